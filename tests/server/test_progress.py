"""What somebody has learnt is kept with them, wherever they learnt it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pkgutil import ModuleInfo, iter_modules
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update

from quivira.kernel import registry
from quivira.kernel.registry import names
from quivira.lessons import names as lessons_of
from quivira.server.kept import chairs, coaching, progress, vacations
from quivira.server.now import now
from quivira.server.people import Caller, Progress, Progressed
from quivira.server.people.limits import OF_A_HOUSE
from quivira.server.people.progress import Coaching, Learnt, _alone, _write
from quivira.server.problems import Problem
from quivira.server.tables import NewTable, forget_lessons, play_on
from quivira.testing.process import FEWEST, FIRST, Evening, tell
from quivira.testing.server import Player, fresh_database

Told = Callable[[Callable[[Evening], Awaitable[None]]], None]
GAME, LESSON = next((game, lesson) for game in names() for lesson in lessons_of(game))


def learnt(station: int, at: int, *, done: bool = False, right: int = 0, lesson: str = LESSON) -> Learnt:
    return Learnt(GAME, lesson, station, done, right, at)


def brief(known: Progress) -> list[tuple[int, bool, int]]:
    return [(one.station, one.done, one.right) for one in known.lessons]


def test_what_was_reached_stays_reached_and_one_goes_on_where_one_was_last(evening: Told) -> None:
    async def story(told: Evening) -> None:
        await told.begin()
        here, there, anna = told.here.progress, told.there.progress, told.anna.id
        await here.learn(anna, Progressed([learnt(3, at=1000, done=True, right=7)]))
        assert brief(await there.learn(anna, Progressed([learnt(5, at=2000, right=4)]))) == [(5, True, 7)]
        assert brief(await here.learn(anna, Progressed([learnt(1, at=1500, right=9)]))) == [(5, True, 9)]
        assert brief(await there.of(anna)) == [(5, True, 9)]
        assert brief(await there.of(told.ben.id)) == []

    evening(story)


def test_the_later_wish_counts_and_no_clock_is_ahead_of_ours(evening: Told) -> None:
    async def story(told: Evening) -> None:
        await told.begin()
        here, anna = told.here.progress, told.anna.id
        await here.learn(anna, Progressed(coach=[Coaching(GAME, wanted=False, at=2000)]))
        known = await here.learn(anna, Progressed(coach=[Coaching(GAME, wanted=True, at=1000)]))
        assert [one.wanted for one in known.coach] == [False]
        ahead = await here.learn(anna, Progressed([learnt(2, at=2**50)], [Coaching("", wanted=False, at=2**50)]))
        assert max([one.at for one in ahead.lessons] + [one.at for one in ahead.coach]) <= now()

    evening(story)


def test_what_is_not_here_is_passed_over(evening: Told) -> None:
    async def story(told: Evening) -> None:
        await told.begin()
        strange = Progressed([learnt(1, 1, lesson="nothing")], [Coaching("nothing", wanted=True, at=1)])
        assert await told.here.progress.learn(told.anna.id, strange) == Progress([], [], {})

    evening(story)


def test_nobody_keeps_the_others_waiting_with_what_they_have_learnt(
    evening: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games and lessons are looked for once, however many entries there are and however often they come."""
    looked: list[object] = []

    def counted(path: Any) -> Iterator[ModuleInfo]:
        looked.append(path)
        return iter_modules(path)

    monkeypatch.setattr(registry, "iter_modules", counted)
    forget_lessons()

    async def story(told: Evening) -> None:
        await told.begin()
        looked.clear()
        for at in range(10):
            wishes = [Coaching("", wanted=True, at=at) for _ in range(20)]
            await told.here.progress.learn(told.anna.id, Progressed([learnt(1, at)] * 200, wishes))
        assert len(looked) <= 3  # again when a process has come to hear the others: it may have missed something

    evening(story)
    wish = {"game": "", "wanted": True, "at": 1}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"coach": [wish] * 200}, Progressed)
    assert "progress" in OF_A_HOUSE


def test_games_that_were_finished_are_counted(evening: Told) -> None:
    async def story(told: Evening) -> None:
        await told.begin()
        await told.here.desk.open(told.anna, NewTable(FIRST, FEWEST))
        assert (await told.here.progress.of(told.anna.id)).played == {}
        async with told.here.database.write() as connection:
            await connection.execute(update(chairs).where(chairs.c.person == told.anna.id).values(place=2))
        assert (await told.here.progress.of(told.anna.id)).played == {FIRST: 2}
        assert (await told.here.progress.of(told.ben.id)).played == {}

    evening(story)


