"""Leaving a running game: for a while or for good, by oneself or by the clock; and what becomes of the game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing, suppress
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.exceptions import ConnectionClosed

from quivira.kernel.registry import find
from quivira.match.wire import Points
from quivira.server.config import Config
from quivira.server.kept import load_sheet
from quivira.server.kept.schema import tables
from quivira.server.kept.sheet import KEPT, Chair
from quivira.server.metrics import Metrics
from quivira.server.notices.endpoints import add_endpoint, webhook
from quivira.server.notices.lookout import Notice, note, take_the_lock
from quivira.server.now import now
from quivira.server.people.limits import Limits
from quivira.server.problems import Problem
from quivira.server.services import Services
from quivira.server.tables import clocks, standins
from quivira.server.tables.endings import placed
from quivira.testing.play import long_game, sealed_openings
from quivira.testing.process import FEWEST, Evening
from quivira.testing.server import Player, TableClient

Later = Callable[[int], None]
Tell = Callable[[Callable[[Evening], Awaitable[None]]], None]
People = Callable[..., Player]
FIRST = long_game()
SEATS = find(FIRST).meta.seats[-1]


def running(people: People, count: int = 2, **more: Any) -> tuple[list[Player], str]:
    """So many people, and bots for the rest."""
    players = [people(f"P{seat}") for seat in range(count)]
    table = str(players[0].post("/api/tables", {"game": FIRST, "seats": SEATS, **more})["table"])
    for seat, player in enumerate(players[1:], 1):
        player.post(f"/api/tables/{table}/sit", {"seat": seat})
    players[0].post(f"/api/tables/{table}/start", {"fill": "random"})
    return players, table


def incidents(info: dict[str, Any]) -> list[tuple[str, int | None, int | None]]:
    return [(one["what"], one["seat"], one["whom"]) for one in info["incidents"]]


def test_whoever_resigns_comes_last_whatever_the_points_say() -> None:
    counted = [(50, 1), (40, 2), (40, 2), (9, 4)]
    points = [Points(seat, total, {}, [], rank) for seat, (total, rank) in enumerate(counted)]
    chairs = [Chair(0, resigned="resigned"), Chair(1), Chair(2, resigned="time"), Chair(3)]
    assert [score.rank for score in placed(points, chairs)] == [3, 1, 4, 2]
    assert [score.rank for score in placed(points, [Chair(seat) for seat in range(4)])] == [1, 2, 2, 4]


def test_a_seat_is_given_up_for_good(people: People) -> None:
    (anna, ben), table = running(people)
    with closing(anna.socket(table)) as client:
        client.wait("table")
        info = anna.post(f"/api/tables/{table}/resign")
        while client.wait("table")["chairs"][0]["resigned"] != "resigned":  # who is here is told too
            pass
    chair = info["chairs"][0]
    assert (chair["resigned"], chair["gone"], chair["person"]) == ("resigned", True, anna.id)
    assert chair["stand_in"]
    assert info["host"] == ben.id
    assert info["status"] == "playing"
    assert incidents(info) == [("resigned", 0, None)]
    assert anna.post(f"/api/tables/{table}/seats/0/return", status=409)["code"] == "resigned"
    over = ben.post(f"/api/tables/{table}/resign")  # only bots are left
    assert (over["status"], over["ended"], over["waiting"]) == ("over", "resigned", [])
    assert all(not side["legal"] for side in ben.get(f"/api/tables/{table}/position")["sides"])
    assert ben.post(f"/api/tables/{table}/resign", status=409)["code"] == "not-playing"
    assert ben.get(f"/api/tables/{table}/record")["moves"]


def ask(client: TableClient, seat: int, kind: str) -> dict[str, Any]:
    return client.answered(client.send("ask", seat=seat, seen=client.position["number"], kind=kind))


def test_most_of_those_who_are_here_end_the_game(people: People) -> None:
    (anna, ben, carl), table = running(people, 3)
    with ExitStack() as stack:
        a, b, c = (stack.enter_context(closing(player.socket(table))) for player in (anna, ben, carl))
        for client in (a, b, c):
            client.wait("play")
        assert ask(a, 0, "end")["type"] == "ack"
        assert ask(b, 1, "pause")["code"] == "vote-open"
        assert b.answer(1, False)["type"] == "ack"
        assert c.answer(2, False)["type"] == "ack"
        info = anna.get(f"/api/tables/{table}")
        assert (info["status"], info["vote"], incidents(info)) == ("playing", None, [("kept", 0, None)])
        body = {"seat": 1, "seen": 0, "id": "v1", "kind": "end"}
        ben.post(f"/api/tables/{table}/vote", body)
        asked = carl.get(f"/api/tables/{table}")["vote"]["at"]
        carl.post(f"/api/tables/{table}/vote/answer", {"seat": 2, "id": "v2", "at": asked, "agree": True})
        while a.table["status"] != "over":
            a.read()
    assert (a.table["ended"], a.table["vote"], a.table["waiting"]) == ("vote", None, [])
    position = anna.get(f"/api/tables/{table}/position")
    assert (position["outcome"], position["waiting"]) == (None, [])  # nobody has won
    assert not any(side["legal"] or side["undo"] for side in position["sides"])
    assert anna.get(f"/api/tables/{table}/counts")[-1]["scores"]  # but how it stood can be seen
    refused = anna.post(f"/api/tables/{table}/play", {"seat": 0, "seen": 0, "keys": ["x"], "id": "x"}, status=409)
    assert refused["code"] == "over"


def test_an_answer_is_to_the_question_that_was_seen(people: People) -> None:
    """Whoever asks may ask something else instead; whoever has left, or given up, has no say."""
    (anna, ben, carl), table = running(people, 3)
    vote, answer = f"/api/tables/{table}/vote", f"/api/tables/{table}/vote/answer"

    def asks(kind: str) -> int:
        anna.post(vote, {"seat": 0, "seen": 0, "id": kind, "kind": kind})
        return int(anna.get(f"/api/tables/{table}")["vote"]["at"])

    pause, end = asks("pause"), asks("end")
    assert ben.post(answer, {"seat": 1, "id": "v", "at": pause, "agree": True}, status=409)["code"] == "stale"
    info = anna.get(f"/api/tables/{table}")
    assert (info["vote"]["agreed"], info["vote_asks"]) == ([0], [1, 2])  # bots have no vote
    for player, seat in ((ben, 1), (carl, 2)):
        player.post(answer, {"seat": seat, "id": "v", "at": end, "agree": False})
    pause = asks("pause")
    carl.post(f"/api/tables/{table}/resign")
    assert anna.get(f"/api/tables/{table}")["vote_asks"] == [1]
    no = {"seat": 2, "id": "no", "at": pause, "agree": False}
    assert carl.post(answer, no, status=409)["code"] == "resigned"
    ben.post(answer, {"seat": 1, "id": "yes", "at": pause, "agree": True})
    assert anna.get(f"/api/tables/{table}")["paused"]


def test_a_pause_that_all_agree_to_lasts_until_one_goes_on(people: People) -> None:
    (anna, ben), table = running(people)
    with closing(anna.socket(table)) as a:
        a.wait("play")
        assert ask(a, 0, "pause")["type"] == "ack"
        asked = ben.get(f"/api/tables/{table}")["vote"]["at"]
        ben.post(f"/api/tables/{table}/vote/answer", {"seat": 1, "id": "v", "at": asked, "agree": True})
        while a.table["paused"] is None:
            a.read()
        number = anna.get(f"/api/tables/{table}")["number"]
        played = {"seat": 0, "seen": number, "keys": ["x"], "id": "x"}
        assert anna.post(f"/api/tables/{table}/play", played, status=409)["code"] == "paused"
        assert table not in [one["table"] for player in (anna, ben) for one in player.get("/api/me/waiting")]
        resumed = ben.post(f"/api/tables/{table}/resume")
        assert (resumed["paused"], incidents(resumed)) == (None, [("paused", 0, None), ("resumed", 1, None)])
        assert ben.post(f"/api/tables/{table}/resume", status=409)["code"] == "not-paused"
        assert resumed["number"] == number


def test_a_host_who_does_not_come_is_replaced_in_a_running_game(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, ben), table = running(people, pace="turns")
    assert ben.post(f"/api/tables/{table}/link", status=403)["code"] == "forbidden"
    anna.post(f"/api/tables/{table}/seats/0/stand-in", {"level": "easy"})
    assert ben.get(f"/api/tables/{table}")["hostless"]
    assert ben.get(f"/api/tables/{table}/audience")["blocked"] == []
    ben.post(f"/api/tables/{table}/link")
    assert ben.get(f"/api/tables/{table}")["host"] == ben.id


def test_a_game_that_has_not_begun_is_called_off(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    table = str(anna.post("/api/tables", {"game": FIRST, "open": True})["table"])
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    with ben.connect(f"/api/tables/{table}/socket") as socket:
        assert ben.ask("DELETE", f"/api/tables/{table}", {}, 403)["code"] == "forbidden"
        anna.ask("DELETE", f"/api/tables/{table}", {}, 204)
        with suppress(ConnectionClosed):
            while socket.recv(60):
                pass
        assert socket.close_reason == "the table is gone"
    anna.get(f"/api/tables/{table}", status=404)
    (anna, _), begun = running(people)
    assert anna.ask("DELETE", f"/api/tables/{begun}", {}, 409)["code"] == "started"


def test_games_that_nobody_plays_are_closed_once(people: People, database: str) -> None:
    """By whichever process is first; the time is told."""
    (anna, _), table = running(people)
    info = anna.get(f"/api/tables/{table}")
    assert info["closes"] == info["updated"] + clocks.ABANDONED["live"]
    _, young = running(people, pace="turns")

    async def story() -> None:
        config = Config(database=database, port=0, rate=0, sweep=3600)
        processes = [await Services.open(config, Metrics(), Limits(0)) for _ in range(2)]
        old = now() - clocks.ABANDONED["live"]
        async with processes[0].database.write() as connection:
            aged = update(tables).where(tables.c.id.in_([table, young]))
            await connection.execute(aged.values(updated=old, revision=tables.c.revision + 1))
        await asyncio.gather(*(process.leaving.sweep() for process in processes))
        async with processes[1].database.read() as connection:
            closed, goes_on = [await load_sheet(connection, one) for one in (table, young)]
        assert closed is not None
        assert goes_on is not None
        assert (closed.status, closed.ended, [one.what for one in closed.incidents]) == ("over", "abandoned", ["ended"])
        assert goes_on.status == "playing"
        finished = (await processes[1].shelf.own(anna.id, "finished")).tables
        assert [one.closes for one in finished if one.table == table] == [None]
        for process in processes:
            await process.close()

    asyncio.run(story())


def test_whoever_leaves_says_how_well_the_bot_plays_and_their_own_bot_is_theirs(people: People) -> None:
    (anna, ben), table = running(people, pace="turns")
    own, another = (f"/api/tables/{table}/seats/{seat}/stand-in" for seat in (0, 1))
    assert not anna.post(own, {"level": "easy"})["chairs"][0]["called"]
    assert ben.post(own, {"level": "hard"}, status=409)["code"] == "bot"
    assert anna.post(f"/api/tables/{table}/leave", {"level": "hard"})["chairs"][0]["stand_in"] == "hard"
    assert ben.post(own, {"level": "easy"}, status=403)["code"] == "forbidden"  # nobody's bot is made a weaker one
    assert ben.post(f"/api/tables/{table}/leave", {"level": "nonsense"}, status=400)["code"] == "invalid"
    assert ben.post(another, {"level": "easy"})["chairs"][1]["stand_in"] == "easy"


def test_a_nudge_and_the_word_of_it_are_one(evening: Tell, later: Later) -> None:
    """Nobody is called nudged who is not told, and nobody nudges for ever."""

    async def fails(*_: object) -> None:
        raise ConnectionError

    async def story(at: Evening) -> None:
        table = await at.begin()
        live = await at.here.desk.start(at.anna, table, None if FEWEST == 2 else "random")
        seat = next(seat for seat in live.sheet.waits_for() if live.chairs[seat].person is not None)
        by = at.ben if live.chairs[seat].person == at.anna.id else at.anna
        company = at.here.notices.company
        later(clocks.NUDGE["live"])
        with pytest.raises(ConnectionError):
            await at.here.leaving.nudge(by, table, seat, SimpleNamespace(alone=company.alone, nudge=fails))
        nudged = await at.there.leaving.nudge(by, table, seat, at.there.notices.company)
        assert [one.what for one in nudged.sheet.incidents] == ["nudged"]
        mine = next(chair.seat for chair in live.chairs if chair.person == by.id)
        for _ in range(KEPT):  # whatever else happens at the table
            await at.here.leaving.leave(by, table, None)
            await at.here.leaving.take_back(by, table, mine)
        with pytest.raises(Problem, match="too early"):
            await at.here.leaving.nudge(by, table, seat, company)

    evening(story)


def test_a_nudge_waits_for_what_is_being_told_before_it_locks_the_table(evening: Tell, later: Later) -> None:
    """Else each would hold what the other needs, and one of them would be thrown out."""

    async def story(at: Evening) -> None:
        table = await at.begin()
        live = await at.here.desk.start(at.anna, table, None if FEWEST == 2 else "random")
        seat = next(seat for seat in live.sheet.waits_for() if live.chairs[seat].person is not None)
        who, by = (at.anna, at.ben) if live.chairs[seat].person == at.anna.id else (at.ben, at.anna)
        async with at.here.database.write() as connection:
            await add_endpoint(connection, webhook(who.id, "https://example.org/hook", "json", "", None))
        later(clocks.NUDGE["live"])
        async with at.there.database.write() as connection:
            await take_the_lock(connection)
            nudge = asyncio.create_task(at.here.leaving.nudge(by, table, seat, at.here.notices.company))
            while connection.dialect.name == "postgresql" and not await waiting(connection):
                await asyncio.sleep(0.01)
            await note(connection, [Notice(who.id, table, "turn", 1, None)])  # as the lookout does
        assert [one.what for one in (await nudge).sheet.incidents] == ["nudged"]

    evening(story)


async def waiting(connection: AsyncConnection) -> bool:
    """Whether somebody waits for a lock."""
    return bool((await connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted"))).scalar_one())


def test_whoever_has_left_or_given_up_decides_nothing(evening: Tell, later: Later) -> None:
    async def story(at: Evening) -> None:
        table = await at.begin()
        await at.here.desk.start(at.anna, table, None if FEWEST == 2 else "random")
        at_table = at.here.leaving
        await at_table.stand_in(at.anna, table, 0, "medium")
        for goes, code in ((at_table.leave, "stand-in"), (at_table.resign, "resigned")):
            await goes(at.ben, table, None)
            async with at.here.desk.changing(table) as locked:
                locked.set(paused=now())
            refused = [at_table.resume(at.ben, table), at_table.nudge(at.ben, table, 0, at.here.notices.company)]
            for deed in refused:
                with pytest.raises(Problem) as problem:
                    await deed
                assert problem.value.body.code == code
            async with at.here.desk.changing(table) as locked:
                locked.put(msgspec.structs.replace(locked.chairs[0], called=True))
            for forbidden in (at_table.stand_in(at.ben, table, 0, "hard"), at.here.hosting.renew_link(at.ben, table)):
                with pytest.raises(Problem) as problem:
                    await forbidden
                assert problem.value.body.code == "forbidden"
        assert (await at.here.room.find(table)).sheet.host == at.anna.id

    evening(story)


def test_where_a_game_has_no_easy_bots_its_weakest_may_be_called_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standins, "levels", lambda game: ["random", "hard"])
    standins.must_be_strong(FIRST, "random")
    with pytest.raises(Problem, match="at least of the level hard"):
        standins.must_be_strong(FIRST, "random", "hard")


def test_nobody_makes_anothers_bot_a_weaker_one(evening: Tell) -> None:
    async def story(at: Evening) -> None:
        table = await at.begin()
        await at.here.desk.start(at.anna, table, None if FEWEST == 2 else "random")
        async with at.here.desk.changing(table) as locked:  # as the clock does
            locked.put(msgspec.structs.replace(locked.chairs[1], stand_in="medium", called=True))
        with pytest.raises(Problem, match="at least of the level medium"):
            await at.here.leaving.stand_in(at.anna, table, 1, "easy")
        assert (await at.here.leaving.stand_in(at.anna, table, 1, "hard")).chairs[1].stand_in == "hard"

    evening(story)


def moves(players: dict[int, Player], table: str) -> bool:
    """One of these people plays; whether there was anything to play."""
    info = next(iter(players.values())).get(f"/api/tables/{table}")
    for seat in set(info["waiting"]) & players.keys():
        position = players[seat].get(f"/api/tables/{table}/position")
        legal = next(side["legal"] for side in position["sides"] if side["seat"] == seat)
        if legal:
            body = {"seat": seat, "seen": position["number"], "keys": [legal[0]["key"]], "id": f"m{position['number']}"}
            players[seat].request("POST", f"/api/tables/{table}/play", body)
            return True
    return False


def test_one_of_three_gets_to_a_finished_game(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ola vanishes while a secret question is open, Ben in his turn and during a vote; Anna plays on."""
    game = (sealed_openings() or [FIRST])[0]
    names = ("Anna", "Ben", "Ola")
    anna, ben, ola = (people(name) for name in names)
    table = str(anna.post("/api/tables", {"game": game, "seats": 3})["table"])
    for seat, player in ((1, ben), (2, ola)):
        player.post(f"/api/tables/{table}/sit", {"seat": seat})
    anna.post(f"/api/tables/{table}/start")
    while anna.get(f"/api/tables/{table}")["waiting"] != [2]:
        assert moves({0: anna, 1: ben}, table)
    nudge, stand_in = (f"/api/tables/{table}/seats/2/{what}" for what in ("nudge", "stand-in"))
    assert anna.post(nudge, status=409)["code"] == "too-soon"
    with ola.connect("/api/events") as events, monkeypatch.context() as patch:
        assert [one["nudged"] for one in json.loads(events.recv(60))["waiting"]] == [None]
        patch.setattr(clocks, "NUDGE", {"live": 0, "turns": 0})
        assert incidents(anna.post(nudge))[-1] == ("nudged", 0, 2)
        assert json.loads(events.recv(60))["waiting"][0]["nudged"]
        patch.setattr(clocks, "PATIENCE", {"live": 0, "turns": 0})
        assert ben.post(stand_in, {"level": "easy"})["chairs"][2]["stand_in"] == "easy"
    assert anna.post(nudge, status=409)["code"] == "too-soon"
    while 1 not in anna.get(f"/api/tables/{table}")["waiting"]:
        moves({0: anna}, table)
    number = anna.get(f"/api/tables/{table}")["number"]
    anna.post(f"/api/tables/{table}/vote", {"seat": 0, "seen": number, "id": "pause", "kind": "pause"})
    with closing(anna.socket(table)) as client:
        client.wait("table")
        assert client.table["vote"]["kind"] == "pause"
        ben.post(f"/api/tables/{table}/leave", {"level": "easy"})
        while client.table["paused"] is None:  # nobody waits for his answer
            client.read()
        anna.post(f"/api/tables/{table}/resume")
        while client.table["status"] != "over":
            if not moves({0: anna}, table):
                client.read()
    info = anna.get(f"/api/tables/{table}")
    assert (info["ended"], [chair["name"] for chair in info["chairs"]]) == (None, list(names))
    outcome = ola.get(f"/api/tables/{table}/position")["outcome"]
    assert min(score["rank"] for score in outcome["scores"]) == 1
