"""What is on the outside of the box."""

from typing import Final

from quivira.kernel import Meta, Option

META: Final = Meta(
    name="cibola",
    title="Treasures of Cibola",
    designer="Romaric Galonnier",
    seats=(2, 3, 4),
    options=(Option("copy_totem", (True, False)),),
    end_reasons=("rounds",),
    rules_version=2,
    minutes=20,
    weight="light",
    url="https://boardgamegeek.com/boardgame/281020",
)
