"""People in the house: which addresses they are told, and what a page gets that was opened by plain HTTP."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest

from quivira.server.config import Config
from quivira.server.entrance import house
from quivira.server.entrance.greeting import greet
from quivira.server.entrance.house import for_others, in_url, is_here
from quivira.testing.server import Player, Serving

EVERYWHERE = "0.0.0.0"
Network = Callable[..., None]


@contextmanager
def at(config: Config) -> Iterator[Player]:
    with Serving(config) as server:
        player = Player(server.url)
        yield player
        player.close()


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    """Gives this machine other interfaces; without `way` it has no default route."""

    def change(way: str | None = None, down: tuple[str, ...] = (), **interfaces: list[str]) -> None:
        def family(address: str) -> socket.AddressFamily:
            return socket.AF_INET6 if ":" in address else socket.AF_INET

        known = {
            name: [SimpleNamespace(family=family(one), address=one) for one in held]
            for name, held in {"lo": ["127.0.0.1", "::1"], **interfaces}.items()
        }
        running = {name: SimpleNamespace(isup=name not in down) for name in known}
        monkeypatch.setattr(psutil, "net_if_addrs", lambda: known)
        monkeypatch.setattr(psutil, "net_if_stats", lambda: running)
        out = [] if way is None else [way]
        monkeypatch.setattr(house, "_on_the_way_out", lambda kind: [one for one in out if family(one) == kind])

    return change


def test_the_way_out_comes_first_and_every_interface_once(network: Network) -> None:
    network(
        "10.0.0.3", wlan=["192.168.1.5", "fd00::5"], eth=["10.0.0.3", "fe80::1%eth"], old=["10.9.9.9"], down=("old",)
    )
    assert for_others(EVERYWHERE) == ["10.0.0.3", "192.168.1.5"]
    assert for_others("::") == ["[fd00::5]"]
    assert for_others("") == ["10.0.0.3", "192.168.1.5", "[fd00::5]"]


def test_a_house_without_a_way_out_has_addresses_too(network: Network) -> None:
    network(wlan=["169.254.7.7", "192.168.1.5"])
    assert for_others(EVERYWHERE) == ["192.168.1.5"]
    assert greet(Config(host=EVERYWHERE, port=8123)).splitlines()[0] == "Quivira is at http://192.168.1.5:8123"


def test_an_address_that_was_chosen_is_the_one_that_is_told() -> None:
    assert for_others("192.168.1.5") == ["192.168.1.5"]
    assert for_others("fd00::5") == ["[fd00::5]"]
    assert for_others("127.0.0.1") == for_others("localhost") == for_others("::1") == []


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "127.0.0.1", "127.9.9.9", "::1", "[::1]", "a.localhost"])
def test_names_that_mean_the_device_that_reads_them(host: str) -> None:
    assert is_here(host)


@pytest.mark.parametrize("host", ["table.lan", "192.168.1.5", "[fd00::5]", "localhost.example.org", ""])
def test_names_that_mean_another_device(host: str) -> None:
    assert not is_here(host)


def test_what_this_machine_is_told_works() -> None:
    """Without anything made up: each address is one of this machine's."""
    for family, host in ((socket.AF_INET, EVERYWHERE), (socket.AF_INET6, "::")):
        for found in for_others(host):
            assert found == in_url(str(ip_address(found.strip("[]"))))
            with socket.socket(family) as own:
                own.bind((found.strip("[]"), 0))


def test_the_greeting_has_a_qr_code_of_an_address_that_others_can_use(network: Network) -> None:
    network("10.0.0.3", wlan=["192.168.1.5"])
    told = greet(Config(host=EVERYWHERE, port=8123))
    assert told.startswith("Quivira is at http://10.0.0.3:8123\n")
    assert "█" in told
    assert "http://192.168.1.5:8123" in told
    assert EVERYWHERE not in told
    public = greet(Config(host=EVERYWHERE, public_url="https://play.example.org"))
    assert public.startswith("Quivira is at https://play.example.org\n")
    assert "10.0.0.3" not in public


def test_the_greeting_says_how_to_let_others_in_and_when_nobody_can_come(network: Network) -> None:
    network()
    here = greet(Config(port=8123))
    assert here.startswith("Quivira is at http://127.0.0.1:8123\n")
    assert "--host 0.0.0.0" in here
    assert "█" not in here  # another device would be led to itself
    assert greet(Config(host="::1", port=8123)).startswith("Quivira is at http://[::1]:8123\n")
    for host, own in ((EVERYWHERE, "127.0.0.1"), ("::", "[::1]")):
        alone = greet(Config(host=host, port=8123))
        assert alone.startswith(f"Quivira is at http://{own}:8123\n")
        assert "no address in a network" in alone


def test_an_invitation_made_at_this_machine_leads_others_here(tmp_path: Path, network: Network) -> None:
    network("10.0.0.3")
    config = Config(database=str(tmp_path / "tables.db"), host=EVERYWHERE, port=0, rate=0)
    with at(config) as anna:
        port = anna.url.rpartition(":")[2]
        table = anna.post("/api/tables", {"game": anna.get("/api/games")[0]["name"]})["table"]

        def invitation(host: str) -> dict[str, Any]:
            found: dict[str, Any] = anna.request(
                "GET", f"/api/tables/{table}/invitation", headers={"Host": host}
            ).json()
            return found

        for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}"):
            told = invitation(host)
            assert (told["link"], told["here"]) == (f"http://10.0.0.3:{port}/t/{table}", False)
        assert invitation("localhost")["link"] == f"http://10.0.0.3/t/{table}"
        assert invitation("table.lan:8000")["link"] == f"http://table.lan:8000/t/{table}"
        network()
        assert invitation(f"localhost:{port}")["here"]


def test_an_invitation_says_when_only_this_device_can_open_it(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "tables.db"), port=0, rate=0)
    with at(config) as anna:
        table = anna.post("/api/tables", {"game": anna.get("/api/games")[0]["name"]})["table"]
        assert anna.get(f"/api/tables/{table}/invitation")["here"]
    with at(replace(config, public_url="https://play.example.org")) as anna:
        told = anna.get(f"/api/tables/{table}/invitation")
        assert (told["link"], told["here"]) == (f"https://play.example.org/t/{table}", False)


def test_a_page_of_plain_http_is_held_to_nothing_that_only_https_can(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "tables.db"), port=0, rate=0)
    for settings, https in ((config, False), (replace(config, public_url="https://play.example.org"), True)):
        with at(settings) as anna:
            page = anna.request("GET", "/")
            assert "upgrade-insecure-requests" not in page.headers["content-security-policy"]
            for header in ("strict-transport-security", "cross-origin-opener-policy"):
                assert (header in page.headers) is https
            cookie = anna.request("POST", "/api/guest", {"name": "Ben"}).headers["set-cookie"]
            assert ("secure" in cookie.lower()) is https


def test_a_page_at_any_name_and_port_of_this_server_is_its_own(tmp_path: Path) -> None:
    with at(Config(database=str(tmp_path / "tables.db"), port=0, rate=0)) as anna:
        for host in ("table.lan:8000", "table.lan", "192.168.1.5:8000", "[fd00::5]:8000"):
            own = anna.request(
                "POST", "/api/guest", {"name": "Ben"}, headers={"Host": host, "Origin": f"http://{host}"}
            )
            assert own.status_code == 201, host
            foreign = {"Host": host, "Origin": "http://elsewhere.lan"}
            assert anna.request("POST", "/api/guest", {"name": "Ben"}, headers=foreign).status_code == 403
