"""The kernel: what all games share. No I/O, no clock, no global random, and no game named."""

from quivira.kernel.action import Action, ActionSpace, Verb
from quivira.kernel.chance import Deck, Rng
from quivira.kernel.errors import BadRecord, BadTable, IllegalAction, QuiviraError, UnknownAction, UnknownGame
from quivira.kernel.event import EVERYONE, Event, EventKind, others
from quivira.kernel.fields import Piece, fixed
from quivira.kernel.folder import game
from quivira.kernel.game import DETAIL, SEAT, Game, Meta, Option, View, Weight
from quivira.kernel.memory import MEMORY_AID, Memory, memory
from quivira.kernel.score import Score, rank
from quivira.kernel.state import Options, State, play_out, settle
from quivira.kernel.step import (
    CHANCE,
    NOBODY,
    NONE,
    Chance,
    Deal,
    Draw,
    Flow,
    Sealed,
    Seat,
    Step,
    answered,
    done,
    pending,
    pick,
)
from quivira.kernel.text import Label, Text
from quivira.kernel.turn import Side, Turn
from quivira.numbers import Ints, among, bit, filled, ints, lowest, nth, size

# fmt: off
__all__ = [
    "CHANCE", "DETAIL", "EVERYONE", "MEMORY_AID", "NOBODY", "NONE", "SEAT", "Action", "ActionSpace", "BadRecord",
    "BadTable", "Chance", "Deal", "Deck", "Draw", "Event", "EventKind", "Flow", "Game", "IllegalAction", "Ints",
    "Label", "Memory", "Meta", "Option", "Options", "Piece", "QuiviraError", "Rng", "Score", "Sealed", "Seat",
    "Side", "State", "Step", "Text", "Turn", "UnknownAction", "UnknownGame", "Verb", "View", "Weight", "among",
    "answered", "bit", "done", "filled", "fixed", "game", "ints", "lowest", "memory", "nth", "others", "pending",
    "pick", "play_out", "rank", "settle", "size",
]
