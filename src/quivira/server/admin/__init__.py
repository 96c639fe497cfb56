"""What administrators do, on their page and by the command line: each deed with its line in the audit log."""

from __future__ import annotations

from dataclasses import dataclass

from quivira.server.admin.announcements import Announcements
from quivira.server.admin.audit import AuditLog
from quivira.server.admin.people import People
from quivira.server.admin.reports import Reports
from quivira.server.admin.tables import Tables
from quivira.server.kept.changes import Changes


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
