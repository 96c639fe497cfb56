"""The end of the game: rules E1 to E6."""

from __future__ import annotations

import pytest

from quivira.games.golden_city.components import SCORING
from quivira.games.golden_city.rules.building import is_blocked
from quivira.games.golden_city.scoring import end_reason, scores
from quivira.games.golden_city.state import GoldenCity
from quivira.games.golden_city.tests.position import COASTS, legal, play, refused, table, told
from quivira.games.golden_city.view import view
from quivira.kernel import CHANCE
from quivira.testing import allows, refuses, rules_out

FIFTEEN = f"houses: {' '.join(COASTS.split()[:15])}"

# Every coast is taken. Red owns coast_13 alone, whose only road leads to forest_1, which Blue can take.
RED = "houses: coast_13"
BLUE = "houses: coast_12 desert_6 desert_4 desert_5 desert_7; hand: forest*4"
WHITE = "houses: coast_01 coast_02 coast_03 coast_04 coast_05 coast_06 coast_07 coast_08"
BLACK = "houses: coast_09 coast_10 coast_11 coast_14 coast_15 coast_16"


SHUT_IN = ("1 build:forest_1", "c draw:plain")
OTHERS_END = ("1 end_turn", "2 end_turn", "3 end_turn")


def ranks(s: GoldenCity) -> list[int]:
    return [score.rank for score in scores(s)]


@allows("E1")
def test_the_round_of_the_last_house_is_played_to_its_end() -> None:
    """T15: the others have their turns, phase 5 is scored, then it is over."""
    s = table(f"{FIFTEEN}; hand: coast", "goods: jugs_wine", "", "", card="1_1")
    play(s, "0 build:coast_16", "c draw:desert")
    for seat in (1, 2, 3):
        assert s.actors() == [seat]
        play(s, f"{seat} end_turn")
    assert s.is_over()
    assert end_reason(s) == "houses"
    assert list(s.letters) == [0, 4, 0, 0]
    assert s.round == 1


@refuses("E1")
def test_nobody_acts_after_the_end() -> None:
    s = table(f"{FIFTEEN}; hand: coast", "", "", "", start=1, turn=0)
    play(s, "0 build:coast_16", "c draw:desert")
    assert s.is_over()
    assert refused(s, "1 end_turn") == "why-game-over"
    s = table(f"{FIFTEEN}; hand: coast", "", "", "", start=1, turn=0)
    play(s, "0 end_turn")
    assert not s.is_over(), "with a house left the game goes on"


@allows("E2")
def test_the_sixteenth_card_is_the_last() -> None:
    """T16: even if everybody has houses."""
    s = table("", "", "", card="3_4", round=16, score=True)
    assert s.is_over()
    assert end_reason(s) == "cards"
    assert list(s.houses_left) == [18, 18, 18]
    assert len(s.scored) == len(SCORING) == 16


@rules_out("E2")
def test_the_fifteenth_is_not() -> None:
    s = table("", "", "", card="3_4", round=15, score=True)
    assert s.actors() == [CHANCE]
    assert s.round == 16


@allows("E3", "E4")
def test_a_player_who_can_never_build_again_ends_the_game_and_loses() -> None:
    s = table(f"{RED}; letters: 50", BLUE, WHITE, BLACK, turn=1)
    play(s, *SHUT_IN)
    assert [is_blocked(s, seat) for seat in range(4)] == [True, False, False, False]
    s.events = []
    play(s, *OTHERS_END)
    assert s.is_over()
    assert end_reason(s) == "blocked"
    assert told(s)[-2:] == ["lost", "ended"]
    assert scores(s)[0].total == 50
    assert ranks(s)[0] == 4


@allows("E3")
@pytest.mark.parametrize("always", [True, False])
def test_who_is_blocked_is_named_at_once(always: bool) -> None:
    """Whoever has still to act in this round knows that it is the last one; Blue does before a second house."""
    s = table(f"{RED}; letters: 50", BLUE, WHITE, BLACK, turn=1, blocked_always_loses=always)
    s.events = []
    play(s, "1 build:forest_1")
    assert "blocked" not in told(s), "not before the reward is taken: it may be a key (E4)"
    play(s, "c draw:plain")
    assert told(s)[-1] == "blocked"
    assert view(s, None).players[0].out
    assert legal(s, 1)[0] == "build:forest_2", "and Blue is asked for the second house"
    play(s, "1 build:forest_2")
    assert told(s).count("blocked") == 1, "once"


@rules_out("E3")
def test_nobody_is_named_while_all_can_build() -> None:
    s = table(RED, BLUE, WHITE, BLACK, turn=1)
    s.events = []
    play(s, *OTHERS_END)
    assert "blocked" not in told(s)
    assert not s.is_over()


@allows("E3")
def test_a_blocked_player_still_scores_the_round() -> None:
    """A22."""
    s = table(f"{RED}; goods: jugs_wine", BLUE, WHITE, BLACK, turn=1, card="1_1")
    play(s, *SHUT_IN, *OTHERS_END)
    assert s.is_over()
    assert s.letters[0] == 4


