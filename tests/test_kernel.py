"""The kernel's own promises: generator, decks, actions, sealed questions, snapshots."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quivira.kernel import (
    CHANCE,
    EVERYONE,
    Action,
    ActionSpace,
    BadTable,
    Chance,
    Deal,
    Deck,
    Draw,
    Event,
    EventKind,
    Flow,
    IllegalAction,
    Rng,
    Score,
    Sealed,
    Seat,
    State,
    Step,
    Text,
    UnknownAction,
    others,
    pending,
    pick,
    play_out,
    rank,
    settle,
)
from quivira.kernel.errors import BrokenGame
from quivira.kernel.registry import find, names
from quivira.kernel.snapshot import pack, unpack

SPACE = ActionSpace()
BID = SPACE.verb("bid", ["0", "1", "2"])
PASS = SPACE.single("pass")
FLIP = SPACE.verb("flip", ["heads", "tails"], labels=["side-heads", "side-tails"])
FLIPPED = EventKind("flipped", side=["side-heads", "side-tails"], times=None)


class Coins(State):
    """A toy: everybody bids in secret, then a coin is flipped, then the highest bidder may pass."""

    bids: list[int]
    coins: Deck

    def check(self) -> None:
        assert self.coins.size >= 0


class Bid(Sealed[Coins]):
    def choices(self, s: Coins, seat: Seat) -> list[Action]:
        return BID.actions

    def refusal(self, s: Coins, seat: Seat, action: Action) -> Text | None:
        return Text("why-too-high", {"most": seat}) if action.arg > seat else None

    def reveal(self, s: Coins, answers: list[Action]) -> None:
        s.bids = [answer.arg for answer in answers]
        s.follow(Flip(), Last(s.bids.index(max(s.bids))))


class Flip(Draw[Coins]):
    def deck(self, s: Coins) -> Deck:
        return s.coins

    def actions(self) -> list[Action]:
        return FLIP.actions

    def drawn(self, s: Coins, kind: int) -> None:
        s.emit(FLIPPED, CHANCE, kind, 1)


class Last(Step[Coins]):
    def choices(self, s: Coins, seat: Seat) -> list[Action]:
        return [PASS]

    def apply(self, s: Coins, seat: Seat, action: Action) -> None:
        s.emit(EventKind("passed"), seat)


def coins(answers: list[Action | None] | None = None) -> Coins:
    return table([Bid(answers or [None, None, None])], Deck([2, 1]))


def table(stack: list[Step[Any]], deck: Deck, seats: int = 3) -> Coins:
    s = Coins(seats, {})
    s.stack = stack
    s.coins = deck
    s.events = None
    s.run()
    return s


# The generator


def test_the_stream_is_fixed() -> None:
    rng = Rng(12345, 6)
    assert [rng.word() for _ in range(6)] == [664911287, 4157237099, 4026469523, 946050815, 767074318, 2538638240]
    assert [rng.below(n) for n in (2, 6, 10, 52, 1000, 2**30)] == [1, 4, 1, 49, 871, 419208305]


def test_streams_and_seeds_differ() -> None:
    firsts = {Rng(seed, stream).word() for seed in (0, 1, 2**32, 2**61) for stream in range(50)}
    assert len(firsts) == 200


@given(st.integers(0, 2**62 - 1), st.integers(1, 2**30))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_is_fair() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(abs(counts[face] - 10_000) < 500 for face in range(6))


def test_below_is_fair_where_a_plain_product_would_not_be() -> None:
    """For 3 * 2**28 the third of each four numbers would come twice as often without the correction."""
    rng = Rng(8)
    n = 3 * 2**28
    counts = Counter(rng.below(n) % 3 for _ in range(30_000))
    assert all(abs(counts[rest] - 10_000) < 500 for rest in range(3))


# Decks and chance


def test_a_deck_knows_its_size() -> None:
    deck = Deck([1, 0, 2])
    deck.take(2)
    deck.put(1)
    assert (list(deck.counts), deck.size) == ([1, 1, 1], 3)
    copy = deck.clone()
    copy.take(0)
    assert copy != deck
    assert deck == Deck([1, 1, 1])
    with pytest.raises(TypeError):
        hash(deck)


def test_picks_follow_the_counts() -> None:
    rng = Rng(1)
    deck = Deck([3, 0, 1])
    counts = Counter(deck.pick(rng) for _ in range(8_000))
    assert counts[1] == 0
    assert abs(counts[2] - 2_000) < 200
    outcomes = [(FLIP[0], 3), (FLIP[1], 1)]
    assert abs(sum(pick(outcomes, rng) is FLIP[1] for _ in range(8_000)) - 2_000) < 200


def test_chance_outcomes_are_weighted() -> None:
    s = coins([BID[0], BID[1], BID[2]])
    assert s.actors() == [CHANCE]
    assert s.chance() == [(FLIP[0], 2), (FLIP[1], 1)]
    s.apply(CHANCE, FLIP[1])
    assert list(s.coins.counts) == [2, 0]
    assert s.chance() == []


class Toss(Chance[Coins]):
    def outcomes(self, s: Coins) -> list[tuple[Action, int]]:
        return [(FLIP[0], 1), (FLIP[1], 3)]

    def apply(self, s: Coins, seat: Seat, action: Action) -> None:
        s.bids.append(action.arg)


def test_settle_answers_for_chance_by_weight() -> None:
    rng = Rng(4)
    s = table([Toss() for _ in range(4_000)], Deck([0, 0]), seats=2)
    settle(s, rng)
    assert s.is_over()
    assert abs(sum(s.bids) - 3_000) < 150


# Actions


def test_actions_have_dense_ids_and_stable_keys() -> None:
    assert [(a.id, a.key, a.verb, a.arg) for a in SPACE.actions[2:5]] == [
        (2, "bid:2", "bid", 2),
        (3, "pass", "pass", 0),
        (4, "flip:heads", "flip", 0),
    ]
    assert len(SPACE) == 6
    assert SPACE.describe(BID[2]) == Text("do-bid", {"arg": 2})
    assert SPACE.describe(FLIP[1]) == Text("do-flip", {"arg": "side-tails"})
    assert SPACE.describe(PASS) == Text("do-pass")
    assert repr(PASS) == "pass"


def test_an_unknown_key_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownAction, match="did you mean bid:"):
        SPACE.parse("bit:1")


def test_a_key_is_declared_once() -> None:
    space = ActionSpace()
    space.verb("a", ["b"])
    with pytest.raises(BrokenGame, match="'a' is declared twice"):
        space.verb("a", ["c"])
    with pytest.raises(BrokenGame, match="d:e"):
        space.verb("d", ["e", "e"])


# Steps


def test_sealed_answers_stay_secret_until_the_last() -> None:
    s = coins()
    s.events = []
    assert s.actors() == [0, 1, 2]
    s.apply(2, BID[2])
    s.apply(0, BID[0])
    assert s.bids == []
    assert s.actors() == [1]
    assert [event.verb for event in s.events] == ["chose", "chose"]
    s.apply(1, BID[0])
    assert s.bids == [0, 0, 2]


def test_a_sealed_question_without_open_answers_reveals_at_once() -> None:
    assert coins([BID[0], BID[1], BID[2]]).bids == [0, 1, 2]


def test_refusals_say_why() -> None:
    s = coins()
    assert s.refusal(1, BID[2]) == Text("why-too-high", {"most": 1})
    assert s.refusal(1, PASS) == Text("why-not-asked")
    assert s.refusal(CHANCE, FLIP[0]) == Text("why-not-your-turn")
    with pytest.raises(IllegalAction) as caught:
        s.apply(0, BID[1])
    assert caught.value.reason.key == "why-too-high"
    play_out(s, Rng(1))
    assert s.refusal(0, PASS) == Text("why-game-over")
    assert s.legal(0) == []
    assert s.actors() == []


def test_what_a_step_must_define() -> None:
    for step in (Step[Coins](0), Flow[Coins](), Chance[Coins](), Draw[Coins](), Deal[Coins](0, 1), Sealed[Coins]([])):
        with pytest.raises(NotImplementedError):
            step.choices(coins(), 0) if step.seat >= 0 else step.settle(coins(), Rng(1))


class ToBids(Deal[Coins]):
    """Coins become bids, while there are any."""

    def deck(self, s: Coins) -> Deck:
        return s.coins

    def actions(self) -> list[Action]:
        return FLIP.actions

    def put(self, s: Coins, kind: int) -> None:
        s.bids.append(kind)

    def finished(self, s: Coins, dealt: int, missing: int) -> None:
        s.bids.append(10 * dealt + missing)


def test_cards_are_dealt_one_by_one_or_all_at_once() -> None:
    one_by_one = table([ToBids(1, 5)], Deck([2, 1]))
    at_once = one_by_one.clone()
    settle(at_once, Rng(4))
    assert sorted(at_once.bids[:3]) == [0, 0, 1]
    for kind in at_once.bids[:3]:
        deal = pending(one_by_one)
        assert deal is not None
        assert deal.owner == 1
        assert one_by_one.actors() == [CHANCE]
        before = one_by_one.clone()
        one_by_one.apply(CHANCE, FLIP[kind])
        assert before.bids == one_by_one.bids[:-1] or one_by_one.is_over()
    assert pending(one_by_one) is None
    assert one_by_one.bids == at_once.bids == [*at_once.bids[:3], 32]


def test_one_card_by_hand_and_the_rest_at_once() -> None:
    s = table([ToBids(1, 3)], Deck([2, 1]))
    s.apply(CHANCE, FLIP[1])
    settle(s, Rng(4))
    assert s.bids == [1, 0, 0, 30]


# Events


def test_audiences() -> None:
    public, private, rest = (Event("x", 0, {}, to) for to in (EVERYONE, 1, others(1)))
    seen = [[event.seen_by(seat) for seat in (None, 0, 1, 2)] for event in (public, private, rest)]
    assert seen == [[True] * 4, [False, False, True, False], [True, True, False, True]]


def test_events_name_their_arguments() -> None:
    s = coins([BID[0], BID[1], BID[2]])
    s.events = []
    s.apply(CHANCE, FLIP[1])
    assert s.events == [Event("flipped", None, {"side": "side-tails", "times": 1})]
    s.apply(2, PASS)
    assert s.events[1].text() == Text("log-passed", {"seat": 2})


@pytest.mark.parametrize("args", [(), (1,), (1, 2, 3)])
def test_an_event_with_a_missing_or_surplus_argument_fails_where_it_is_emitted(args: tuple[int, ...]) -> None:
    s = coins()
    s.emit(FLIPPED, CHANCE, *args)  # nobody listens
    s.events = []
    with pytest.raises(ValueError, match="'flipped' takes side, times"):
        s.emit(FLIPPED, CHANCE, *args)


# Snapshots


@pytest.mark.parametrize("name", names())
def test_loading_one_state_leaves_others_alone(name: str) -> None:
    """Also where a step that never changes is shared by all states that hold it."""
    game = find(name)
    first: State = game.new(game.meta.seats[-1])
    settle(first, Rng(1))
    saved = game.dump(first)
    loaded = game.load(saved)
    other: State = game.new(game.meta.seats[-1])
    rng = Rng(2)
    settle(other, rng)
    for _ in range(30):
        game.load(game.dump(other))
        if other.is_over():
            break
        seat = other.actors()[-1]
        other.apply(seat, other.legal(seat)[0])
        settle(other, rng)
    assert game.dump(loaded) == saved


def test_a_state_is_packed_in_the_middle_of_a_sealed_question() -> None:
    s = coins()
    s.apply(1, BID[1])
    saved = pack(s)
    assert saved["stack"] == [{"$step": "Bid", "answers": [None, {"$action": "bid:1"}, None], "seat": 0}]
    assert saved["coins"] == {"$deck": [2, 1]}
    again = coins()
    unpack(again, saved, SPACE, {"Bid": Bid})
    again.apply(0, BID[0])
    again.apply(2, BID[0])
    assert again.bids == [0, 1, 0]
    assert s.bids == []


# Scores


def test_equals_share_a_rank() -> None:
    scores = rank(
        [Score(0, {"a": 5}, (1,)), Score(1, {"a": 5}, (1,)), Score(2, {"a": 2, "b": 2}), Score(3, {"a": 5}, (2,))]
    )
    assert [score.rank for score in scores] == [2, 2, 4, 1]
    assert scores[2].total == 4


# Tables and registry


@pytest.mark.parametrize("name", names())
def test_a_table_refuses_what_the_game_does_not_offer(name: str) -> None:
    game = find(name)
    with pytest.raises(BadTable, match="players, not 9"):
        game.new(9)
    with pytest.raises(BadTable, match="unknown option"):
        game.new(game.meta.seats[0], {"no_such_option": True})
    for option in game.meta.options:
        with pytest.raises(BadTable, match=option.key):
            game.new(game.meta.seats[0], {option.key: "no such value"})


@pytest.mark.parametrize("name", names())
def test_a_state_of_another_version_is_not_loaded(name: str) -> None:
    game = find(name)
    data = game.dump(game.new(game.meta.seats[0]))
    version = f'"rules":{game.meta.rules_version}'.encode()
    with pytest.raises(BadTable, match="rules version"):
        game.load(data.replace(version, b'"rules":999'))
