"""Positions in words: `table(seat0="hand: indigo*2 library; city: crane")`, and games as `play(s, "0 role:builder")`.

A seat has the parts hand, city, goods (the buildings they lie on), tucked (under the chapel or bank) and shipped (under
the harbor). A seat without a city has one indigo plant. A card may be written by the beginning of its name.
"""

from __future__ import annotations

from collections.abc import Sequence

from quivira.games.san_juan import GAME
from quivira.games.san_juan import components as box
from quivira.games.san_juan.pieces import empty_cities
from quivira.games.san_juan.rules.phase import clockwise
from quivira.games.san_juan.rules.rounds import Rounds, role_turns, whole_round
from quivira.games.san_juan.state import SanJuan
from quivira.kernel import CHANCE, Deck, Rng, Seat
from quivira.kernel import settle as settle_by
from quivira.testing import Moves

reason, refused = Moves(GAME).reason, Moves(GAME).refused


def card(word: str) -> int:
    """A card by its name or the beginning of it."""
    if word in box.CARD:
        return box.CARD.index(word)
    fitting = [kind for kind in range(box.KINDS) if box.CARD[kind].startswith(word)]
    assert len(fitting) == 1, f"{word} means {[box.CARD[kind] for kind in fitting]}"
    return fitting[0]


def cards(words: str) -> list[int]:
    """`indigo*2 library` as a list of cards."""
    found: list[int] = []
    for word in words.split():
        name, _, times = word.partition("*")
        found += [card(name)] * int(times or 1)
    return found


def names(kinds: Sequence[int]) -> str:
    return " ".join(box.CARD[kind] for kind in kinds)


def table(
    *,
    seat0: str = "",
    seat1: str = "",
    seat2: str | None = None,
    seat3: str | None = None,
    seats: Sequence[str] = (),
    governor: Seat = 0,
    tiles: str = "",
    discard: str = "",
    start: bool = False,
    expansion: bool | None = None,
    **options: bool,
) -> SanJuan:
    """A table in the second round at the governor's choice of a role, or with `start` at the start of the round."""
    texts = [*seats] or [text for text in (seat0, seat1, seat2, seat3) if text is not None]
    parts = [dict(part.strip().split(":") for part in text.split(";") if part.strip()) for text in texts]
    used = [kind for mine in parts for words in mine.values() for kind in cards(words)]
    if expansion is None:
        expansion = any(box.BASE_COPIES[kind] == 0 for kind in used)
    s: SanJuan = GAME.new(len(texts), {"expansion": expansion, **options})
    s.round = 2
    s.governor = governor
    s.cities = empty_cities(s.seats)
    s.pile = Deck((box.COPIES if expansion else box.BASE_COPIES)[:])
    s.pile.counts[box.CATHEDRAL] = 0
    for seat, mine in enumerate(parts):
        seat_down(s, seat, {name: cards(words) for name, words in mine.items()})
    for kind in cards(discard):
        s.discard.put(kind)
        s.pile.counts[kind] -= 1
    for tile in tiles.split():
        s.market.unseen.take(int(tile[1:]) - 1)
        s.market.see(int(tile[1:]) - 1)
    s.pile = Deck(list(s.pile.counts))
    load_goods(s, [mine.get("goods", "") for mine in parts])
    s.stack = [Rounds()]
    s.follow(*(whole_round if start else role_turns)(clockwise(s.seats, governor)))
    s.run()
    s.check()
    return s


def seat_down(s: SanJuan, seat: Seat, mine: dict[str, list[int]]) -> None:
    assert set(mine) <= {"hand", "city", "goods", "tucked", "shipped"}, mine
    for kind in mine.get("hand", []):
        s.hands.gain(seat, kind)
    city = mine.get("city", [box.INDIGO_PLANT])
    for kind in city:
        s.cities.build(seat, kind)
    s.cities.open(seat)
    for kind in mine.get("tucked", []):
        s.cities.tuck(seat, kind, box.CHAPEL if box.CHAPEL in city else box.BANK)
    for kind in mine.get("shipped", []):
        s.cities.ship(seat, kind)
    if box.CATHEDRAL in city:
        s.cathedral_free = False
        s.pile.counts[box.CATHEDRAL] += 1
    for kind in (*s.hands.cards(seat), *city, *s.cities.tucked[seat], *s.cities.shipped[seat]):
        s.pile.counts[kind] -= 1
        assert s.pile.counts[kind] >= 0, f"there are not so many of {box.CARD[kind]}"


def load_goods(s: SanJuan, places: list[str]) -> None:
    """Goods are whatever the pile has most of."""
    for seat, words in enumerate(places):
        for kind in cards(words):
            assert box.PLACE_OF[kind] >= 0, f"{box.CARD[kind]} holds no goods"
            counts = list(s.pile.counts)
            good = counts.index(max(counts))
            s.pile.take(good)
            s.cities.put_good(seat, s.cities.first_empty(seat, kind), good)


def under(s: SanJuan, seat: Seat) -> list[int]:
    """For each building of a seat how many cards are tucked under it."""
    return [s.cities.under(seat, place) for place in range(s.cities.size(seat))]


def play(s: SanJuan, *moves: str) -> SanJuan:
    """Make moves written as `seat key`; `c` is chance, which may draw several cards: `c tower indigo*2`."""
    for move in moves:
        who, _, key = move.partition(" ")
        if who != "c":
            s.apply(int(who), GAME.space.parse(key))
        elif ":" in key:
            s.apply(CHANCE, GAME.space.parse(key))
        else:
            for kind in cards(key):
                s.apply(CHANCE, GAME.space.parse(f"card:{box.CARD[kind]}"))
        s.check()
        assert s.is_over() or s.actors()
    return s


def settle(s: SanJuan, seed: int = 0) -> SanJuan:
    """Whatever chance brings."""
    settle_by(s, Rng(seed))
    s.check()
    return s


def legal(s: SanJuan, seat: Seat) -> list[str]:
    return sorted(action.key for action in s.legal(seat))


def asked(s: SanJuan) -> tuple[Seat, str]:
    """Who is asked what."""
    return s.actors()[0], type(s.stack[-1]).__name__


def told(s: SanJuan, seat: Seat | None = None) -> list[str]:
    """The verbs of all events since listening began, as a seat or a spectator hears them."""
    return [event.verb for event in s.events or [] if event.seen_by(seat)]
