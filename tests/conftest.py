"""Three toy games with odd properties, and the example of a fourth one, are found in all tests; and time can pass.

What holds for every game holds for them. They are found as a stranger's games are, by QUIVIRA_GAMES, in processes that
tests start too.
"""

import os
from collections.abc import Callable
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
