"""The rounds: the six phases in order (R1), the scoring of phase 5 (R24-R28), phase 6 (R30) and the end (E1-E3, E5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quivira.games.golden_city import components as box
from quivira.games.golden_city.rules.bidding import PLACE_HAND
from quivira.games.golden_city.rules.building import BUILDING
from quivira.games.golden_city.rules.landscape import DEAL_PAIRS, may_draw
from quivira.games.golden_city.scoring import bonus_letters, ends_regularly, has_lost
from quivira.games.golden_city.state import GoldenCity
from quivira.kernel import CHANCE, NOBODY, Action, Chance, EventKind, Flow, Rng, Seat, among, bit, done


class Rounds(Flow[GoldenCity]):
    """Round after round, until houses or cards are used up or somebody is blocked (E1-E3)."""

    def proceed(self, s: GoldenCity) -> None:
        if is_last_round(s):
            done(s)
            s.follow(Finish())
            return
        s.round += 1
        s.emit(box.ROUND_BEGINS, NOBODY, s.round)
        s.follow(TURN_SCORING_CARD, DEAL_PAIRS, PLACE_HAND[s.start], BUILDING, SCORE_ROUND)


class TurnScoringCard(Chance[GoldenCity]):
    """Phase 1: the top scoring card is turned face up (R1); the stacks come in order (S6)."""

    def outcomes(self, s: GoldenCity) -> list[tuple[Action, int]]:
        return [(action, 1) for action in among(box.SCORE.actions, s.scoring_pile())]

    def apply(self, s: GoldenCity, seat: Seat, action: Action) -> None:
        s.card = action.arg
        s.emit(box.SCORING_TURNED, NOBODY, s.card)
        may_draw(s)  # the first card of the layout comes next (R4)

    def settle(self, s: GoldenCity, rng: Rng) -> None:
        pile = among(box.SCORE.actions, s.scoring_pile())
        self.answer(s, CHANCE, pile[rng.below(len(pile))])


TURN_SCORING_CARD: Final = TurnScoringCard()


class ScoreRound(Flow[GoldenCity]):
    """Phase 5: the face-up card is scored and goes to the box; phase 6: the start player changes."""

    def proceed(self, s: GoldenCity) -> None:
        done(s)
        having = owners(s, box.SCORED_GOOD[s.card])
        area = box.AREA_SITES[box.SCORED_AREA[s.card]]
        first = leader(s, area)
        for seat in range(s.seats):
            if having & bit(seat):
                win_letters(s, seat, for_good(having, seat), box.SCORED_FOR_GOOD)
            if s.built[seat] & area:
                win_letters(s, seat, for_area(s, seat, area, first), box.SCORED_FOR_AREA)
        s.scored.append(s.card)  # R28
        s.card = -1
        s.start = s.start + 1 if s.start + 1 < s.seats else 0  # R30
        s.emit(box.START_PASSED, s.start)


SCORE_ROUND: Final = ScoreRound()


def has_good(s: GoldenCity, seat: Seat, good: i64) -> bool:
    return any(box.SHOWS[card] >> good & 1 for card in s.goods[seat])


def owners(s: GoldenCity, good: i64) -> i64:
    """The set of seats that own a good."""
    having: i64 = 0
    for seat in range(s.seats):
        if has_good(s, seat, good):
            having |= bit(seat)
    return having


def leader(s: GoldenCity, area: i64) -> Seat:
    """Who has strictly the most houses on the river or in the quarter (R27), or -1."""
    most: i64 = 0
    first: Seat = -1
    for seat in range(s.seats):
        houses: i64 = s.houses_on(seat, area)
        if houses > most:
            most = houses
            first = seat
        elif houses == most:
            first = -1
    return first


def for_good(having: i64, seat: Seat) -> i64:
    """Letters of the scoring card for the good that these seats own; how many cards show it never matters (R24)."""
    if not having & bit(seat):
        return 0
    return box.PRESENT if having & having - 1 else box.PRESENT + box.ALONE


def for_area(s: GoldenCity, seat: Seat, area: i64, first: Seat) -> i64:
    """Letters for a house on the river or in the quarter (R25, R26), more for whoever leads there (R27)."""
    if not s.built[seat] & area:
        return 0
    return box.PRESENT + box.ALONE if seat == first else box.PRESENT


def win_letters(s: GoldenCity, seat: Seat, letters: i64, told: EventKind) -> None:
    s.letters[seat] += letters
    s.emit(told, seat, letters)


def is_last_round(s: GoldenCity) -> bool:
    """Whether the round just played was the last (E1-E3)."""
    return s.round > 0 and (ends_regularly(s) or any(out for out in s.out))


class Finish(Flow[GoldenCity]):
    """Who is blocked has lost (E3); bonus cards are turned up and counted (E5)."""

    def proceed(self, s: GoldenCity) -> None:
        done(s)
        for seat in range(s.seats):
            if has_lost(s, seat):
                s.emit(box.LOST, seat)
        for i in range(len(s.bonus_cards)):
            seat = s.bonus_takers[i]
            s.emit(box.BONUS_SCORED, seat, s.bonus_cards[i], bonus_letters(s, seat, s.bonus_cards[i]))
        s.emit(box.ENDED, NOBODY)
