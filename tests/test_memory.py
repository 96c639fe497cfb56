"""What everybody has seen in the open: kept by the kernel, shown where the table has a memory aid."""

from __future__ import annotations

from typing import Any

import pytest

from quivira.kernel import MEMORY_AID, State, memory


def test_what_was_seen_to_come_and_not_to_go_is_known() -> None:
    seen = memory(seats=2, kinds=3)
    seen.came(1, 2, 2)
    seen.came(1, 0)
    assert (seen.of(0), seen.of(1)) == ([0, 0, 0], [1, 0, 2])
    seen.went(1, 2)
    seen.went(1, 1)
    assert seen.of(1) == [1, 0, 1]
    assert seen.known(1, 2) == 1


def test_after_something_left_unseen_as_many_of_each_kind_are_uncertain() -> None:
    seen = memory(seats=1, kinds=3)
    seen.came(0, 0, 3)
    seen.came(0, 1)
    seen.went_unseen(0, 2)
    assert seen.of(0) == [1, 0, 0]


@pytest.mark.parametrize(("options", "shown"), [({MEMORY_AID: True}, [0, 1]), ({MEMORY_AID: False}, None), ({}, None)])
def test_it_is_shown_where_the_table_has_a_memory_aid(options: dict[str, Any], shown: list[int] | None) -> None:
    seen = memory(seats=2, kinds=2)
    seen.came(0, 1)
    assert seen.shown(State(2, options), 0) == shown


def test_a_copy_remembers_by_itself() -> None:
    seen = memory(seats=1, kinds=1)
    copy = seen.clone()
    copy.came(0, 0)
    assert (seen.of(0), copy.of(0)) == ([0], [1])
