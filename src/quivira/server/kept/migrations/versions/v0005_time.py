"""When time runs out, who is on vacation, and what spectators write.

Games that are being played get to know when time runs out with their next move: until then it is as it was agreed on.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("tables", sa.Column("spectator_chat", sa.String(8), nullable=False, server_default="open"))
    op.add_column("chat", sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("begins", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("vacations")
    op.drop_column("chat", "held")
    op.drop_column("tables", "spectator_chat")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
