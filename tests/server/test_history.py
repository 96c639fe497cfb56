"""Finished games are found again: results, own tables, pages with a lasting link, texts and pictures."""

from __future__ import annotations

import asyncio
import csv
import re
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from html import unescape
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from quivira.kernel import Rng
from quivira.kernel.registry import find, names
from quivira.locale import LANGUAGES, catalog
from quivira.server.entrance.files import client_files
from quivira.server.kept import Bus, Changes, Database, chairs, results
from quivira.server.people.limits import RATES
from quivira.server.tables import History, Pictures, Room, Story, story
from quivira.testing.play import default_table, play_record
from quivira.testing.server import Player, Serving

People = Callable[..., Player]
SHORT = min(names(), key=lambda name: len(play_record(default_table(find(name)), 1).moves))
SEATS = find(SHORT).meta.seats[0]
HOSTILE = "<b>\"'&=1+1"


def seated(players: list[Player], **more: Any) -> str:
    """A table that has begun, all seats taken by these people."""
    table = str(players[0].post("/api/tables", {"game": SHORT, "seats": len(players), **more})["table"])
    for player in players[1:]:
        player.post(f"/api/tables/{table}/sit")
    players[0].post(f"/api/tables/{table}/start")
    return table


def play(players: list[Player], table: str, given_up: int | None = None) -> dict[str, Any]:
    """Random choices to the end, but of a seat that a bot plays; the outcome."""
    rng = Rng(1)
    while True:
        position: dict[str, Any] = players[0].get(f"/api/tables/{table}/position")
        if position["outcome"] is not None:
            return dict(position["outcome"])
        seat = position["waiting"][0]
        if seat == given_up:
            time.sleep(0.02)
            continue
        mine = players[seat].get(f"/api/tables/{table}/position")
        legal = mine["sides"][0]["legal"]
        key = legal[rng.below(len(legal))]["key"]
        body = {"seat": seat, "seen": mine["number"], "keys": [key], "id": f"n{mine['number']}"}
        players[seat].post(f"/api/tables/{table}/play", body)


