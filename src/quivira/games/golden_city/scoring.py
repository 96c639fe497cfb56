"""Letters, bonus cards, tie-breaks and winners (B1-B8, E5, E6)."""

from quivira.games.golden_city.components import (
    BONUS_LETTERS,
    BONUS_SITES,
    CITY,
    PER_COIN,
    PER_GOODS_CARD,
    SCORING_CARDS,
)
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Score, Seat


def end_reason(s: GoldenCity) -> str:
    """What ended the game; a blocked player ends it only if nothing else did in the same round (E1-E3)."""
    if 0 in list(s.houses_left):
        return "houses"
    return "cards" if s.round == SCORING_CARDS else "blocked"


def bonus_letters(s: GoldenCity, seat: Seat, bonus: int) -> int:
    """What a bonus card is worth to a player (B1-B8); coasts never count."""
    if bonus == PER_GOODS_CARD:
        return BONUS_LETTERS[bonus] * len(s.goods[seat])
    if bonus == PER_COIN:
        return BONUS_LETTERS[bonus] * s.coins[seat]
    return BONUS_LETTERS[bonus] * s.houses_on(seat, BONUS_SITES[bonus])


def scores(s: GoldenCity) -> list[Score]:
    """Most letters win, then more houses in the city, then more coins, else the victory is shared (E5, E6).

    Who is blocked comes after everybody who is not, ranked in the same way (E3, A22, A23).
    """
    worth: list[tuple[bool, int, int, int]] = []
    parts: list[dict[str, int]] = []
    for seat in range(s.seats):
        bonus = sum([bonus_letters(s, seat, card) for card in s.bonuses(seat)])
        parts.append({"score-letters": s.letters[seat], "score-bonus": bonus})
        worth.append((not s.out[seat], s.letters[seat] + bonus, s.houses_on(seat, CITY), s.coins[seat]))
    return [
        Score(seat, parts[seat], worth[seat][2:], 1 + sum([other > worth[seat] for other in worth]))
        for seat in range(s.seats)
    ]
