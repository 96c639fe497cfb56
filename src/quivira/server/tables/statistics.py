"""What somebody has played, in figures and as a list. Tables at which one device held several seats are left out."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Select, case, func, select

from quivira.server.kept import Database, chairs, results, tables

OPPONENTS: Final = 50
FORMULA: Final = ("=", "+", "-", "@", "\t")  # what spreadsheets would run


class GameFigures(msgspec.Struct):
    game: str
    played: int
    won: int
    best: int


class OpponentFigures(msgspec.Struct):
    """Games with one other person: who came out before whom."""

    person: str
    name: str
    played: int
    ahead: int
    behind: int


class Figures(msgspec.Struct):
    games: list[GameFigures]
    people: list[OpponentFigures]


class Played(msgspec.Struct):
    """One finished game."""

    ended: int
    game: str
    seats: int
    place: int
    points: int
    names: list[str]  # of all who played, by place
    page: str  # the link of its page


def _mine(person: str) -> Any:
    """The seat of somebody in each game that has a result and in which they had one seat."""
    return (
        select(
            chairs.c.table_id,
            func.max(chairs.c.seat).label("seat"),
            func.max(chairs.c.place).label("place"),
            func.max(chairs.c.points).label("points"),
        )
        .where(chairs.c.person == person, chairs.c.place.is_not(None))
        .group_by(chairs.c.table_id)
        .having(func.count() == 1)
        .subquery()
    )


async def figures(database: Database, person: str) -> Figures:
    mine = _mine(person)
    by_game = (
        select(
            tables.c.game,
            func.count().label("played"),
            func.sum(case((mine.c.place == 1, 1), else_=0)).label("won"),
            func.max(mine.c.points).label("best"),
        )
        .join(mine, mine.c.table_id == tables.c.id)
        .group_by(tables.c.game)
        .order_by(func.count().desc(), tables.c.game)
    )
    by_person = (
        select(
            chairs.c.person,
            func.max(chairs.c.name).label("name"),
            func.count().label("played"),
            func.sum(case((mine.c.place < chairs.c.place, 1), else_=0)).label("ahead"),
            func.sum(case((mine.c.place > chairs.c.place, 1), else_=0)).label("behind"),
        )
        .join(mine, (mine.c.table_id == chairs.c.table_id) & (mine.c.seat != chairs.c.seat))
        .where(chairs.c.person.is_not(None), chairs.c.place.is_not(None))
        .group_by(chairs.c.person)
        .order_by(func.count().desc(), chairs.c.person)
        .limit(OPPONENTS)
    )
    async with database.read() as connection:
        games = [GameFigures(**row._asdict()) for row in await connection.execute(by_game)]
        people = [OpponentFigures(**row._asdict()) for row in await connection.execute(by_person)]
    return Figures(games, people)


async def all_played(database: Database, person: str) -> list[Played]:
    """Every game with a result, the latest first."""
    mine = _mine(person)
    query: Select[Any] = (
        select(tables.c.id, tables.c.game, tables.c.seats, results.c.ended, results.c.link, mine.c.place, mine.c.points)
        .join(mine, mine.c.table_id == tables.c.id)
        .join(results, results.c.table_id == tables.c.id)
        .order_by(results.c.ended.desc(), tables.c.id)
    )
    everybody = (
        select(chairs.c.table_id, chairs.c.name)
        .join(mine, mine.c.table_id == chairs.c.table_id)
        .order_by(chairs.c.place, chairs.c.seat)
    )
    async with database.read() as connection:
        rows = list(await connection.execute(query))
        names: dict[str, list[str]] = {row.id: [] for row in rows}
        for chair in await connection.execute(everybody):
            names.get(chair.table_id, []).append(chair.name)
    return [Played(row.ended, row.game, row.seats, row.place, row.points, names[row.id], row.link) for row in rows]


def as_csv(played: list[Played]) -> str:
    text = io.StringIO()
    write = csv.writer(text).writerow
    write(["ended", "game", "seats", "place", "points", "page", "names"])
    for one in played:
        when = datetime.fromtimestamp(one.ended / 1000, UTC).isoformat(timespec="seconds")
        write([when, one.game, one.seats, one.place, one.points, one.page, *map(_plain, one.names)])
    return text.getvalue()


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
