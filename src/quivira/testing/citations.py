"""Which tests show which rule: each rule of the English rulebook is shown at work, and what it does not allow."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Final, TypeVar, cast
from unittest.mock import patch

from quivira.kernel import Action, Game, Options, QuiviraError, Seat, State, Text
from quivira.locale import folder_of
from quivira.locale.rulebook import rules

F = TypeVar("F", bound=Callable[..., object])
UNBACKED: Final = (
    "this test is marked @refuses({numbers}), but nothing was refused while it ran: show an action or a table that is "
    "refused, or mark it @rules_out({numbers}) if the rule keeps something from happening that nobody could ask for"
)


def allows(*numbers: str) -> Callable[[F], F]:
    """The decorated test shows what these rules allow or bring about."""
    return lambda test: test


def refuses(*numbers: str) -> Callable[[F], F]:
    """The decorated test shows what these rules forbid: an action or a table must be refused while it runs."""

    def decorate(test: F) -> F:
        @wraps(test)
        def backed(*args: Any, **given: Any) -> None:
            with _refusals() as seen:
                test(*args, **given)
            if not seen:
                raise AssertionError(UNBACKED.format(numbers=", ".join(f'"{number}"' for number in numbers)))

        return cast("F", backed)

    return decorate


def rules_out(*numbers: str) -> Callable[[F], F]:
    """The decorated test shows what these rules keep from happening, where nobody could ask for it."""
    return lambda test: test


BY_WHICH: Final = ((allows,), (refuses, rules_out))  # each rule has a test that does one of each


def cited(game: str, by: Callable[..., object]) -> set[str]:
    """The numbers that the game's tests cite with one of the decorators."""
    return {number for decorator, number in _citations(game) if decorator == by.__name__}


def uncited(game: str) -> list[str]:
    """What is missing: rules without a test that shows them or what they exclude, and citations of no rule."""
    numbers = set(rules(game, "en"))
    lacks = [
        f"rule {n} has no test that {' or '.join(by.__name__ for by in either)} it"
        for either in BY_WHICH
        for n in numbers - set().union(*[cited(game, by) for by in either])
    ]
    strange = [f"a test cites rule {n}, which is not in the rulebook" for _, n in _citations(game) if n not in numbers]
    return sorted(lacks + strange)


@contextmanager
def _refusals() -> Iterator[list[object]]:
    """What states and games refuse meanwhile."""
    seen: list[object] = []
    refusal, apply, new = State.refusal, State.apply, Game.new

    def asked(self: State, seat: Seat, action: Action) -> Text | None:
        reason = refusal(self, seat, action)
        if reason is not None:
            seen.append(reason)
        return reason

    def done(self: State, seat: Seat, action: Action) -> None:
        with _noticed(seen):
            apply(self, seat, action)

    def made(self: Game[Any], seats: int, options: Options | None = None, listening: bool = False) -> State:
        with _noticed(seen):
            return cast("State", new(self, seats, options, listening))

    with patch.object(State, "refusal", asked), patch.object(State, "apply", done), patch.object(Game, "new", made):
        yield seen


@contextmanager
def _noticed(seen: list[object]) -> Iterator[None]:
    try:
        yield
    except QuiviraError as error:
        seen.append(error)
        raise


def _citations(game: str) -> Iterator[tuple[str, str]]:
    for file in (folder_of(game) / "tests").iterdir():
        if file.name.startswith("test_"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield from _decorations(node)


def _decorations(test: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name):
            for arg in decorator.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield decorator.func.id, arg.value
