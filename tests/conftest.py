"""Three toy games with odd properties, and the example of a fourth one, are found in all tests; and time can pass.

What holds for every game holds for them. They are found as a stranger's games are, by QUIVIRA_GAMES, in processes that
tests start too.
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quivira.server.now import Time

HERE = Path(__file__).parent
FOLDERS = [str(HERE / "toys"), str(HERE.parent / "examples")]
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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Long play runs the same lines again and again; for coverage to watch them takes five times as long as to play."""
    if item.get_closest_marker("untraced") is None:
        return (yield)
    tracing = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracing)
