"""Rows in and out of the database; no rules, no decisions."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import JSON, Integer, Text, bindparam, cast, delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quivira.kernel import Event
from quivira.match import Line
from quivira.server import problems
from quivira.server.kept.schema import actions, chairs, snapshots, tables
from quivira.server.kept.sheet import COLUMNS, PACKED, Chair, Sheet, pack, packed
from quivira.server.problems import Problem

PIECE = 500  # lines of a log that are read at once
# made once: to build such a statement, and to look it up among those compiled, takes longer than the database does
_SHEET = select(tables).where(tables.c.id == bindparam("table"))
_LOCKED = _SHEET.with_for_update(key_share=True)  # rows that only name the table may come meanwhile
_CHAIRS = select(chairs).where(chairs.c.table_id == bindparam("table")).order_by(chairs.c.seat)
_SAVE_SHEET = (
    update(tables).where(tables.c.id == bindparam("table")).values({name: bindparam(name) for name in COLUMNS})
)
_SAVE_CHAIR = (
    update(chairs)
    .where(chairs.c.table_id == bindparam("table"), chairs.c.seat == bindparam("at"))
    .values({name: bindparam(name) for name in Chair.__struct_fields__ if name != "seat"})
)
_events = msgspec.json.Decoder(list[Event])


class News(NamedTuple):
    """What a table's log has more than memory."""

    sheet: Sheet
    lines: list[Line]


def sheet_of(row: Any) -> Sheet:
    """Raises a problem for people where the row is damaged."""
    values = {name: getattr(row, name) for name in Sheet.__struct_fields__}
    try:
        for name in PACKED:
            values[name] = msgspec.json.decode(values[name]) if values[name] is not None else None
        sheet = msgspec.convert(values, Sheet)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise problems.damaged() from error
    if not sheet.is_sound():
        raise problems.damaged()
    return sheet


async def load_sheet(connection: AsyncConnection, table: str, *, lock: bool = False) -> Sheet | None:
    row = (await connection.execute(_LOCKED if lock else _SHEET, {"table": table})).one_or_none()
    return sheet_of(row) if row is not None else None


async def load_chairs(connection: AsyncConnection, sheet: Sheet) -> list[Chair]:
    """One for each seat; raises a problem for people where some are missing."""
    rows = await connection.execute(_CHAIRS, {"table": sheet.id})
    found = [Chair(*(getattr(row, name) for name in Chair.__struct_fields__)) for row in rows]
    if [chair.seat for chair in found] != [*range(sheet.seats)]:
        raise problems.damaged()
    return found


async def load_lines(connection: AsyncConnection, table: str, after: int = 0, events_after: int = 0) -> list[Line]:
    """The lines after a number; their events only from `events_after` on."""
    return [line async for piece in pieces(connection, table, after, events_after) for line in piece]


async def pieces(
    connection: AsyncConnection, table: str, after: int = 0, events_after: int = 0
) -> AsyncIterator[list[Line]]:
    """The same, so many at a time that nobody has to wait while a long log is read."""
    lines = [Line(after, 0, "")] * PIECE
    while len(lines) == PIECE:
        mine = (actions.c.table_id == table) & (actions.c.number > lines[-1].number)
        query = select(actions).where(mine).order_by(actions.c.number).limit(PIECE)
        lines = [_line(row, events_after) for row in await connection.execute(query)]
        yield lines


def _line(row: Sequence[Any], events_after: int = 0) -> Line:
    _, number, seat, key, back, final, forced, events, client, at = row
    try:
        emitted = _events.decode(events) if number > events_after else []
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise problems.damaged() from error
    return Line(number, seat, key, back, final, forced, emitted, client, at)


async def load_news(connection: AsyncConnection, known: dict[str, int]) -> dict[str, News | Problem]:
    """The sheets of tables that still are there, and their lines after the number known of each; in one query."""
    document = literal(pack(known), Text)
    is_sqlite = connection.dialect.name == "sqlite"
    each = func.json_each(document) if is_sqlite else func.json_each_text(cast(document, JSON))
    heads = each.table_valued("key", "value")
    after = cast(heads.c.value, Integer)
    query = (
        select(tables, *(column.label(f"line_{column.name}") for column in actions.columns))
        .join_from(heads, tables, tables.c.id == heads.c.key)
        .outerjoin(actions, (actions.c.table_id == tables.c.id) & (actions.c.number > after))
        .order_by(tables.c.id, actions.c.number)
    )
    found: dict[str, News | Problem] = {}
    for row in await connection.execute(query):
        try:
            news = found.get(row.id) or News(sheet_of(row), [])
            if isinstance(news, News) and row.line_number is not None:
                news.lines.append(_line(row[len(tables.columns) :]))
        except Problem as problem:
            news = problem
        found[row.id] = news
    return found


async def load_snapshot(connection: AsyncConnection, table: str, until: int) -> tuple[int, bytes] | None:
    """The last snapshot not after a number."""
    query = (
        select(snapshots.c.number, snapshots.c.state)
        .where(snapshots.c.table_id == table, snapshots.c.number <= until)
        .order_by(snapshots.c.number.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    return (row.number, row.state) if row is not None else None


async def add_lines(connection: AsyncConnection, table: str, lines: list[Line]) -> None:
    if lines:
        rows = [{**msgspec.structs.asdict(line), "table_id": table, "events": pack(line.events)} for line in lines]
        await connection.execute(insert(actions), rows)


async def add_table(connection: AsyncConnection, sheet: Sheet, seated: Iterable[Chair]) -> None:
    await connection.execute(insert(tables).values(packed(sheet)))
    await connection.execute(insert(chairs), [_chair_row(sheet.id, chair) for chair in seated])


async def save_sheet(connection: AsyncConnection, sheet: Sheet) -> None:
    await connection.execute(_SAVE_SHEET, {"table": sheet.id, **packed(sheet)})


async def save_chairs(connection: AsyncConnection, table: str, before: list[Chair], after: list[Chair]) -> None:
    """What differs: a chair that is changed, new, or taken away."""
    for chair, known in zip(after, before, strict=False):
        if chair != known:
            values = msgspec.structs.asdict(chair)
            await connection.execute(_SAVE_CHAIR, {"table": table, "at": values.pop("seat"), **values})
    if len(after) > len(before):
        await connection.execute(insert(chairs), [_chair_row(table, chair) for chair in after[len(before) :]])
    elif len(after) < len(before):
        await connection.execute(delete(chairs).where(chairs.c.table_id == table, chairs.c.seat >= len(after)))


async def drop_table(connection: AsyncConnection, table: str) -> None:
    await connection.execute(delete(tables).where(tables.c.id == table))


def _chair_row(table: str, chair: Chair) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(chair)}
