"""Positions in words: `table(explorers="5 6 3 3", torch=0, row="I-02 I-11")`, and games as `play(s, "0 send:4")`."""

from __future__ import annotations

from quivira.games.cibola import GAME
from quivira.games.cibola.components import CARD, CHAMBER, EXPLORERS, TOTEM, TOTEMS_SHOWN
from quivira.games.cibola.rules import Gain, Rounds, Send, groups_of_nobody
from quivira.games.cibola.state import Cibola
from quivira.kernel import CHANCE, Seat, ints
from quivira.testing import Moves

refused, legal, told = Moves(GAME).refused, Moves(GAME).legal, Moves(GAME).told


def table(
    *,
    explorers: str,
    torch: Seat = 0,
    round: int = 1,  # noqa: A002 - the rulebook's word
    row: str = "I-11 I-12 I-13 I-14",
    rocks: str = "",
    above: str = "copy explorer_plus1 sundial_plus1 rock_up recruit_four",
    cards: tuple[str, ...] = (),
    totems: tuple[str, ...] = (),
    copy_totem: bool = True,
) -> Cibola:
    """A table in phase 2 with the given things on it; explorers that nobody owns are in the camp."""
    owned = [int(n) for n in explorers.split()]
    s: Cibola = GAME.new(len(owned), {"copy_totem": copy_totem})
    s.explorers = ints(owned)
    s.camp = EXPLORERS - sum(owned)
    s.torch = torch
    s.round = round
    for word in rocks.split():
        s.cover(CHAMBER.index(word))
    s.row = [CARD.index(word) for word in row.split()]
    for seat, words in enumerate(cards):
        s.cards[seat] = [CARD.index(word) for word in words.split()]
    for seat, words in enumerate(totems):
        s.totems[seat] = [TOTEM.index(word) for word in words.split()]
    held = [totem for mine in s.totems for totem in mine]
    s.totem_row = [t for t in (TOTEM.index(word) for word in above.split()) if t not in held][
        : TOTEMS_SHOWN - len(held)
    ]
    for card in s.row + [card for mine in s.cards for card in mine]:
        (s.deck_one if s.deck_one.counts[card] else s.deck_two).take(card)
    for totem in s.totem_row + held:
        s.totem_deck.take(totem)
    s.stack = [Rounds(), Gain(), Send(groups_of_nobody(s))]
    s.run()
    s.check()
    return s


def last_round(**position: object) -> Cibola:
    """The end of round 8, all cards taken: the next thing is the copy totem or scoring."""
    s = table(row="", round=8, **position)  # type: ignore[arg-type]
    s.stack = [Rounds()]
    s.run()
    return s


def play(s: Cibola, *moves: str) -> Cibola:
    """Make moves written as `seat key`; `c` is chance."""
    for move in moves:
        who, key = move.split()
        s.apply(CHANCE if who == "c" else int(who), GAME.space.parse(key))
        assert s.is_over() or s.actors()
    return s


def send(s: Cibola, groups: str) -> Cibola:
    """All groups of a round, in seat order; who has no explorers is not asked."""
    asked = s.actors()
    return play(s, *[f"{seat} send:{n}" for seat, n in enumerate(groups.split()) if seat in asked])
