"""quivira backup: copy a server's SQLite file while the server runs."""

from __future__ import annotations

import argparse
import os
import sqlite3
from pathlib import Path

from quivira.cli.arguments import Commands, command
from quivira.kernel import QuiviraError

EXAMPLES = """  quivira backup copy.db                           of quivira.db
  quivira backup copy.db --database /srv/tables.db
"""


def add_parser(commands: Commands) -> None:
    parser = command(commands, "backup", "copy the server's tables while it runs", EXAMPLES)
    parser.add_argument("to", metavar="FILE", help="the copy; an older one is replaced when the new one is whole")
    parser.add_argument("--database", metavar="FILE", help="what to copy (default: as for `quivira serve`)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from quivira.server.config import chosen_database

    database = chosen_database(given.database)
    if "://" in database:
        raise QuiviraError("a PostgreSQL database is backed up with pg_dump; see docs/hosting.md")
    source, target = Path(database), Path(given.to)
    if not source.is_file():
        raise QuiviraError(f"there is no file {source}; name the server's with --database")
    if target.exists() and target.samefile(source):
        raise QuiviraError("the copy must be another file")
    size = copy(source, target)
    print(f"Copied {source} to {target}, {size / 1e6:.1f} MB, checked.")
    return 0


def copy(source: Path, target: Path) -> int:
    """A consistent copy for its owner alone; the file appears only when it is whole."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True) as old, sqlite3.connect(part) as new:
            old.backup(new)
            verdict = new.execute("PRAGMA integrity_check").fetchone()[0]
        old.close()
        new.close()
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise QuiviraError(f"the copy failed: {error}") from None
    except OSError as error:
        raise QuiviraError(f"the copy failed: {error.strerror}: {part}") from None
    if verdict != "ok":
        raise QuiviraError(f"the copy is damaged: {verdict}")
    os.replace(part, target)
    return target.stat().st_size
