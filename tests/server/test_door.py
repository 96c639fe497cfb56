"""Connections that say nothing, dawdle, never end or come in crowds; and what others notice of them."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
from collections.abc import Callable
from contextlib import ExitStack, closing
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from quivira.kernel import QuiviraError
from quivira.server.addresses import Proxies, household
from quivira.server.config import Config
from quivira.server.entrance import connections, door
from quivira.server.entrance.door import Door
from quivira.server.entrance.sockets import BAD
from quivira.server.metrics import Metrics
from quivira.server.people import limits
from quivira.server.people.limits import Alarm
from quivira.server.tables.lobby import Lobby
from quivira.testing.hostile import trial
from quivira.testing.play import long_game
from quivira.testing.server import PATIENCE, Player, Serving

Start = Callable[..., Serving]
FIRST = long_game()
GREEDY, NEWCOMER = "127.0.0.2", "127.0.0.3"  # neither is a proxy that is believed
GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
SCHEMA = b"GET /schema/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"


def connected(server: Serving, address: str = GREEDY) -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE, (address, 0))


def rest(connection: socket.socket) -> bytes:
    """All that still comes, until the other side ends it."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := connection.recv(65536):
            heard += piece
    return heard


def bitten(server: Serving, limit: str) -> bool:
    with closing(Player(server.url, join=False)) as anybody:
        return f'quivira_limited_total{{limit="{limit}"}}' in anybody.request("GET", "/metrics").text


@pytest.mark.parametrize("said", [b"", b"GET /heal", GET[:-2]], ids=["nothing", "half a line", "half a head"])
def test_who_does_not_finish_a_request_is_sent_away(own_server: Start, said: bytes) -> None:
    server = own_server(head_seconds=0.1)
    with connected(server) as silent:
        silent.sendall(said)
        assert rest(silent).startswith(b"HTTP/1.1 408 ")
    assert bitten(server, "slow request")


def test_a_second_request_must_be_finished_too(own_server: Start) -> None:
    server = own_server(head_seconds=1.0, idle_seconds=600)
    with connected(server) as slow:
        slow.sendall(GET + b"GET /heal")
        heard = rest(slow)
        assert heard.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 408 " in heard


