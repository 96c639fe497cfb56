"""What is worth watching here: groups that turn over, rocks, totems, and what is paid at the end."""

from __future__ import annotations

from typing import Final

from quivira.games.cibola import components as box
from quivira.testing.moments import Watched

WATCHED: Final = [
    Watched("round-begins", banner="Round {n} of 8*", when=lambda s, _: s.round < box.ROUNDS),
    Watched("round-begins", banner="The last round*", when=lambda s, _: s.round == box.ROUNDS),
    Watched("sent", shows="reveal"),
    Watched("called-back", to="seat:{seat}", flies="+{n}"),
    Watched("camped", to="camp", flies="{n}"),
    Watched("rock-placed", bounces="chamber:*"),
    Watched("totem-taken", banner="{name}: *"),
    Watched("torch-passed", to="seat:{seat}"),
    Watched("ended", to="seat:*", flies="[+−]*"),
]
