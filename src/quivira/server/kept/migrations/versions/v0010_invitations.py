"""How often somebody has been invited by whom; and those who chose what to be told are told of more."""

from __future__ import annotations

import json
from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
NEW = ["late", "vote", "bot", "rematch", "terms", "ready"]


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("by", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    _choose(lambda events: events + NEW if events else events)


def downgrade() -> None:
    _choose(lambda events: [event for event in events if event not in NEW])
    op.drop_table("invitations")


def _choose(changed: Callable[[list[str]], list[str]]) -> None:
    """What people are told of, where they have chosen."""
    wishes = sa.table("wishes", sa.column("person"), sa.column("chosen"))
    for person, chosen in op.get_bind().execute(sa.select(wishes.c.person, wishes.c.chosen)).all():
        wish = json.loads(chosen)
        wish["events"] = changed(wish["events"])
        op.execute(wishes.update().where(wishes.c.person == person).values(chosen=json.dumps(wish)))