def test_a_body_that_never_comes_is_not_waited_for(own_server: Start) -> None:
    server = own_server(body_seconds=0.1)
    with connected(server) as slow:
        slow.sendall(b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Length: 40\r\n\r\n{")
        rest(slow)
    assert bitten(server, "slow request")


def test_an_idle_connection_is_closed(own_server: Start) -> None:
    with connected(own_server(idle_seconds=0.1, head_seconds=600)) as idle:
        idle.sendall(GET)
        assert rest(idle).endswith(b"ok\n")


def test_who_takes_no_answer_is_sent_away(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PIPELINE", 10**6)  # which would be reached first
    server = own_server(slow_client=0.1)
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow.settimeout(PATIENCE)
        slow.bind((GREEDY, 0))
        slow.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
        with contextlib.suppress(OSError):
            while True:  # until the server has enough of it
                slow.sendall(SCHEMA)
    assert bitten(server, "slow reader")


@pytest.mark.parametrize("kind", ["one header", "many headers", "the address"])
def test_a_head_without_end_is_refused_before_it_is_stored(own_server: Start, kind: str) -> None:
    server = own_server()
    start = b"GET /" if kind == "the address" else b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: "
    more = b"X-More: 1234567\r\n" * 1000 if kind == "many headers" else b"x" * 16_000
    sent = 0
    with connected(server) as endless, contextlib.suppress(OSError):
        endless.sendall(start)
        while sent < 150_000_000:
            endless.sendall(more)
            sent += len(more)
    assert sent < 50_000_000  # the system's buffers hold some megabytes
    assert bitten(server, "size")


def test_a_long_head_gets_an_answer_and_an_honest_one_passes(own_server: Start) -> None:
    server = own_server()
    with connected(server) as long:
        long.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: " + b"x" * connections.HEAD)
        assert rest(long).startswith(b"HTTP/1.1 431 ")
    with connected(server) as honest:
        honest.sendall(GET[:-2] + b"Connection: close\r\nX-Long: " + b"x" * 20_000 + b"\r\n\r\n")
        assert rest(honest).startswith(b"HTTP/1.1 200 ")


def test_trailers_without_end_are_not_stored(own_server: Start) -> None:
    server = own_server()
    with connected(server) as endless, contextlib.suppress(OSError):
        endless.sendall(b"POST /api/guest HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
        for _ in range(1000):
            endless.sendall(b"X-More: 1234567\r\n" * 1000)
    assert bitten(server, "size")


def test_requests_do_not_queue_up_on_a_connection(own_server: Start) -> None:
    server = own_server()
    with connected(server) as eager, contextlib.suppress(OSError):
        for _ in range(50):
            eager.sendall(b"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n" * 100)
        rest(eager)
    assert bitten(server, "pipeline")


def test_a_message_in_endless_pieces_is_not_stored(own_server: Start) -> None:
    server = own_server()
    with closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        with closing(anna.socket(table)) as client:
            client.wait("table")

            def pieces() -> Any:
                while True:
                    yield ""

            with pytest.raises(ConnectionClosed):
                client.socket.send(pieces())
    assert bitten(server, "size")


def frames(*words: str) -> bytes:
    """Messages as a client sends them."""
    return b"".join(Frame(Opcode.TEXT, word.encode()).serialize(mask=True) for word in words)


def open_socket(server: Serving, path: str, token: str) -> socket.socket:
    """A WebSocket by hand, for what no library would send."""
    opened = connected(server)
    head = (
        f"GET {path} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: quivira={token}\r\n"
    )
    opened.sendall(f"{head}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += opened.recv(1)
    assert heard.startswith(b"HTTP/1.1 101 ")
    return opened


def test_who_talks_on_after_the_end_is_cut_off(own_server: Start) -> None:
    """Until then all of it was read and thrown away, which left no time for others."""
    server = own_server()
    with closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        with open_socket(server, f"/api/tables/{table}/socket", anna.token) as shouter:
            shouter.sendall(frames(*["nonsense"] * BAD))
            with contextlib.suppress(OSError):
                while not bitten(server, "after the end"):
                    shouter.sendall(frames("x" * 1000))
    assert bitten(server, "after the end")


def test_many_messages_at_once_are_taken_in_sips(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has its answer, in their order, and no more than a sip of them is read before the first is answered."""
    waiting: list[int] = []
    receive = connections.OpenSocket.receive

    async def counting(self: Any) -> Any:
        waiting.append(self.queue.qsize())
        return await receive(self)

    monkeypatch.setattr(connections.OpenSocket, "receive", counting)
    server = own_server()
    with closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]
        said = [f'{{"type":"undo","id":"{number}","seat":0,"seen":0}}' for number in range(400)]
        with open_socket(server, f"/api/tables/{table}/socket", anna.token) as hurried:
            hurried.sendall(frames(*said))
            heard = b""
            while b'"id":"399"' not in heard:
                part = hurried.recv(65536)
                assert part, "sent away"
                heard += part
    answers = [int(number) for number in re.findall(rb'"type":"refused","id":"(\d+)"', heard)]
    assert answers == list(range(400))
    assert max(waiting) <= connections.SIP // len(frames(said[0]))


def test_the_longest_silent_one_makes_room(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "SILENT", 3)
    server = own_server(rate=1, head_seconds=600)
    with ExitStack() as stack:
        silent = [stack.enter_context(connected(server)) for _ in range(4)]
        assert rest(silent[0]) == b""
        with connected(server, NEWCOMER) as newcomer, connected(server) as neighbour:
            for one in (newcomer, neighbour):
                one.sendall(GET)
                assert one.recv(1000).startswith(b"HTTP/1.1 200 ")
        for one in silent[2:]:  # the second made room for the neighbour
            one.sendall(GET)
            assert one.recv(1000).startswith(b"HTTP/1.1 200 ")
    assert bitten(server, "silent")


def test_one_address_has_so_many_sockets(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.TOGETHER, "open sockets", 2)
    server = own_server(rate=1)
    with closing(Player(server.url)) as anna, ExitStack() as stack:

        def opened(address: str) -> Any:
            anna_there = {"Cookie": f"quivira={anna.token}", "X-Forwarded-For": address}
            url = "ws" + server.url.removeprefix("http") + "/api/lobby/socket"
            return stack.enter_context(connect(url, additional_headers=anna_there))

        first = opened("2001:db8:1:2::1")
        opened("2001:db8:1:2:ffff::9")
        with pytest.raises(InvalidStatus, match="429"):
            opened("2001:db8:1:2::77")
        opened("2001:db8:1:3::1")
        opened("203.0.113.7")
        first.close()
        while True:  # the place is free as soon as the server knows
            with contextlib.suppress(InvalidStatus):
                opened("2001:db8:1:2::78")
                break
    assert bitten(server, "open sockets")


def test_one_address_has_so_many_requests_open(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.TOGETHER, "open requests", 1)
    server = own_server(rate=1)
    with closing(Player(server.url)) as anna, connected(server) as poll:
        head = f"GET /api/me/waiting?wait=25 HTTP/1.1\r\nHost: here\r\nCookie: quivira={anna.token}\r\n\r\n"
        poll.sendall(head.encode())
        heard = b""
        while b"429" not in heard:  # refused as soon as the other one waits
            with connected(server) as other:
                other.sendall(GET[:-2] + b"Connection: close\r\n\r\n")
                heard = rest(other)
        assert anna.request("GET", "/healthz").status_code == 200


class Transport:
    """Stands for a connection."""

    def __init__(self) -> None:
        self.ended = False

    def abort(self) -> None:
        self.ended = True


def a_door(files: int, monkeypatch: pytest.MonkeyPatch, proxies: tuple[str, ...] = ("127.0.0.1",)) -> Any:
    monkeypatch.setattr(door, "files_at_most", lambda: files)
    return Door(Alarm(Metrics()), Proxies(proxies))


def entered(there: Any, address: str, *, speaks: bool = False) -> Transport:
    transport = Transport()
    if there.enter(transport, address) and speaks:
        there.spoke(transport)
    return transport


def test_no_address_takes_all_files(monkeypatch: pytest.MonkeyPatch) -> None:
    there = a_door(1024, monkeypatch)
    greedy = [entered(there, GREEDY, speaks=True) for _ in range(1000)]
    assert sum(not one.ended for one in greedy) == (1024 - door.FILES) // door.SHARE
    assert not entered(there, NEWCOMER).ended


def test_files_never_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many addresses together: whoever is silent makes room for whoever comes, whoever speaks stays."""
    there = a_door(1024, monkeypatch)
    speaking = [entered(there, f"10.0.{n}.1", speaks=True) for n in range(100)]
    silent = [entered(there, f"10.1.{n // 250}.{n % 250}") for n in range(2000)]
    assert len(there) == 1024 - door.FILES
    assert not any(one.ended for one in speaking)
    assert [one.ended for one in silent] == sorted((one.ended for one in silent), reverse=True)


def test_a_trusted_proxy_speaks_for_many(monkeypatch: pytest.MonkeyPatch) -> None:
    there = a_door(100_000, monkeypatch, ("127.0.0.1", "10.0.0.0/8"))
    for proxy in ("127.0.0.1", "10.9.8.7"):
        assert not any(entered(there, proxy).ended for _ in range(2000))


def test_the_door_forgets_who_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    there = a_door(1024, monkeypatch)
    came = [entered(there, f"10.0.{n % 200}.1", speaks=bool(n % 2)) for n in range(400)]
    for one in came:
        there.leave(one)
        there.leave(one)
    assert len(there) == 0
    assert not there._open
    assert not there._silent
    assert not there._all_silent


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("unknown", "unknown", True),
    ],
)
def test_a_household_is_an_ipv4_address_or_an_ipv6_network(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) == same


def test_rate_limits_count_ipv6_by_network(own_server: Start) -> None:
    """An address of one's own for each request is no way around them."""
    with closing(Player(own_server(rate=0.04).url)) as anna:
        answers = [
            anna.request("GET", "/api/me", headers={"X-Forwarded-For": f"2001:db8::{number:x}"}).status_code
            for number in range(1, 60)
        ]
        assert answers[-1] == 429
        assert anna.request("GET", "/api/me", headers={"X-Forwarded-For": "2001:db8:1::1"}).status_code == 200


def test_only_trusted_proxies_are_believed(own_server: Start) -> None:
    """They alone say for whom they speak, and whether it came by HTTPS."""
    server = own_server(proxies=("127.0.0.9", "127.1.0.0/16"))
    with closing(Player(server.url)) as anna:
        table = anna.post("/api/tables", {"game": FIRST})["table"]

    def link(address: str) -> bytes:
        with connected(server, address) as connection:
            ask = f"GET /api/tables/{table}/invitation HTTP/1.1\r\nHost: here\r\nX-Forwarded-Proto: https\r\n"
            connection.sendall(f"{ask}X-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n\r\n".encode())
            return rest(connection)

    assert b"https://here/t/" in link("127.0.0.9")
    assert b"https://here/t/" in link("127.1.2.3")
    assert b"http://here/t/" in link("127.0.0.1")
    with pytest.raises(QuiviraError, match="an address or a network"):
        _ = Config(proxies=("nowhere",)).trusted


def test_the_file_limit_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    assert door.files_at_most() == 4096
    assert asked == [(4096, 4096)]


def test_a_long_poll_is_answered_when_the_server_stops(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = threading.Event()
    look = Lobby.waiting

    async def looked(lobby: Lobby, person: str) -> Any:
        waits.set()
        return await look(lobby, person)

    monkeypatch.setattr(Lobby, "waiting", looked)
    server = own_server()
    with closing(Player(server.url)) as anna, connected(server) as poll:
        head = f"GET /api/me/waiting?wait=25 HTTP/1.1\r\nHost: here\r\nCookie: quivira={anna.token}\r\n\r\n"
        poll.sendall(head.encode())
        assert waits.wait(PATIENCE)
        server.__exit__()
        heard = rest(poll)
        assert heard.startswith(b"HTTP/1.1 200 ")
        assert heard.endswith(b"[]")


def test_a_proxy_may_keep_its_connection_for_longer(own_server: Start) -> None:
    """It must be the one that closes it, else a request is lost now and then."""
    server = own_server(idle_seconds=0.1, proxies=(NEWCOMER,))
    with connected(server, NEWCOMER) as proxy, connected(server) as other:
        for one in (proxy, other):
            one.sendall(GET)
            assert one.recv(1000).startswith(b"HTTP/1.1 200 ")
        rest(other)
        proxy.sendall(GET)
        assert proxy.recv(1000).startswith(b"HTTP/1.1 200 ")


def test_a_limit_that_is_reached_is_counted_and_now_and_then_written_down(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    at = 1000.0
    monkeypatch.setattr("quivira.server.people.limits.time", SimpleNamespace(monotonic=lambda: at))
    metrics = Metrics()
    alarm = Alarm(metrics)
    for _ in range(500):
        alarm("silent")
    alarm("files")
    assert [vars(record)["limit"] for record in caplog.records] == ["silent", "files"]
    at += limits.OFTEN
    alarm("silent")
    assert len(caplog.records) == 3
    assert b'quivira_limited_total{limit="silent"} 501.0' in metrics.text()


def test_the_trial_in_bad_company_runs() -> None:
    told = trial(silent=20, sockets=5, seconds=1)
    assert told.requests >= 4
    assert told.memory_mb > 0
