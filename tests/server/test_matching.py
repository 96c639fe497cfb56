"""A quick match: where one is seated, with whom, and what nobody decides there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from tests.server.test_arranging import FEWEST, FIRST, MOST, person, refused, sitting, stored, told

from quivira.server.kept import Clock, presence, tables
from quivira.server.kept import database as storage
from quivira.server.now import now
from quivira.server.people import Person
from quivira.server.services import Services
from quivira.server.tables import Matching, NewTable, QuickMatch, Terms
from quivira.testing.server import PATIENCE, Player

DAY = 24 * 3600
TEN = 10
WISH = QuickMatch(FIRST, "turns")
HOSTED = NewTable(FIRST, open=True, pace="turns", clock=Clock("move", DAY), lot=True)


async def guest(services: Services, name: str) -> Person:
    return (await services.accounts.guest(name, "en")).person


async def with_bots(services: Services, name: str) -> tuple[Person, Person, Person]:
    """Somebody, and two bots of theirs."""
    caller = await services.identity.recognise((await services.accounts.guest(name, "en")).token)
    assert caller is not None
    bots = [(await services.accounts.add_bot(caller, f"{name}'s {n}")).person for n in (1, 2)]
    return caller.person, bots[0], bots[1]


def test_ten_who_look_at_once_fill_one_table_after_the_other(people: Callable[..., Player]) -> None:
    """Over HTTP. Full tables begin at once, the rest when they are ready; and each of them sees it."""
    players = [people(f"P{n}") for n in range(TEN)]
    all_asked = Barrier(TEN)

    def comes(player: Player) -> str:
        all_asked.wait(PATIENCE)
        return str(player.post("/api/quick-match", {"game": FIRST, "pace": "live"})["table"])

    def sees(player: Player, table: str) -> dict[str, Any]:
        with closing(player.socket(table)) as client:
            return client.wait("table", status="playing")

    with ThreadPoolExecutor(TEN) as pool:
        seated = list(pool.map(comes, players))
        sizes = Counter(seated)
        assert sorted(sizes.values()) == sorted([MOST] * (TEN // MOST) + [TEN % MOST] * bool(TEN % MOST))
        shown = pool.map(sees, players, seated)
        for player, table in zip(players, seated, strict=True):
            if sizes[table] < MOST:
                player.post(f"/api/tables/{table}/ready", {"terms": 0, "ready": True})
        for table, told in zip(seated, shown, strict=True):
            company = {one.id for one, where in zip(players, seated, strict=True) if where == table}
            assert {chair["person"] for chair in told["chairs"]} == company


def test_nobody_brings_programs_to_strangers(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        anna, robo, _ = await with_bots(here, "Anna")
        await refused("forbidden", there.matching.join(robo, WISH))
        await refused("forbidden", there.matching.join(robo, QuickMatch(FIRST, "turns", fill="random")))
        matched = (await here.matching.join(anna, WISH)).sheet.id
        await refused("forbidden", there.desk.sit(anna, matched, None, None, robo.id))
        await refused("forbidden", there.desk.sit(robo, matched, None, None))
        assert sitting(await stored(here, matched)) == ["Anna"]
        await here.leaving.leave(anna, matched, None)

        ben, his, _ = await with_bots(there, "Ben")
        hosted = (await here.desk.open(anna, HOSTED)).sheet.id
        await refused("forbidden", there.desk.sit(ben, hosted, None, None, his.id))
        await refused("forbidden", there.desk.sit(his, hosted, None, None))
        await here.desk.sit(anna, hosted, None, None, robo.id)  # the host may, and everybody sees it
        assert sitting(await stored(there, hosted)) == ["Anna", robo.name]
        with here.presence.looking(hosted, anna.id, visible=True):
            await here.presence.work()
            alone = (await there.matching.join(ben, WISH)).sheet.id  # who wants people alone is not seated with bots
            assert alone != hosted
            assert (await there.matching.join(ben, QuickMatch(FIRST, "turns", fill="random"))).sheet.id == hosted
        by_link = (await here.desk.open(anna, NewTable(FIRST))).sheet.id
        await there.desk.sit(his, by_link, None, None)
        assert sitting(await stored(here, by_link)) == ["Anna", his.name]

    told(place, story)


def test_where_strangers_were_matched_nobody_is_host(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        anna, ben = await guest(here, "Anna"), await guest(there, "Ben")
        table = (await here.matching.join(anna, WISH)).sheet.id
        assert (await there.matching.join(ben, WISH)).sheet.id == table
        await refused("matched", here.hosting.block(anna, table, ben.id, here.notices.company))
        await refused("matched", here.hosting.about_spectators(anna, table, False, None))
        await refused("matched", here.hosting.renew_link(anna, table))
        await refused("matched", here.hosting.audience(anna, table))
        assert sorted(sitting(await stored(there, table))) == ["Anna", "Ben"]
        for who in (anna, ben):
            await here.leaving.leave(who, table, None)

    told(place, story)


def test_a_match_is_for_as_many_and_in_the_language_as_one_wishes(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        people = {name: person(name) for name in ("Anna", "Ben", "Cleo", "Dora")}
        wishes = {
            "Anna": QuickMatch(FIRST, "turns", seats=MOST),
            "Ben": QuickMatch(FIRST, "turns", seats=FEWEST),
            "Cleo": QuickMatch(FIRST, "turns", seats=MOST, language="hu"),
            "Dora": QuickMatch(FIRST, "turns", language="hu"),
        }
        found = {name: await there.matching.join(people[name], wish) for name, wish in wishes.items()}
        assert [found[name].sheet.seats for name in ("Anna", "Ben", "Cleo")] == [MOST, FEWEST, MOST]
        assert len({found[name].sheet.id for name in ("Anna", "Ben", "Cleo")}) == 3
        assert found["Dora"].sheet.id == found["Cleo"].sheet.id  # whose table is in that language
        for name, live in found.items():
            await here.leaving.leave(people[name], live.sheet.id, None)

    told(place, story)


def test_too_few_for_a_wished_number_keep_nobody_else_away(place: str, later: Callable[[int], None]) -> None:
    """Their time is over and the table is not full: they wait on, and others sit down beside them."""

    async def story(here: Services, there: Services) -> None:
        people = [person(f"P{n}") for n in range(FEWEST + 1)]
        wish = QuickMatch(FIRST, "turns", seats=MOST)
        for one in people[:FEWEST]:
            table = (await here.matching.join(one, wish)).sheet.id
        later(2 * DAY * 1000)
        await here.matching.sweep()
        assert (await stored(there, table)).sheet.status == "waiting"
        last = await there.matching.join(people[-1], WISH)
        assert (last.sheet.id, last.sheet.status) == (table, "waiting" if FEWEST + 1 < MOST else "playing")

    told(place, story)


def test_one_connection_is_enough_to_be_matched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody holds one while they wait for another: many who look at once would stand still, and all with them."""

    def narrow(url: str, **options: Any) -> AsyncEngine:
        return create_async_engine(url, **{**options, "pool_size": 1, "max_overflow": 0, "pool_timeout": 60})

    monkeypatch.setattr(storage, "create_async_engine", narrow)

    async def story(here: Services, there: Services) -> None:
        host = await guest(here, "Anna")
        await here.desk.open(host, HOSTED)
        await here.matching.join(person("Ben"), WISH)

    told(str(tmp_path / "tables.db"), story)


