"""Tables at which a lesson is taught."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the chapter."""
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=True))
