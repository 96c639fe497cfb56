"""The end for want of buildings: rule 68."""

from __future__ import annotations

import pytest

from quivira.games.san_juan import GAME
from quivira.games.san_juan.components import CATHEDRAL, KINDS
from quivira.games.san_juan.rules.phase import clockwise
from quivira.games.san_juan.rules.round_start import round_start
from quivira.games.san_juan.rules.rounds import ChooseRole, Rounds, is_exhausted, role_turns
from quivira.games.san_juan.scoring import end_reason
from quivira.games.san_juan.state import SanJuan
from quivira.games.san_juan.tests.position import cards, legal, play, settle, table
from quivira.games.san_juan.view import view
from quivira.kernel import CHANCE, Deck, Rng
from quivira.testing import allows, rules_out

QUIET = ("decline", "produce-done", "sell-done", "build-nothing")


def go_on(s: SanJuan, rounds: int) -> SanJuan:
    """Play so many rounds to their end, in which nobody builds."""
    end = s.round + rounds
    while s.round < end and not s.is_over():
        seat = s.actors()[0]
        if seat == CHANCE:
            settle(s)
        else:
            quiet = [key for key in legal(s, seat) if key in QUIET]
            play(s, f"{seat} {quiet[0] if quiet else legal(s, seat)[0]}")
    return s


@rules_out("68")
def test_nineteen_rounds_without_a_building_end_nothing() -> None:
    s = go_on(table(), 19)
    assert not s.is_over()
    assert view(s, 0).idle == 19


@allows("68")
def test_twenty_rounds_without_a_building_end_the_game() -> None:
    s = table()
    s.events = []
    go_on(s, 20)
    assert s.is_over()
    assert end_reason(s) == "stalled"
    assert not s.is_built_up()
    assert [event.args["n"] for event in s.events if event.verb == "stalled"] == [20]


def build_once(idle: int = 0) -> SanJuan:
    """A building in the second round, after so many rounds without one; its round goes on."""
    s = table(seat0="hand: archive indigo")
    s.idle = idle
    return play(s, "0 role:builder", "0 build:archive")


@rules_out("68")
def test_the_round_of_a_building_is_none_without_one() -> None:
    s = go_on(build_once(), 1)
    assert s.round == 3
    assert not go_on(s, 19).is_over()


@allows("68")
def test_twenty_rounds_after_the_one_of_a_building_end_the_game() -> None:
    s = go_on(build_once(), 1)
    assert go_on(s, 20).is_over()


@rules_out("68")
def test_a_new_building_begins_the_count_anew() -> None:
    s = build_once(idle=19)
    assert view(s, None).idle is None
    assert not go_on(s, 20).is_over()


@allows("68")
def test_the_count_is_shown_from_ten_on() -> None:
    s = go_on(table(), 9)
    assert [view(s, seat).idle for seat in (None, 0, 1)] == [None, None, None]
    go_on(s, 1)
    assert [view(s, seat).idle for seat in (None, 0, 1)] == [10, 10, 10]


def drained(s: SanJuan, discard: str = "", cathedral: bool = False) -> SanJuan:
    """The same table between two phases, without a card to draw: what was in the pile has left the game."""
    gone = [kind for kind in range(KINDS) for _ in range(s.pile.counts[kind] + s.discard.counts[kind])]
    for kind in cards(discard):
        gone.remove(kind)
    if s.cathedral_free and not cathedral:
        s.cathedral_free = False
        gone.append(CATHEDRAL)
    s.removed = tuple(gone)
    s.pile, s.discard = Deck([0] * KINDS), Deck([0] * KINDS)
    for kind in cards(discard):
        s.discard.put(kind)
    s.stack = [Rounds()]
    s.follow(*role_turns(clockwise(s.seats, s.governor)))
    s.events = []
    s.run()
    s.check()
    return s


OWNED = "well*2 archive market_stand*2 trading_post*2"  # by whoever has
OWNERS = "city: well archive market_stand trading_post"

