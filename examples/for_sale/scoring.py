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
    """What is there, and what houses usually bring: a quarter of their value."""
    return [sum(parts(s, seat).values()) + sum(s.owned[seat]) / 4 for seat in range(s.seats)]
