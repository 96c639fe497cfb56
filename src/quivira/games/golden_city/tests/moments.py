"""What is worth watching here: hands, houses and what they bring, each round's scoring, and the last card."""

from __future__ import annotations

from typing import Final

from quivira.games.golden_city import components as box
from quivira.testing.moments import Watched

WATCHED: Final = [
    Watched("scoring-turned", banner="*this will be scored", when=lambda s, _: s.round < box.SCORING_CARDS),
    Watched("scoring-turned", banner="The last round*", when=lambda s, _: s.round == box.SCORING_CARDS),
    Watched("placed", comes_from="seat:{seat}", when=lambda s, _: len(s.layout) > 0),
    Watched("chased", to="seat:{other}", bounces="pair:*"),
    Watched("built", bounces="site:*", comes_from="seat:{seat}"),
    Watched("won-coins", to="seat:{seat}", flies="+{n}"),
    Watched("scored-good", to="seat:{seat}", flies="+{n}", banner="*The round is scored"),
    Watched("scored-area", to="seat:{seat}", flies="+{n}", banner="*The round is scored"),
    Watched("last-house", banner="The last round*"),
    Watched(
        "bonus-scored", to="seat:{seat}", flies="+{n}", banner="Bonus*", when=lambda _, event: event.args["n"] != 0
    ),
]
