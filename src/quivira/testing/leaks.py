"""No leaks: a seat learns nothing that its view does not show, and a sampled world depends only on what it knows."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quivira.features import Writer, mask
from quivira.kernel import Action, Event, Game, Rng, Seat, State
from quivira.match.wire import message
from quivira.testing.case import Case, Check
from quivira.testing.differences import plain


def told(events: list[Event], seat: Seat | None) -> bytes:
    """The events that reach a seat, as bytes."""
    return msgspec.json.encode([event for event in events if event.seen_by(seat)])


def seen(game: Game[Any], s: State, seat: Seat | None) -> dict[str, Any]:
    """All that is sent to a seat, or a spectator, as plain data."""
    return flat(message(game, s, seat))


def flat(sent: bytes) -> dict[str, Any]:
    """A message as plain data, the one side in it laid open."""
    data = msgspec.json.decode(sent)
    (side,) = data.pop("sides")
    return {**side, **data}


def check_nothing_leaks(case: Case) -> None:
    """A seat cannot tell a sampled world from the true one, and it is drawn from what the seat knows alone."""
    game, seats = case.game, case.table.seats
    rng = Rng(case.seed, 3)
    writer = Writer(game, seats)
    secrets = varied = False
    for s, _ in case.walk():
        saved = game.dump(s)
        for seat in range(seats):
            first, second = rng.word(), rng.word()
            world = game.resample(s, seat, Rng(first))
            case.same_saved(saved, s, "resample changed the true world itself", SHARED, "afterwards", seat)
            world.check()
            _cannot_tell(case, writer, s, world, seat)
            again = game.resample(world, seat, Rng(second))
            case.same_state(
                game.resample(s, seat, Rng(second)), again, TRUTH_MATTERS, SORT, "from a sampled world", seat
            )
            varied = varied or game.dump(world) != saved
            secrets = secrets or game.view(s, seat) != game.view(s, (seat + 1) % seats)
    look = "resample: it returns the true world; or view.py: where nothing is hidden, all seats are shown the same"
    case.holds(varied or not secrets, "resampling never changes what is hidden", look)


SHARED: Final = "resample: change a `clone`; steps are shared by copies, so put a changed one in its place"
TRUTH_MATTERS: Final = "a sampled world hangs on the true one, so that a bot could learn from it"
SORT: Final = "the draws in resample: sort, or put everything back before you draw"


def _cannot_tell(case: Case, writer: Writer, s: State, world: State, seat: Seat) -> None:
    game = case.game
    if message(game, s, seat) != message(game, world, seat):
        what = "the seat can tell a sampled world from the true one"
        look = "view.py, if it shows what the seat may not know; else resample, which changed what the seat knows"
        case.same(seen(game, s, seat), seen(game, world, seat), what, look, seat, ELSEWHERE)
    if writer.row(s, seat) != writer.row(world, seat):
        what = "the features tell a sampled world from the true one"
        look = "features.py, if it writes what the seat may not know; else resample, which changed what the seat knows"
        case.same(columns(writer, s, seat), columns(writer, world, seat), what, look, seat, ELSEWHERE)


ELSEWHERE: Final = "in the other world"


def columns(writer: Writer, s: State, seat: Seat) -> dict[str, float]:
    """A row of features by the names of its columns."""
    names = [f"{block} {word}".strip() for block, words in writer.blocks(s) for word in words]
    return dict(zip(names, memoryview(writer.row(s, seat)).cast("f"), strict=False))


def check_events_tell_no_more_than_views(case: Case) -> None:
    """Two answers that leave a bystander's view the same tell it the same."""
    for s, _ in case.walk():
        for actor in s.actors():
            after = [(action, _tried(s, actor, action)) for action in s.legal(actor)[:6]]
            for watcher in [None, *range(case.table.seats)]:
                if watcher != actor:
                    _same_view_same_events(case, after, watcher)


def check_features_miss_nothing(case: Case) -> None:
    """Rows have one size, and where two answers lead to equal ones, all that the seat is told is equal too.

    The order of lists does not count.
    """
    seats = case.table.seats
    writer = Writer(case.game, seats)
    size = sum(len(words) for _, words in writer.blocks(case.table.new()))
    look = "features.py: a block is given more or fewer numbers than words, or is left out at times"
    for s, _ in case.walk():
        seat, length = case.number % seats, len(writer.row(s, case.number % seats)) // 4
        case.holds(length == size, f"a row has {length} numbers and {size} columns", look, seat)
        if case.number % 3 == 0:
            after = [_tried(s, actor, action) for actor in s.actors() for action in s.legal(actor)[:6]]
            _same_row_same_view(case, writer, [s, *after], case.number // 3 % seats)


LEAKS: Final[list[Check]] = [
    check_nothing_leaks,
    check_events_tell_no_more_than_views,
    check_features_miss_nothing,
]


def _same_row_same_view(case: Case, writer: Writer, states: list[State], seat: Seat) -> None:
    earlier: dict[bytes, State] = {}
    for s in states:
        twin = earlier.setdefault(writer.row(s, seat) + mask(s, seat, len(case.game.space)), s)
        if twin is not s:
            here, there = (_unordered(seen(case.game, x, seat)) for x in (twin, s))
            what = "the view shows what the features do not: two answers give the same row, but different views"
            case.same(here, there, what, "features.py: it lacks a block", seat, "after the other answer")


def _unordered(value: Any) -> Any:
    """Plain data with its lists sorted."""
    if isinstance(value, dict):
        return {key: _unordered(item) for key, item in value.items()}
    if isinstance(value, list):
        return sorted((_unordered(item) for item in value), key=repr)
    return value


def _tried(s: State, actor: Seat, action: Action) -> State:
    trial = s.clone()
    trial.events = []
    trial.apply(actor, action)
    return trial


def _same_view_same_events(case: Case, after: list[tuple[Action, State]], watcher: Seat | None) -> None:
    heard: dict[bytes, tuple[Action, State]] = {}
    for action, trial in after:
        first, twin = heard.setdefault(message(case.game, trial, watcher), (action, trial))
        here, there = told(twin.events or [], watcher), told(trial.events or [], watcher)
        if here != there:
            who = "a spectator" if watcher is None else f"seat {watcher}"
            what = f"{first} and {action} look the same to {who}, but the events tell them apart"
            look = "the event: it needs an audience (`to=`); or the view: it forgets what was shown"
            case.same(plain(here), plain(there), what, look, watcher, f"after {action}")