def test_a_lesson_that_is_played_on_leaves_a_game_as_new_as_before(evening: Told) -> None:
    async def story(told: Evening) -> None:
        await told.begin()
        await play_on(told.here.desk, told.eve, GAME, LESSON, "en")
        async with told.here.database.write() as connection:
            await connection.execute(update(chairs).where(chairs.c.person == told.eve.id).values(place=1))
        assert (await told.here.progress.of(told.eve.id)).played == {}

    evening(story)


def test_what_a_guest_has_learnt_comes_along_when_they_sign_in(evening: Told) -> None:
    async def story(told: Evening) -> None:
        await told.begin()
        services, anna = told.here, Caller(told.anna, (), "")
        account = (await services.accounts.register(anna, "Anna", "correct horse"))[0].person
        await services.progress.learn(account.id, Progressed([learnt(1, at=1000, done=True)]))
        news = Progressed([learnt(4, at=2000)], [Coaching("", wanted=False, at=1)])
        await services.progress.learn(told.ben.id, news)
        await services.accounts.sign_in("Anna", "correct horse", Caller(told.ben, (), ""))
        known = await services.progress.of(account.id)
        assert (brief(known), [one.wanted for one in known.coach]) == ([(4, True, 0)], [False])
        async with services.database.read() as connection:
            for table in (progress, coaching):
                assert {row.person for row in await connection.execute(select(table.c.person))} == {account.id}

    evening(story)


def test_a_guest_who_is_no_more_learns_nothing(evening: Told) -> None:
    """Such as one who signs in while their browser tells what it knows: it tells it again, by their account."""

    async def story(told: Evening) -> None:
        await told.begin()
        await told.here.accounts.delete(Caller(told.anna, (), ""), None)
        with pytest.raises(Problem, match="who you are"):
            await told.there.progress.learn(told.anna.id, Progressed([learnt(1, 1)]))

    evening(story)


def test_what_is_learnt_keeps_nobody_from_what_only_names_the_person(postgres_uri: str) -> None:
    """On PostgreSQL a row that names another waits for its lock, and what waits for each other is ended."""

    async def story(told: Evening) -> None:
        await told.begin()
        async with told.here.database.write() as learning:
            await _alone(learning, told.anna.id)
            async with told.there.database.write() as connection:
                await connection.execute(insert(vacations).values(id="v", person=told.anna.id, begins=1, ends=2))
                other = asyncio.create_task(told.there.progress.learn(told.anna.id, Progressed([learnt(1, 1)])))
                await asyncio.sleep(0.05)
            await _write(learning, told.anna.id, Progressed([learnt(2, 2)]))
        assert brief(await other) == [(2, False, 0)]  # it has waited, and lost nothing

    tell(fresh_database(postgres_uri), story)


@pytest.mark.parametrize("asks", ["GET", "PUT"])
def test_progress_is_ones_own(people: Callable[..., Player], asks: str) -> None:
    anna = people("Anna")
    bot = people(join=False)
    bot.http.headers["Authorization"] = f"Bearer {anna.post('/api/bots', {'name': 'Robo'})['token']}"
    body: object = {} if asks == "PUT" else None
    assert people(join=False).request(asks, "/api/me/progress", body).status_code == 401
    assert bot.request(asks, "/api/me/progress", body).status_code == 403
    assert anna.request(asks, "/api/me/progress", body).json() == {"lessons": [], "coach": [], "played": {}}


def test_progress_is_told_and_exported(people: Callable[..., Player]) -> None:
    anna = people("Anna")
    lesson = {"game": GAME, "lesson": LESSON, "station": 2, "done": False, "right": 0, "at": 1}
    wish = {"game": "", "wanted": False, "at": 1}
    told = anna.ask("PUT", "/api/me/progress", {"lessons": [lesson], "coach": [wish]})
    assert told == {"lessons": [lesson], "coach": [wish], "played": {}} == anna.get("/api/me/progress")
    known = anna.get("/api/me/export")
    assert (known["progress"], known["coaching"]) == ([lesson], [wish])
    bad = {"lessons": [{**lesson, "station": -1}]}
    assert anna.request("PUT", "/api/me/progress", bad).status_code == 400
