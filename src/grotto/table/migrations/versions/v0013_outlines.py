"""Names of accounts that differ by what nobody sees are one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from grotto.table.people import outline

revision = "0013"
down_revision = "0012"

ACCOUNTS = sa.table("accounts", sa.column("person"), sa.column("name"), sa.column("outline"))


def upgrade() -> None:
    """Draw the outlines anew, but for those that are somebody else's already."""
    connection = op.get_bind()
    columns = ACCOUNTS.c
    taken = set(connection.execute(sa.select(columns.outline)).scalars())
    query = sa.select(columns.person, columns.name).where(columns.name.is_not(None))
    for person, name in connection.execute(query).all():
        after = outline(name)
        if after not in taken:
            taken.add(after)
            connection.execute(ACCOUNTS.update().where(columns.person == person).values(outline=after))
