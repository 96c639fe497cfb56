"""The conformance suite: what holds for every game, at every table, in random play."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

import pytest

from quivira.kernel import CHANCE, Action, Chance, Draw, Game, IllegalAction, Rng, Seat, Side, State, pick, settle
from quivira.kernel.record import decode, digest, replay
from quivira.kernel.snapshot import pack
from quivira.lessons import problems as lesson_problems
from quivira.locale.rulebook import rules
from quivira.match.wire import encode, side
from quivira.testing.case import Case, Check, examine
from quivira.testing.differences import plain
from quivira.testing.laws import LAWS
from quivira.testing.leaks import LEAKS
from quivira.testing.play import NO_CHOICE, Table, default_table, play_record, random_move, tables, walk

LONGEST: Final = 100_000  # actions; a game that takes more does not end
QUICK: Final = os.environ.get("QUIVIRA_QUICK") == "1"  # one game a check, at one table; for coverage
ENOUGH: Final = 400  # actions to look at; a check of a long game stops after the seed that brings it so far


def check_actions_are_one_to_one(case: Case) -> None:
    actions = case.game.space.actions
    for number, action in enumerate(actions):
        here = action.id == number and case.game.space.parse(action.key) is action
        case.holds(here, f"the action {action.key} is not the one of its id and key", "the verbs in components.py")


def check_invariants_hold(case: Case) -> None:
    """And the game comes to an end."""
    for s, _ in case.walk():
        case.holds(case.number < LONGEST, f"the game is not over after {LONGEST} actions", "what ends it in rules.py")
        s.check()


def check_somebody_can_act(case: Case) -> None:
    """Until the game is over every actor has a choice, and nobody else has."""
    for s, _ in case.walk():
        actors = s.actors()
        case.holds(
            len(actors) == len(set(actors)), f"somebody is asked twice at once: {actors}", _question(s, "actors")
        )
        for seat in [CHANCE, *range(s.seats)]:
            if seat in actors:
                what = NO_CHOICE.format(step=type(s.stack[-1]).__name__, seat=seat)
                case.holds(bool(s.legal(seat)), what, _question(s, "choices and refusal"), seat)
            else:
                case.holds(not s.legal(seat), "a seat that is not asked has a choice", _question(s, "legal"), seat)


def check_chance_is_the_deck(case: Case) -> None:
    for s, _ in case.walk():
        for path, counts in _decks(pack(s)):
            case.holds(min(counts, default=0) >= 0, f"{path} has fewer than no cards: {counts}", "who takes from it")
        weights = [weight for _, weight in s.chance()]
        look = _question(s, "outcomes")
        case.holds(
            (s.actors() == [CHANCE]) == bool(weights), "outcomes come where chance is asked, and only there", look
        )
        case.holds(all(weight > 0 for weight in weights), f"an outcome cannot happen: the weights are {weights}", look)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Draw):
            size = top.deck(s).size
            case.holds(
                sum(weights) == size, f"the weights {weights} add up to {sum(weights)}, the deck has {size}", look
            )


def check_settling_is_drawing_one_by_one(case: Case) -> None:
    """Chance that answers several draws at once answers as it would one by one."""
    for s, _ in case.walk():
        if s.actors() == [CHANCE]:
            at_once, one_by_one, rng = s.clone(), s.clone(), Rng(case.seed, 3)
            settle(at_once, Rng(case.seed, 3))
            while one_by_one.actors() == [CHANCE]:
                one_by_one.apply(CHANCE, pick(one_by_one.chance(), rng))
            what = "a draw that is settled leads elsewhere than the same cards drawn one by one"
            case.same_state(at_once, one_by_one, what, _question(s, "settle and apply"), "one by one")


def check_legal_is_what_is_not_refused(case: Case) -> None:
    for s, _ in case.walk():
        for seat in s.actors():
            legal = [action.key for action in s.legal(seat)]
            look = _question(s, "legal, choices and refusal")
            case.holds(len(set(legal)) == len(legal), f"a choice is offered twice: {legal}", look, seat)
            fine = {action.key for action in case.game.space.actions if s.refusal(seat, action) is None}
            for key in sorted(fine ^ set(legal)):
                what = f"{key} is legal, but refused" if key in legal else f"{key} is not legal, but nothing refuses it"
                case.fail(what, look, seat)


def check_random_is_a_pick_from_legal(case: Case) -> None:
    """A step that finds a random action without the list of legal ones finds the same."""
    for s, _ in case.walk():
        for seat in s.actors():
            legal = s.legal(seat)
            found = s.stack[-1].random(s, seat, Rng(case.seed, case.number))
            due = legal[Rng(case.seed, case.number).below(len(legal))]
            case.holds(
                found is due, f"`random` picks {found}, from the legal ones it would be {due}", _question(s, "random")
            )


def check_illegal_actions_change_nothing(case: Case) -> None:
    rng = Rng(case.seed, 1)
    space = case.game.space
    for s, _ in case.walk():
        before = case.game.dump(s)
        s.events = []
        for seat in [CHANCE, *range(s.seats)]:
            legal = s.legal(seat)
            for _ in range(20):
                action = space.actions[rng.below(len(space))]
                if action not in legal:
                    case.holds(
                        _is_refused(s, seat, action), f"{action} is not legal, but done", _question(s, "legal"), seat
                    )
        what = "an action that was refused, or the question whether it is legal, changed the state"
        case.same_saved(before, s, what, _question(s, "legal, choices and refusal"), "afterwards")
        case.holds(
            s.events == [], "an action that was refused told something", _question(s, "legal, choices and refusal")
        )


def check_clones_are_equal_and_independent(case: Case) -> None:
    """No old copy ever changes, whatever happens to the game it was taken from."""
    copies: list[tuple[State, bytes, int]] = []
    for s, _ in case.walk():
        copy = s.clone()
        case.holds(type(copy) is type(s), f"a copy is a {type(copy).__name__}", "clone in state.py")
        case.same_state(
            s, copy, "a copy differs from what it was taken from", "how the state declares its fields", "in the copy"
        )
        copies.append((copy, case.game.dump(copy), case.number))
    for copy, before, number in copies:
        case.at(number, copy)
        what = "a copy changed when the game it was taken from went on"
        look = "steps: copies of the state share them, so put a changed `clone` in the place of one"
        case.same_saved(before, copy, what, look, "now")
    for copy, _, number in copies[:: max(1, len(copies) // 10)]:
        case.at(number, copy)
        _play_on(copy, case.seed)


def check_what_was_shown_stays(case: Case) -> None:
    """Whoever keeps what a seat was shown can tell later what has changed."""
    shown = []
    for s, _ in case.walk():
        kept = side(Side(case.game, s, case.number % s.seats), [])
        shown.append((case.number, kept, encode(kept)))
    for number, kept, before in shown:
        after = encode(kept)
        if after != before:
            what = f"what the seat was shown at decision {number} changed when the game went on"
            look = "view.py, and the arguments of texts: copy the lists of the state"
            case.same(plain(before), plain(after), what, look, kept.seat, "now")


def check_dump_and_load(case: Case) -> None:
    """A state saved at any moment goes on as the original does, and no load changes what was loaded before."""
    game = case.game
    earlier: list[tuple[State, bytes, int]] = []
    for s, move in case.walk():
        loaded = game.load(game.dump(s))
        case.same_state(
            s, loaded, "a state that was saved is loaded as another", "its fields: ints, lists, decks", "loaded"
        )
        earlier.append((loaded.clone(), game.dump(s), case.number))
        if move is not None and case.number % 7 == 0:
            original = s.clone()
            loaded.apply(*move)
            original.apply(*move)
            what = f"after {move[1]} a loaded state differs from the original"
            case.same_state(original, loaded, what, "a field that `dump` cannot see, such as one of a class", "loaded")
    for loaded, saved, number in earlier:
        case.at(number, loaded)
        what = "a state changed when another was loaded"
        case.same_saved(saved, loaded, what, "what the rules keep outside the state", "now")


def check_records_replay(case: Case) -> None:
    game = case.game
    record = play_record(case.table, case.seed)
    states = [digest(game, s) for s in replay(game, decode(record.encode()))]
    look = "what the rules keep outside the state: globals, caches, class attributes"
    done = record.result is not None and states[-1] == record.result.digest
    case.holds(done, "the record of a game leads to another end when it is played again", look)
    case.holds(len(states) == len(record.moves) + 1, "a record is played again in fewer moves", look)


def check_scores_add_up(case: Case) -> None:
    for s, _ in case.walk():
        last = s
    scores = case.game.scores(last)
    look = "scores in scoring.py"
    seats = [score.seat for score in scores]
    case.same([*range(case.table.seats)], seats, "there is one score for each seat, in their order", look, other="not")
    reason, reasons = case.game.end_reason(last), case.game.meta.end_reasons
    case.holds(
        reason in reasons, f"the game ends by '{reason}', META knows {reasons}", "end_reason, and META.end_reasons"
    )
    for score in scores:
        case.same([*scores[0].parts], [*score.parts], "all seats have the same parts", look, score.seat, "here")
        total = sum(score.parts.values())
        case.holds(score.total == total, f"the total is {score.total}, the parts are {score.parts}", look, score.seat)
    better = sorted(scores, key=lambda score: score.rank)
    ranks = [score.rank for score in better]
    case.holds(ranks[0] == 1, f"nobody has won: the ranks are {ranks}", f"{look}: `rank` gives them")
    for place, (a, b) in enumerate(pairwise(better), start=2):
        case.holds(b.rank in (a.rank, place), f"the ranks {ranks} leave one out", f"{look}: `rank` gives them", b.seat)


def check_evaluate_knows_every_seat(case: Case) -> None:
    look = "evaluate.py"
    for s, _ in case.walk():
        before = case.game.dump(s)
        worth = case.game.evaluate(s)
        case.holds(len(worth) == case.table.seats, f"`evaluate` gives {len(worth)} values, one a seat is due", look)
        case.holds(all(isinstance(value, float) for value in worth), f"`evaluate` gives {worth}; floats are due", look)
        case.same_saved(before, s, "`evaluate` changed the state", look, "afterwards")


def check_questions_cite_rules(case: Case) -> None:
    numbers = rules(case.game.meta.name, "en")
    for s, _ in case.walk():
        top = s.stack[-1] if s.stack else None
        if top is not None and not isinstance(top, Chance):
            name, cites = type(top).__name__, top.cites
            what = f"{name} cites rule '{cites}', which rulebook/en.md has not" if cites else f"{name} cites no rule"
            case.holds(cites in numbers, what, f"{name}.cites, and the numbers in rulebook/en.md")


def check_lessons_can_be_played(case: Case) -> None:
    """To their end, in every language; each has a table of its own, so once is enough."""
    for problem in lesson_problems(case.game) if case.table == default_table(case.game) else []:
        case.fail(problem, "lessons/*.json and locale/*.ftl")


CHECKS: Final[list[Check]] = [
    check_actions_are_one_to_one,
    check_invariants_hold,
    check_somebody_can_act,
    check_chance_is_the_deck,
    check_settling_is_drawing_one_by_one,
    check_legal_is_what_is_not_refused,
    check_random_is_a_pick_from_legal,
    check_illegal_actions_change_nothing,
    check_clones_are_equal_and_independent,
    check_what_was_shown_stays,
    check_dump_and_load,
    check_records_replay,
    check_scores_add_up,
    check_evaluate_knows_every_seat,
    check_questions_cite_rules,
    check_lessons_can_be_played,
    *LEAKS,
    *LAWS,
]


def conformance(*games: Game[Any], seeds: int = 1 if QUICK else 3) -> Callable[[Table, Check], None]:
    """A test function that runs every check on every table of the games: `test_x = conformance(GAME)`.

    Tables that differ from the default in several options play one game for each check, the others `seeds`.
    """

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
    @pytest.mark.parametrize("table", [table for game in games for table in _tables(game)], ids=str)
    def test(table: Table, check: Check) -> None:
        __tracebackhide__ = True
        looked_at = 0
        for seed in range(seeds if table.is_near_default() else 1):
            if looked_at < ENOUGH:
                examine(check, table, seed)
                looked_at += sum(1 for _ in walk(table, seed))

    return test


def _tables(game: Game[Any]) -> list[Table]:
    return [default_table(game)] if QUICK else tables(game)


def _question(s: State, parts: str) -> str:
    """What to look at in the open question's class."""
    return f"{parts} of {type(s.stack[-1]).__name__}" if s.stack else "what ended the game"


def _is_refused(s: State, seat: Seat, action: Action) -> bool:
    try:
        s.apply(seat, action)
    except IllegalAction:
        return True
    return False


def _decks(value: Any, path: str = "") -> Iterator[tuple[str, list[int]]]:
    """The counts of every deck in a packed state, with its path."""
    if isinstance(value, dict):
        if "$deck" in value:
            yield path.removeprefix("."), value["$deck"]
        for key, item in value.items():
            yield from _decks(item, f"{path}.{key}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _decks(item, f"{path}[{number}]")


def _play_on(s: State, seed: int) -> None:
    rng = Rng(seed, 2)
    while not s.is_over():
        s.apply(*random_move(s, rng))
    s.check()
