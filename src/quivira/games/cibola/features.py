"""What a seat knows as numbers, for networks: all that its view shows."""

from quivira.features import Features
from quivira.games.cibola.components import CARD, CHAMBER, EXPLORERS, ROCKS, ROUNDS, ROW, TOTEM, TREASURE
from quivira.games.cibola.rules import MoveRock, Recruit, group_of
from quivira.games.cibola.scoring import symbols
from quivira.games.cibola.state import Cibola
from quivira.kernel import Seat


def features(s: Cibola, seat: Seat, out: Features) -> None:
    top = s.stack[-1] if s.stack else None
    out.flag("rock_up", isinstance(top, MoveRock) and top.step < 0)
    out.number("recruits", top.most if isinstance(top, Recruit) else 0, EXPLORERS)
    out.number("round", s.round, ROUNDS)
    out.who("torch", s.torch)
    out.number("camp", s.camp, EXPLORERS)
    out.number("rocks", ROCKS - s.rocks_placed(), ROCKS)
    out.kinds("row", s.row, CARD, 1)
    out.members("covered", s.rocks, CHAMBER)
    out.kinds("totems", s.totem_row, TOTEM, 1)
    out.one_of("copied", s.copied, TOTEM)
    out.number("deck_one", s.deck_one.size, len(CARD))
    out.number("deck_two", s.deck_two.size, len(CARD))
    out.kinds("out", s.out, CARD, 1)
    out.packed("box", s.totem_deck.counts, TOTEM, 1)
    for place in range(s.seats):
        player(s, seat, out.player(place), out)


def player(s: Cibola, seat: Seat, owner: Seat, out: Features) -> None:
    chosen, sent = group_of(s, owner, seat)
    out.number("explorers", s.explorers[owner], EXPLORERS)
    out.flag("chosen", chosen)
    out.flag("sent_known", sent is not None)
    out.number("sent", sent or 0, EXPLORERS)
    out.number("in_turn", s.order.index(owner) + 1 if s.order else 0, s.seats)
    out.amounts("treasures", symbols(s, owner), TREASURE, ROW)
    out.kinds("totems", s.totems[owner], TOTEM, 1)
    out.kinds("cards", s.cards[owner], CARD, 1)
