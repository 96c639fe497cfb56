"""Cards, totems and temple as constant tables, read from cards.json; the verbs and events of the game."""

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from quivira.kernel import Action, ActionSpace, EventKind, Ints, Label, Text, Verb, bit, ints

DATA: Final[dict[str, Any]] = json.loads(files("quivira.games.cibola").joinpath("cards.json").read_text("utf-8"))
BOX: Final[dict[str, Any]] = DATA["box"]

ROUNDS: Final[int] = BOX["rounds"]
ROW: Final[int] = BOX["cards_per_round"]
EXPLORERS: Final[int] = BOX["explorers_total"]
START_EXPLORERS: Final[dict[int, int]] = {int(n): e for n, e in BOX["explorers_per_player"].items()}
MOST_SEATS: Final = max(START_EXPLORERS)
ROCKS: Final[int] = BOX["rocks"]
TOTEMS_SHOWN: Final[int] = BOX["totems_in_play"]
EXPLORERS_PER_POINT: Final = 2  # rule 30

# Treasures
TREASURE: Final[list[str]] = [t["id"] for t in DATA["treasures"]]
TREASURES: Final[i64] = len(TREASURE)
BY_MAJORITY: Final[list[bool]] = [t["scoring"] == "majority" for t in DATA["treasures"]]

# The temple: chambers column by column, each from the top down
VALUES: Final[list[list[int]]] = [column["chambers"] for column in DATA["temple"]["columns"]]
VALUE: Final[list[int]] = [value for values in VALUES for value in values]
CHAMBERS: Final[i64] = len(VALUE)
COLUMN_OF: Final[Ints] = ints([column for column, values in enumerate(VALUES) for _ in values])
COLUMNS: Final[list[list[int]]] = [[c for c in range(CHAMBERS) if COLUMN_OF[c] == t] for t in range(TREASURES)]
FIRST: Final[list[int]] = [column[0] for column in COLUMNS]
CHAMBER: Final[list[str]] = [f"{TREASURE[t]}-{c - FIRST[t] + 1}" for t, column in enumerate(COLUMNS) for c in column]
COLUMN_SETS: Final[Ints] = ints([sum([bit(c) for c in column]) for column in COLUMNS])
TOPS: Final[i64] = sum([bit(column[0]) for column in COLUMNS])
BOTTOMS: Final[i64] = sum([bit(column[-1]) for column in COLUMNS])

# Treasure cards
CARD: Final[list[str]] = [card["id"] for card in DATA["cards"]]
CARDS: Final = len(CARD)
IN_DECK_ONE: Final[list[bool]] = [card["deck"] == "I" for card in DATA["cards"]]
SYMBOLS: Final[list[list[int]]] = [[card["treasures"].count(t) for t in TREASURE] for card in DATA["cards"]]
SYMBOL_ROWS: Final[Ints] = ints([number for row in SYMBOLS for number in row])  # the same, one card after another
HAS_ROCK: Final[list[bool]] = [card["icon"] == "rock" for card in DATA["cards"]]
HAS_TOTEM: Final[list[bool]] = [card["icon"] == "totem" for card in DATA["cards"]]

# Totems, one table for each kind of effect
TOTEM: Final[list[str]] = [totem["id"] for totem in DATA["totems"]]
TOTEMS: Final = len(TOTEM)
EFFECT: Final[list[dict[str, Any]]] = [totem["effect"] for totem in DATA["totems"]]
AT_ONCE: Final[list[bool]] = [totem["timing"] == "immediate" for totem in DATA["totems"]]
COPY_TOTEM: Final = [e["type"] for e in EFFECT].index("copy_totem")
ROCK_STEP: Final[list[int]] = [e["step"] if e["type"] == "move_rock" else 0 for e in EFFECT]
RECRUITS: Final[list[int]] = [(e["max"] or EXPLORERS) if e["type"] == "take_from_camp" else 0 for e in EFFECT]
POINTS_PER_EXPLORER: Final[list[int]] = [e["points"] if e["type"] == "bonus_per_explorer" else 0 for e in EFFECT]


def _on_treasure(kind: str, field: str, otherwise: int) -> list[list[int]]:
    """For each totem and treasure the number that an effect of this kind gives."""
    return [[e[field] if e["type"] == kind and e["treasure"] == t else otherwise for t in TREASURE] for e in EFFECT]


