"""Bots: what they know, how long they think, and how they are named. How well they play is for the arena."""

from __future__ import annotations

import threading
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from quivira.bots import LEVELS, Bot, Budget, GreedyBot, SearchBot, bot
from quivira.bots.greedy import best
from quivira.bots.search import Search, Settings
from quivira.kernel import ActionSpace, Game, QuiviraError, Rng, State, Turn, settle
from quivira.kernel.registry import find, names

every_game = pytest.mark.parametrize("game", [find(name) for name in names()], ids=names())


def position(game: Game[Any], seats: int, seed: int, decisions: int) -> State:
    """A position with a choice, after so many random moves or, if the game is over by then, the last one before."""
    rng = Rng(seed)
    s: State = game.new(seats)
    settle(s, rng)
    found: State | None = None
    while not s.is_over() and (found is None or decisions >= 0):
        seat = s.actors()[0]
        legal = s.legal(seat)
        if len(legal) > 1:
            found = s.clone()
        s.apply(seat, legal[rng.below(len(legal))])
        settle(s, rng)
        decisions -= 1
    assert found is not None
    return found


def test_of_equally_good_actions_any_is_taken() -> None:
    """Else two bots of one kind would play the same moves again and again."""
    actions = ActionSpace().verb("take", ["1", "2", "3", "4"]).actions
    taken = {best(actions, [1.0, 2.0, 2.0, 0.0], Rng(seed)) for seed in range(20)}
    assert taken == {actions[1], actions[2]}
    assert best(actions, [1.0, 2.0, 3.0, 0.0], Rng(1)) is actions[2]


def searcher(seed: int, budget: Budget, **settings: Any) -> SearchBot:
    made = SearchBot(Rng(seed), **settings)
    made.budget = budget
    return made


@every_game
@pytest.mark.parametrize("decisions", [0, 5, 12])
def test_search_sees_nothing_that_its_seat_does_not_know(game: Game[Any], decisions: int) -> None:
    """Two tables that a seat cannot tell apart: the same seed and budget find the same action."""
    s = position(game, game.meta.seats[-1], decisions, decisions)
    seat = s.actors()[-1]
    chosen = set()
    for number in range(3):
        other = s if number == 0 else game.resample(s, seat, Rng(number))
        turn: Turn[Any] = Turn(game, other, seat, Rng(8))
        chosen.add(searcher(3, Budget(sims=12)).choose(turn))
    assert len(chosen) == 1


@every_game
def test_search_plays_at_every_table(game: Game[Any]) -> None:
    for seats in game.meta.seats:
        s = position(game, seats, seats, 3)
        rng = Rng(seats)
        player = searcher(1, Budget(sims=3), depth=2)
        for _ in range(12):
            if s.is_over():
                break
            seat = s.actors()[0]
            key = player.choose(Turn(game, s, seat, rng))
            s.apply(seat, game.space.parse(key))  # refuses what is not legal
            settle(s, rng)


@every_game
@pytest.mark.parametrize("policy", ["uniform", "mast", "greedy"])
def test_every_policy_reaches_the_end(game: Game[Any], policy: str) -> None:
    turn: Turn[Any] = Turn(game, position(game, game.meta.seats[0], 2, 8), 0, Rng(2))
    s = turn.sample(Rng(1))
    turn = Turn(game, s, s.actors()[0], Rng(3))
    key = searcher(1, Budget(sims=2), policy=policy, depth=30).choose(turn)
    assert key in [action.key for action in turn.legal]


@every_game
def test_playouts_end_where_they_can_be_judged(game: Game[Any]) -> None:
    quiet = game.is_quiet or (lambda _: True)
    judged = 0
    for seed in range(6):
        s = position(game, game.meta.seats[-1], seed, 9)
        search = Search(Turn(game, s, s.actors()[0], Rng(seed)), Rng(seed), Settings(0.3, 3, "uniform", 0.0, 1.0, True))
        search.play_on(s, s.stack[-1])
        assert s.is_over() or quiet(s)
        judged += not s.is_over()
    assert judged or game.is_quiet is None, "no quiet place is ever met"


@every_game
def test_search_answers_in_time(game: Game[Any]) -> None:
    s = position(game, game.meta.seats[-1], 4, 6)
    turn: Turn[Any] = Turn(game, s, s.actors()[0], Rng(2))
    budget, ticks = Budget(time=0.05), count()
    budget.clock = lambda: next(ticks) / 1000
    searcher(1, budget).choose(turn)
    assert next(ticks) < 100