@rules_out("E3")
@pytest.mark.parametrize("always", [True, False])
def test_blocked_in_a_round_that_ends_the_game_anyway(always: bool) -> None:
    """A21: the sixteenth round ends the game; who is blocked has lost, unless the table decides otherwise."""
    s = table(f"{RED}; letters: 50", BLUE, WHITE, BLACK, turn=1, round=16, card="3_4", blocked_always_loses=always)
    s.events = []
    play(s, *SHUT_IN, *OTHERS_END)
    assert end_reason(s) == "cards"
    assert ("lost" in told(s)) == always
    assert ranks(s)[0] == (4 if always else 1)


@rules_out("E3")
def test_several_blocked_players_are_ranked_among_themselves() -> None:
    """A23."""
    s = table("letters: 50", "letters: 1", "letters: 3", "letters: 60")
    s.out = [True, False, False, True]
    assert ranks(s) == [4, 2, 1, 3]
    s.out = [True] * 4
    assert ranks(s) == [2, 4, 3, 1], "if all are blocked, letters decide"


@rules_out("E4")
@pytest.mark.parametrize(
    ("red", "blue", "why"),
    [
        (RED, BLUE, "a free suburb is adjacent"),
        (RED, "houses: ", "a coast is free"),
    ],
)
def test_who_can_still_build_is_not_blocked(red: str, blue: str, why: str) -> None:
    s = table(red, blue, WHITE, BLACK)
    assert not is_blocked(s, 0), why


# Red has all outer districts; others hold every coast and every suburb within Red's reach.
RED_IN_THE_CITY = (
    "houses: coast_09 desert_1 desert_outer_1 desert_outer_2 mountain_outer_2 mountain_outer_1 plain_outer_2"
    " plain_outer_1 forest_outer_2 forest_outer_1"
)
BLUE_OUTSIDE = "houses: coast_10 desert_2 desert_4 desert_5 desert_3 coast_11 coast_12 coast_13 forest_1 forest_3"
WHITE_OUTSIDE = f"{WHITE} mountain_7 mountain_8 mountain_6 plain_1 mountain_2 mountain_1 mountain_3"
BLACK_OUTSIDE = "houses: coast_14 coast_15 coast_16 forest_7 forest_8 forest_6 forest_4 plain_4 plain_5"


@allows("E4")
@rules_out("E4")
@pytest.mark.parametrize(("keys", "without_key", "out"), [(0, True, True), (0, False, False), (1, True, False)])
def test_only_an_inner_district_within_reach(keys: int, without_key: bool, out: bool) -> None:
    """A24: it saves only who has a key, unless the table decides that the key does not matter."""
    black = BLACK_OUTSIDE.replace("coast_14", "coast_03 coast_14").replace(" plain_5", "; hand: plain*2")
    white = WHITE_OUTSIDE.replace(" coast_03", "")
    red = f"{RED_IN_THE_CITY}; keys: {keys}"
    s = table(red, BLUE_OUTSIDE, white, black, turn=3, blocked_without_key=without_key)
    play(s, "3 build:plain_5", "3 goods:deck", "c show:jugs_wine")
    assert is_blocked(s, 0) == s.out[0] == out


@rules_out("E4")
def test_who_has_no_house_left_is_not_blocked() -> None:
    """A25."""
    s = table(f"houses: {COASTS}", "", "", "")
    assert s.houses_left[0] == 0
    assert not is_blocked(s, 0)


@allows("E5")
def test_bonus_cards_are_turned_up_and_added() -> None:
    s = table("letters: 10; bonus: coins; coins: 4", "letters: 15", "letters: 12", turn=2, round=16, card="3_4")
    s.events = []
    play(s, "2 end_turn")
    assert [score.total for score in scores(s)] == [18, 15, 12]
    assert ranks(s) == [1, 2, 3]
    assert "bonus-scored" in told(s)
    assert view(s, 2).players[0].bonus_cards == ["bonus-coins"]
    assert [player.letters for player in view(s, 2).players] == [10, 15, 12]


@rules_out("E5")
def test_what_is_left_is_worth_nothing_by_itself() -> None:
    s = table(
        "letters: 10; coins: 20; keys: 3; hand: coast*5", "letters: 11; coins: 0", "", round=16, score=True, card="3_4"
    )
    assert ranks(s) == [2, 1, 3]


@allows("E6")
@pytest.mark.parametrize(
    ("red", "blue", "expected"),
    [
        ("houses: coast_09 desert_1 desert_outer_1 desert_outer_2", "houses: coast_01 plain_1 plain_outer_1", [1, 2]),
        ("houses: coast_09 desert_1 desert_outer_1", "houses: coast_01 plain_1 plain_outer_1; coins: 4", [2, 1]),
        ("houses: coast_09 desert_1 desert_outer_1", "houses: coast_01 plain_1 plain_outer_1", [1, 1]),
    ],
)
def test_ties(red: str, blue: str, expected: list[int]) -> None:
    """T19: houses in the city, then coins, else the victory is shared."""
    s = table(f"{red}; letters: 20", f"{blue}; letters: 20", "")
    assert ranks(s)[:2] == expected


@rules_out("E6")
def test_houses_outside_the_city_do_not_break_ties() -> None:
    s = table("houses: coast_09 desert_1 desert_3; letters: 20", "letters: 20; coins: 4", "")
    assert ranks(s)[:2] == [2, 1]