POINTS_PER_SYMBOL: Final = _on_treasure("bonus_per_treasure", "points", 0)
NO_FIXED_VALUE: Final = -100
FIXED_VALUE: Final = _on_treasure("set_treasure_value", "points", NO_FIXED_VALUE)
FEWER_SYMBOLS: Final = _on_treasure("reduce_treasure_count", "by", 0)


# Names for people
def _card_label(card: int) -> Label:
    treasures: list[int | str | Text] = [
        Text(f"count-{TREASURE[t]}", {"n": n}) for t, n in enumerate(SYMBOLS[card]) if n
    ]
    symbol = "card-rock" if HAS_ROCK[card] else "card-totem" if HAS_TOTEM[card] else "card-plain"
    return Text(symbol, {"treasures": treasures})


TREASURE_LABEL: Final[list[str]] = [f"treasure-{t}" for t in TREASURE]
PART: Final[list[str]] = [f"score-{t}" for t in TREASURE]
TOTEM_LABEL: Final[list[Label]] = [f"totem-{t}" for t in TOTEM]
CARD_LABEL: Final[list[Label]] = [_card_label(card) for card in range(CARDS)]
CHAMBER_LABEL: Final[list[Label]] = [
    Text("chamber", {"treasure": f"treasure-{TREASURE[COLUMN_OF[c]]}", "value": VALUE[c]}) for c in range(CHAMBERS)
]

# Verbs. Keys never change; chambers count from the top.
SPACE: Final = ActionSpace()
SEND: Final[Verb] = SPACE.verb("send", [str(n) for n in range(EXPLORERS + 1)])
TAKE: Final[Verb] = SPACE.verb("take", CARD, CARD_LABEL)
ROCK: Final[Verb] = SPACE.verb("rock", CHAMBER, CHAMBER_LABEL)
CHOOSE_TOTEM: Final[Verb] = SPACE.verb("totem", TOTEM, TOTEM_LABEL)
MOVE: Final[Verb] = SPACE.verb("move", CHAMBER, CHAMBER_LABEL)
RECRUIT: Final[Action] = SPACE.single("recruit")
COPY: Final[Verb] = SPACE.verb("copy", TOTEM, TOTEM_LABEL)
DECLINE: Final[Action] = SPACE.single("decline")

# Lists of choices that come again and again, made once; whoever asks for them must not change them
SENDS: Final[list[list[Action]]] = [SEND.actions[: most + 1] for most in range(EXPLORERS + 1)]
RECRUIT_OR_NOT: Final[list[Action]] = [RECRUIT, DECLINE]

# What chance does
TORCH: Final[Verb] = SPACE.verb("torch", [str(seat) for seat in range(MOST_SEATS)])
SHOW: Final[Verb] = SPACE.verb("show", TOTEM, TOTEM_LABEL)
TURN: Final[Verb] = SPACE.verb("turn", CARD, CARD_LABEL)

# Events
TORCH_TOSSED: Final = EventKind("torch-tossed")
TOTEM_SHOWN: Final = EventKind("totem-shown", totem=TOTEM_LABEL)
ROUND_BEGINS: Final = EventKind("round-begins", n=None)
CARD_TURNED: Final = EventKind("card-turned", card=CARD_LABEL)
SENT: Final = EventKind("sent", n=None)
CALLED_BACK: Final = EventKind("called-back", n=None)
CAMPED: Final = EventKind("camped", n=None)
TOOK: Final = EventKind("took", card=CARD_LABEL)
ROCK_PLACED: Final = EventKind("rock-placed", chamber=CHAMBER_LABEL)
ROCK_MOVED: Final = EventKind("rock-moved", chamber=CHAMBER_LABEL, onto=CHAMBER_LABEL)
TOTEM_TAKEN: Final = EventKind("totem-taken", totem=TOTEM_LABEL)
RECRUITED: Final = EventKind("recruited", n=None)
DECLINED: Final = EventKind("declined")
COPIED: Final = EventKind("copied", totem=TOTEM_LABEL)
LEFT_OUT: Final = EventKind("left-out", card=CARD_LABEL)
TORCH_PASSED: Final = EventKind("torch-passed")
ENDED: Final = EventKind("ended")
