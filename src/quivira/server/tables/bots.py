"""Our own bots think in other processes. They get a world that their seat cannot tell from the true one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http import HTTPStatus
from typing import Any, NamedTuple, Protocol

from sqlalchemy import or_, select

from quivira.bots import bot
from quivira.bots.learned import LearnedBot
from quivira.kernel import QuiviraError, Rng, Turn
from quivira.kernel.registry import find, names
from quivira.processes import Ended, Worker
from quivira.server.config import Config
from quivira.server.kept import HERE, Bus, Database, chairs, is_table, tables
from quivira.server.metrics import Metrics
from quivira.server.now import now
from quivira.server.people import Homes
from quivira.server.problems import Problem
from quivira.server.tables.play import Command, Play
from quivira.server.tables.room import Room
from quivira.server.tables.shares import Path, Shares
from quivira.server.tables.table import Table
from quivira.server.tables.writer import Writer
from quivira.server.tasks import finish

MEANWHILE = ("stale", "over", "paused", "try-again")  # why a move that was thought out may come too late
BEGIN = 60.0  # seconds that a process may take to begin
GRACE = 5000  # milliseconds after which a table that waits for a bot counts as forgotten
log = logging.getLogger("quivira.bots")


class Question(NamedTuple):
    """What a bot is asked, in a world of its seat."""

    game: str
    world: bytes
    seat: int
    level: str
    seed: int
    seconds: float  # to think
    taste: str = ""  # so that two bots of a table differ, and each stays itself

    @classmethod
    def of(cls, turn: Turn[Any], level: str, seconds: float, taste: str = "") -> Question:
        return cls(turn.game.meta.name, turn.dump(), turn.seat, level, secrets.randbits(62), seconds, taste)

    def answer(self) -> str:
        game = find(self.game)
        turn: Turn[Any] = Turn(game, game.load(self.world), self.seat, Rng(self.seed, 1))
        player = bot(self.level, Rng(self.seed, 2))
        player.budget = player.budget.within(self.seconds)
        if isinstance(player, LearnedBot):
            player.taste = self.taste
        return player.choose(turn)


class Thought(Protocol):
    """What can be asked in a process of its own; the answer is a word."""

    def answer(self) -> str: ...


def think(asked: Thought) -> str:
    """Answer within the time; runs in a process of its own."""
    return asked.answer()


class Thinkers:
    """The processes; made when there is nobody to ask, and replaced when one hangs or dies."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self._config, self._metrics = config, metrics
        self._idle: list[Worker[Thought, str]] = []
        processes = max(1, config.bot_processes)
        self._places = Shares(processes)
        self._waiting = ThreadPoolExecutor(processes, "bots")  # a thread waits for each process

    async def choose(self, live: Table, seat: int, level: str, house: str = "") -> str:
        """A legal action's key, within the time that a bot has once its turn to think has come."""
        turn = live.playing().turn(seat)
        asked = Question.of(turn, level, self._config.bot_seconds / 2, f"{live.sheet.id}-{seat}")
        return _legal(turn, await self.think(live, asked, level, house))

    async def choose_for(self, person: str, turn: Turn[Any], level: str, seconds: float) -> str:
        """The same, where somebody plays without a table."""
        asked = Question.of(turn, level, min(seconds, self._config.bot_seconds / 2))
        return _legal(turn, await self._thought(("", person, ""), asked, asked.game, level))

    async def think(self, live: Table, asked: Thought, level: str, house: str = "") -> str:
        """The answer, when the table's turn to think has come; nothing where that takes too long, or fails."""
        return await self._thought((house, live.sheet.host, live.sheet.id), asked, live.sheet.game, level)

    async def _thought(self, whose: Path, asked: Thought, game: str, level: str) -> str:
        async with self._places.place(whose):
            try:
                return await self.ask(asked)
            except (TimeoutError, Ended):
                log.warning("a bot took too long", extra={"game": game, "level": level})
                self._metrics.bot_late.inc()
            except Exception:
                log.exception("a bot failed", extra={"game": game, "level": level})
        return ""

    async def ask(self, question: Thought) -> str:
        """What the bot answers; a process that fails, hangs or is waited for no longer is ended."""
        worker = self._idle.pop() if self._idle else Worker(think)
        aside = partial(asyncio.get_running_loop().run_in_executor, self._waiting)
        try:
            if not worker.has_begun:  # on a busy machine this may take longer than any thought
                async with asyncio.timeout(BEGIN):
                    await aside(worker.answer)
            async with asyncio.timeout(self._config.bot_seconds):
                key = await aside(worker.do, question)
        except BaseException:
            worker.end()
            raise
        self._idle.append(worker)
        return key

    def stop(self) -> None:
        """End the processes; those that still think have been ended with the tasks that asked them."""
        while self._idle:
            self._idle.pop().end()
        self._waiting.shutdown()


