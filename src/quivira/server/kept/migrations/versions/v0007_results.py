"""Results of finished games, and where people put their tables. Those of games that are over already follow later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("link", sa.String(24), nullable=False, unique=True),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.Text),
    )
    op.add_column("chairs", sa.Column("place", sa.Integer))
    op.add_column("chairs", sa.Column("points", sa.Integer))
    op.add_column("chairs", sa.Column("shelf", sa.String(8)))


def downgrade() -> None:
    for name in ("shelf", "points", "place"):
        op.drop_column("chairs", name)
    op.drop_table("results")
