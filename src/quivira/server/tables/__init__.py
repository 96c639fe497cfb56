"""Tables: who sits there, what is played and said, and what each viewer is sent."""

from quivira.server.tables.admission import admitted, link_of, must_be_admitted
from quivira.server.tables.arranging import Arranging, Mark, Terms
from quivira.server.tables.bots import Drivers, Thinkers
from quivira.server.tables.clocks import Overdue, hostless_from, is_hostless, patience_ends
from quivira.server.tables.clocks import left as time_left
from quivira.server.tables.coach import Coach, Doubts
from quivira.server.tables.damage import Damage
from quivira.server.tables.desk import Desk, NewTable
from quivira.server.tables.example import Example, example
from quivira.server.tables.history import History, Page
from quivira.server.tables.hosting import Audience, Hosting
from quivira.server.tables.leaving import Leaving
from quivira.server.tables.lessons import forget_lessons, lesson, lesson_outlines, play_on
from quivira.server.tables.lobby import FOLLOWED, Filters, Listed, Lobby, Waiting
from quivira.server.tables.matching import Matching, QuickMatch
from quivira.server.tables.pictures import Pictures
from quivira.server.tables.play import Answer, Ask, Command, Id, Key, Moment, Number, Play, SeatNumber, Undo, What
from quivira.server.tables.presence import Eyes, Presence, load_away
from quivira.server.tables.records import Counted, LogPage, Records, Replay, World, worlds
from quivira.server.tables.render import (
    Ack,
    ChatLine,
    ChatTold,
    Nack,
    TableInfo,
    Typing,
    table_info,
)
from quivira.server.tables.room import Room
from quivira.server.tables.shelf import OwnTables, Part, Shelf
from quivira.server.tables.statistics import Figures, Played, all_played, as_csv, figures
from quivira.server.tables.story import Shared, Story, invitation, shared
from quivira.server.tables.table import Present, Table
from quivira.server.tables.talk import Talk
from quivira.server.tables.timeouts import Timeouts
from quivira.server.tables.vacations import Vacationing, Vacations
from quivira.server.tables.watchers import Named, Watchers
from quivira.server.tables.writer import Writer

# fmt: off
__all__ = [
    "FOLLOWED", "Ack", "Answer", "Arranging", "Ask", "Audience", "ChatLine", "ChatTold", "Coach", "Command", "Counted",
    "Damage", "Desk", "Doubts", "Drivers", "Example", "Eyes", "Figures", "Filters", "History", "Hosting", "Id", "Key",
    "Leaving", "Listed", "Lobby", "LogPage", "Mark", "Matching", "Moment", "Nack", "Named", "NewTable", "Number",
    "Overdue", "OwnTables", "Page", "Part", "Pictures", "Play", "Played", "Presence", "Present", "QuickMatch",
    "Records", "Replay", "Room", "SeatNumber", "Shared", "Shelf", "Story", "Table", "TableInfo", "Talk", "Terms",
    "Thinkers", "Timeouts", "Typing", "Undo", "Vacationing", "Vacations", "Waiting", "Watchers", "What", "World",
    "Writer", "admitted", "all_played", "as_csv", "example", "figures", "forget_lessons", "hostless_from", "invitation",
    "is_hostless", "lesson", "lesson_outlines", "link_of", "load_away", "must_be_admitted", "patience_ends", "play_on",
    "shared", "table_info", "time_left", "worlds",
]
