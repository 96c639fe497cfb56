"""What is stored. One row per action, keyed by table and number: two processes can never both write move n."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account or bot
    Column("name", String(40), nullable=False),
    Column("login", String(120), unique=True),  # the name in lower case, of accounts
    Column("password", Text),  # argon2
    Column("recovery", Text),  # argon2, of the code that resets the password
    Column("language", String(2), nullable=False),
    Column("owner", String(24), ForeignKey("people.id", ondelete="CASCADE"), index=True),  # of bots
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
    Column("role", String(12), nullable=False),  # of administrators; else empty
    Column("banned", BigInteger),  # since when
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret", String(64), nullable=False),  # sha256: the token itself is nowhere
    Column("scopes", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("pace", String(8), nullable=False),  # live or turns
    Column("open", Boolean, nullable=False),  # in the lobby, or by link only
    Column("clock", Text, nullable=False),
    Column("clocks", Text, nullable=False),  # what is left to whom
    Column("status", String(8), nullable=False),  # waiting, playing, over or closed
    Column("ended", String(12)),  # how, if not by the rules of the game
    Column("host", String(24), nullable=False, index=True),
    Column("number", Integer, nullable=False),  # of the last action
    Column("revision", Integer, nullable=False),  # of all else
    Column("terms", Integer, nullable=False),  # how often they have changed
    Column("fixed", Boolean, nullable=False),  # or those who sit there at the start play
    Column("lot", Boolean, nullable=False),  # who sits where is drawn at the start
    Column("admits", String(12), nullable=False),  # everybody or accounts
    Column("begins", BigInteger),  # when it begins by itself
    Column("fill", String(24)),  # the level of bots that take free seats then
    Column("round", Integer),
    Column("lines", Integer, key="said", nullable=False),  # lines of chat
    Column("hidden", Integer, nullable=False),  # of them
    Column("waiting", Integer, nullable=False),  # a bit for each seat that is asked
    Column("vote", Text),
    Column("paused", BigInteger),  # since when
    Column("incidents", Text, nullable=False),  # the last things that happened around the game
    Column("rematch", String(24)),
    Column("parent", String(24)),
    Column("parent_number", Integer),
    Column("link", String(24)),  # that leads here instead of the id
    Column("spectators", Boolean, nullable=False),  # whether people who do not play may look on
    Column("spectator_chat", String(8), nullable=False),  # open, delayed or off
    Column("due", BigInteger, index=True),  # when somebody's time runs out
    Column("blocked", Text, nullable=False),  # people whom the host does not want here
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_lobby", "open", "status", "updated"),
    Index("tables_status", "status", "updated"),
    Index("tables_link", "link", unique=True),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("person", String(24), index=True),
    Column("bot", String(24)),  # the level of a bot of ours
    Column("stand_in", String(24)),  # the level of a bot that plays for the person
    Column("gone", Boolean, nullable=False),  # the person has left
    Column("resigned", String(12)),  # for good: resigned, or lost on time
    Column("mark", Integer),  # colour and symbol; None: the seat's own
    Column("ready", Boolean, nullable=False),
    Column("beside", Boolean, nullable=False),  # somebody else at the person's device
    Column("program", Boolean, nullable=False),  # a bot that somebody has brought
    Column("unasked", Boolean, nullable=False),  # the terms have changed since they sat down
    Column("called", Boolean, nullable=False),  # the stand-in, by others or by the clock
    Column("place", Integer),  # in the result; None: not over, or nobody won
    Column("points", Integer),
    Column("shelf", String(8)),  # where the person has put the table away: archive or removed
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("link", String(24), nullable=False, unique=True),  # of the game's page; it does not lead to the table
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("shared", Boolean, nullable=False),  # whether the link opens the page to those who were not there
    Column("outcome", Text),  # None: nobody won, or the rules that would tell are gone
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("back", Integer),  # of an undo: the number of the first action taken back
    Column("sealed", Boolean, key="final", nullable=False),  # no undo without consent
    Column("forced", Boolean, nullable=False),
    Column("events", Text, nullable=False),
    Column("client", String(80)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "client", name="actions_client"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("hidden", Boolean, nullable=False),  # by an administrator
    Column("held", Boolean, nullable=False),  # from those who play, for a while
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(24), primary_key=True),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(12), primary_key=True),
    Column("people", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # a process that has died says nothing more
)

vacations = Table(
    "vacations",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("begins", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
)

progress = Table(
    "progress",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("station", Integer, nullable=False),  # to go on at
    Column("done", Boolean, nullable=False),
    Column("right", Integer, nullable=False),  # questions of its quiz, at best
    Column("at", BigInteger, nullable=False),  # when the reader was there
)

coaching = Table(
    "coaching",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),  # empty: games that nothing is said about
    Column("wanted", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),  # when that was chosen
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("process", String(12), primary_key=True),  # that has written it
    Column("away", BigInteger),  # since when; None: looks now
)

processes = Table(
    "processes",
    metadata,
    Column("name", String(12), primary_key=True),
    Column("at", BigInteger, nullable=False),  # when it said that it lives
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("line", Integer),  # of chat; None: a name
    Column("person", String(24), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("words", Text, nullable=False),  # as they were when they were reported
    Column("reporter", String(24), index=True),  # None: has been deleted since
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("answer", String(12)),
    Column("answered", BigInteger, index=True),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("who", String(24), index=True),  # None: the command line
    Column("name", String(40), nullable=False),  # of whoever did it
    Column("what", String(20), nullable=False),
    Column("whom", String(24), nullable=False, index=True),  # a person, table, report or announcement
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False),
)

hints = Table(
    "hints",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("topics", Text, nullable=False),  # what the command line has changed, for a server on the same file
    Column("at", BigInteger, nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("chosen", Text, nullable=False),  # when and of what somebody wants to be told
)

table_wishes = Table(
    "table_wishes",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("wanted", String(8), nullable=False),  # always or never
)

endpoints = Table(
    "endpoints",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    # None: for its owner, wherever they play; else for everybody at one table
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("kind", String(8), nullable=False),  # push, mail or webhook
    Column("style", String(8), nullable=False),  # of a webhook: what it understands
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # the keys of a browser, or that a webhook is signed with
    Column("name", String(80), nullable=False),  # by which its owner knows it
    Column("created", BigInteger, nullable=False),
    Column("verified", BigInteger),  # since when something may be sent there
    Column("failures", Integer, nullable=False),  # messages given up one after the other
)

notices = Table(
    "notices",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("event", String(12), primary_key=True),
    Column("mark", BigInteger, nullable=False),  # which question, or which moment: what is told once
    Column("by", String(40), nullable=False),  # the name of whoever invites or nudges
    Column("due", BigInteger, index=True),  # None: told, or not true any more
    Column("told", BigInteger),  # when something of the kind was told last
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("by", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("endpoint", String(24), ForeignKey("endpoints.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("parcel", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("lease", BigInteger, nullable=False),  # until then it is in the hands of one process
    Column("tries", Integer, nullable=False),
)
