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
    # The chapter of the lesson that is taught here.
    Column("lesson", String(40), nullable=True),
    # Whether players may ask what a bot would do.
    Column("hints", Boolean, nullable=False, server_default="1"),
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
    # What an act caused, as JSON: it can be told even when it can't be replayed. Older rows have none.
    Column("events", Text, nullable=True),
    # A repeated request finds its own first coming.
    UniqueConstraint("table", "request", name="moves_request"),
)

# The hints that were asked for: by whom, and before which row.
hints = Table(
    "hints",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
)

# What is being looked through, or has been. The decisions found so far are rows of their own, so nothing is done twice.
analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    # How many decisions there are; 0 while that is not known.
    Column("total", Integer, nullable=False),
    # The fingerprint of the moves that were looked through to their end; nothing before that.
    Column("line", String(32), nullable=False),
    # When something was found last: what has been quiet for long is taken over.
    Column("updated", BigInteger, nullable=False),
    Index("analyses_state", "state"),
)

decisions = Table(
    "decisions",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("move", Integer, primary_key=True),
    # The fingerprint of the moves up to the end of the decision: after an undo it may be another one.
    Column("line", String(32), nullable=False),
    Column("found", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

# The servers that use the database together, and when each was last heard of.
servers = Table(
    "servers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

# Which of them moves the bots of a table.
leases = Table(
    "leases",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("server", String(24), nullable=False),
    Index("leases_server", "server"),
)

# Who thinks for bots elsewhere (`grotto worker`): about how many moves at a time, and when each was last heard of.
workers = Table(
    "workers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("places", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# What they are to think about (jobs.py). A row is gone once its server has the answer, or wants none any more.
jobs = Table(
    "jobs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("server", String(24), nullable=False),
    # Whose table it is: those of one host don't keep others waiting.
    Column("owner", String(32), nullable=False),
    Column("work", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("worker", String(24), nullable=True),
    Column("answer", Text, nullable=True),
    Index("jobs_server", "server"),
)

# The server's own secrets, such as the key of its cookies.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
