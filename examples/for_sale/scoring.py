"""Points and winners (9)."""

from quivira.games.for_sale.components import CHEQUES
from quivira.games.for_sale.state import ForSale
from quivira.kernel import Score, rank


def scores(s: ForSale) -> list[Score]:
    """Cheques and coins count, a thousand each; then coins decide."""
    return rank([Score(seat, parts(s, seat), (s.coins[seat],)) for seat in range(s.seats)])


def parts(s: ForSale, seat: int) -> dict[str, int]:
    return {"score-cheques": sum(CHEQUES[cheque] for cheque in s.earned[seat]), "score-coins": s.coins[seat]}


def evaluate(s: ForSale) -> list[float]:
    """What is there, and what houses usually bring: half of their value."""
    return [sum(parts(s, seat).values()) + sum(s.owned[seat]) / 2 + in_auction(s, seat) for seat in range(s.seats)]


def in_auction(s: ForSale, seat: int) -> float:
    """Whoever leads may expect a house in the middle for the bid, others the lowest for half of it."""
    if not s.for_sale or not s.bidding[seat]:
        return 0.0
    leads = s.bids[seat] == max(s.bids) > 0
    return s.for_sale[len(s.for_sale) // 2 if leads else 0] / 2 - s.bids[seat] / (1 if leads else 2)
