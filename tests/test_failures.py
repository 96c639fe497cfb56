"""What conformance says of a broken game: where it was, what differs, what to look at, and how to see it again."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from quivira.cli import main
from quivira.features import Features
from quivira.kernel import Action, ActionSpace, Deck, Game, Rng, Score, Seat, State, Step, play_out
from quivira.kernel.errors import BrokenGame
from quivira.kernel.registry import find, module
from quivira.locale import catalog
from quivira.match import Match
from quivira.match import match as matches
from quivira.testing import soak
from quivira.testing.case import Failure, examine, failure
from quivira.testing.conformance import CHECKS
from quivira.testing.goldens import Golden
from quivira.testing.language import problems
from quivira.testing.play import Table, tables

HUSH: Game[Any] = find("hushdeal")  # chance and secrets
WHISPER: Game[Any] = find("whisperbid")  # sealed questions, up to eight seats, an option
PEBBLES: Game[Any] = find("pebblepair")  # neither chance nor secrets
HUSH_RULES = import_module(f"{module(HUSH.meta.name)}.rules")
BY_NAME = {check.__name__.removeprefix("check_"): check for check in CHECKS}


def said(check: str, game: Game[Any], **parts: Any) -> str:
    """What a check says of the last table of a game with some of its functions spoilt."""
    told = failure(BY_NAME[check], tables(replace(game, **parts))[-1])
    assert told is not None, f"{check} passes"
    return told


class Spoil:
    """Replaces methods of steps and states while a test runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def step(self, game: Game[Any], name: str, **methods: Any) -> None:
        self._kind(game.kinds[name], methods)

    def state(self, game: Game[Any], **methods: Any) -> None:
        self._kind(type(game.new(game.meta.seats[0])), methods)

    def _kind(self, kind: type, methods: dict[str, Any]) -> None:
        for method, function in methods.items():
            self._monkeypatch.setattr(kind, method, function, raising=False)


@pytest.fixture
def spoil(monkeypatch: pytest.MonkeyPatch) -> Spoil:
    return Spoil(monkeypatch)


def test_sound_toys_pass() -> None:
    for game in (HUSH, WHISPER, PEBBLES):
        assert [failure(check, tables(game)[-1]) for check in CHECKS] == [None] * len(CHECKS)


# The whole message


def peeping(s: Any, seat: Seat | None) -> Any:
    """Everybody sees the first seat's card."""
    return HUSH_RULES.HushDealView(card=s.cards[0], burnt=False, worths=[])


