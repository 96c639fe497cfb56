"""What lies on the table. No rules."""

from __future__ import annotations

from mypy_extensions import i64

from quivira.games.san_juan import components as box
from quivira.games.san_juan.pieces import Cities, Hands, Market, Roles
from quivira.kernel import NONE, Deck, Seat, State


class SanJuan(State):
    round: i64 = 0
    idle: i64 = 0  # rounds in a row without a new building (68)
    has_built: bool = False  # whether this round has brought one
    governor: Seat = 0
    roles: Roles
    turn: Seat = NONE  # whose turn it is in the phase or at the start of the round
    pile: Deck
    discard: Deck
    hands: Hands
    cities: Cities
    market: Market
    building: i64 = NONE  # the card that the seat in turn builds; it has left the hand
    over: i64 = NONE  # the place in the city that it takes from another
    shown: list[int]  # cards revealed last in this phase, wherever they are now
    revealed: i64 = 0  # how many of them, the last ones, lie open
    removed: tuple[int, ...] = ()  # overbuilt cards, which leave the game
    cathedral_free: bool = False  # whether it lies on the table

    def clockwise(self, first: Seat, places: i64) -> Seat:
        """Who sits so many places, fewer than there are, to the left of `first`."""
        seat = first + places
        return seat - self.seats if seat >= self.seats else seat

    def in_play(self, kind: i64) -> bool:
        """Whether anybody has the building."""
        return any(self.cities.has(seat, kind) for seat in range(self.seats))

    def is_built_up(self) -> bool:
        """Whether somebody has the last building of the game (68)."""
        return any(self.cities.size(seat) == box.LAST_BUILDING for seat in range(self.seats))

    def open_cards(self) -> list[int]:
        """The revealed cards that nobody has taken and that are not discarded."""
        return self.shown[len(self.shown) - self.revealed :]

    def all_cards(self) -> list[int]:
        """Every card, wherever it is."""
        cards = [*self.hands.cards(self.hands.aside), *self.market.sold, *self.open_cards(), *self.removed]
        for deck in (self.pile, self.discard):
            cards += [kind for kind in range(box.KINDS) for _ in range(deck.counts[kind])]
        for seat in range(self.seats):
            cards += [*self.hands.cards(seat), *self.cities.cards(seat), *self.cities.good_cards(seat)]
            cards += [*self.cities.tucked[seat], *self.cities.shipped[seat]]
        if self.building != NONE:
            cards.append(self.building)
        if self.cathedral_free:
            cards.append(box.CATHEDRAL)
        return cards

    def check(self) -> None:
        cards = self.all_cards()
        copies = box.COPIES if self.options["expansion"] else box.BASE_COPIES
        assert [cards.count(kind) for kind in range(box.KINDS)] == copies, "no card is lost"
        for pile in (self.pile, self.discard):
            assert min(list(pile.counts)) >= 0, "no debts"
            assert pile.size == sum(list(pile.counts)), "sizes"
        self.hands.check()
        for seat in range(self.seats):
            self.cities.check(seat)
        assert len(self.market.seen) + self.market.unseen.size == box.TILES, "no market card is lost"
        if self.is_over():
            exhausted = self.pile.size + self.discard.size == 0
            assert self.is_built_up() or self.idle == box.IDLE_ROUNDS or exhausted, "nobody builds any more (68)"
            assert self.building == NONE, "all is built"
            assert not self.hands.kinds(self.hands.aside), "all is kept"
            assert not self.revealed, "all is put away"
