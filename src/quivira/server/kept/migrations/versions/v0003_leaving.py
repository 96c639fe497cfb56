"""How seats and games end before their time; votes, pauses, and what else happens around a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("chairs", sa.Column("resigned", sa.String(12)))
    op.add_column("tables", sa.Column("ended", sa.String(12)))
    op.add_column("tables", sa.Column("paused", sa.BigInteger))
    op.add_column("tables", sa.Column("incidents", sa.Text, nullable=False, server_default="[]"))
    op.create_index("tables_status", "tables", ["status", "updated"])


def downgrade() -> None:
    op.drop_index("tables_status", "tables")
    for name in ("incidents", "paused", "ended"):
        op.drop_column("tables", name)
    op.drop_column("chairs", "resigned")
