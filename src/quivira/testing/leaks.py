"""No leaks: a seat learns nothing that its view does not show, and a sampled world depends only on what it knows."""

from __future__ import annotations

from typing import Any

import msgspec

from quivira.features import Writer, mask
from quivira.kernel import Action, Event, Game, Rng, Seat, State
from quivira.match.wire import message
from quivira.testing.play import Table, walk


def told(events: list[Event], seat: Seat | None) -> bytes:
    """The events that reach a seat, as bytes."""
    return msgspec.json.encode([event for event in events if event.seen_by(seat)])


def check_nothing_leaks(table: Table, seed: int) -> None:
    """A seat cannot tell a sampled world from the true one, and it is drawn from what the seat knows alone."""
    game = table.game
    rng = Rng(seed, 3)
    writer = Writer(game, table.seats)
    secrets = varied = False
    for s, _ in walk(table, seed):
        for seat in range(table.seats):
            first, second = rng.word(), rng.word()
            world = game.resample(s, seat, Rng(first))
            world.check()
            assert message(game, world, seat) == message(game, s, seat)
            assert writer.row(world, seat) == writer.row(s, seat)
            again = game.resample(world, seat, Rng(second))
            assert game.dump(again) == game.dump(game.resample(s, seat, Rng(second)))
            varied = varied or game.dump(world) != game.dump(s)
            secrets = secrets or message(game, s, seat) != message(game, s, (seat + 1) % table.seats)
    assert varied or not secrets, "resampling never changes what is hidden"


def check_events_tell_no_more_than_views(table: Table, seed: int) -> None:
    """Two answers that leave a bystander's view the same tell it the same."""
    game = table.game
    for s, _ in walk(table, seed):
        for actor in s.actors():
            after = [_tried(s, actor, action) for action in s.legal(actor)[:6]]
            for watcher in [None, *range(table.seats)]:
                if watcher != actor:
                    _same_view_same_events(game, after, watcher)


def check_features_miss_nothing(table: Table, seed: int) -> None:
    """Rows have one size, and where two answers lead to equal ones, all that the seat is told is equal too.

    The order of lists does not count.
    """
    game = table.game
    writer = Writer(game, table.seats)
    size = 4 * sum(len(words) for _, words in writer.blocks(table.new()))
    for number, (s, _) in enumerate(walk(table, seed)):
        assert len(writer.row(s, number % table.seats)) == size, "a row is not as long as its columns are many"
        if number % 3 == 0:
            after = [_tried(s, actor, action) for actor in s.actors() for action in s.legal(actor)[:6]]
            _same_row_same_view(game, writer, [s, *after], number // 3 % table.seats)


def _same_row_same_view(game: Game[Any], writer: Writer, states: list[State], seat: Seat) -> None:
    earlier: dict[bytes, State] = {}
    for s in states:
        twin = earlier.setdefault(writer.row(s, seat) + mask(s, seat, len(game.space)), s)
        if twin is not s:
            assert _seen(game, twin, seat) == _seen(game, s, seat), "the view shows what the features do not"


def _seen(game: Game[Any], s: State, seat: Seat) -> Any:
    return _unordered(msgspec.json.decode(message(game, s, seat)))


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


def _same_view_same_events(game: Game[Any], after: list[State], watcher: Seat | None) -> None:
    heard: dict[bytes, bytes] = {}
    for trial in after:
        seen = message(game, trial, watcher)
        assert heard.setdefault(seen, told(trial.events or [], watcher)) == told(trial.events or [], watcher)
