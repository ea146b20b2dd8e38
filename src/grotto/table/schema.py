"""What is stored: people, tables, seats, links to seats, and an append-only list of moves per table."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
    # Whether people may talk here, and whether the game counts for the ladder.
    Column("chat", Boolean, nullable=False, server_default="1"),
    Column("rated", Boolean, nullable=False, server_default="0"),
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

# What was said at a table. Players and onlookers have a room each, counted apart: no number tells of the other one.
chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("room", String(8), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    # Where the person sat, and how they were called.
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    # One of them: a phrase that every reader is told in their own language, or what somebody has written.
    Column("phrase", String(24), nullable=True),
    Column("text", String(400), nullable=True),
    Column("said", BigInteger, nullable=False),
    Column("request", String(64), nullable=False),
    UniqueConstraint("table", "person", "request", name="chat_request"),
)

# Whom somebody does not want to read, at any table.
mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

# What people think somebody should look at.
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(16), nullable=False),
    # No key of that table: a report outlives it.
    Column("table", String(24), nullable=True),
    # About whom, and by whom.
    Column("person", String(32), nullable=True),
    Column("by", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("when", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Index("reports_status", "status", "when"),
)

# A friendship is two rows, one for each.
friends = Table(
    "friends",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("friend", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# The link by which others become somebody's friends: one at a time.
friend_links = Table(
    "friend_links",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
)

# How others find somebody whose id they must not know.
profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("handle", String(24), nullable=False, unique=True),
    Column("hidden", Boolean, nullable=False),
)

# What came of each seat in a game that has ended. The key sees to it that a game counts once.
results = Table(
    "results",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", String(32), nullable=True),
    Column("bot", String(40), nullable=True),
    # "over", "left" (whose seat a bot has played to the end), or "abandoned" (without an end).
    Column("end", String(12), nullable=False),
    # The place, 1 for those who won; points only where the game has been played to its end.
    Column("place", Integer, nullable=False),
    Column("total", Integer, nullable=True),
    # Points by category and what was built, as JSON.
    Column("categories", Text, nullable=False),
    Column("built", Text, nullable=False),
    # Whether others may see it, and also where it was played; where it counted, the rating afterwards and the gain.
    Column("public", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    Column("gain", Float, nullable=True),
    Column("ended", BigInteger, nullable=False),
    Index("results_person", "person", "ended"),
)

# How well people and bots play a game, and how sure that is. A bot is called "bot:" and its name.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(48), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

# The server's own secrets, such as the key of its cookies.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
