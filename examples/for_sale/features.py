"""What a seat knows as numbers, for networks: all that its view shows."""

from quivira.features import Features
from quivira.games.for_sale.components import AMOUNTS, CHEQUES, COINS, HOUSES, VALUES
from quivira.games.for_sale.state import ForSale
from quivira.kernel import MEMORY_AID, Seat


def features(s: ForSale, seat: Seat, out: Features) -> None:
    out.who("start", s.start)
    out.number("houses_left", s.houses.size, HOUSES)
    out.number("cheques_left", s.cheques.size, 2 * len(CHEQUES))
    out.kinds("for_sale", s.for_sale, VALUES, 1)
    out.kinds("offered", s.offered, AMOUNTS, 2)
    out.answer("sells", s, VALUES)
    for place in range(s.seats):
        owner = out.player(place)
        knows = owner == seat or s.is_over() or bool(s.options[MEMORY_AID])
        out.number("bid", s.bids[owner], COINS[s.seats])
        out.flag("bidding", s.bidding[owner])
        out.flag("coins_known", knows)
        out.number("coins", s.coins[owner] if knows else 0, COINS[s.seats])
        out.kinds("houses", s.owned[owner], VALUES, 1)
        out.kinds("cheques", s.earned[owner], AMOUNTS, 2)