class Drivers:
    """See to it that a table that waits for a bot gets its move."""

    def __init__(
        self, config: Config, database: Database, room: Room, writer: Writer, bus: Bus, metrics: Metrics, homes: Homes
    ) -> None:
        self._config, self._database, self._room, self._writer = config, database, room, writer
        self._metrics, self._homes = metrics, homes
        self._games = names()
        self.thinkers = Thinkers(config, metrics)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._over = asyncio.Event()
        bus.follow(HERE, self.look)

    def look(self, table: str) -> None:
        """If a bot may be to move there, see to it; what another process has changed, it sees to itself."""
        if self._over.is_set() or table in self._tasks or not is_table(table):
            return
        live = self._room.get(table)
        if live is None or live.missed or _bot_to_move(live) is not None:
            task = asyncio.create_task(self._drive(table))
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """What bots think is lost; they think again."""
        self._over.set()
        await finish(self._sweeper)
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.thinkers.stop()

    async def _drive(self, table: str) -> None:
        """Bots' moves, one after the other, until a person is asked."""
        try:
            while True:
                live = await self._room.find(table)
                asked = _bot_to_move(live)
                if asked is None:
                    return
                seat, level = asked
                seen = live.number
                if live.sheet.pace == "live":  # somebody looks on and wants to follow
                    await asyncio.sleep(self._config.bot_pause)
                live = await self._room.find(table)
                if live.number != seen:
                    continue
                key = await self.thinkers.choose(live, seat, level, self._homes.of(live.sheet.host))
                await self._move(table, Play(seat, seen, [key], str(seen)))
                if (await self._room.find(table)).number == seen:
                    return  # the sweep asks again; at once it would be the same
        except Problem as error:
            if error.status != HTTPStatus.NOT_FOUND:
                log.warning("a bot could not move", extra={"problem": error.body.code})
        except Exception:
            log.exception("a bot failed")

    async def _move(self, table: str, move: Play) -> None:
        try:
            await self._writer.submit(Command(table, None, move))
            self._metrics.bot_moves.inc()
        except Problem as error:
            if error.body.code not in MEANWHILE:
                raise
        except QuiviraError:
            log.warning("a bot chose what the rules refuse")

    async def _sweep(self) -> None:
        """Find tables whose bot was forgotten: at the start all of them, later what another process has left."""
        grace = 0
        while not self._over.is_set():
            try:
                for table in await self._forgotten(grace):
                    with contextlib.suppress(Problem):  # it cannot be read; the room has told the log
                        await self._room.find(table)
                        self.look(table)
                grace = GRACE
            except Exception as error:
                log.warning("the sweep failed", extra={"problem": type(error).__name__})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), self._config.sweep)

    async def _forgotten(self, grace: int) -> list[str]:
        bit = tables.c.waiting.op(">>")(chairs.c.seat).op("&")(1)
        query = (
            select(tables.c.id)
            .join(chairs, chairs.c.table_id == tables.c.id)
            .where(
                tables.c.status == "playing",
                tables.c.paused.is_(None),
                tables.c.game.in_(self._games),
                bit == 1,
                or_(chairs.c.bot.is_not(None), chairs.c.stand_in.is_not(None)),
                tables.c.updated <= now() - grace,
            )
            .distinct()
        )
        async with self._database.read() as connection:
            return [row.id for row in await connection.execute(query)]


def _legal(turn: Turn[Any], key: str) -> str:
    """What was chosen, or what chance chooses where that cannot be."""
    legal = [action.key for action in turn.legal]
    return key if key in legal else secrets.choice(legal)


def _bot_to_move(live: Table) -> tuple[int, str] | None:
    if live.sheet.status != "playing" or live.sheet.paused is not None or live.broken is not None:
        return None
    people = [chair for chair in live.chairs if chair.bot is None]
    if people and all(chair.gone for chair in people):
        return None  # they may come back, and want to find their game as they left it
    for seat in live.sheet.waits_for():
        level = live.chairs[seat].played_by
        if level is not None:
            return seat, level
    return None