@pytest.fixture
def friends(people: People) -> list[Player]:
    return [people(name) for name in ("Łucja", HOSTILE, "Cleo", "Dirk", "Eva", "Finn", "Gus", "Hal")[:SEATS]]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A client that was built, whatever lies in the source tree."""
    (tmp_path / "index.html").write_text("<!doctype html><html><head><title>Quivira</title></head></html>")
    monkeypatch.setattr("quivira.server.entrance.files.FOLDER", tmp_path)
    client_files.cache_clear()
    yield
    client_files.cache_clear()


def finished(friends: list[Player]) -> tuple[str, str, dict[str, Any]]:
    """A game that was played to its end: its table, the link of its page, its outcome."""
    table = seated(friends)
    outcome = play(friends, table)
    return table, str(friends[0].get(f"/api/history/{table}")["link"]), outcome


def in_database(server: Serving, ask: Callable[[Any], Coroutine[Any, Any, Any]]) -> Any:
    async def run() -> Any:
        database = Database(server.config.database_url)
        try:
            async with database.write() as connection:
                return await ask(connection)
        finally:
            await database.close()

    return asyncio.run(run())


def test_a_result_is_stored_with_the_last_move(server: Serving, friends: list[Player]) -> None:
    table = seated(friends)

    async def stored(connection: Any) -> list[Any]:
        found = await connection.execute(select(results.c.link).where(results.c.table_id == table))
        seats = await connection.execute(select(chairs.c.place, chairs.c.points).where(chairs.c.table_id == table))
        return [*found, *seats]

    assert in_database(server, stored) == [(None, None)] * SEATS  # nothing before the end
    outcome = play(friends, table)
    link, *places = in_database(server, stored)  # nobody has asked for anything yet
    assert places == [(score["rank"], score["total"]) for score in outcome["scores"]]
    page = friends[1].get(f"/api/history/{link[0]}")
    assert page["outcome"] == outcome
    assert page["mine"] == [1]
    assert page["began"] <= page["ended"]


def test_what_ended_before_there_were_results_is_made_up_for(server: Serving, friends: list[Player]) -> None:
    table, link, outcome = finished(friends)
    other, _, _ = finished(friends)

    async def forget(connection: Any) -> None:
        await connection.execute(delete(results).where(results.c.table_id.in_((table, other))))
        await connection.execute(update(chairs).where(chairs.c.table_id == table).values(place=None, points=None))

    async def make_up() -> None:
        database = Database(server.config.database_url)
        await History(Changes(database, Bus(database)), Room(database)).make_up()
        await database.close()

    in_database(server, forget)
    page = friends[0].get(f"/api/history/{other}")  # whoever asks first does not wait for the chore
    asyncio.run(make_up())
    assert friends[0].get(f"/api/history/{other}")["link"] == page["link"]
    mine = next(one for one in friends[0].get("/api/me/shelf?part=finished")["tables"] if one["table"] == table)
    assert [chair["points"] for chair in mine["chairs"]] == [score["total"] for score in outcome["scores"]]
    assert friends[0].get(f"/api/history/{mine['page']}")["outcome"] == outcome
    assert mine["page"] != link


def test_own_tables_are_found_put_away_and_removed(people: People, friends: list[Player]) -> None:
    anna, ben, *_ = friends
    over, link, outcome = finished(friends)
    running = seated(friends)
    waiting = anna.post("/api/tables", {"game": SHORT})["table"]

    def shelf(who: Player, part: str, search: str = "") -> list[str]:
        found = who.http.get("/api/me/shelf", params={"part": part, "search": search}).json()
        assert found["total"] == len(found["tables"])
        return [one["table"] for one in found["tables"]]

    asked = friends[anna.get(f"/api/tables/{running}/position")["waiting"][0]]
    assert shelf(asked, "running")[0] == running  # what waits for one comes first
    assert shelf(anna, "finished") == [over]
    listed = anna.get("/api/me/shelf?part=finished")["tables"][0]
    assert listed["page"] == link
    assert [chair["place"] for chair in listed["chairs"]] == [score["rank"] for score in outcome["scores"]]
    assert shelf(ben, "finished", "łUCJA") == [over]  # in any alphabet
    assert shelf(ben, "finished", catalog(SHORT, "en").text("title")[:4].upper()) == [over]
    assert shelf(ben, "finished", "%") == []
    assert anna.request("PATCH", f"/api/me/tables/{running}", {"archived": True}).json()["code"] == "playing"
    assert anna.request("DELETE", f"/api/me/tables/{running}").json()["code"] == "playing"
    assert anna.request("PATCH", f"/api/me/tables/{over}", {"archived": True}).status_code == 204
    assert (shelf(anna, "finished"), shelf(anna, "archive"), shelf(ben, "finished")) == ([], [over], [over])
    anna.request("PATCH", f"/api/me/tables/{over}", {"archived": False})
    assert shelf(anna, "finished") == [over]
    assert anna.request("DELETE", f"/api/me/tables/{over}").status_code == 204
    assert (shelf(anna, "finished"), shelf(anna, "archive"), shelf(ben, "finished")) == ([], [], [over])
    assert anna.get(f"/api/history/{link}")["mine"] == [0]  # the page stays
    assert anna.request("DELETE", f"/api/me/tables/{waiting}").status_code == 204
    anna.get(f"/api/tables/{waiting}", status=404)  # whoever was alone there takes the table along
    alone = anna.post("/api/tables", {"game": SHORT, "seats": SEATS})["table"]
    anna.post(f"/api/tables/{alone}/start", {"fill": "random"})
    assert anna.request("DELETE", f"/api/me/tables/{alone}").status_code == 204
    anna.get(f"/api/tables/{alone}", status=404)
    stranger = people("Stranger")
    assert stranger.request("DELETE", f"/api/me/tables/{over}").json()["code"] == "not-seated"


def test_many_tables_come_in_parts(people: People) -> None:
    anna = people("Anna")
    opened = {anna.post("/api/tables", {"game": SHORT})["table"] for _ in range(20)}
    other = people("Other")
    for _ in range(15):
        table = other.post("/api/tables", {"game": SHORT})["table"]
        opened.add(table)
        anna.post(f"/api/tables/{table}/sit")
    first = anna.get("/api/me/shelf")
    rest = anna.get(f"/api/me/shelf?skip={len(first['tables'])}")
    assert first["total"] == rest["total"] == 35
    assert len(first["tables"]) < 35
    assert {one["table"] for one in [*first["tables"], *rest["tables"]]} == opened
    assert anna.get("/api/me/shelf?part=attic", status=400)["code"] == "invalid"


def test_a_page_opens_what_was_played_and_nothing_else(people: People, friends: list[Player]) -> None:
    table, link, _ = finished(friends)
    friends[0].post(f"/api/tables/{table}/chat", {"words": "a secret between us"})
    friends[0].post(f"/api/tables/{table}/rematch")
    reader, nobody = people("Reader"), people("Nobody", join=False)
    for who in (reader, nobody):
        page = who.get(f"/api/history/{link}")
        assert [chair["name"] for chair in page["info"]["chairs"]] == [player.name for player in friends]
        told = str(page)
        assert table not in told
        assert not any(player.id in told for player in friends)
        assert page["info"]["rematch"] is None
        for path in ("log?seat=0", "replay?all_open=true&number=1", "counts", "record"):
            assert table not in who.request("GET", f"/api/tables/{link}/{path}").text
            who.get(f"/api/tables/{link}/{path}")
        for path in ("", "/chat", "/position", "/invitation"):
            assert who.get(f"/api/tables/{link}{path}", status=404)["code"] == "no-such-table"
        assert who.get(f"/api/history/{table}") == page  # whoever may look at the table finds it
    friends[0].post(f"/api/tables/{table}/link")
    for who in (reader, nobody):
        who.get(f"/api/history/{table}", status=404)  # by this link no more
    assert reader.get(f"/api/history/{link}")["link"] == friends[1].get(f"/api/history/{table}")["link"] == link
    reader.post(f"/api/tables/{link}/sit", status=404)
    fork = reader.post(f"/api/tables/{link}/play-on", {"number": 1, "seat": 0, "level": "random"})
    assert fork["parent_number"] == 1
    nobody.get("/api/history/nothing-here", status=404)
    running = seated(friends)
    friends[0].get(f"/api/history/{running}", status=404)


def test_those_who_played_share_a_private_game(people: People, friends: list[Player]) -> None:
    table = seated(friends)
    friends[0].ask("PATCH", f"/api/tables/{table}", {"spectators": False})
    play(friends, table)
    link = friends[1].get(f"/api/history/{table}")["link"]
    reader = people("Reader", join=False)
    ways = (f"/api/history/{link}", f"/api/history/{link}/text", f"/api/tables/{link}/record", f"/g/{link}/picture.png")
    for path in ways:
        assert reader.get(path, status=403)["code"] == "not-shared"
    assert reader.get(f"/api/history/{table}", status=403)["code"] == "no-spectators"
    hidden = reader.request("GET", f"/g/{link}")
    assert "og:title" not in hidden.text
    assert people("Somebody").ask("PUT", f"/api/history/{link}", {"shared": True}, status=403)["code"] == "not-shared"
    assert friends[1].ask("PUT", f"/api/history/{link}", {"shared": True})["shared"]
    assert all(reader.request("GET", path).status_code == 200 for path in ways)
    assert not friends[0].ask("PUT", f"/api/history/{link}", {"shared": False})["shared"]
    reader.get(ways[0], status=403)
    shared = seated(friends)
    play(friends, shared)
    open_link = friends[0].get(f"/api/history/{shared}")["link"]
    assert people("Else").ask("PUT", f"/api/history/{open_link}", {"shared": False}, status=403)["code"] == "forbidden"
    assert reader.get(f"/api/history/{shared}")["link"] == open_link  # who looked on passes it on
    friends[0].ask("PUT", f"/api/history/{open_link}", {"shared": False})
    assert reader.get(f"/api/history/{shared}", status=403)["code"] == "not-shared"


def test_the_way_of_a_table_is_for_those_who_were_there(people: People, friends: list[Player]) -> None:
    """Strangers are told how a game ended, not who went away in its middle or looks at it now."""
    table = seated(friends)
    friends[1].post(f"/api/tables/{table}/leave")
    friends[1].post(f"/api/tables/{table}/seats/1/return")
    play(friends, table)
    own = friends[0].get(f"/api/history/{table}")
    assert {incident["what"] for incident in own["info"]["incidents"]} == {"left", "returned"}
    reader, page = people("Reader"), f"/api/history/{own['link']}"
    told = reader.get(page)["info"]
    assert (told["incidents"], told["watching"], told["hostless"]) == ([], 0, False)
    kept = [(chair["away_since"], chair["vacation"], chair["late"], chair["beside"]) for chair in told["chairs"]]
    assert kept == [(None, None, False, False)] * SEATS
    friends[1].post(f"/api/tables/{table}/chat", {"words": "well played"})
    friends[1].post(f"/api/tables/{table}/leave")
    assert reader.get(page)["info"] == told


def test_who_asks_for_the_past_again_and_again_waits(
    own_server: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One allowance for all that is read from whole logs; nothing else suffers by it."""
    monkeypatch.setitem(RATES, "past", (6, 0.0))
    with closing(Player(own_server(rate=1.0).url)) as anna:
        table = anna.post("/api/tables", {"game": SHORT})["table"]
        parts = (f"tables/{table}/log", f"tables/{table}/replay", f"tables/{table}/record", f"tables/{table}/counts")
        paths = [f"/api/{path}" for path in (*parts, f"history/{table}/text")]
        answers = [anna.request("GET", path).status_code for path in paths * 3]
        assert 429 not in answers[:6]
        assert answers[6:] == [429] * 9
        anna.get(f"/api/tables/{table}")


