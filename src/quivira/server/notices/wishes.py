"""What somebody wants to be told, where and when: the delay, quiet hours in their time zone, tables apart."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Annotated, Final, Literal, get_args
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.server import problems
from quivira.server.kept import table_wishes, wishes

Event = Literal[
    "turn",
    "reminder",
    "nudge",
    "late",
    "vote",
    "bot",
    "invitation",
    "rematch",
    "terms",
    "ready",
    "removed",
    "over",
]
EVENTS: Final[tuple[Event, ...]] = get_args(Event)
AtTable = Literal["usual", "always", "never"]  # usual: as one wishes in general, and at tables by turns only
MINUTE: Final = 60_000
Minutes = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when until when, in minutes of the day; over midnight where it ends before it begins."""

    begins: Minutes
    ends: Minutes


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    delay: Minutes = 1  # minutes that a question may wait before one is told
    quiet: Quiet | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    always: bool = False  # also while one looks at the table
    events: list[Event] = msgspec.field(default_factory=lambda: list(EVENTS))

    def must_hold(self) -> None:
        if self.zone not in _zones():
            raise problems.invalid(f"There is no time zone '{self.zone}'; it is named as in Europe/Warsaw.")

    def awake(self, at: int) -> int:
        """The first moment from then on at which one may be told."""
        night = self._night(at)
        return at if night is None else night[1]

    def before_sleep(self, at: int) -> int:
        """The last moment until then at which one may be told."""
        night = self._night(at)
        return at if night is None else night[0] - MINUTE

    def _night(self, at: int) -> tuple[int, int] | None:
        """The quiet hours in which a moment lies."""
        if self.quiet is None or self.quiet.begins == self.quiet.ends:
            return None
        local = datetime.fromtimestamp(at / 1000, ZoneInfo(self.zone))
        midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
        begins, ends = timedelta(minutes=self.quiet.begins), timedelta(minutes=self.quiet.ends)
        for day in (midnight - timedelta(days=1), midnight):  # clocks on the wall: a day may have 23 hours
            until = day + ends + timedelta(days=int(ends < begins))
            if day + begins <= local < until:
                return _milliseconds(day + begins), _milliseconds(until)
        return None


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


async def load_wishes(connection: AsyncConnection, persons: list[str]) -> dict[str, Wishes]:
    """Of each of these people, what they have chosen or what is usual."""
    query = select(wishes).where(wishes.c.person.in_(persons))
    chosen = {row.person: msgspec.json.decode(row.chosen, type=Wishes) for row in await connection.execute(query)}
    return {person: chosen.get(person) or Wishes() for person in persons}


async def save_wishes(connection: AsyncConnection, person: str, chosen: Wishes) -> None:
    await connection.execute(delete(wishes).where(wishes.c.person == person))
    await connection.execute(insert(wishes).values(person=person, chosen=msgspec.json.encode(chosen).decode()))


async def load_at_tables(connection: AsyncConnection, tables: list[str]) -> dict[tuple[str, str], AtTable]:
    """By person and table, where it is not as usual."""
    query = select(table_wishes).where(table_wishes.c.table_id.in_(tables))
    return {(row.person, row.table_id): row.wanted for row in await connection.execute(query)}


async def save_at_table(connection: AsyncConnection, person: str, table: str, wanted: AtTable) -> None:
    mine = (table_wishes.c.person == person) & (table_wishes.c.table_id == table)
    await connection.execute(delete(table_wishes).where(mine))
    if wanted != "usual":
        await connection.execute(insert(table_wishes).values(person=person, table_id=table, wanted=wanted))
