"""What is kept: the database, what goes in and out of it, and the news of what has changed."""

from quivira.server.kept.bus import EVERYTHING, HERE, LESSONS, LOBBY, UNREAD, Bus, is_table
from quivira.server.kept.changes import Changes, Changing
from quivira.server.kept.database import STORAGE_PATIENCE, Database, one_at_a_time, why
from quivira.server.kept.health import Health
from quivira.server.kept.hinting import HintingBus, Hints
from quivira.server.kept.result import Result, add_result, linked, load_result, load_results, share_result
from quivira.server.kept.schema import (
    actions,
    announcements,
    audit,
    chairs,
    chat,
    coaching,
    endpoints,
    hints,
    invitations,
    mutes,
    notices,
    outbox,
    people,
    presence,
    processes,
    progress,
    reports,
    results,
    settings,
    table_wishes,
    tables,
    tokens,
    vacations,
    watchers,
    wishes,
)
from quivira.server.kept.shared import shared_setting
from quivira.server.kept.sheet import (
    FROM_LESSON,
    STAND_IN,
    Admits,
    Chair,
    Clock,
    Clocks,
    Ended,
    Incident,
    IncidentKind,
    Pace,
    Resigned,
    Sheet,
    SpectatorChat,
    Status,
    Vacation,
    Vote,
    VoteKind,
    bits,
    with_incident,
)
from quivira.server.kept.storage import Batch, Refused, storage_for
from quivira.server.kept.store import (
    News,
    add_lines,
    add_table,
    drop_table,
    load_chairs,
    load_lines,
    load_news,
    load_sheet,
    load_snapshot,
    pieces,
    save_chairs,
    save_sheet,
    sheet_of,
)

# fmt: off
__all__ = [
    "EVERYTHING", "FROM_LESSON", "HERE", "LESSONS", "LOBBY", "STAND_IN", "STORAGE_PATIENCE", "UNREAD", "Admits",
    "Batch", "Bus", "Chair", "Changes", "Changing", "Clock", "Clocks", "Database", "Ended", "Health", "HintingBus",
    "Hints", "Incident", "IncidentKind", "News", "Pace", "Refused", "Resigned", "Result", "Sheet", "SpectatorChat",
    "Status", "Vacation", "Vote", "VoteKind", "actions", "add_lines", "add_result", "add_table", "announcements",
    "audit", "bits", "chairs", "chat", "coaching", "drop_table", "endpoints", "hints", "invitations", "is_table",
    "linked", "load_chairs", "load_lines", "load_news", "load_result", "load_results", "load_sheet", "load_snapshot",
    "mutes", "notices", "one_at_a_time", "outbox", "people", "pieces", "presence", "processes", "progress", "reports",
    "results", "save_chairs", "save_sheet", "settings", "share_result", "shared_setting", "sheet_of", "storage_for",
    "table_wishes", "tables", "tokens", "vacations", "watchers", "why", "wishes", "with_incident",
]
