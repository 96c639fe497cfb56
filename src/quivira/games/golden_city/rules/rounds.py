"""The rounds: the six phases in order (R1), the scoring of phase 5 (R24-R28), phase 6 (R30) and the end (E1-E4)."""

from quivira.games.golden_city.components import (
    ALL_COASTS,
    ALL_INNER,
    ALL_OUTER,
    ALL_SUBURBS,
    ALONE,
    AREA_SITES,
    BLOCKED,
    BONUS_SCORED,
    ENDED,
    PRESENT,
    ROUND_BEGINS,
    SCORE,
    SCORED_AREA,
    SCORED_FOR_AREA,
    SCORED_FOR_GOOD,
    SCORED_GOOD,
    SCORING_CARDS,
    SCORING_TURNED,
    SHOWS,
    START_PASSED,
)
from quivira.games.golden_city.rules.bidding import PLACE_HAND
from quivira.games.golden_city.rules.building import Building
from quivira.games.golden_city.rules.landscape import Deal, may_draw
from quivira.games.golden_city.scoring import bonus_letters
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import CHANCE, NOBODY, Action, Chance, Flow, Rng, Seat


class Rounds(Flow[GoldenCity]):
    """Round after round, until houses or cards are used up or somebody is blocked (E1-E3)."""

    def proceed(self, s: GoldenCity) -> None:
        if is_last_round(s):
            s.stack.pop()
            s.follow(Finish())
            return
        s.round += 1
        s.emit(ROUND_BEGINS, NOBODY, s.round)
        s.follow(TurnScoringCard(), Deal(), PLACE_HAND[s.start], Building(0), ScoreRound())

    def clone(self) -> "Rounds":
        return self


class TurnScoringCard(Chance[GoldenCity]):
    """Phase 1: the top scoring card is turned face up (R1); the stacks come in order (S6)."""

    def outcomes(self, s: GoldenCity) -> list[tuple[Action, int]]:
        return [(SCORE.actions[card], 1) for card in s.scoring_pile()]

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        s.card = action.arg
        s.emit(SCORING_TURNED, NOBODY, s.card)
        may_draw(s)  # the first card of the layout comes next (R4)

    def settle(self, s: GoldenCity, rng: Rng) -> None:
        pile = s.scoring_pile()
        self.answer(s, CHANCE, SCORE.actions[pile[rng.below(len(pile))]])

    def clone(self) -> "TurnScoringCard":
        return self


class ScoreRound(Flow[GoldenCity]):
    """Phase 5: the face-up card is scored and goes to the box; phase 6: the start player changes."""

    def proceed(self, s: GoldenCity) -> None:
        s.stack.pop()
        mark_blocked(s)
        good = for_good(s, SCORED_GOOD[s.card])
        area = for_area(s, AREA_SITES[SCORED_AREA[s.card]])
        for seat in range(s.seats):
            s.letters[seat] += good[seat] + area[seat]
            if good[seat]:
                s.emit(SCORED_FOR_GOOD, seat, good[seat])
            if area[seat]:
                s.emit(SCORED_FOR_AREA, seat, area[seat])
        s.scored.append(s.card)  # R28
        s.card = -1
        s.start = (s.start + 1) % s.seats  # R30
        s.emit(START_PASSED, s.start)

    def clone(self) -> "ScoreRound":
        return self


def has_good(s: GoldenCity, seat: Seat, good: int) -> bool:
    return any([SHOWS[card][good] for card in s.goods[seat]])


def for_good(s: GoldenCity, good: int) -> list[int]:
    """Letters for owning a good, more for the only one who does; how many cards show it never matters (R24)."""
    having = [has_good(s, seat, good) for seat in range(s.seats)]
    each = PRESENT + (ALONE if sum(having) == 1 else 0)
    return [each if has else 0 for has in having]


def for_area(s: GoldenCity, area: int) -> list[int]:
    """Letters for a house on the river or in the quarter (R25, R26), more for strictly the most houses (R27)."""
    houses = [s.houses_on(seat, area) for seat in range(s.seats)]
    most = max(houses)
    majority = houses.count(most) == 1
    return [0 if not n else PRESENT + (ALONE if majority and n == most else 0) for n in houses]


def blocked(s: GoldenCity, seat: Seat) -> bool:
    """Whether a player who still has houses can never build again; cards in hand are not looked at (E4)."""
    taken = s.taken()
    if not s.houses_left[seat] or ALL_COASTS & ~taken or s.reach[seat] & ALL_SUBURBS & ~taken:
        return False
    districts = ALL_OUTER
    if s.keys[seat] or not s.options["blocked_without_key"]:  # A24
        districts |= ALL_INNER
    return not s.reach[seat] & districts & ~s.built[seat]


def ends_regularly(s: GoldenCity) -> bool:
    """A last house is built, or the last scoring card has come (E1, E2)."""
    return 0 in s.houses_left or s.round == SCORING_CARDS


def mark_blocked(s: GoldenCity) -> None:
    """Who is blocked has lost; at some tables not when the game ends in this round anyway (E3, A21, A23)."""
    if ends_regularly(s) and not s.options["blocked_always_loses"]:
        return
    for seat in range(s.seats):
        if blocked(s, seat):
            s.out[seat] = True
            s.emit(BLOCKED, seat)


def is_last_round(s: GoldenCity) -> bool:
    """Whether the round just played was the last (E1-E3)."""
    return s.round > 0 and (ends_regularly(s) or any(s.out))


class Finish(Flow[GoldenCity]):
    """Bonus cards are turned up and counted (E5)."""

    def proceed(self, s: GoldenCity) -> None:
        s.stack.pop()
        for i in range(len(s.bonus_cards)):
            seat = s.bonus_takers[i]
            s.emit(BONUS_SCORED, seat, s.bonus_cards[i], bonus_letters(s, seat, s.bonus_cards[i]))
        s.emit(ENDED, NOBODY)

    def clone(self) -> "Finish":
        return self
