"""Hypothesis strategies: positions out of random games."""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import Any

from hypothesis import strategies as st

from quivira.kernel import Game, State
from quivira.testing.play import Table, tables, walk


@st.composite
def positions(draw: st.DrawFn, game: Game[Any], longest: int = 200) -> tuple[Table, State]:
    """A table and a state some random moves into its game."""
    table = draw(st.sampled_from(tables(game)))
    stop = draw(st.integers(0, longest))
    states = islice(walk(table, draw(st.integers(0, 2**32))), stop + 1)
    return table, deque(states, maxlen=1)[0][0]