# Nobody can pay: a hero costs 5, a palace 6, and whoever has the well cannot build another
STUCK = [
    ("hand: hero; city: indigo", "hand: palace*2; city: indigo"),
    ("hand: well*2; city: well chapel", ""),
    ("hand: hero*3; city: library", "hand: guild*2; city: quarry"),
    ("hand: hero; city: crane indigo", "hand: statue; city: statue"),
    (f"hand: {OWNED}; {OWNERS}", "hand: hero"),
    ("hand: office*2; city: office chapel", "hand: bank; city: bank goldsmith tavern hut customs"),
    ("hand: well*2; city: well gold_mine market_hall", "city: poor carpenter"),
]


@allows("68")
@pytest.mark.parametrize(("first", "second"), STUCK)
def test_where_nobody_can_ever_draw_or_build_again_the_game_ends_at_once(first: str, second: str) -> None:
    s = drained(table(seat0=first, seat1=second))
    assert s.is_over()
    assert end_reason(s) == "stalled"
    assert [event.verb for event in s.events or []] == ["exhausted"]


@rules_out("68")
@pytest.mark.parametrize(
    ("first", "second", "discard", "why"),
    [
        ("hand: hero; city: indigo", "", "well", "a card can be drawn"),
        ("hand: hero; city: indigo; goods: indigo", "", "", "a good can be sold"),
        ("hand: hero; city: customs; goods: customs", "", "", "the good of a customs office, too"),
        ("hand: hero well; city: indigo", "", "", "a well can be paid"),
        ("hand: smithy; city: indigo", "", "", "a builder gets a smithy for nothing"),
        ("hand: well; city: library", "", "", "a builder with a library gets a well for nothing"),
        ("hand: well; city: quarry", "", "", "and so does one with a quarry"),
        ("hand: hero; city: crane park", "", "", "the crane puts a hero over a park"),
        (f"hand: {OWNED} archive; {OWNERS}", "", "", "a hand is above its limit"),
        (f"hand: {OWNED}; {OWNERS}", "city: guard", "", "and so it is beside a guard room"),
    ],
)
def test_where_a_card_may_still_come_it_goes_on(first: str, second: str, discard: str, why: str) -> None:
    assert not drained(table(seat0=first, seat1=second), discard).is_over(), why


@rules_out("68")
def test_a_cathedral_that_can_be_paid_keeps_the_game_going() -> None:
    s = table(seat0="hand: well*2; city: well crane park quarry", expansion=True)
    assert not drained(s, cathedral=True).is_over()
    s = table(seat0="hand: well*2; city: well", expansion=True)
    assert drained(s, cathedral=True).is_over(), "it costs seven"


def seen_by_all(s: SanJuan) -> list[object]:
    """Everything that drawing or building changes."""

    def buildings(seat: int) -> list[object]:
        city = s.cities.cards(seat)
        return [(card, s.cities.is_empty(seat, place)) for place, card in enumerate(city)]

    return [[*map(buildings, range(s.seats))], s.pile.size, s.discard.size]


def sizes(s: SanJuan) -> list[int]:
    return [s.hands.size(seat) for seat in range(s.seats)]


@allows("68")
@pytest.mark.parametrize(("first", "second"), STUCK)
def test_indeed_nothing_would_happen_any_more(first: str, second: str) -> None:
    """Were the game to go on, no answers would ever bring a building, a good or another card."""
    for seed in range(20):
        rng = Rng(seed, 1)
        s = drained(table(seat0=first, seat1=second))
        before, hands = seen_by_all(s), sizes(s)
        for turn in range(40):
            s.governor = turn % s.seats
            for chooser in range(s.seats):
                s.roles.give_back()
                s.stack = [ChooseRole(chooser)]
                if not chooser:
                    s.follow(*round_start(clockwise(s.seats, s.governor)))
                s.run()
                while s.stack:
                    actor = s.actors()[0]
                    options = s.legal(actor)
                    s.apply(actor, options[rng.below(len(options))])
                assert seen_by_all(s) == before
                assert all(s.hands.size(seat) <= hands[seat] for seat in range(s.seats))
                hands = sizes(s)


@allows("68")
def test_no_random_game_ends_before_it_must() -> None:
    """Between phases a game is over for want of cards only where there is none to draw."""
    for seed in range(6):
        rng = Rng(seed, 1)
        s = GAME.new(2)
        while not s.is_over():
            if isinstance(s.stack[-1], ChooseRole):
                assert not is_exhausted(s)
            actor = s.actors()[0]
            options = s.legal(actor)
            s.apply(actor, options[rng.below(len(options))])
