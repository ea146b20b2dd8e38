"""How far a game is, for lists. Tables from before say 0 until their next move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the round and the number of rounds."""
    for name in ("round", "rounds"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
