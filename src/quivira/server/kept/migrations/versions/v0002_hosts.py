"""What hosts and administrators need: roles, bans, reports, announcements, the audit log; links that can be renewed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _people()
    _tables()
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String(12), primary_key=True),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _administrators()
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("topics", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _people() -> None:
    op.add_column("people", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("role", sa.String(12), nullable=False, server_default=""))
    op.add_column("people", sa.Column("banned", sa.BigInteger))
    op.execute("UPDATE people SET seen = created")  # nothing newer is known


def _tables() -> None:
    op.add_column("tables", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("link", sa.String(24)))
    op.add_column("tables", sa.Column("spectators", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("blocked", sa.Text, nullable=False, server_default="[]"))
    op.create_index("tables_link", "tables", ["link"], unique=True)
    op.create_index("ix_tables_host", "tables", ["host"])
    op.add_column("chat", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))


def _administrators() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("reporter", sa.String(24), index=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.String(12)),
        sa.Column("answered", sa.BigInteger, index=True),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("who", sa.String(24), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("whom", sa.String(24), nullable=False, index=True),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("outbox", "audit", "announcements", "reports", "watchers"):
        op.drop_table(name)
    op.drop_column("chat", "hidden")
    op.drop_index("ix_tables_host", "tables")
    op.drop_index("tables_link", "tables")
    for name in ("blocked", "spectators", "link", "hidden"):
        op.drop_column("tables", name)
    for name in ("banned", "role", "seen"):
        op.drop_column("people", name)
