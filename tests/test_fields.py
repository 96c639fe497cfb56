"""Fields are declared once: what follows from that, interpreted and as lines for the compiler."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from mypy_extensions import i64

from quivira import compiling
from quivira.kernel import Action, Deal, Ints, Piece, Sealed, Seat, State, Step, ints
from quivira.kernel.fields import fixed


class Purse(Piece):
    coins: i64
    notes: list[int]

    def spend(self) -> None:
        self.coins -= 1


class Table(State):
    purses: list[Purse]
    row: Ints
    open: tuple[int, ...]
    names: list[list[str]]
    round: i64 = 7


class Ask(Step[Table]):
    left: i64
    first: i64 = 3


class AskMore(Ask):
    first: i64 = fixed(9)
    last: i64 = 4


class Vote(Sealed[Table]):
    about: i64


class Hand(Deal[Table]):
    of: i64 = 5


def table() -> Table:
    s = Table(2, {})
    s.purses = [Purse(3, [1]), Purse(4, [])]
    s.row = ints([1, 2])
    s.open = (5,)
    s.names = [["a"], []]
    return s


def test_a_step_is_made_from_its_fields_those_of_the_base_first() -> None:
    ask = Ask(1, 2)
    assert (ask.seat, ask.left, ask.first) == (1, 2, 3)
    more = AskMore(1, 2, last=6)
    assert (more.seat, more.left, more.first, more.last) == (1, 2, 9, 6)
    assert AskMore.FIELDS == {"seat": "Seat", "left": "i64", "first": "i64", "last": "i64"}
    hand = Hand(1, 4)
    assert (hand.owner, hand.left, hand.dealt, hand.of, hand.clone().dealt) == (1, 4, 0, 5, 0)
    with pytest.raises(TypeError):
        Ask(1)  # type: ignore[call-arg]


def test_a_copy_is_of_the_same_kind_and_changes_alone() -> None:
    more = AskMore(1, 2)
    copy = more.clone()
    copy.left -= 1
    assert (type(copy), more.left, copy.left) == (AskMore, 2, 1)
    vote = Vote([None, None], 5)
    assert (vote.seat, vote.clone().about) == (0, 5)


def test_rows_lists_and_pieces_are_copied_and_all_else_is_shared() -> None:
    s = table()
    copy = s.clone()
    copy.purses[0].spend()
    copy.purses[0].notes.append(8)
    copy.row[0] = 6
    copy.names[0].append("b")
    copy.round += 1
    assert (s.purses[0].coins, s.purses[0].notes, list(s.row), s.names, s.round) == (3, [1], [1, 2], [["a"], []], 7)
    assert (copy.purses[0].coins, copy.purses[0].notes, list(copy.row), copy.round) == (2, [1, 8], [6, 2], 8)
    assert copy.open is s.open


def test_what_is_on_a_stack_is_shared_and_a_sealed_answer_takes_its_place() -> None:
    class Ballot(Sealed[Table]):
        def legal(self, s: Table, seat: Seat) -> list[Action]:
            return [YES]

    s = table()
    s.stack = [Ballot([None, None])]
    copy = s.clone()
    assert copy.stack[0] is s.stack[0]
    s.apply(1, YES)
    assert s.actors() == [0]
    assert copy.actors() == [0, 1]


YES = Action(0, "yes", "yes", 0)


def test_lists_begin_empty() -> None:
    assert Table(2, {}).names == []
    assert Table(2, {}).events == []
    assert table().clone().events is None


@pytest.mark.parametrize("kind", ["dict[str, int]", "set[int]", "Any"])
def test_what_a_table_cannot_hold_is_said_when_the_class_is_made(kind: str) -> None:
    with pytest.raises(TypeError, match="the table holds numbers"):
        type("Wrong", (Piece,), {"__annotations__": {"what": kind}, "__module__": __name__})


def test_a_module_without_future_annotations_is_told_so() -> None:
    with pytest.raises(TypeError, match="needs `from __future__ import annotations`"):
        type("Wrong", (Piece,), {"__annotations__": {"what": int}, "__module__": "somewhere"})


def test_the_compiler_gets_what_the_interpreter_makes(tmp_path: Path) -> None:
    """The same classes, prepared for compiling and run as plain Python, without any help of the kernel's."""
    package = Path(__file__).parent.parent / "src" / "quivira"  # as written, also where a compiled copy is tested
    files = ["quivira/kernel/fields.py", "quivira/kernel/step.py", "quivira/kernel/state.py", "toy.py"]
    (tmp_path / "quivira" / "kernel").mkdir(parents=True)
    for name in ("written", "__init__", "fields", "step", "state"):
        (tmp_path / f"quivira/kernel/{name}.py").write_bytes((package / f"kernel/{name}.py").read_bytes())
    (tmp_path / "toy.py").write_text(Path(__file__).read_text("utf-8"), "utf-8")
    compiling.prepare(tmp_path, files)
    made = {
        node.name: ast.unparse(node)
        for node in ast.parse((tmp_path / "toy.py").read_text()).body
        if isinstance(node, ast.ClassDef)
    }
    assert "def __init__(self, seat: Seat, left: i64, first: i64=3)" in made["Ask"]
    assert "super().__init__(seat, left, 9)" in made["AskMore"]
    assert "return AskMore(self.seat, self.left, self.last)" in made["AskMore"]
    assert "super().__init__(answers)" in made["Vote"]
    assert "return Vote(self.answers[:], self.about)" in made["Vote"]
    assert "return Purse(self.coins, self.notes[:])" in made["Purse"]
    assert "new.purses = [item.clone() for item in self.purses]" in made["Table"]
    assert "round: i64 = 7" in made["Table"]
    assert "free_list_len" in made["AskMore"]
    assert "free_list_len" not in made["Ask"]