def test_a_long_text_is_written_beside_the_loop_and_ends(
    friends: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, link, _ = finished(friends)
    whole = friends[0].request("GET", f"/api/history/{link}/text").text
    told, loops = Story.text, list[bool]()

    def text(self: Story, *given: Any) -> str:
        loops.append(asyncio._get_running_loop() is not None)
        return told(self, *given)

    monkeypatch.setattr(Story, "text", text)
    monkeypatch.setattr(story, "TOLD", 1)
    short = friends[0].request("GET", f"/api/history/{link}/text").text
    assert loops == [False]
    assert short.endswith("\n…\n")
    assert whole.startswith(short.removesuffix("…\n"))


def test_a_text_that_people_can_read(friends: list[Player]) -> None:
    _, link, outcome = finished(friends)
    for language in LANGUAGES:
        answer = friends[0].request("GET", f"/api/history/{link}/text?language={language}&zone=Europe/Warsaw")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "attachment" in answer.headers["content-disposition"]
        words = catalog(SHORT, language)
        for known in (words.text("title"), words.text("final-scores"), words.text(f"end-{outcome['end_reason']}")):
            assert known in answer.text
        assert HOSTILE in answer.text
        assert f"/g/{link}" in answer.text
        assert str(max(score["total"] for score in outcome["scores"])) in answer.text
    assert friends[0].request("GET", f"/api/history/{link}/text?zone=Nowhere/Else").status_code == 200
    assert friends[0].get(f"/api/history/{link}/text?language=xx", status=400)["code"] == "invalid"


def facts(page: str) -> dict[str, str]:
    return {
        name: unescape(value) for name, value in re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)">', page)
    }


