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
    # A private planning board: the table it was made from. Nobody but its host sees it.
    Column("plan_of", String(24), nullable=True),
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
    # The act in its notation; for an undo, how many moves remain; else what was said.
    Column("text", String(200), nullable=False),
    Column("request", String(64), nullable=True),
    # What an act caused, as JSON: it can be told even when it can't be replayed. Older rows have none.
    Column("events", Text, nullable=True),
    # When it was committed. Older rows don't know.
    Column("time", BigInteger, nullable=True),
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

# The clock of a table, where it has one, as it stood when something changed last (clocks.py).
clocks = Table(
    "clocks",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), nullable=False),
    # Milliseconds: for a move or for the whole game, and what each turn adds.
    Column("span", BigInteger, nullable=False),
    Column("increment", BigInteger, nullable=False),
    # What happens at zero.
    Column("zero", String(8), nullable=False),
    # What each seat has left, as JSON; whose time runs (-1 if nobody's), and since when.
    Column("left", Text, nullable=False),
    Column("running", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    # The seat whose last turn brought the increment, until somebody else has acted.
    Column("granted", Integer, nullable=False),
    # When the time that runs is over.
    Column("deadline", BigInteger, nullable=True),
    Index("clocks_deadline", "deadline"),
)

# When somebody was away or is: at most until then.
vacations = Table(
    "vacations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("began", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Index("vacations_until", "over", "until"),
)

# Where somebody wants to be told that it is their turn: a browser, or an address for e-mail once it is confirmed.
channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(4), nullable=False),
    Column("address", Text, nullable=False),
    # The keys of a browser, as JSON.
    Column("keys", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    # The hash of the code that was sent to an address, and how often a wrong one was given.
    Column("code", String(64), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("channels_person", "person"),
    Index("channels_address", "address"),
)

# Turns that people are to be told of. The key decides that it is done once: `turn` is the seat's last act before it.
notices = Table(
    "notices",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),
    # Which server sends it, how often that failed, and the channels that have it already.
    Column("server", String(24), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Text, nullable=False),
    Index("notices_due", "state", "due"),
)

# Moves to be made if the others do what is expected: nobody but their owner ever sees them.
conditions = Table(
    "conditions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    # How many moves stood when it was made, and those expected after them, as JSON.
    Column("start", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Index("conditions_table", "table"),
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

# The server's own secrets, such as the key of its cookies.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
