"""Games over days: clocks, vacations, notices, planning boards, conditional moves, and when a move was made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns and tables."""
    op.add_column("tables", sa.Column("plan_of", sa.String(24), nullable=True))
    op.add_column("moves", sa.Column("time", sa.BigInteger, nullable=True))
    _add_clocks()
    _add_notices()
    op.create_table(
        "conditions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_index("conditions_table", "conditions", ["table"])


def _add_clocks() -> None:
    op.create_table(
        "clocks",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("span", sa.BigInteger, nullable=False),
        sa.Column("increment", sa.BigInteger, nullable=False),
        sa.Column("zero", sa.String(8), nullable=False),
        sa.Column("left", sa.Text, nullable=False),
        sa.Column("running", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("granted", sa.Integer, nullable=False),
        sa.Column("deadline", sa.BigInteger, nullable=True),
    )
    op.create_index("clocks_deadline", "clocks", ["deadline"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_index("vacations_until", "vacations", ["over", "until"])


def _add_notices() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_person", "channels", ["person"])
    op.create_index("channels_address", "channels", ["address"])
    op.create_table(
        "notices",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("server", sa.String(24), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Text, nullable=False),
    )
    op.create_index("notices_due", "notices", ["state", "due"])
