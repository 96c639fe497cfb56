"""What a seat may know, built up field by field: all but the groups, which stay secret until all are in (10)."""

from functools import cache
from typing import Annotated

import msgspec

from quivira.games.cibola import components as box
from quivira.games.cibola.rules import group_of
from quivira.games.cibola.scoring import projected, symbols
from quivira.games.cibola.state import Cibola
from quivira.kernel import DETAIL, SEAT, Label, Seat, Text, View


class CardView(msgspec.Struct, frozen=True):
    key: str
    label: Label
    treasures: list[str]
    symbol: str | None


class ChamberView(msgspec.Struct, frozen=True):
    key: str
    label: Label
    value: int
    covered: bool


class ColumnView(msgspec.Struct, frozen=True):
    treasure: str
    chambers: list[ChamberView]
    lowest: int  # what the treasure may still be worth
    highest: int


class Worth(msgspec.Struct, frozen=True):
    """Points that a seat's symbols of a treasure would bring now, at the least and at the most."""

    lowest: int
    highest: int


class PlayerView(msgspec.Struct, frozen=True):
    seat: Annotated[Seat, SEAT]
    explorers: int
    chosen: bool
    sent: int | None  # None: not revealed to you
    treasures: dict[str, int]
    worth: Annotated[dict[str, Worth], DETAIL]
    totems: list[str]
    cards: Annotated[list[CardView], DETAIL]


class CibolaView(View, frozen=True):
    round: int
    torch: Annotated[Seat, SEAT]
    camp: int
    rocks: int
    row: list[CardView]
    temple: list[ColumnView]
    totems: list[str]
    players: list[PlayerView]
    order: list[Annotated[Seat, SEAT]]
    copied: str | None
    deck_one: Annotated[int, DETAIL]
    deck_two: Annotated[int, DETAIL]
    out: Annotated[list[CardView], DETAIL]
    box: Annotated[list[str], DETAIL]


def view(s: Cibola, seat: Seat | None) -> CibolaView:
    owned = [symbols(s, owner) for owner in range(s.seats)]
    worth = projected(s, owned)
    return CibolaView(
        round=s.round,
        torch=s.torch,
        camp=s.camp,
        rocks=box.ROCKS - s.rocks_placed(),
        row=[card_view(card) for card in s.row],
        temple=[column_view(treasure, s.rocks & box.COLUMN_SETS[treasure]) for treasure in range(box.TREASURES)],
        totems=[f"totem-{box.TOTEM[t]}" for t in s.totem_row],
        players=[player_view(s, owner, seat, owned[owner], worth[owner]) for owner in range(s.seats)],
        order=s.order[:],
        copied=f"totem-{box.TOTEM[s.copied]}" if s.copied >= 0 else None,
        deck_one=s.deck_one.size,
        deck_two=s.deck_two.size,
        out=[card_view(card) for card in s.out],
        box=[f"totem-{box.TOTEM[t]}" for t in range(box.TOTEMS) if s.totem_deck.counts[t]],
    )


@cache
def card_view(card: int) -> CardView:
    treasures = [f"treasure-{box.TREASURE[t]}" for t in range(box.TREASURES) for _ in range(box.SYMBOLS[card][t])]
    symbol = "symbol-rock" if box.HAS_ROCK[card] else "symbol-totem" if box.HAS_TOTEM[card] else None
    return CardView(box.CARD[card], box.CARD_LABEL[card], treasures, symbol)


@cache
def column_view(treasure: int, rocks: int) -> ColumnView:
    chambers = [chamber_view(c, rocks >> c & 1 == 1) for c in box.COLUMNS[treasure]]
    still_open = [chamber.value for chamber in chambers if not chamber.covered]
    return ColumnView(f"treasure-{box.TREASURE[treasure]}", chambers, min(still_open), max(still_open))


@cache
def chamber_view(chamber: int, covered: bool) -> ChamberView:
    label = Text("chamber-covered" if covered else "chamber-open", {"value": box.VALUE[chamber]})
    return ChamberView(box.CHAMBER[chamber], label, box.VALUE[chamber], covered)


def player_view(
    s: Cibola, owner: Seat, seat: Seat | None, owned: list[int], worth: list[tuple[int, int]]
) -> PlayerView:
    chosen, sent = group_of(s, owner, seat)
    return PlayerView(
        owner,
        s.explorers[owner],
        chosen,
        sent,
        dict(zip(box.TREASURE_LABEL, owned, strict=True)),
        {label: Worth(*points) for label, points in zip(box.TREASURE_LABEL, worth, strict=True)},
        [f"totem-{box.TOTEM[t]}" for t in s.totems[owner]],
        [card_view(card) for card in s.cards[owner]],
    )
