"""A viewer who was there is sent what has changed: little, and nothing else than the others see."""

from __future__ import annotations

from contextlib import closing
from statistics import median
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame
from websockets.sync.client import ClientConnection

from quivira.changes import patched
from quivira.kernel import Rng
from quivira.kernel.registry import find, names
from quivira.match import Match
from quivira.match.wire import Shown, encode
from quivira.server.entrance.connections import LONG, squeezed
from quivira.testing.play import long_game
from quivira.testing.server import Player, Serving

FIRST = long_game()
USUAL, MOST = 1536, 4096  # bytes of an update: half of them are below the one, all below the other


def sent(data: bytes) -> int:
    """Bytes that travel."""
    return len(data) if len(data) < LONG else len(squeezed(data))


@pytest.mark.parametrize("game", names())
def test_an_update_is_light(game: str) -> None:
    """Whole random games, each update as every viewer gets it."""
    played, rng = find(game), Rng(5)
    weights = []
    for seats in played.meta.seats:
        match = Match(played, seats, None, rng)
        viewers = [*range(seats), None]
        shown = [Shown(match.position([viewer], 0)) for viewer in viewers]
        while not match.state.is_over():
            number, seat = match.number, match.state.actors()[0]
            legal = match.state.legal(seat)
            match.play(seat, [legal[rng.below(len(legal))].key])
            for place, viewer in enumerate(viewers):
                position = match.position([viewer], number)
                before, shown[place] = shown[place], Shown(position)
                weights.append(sent(encode(shown[place].after(before, position))))
    assert median(weights) <= USUAL
    assert max(weights) <= MOST


@pytest.mark.parametrize("game", names())
def test_all_changes_of_a_game_lead_to_what_newcomers_are_sent(game: str) -> None:
    played, rng = find(game), Rng(6)
    match = Match(played, played.meta.seats[0], None, rng)
    viewer = 0

    def whole() -> Any:
        return msgspec.json.decode(encode(match.position([viewer], match.number)))

    shown, held = Shown(match.position([viewer], 0)), whole()
    while not match.state.is_over():
        number, seat = match.number, match.state.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, [legal[rng.below(len(legal))].key])
        position = match.position([viewer], number)
        before, shown = shown, Shown(position)
        held = patched(held, msgspec.json.decode(encode(shown.after(before, position)))["change"])
        now = whole()
        assert (held["sides"], held["outcome"]) == (now["sides"], now["outcome"])


def started(anna: Player, **settings: Any) -> str:
    """A table at which all seats are Anna's."""
    seats = find(FIRST).meta.seats[0]
    table = str(anna.post("/api/tables", {"game": FIRST, "seats": seats, **settings})["table"])
    for seat in range(1, seats):
        anna.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"P{seat}"})
    anna.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "bank", "seconds": 1000, "increment": 5}])
def test_changes_lead_to_what_others_see(server: Serving, clock: dict[str, Any]) -> None:
    with closing(Player(server.url)) as anna:
        table = started(anna, clock=clock)
        whole, short = anna.socket(table), anna.socket(table, changes=True)
        whole.wait("play")
        short.wait("play")
        kinds = set()
        weights = [0]  # where nothing but the game goes on, nothing is told of the table
        for _ in range(40):
            seat = short.position["waiting"][0]
            assert whole.play(seat, whole.legal(seat)[0], seen=short.position["number"])["type"] == "ack"
            number = whole.until(short.position["number"] + 1)["number"]
            while short.position["number"] < number:
                kinds.add(short.read()["type"])
                if short.raw[-1].startswith('{"type":"changed"'):
                    weights.append(sent(short.raw[-1].encode()))
            assert short.position == whole.position
            assert short.table["chairs"] == whole.table["chairs"] or clock["kind"] == "bank"
            assert short.table["waiting"] == whole.table["waiting"]
        assert kinds - {"changed"} == {"moved"}
        assert max(weights) <= USUAL
        assert len(weights) > 1 or clock["kind"] == "none"
        short.send("sync", seen=number)
        assert short.wait("play")["number"] == number
        assert short.position["sides"][0]["view"] == whole.position["sides"][0]["view"]
        whole.close()
        short.close()


def test_who_comes_back_is_sent_everything(server: Serving) -> None:
    with closing(Player(server.url)) as anna:
        table = started(anna)
        first = anna.socket(table, changes=True)
        first.wait("play")
        number = first.position["number"]
        again = anna.socket(table, seen=number, changes=True)
        assert again.wait("play")["since"] == number
        assert again.position["sides"][0]["view"] == first.position["sides"][0]["view"]
        first.close()
        again.close()


def test_long_messages_are_squeezed_and_short_ones_are_not(server: Serving) -> None:
    with closing(Player(server.url)) as anna:
        table = started(anna)
        socket = anna.connect(f"/api/tables/{table}/socket")
        (extension,) = socket.protocol.extensions
        came = []

        def decode(frame: Frame, **more: Any) -> Frame:
            whole = type(extension).decode(extension, frame, **more)
            came.append((frame.rsv1, len(whole.data)))
            return whole

        extension.decode = decode  # type: ignore[method-assign]
        socket.send(msgspec.json.encode({"type": "sync", "id": "1"}).decode())
        socket.send("x" * 600)  # its answer is short
        while {squeezed for squeezed, _ in came} != {True, False}:
            socket.recv(20)
        assert all(squeezed == (size >= LONG) for squeezed, size in came)
        socket.close()


def _drain(socket: ClientConnection) -> None:
    while True:
        socket.recv(20)


def test_a_small_message_that_grows_large_is_refused(server: Serving) -> None:
    with closing(Player(server.url)) as anna:
        table = started(anna)
        socket = anna.connect(f"/api/tables/{table}/socket")
        socket.send(" " * 10_000_000)  # the client squeezes it to some ten kilobytes
        with pytest.raises(ConnectionClosed) as closed:
            _drain(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
