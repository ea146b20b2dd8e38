"""Accounts with sessions and passkeys; reports, blocks, stopped games and the log of those who care for the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def _accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("outline", sa.String(80), nullable=True, unique=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("recovery", sa.String(64), nullable=True, unique=True),
        sa.Column("admin", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(24), nullable=False, unique=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(100), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def _care() -> None:
    op.add_column("tables", sa.Column("halted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("table", sa.String(24), nullable=True),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
    )
    op.create_index("reports_status", "reports", ["status", "time"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("address", sa.String(64), nullable=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "moderation",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
    )
    op.create_index("moderation_time", "moderation", ["time"])


def _keep_the_log() -> None:
    """Let nobody change or delete what the log says, not even this program by mistake."""
    if op.get_bind().dialect.name == "sqlite":
        for what in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER moderation_{what.lower()} BEFORE {what} ON moderation "
                "BEGIN SELECT RAISE(ABORT, 'the moderation log is only added to'); END"
            )
        return
    op.execute(
        "CREATE OR REPLACE FUNCTION moderation_kept() RETURNS trigger AS "
        "$$ BEGIN RAISE EXCEPTION 'the moderation log is only added to'; END $$ LANGUAGE plpgsql"
    )
    op.execute(
        "CREATE TRIGGER moderation_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation "
        "FOR EACH STATEMENT EXECUTE FUNCTION moderation_kept()"
    )


def upgrade() -> None:
    """Add the tables, and whether a game is stopped."""
    _accounts()
    _care()
    _keep_the_log()
