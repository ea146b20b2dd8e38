"""Conditional moves know the moves they were left after."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the fingerprint of those moves."""
    op.add_column("conditions", sa.Column("before", sa.String(32), nullable=True))
