"""What a table's host may do about it, and what that means to everybody else."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from quivira.kernel.registry import find
from quivira.testing.play import long_game
from quivira.testing.server import Player, Serving, eventually

People = Callable[..., Player]
FIRST = long_game()
FEWEST = max(2, find(FIRST).meta.seats[0])


def opened(host: Player, *others: Player, start: bool = True) -> str:
    table = str(host.post("/api/tables", {"game": FIRST, "seats": FEWEST, "open": True})["table"])
    for other in others:
        other.post(f"/api/tables/{table}/sit")
    if start:
        host.post(f"/api/tables/{table}/start", {"fill": "random"})
    return table


LOOKS = ("", "/position", "/log", "/replay", "/chat", "/invitation", "/qr.svg")


def test_only_the_host_may_do_it(people: People) -> None:
    anna, ben, eve = people("Anna"), people("Ben"), people("Eve")
    table = opened(anna, ben)
    for who in (ben, eve):
        for method, path, body in (
            ("PATCH", "", {"spectators": False}),
            ("POST", "/link", {}),
            ("GET", "/audience", None),
            ("POST", "/blocks", {"person": anna.id}),
            ("DELETE", f"/blocks/{anna.id}", None),
        ):
            assert who.ask(method, f"/api/tables/{table}{path}", body, status=403)["code"] == "forbidden"
    assert anna.post(f"/api/tables/{table}/blocks", {"person": anna.id}, status=400)["code"] == "invalid"
    assert anna.post(f"/api/tables/{table}/blocks", {"person": "nobody"}, status=404)["code"] == "no-such-person"


def test_a_table_closed_to_spectators(people: People) -> None:
    anna, ben, eve, visitor = people("Anna"), people("Ben"), people("Eve"), people(join=False)
    table = opened(anna, ben)
    with (
        closing(ben.socket(table)) as plays,
        closing(eve.socket(table)) as looks,
        closing(visitor.socket(table)) as too,
    ):
        for client in (plays, looks, too):
            client.wait("play")
        assert not anna.ask("PATCH", f"/api/tables/{table}", {"spectators": False})["spectators"]
        for client in (looks, too):
            with pytest.raises(ConnectionClosed, match="no-spectators"):
                client.wait("nothing")
        while plays.wait("table")["spectators"]:
            pass
    for who in (eve, visitor):
        for path in LOOKS:
            assert who.get(f"/api/tables/{table}{path}", status=403)["code"] == "no-spectators"
        with closing(who.socket(table)) as client, pytest.raises(ConnectionClosed, match="no-spectators"):
            client.read()
    assert eve.post(f"/api/tables/{table}/chat", {"words": "let me in"}, status=403)["code"] == "no-spectators"
    assert table not in [one["table"] for one in eve.get("/api/lobby")]
    assert ben.get(f"/api/tables/{table}/position")["sides"][0]["seat"] == 1
    anna.ask("PATCH", f"/api/tables/{table}", {"spectators": True})
    assert eve.get(f"/api/tables/{table}/position")["sides"][0]["seat"] is None


def test_before_the_start_a_closed_table_still_takes_players(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    table = opened(anna, start=False)
    anna.ask("PATCH", f"/api/tables/{table}", {"spectators": False})
    assert ben.get(f"/api/tables/{table}")["status"] == "waiting"
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert ben.get(f"/api/tables/{table}/position")["sides"][0]["seat"] == 1


def test_a_renewed_link_kills_the_old_one_at_once(people: People) -> None:
    anna, ben, eve, visitor = people("Anna"), people("Ben"), people("Eve"), people(join=False)
    table = opened(anna, ben)
    with closing(ben.socket(table)) as plays, closing(eve.socket(table)) as looks:
        for client in (plays, looks):
            client.wait("play")
        invitation = anna.post(f"/api/tables/{table}/link")
        with pytest.raises(ConnectionClosed, match="no-such-table"):
            looks.wait("nothing")
        plays.wait("table", table=table)
        assert plays.answered(plays.send("say", words="still here"))["type"] == "ack"
    link = invitation["link"].rpartition("/")[2]
    assert link != table
    assert invitation["qr"] == f"/api/tables/{link}/qr.svg"
    for who in (eve, visitor):
        for path in LOOKS:
            assert who.get(f"/api/tables/{table}{path}", status=404)["code"] == "no-such-table"
        with closing(who.socket(table)) as client, pytest.raises(ConnectionClosed, match="no-such-table"):
            client.read()
        assert who.request("GET", f"/t/{table}").status_code == 404
        assert who.get(f"/api/tables/{link}")["table"] == link  # the id would lead nowhere
    assert eve.post(f"/api/tables/{table}/chat", {"words": "hm"}, status=404)["code"] == "no-such-table"
    assert link in [one["table"] for one in eve.get("/api/lobby")]
    for who in (anna, ben):
        for one in (table, link):
            assert who.get(f"/api/tables/{one}")["table"] == table
        assert table in [one["table"] for one in who.get("/api/me/shelf")["tables"]]
    with closing(eve.socket(link)) as looks:
        assert looks.wait("table")["table"] == link
        anna.post(f"/api/tables/{table}/link")
        with pytest.raises(ConnectionClosed, match="no-such-table"):
            looks.wait("nothing")
    assert eve.get(f"/api/tables/{link}", status=404)["code"] == "no-such-table"


def test_whoever_sits_down_by_a_new_link_keeps_access(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    table = opened(anna, start=False)
    link = anna.post(f"/api/tables/{table}/link")["link"].rpartition("/")[2]
    assert ben.post(f"/api/tables/{table}/sit", status=404)["code"] == "no-such-table"
    assert ben.post(f"/api/tables/{link}/sit")["table"] == table
    anna.post(f"/api/tables/{table}/link")
    assert ben.get(f"/api/tables/{table}")["chairs"][1]["name"] == "Ben"
    assert ben.post(f"/api/tables/{table}/leave")["table"] != table
    assert ben.get(f"/api/tables/{table}", status=404)["code"] == "no-such-table"


def test_the_host_sees_who_watches(people: People) -> None:
    anna, ben, eve, visitor = people("Anna"), people("Ben"), people("Eve"), people(join=False)
    table = opened(anna, ben)
    sockets = [who.socket(table) for who in (anna, ben, eve, eve, visitor)]
    for client in sockets:
        client.wait("table")
    audience = anna.get(f"/api/tables/{table}/audience")
    assert audience == {"watchers": [{"person": eve.id, "name": "Eve"}], "nameless": 1, "blocked": []}
    for client in sockets:
        client.close()
    eventually(lambda: anna.get(f"/api/tables/{table}/audience")["nameless"] == 0)
    eventually(lambda: anna.get(f"/api/tables/{table}/audience")["watchers"] == [])


def test_the_host_sees_who_watches_at_another_process(server: Serving, people: People) -> None:
    if "://" not in server.config.database:
        pytest.skip("SQLite has one process")
    anna = people("Anna")
    table = opened(anna)
    with Serving(replace(server.config)) as second:
        eve = people("Eve", url=second.url)
        with closing(eve.socket(table)) as client:
            client.wait("table")
            audience = f"/api/tables/{table}/audience"
            eventually(lambda: [one["name"] for one in anna.get(audience)["watchers"]] == ["Eve"])
            anna.ask("PATCH", f"/api/tables/{table}", {"spectators": False})
            with pytest.raises(ConnectionClosed, match="no-spectators"):
                client.wait("nothing")
        eventually(lambda: anna.get(f"/api/tables/{table}/audience")["watchers"] == [])


def test_blocked_people_cannot_sit_watch_or_chat(people: People) -> None:
    anna, eve = people("Anna"), people("Eve")
    table = opened(anna, start=False)
    eve.post(f"/api/tables/{table}/sit")
    with closing(eve.socket(table)) as client:
        client.wait("table")
        blocked = anna.post(f"/api/tables/{table}/blocks", {"person": eve.id})
        assert blocked["chairs"][1]["person"] is None
        with pytest.raises(ConnectionClosed, match="blocked"):
            client.wait("nothing")
    for path in LOOKS:
        assert eve.get(f"/api/tables/{table}{path}", status=403)["code"] == "blocked"
    for path, body in (("sit", {}), ("chat", {"words": "why?"}), ("reports", {"seat": 0})):
        assert eve.post(f"/api/tables/{table}/{path}", body, status=403)["code"] == "blocked"
    bot = eve.post("/api/bots", {"name": "Robo"})["person"]["id"]
    assert eve.post(f"/api/tables/{table}/sit", {"bot": bot}, status=403)["code"] == "blocked"
    assert anna.get(f"/api/tables/{table}/audience")["blocked"] == [{"person": eve.id, "name": "Eve"}]
    anna.ask("DELETE", f"/api/tables/{table}/blocks/{eve.id}")
    eve.post(f"/api/tables/{table}/sit")


def test_nobody_is_blocked_who_plays(people: People) -> None:
    """A host, who was perhaps the first to come to a quick match, cannot throw out or hush whoever is about to win."""
    anna, eve = people("Anna"), people("Eve")
    table = opened(anna, eve)
    assert anna.post(f"/api/tables/{table}/blocks", {"person": eve.id}, status=409)["code"] == "started"
    eve.post(f"/api/tables/{table}/leave")  # and may come back
    assert anna.post(f"/api/tables/{table}/blocks", {"person": eve.id}, status=409)["code"] == "started"
    eve.post(f"/api/tables/{table}/chat", {"words": "good night"})


def test_a_block_follows_a_guest_into_an_account(people: People) -> None:
    anna, eve, other = people("Anna"), people("Eve"), people("Eve elsewhere")
    table = opened(anna)
    name = f"Eve {id(eve)} {table[:6]}"
    account = other.post("/api/account", {"name": name, "password": "correct horse"})["person"]["id"]
    anna.post(f"/api/tables/{table}/blocks", {"person": eve.id})
    eve.post("/api/session", {"name": name, "password": "correct horse"})
    assert eve.get(f"/api/tables/{table}", status=403)["code"] == "blocked"
    assert anna.get(f"/api/tables/{table}/audience")["blocked"] == [{"person": account, "name": name}]
    other.ask("DELETE", "/api/account", {"password": "correct horse"})
    assert anna.get(f"/api/tables/{table}/audience")["blocked"] == []


def test_everything_of_a_host_is_in_the_schema(people: People) -> None:
    schema = people().get("/schema/openapi.json")
    paths = {path for path in schema["paths"] if "/audience" in path or "/blocks" in path}
    assert len(paths) == 3, json.dumps(sorted(schema["paths"]))
