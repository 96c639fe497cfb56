"""Errors for people. Each message says what is wrong and what to do; a command line prints it and exits with 2."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches

from quivira.kernel.text import Text


class QuiviraError(Exception):
    """Something a caller or a player asked for that cannot be done."""


class IllegalAction(QuiviraError):
    """An action that the open question refuses. The state is unchanged."""

    def __init__(self, key: str, reason: Text) -> None:
        super().__init__(f"{key}: {reason.key}")
        self.key = key
        self.reason = reason


class UnknownAction(QuiviraError):
    """A key that no action of the game has."""


class UnknownGame(QuiviraError):
    """A name that no game folder has."""


class BadTable(QuiviraError):
    """Seats or options that the game does not offer."""


class BadRecord(QuiviraError):
    """A record that is broken, foreign, of another version, or whose moves do not lead to its result."""


class BrokenGame(Exception):
    """A mistake in a game's code, found where the kernel cannot go on; no fault of whoever plays."""


class NotInstalled(QuiviraError, ImportError):
    """A package that comes with an extra of ours."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports of what an extra brings: where it is missing, the way to get it is told."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "quivira").startswith("quivira"):
            raise
        told = f"{error.name} is not installed; get it with: pip install 'quivira[{extra}]'"
        raise NotInstalled(told, name=error.name) from None


def unknown(what: str, given: str, known: Iterable[str]) -> str:
    """A message for a mistyped name, with the nearest known ones."""
    names = list(known)
    close = get_close_matches(given, names, n=3)
    if close:
        return f"unknown {what} '{given}'; did you mean {' or '.join(close)}?"
    if len(names) <= 12:
        return f"unknown {what} '{given}'; there are: {', '.join(names) or 'none'}"
    return f"unknown {what} '{given}'"
