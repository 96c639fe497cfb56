"""Word that it is my turn: where people want to be told, when, what they are told once, and what is on its way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.drop_table("outbox")  # what it held is of use for an hour
    _hints("hints")
    _wishes()
    op.create_table(
        "endpoints",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("style", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("verified", sa.BigInteger),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True
        ),
        sa.Column("event", sa.String(12), primary_key=True),
        sa.Column("mark", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("due", sa.BigInteger, index=True),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column(
            "endpoint", sa.String(24), sa.ForeignKey("endpoints.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("parcel", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )


def _hints(name: str) -> None:
    op.create_table(
        name,
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("topics", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _wishes() -> None:
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("chosen", sa.Text, nullable=False),
    )
    op.create_table(
        "table_wishes",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True
        ),
        sa.Column("wanted", sa.String(8), nullable=False),
    )


def downgrade() -> None:
    for name in ("outbox", "notices", "endpoints", "table_wishes", "wishes", "hints"):
        op.drop_table(name)
    _hints("outbox")
