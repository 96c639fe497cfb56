"""Who looks at which table now, and since when the others are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
        ),
        sa.Column("process", sa.String(12), primary_key=True),
        sa.Column("away", sa.BigInteger),
    )
    op.create_table(
        "processes",
        sa.Column("name", sa.String(12), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("processes")
    op.drop_table("presence")
