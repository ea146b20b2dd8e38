"""What is stored: people, tables, seats, links to seats, and an append-only list of moves per table."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# Times are milliseconds since 1970: both databases sort and compare them alike.

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("name", String(60), nullable=False),
    Column("host", String(32), nullable=False),
    Column("open", Boolean, nullable=False),
    # Both are empty where an uploaded record had none.
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    # A record that was uploaded: to look at and to fork, not to go on with.
    Column("imported", Boolean, nullable=False),
    # The moves up to here were made at another table, with its seed.
    Column("fork_at", Integer, nullable=False),
    Column("rematch", String(24), nullable=True),
    # The rest follows from the moves and is kept for lists and for waking up bots.
    Column("over", Boolean, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("rounds", Integer, nullable=False, server_default="0"),
    Column("result", Text, nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_host", "host", "updated"),
    Index("tables_open", "open", "over", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    # Whose seat it is, and the bot that plays it: with both, the bot sits in for the person.
    Column("person", String(32), nullable=True),
    Column("bot", String(40), nullable=True),
    Index("seats_person", "person"),
)

claims = Table(
    "claims",
    metadata,
    # Only the hash: whoever reads the database can't take a seat.
    Column("token_hash", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("used_by", String(32), nullable=True),
    Index("claims_seat", "table", "seat"),
)

moves = Table(
    "moves",
    metadata,
    # The key decides races: of two moves for the same position one is committed.
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(4), nullable=False),
    Column("actor", Integer, nullable=False),
    # The act in its notation; for an undo, how many moves remain.
    Column("text", String(200), nullable=False),
    Column("request", String(64), nullable=True),
    # A repeated request finds its own first coming.
    UniqueConstraint("table", "request", name="moves_request"),
)

# The server's own secrets, such as the key of its cookies.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
