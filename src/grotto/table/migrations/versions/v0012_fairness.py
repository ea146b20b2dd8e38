"""Moves say what came of them, tables from where they were opened; limits can be changed while the server runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add what older rows don't know, and the settings of admins."""
    op.add_column("moves", sa.Column("mark", sa.String(8), nullable=True))
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.create_index("tables_origin", "tables", ["origin", "updated"])
    op.add_column("jobs", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
    )
