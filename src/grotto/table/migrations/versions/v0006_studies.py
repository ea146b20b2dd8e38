"""Hints that were taken, analyses and the decisions they found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the tables, and whether hints are allowed."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "hints",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("line", sa.String(32), nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("analyses_state", "analyses", ["state"])
    op.create_table(
        "decisions",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("move", sa.Integer, primary_key=True),
        sa.Column("line", sa.String(32), nullable=False),
        sa.Column("found", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
