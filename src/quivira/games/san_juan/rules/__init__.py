"""The rules, one file a phase, in the order of the rulebook. Numbers in brackets cite rulebook/en.md."""

from typing import Final

from quivira.games.san_juan.rules.builder import (
    BlackMarket,
    Build,
    BuilderPhase,
    Built,
    Overbuild,
    Pay,
    PoorHouse,
)
from quivira.games.san_juan.rules.cards import ToHand
from quivira.games.san_juan.rules.councillor import ArchiveDiscard, CouncilDraw, CouncillorPhase, Counsel, Keep
from quivira.games.san_juan.rules.producer import Load, Produce, ProducerPhase
from quivira.games.san_juan.rules.prospector import MineReveal, Prospect, ProspectorPhase, SmithReveal, TakeRevealed
from quivira.games.san_juan.rules.round_start import Bank, Chapel, HandLimit, Office, RoundStart
from quivira.games.san_juan.rules.rounds import ChooseAtLast, ChooseRole, Rounds, UseLibrary
from quivira.games.san_juan.rules.set_up import DrawGovernor, FirstHands, KeepFour, set_up
from quivira.games.san_juan.rules.trader import Sell, Ship, TraderPhase, TurnTile
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import Step

STEPS: Final[tuple[Step[SanJuan], ...]] = (
    DrawGovernor(),
    FirstHands(),
    KeepFour(0, 0, 0, 0),
    Rounds(),
    RoundStart(),
    Office(0, 0, 0),
    Chapel(0),
    Bank(0, 0, 0),
    HandLimit(0, 0, 0, 0),
    ChooseRole(0),
    ChooseAtLast(0),
    UseLibrary(0),
    BuilderPhase(),
    Build(0),
    Overbuild(0),
    BlackMarket(0, 0, 0, 0),
    Pay(0, 0, 0),
    Built(0, 0),
    PoorHouse(0),
    ProducerPhase(),
    Produce(0, 0, 0, 0),
    Load(0, 0),
    TraderPhase(),
    TurnTile(),
    Sell(0, 0, 0, 0, 0),
    Ship(0),
    CouncillorPhase(),
    Counsel(0),
    CouncilDraw(0, 0),
    Keep(0, 0, 0, 0),
    ArchiveDiscard(0, 0, 0, 0),
    ProspectorPhase(),
    Prospect(0),
    MineReveal(0, 0),
    SmithReveal(0, 0),
    TakeRevealed(0),
    ToHand(0, 0),
)

__all__ = ["STEPS", "set_up"]
