"""Everything a request may need, made once at start."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field

from quivira.server.admin import Admin, Drafts
from quivira.server.chores import Chores
from quivira.server.config import Config
from quivira.server.kept import LESSONS, Bus, Changes, Database, Health
from quivira.server.metrics import Metrics
from quivira.server.notices import Notices
from quivira.server.now import now
from quivira.server.people import DAY, Accounts, Expiry, Homes, Identity, Limits, Progresses
from quivira.server.tables import (
    Arranging,
    Coach,
    Damage,
    Desk,
    Drivers,
    History,
    Hosting,
    Leaving,
    Lobby,
    Matching,
    Pictures,
    Presence,
    Records,
    Room,
    Shelf,
    Talk,
    Timeouts,
    Vacations,
    Watchers,
    Writer,
    forget_lessons,
)


@dataclass
class Services:
    config: Config
    metrics: Metrics
    limits: Limits
    homes: Homes
    database: Database
    identity: Identity
    bus: Bus
    room: Room
    desk: Desk
    writer: Writer
    talk: Talk
    timeouts: Timeouts
    vacations: Vacations
    accounts: Accounts
    progress: Progresses
    notices: Notices
    admin: Admin
    drafts: Drafts
    presence: Presence
    hosting: Hosting
    leaving: Leaving
    arranging: Arranging
    matching: Matching
    chores: Chores
    records: Records
    history: History
    pictures: Pictures
    shelf: Shelf
    lobby: Lobby
    drivers: Drivers
    coach: Coach
    health: Health
    is_closing: bool = False
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    async def open(cls, config: Config, metrics: Metrics, limits: Limits) -> Services:
        """Connect, upgrade, and begin to work."""
        database = await Database.open(config)
        identity, bus, homes = await Identity.open(database), Bus(database), Homes()
        changes, damage, waits = Changes(database, bus), Damage(metrics), config.waiting_days * DAY
        room, watchers = Room(database, bus, damage, waits), Watchers(database, bus)
        desk, writer = Desk(changes, room, config), Writer(config, database, room, bus, metrics)
        leaving, timeouts = Leaving(database, room, desk, writer), Timeouts(database, desk)
        presence, history = Presence(config, database, bus, room, watchers), History(changes, room)
        accounts, expiry = Accounts(config, identity, changes), Expiry(config, changes)
        notices = await Notices.open(
            config, database, metrics, identity, accounts, room, history, damage, presence.looks
        )
        drivers = Drivers(config, database, room, writer, bus, metrics, homes)
        matching = Matching(config, database, changes, room, desk, leaving, presence, damage)
        services = cls(
            *(config, metrics, limits, homes, database, identity, bus, room, desk, writer),
            talk=Talk(changes, room, limits),
            timeouts=timeouts,
            vacations=Vacations(config, changes),
            accounts=accounts,
            progress=Progresses(database),
            notices=notices,
            admin=Admin.over(changes),
            drafts=Drafts(config, changes, drivers.thinkers),
            presence=presence,
            hosting=Hosting(database, room, desk, watchers),
            leaving=leaving,
            arranging=Arranging(desk, room),
            matching=matching,
            chores=Chores(config, database, bus, presence, timeouts, matching, leaving, expiry, history),
            records=Records(database, desk),
            history=history,
            pictures=Pictures(),
            shelf=Shelf(changes, room, desk, leaving, damage, waits),
            lobby=Lobby(database, bus, damage, waits),
            drivers=drivers,
            coach=Coach(room, drivers.thinkers, homes),
            health=Health(database),
        )
        await services._start()
        return services

    async def _start(self) -> None:
        self.bus.follow(LESSONS, lambda _: forget_lessons())
        await self.bus.start()
        await self.writer.start()
        await self.drivers.start()
        self.chores.start()
        self.notices.start()
        self._tasks += map(asyncio.create_task, (self._watch_clocks(), self.metrics.watch_the_loop()))

    def stop_waiting(self) -> None:
        """We are about to stop: requests that wait for news are answered now."""
        self.is_closing = True
        self.bus.wake_all()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.chores.stop()
        await self.notices.stop()
        await self.drivers.stop()
        await self.writer.stop()
        await self.bus.stop()
        await self.lobby.close()
        await self.pictures.close()
        self.drafts.close()
        await self.database.close()

    async def _watch_clocks(self) -> None:
        """Wake whoever looks at a table when somebody's time, or the patience with them, runs out."""
        while True:
            await asyncio.sleep(min(1.0, self.config.sweep))
            at = now()
            self.metrics.tables.set(len(self.room))
            self.bus.wake([live.sheet.id for live in self.room if live.overdue() != live.overdue(at)])
