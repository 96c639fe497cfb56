"""The database's versions, brought up to date at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection

from quivira.kernel import QuiviraError


def upgrade(connection: Connection) -> None:
    """Run what this database has not seen yet, inside the caller's transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        if not isinstance(error.__cause__, ResolutionError):
            raise
        raise QuiviraError(
            "the database was written by a newer version of Quivira; install that version, or go back to the backup"
            " that was made before it"
        ) from None