def test_messengers_are_told_who_played(people: People, friends: list[Player], built: None) -> None:
    table, link, outcome = finished(friends)
    robot = people("Robot", join=False)
    answer = robot.request("GET", f"/g/{link}")
    assert "<b>" not in answer.text
    told = facts(answer.text)
    assert HOSTILE in told["og:title"]
    assert catalog(SHORT, "en").text("title") in told["og:title"]
    assert str(outcome["scores"][0]["total"]) in told["og:description"]
    assert told["og:image"] == f"{robot.url}/g/{link}/picture.png"
    assert table not in answer.text
    german = robot.http.get(f"/g/{link}", headers={"accept-language": "fr, de;q=0.8"}).text
    assert facts(german)["og:title"].startswith(catalog(SHORT, "de").text("title"))
    picture = robot.request("GET", f"/g/{link}/picture.png")
    assert picture.headers["content-type"] == "image/png"
    assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
    waiting = friends[1].post("/api/tables", {"game": SHORT})["table"]
    invited = facts(robot.request("GET", f"/t/{waiting}").text)
    assert HOSTILE in invited["og:description"]
    assert robot.request("GET", invited["og:image"].removeprefix(robot.url)).content[:4] == b"\x89PNG"
    assert robot.request("GET", "/games/no-such-game/cover.png").status_code == 404
    assert robot.request("GET", "/g/nothing").status_code == 404


