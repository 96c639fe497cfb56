"""When somebody was told last; and those who chose what to be told are told that a host has removed them."""

from __future__ import annotations

import json
from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
NEW = "removed"


def upgrade() -> None:
    op.add_column("notices", sa.Column("told", sa.BigInteger))
    _choose(lambda events: [*events, NEW] if events else events)


def downgrade() -> None:
    _choose(lambda events: [event for event in events if event != NEW])
    op.drop_column("notices", "told")


def _choose(changed: Callable[[list[str]], list[str]]) -> None:
    """What people are told of, where they have chosen."""
    wishes = sa.table("wishes", sa.column("person"), sa.column("chosen"))
    for person, chosen in op.get_bind().execute(sa.select(wishes.c.person, wishes.c.chosen)).all():
        wish = json.loads(chosen)
        wish["events"] = changed(wish["events"])
        op.execute(wishes.update().where(wishes.c.person == person).values(chosen=json.dumps(wish)))
