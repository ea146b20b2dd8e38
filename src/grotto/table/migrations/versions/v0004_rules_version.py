"""What each act caused, for games that later rules can't replay. The version of the rules is named by the options."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the events."""
    op.add_column("moves", sa.Column("events", sa.Text, nullable=True))