FOUND: list[dict[str, Any]] = [{}, {"clock": Clock()}, {"clock": Clock("move", 3 * DAY)}]
NOT_FOUND: list[dict[str, Any]] = [
    *({"clock": clock} for clock in (Clock("move", 60), Clock("move", DAY, then="loses"), Clock("bank", DAY))),
    *({"lot": False}, {"admits": "accounts"}, {"open": False}),
]


def test_a_host_does_not_choose_what_strangers_count_on(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        anna, ben = await guest(here, "Anna"), person("Ben")
        for terms in [*FOUND, *NOT_FOUND]:
            table = (await here.desk.open(anna, msgspec.structs.replace(HOSTED, **terms))).sheet.id
            with here.presence.looking(table, anna.id, visible=True):
                await here.presence.work()
                found = (await there.matching.join(ben, WISH)).sheet.id
            assert (found == table) == (terms in FOUND), terms
            await there.leaving.leave(ben, found, None)
            await here.leaving.cancel(anna, table)

    told(place, story)


def test_a_table_that_has_changed_meanwhile_is_not_taken(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was found, and before its row was locked its host has changed it."""

    async def story(here: Services, there: Services) -> None:
        anna, ben = await guest(here, "Anna"), person("Ben")
        for changed in (Terms(admits="accounts"), Terms(open=False), Terms(lot=False), Terms(language="hu")):
            table = (await here.desk.open(anna, HOSTED)).sheet.id
            await here.arranging.arrange(anna, table, changed)

            async def fitting(*_: object, table: str = table) -> list[str]:
                return [table]

            monkeypatch.setattr(Matching, "_fitting", fitting)
            found = (await there.matching.join(ben, QuickMatch(FIRST, "turns", language="en"))).sheet.id
            assert found != table, changed
            assert sitting(await stored(here, table)) == ["Anna"]
            await there.leaving.leave(ben, found, None)
            await here.leaving.cancel(anna, table)

    told(place, story)


MINUTE = 60_000
PEOPLE = QuickMatch(FIRST, seats=MOST)  # alone, live


async def sweep(services: Services, table: str, updated: int) -> None:
    """The time is up at a table at which nobody has come or gone since then."""
    async with services.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(begins=1, updated=updated))
    await services.matching.sweep()


async def seen(services: Services, table: str, who: Person, away: int | None) -> None:
    """As another process has written it down."""
    known = {"table_id": table, "person": who.id, "process": "another", "away": away}
    async with services.database.write() as connection:
        await connection.execute(delete(presence).where(presence.c.person == who.id))
        await connection.execute(insert(presence).values(known))


def test_nobody_is_matched_live_with_those_who_have_gone(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        before = now() - MINUTE
        people = ben, anna, _ = [await guest(here, name) for name in ("Ben", "Anna", "Cleo")]
        table = [(await here.matching.join(who, PEOPLE)).sheet.id for who in people][-1]
        await seen(here, table, anna, None)
        await seen(here, table, ben, now())
        await sweep(there, table, now())
        looking = await stored(here, table)
        assert sitting(looking) == ["Ben", "Anna", "Cleo"]  # a reload, or a page that is not open yet
        assert (looking.sheet.status, (looking.sheet.begins or 0) > 1) == ("waiting", True)

        await seen(here, table, ben, before)
        await sweep(there, table, before)  # Cleo was never seen
        left = await stored(here, table)
        assert (sitting(left), left.sheet.host) == (["Anna"], anna.id)
        await sweep(there, table, before)
        assert sitting(await stored(here, table)) == ["Anna"]  # who still looks
        await seen(here, table, anna, before)
        await sweep(there, table, before)
        await refused("no-such-table", stored(here, table))

    told(place, story)


def test_nobody_sits_down_with_those_who_have_gone(place: str) -> None:
    """Nor does a game begin with them, before the time is up and the sweep comes by."""

    async def story(here: Services, there: Services) -> None:
        pair = QuickMatch(FIRST, seats=max(2, FEWEST))
        gone, *stays = [await guest(here, f"P{seat}") for seat in range(pair.seats or 2)]
        table = (await here.matching.join(gone, pair)).sheet.id
        await seen(here, table, gone, now() - MINUTE)
        for who in stays:
            table = (await there.matching.join(who, pair)).sheet.id
            await seen(here, table, who, None)
        waits = await stored(here, table)
        assert (sitting(waits), waits.sheet.status) == ([who.name for who in stays], "waiting")
        assert (await there.matching.join(gone, pair)).sheet.id == table  # who is back is welcome
        assert (await stored(here, table)).sheet.status == "playing"

    told(place, story)


def test_a_table_that_a_search_finds_empty_is_gone_at_once(place: str) -> None:
    """Also where whoever searched sits down at another one, in the same transaction."""

    async def story(here: Services, there: Services) -> None:
        anna, ben, cleo = [await guest(here, name) for name in ("Anna", "Ben", "Cleo")]
        left = (await there.matching.join(anna, PEOPLE)).sheet.id
        stays = (await there.matching.join(ben, msgspec.structs.replace(PEOPLE, language="pl"))).sheet.id
        async with here.database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == left).values(created=1))  # the older one
        await seen(here, left, anna, now() - MINUTE)
        assert (await there.matching.join(cleo, PEOPLE)).sheet.id == stays
        await refused("no-such-table", there.room.find(left))

    told(place, story)


def test_a_search_by_turns_goes_on_unseen_but_grows_old(place: str) -> None:
    async def story(here: Services, there: Services) -> None:
        table = (await here.matching.join(person("Anna"), WISH)).sheet.id
        yesterday = now() - DAY * 1000
        await sweep(there, table, yesterday)
        looking = await stored(here, table)
        assert (sitting(looking), looking.sheet.updated) == (["Anna"], yesterday)  # so that it is forgotten some day
        assert (looking.sheet.begins or 0) > 1

    told(place, story)
