"""What is on the outside of the box."""

from typing import Final

from quivira.kernel import Meta, Option

META: Final = Meta(
    name="san_juan",
    title="San Juan",
    designer="Andreas Seyfarth",
    seats=(2, 3, 4),
    options=(
        Option("expansion", (False, True)),
        Option("advanced", (False, True)),
        Option("harbor_per_good", (False, True)),
    ),
    end_reasons=("buildings", "stalled"),
    rules_version=2,
    minutes=45,
    weight="medium",
    url="https://boardgamegeek.com/boardgame/166669",
)