def test_nobody_fills_the_queue_for_pictures_alone(
    own_server: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, drawn = f"/games/{SHORT}/cover.png", Event()

    async def cover(self: Pictures, game: str) -> bytes:
        await asyncio.to_thread(drawn.wait)
        return b"a picture"

    monkeypatch.setattr(Pictures, "cover", cover)
    with closing(Player(own_server(rate=1.0).url, join=False)) as robot, ThreadPoolExecutor(6) as house:
        answers = as_completed([house.submit(robot.request, "GET", path) for _ in range(6)])
        assert [next(answers).result().status_code for _ in range(2)] == [429, 429]
        drawn.set()
        assert [answer.result().status_code for answer in answers] == [200] * 4


def test_figures_and_a_table_of_all_games(friends: list[Player]) -> None:
    outcomes = [finished(friends)[2] for _ in range(2)]
    me = friends[0]
    own = [next(score for score in outcome["scores"] if score["seat"] == 0) for outcome in outcomes]
    told = me.get("/api/me/figures")
    (game,) = told["games"]
    assert (game["game"], game["played"]) == (SHORT, 2)
    assert game["won"] == sum(score["rank"] == 1 for score in own)
    assert game["best"] == max(score["total"] for score in own)
    other = next(one for one in told["people"] if one["person"] == friends[1].id)
    ranks = [[score["rank"] for score in outcome["scores"]] for outcome in outcomes]
    assert (other["played"], other["ahead"]) == (2, sum(rank[0] < rank[1] for rank in ranks))
    assert other["behind"] == sum(rank[0] > rank[1] for rank in ranks)
    assert [one["place"] for one in me.get("/api/me/results")] == [score["rank"] for score in reversed(own)]
    head, *rows = csv.reader(me.request("GET", "/api/me/results.csv").text.splitlines())
    assert head[:3] == ["ended", "game", "seats"]
    assert [row[1] for row in rows] == [SHORT, SHORT]


def test_who_is_forgotten_has_no_name_in_the_history(people: People, friends: list[Player], built: None) -> None:
    _, link, _ = finished(friends)
    assert friends[1].request("DELETE", "/api/account", {}).status_code == 204
    reader = people("Reader", join=False)
    for path in (f"/api/history/{link}", f"/api/history/{link}/text", f"/g/{link}"):
        assert HOSTILE not in unescape(reader.request("GET", path).text)
    assert reader.get(f"/api/history/{link}")["info"]["chairs"][1]["name"] == "—"


def test_play_again_after_the_rematch_is_over(friends: list[Player]) -> None:
    table, _, _ = finished(friends)
    again = friends[0].post(f"/api/tables/{table}/rematch")["table"]
    assert friends[1].post(f"/api/tables/{table}/rematch")["table"] == again
    moved = [*friends[1:], friends[0]]  # each sits a seat further
    play(moved, again)
    third = friends[1].post(f"/api/tables/{table}/rematch")["table"]
    assert third not in (table, again)
    assert {chair["person"] for chair in friends[1].get(f"/api/tables/{third}")["chairs"]} == {p.id for p in friends}


def test_who_has_resigned_comes_last_and_a_game_without_a_winner_has_a_page(friends: list[Player]) -> None:
    table = seated(friends)
    friends[0].post(f"/api/tables/{table}/resign")
    outcome = play(friends, table, given_up=0)
    page = friends[0].get(f"/api/history/{table}")
    assert page["outcome"]["scores"][0]["rank"] == SEATS
    assert outcome["end_reason"] == page["outcome"]["end_reason"]
    stopped = seated(friends)
    for player in friends:
        if player.get(f"/api/tables/{stopped}")["status"] == "playing":
            player.post(f"/api/tables/{stopped}/resign")
    page = friends[0].get(f"/api/history/{stopped}")
    assert (page["outcome"], page["info"]["ended"]) == (None, "resigned")
    text = friends[0].request("GET", f"/api/history/{stopped}/text").text
    words = catalog(SHORT, "en")
    for known in (words.text("nobody-won"), words.text("ended-resigned"), words.text("total")):
        assert known in text
    assert words.text("place") not in text
    assert friends[0].request("GET", f"/g/{page['link']}/picture.png").content[:4] == b"\x89PNG"
