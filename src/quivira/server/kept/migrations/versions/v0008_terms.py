"""What is agreed on before the start: terms that change, marks, who is ready; tables that begin by themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("fixed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("lot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("admits", sa.String(12), nullable=False, server_default="everybody"))
    op.add_column("tables", sa.Column("begins", sa.BigInteger))
    op.add_column("tables", sa.Column("fill", sa.String(24)))
    op.add_column("tables", sa.Column("round", sa.Integer))
    op.add_column("chairs", sa.Column("mark", sa.Integer))
    op.add_column("chairs", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chairs", sa.Column("beside", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for name in ("beside", "ready", "mark"):
        op.drop_column("chairs", name)
    for name in ("round", "fill", "begins", "admits", "lot", "fixed", "terms"):
        op.drop_column("tables", name)
