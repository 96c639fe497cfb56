"""The coach's "Are you sure?": who may ask, what it looks at, and what it says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest

from quivira.kernel import Rng, Turn, settle
from quivira.kernel.registry import find, names
from quivira.match import Match
from quivira.server.problems import Problem
from quivira.server.services import Services
from quivira.server.tables import NewTable
from quivira.server.tables import coach as coaching
from quivira.server.tables.bots import Thinkers, Thought
from quivira.server.tables.coach import Chosen, Doubts
from quivira.testing.coaching import surely_doubted
from quivira.testing.process import FEWEST, FIRST, Evening, process
from quivira.testing.server import Player, Serving

Told = Callable[[Callable[[Evening], Awaitable[None]]], None]
Thinks = Callable[..., Awaitable[str]]


def has_secrets(name: str) -> bool:
    """Whether the seat that is asked first cannot know how it stands."""
    game = find(name)
    match: Match[Any] = Match(game, game.meta.seats[0])
    seat = match.state.actors()[0]
    return len({game.dump(game.resample(match.state, seat, match.rng)) for _ in range(5)}) > 1


SECRETIVE = next(game for game in names() if has_secrets(game))


async def against_bots(services: Services, game: str = FIRST) -> tuple[str, str]:
    """Anna, and her table."""
    anna = (await services.accounts.guest("Anna", "en")).person
    table = (await services.desk.open(anna, NewTable(game, find(game).meta.seats[0]))).sheet.id
    await services.desk.start(anna, table, fill="random")
    return anna.id, table


def thinks(asked: list[Chosen], says: Callable[[Chosen], str]) -> Thinks:
    async def think(_: object, chosen: Chosen, *__: object) -> str:
        asked.append(chosen)
        return says(chosen)

    return think


def test_it_says_what_it_would_rather_do_from_what_the_seat_knows_alone(place: str, monkeypatch: Any) -> None:
    async def story() -> None:
        async with process(place) as services:
            anna, table = await against_bots(services, SECRETIVE)
            live = await services.room.find(table)
            state, game = live.playing().state, live.playing().game
            legal = [action.key for action in game.space.actions]
            asked: list[Chosen] = []
            says = thinks(asked, lambda chosen: f"{chosen.keys[0]} {legal[-1]}")
            monkeypatch.setattr(services.drivers.thinkers, "think", says)
            for _ in range(5):
                told = await services.coach.doubts(anna, table, 0, live.number, legal[:1])
            assert told.doubt is not None
            assert (told.doubt.about.key, told.doubt.rather.key) == (legal[0], legal[-1])
            assert told.doubt.rather.text == game.space.describe(game.space.parse(legal[-1]), state.options)
            worlds = [game.load(chosen.world) for chosen in asked]
            assert all(game.view(world, 0) == game.view(state, 0) for world in worlds)
            assert len({chosen.world for chosen in asked}) > 1  # drawn anew each time: the true one is always the same
            monkeypatch.setattr(services.drivers.thinkers, "think", thinks(asked, lambda _: ""))
            assert await services.coach.doubts(anna, table, 0, live.number, legal[:1]) == Doubts(None)

    asyncio.run(story())


def test_it_looks_only_at_games_against_bots_and_only_at_ones_own_seat(evening: Told, monkeypatch: Any) -> None:
    async def story(told: Evening) -> None:
        table = await told.begin()
        await told.here.desk.start(told.anna, table, fill="random")
        live = await told.here.room.find(table)
        monkeypatch.setattr(told.here.drivers.thinkers, "think", thinks([], lambda _: "never asked"))

        async def refused(services: Services, person: str, table: str, seat: int, seen: int) -> tuple[int, str]:
            with pytest.raises(Problem) as problem:
                await services.coach.doubts(person, table, seat, seen, ["anything"])
            return problem.value.status, problem.value.body.code

        assert await refused(told.here, told.anna.id, table, 0, live.number) == (403, "forbidden")  # Ben plays there
        assert await refused(told.here, told.eve.id, table, 0, live.number) == (403, "forbidden")
        anna, alone = await against_bots(told.here)
        number = (await told.here.room.find(alone)).number
        assert await refused(told.here, anna, alone, 1, number) == (403, "forbidden")
        assert await refused(told.here, anna, alone, 0, number - 1) == (409, "stale")

    evening(story)


def two_questions() -> tuple[bytes, int, str, str]:
    """A world, a seat, and its answers to two questions that follow each other there."""
    game = find(FIRST)
    for seed in range(100):
        s, rng = game.new(FEWEST), Rng(seed, 1)
        settle(s, rng)
        while s.stack:
            seat = s.actors()[0]
            first, before = s.legal(seat)[0], game.dump(s)
            s.apply(seat, first)
            settle(s, Rng(1, 2))  # as the coach does it
            if s.stack and s.actors()[0] == seat and s.legal(seat)[0].key != first.key:
                return before, seat, first.key, s.legal(seat)[0].key
    raise LookupError("no question follows another")


def test_a_command_is_looked_at_action_by_action(monkeypatch: pytest.MonkeyPatch) -> None:
    before, seat, first, second = two_questions()

    def judge(turn: Turn[Any], key: str, *_: object) -> str | None:
        return turn.legal[-1].key if key == second and key in [action.key for action in turn.legal] else None

    monkeypatch.setattr(coaching, "better", judge)
    said = Chosen(FIRST, before, seat, (first, second), 1, 1.0).answer()
    assert said.split()[0] == second
    assert Chosen(FIRST, before, seat, (first,), 1, 1.0).answer() == ""
    assert Chosen(FIRST, before, seat, ("not", "legal"), 1, 1.0).answer() == ""


def test_a_doubt_comes_over_http_from_a_process_of_its_own(
    own_server: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[str] = []
    ask = Thinkers.ask

    async def heard(thinkers: Thinkers, question: Thought) -> str:
        answers.append(await ask(thinkers, question))
        return answers[-1]

    monkeypatch.setattr(Thinkers, "ask", heard)
    monkeypatch.setattr(coaching, "SECONDS", 60.0)  # on a busy machine, too
    game, lesson, bad = surely_doubted()
    with closing(Player(own_server(bot_pause=3600, bot_seconds=60).url)) as anna:
        table = anna.post(f"/api/games/{game}/lessons/{lesson}/play-on", {"language": "en"})["table"]
        position = anna.get(f"/api/tables/{table}/position")
        (side,) = (side for side in position["sides"] if side["legal"])
        question = {"seat": side["seat"], "seen": position["number"], "keys": [bad]}
        doubt = anna.ask("POST", f"/api/tables/{table}/sure", question)["doubt"]
        assert doubt["about"] in side["legal"]
        assert doubt["rather"] in side["legal"]
        assert (doubt["about"]["key"], answers) == (bad, [f"{bad} {doubt['rather']['key']}"])
        good = {**question, "keys": [doubt["rather"]["key"]]}
        assert anna.ask("POST", f"/api/tables/{table}/sure", good) == {"doubt": None}
        strange = anna.ask("POST", f"/api/tables/{table}/sure", {**question, "keys": ["nothing"]}, status=400)
        assert strange["code"] == "unknown-action"
        assert anna.get(f"/api/tables/{table}/position")["number"] == position["number"]  # nothing was done
