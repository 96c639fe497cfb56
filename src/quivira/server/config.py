"""How one server is set up."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parseaddr
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, parse_qsl, unquote, urlsplit

from quivira.kernel import QuiviraError
from quivira.server.addresses import Proxies

SQLITE = "sqlite+aiosqlite"
POSTGRES = "postgresql+asyncpg"
DATABASE = "QUIVIRA_DATABASE"  # the variable
SMTP = "QUIVIRA_SMTP"


def chosen_database(given: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The database that was named on the command line, in the environment, or in a file named there.

    Every user of a machine can read the command lines of all, so no password may stand in one.
    """
    if given is not None:
        address = urlsplit(given)
        if "://" in given and (address.password or "password" in parse_qs(address.query)):
            raise QuiviraError(
                "a password on the command line can be read by everybody on this machine: put the database's address"
                f" into the variable {DATABASE}, or into a file that {DATABASE}_FILE names"
            )
        return given
    return _kept_secret(DATABASE, environment) or Config.database


def _kept_secret(variable: str, environment: Mapping[str, str]) -> str | None:
    """What a variable holds, or a file that another one names."""
    if variable in environment:
        return environment[variable]
    if f"{variable}_FILE" not in environment:
        return None
    file = Path(environment[f"{variable}_FILE"])
    try:
        return file.read_text("utf-8").strip()
    except OSError as error:
        raise QuiviraError(f"{variable}_FILE names {file}, which cannot be read: {error.strerror}") from None


@dataclass(frozen=True)
class Smtp:
    """The server that takes our mail."""

    host: str
    port: int
    user: str | None
    password: str | None
    secure: Literal["tls", "starttls", "none"]
    sender: str  # what stands in From


def chosen_smtp(sender: str, environment: Mapping[str, str] = os.environ) -> Smtp | None:
    """smtps://name:password@host:465 with TLS from the start, smtp://...:587 with STARTTLS; none: no mail."""
    address = _kept_secret(SMTP, environment)
    if address is None:
        return None
    if not parseaddr(sender)[1].strip():
        raise QuiviraError(f"{SMTP} names a mail server; say with --mail-from whom mail comes from")
    parts = urlsplit(address)
    asked = dict(parse_qsl(parts.query))
    plain = asked.pop("starttls", "yes") == "no"
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or asked:
        raise QuiviraError(
            f"{SMTP} is smtps://name:password@host:465, smtp://name:password@host:587, or, for a mail server on this"
            " machine, smtp://localhost:25?starttls=no"
        )
    return Smtp(
        host=parts.hostname,
        port=parts.port or (465 if parts.scheme == "smtps" else 25 if plain else 587),
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
        secure="tls" if parts.scheme == "smtps" else "none" if plain else "starttls",
        sender=sender,
    )


@dataclass(frozen=True)
class Config:
    """All that whoever runs the server may choose; the defaults suit one machine and one file."""

    database: str = "quivira.db"  # a file's path, or postgresql://...
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""  # as people reach it; for links, cookies and the origin check
    bot_processes: int = 1
    bot_seconds: float = 10.0  # a bot that thinks longer gets a random move
    bot_pause: float = 0.6  # so that people can follow what bots do
    snapshot_every: int = 40  # actions
    rate: float = 1.0  # all rate limits are multiplied by this; 0 turns them off
    open_metrics: bool = False  # /metrics also for others than this machine
    slow_client: float = 10.0  # seconds until a connection that takes nothing is dropped
    head_seconds: float = 10.0  # for the head of a request to arrive
    body_seconds: float = 30.0  # for the rest of it
    idle_seconds: int = 20  # a connection is kept alive for another request
    push: bool = False  # notices to browsers
    webhooks: bool = False  # notices to chat groups and programs
    smtp: Smtp | None = None  # notices, and forgotten passwords, by mail
    local_endpoints: bool = False  # webhooks and push services may lie on this machine and in its networks
    write_lessons: bool = False  # administrators may save lessons into the games' folders
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses and networks whose X-Forwarded-For we believe
    away_seconds: float = 20.0  # after which somebody whose tab is hidden, or whose line is lost, counts as away
    sweep: float = 2.0  # seconds between looks for late players and forgotten bots
    most_waiting: int = 20  # tables of one host that have not started; this and the next ones: 0 is any number
    most_playing: int = 100  # tables of one host that are being played
    most_bots: int = 20  # of one's own
    most_sessions: int = 20  # devices on which one is signed in; the one that signed in first goes out
    session_days: int = 180  # until one has to sign in again
    vacation_days: int = 21  # a year, in which the clocks of one's tables by turns stand still
    guest_days: int = 180  # until a guest who does not come back is forgotten; this and the next ones: 0 is never
    waiting_days: int = 30  # until a table that has not started is deleted
    report_days: int = 180  # until an answered report is deleted
    audit_days: int = 730  # until a line of the audit log is deleted

    def __post_init__(self) -> None:
        if self.notifies and not urlsplit(self.public_url).netloc:
            raise QuiviraError("notices hold links: say with --public-url how people reach this server")

    @property
    def notifies(self) -> bool:
        return self.push or self.webhooks or self.smtp is not None

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        if self.database.startswith(("postgresql://", "postgres://")):
            return f"{POSTGRES}://{self.database.partition('://')[2]}"
        if "://" in self.database:
            raise QuiviraError("the database is a file's path or starts with postgresql://")
        return f"{SQLITE}:///{Path(self.database).absolute()}"

    @property
    def file(self) -> Path | None:
        """The database, if it is SQLite's."""
        return Path(self.database).absolute() if self.database_url.startswith(SQLITE) else None

    @property
    def trusted(self) -> Proxies:
        return Proxies(self.proxies)

    @property
    def base_url(self) -> str:
        return self.public_url.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        """Scheme and host that pages of ours come from, or nothing if only the request can tell."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")
