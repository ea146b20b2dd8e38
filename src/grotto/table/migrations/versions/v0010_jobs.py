"""What bots are to think about in other processes, and who does it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the queue and its workers; both are empty whenever nobody thinks."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(24), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("work", sa.Text, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("worker", sa.String(24), nullable=True),
        sa.Column("answer", sa.Text, nullable=True),
    )
    op.create_index("jobs_server", "jobs", ["server"])
