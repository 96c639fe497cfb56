"""How commands are written: what waits together is one document and one transaction.

The rows travel as JSON and the database takes them apart: PostgreSQL does all of it in one statement and one answer,
SQLite in a few long steps during which the interpreter is free to serve.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy import String

from quivira.match import Line
from quivira.server.kept.database import CHANNEL, OPTIONS, Database, in_time, prepare
from quivira.server.kept.result import Result
from quivira.server.kept.schema import actions
from quivira.server.kept.sheet import CHANGED, Sheet, packed

WRITTEN: Final = ("heads", "lines", "sheets", "snapshots", "results", "places")  # a document each
_encode = msgspec.json.Encoder().encode


class Refused(OSError):
    """The database answers and will not have these rows; nothing was written."""


class Batch(msgspec.Struct):
    """What several commands write together: for each table the head it was computed from, and what comes after."""

    heads: dict[str, tuple[int, int]]
    sheets: list[Sheet]
    lines: list[tuple[str, Line]]  # each with the id of its table
    snapshots: list[tuple[str, int, bytes]]
    results: list[Result] = []  # of games that end

    def but(self, moved: set[str]) -> Batch:
        return Batch(
            {table: head for table, head in self.heads.items() if table not in moved},
            [sheet for sheet in self.sheets if sheet.id not in moved],
            [(table, line) for table, line in self.lines if table not in moved],
            [snapshot for snapshot in self.snapshots if snapshot[0] not in moved],
            [result for result in self.results if result.table_id not in moved],
        )

    def documents(self) -> dict[str, str]:
        """The rows as JSON."""
        rows = {
            "heads": [{"id": table, "number": n, "revision": r} for table, (n, r) in self.heads.items()],
            "lines": self.lines,
            "sheets": [{"id": sheet.id, **packed(sheet, CHANGED)} for sheet in self.sheets],
            "snapshots": [{"table_id": t, "number": n, "state": state.decode()} for t, n, state in self.snapshots],
            "results": [result.row() for result in self.results],
            "places": [place for result in self.results for place in result.places()],
        }
        return {name: _encode(value).decode() for name, value in rows.items()}


class Storage:
    """Writes batches of commands, each in one transaction."""

    async def write(self, batch: Batch, notifications: list[str]) -> set[str]:
        """Which tables had changed meanwhile; nothing was written to those. Raises Refused, or OSError when away."""
        raise NotImplementedError

    async def close(self) -> None:
        """Let go of the connection; the next write opens a new one."""
        raise NotImplementedError


def storage_for(database: Database) -> Storage:
    return FileStorage(database) if database.is_sqlite else ServerStorage(database)


COLUMNS: Final = ", ".join(column.name for column in actions.columns)
FIELDS: Final = [column for column in actions.columns if column.key != "table_id"]  # a line's own
IN_A_FILE: Final = ", ".join(f"json_extract(value, '$[1].{field.key}')" for field in FIELDS)
ON_A_SERVER: Final = ", ".join(
    f'"{field.key}" {"text" if isinstance(field.type, String) else field.type}' for field in FIELDS
)
ENDED: Final = Result.__struct_fields__

FILE: Final = {
    "heads": """SELECT tables.id FROM tables JOIN json_each(:heads) ON tables.id = json_extract(value, '$.id')
        WHERE number = json_extract(value, '$.number') AND revision = json_extract(value, '$.revision')""",
    "lines": f"""INSERT INTO actions ({COLUMNS})
        SELECT json_extract(value, '$[0]'), {IN_A_FILE} FROM json_each(:lines)""",  # noqa: S608 - our own names
    "sheets": f"""UPDATE tables SET {", ".join(f"{name} = json_extract(value, '$.{name}')" for name in CHANGED)}
        FROM json_each(:sheets) WHERE tables.id = json_extract(value, '$.id')""",  # noqa: S608
    "snapshots": """INSERT INTO snapshots (table_id, number, state) SELECT json_extract(value, '$.table_id'),
        json_extract(value, '$.number'), CAST(json_extract(value, '$.state') AS BLOB) FROM json_each(:snapshots)""",
    "results": f"""INSERT INTO results ({", ".join(ENDED)})
        SELECT {", ".join(f"json_extract(value, '$.{name}')" for name in ENDED)} FROM json_each(:results)""",  # noqa: S608
    "places": """UPDATE chairs SET place = json_extract(value, '$.place'), points = json_extract(value, '$.points')
        FROM json_each(:places)
        WHERE table_id = json_extract(value, '$.table_id') AND seat = json_extract(value, '$.seat')""",
}


class FileStorage(Storage):
    """SQLite: the whole transaction in one visit to a thread."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "storage")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Batch, notifications: list[str]) -> set[str]:
        async with self._database.turn():
            try:
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)
            except sqlite3.IntegrityError as error:
                raise Refused(str(error)) from error
            except sqlite3.Error as error:
                raise OSError(str(error)) from error

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)

    def _write(self, batch: Batch) -> set[str]:
        if self._connection is None:
            self._connection = sqlite3.connect(str(self._database.engine.url.database), check_same_thread=False)
            prepare(self._connection)
        run, documents = self._connection.execute, batch.documents()
        run("BEGIN IMMEDIATE")
        try:
            found = {row[0] for row in run(FILE["heads"], {"heads": documents["heads"]})}
            moved = set(batch.heads) - found
            if moved:
                documents = batch.but(moved).documents()
            for name in WRITTEN[1:]:
                if documents[name] != "[]":
                    run(FILE[name], {name: documents[name]})
            run("COMMIT")
        except BaseException:
            run("ROLLBACK")
            raise
        return moved

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


