"""Three toy games with odd properties, and the example of a fourth one, are found in all tests; and time can pass.

What holds for every game holds for them. They are found as a stranger's games are, by QUIVIRA_GAMES, in processes that
tests start too.
"""

import os
import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quivira.kernel import Game
from quivira.kernel.registry import names
from quivira.server.now import Time

HERE = Path(__file__).parent
FOLDERS = [str(HERE / "toys"), str(HERE.parent / "examples")]
WATCHED = {"test_games", "test_judging", "learning"}  # with all games
KNOWN = os.environ.get("QUIVIRA_GAMES", "").split(os.pathsep)
os.environ["QUIVIRA_GAMES"] = os.pathsep.join(folder for folder in dict.fromkeys([*KNOWN, *FOLDERS]) if folder)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """So many milliseconds pass, for all servers of this process."""
    ahead = 0

    def wait(milliseconds: int) -> None:
        nonlocal ahead
        ahead += milliseconds

    as_it_is = Time.__call__
    monkeypatch.setattr(Time, "__call__", lambda self: as_it_is(self) + ahead)
    return wait


def pytest_itemcollected(item: pytest.Item) -> None:
    """Leaks and laws look at every moment of a game from every seat."""
    from quivira.testing.laws import LAWS  # games are found from here on
    from quivira.testing.leaks import LEAKS

    case = getattr(item, "callspec", None)
    if case is not None and case.params.get("check") in (*LEAKS, *LAWS):
        item.add_marker("untraced")


def game_of(item: pytest.Item) -> str | None:
    """The game that a test plays which plays them all in turn."""
    case = getattr(item, "callspec", None)
    game = None if case is None else case.params.get("game", case.params.get("name"))
    return game.meta.name if isinstance(game, Game) else game


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a test does with every game coverage watches with the short ones, if there are any.

    All lines of the long ones are run by tests in their folders and by conformance, and networks play only long ones.
    """
    from quivira.testing.play import long_games

    cases: dict[object, list[pytest.Item]] = defaultdict(list)
    games = names()
    for item in items:
        if (
            HERE in item.path.parents
            and not WATCHED & {item.path.stem, item.path.parent.name}
            and game_of(item) in games
        ):
            cases[getattr(item, "function", None)].append(item)
    for each in cases.values():
        long = [item for item in each if game_of(item) in long_games()]
        if len(long) < len(each):
            for item in long:
                item.add_marker("untraced")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Long play runs the same lines again and again; for coverage to watch them takes five times as long as to play."""
    if item.get_closest_marker("untraced") is None:
        return (yield)
    here, there = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(here)
        threading.settrace(there)
