"""Letters, bonus cards, tie-breaks and winners (B1-B8, E5, E6)."""

from quivira.games.golden_city.components import (
    BONUS_LETTERS,
    BONUS_PART,
    BONUS_SITES,
    BONUSES_ALL,
    CITY,
    PER_COIN,
    PER_GOODS_CARD,
    SCORING_CARDS,
)
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import Score, Seat


def ends_regularly(s: GoldenCity) -> bool:
    """A last house is built, or the last scoring card has come (E1, E2)."""
    return s.round == SCORING_CARDS or 0 in list(s.houses_left)


def has_lost(s: GoldenCity, seat: Seat) -> bool:
    """Who is blocked has lost; at some tables not when the game ends in this round anyway (E3, A21, A23)."""
    return s.out[seat] and (bool(s.options["blocked_always_loses"]) or not ends_regularly(s))


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


def letters_of(s: GoldenCity, seat: Seat) -> dict[str, int]:
    """The letters that a player has won, and those of each bonus card (E5)."""
    own = s.bonuses(seat)
    found: dict[str, int] = {"score-letters": s.letters[seat]}
    for bonus in range(BONUSES_ALL):
        found[BONUS_PART[bonus]] = bonus_letters(s, seat, bonus) if bonus in own else 0
    return found


def scores(s: GoldenCity) -> list[Score]:
    """Most letters win, then more houses in the city, then more coins, else the victory is shared (E5, E6).

    Who is blocked and has lost comes after everybody else, ranked in the same way (E3, A22, A23).
    """
    worth: list[tuple[bool, int, int, int]] = []
    parts: list[dict[str, int]] = []
    for seat in range(s.seats):
        found = letters_of(s, seat)
        parts.append(found)
        worth.append((not has_lost(s, seat), sum(found.values()), s.houses_on(seat, CITY), s.coins[seat]))
    return [
        Score(seat, parts[seat], worth[seat][2:], 1 + sum([other > worth[seat] for other in worth]))
        for seat in range(s.seats)
    ]
