"""Two laws of every match: an answer is a function of what its seat knows, and undo never makes anybody wiser."""

from __future__ import annotations

from typing import Any, Final

from quivira.features import Writer
from quivira.kernel import CHANCE, Game, QuiviraError, Rng, Seat, State
from quivira.match import Match
from quivira.match.wire import encode, message
from quivira.testing.case import Case, Check
from quivira.testing.differences import plain
from quivira.testing.leaks import flat, seen
from quivira.testing.play import random_move

LONGEST: Final = 3  # keys in a list
UNREAD: Final = "?"
SELDOM: Final = 200  # one key in so many is none; to find what it may have meant takes long
RETURNS: Final = 20  # of so many choices that can be taken back one is, which plays the whole game again
NO_DRAWS: Final = Rng(0)  # what is only tried draws nothing

Answer = tuple[str, str] | None
Observed = tuple[bytes, bytes, int]


def check_answers_are_a_function_of_knowledge(case: Case) -> None:
    """Whatever a seat sends, it is done or refused alike in a world that the seat cannot tell from the true one."""
    rng = Rng(case.seed, 5)
    for s, move in case.walk():
        if move is not None and move[0] != CHANCE:
            _same_answers(case, s, move[0], rng)
            _same_answers(case, s, rng.below(case.table.seats), rng)


def check_undo_makes_nobody_wiser(case: Case) -> None:
    """What a seat may take back has told nobody anything but what that seat itself knew and chose to show.

    And whether it may take it back tells it nothing either.
    """
    table = case.table
    rng = Rng(case.seed, 6)
    writer = Writer(table.game, table.seats)
    match: Match[Any] = Match(table.game, table.seats, table.options, Rng(case.seed, 7))
    while not match.state.is_over():
        seat, action = random_move(match.state, rng)
        before = match.fork()
        case.at(before.number, before.state)
        match.play(seat, [action.key])
        _learns_nothing(case, before, match, seat, seat, action.key, rng)
        if match.takes_back(seat):
            for watcher in range(table.seats):
                if watcher != seat:
                    _learns_nothing(case, before, match, seat, watcher, action.key, rng, writer)
            if rng.below(RETURNS) == 0:
                _returns(case, before, match, seat)
        case.done(seat, action)


def answer(game: Game[Any], s: State, seat: Seat, keys: list[str]) -> Answer:
    """How a list of keys is refused, with all that is said; None: it is done."""
    try:
        Match.at(game, s, [], NO_DRAWS).attempt(seat, keys)
    except QuiviraError as error:
        return str(error), repr(getattr(error, "reason", None))
    return None


def can_take_back(game: Game[Any], s: State, seat: Seat, keys: list[str]) -> bool:
    """Whether a seat that has sent these keys can take the last one back by itself."""
    match = Match.at(game, s, [], Rng(1))
    match.play(seat, keys)
    return bool(match.takes_back(seat))


LAWS: Final[list[Check]] = [
    check_answers_are_a_function_of_knowledge,
    check_undo_makes_nobody_wiser,
]


def _same_answers(case: Case, s: State, seat: Seat, rng: Rng) -> None:
    game = case.game
    world = game.resample(s, seat, rng)
    lists = [anything(game, s, seat, rng)]
    if seat in s.actors():
        lists += [path(game, s, seat, rng), path(game, world, seat, rng)]
    for keys in lists:
        here, there = answer(game, s, seat, keys), answer(game, world, seat, keys)
        what = f"seat {seat} learns by sending {keys}: {_answered(here)}, in the other world {_answered(there)}"
        case.holds(here == there, what, SHOWS, seat)


SHOWS: Final = "the question that the second key answers: if it shows its seat something new, say `shows = True` there"
PRIVATE: Final = (
    "the question that comes next: `shows = True` if it shows its seat something new, "
    "`private = True` if secrets of its seat may leave it no choice"
)


def _answered(answer: Answer) -> str:
    return "done" if answer is None else answer[0]


def path(game: Game[Any], s: State, seat: Seat, rng: Rng) -> list[str]:
    """Legal keys as long as the seat is asked, then any."""
    trial = s.clone()
    keys: list[str] = []
    for _ in range(LONGEST):
        legal = trial.legal(seat)
        action = legal[rng.below(len(legal))] if legal else game.space.actions[rng.below(len(game.space))]
        keys.append(action.key)
        if legal:
            trial.apply(seat, action)
    return keys


def anything(game: Game[Any], s: State, seat: Seat, rng: Rng) -> list[str]:
    """A list of up to three keys, each legal at first, or any, or none at all."""
    keys: list[str] = []
    legal = s.legal(seat)
    for _ in range(1 + rng.below(LONGEST)):
        if rng.below(SELDOM) == 0:
            keys.append(UNREAD)
        elif legal and rng.below(2):
            keys.append(legal[rng.below(len(legal))].key)
        else:
            keys.append(game.space.actions[rng.below(len(game.space))].key)
    return keys


def _learns_nothing(
    case: Case,
    before: Match[Any],
    after: Match[Any],
    seat: Seat,
    watcher: Seat,
    key: str,
    rng: Rng,
    writer: Writer | None = None,
) -> None:
    """Compare with a world that the watcher could not tell from the true one, nor the seat, by its row of features."""
    game = before.game
    sampled = game.resample(before.state, watcher, rng)
    sampled.events = before.state.events  # told at set-up
    world = Match.at(game, sampled, before.lines, Rng(rng.word()))
    if writer is not None and writer.row(world.state, seat) != writer.row(before.state, seat):
        return
    if key not in [action.key for action in world.state.legal(seat)]:
        return
    world.play(seat, [key])
    here, there = after.takes_back(seat), world.takes_back(seat)
    if not here and not there:
        return
    one, other = _observed(after, watcher, before.number), _observed(world, watcher, before.number)
    if here and one != other:
        what = f"seat {seat} may take back {key}, by which seat {watcher} has learnt something"
        case.same(_plainly(one), _plainly(other), what, PRIVATE, watcher, "in the other world")
    what = f"seat {seat} learns by whether it may take back {key}"
    case.holds(here == there or one != other or watcher != seat, what, PRIVATE, seat)


def _observed(match: Match[Any], watcher: Seat, since: int) -> Observed:
    """All that a watcher is sent, what it has been told since, and how many actions that took."""
    return message(match.game, match.state, watcher), encode(match.told(watcher, since)), match.number


def _plainly(observed: Observed) -> dict[str, Any]:
    sent, events, actions = observed
    return {**flat(sent), "told": plain(events), "actions": actions}


def _returns(case: Case, before: Match[Any], after: Match[Any], seat: Seat) -> None:
    """After the undo all is as it was before, for everybody."""
    back = after.fork()
    look = "match/, or a field of the state that `dump` cannot see"
    case.holds(back.undo(seat), "what can be taken back is not", look, seat)
    case.holds(back.lines == before.lines, "undo leaves something in the log", look, seat)
    case.same_state(before.state, back.state, "undo leaves something on the table", look, "after the undo", seat)
    for watcher in (None, *range(before.state.seats)):
        here, there = (seen(case.game, match.state, watcher) for match in (before, back))
        case.same(here, there, "undo changes what is shown", look, watcher, "after the undo")
