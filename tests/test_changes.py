"""What makes one value of another: enough of it, and no more."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from quivira.changes import change, patched
from quivira.kernel import Text

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"]),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["a", "b", "0", "="]), inner, max_size=4)
    ),
)


@given(JSON, JSON)
def test_a_change_makes_one_value_of_another(old: Any, new: Any) -> None:
    before = msgspec.json.encode(old)
    sent = msgspec.json.decode(msgspec.json.encode(change(old, new)))
    assert patched(old, sent) == new
    assert msgspec.json.encode(old) == before


def test_what_stays_is_not_sent() -> None:
    card = {"name": "crane", "cost": 2}
    assert change({"hand": [card, card], "deck": 9}, {"hand": [card, card], "deck": 8}) == {"deck": [8]}
    assert change([1, 2, 3, 4], [1, 2, 4]) == [2, 1, []]
    assert change([card, card], [card, {**card, "cost": 1}]) == {"1": {"cost": [1]}}
    assert change({"a": 1, "b": 2}, {"b": 2}) == {"a": []}


def test_things_are_compared_as_they_were_made() -> None:
    before, after = Text("cost", {"card": "crane", "n": 2}), Text("cost", {"card": "crane", "n": 1})
    assert change([before, after], [after, after]) == {"0": {"args": {"n": [1]}}}
    assert change(before, None) == [None]
    assert msgspec.json.encode(change({"worth": {1: 2, 3: 4}}, {"worth": {1: 2, 3: 5}})) == b'{"worth":{"3":[5]}}'