@every_game
def test_search_stops_when_told(game: Game[Any]) -> None:
    s = position(game, game.meta.seats[-1], 4, 6)
    turn: Turn[Any] = Turn(game, s, s.actors()[0], Rng(2))
    player = searcher(1, Budget())  # without a limit
    found: list[str] = []
    thinking = threading.Thread(target=lambda: found.append(player.choose(turn)), daemon=True)
    thinking.start()
    time.sleep(0.05)
    assert thinking.is_alive()
    player.stop()
    thinking.join(10)
    assert found[0] in [action.key for action in turn.legal]


@every_game
def test_a_sure_choice_ends_the_search_early(game: Game[Any]) -> None:
    """The second cannot catch up: no need to use up the budget."""
    s = position(game, game.meta.seats[-1], 4, 6)
    turn: Turn[Any] = Turn(game, s, s.actors()[0], Rng(2))
    counted = Counted()
    searcher(1, counted, explore=0.0, depth=2).choose(turn)
    assert counted.asked < 400


class Counted(Budget):
    """400 simulations; how many were begun."""

    def __init__(self) -> None:
        super().__init__(sims=400)
        self.asked = 0

    def lasts(self, done: int) -> bool:
        self.asked += 1
        return super().lasts(done)


def test_a_budget_ends() -> None:
    budget = Budget(sims=10)
    budget.start()
    assert budget.lasts(9)
    assert not budget.lasts(10)
    budget.stop()
    assert not budget.lasts(9)
    assert budget.lasts(0)  # one simulation must be made for an answer
    budget.start()
    assert budget.lasts(9)
    assert budget.within(0.5).time == 0.5
    assert Budget(time=0.1).within(0.5).time == 0.1
    assert Budget().left(3) > 1000


def test_a_budget_goes_by_its_clock() -> None:
    now = [5.0]
    budget = Budget(time=2.0)
    budget.clock = lambda: now[0]
    budget.start()
    assert budget.left(1) > 1000  # the clock has not moved
    now[0] = 5.5
    assert budget.left(10) == 30
    now[0] = 7.0
    assert not budget.lasts(40)


@every_game
def test_the_first_bot_of_the_page_plays(game: Game[Any]) -> None:
    page = (Path(__file__).parents[1] / "docs" / "bots.md").read_text("utf-8")
    there: dict[str, Any] = {}
    exec(page.split("```python\n")[1].split("```")[0], there)
    s = position(game, game.meta.seats[-1], 1, 4)
    turn: Turn[Any] = Turn(game, s, s.actors()[0], Rng(2))
    assert there["Curious"](Rng(1)).choose(turn) in [action.key for action in turn.legal]


def test_bots_are_made_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bots.py").write_text(
        "from quivira.bots import Bot\n\n\nclass Mine(Bot):\n    def __init__(self, rng, bold=False):\n"
        "        super().__init__(rng)\n        self.bold = bold\n"
    )
    mine = bot("my_bots:Mine:time=2,bold=1", Rng(1))
    assert (mine.budget.time, vars(mine)["bold"]) == (2, 1)
    hard = bot("hard:sims=50,depth=3,explore=0.5", Rng(1))
    assert isinstance(hard, SearchBot)
    assert (hard.budget.sims, hard.budget.time, hard.settings.depth) == (50, None, 3)
    assert bot("hard", Rng(1)).budget.time == LEVELS["hard"].budget.time
    assert isinstance(bot("easy:worlds=3", Rng(1)), GreedyBot)
    assert isinstance(bot("quivira.bots:RandomBot", Rng(1)), Bot)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("hart", "did you mean hard"),
        ("hard:deep=3", "unknown setting 'deep'"),
        ("hard:depth", "key=value"),
        ("hard:time=0", "above 0"),
        ("hard:sims=1.5", "above 0"),
        ("hard:policy=wild", "uniform, mast, greedy"),
        ("nowhere:Bot", "cannot load"),
        ("quivira.bots:LEVELS", "not a subclass"),
    ],
)
def test_what_is_no_bot_is_told(name: str, problem: str) -> None:
    with pytest.raises(QuiviraError, match=problem):
        bot(name, Rng(1))
