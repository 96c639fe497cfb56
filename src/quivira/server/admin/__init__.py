"""What administrators do, on their page and by the command line: each deed with its line in the audit log."""

from __future__ import annotations

from dataclasses import dataclass

from quivira.server.admin.announcements import ANNOUNCEMENT_LENGTH, Announcement, Announcements
from quivira.server.admin.audit import Actor, AuditLog, Entry, Why
from quivira.server.admin.drafts import Drafted, Drafts, Edit, SavedLesson
from quivira.server.admin.people import Found, People
from quivira.server.admin.reports import Answer, Report, Reports
from quivira.server.admin.tables import Overseen, Tables
from quivira.server.kept import Changes

# fmt: off
__all__ = [
    "ANNOUNCEMENT_LENGTH", "Actor", "Admin", "Announcement", "Answer", "Drafted", "Drafts", "Edit", "Entry", "Found",
    "Overseen", "Report", "SavedLesson", "Why",
]
# fmt: on


@dataclass
class Admin:
    people: People
    tables: Tables
    reports: Reports
    announcements: Announcements
    audit: AuditLog

    @classmethod
    def over(cls, changes: Changes) -> Admin:
        return cls(
            people=People(changes),
            tables=Tables(changes),
            reports=Reports(changes),
            announcements=Announcements(changes),
            audit=AuditLog(changes.database),
        )