SERVER: Final = f"""
WITH heads AS (
    SELECT tables.id FROM tables JOIN json_populate_recordset(NULL::tables, $1::json) AS head ON tables.id = head.id
    WHERE tables.number = head.number AND tables.revision = head.revision
    ORDER BY tables.id  -- so that two processes never wait for each other
    FOR NO KEY UPDATE OF tables  -- rows that only name a table may come meanwhile
), lines AS (
    INSERT INTO actions ({COLUMNS}) SELECT pair->>0, line.*
    FROM json_array_elements($2::json) AS pair, json_to_record(pair->1) AS line({ON_A_SERVER})
    WHERE pair->>0 IN (SELECT id FROM heads)
), sheets AS (
    UPDATE tables SET {", ".join(f"{name} = sheet.{name}" for name in CHANGED)}
    FROM json_populate_recordset(NULL::tables, $3::json) AS sheet
    WHERE tables.id = sheet.id AND sheet.id IN (SELECT id FROM heads)
), kept AS (
    INSERT INTO snapshots SELECT taken.table_id, taken.number, convert_to(taken.state, 'UTF8')
    FROM json_to_recordset($4::json) AS taken(table_id text, number int, state text)
    WHERE taken.table_id IN (SELECT id FROM heads)
), ended AS (
    INSERT INTO results ({", ".join(ENDED)}) SELECT {", ".join(f"result.{name}" for name in ENDED)}
    FROM json_populate_recordset(NULL::results, $5::json) AS result WHERE result.table_id IN (SELECT id FROM heads)
), places AS (
    UPDATE chairs SET place = chair.place, points = chair.points
    FROM json_populate_recordset(NULL::chairs, $6::json) AS chair
    WHERE chairs.table_id = chair.table_id AND chairs.seat = chair.seat AND chair.table_id IN (SELECT id FROM heads)
), told AS (
    SELECT count(pg_notify('{CHANNEL}', payload)) AS times FROM unnest($7::text[]) AS payload
)
SELECT heads.id FROM heads, told
"""  # noqa: S608 - our own names


class ServerStorage(Storage):
    """PostgreSQL: locks, compares, writes and tells the other processes in one statement, which is a transaction."""

    def __init__(self, database: Database) -> None:
        self._url = database.plain_url
        self._connection: Any = None

    async def write(self, batch: Batch, notifications: list[str]) -> set[str]:
        rows = batch.documents()
        try:
            if self._connection is None:
                self._connection = await asyncpg.connect(self._url, **OPTIONS)
            with in_time(self._connection):
                found = await self._connection.fetch(SERVER, *(rows[name] for name in WRITTEN), notifications)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as error:
            raise Refused(str(error)) from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise OSError(str(error)) from error
        return set(batch.heads) - {row["id"] for row in found}

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                connection.terminate()
