"""Whose consent counts, and to what: bots from outside, terms that changed after somebody sat down, stand-ins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for name in ("program", "unasked", "called"):
        op.add_column("chairs", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    chairs = sa.table("chairs", sa.column("person"), sa.column("program"))
    people = sa.table("people", sa.column("id"), sa.column("kind"))
    programs = sa.select(people.c.id).where(people.c.kind == "bot")
    op.execute(chairs.update().where(chairs.c.person.in_(programs)).values(program=True))


def downgrade() -> None:
    for name in ("called", "unasked", "program"):
        op.drop_column("chairs", name)
