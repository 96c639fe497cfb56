"""What is on the outside of the box."""

from typing import Final

from quivira.kernel import MEMORY_AID, Meta, Option

META: Final = Meta(
    name="for_sale",
    title="For Sale",
    designer="Stefan Dorra",
    seats=(3, 4, 5, 6),
    options=(Option(MEMORY_AID, (False, True)),),
    end_reasons=("sold",),
    rules_version=1,
    english_only=True,  # it speaks English alone
    url="https://boardgamegeek.com/boardgame/172",
)
