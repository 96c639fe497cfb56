"""Which tests show which rule: each rule of the English rulebook is shown allowed and refused."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import TypeVar

from quivira.locale import folder_of
from quivira.locale.rulebook import rules

F = TypeVar("F", bound=Callable[..., object])


def allows(*numbers: str) -> Callable[[F], F]:
    """The decorated test shows what these rules allow or bring about."""
    return lambda test: test


def refuses(*numbers: str) -> Callable[[F], F]:
    """The decorated test shows what these rules forbid or rule out."""
    return lambda test: test


def cited(game: str, by: Callable[..., object]) -> set[str]:
    """The numbers that the game's tests cite with one of the two decorators."""
    return {number for decorator, number in _citations(game) if decorator == by.__name__}


def uncited(game: str) -> list[str]:
    """What is missing: rules without a test that shows them allowed or refused, and citations of no rule."""
    numbers = set(rules(game, "en"))
    lacks = [
        f"rule {n} has no test that {by.__name__} it" for by in (allows, refuses) for n in numbers - cited(game, by)
    ]
    strange = [f"a test cites rule {n}, which is not in the rulebook" for _, n in _citations(game) if n not in numbers]
    return sorted(lacks + strange)


def _citations(game: str) -> Iterator[tuple[str, str]]:
    for file in (folder_of(game) / "tests").iterdir():
        if file.name.startswith("test_"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    yield from _decorations(node)


def _decorations(test: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name):
            for arg in decorator.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield decorator.func.id, arg.value