def test_a_failure_names_everything(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Game, seats, options, seed, decision, seat, the field with both values, what to look at; and a command."""
    with pytest.raises(Failure) as failed:
        examine(BY_NAME["nothing_leaks"], Table(replace(HUSH, view=peeping), 5, {}), 2)
    place, what, difference, look, done, again = (line.strip() for line in str(failed.value).splitlines())
    assert place == "hushdeal, 5 seats, no options, seed 2, decision 1, seat 1 (DealCard asks chance):"
    assert what == "the seat can tell a sampled world from the true one"
    assert difference == "view.card: 5, in the other world 4"
    assert look.startswith("look at: view.py, if it shows what the seat may not know")
    assert done == "just done: chance deal:5"
    assert again == "again: quivira check hushdeal --seats 5 --seed 2 --only nothing_leaks"
    monkeypatch.setitem(vars(HUSH), "view", peeping)
    assert main(again.removeprefix("again: quivira ").split()) == 1
    assert capsys.readouterr().out.startswith(str(failed.value))


def test_options_are_named_and_given_again() -> None:
    told = said("scores_add_up", WHISPER, scores=lambda s: [])
    assert told.startswith("whisperbid, 8 seats, rounds=3, seed 0, decision 24, the game is over:")
    assert "again: quivira check whisperbid --seats 8 --option rounds=3 --seed 0 --only scores_add_up" in told


def test_a_game_that_nobody_finds_has_no_command() -> None:
    meta = replace(PEBBLES.meta, name="somewhere_else")
    assert "again:" not in said("scores_add_up", PEBBLES, meta=meta, scores=lambda s: [])


def test_a_game_is_checked_by_hand(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """All of it: conformance at every table, words, rules and records."""
    assert main(["check", "whisperbid", "--seats", "3"]) == 0
    assert capsys.readouterr().out.endswith("All is well.\n")
    assert main(["check", "whisperbid", "--only", "nothing_leeks"]) == 2
    assert "did you mean nothing_leaks?" in capsys.readouterr().err
    monkeypatch.setattr("quivira.testing.citations.rules", lambda game, language: {"1": "", "9": ""})
    monkeypatch.setattr("quivira.testing.records.uncovered", lambda game: ["5 seats"])
    assert main(["check", "pebblepair"]) == 1
    told = capsys.readouterr().out
    assert "rule 9 has no test that allows it" in told
    assert "no record shows 5 seats: write them with python -m quivira.testing.records pebblepair" in told
    assert "It may speak English alone" in told
    assert told.endswith("3 found\n")


def test_a_draft_speaks_english_alone_and_nothing_else_does() -> None:
    assert problems(PEBBLES) == []
    finished = replace(PEBBLES, meta=replace(PEBBLES.meta, english_only=False))
    assert "pebblepair has no locale/pl.ftl" in problems(finished)
    assert "pebblepair has no rulebook/de.md" in problems(finished)
    assert "pebblepair has no glossary/en.md" in problems(finished)
    assert catalog("pebblepair", "hu").text("ask-take") == "How many pebbles do you take?"


# Fields and their paths


def test_a_clone_that_forgets_names_the_field(spoil: Spoil) -> None:
    def forgetful(self: Any) -> State:
        copy: Any = clone(self)
        copy.last = [9] * self.seats
        return copy  # type: ignore[no-any-return]

    clone = type(WHISPER.new(3)).clone
    spoil.state(WHISPER, clone=forgetful)
    told = said("clones_are_equal_and_independent", WHISPER)
    assert "a copy differs from what it was taken from" in told
    assert "last[0]: -1, in the copy 9" in told
    assert "and more" in told


def test_a_clone_that_shares_names_the_field(spoil: Spoil) -> None:
    def sharing(self: Any) -> State:
        copy: Any = clone(self)
        copy.taken = self.taken
        return copy  # type: ignore[no-any-return]

    clone = type(PEBBLES.new(2)).clone
    spoil.state(PEBBLES, clone=sharing)
    told = said("clones_are_equal_and_independent", PEBBLES)
    assert "decision 0, Take asks seat 0:\na copy changed when the game it was taken from went on" in told
    assert "taken: [], now [1, 3]" in told
    assert "look at: steps: copies of the state share them" in told


def test_events_that_tell_more_than_the_view_name_both_answers(spoil: Spoil) -> None:
    def talking(self: Any, s: Any, seat: Seat, action: Action) -> None:
        s.burnt[seat] = action.key == "burn"
        s.emit(HUSH_RULES.DEALT, seat, int(s.burnt[seat]))

    spoil.step(HUSH, "Decide", apply=talking)
    told = said("events_tell_no_more_than_views", HUSH)
    assert "keep and burn look the same to a spectator, but the events tell them apart" in told
    assert "[0].args.card: 0, after burn 1" in told
    assert "it needs an audience (`to=`)" in told


def test_features_name_their_columns() -> None:
    def all_of_it(s: Any, seat: Seat, out: Features) -> None:
        for place in range(s.seats):
            out.number("card", s.cards[out.player(place)], 1)

    def now_and_then(s: Any, seat: Seat, out: Features) -> None:
        HUSH.features(s, seat, out)
        if s.is_over():
            out.flag("over", True)

    told = said("nothing_leaks", HUSH, features=all_of_it)
    assert "the features tell a sampled world from the true one" in told
    assert "player4.card: 2.0, in the other world " in told
    told = said("features_miss_nothing", HUSH, features=lambda s, seat, out: None)
    assert "the view shows what the features do not" in told
    assert "view.card: " in told
    told = said("features_miss_nothing", HUSH, features=now_and_then)
    assert "a row has 15 numbers and 14 columns" in told


def test_a_world_that_hangs_on_the_truth_is_told() -> None:
    def by_the_true_cards(s: Any, seat: Seat, rng: Rng) -> Any:
        world = HUSH.resample(s, seat, rng)
        if s.cards[(seat + 1) % s.seats] % 2:
            world.burnt = [*map(bool, world.burnt)]
            world = HUSH.resample(world, seat, rng)
        return world

    told = said("nothing_leaks", HUSH, resample=by_the_true_cards)
    assert "a sampled world hangs on the true one" in told
    assert "look at: the draws in resample" in told
    assert "cards[" in told


def test_a_resample_that_gives_the_truth_is_told() -> None:
    told = said("nothing_leaks", HUSH, resample=lambda s, seat, rng: s.clone())
    assert "resampling never changes what is hidden" in told


# Questions


def test_a_question_without_a_choice_is_told(spoil: Spoil) -> None:
    spoil.step(HUSH, "Decide", choices=lambda self, s, seat: [])
    told = failure(BY_NAME["somebody_can_act"], tables(HUSH)[0])
    assert told is not None
    assert "decision 2, Decide asks seat 0:\nDecide asks seat 0, who has nothing to choose" in told


def test_what_is_legal_and_refused_is_told(spoil: Spoil) -> None:
    spoil.step(PEBBLES, "Take", legal=lambda self, s, seat: self.choices(s, seat))
    assert "take:1 is legal, but refused" in said("legal_is_what_is_not_refused", PEBBLES)
    spoil.step(PEBBLES, "Take", legal=lambda self, s, seat: self.choices(s, seat)[:1] * 2)
    assert "a choice is offered twice: ['take:1', 'take:1']" in said("legal_is_what_is_not_refused", PEBBLES)
    spoil.step(PEBBLES, "Take", legal=lambda self, s, seat: self.choices(s, seat)[:1])
    assert "take:2 is not legal, but nothing refuses it" in said("legal_is_what_is_not_refused", PEBBLES)


def test_a_random_that_picks_otherwise_is_told(spoil: Spoil) -> None:
    spoil.step(PEBBLES, "Take", random=lambda self, s, seat, rng: self.legal(s, seat)[-1])
    assert "`random` picks take:3, from the legal ones it would be take:1" in said(
        "random_is_a_pick_from_legal", PEBBLES
    )


def test_a_question_that_changes_the_state_is_told(spoil: Spoil) -> None:
    def counting(self: Any, s: Any, seat: Seat) -> list[Action]:
        s.points[0] += 1
        return WHISPER.space.actions

    spoil.step(WHISPER, "Whisper", choices=counting)
    told = said("illegal_actions_change_nothing", WHISPER)
    assert "or the question whether it is legal, changed the state" in told
    assert "points[0]: " in told


def test_a_rule_that_is_not_there_is_told(spoil: Spoil) -> None:
    spoil.step(PEBBLES, "Take", cites="17")
    assert "Take cites rule '17', which rulebook/en.md has not" in said("questions_cite_rules", PEBBLES)
    spoil.step(PEBBLES, "Take", cites="")
    assert "Take cites no rule" in said("questions_cite_rules", PEBBLES)


def test_outcomes_that_are_not_the_deck_are_told(spoil: Spoil) -> None:
    spoil.step(HUSH, "DealCard", outcomes=lambda self, s: [(HUSH_RULES.DEAL[0], 1), (HUSH_RULES.DEAL[1], 1)])
    assert "the weights [1, 1] add up to 2, the deck has 9" in said("chance_is_the_deck", HUSH)


def test_a_deck_from_which_too_much_is_taken_is_told(spoil: Spoil) -> None:
    def twice(self: Any, s: Any, kind: int) -> None:
        s.cards[self.owner] = kind
        s.deck.take(kind)

    spoil.step(HUSH, "DealCard", drawn=twice)
    assert "deck has fewer than no cards: [" in said("chance_is_the_deck", HUSH)


# Laws


def test_a_reveal_that_can_be_looked_through_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_barriers(self: Match[Any], seat: Seat, keys: list[str], client: None = None, at: int = 0) -> Match[Any]:
        trial = Match.at(self.game, self.state.clone(), self.lines, self.rng)
        for key in keys:
            trial._act(seat, self.game.space.parse(key), at)
        return trial

    monkeypatch.setattr(Match, "attempt", without_barriers)
    told = said("answers_are_a_function_of_knowledge", WHISPER)
    assert " learns by sending ['whisper:" in told
    assert ", in the other world whisper:" in told
    assert "say `shows = True` there" in told


def test_a_secret_that_can_be_taken_back_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "_is_final", lambda question, seat, after: not after.stack)
    told = said("undo_makes_nobody_wiser", WHISPER)
    assert "may take back whisper:" in told
    assert ", by which seat " in told
    assert "view.players[" in told
    assert "`private = True`" in told


# Scores and other functions


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"scores": lambda s: WHISPER.scores(s)[1:]}, "there is one score for each seat, in their order"),
        ({"end_reason": lambda s: "boredom"}, "the game ends by 'boredom', META knows ('whispered',)"),
        (
            {"scores": lambda s: [Score(x.seat, x.parts, (), x.rank + 1) for x in WHISPER.scores(s)]},
            "nobody has won: the ranks are [2, ",
        ),
        ({"scores": lambda s: [Score(x, {f"part{x}": 1}, (), 1) for x in range(8)]}, "all seats have the same parts"),
        ({"scores": lambda s: [Score(x, {}, (), 1 + 2 * (x > 0)) for x in range(8)]}, "leave one out"),
    ],
)
def test_scores_that_do_not_fit_are_told(parts: dict[str, Any], sentence: str) -> None:
    assert sentence in said("scores_add_up", WHISPER, **parts)


def test_an_evaluation_that_misses_a_seat_is_told() -> None:
    assert "`evaluate` gives 1 values, one a seat is due" in said(
        "evaluate_knows_every_seat", HUSH, evaluate=lambda s: [0.0]
    )
    assert "`evaluate` gives [1, 2]; floats are due" in said(
        "evaluate_knows_every_seat", PEBBLES, evaluate=lambda s: [1, 2]
    )


# Raw errors of the first hour


def test_an_error_in_the_rules_names_its_place(spoil: Spoil) -> None:
    def off_by_one(self: Any, s: Any, seat: Seat, action: Action) -> None:
        s.burnt[seat + s.seats] = True

    spoil.step(HUSH, "Decide", apply=off_by_one)
    told = said("invariants_hold", HUSH)
    assert "decision 5, Decide asks seat 0:\nIndexError: list assignment index out of range" in told
    assert "look at: test_failures.py, line " in told
    assert "in off_by_one: s.burnt[seat + s.seats] = True" in told
    assert "; seat 0 " in told


def test_an_invariant_is_told_as_one(spoil: Spoil) -> None:
    def check(self: Any) -> None:
        assert len(self.taken) < 2, "one is enough"

    spoil.state(PEBBLES, check=check)
    told = said("invariants_hold", PEBBLES)
    assert "decision 2, the game is over:\nan invariant of the state does not hold: one is enough" in told
    assert "look at: what was just done, and test_failures.py" in told


def test_a_step_that_is_not_found_is_named() -> None:
    told = said("dump_and_load", HUSH, kinds={"DealCard": HUSH.kinds["DealCard"]})
    assert "unknown kind of step or piece 'Decide'; there are: DealCard" in told


def test_a_method_that_is_not_written_is_named(spoil: Spoil) -> None:
    spoil.step(PEBBLES, "Take", choices=Step.choices)
    assert "Take has no `choices`" in said("invariants_hold", PEBBLES)


def test_an_empty_deck_is_told(spoil: Spoil) -> None:
    spoil.state(HUSH, check=lambda self: None)

    def set_up(seats: int, options: Any) -> Any:
        s = HUSH.set_up(seats, options)
        s.deck = Deck([0, 1])
        return s

    told = said("invariants_hold", HUSH, set_up=set_up)
    assert "decision 1, DealCard asks chance:\nchance has nothing to choose from; look at the deck's size" in told
    s = replace(HUSH, set_up=set_up).new(5)
    with pytest.raises(BrokenGame, match="picked from an empty deck"):
        play_out(s, Rng(1))


def test_rules_that_go_on_for_ever_are_told(spoil: Spoil) -> None:
    spoil.step(WHISPER, "Rounds", proceed=lambda self, s: None)
    assert "Rounds goes on for ever" in said("invariants_hold", WHISPER)


def test_a_game_without_an_end_is_told(spoil: Spoil, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("quivira.testing.conformance"), "LONGEST", 50)
    spoil.step(
        PEBBLES, "Take", refusal=lambda self, s, seat, action: None, apply=lambda self, s, seat, action: s.follow(self)
    )
    spoil.state(PEBBLES, check=lambda self: None)
    assert "the game is not over after 50 actions" in said("invariants_hold", PEBBLES)


def test_verbs_and_words_that_come_twice_are_named() -> None:
    space = ActionSpace()
    space.verb("take", ["a", "b"])
    with pytest.raises(BrokenGame, match="the verb 'take' is declared twice; declare it once, with all its words"):
        space.verb("take", ["c"])
    with pytest.raises(BrokenGame, match="the verb 'take' is declared twice"):
        space.single("take")
    with pytest.raises(BrokenGame, match="two actions share the key 'give:a'"):
        space.verb("give", ["a", "a"])
    with pytest.raises(BrokenGame, match="the verb 'keep' has 2 words and 1 labels"):
        space.verb("keep", ["a", "b"], ["card-a"])


def test_a_word_that_is_missing_says_where_it_belongs() -> None:
    with pytest.raises(Exception, match=r"no text 'view-nothing' in the language 'en'; add it to locale/en\.ftl"):
        catalog("hushdeal", "en").text("view-nothing")


# Records


def test_a_golden_that_changed_names_the_decision_and_both_lines() -> None:
    golden = Golden(tables(PEBBLES)[-1])
    kept = golden.text()
    assert golden.differs(kept) is None
    answer = next(line for line in kept.splitlines() if line.startswith("  1 take:"))
    told = golden.differs(kept.replace(answer, "  1 take:0 of take:0"))
    assert told is not None
    assert told.startswith("pebblepair-2, seed 1, decision 1: the game is not the one that is written down")
    assert "written:   1 take:0 of take:0" in told
    assert f"now:     {answer}" in told
    assert "run python -m quivira.testing.records pebblepair and read the diff" in told


# Soak


def test_a_soak_tells_the_game_that_failed(spoil: Spoil, monkeypatch: pytest.MonkeyPatch) -> None:
    from concurrent.futures import ThreadPoolExecutor

    def check(self: Any) -> None:
        assert self.round < 3, "two rounds are enough"

    spoil.state(WHISPER, check=check)
    monkeypatch.setattr(soak, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(soak, "CHUNK", 5)
    with pytest.raises(SystemExit) as left:
        soak.main(["whisperbid", "--games", "5", "--laws", "0", "--processes", "1"])
    assert "whisperbid, 3 seats, rounds=3, seed 1, decision 6, Whisper asks seat 0" in str(left.value)
    assert "an invariant of the state does not hold: two rounds are enough" in str(left.value)
    assert "again: quivira check whisperbid --seats 3 --option rounds=3 --seed 1 --only invariants_hold" in str(
        left.value
    )
