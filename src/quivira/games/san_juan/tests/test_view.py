"""What the view promises about questions to come, held against the questions themselves."""

import pytest

from quivira.games.san_juan import GAME, verbs
from quivira.games.san_juan.components import CATHEDRAL, KINDS
from quivira.games.san_juan.rules.builder import Build
from quivira.games.san_juan.rules.paying import BlackMarket, Overbuild
from quivira.games.san_juan.rules.price import kinds_to_build, may_build, price, terms
from quivira.games.san_juan.rules.rounds import ChooseRole, UseLibrary
from quivira.games.san_juan.state import SanJuan
from quivira.games.san_juan.tests.position import play, table
from quivira.games.san_juan.view import PricedCardView, WayView, view
from quivira.kernel import NONE, Rng, Step, settle

GAMES = 12


def test_each_way_to_build_is_put_as_the_questions_put_it() -> None:
    """Rules 22, 48, 57: the way is asked for where the view says so, at its price, and with as many goods."""
    overbuilt = marketed = 0
    for seed in range(GAMES):
        rng = Rng(seed, 1)
        s = GAME.new(2, {"expansion": True})
        settle(s, rng)
        while not s.is_over():
            seat = s.actors()[0]
            if isinstance(s.stack[-1], Build):
                own = view(s, seat)
                hand = own.players[seat].hand or []
                cards = [*hand, *([own.cathedral] if own.cathedral else [])]
                assert {f"build:{card.key}" for card in cards if card.ways} == builds(s, seat)
                for card in cards:
                    for way in card.ways:
                        after = built(s, seat, card, way)
                        top = question(after)
                        assert isinstance(top, BlackMarket) == (way.goods > 0)
                        overbuilt += way.at is not None
                        if isinstance(top, BlackMarket):
                            assert (top.due, top.most) == (way.price, way.goods)
                            marketed += 1
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
            settle(s, rng)
    assert overbuilt > GAMES
    assert marketed > GAMES


def question(s: SanJuan) -> Step[SanJuan] | None:
    return s.stack[-1] if s.stack else None  # the last building may have ended the game


def builds(s: SanJuan, seat: int) -> set[str]:
    return {action.key for action in s.legal(seat) if action.verb == "build"}


def built(s: SanJuan, seat: int, card: PricedCardView, way: WayView) -> SanJuan:
    """The table after the card and the way have been named; the price is that of the rules."""
    after = s.clone()
    after.apply(seat, GAME.space.parse(f"build:{card.key}"))
    assert isinstance(question(after), Overbuild) == way.asked
    if way.asked:
        site = view(after, seat).site
        assert site is not None
        assert way in site.ways, "the price of each place stays in sight while it is asked for"
        after.apply(seat, GAME.space.parse(f"over:{way.over}"))
    if after.building != NONE:
        assert after.over == (NONE if way.at is None else way.at)
        assert way.price == price(s, seat, after.building, after.over)
    assert way.price == max(sum([term.amount for term in way.modifiers]), 0)
    return after


WITH_QUARRY = ["price-printed 3", "role-builder -1", "card-quarry -1", "card-smithy -1"]


@pytest.mark.parametrize(
    ("city", "build", "over", "terms"),
    [
        ("crane library", "well", "none", ["price-printed 2", "role-builder -1", "card-library -1"]),
        ("crane library", "tower", "library", ["price-printed 3", "role-builder -1", "card-library -5"]),
        ("crane quarry", "tower", "none", ["price-printed 3", "role-builder -1", "card-quarry -1"]),
        ("crane quarry", "tower", "quarry", ["price-printed 3", "role-builder -1", "card-quarry -4"]),
        ("crane smithy", "silver", "smithy", ["price-printed 5", "role-builder -1", "card-smithy -1"]),
        ("crane smithy quarry", "silver", "none", ["price-printed 5", "role-builder -1", "card-smithy -1"]),
        (
            "crane smithy quarry",
            "tower",
            "smithy",
            WITH_QUARRY,
        ),
        ("crane park", "tower", "park", ["price-printed 3", "role-builder -1", "card-park -6"]),
    ],
)
def test_the_view_shows_each_term_of_a_price(city: str, build: str, over: str, terms: list[str]) -> None:
    """Rules 22, E1: what makes way no longer helps; its credit is a term of its own."""
    s = table(seat0=f"hand: {build} indigo*5; city: {city}", seat2="")
    play(s, "0 role:builder")
    hand = view(s, 0).players[0].hand or []
    card = next(card for card in hand if card.key.startswith(build))
    way = next(way for way in card.ways if way.over == over)
    assert [f"{term.reason} {term.amount}" for term in way.modifiers] == terms


