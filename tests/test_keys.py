"""Hypothesis on keys: whatever is typed, it is either an action that can be done or refused, and nothing breaks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quivira.kernel import CHANCE, Game, IllegalAction, UnknownAction
from quivira.kernel.registry import find, names
from quivira.testing import positions

every_game = pytest.mark.parametrize("game", [find(name) for name in names()], ids=names())


@every_game
@given(key=st.text() | st.from_regex(r"[a-z]+:[a-z0-9_]+"))
def test_any_text_is_a_key_or_refused(game: Game[Any], key: str) -> None:
    if key in {action.key for action in game.space.actions}:
        assert game.space.parse(key).key == key
    else:
        with pytest.raises(UnknownAction, match="unknown action"):
            game.space.parse(key)


@every_game
@settings(deadline=None, max_examples=40)
@given(data=st.data())
def test_any_action_anywhere_is_done_or_refused_with_a_reason(game: Game[Any], data: st.DataObject) -> None:
    _, s = data.draw(positions(game))
    for _ in range(10):
        seat = data.draw(st.integers(CHANCE, s.seats))
        action = data.draw(st.sampled_from(game.space.actions))
        reason = s.refusal(seat, action)
        if reason is None:
            s.apply(seat, action)
            s.check()
            continue
        before = game.dump(s)
        with pytest.raises(IllegalAction) as caught:
            s.apply(seat, action)
        assert caught.value.reason == reason
        assert game.dump(s) == before