def test_only_the_builder_has_the_privilege_and_only_in_the_phase() -> None:
    s = table(seat0="hand: tower indigo*4; city: library", seat1="hand: tower*2")
    assert printed_alone(s, 0)
    assert printed_alone(play(s, "0 role:councillor"), 0)
    s = play(table(seat0="hand: tower indigo*4", seat1="hand: tower*2"), "0 role:builder")
    assert not printed_alone(s, 0)
    assert printed_alone(s, 1)


def printed_alone(s: SanJuan, seat: int) -> bool:
    hand = view(s, seat).players[seat].hand or []
    return [term.reason for term in next(card for card in hand if card.key == "tower").modifiers] == ["price-printed"]


def test_what_another_overbuilds_makes_no_card_of_mine_cheaper() -> None:
    """The price of a card that somebody else builds just now is still one's own."""
    s = table(seat0="hand: tower sugar*2; city: crane indigo", seat1="hand: tower; city: palace well")
    play(s, "0 role:builder", "0 build:tower", "0 over:indigo_plant")
    assert s.over != NONE
    assert printed_alone(s, 1)


def test_terms_prices_and_what_can_be_built_agree() -> None:
    """Rules 22-24: the sum of the terms is the price, and the fast set is what may be built one by one."""
    seen: set[str] = set()
    for seed in range(GAMES):
        rng = Rng(seed, 2)
        s = GAME.new(2, {"expansion": True})
        settle(s, rng)
        while not s.is_over():
            seat = s.actors()[0]
            if isinstance(s.stack[-1], Build):
                cards = [*s.hands.cards(seat), *([CATHEDRAL] if s.cathedral_free else [])]
                kinds = kinds_to_build(s, seat)
                assert {card for card in range(KINDS) if kinds >> card & 1} == {
                    card for card in cards if may_build(s, seat, card)
                }
                for card in cards:
                    for over in (NONE, *range(s.cities.size(seat))):
                        found = terms(s, seat, card, over)
                        assert price(s, seat, card, over) == max(sum([amount for _, amount in found]), 0)
                        seen |= {name for name, _ in found}
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
            settle(s, rng)
    assert {"price-printed", "role-builder", "card-library", "card-smithy", "card-quarry"} <= seen


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_role_could_do_is_what_its_phase_then_offers(seats: int) -> None:
    """Rules 22, 30, 35, 47: whoever takes the role can build just that, and make or sell so many goods."""
    seen: set[tuple[str, int]] = set()
    for seed in range(GAMES):
        rng = Rng(seed, 1)
        s = GAME.new(seats)
        settle(s, rng)
        while not s.is_over():
            seat = s.actors()[0]
            legal = s.legal(seat)
            own = view(s, seat)
            if isinstance(s.stack[-1], ChooseRole):
                for other in (None, (seat + 1) % seats):
                    seen_by = view(s, other)
                    assert (seen_by.could_build, seen_by.could_make, seen_by.could_sell) == ([], 0, 0)
                promised = {"builder": len(own.could_build), "producer": own.could_make, "trader": own.could_sell}
                for role in {action.key.partition(":")[2] for action in legal} & promised.keys():
                    after = s.clone()
                    after.apply(seat, GAME.space.parse(f"role:{role}"))
                    settle(after, rng)
                    if isinstance(after.stack[-1], UseLibrary):
                        after.apply(seat, verbs.LIBRARY_NOW)
                        settle(after, rng)
                    if role == "builder":
                        asked = builds(after, seat) if seat in after.actors() else set()
                        assert {f"card-{key.partition(':')[2]}" for key in asked} == set(own.could_build)
                    else:
                        assert handled(after, seat, {"producer": "produce", "trader": "sell"}[role]) == promised[role]
                    seen.add((role, promised[role]))
            else:
                assert (own.could_build, own.could_make, own.could_sell) == ([], 0, 0)
            s.apply(seat, legal[rng.below(len(legal))])
            settle(s, rng)
    assert seen >= {(role, n) for role in ("builder", "producer", "trader") for n in (0, 1, 2)}


def handled(s: SanJuan, seat: int, verb: str) -> int:
    """How many goods a seat can make, or sell, before it has no more choice."""
    goods = 0
    while s.actors() == [seat] and (more := [action for action in s.legal(seat) if action.verb == verb]):
        s.apply(seat, more[0])
        goods += 1
    return goods
