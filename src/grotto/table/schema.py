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
)  # fmt: skip

metadata = MetaData()

# What marks a column that names a person. When a guest's things go over to an account, the id in it is changed; when
# somebody goes for good, the row stays and names GONE (STAYS), or goes too (GOES).
OF_PERSON = "person"
STAYS = {OF_PERSON: "stays"}
GOES = {OF_PERSON: "goes"}
# Stands for people whose data were deleted; no id looks like that.
GONE = "gone"

# Times are milliseconds since 1970: both databases sort and compare them alike.

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True, info=GOES),
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
    Column("host", String(32), nullable=False, info=STAYS),
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
    # Whether those who run the server have stopped the game.
    Column("halted", Boolean, nullable=False, server_default="0"),
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
    # A private planning board: the table it was made from. Nobody but its host sees it.
    Column("plan_of", String(24), nullable=True),
    # The fingerprint of the address it was opened from; empty for this machine, and for older tables.
    Column("origin", String(32), nullable=False, server_default=""),
    Index("tables_host", "host", "updated"),
    Index("tables_origin", "origin", "updated"),
    Index("tables_open", "open", "over", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    # Whose seat it is, and the bot that plays it: with both, the bot sits in for the person.
    Column("person", String(32), nullable=True, info=STAYS),
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
    Column("used_by", String(32), nullable=True, info=STAYS),
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
    # What the rules made of it, in short: a replay must come to the same. Older rows don't know.
    Column("mark", String(8), nullable=True),
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
    Column("person", String(32), nullable=False, info=STAYS),
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
    Column("person", String(32), primary_key=True, info=GOES),
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
    Column("person", String(32), nullable=False, info=GOES),
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
    Column("person", String(32), nullable=False, info=GOES),
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
    Column("person", String(32), nullable=False, info=GOES),
    # How many moves stood when it was made, and those expected after them, as JSON.
    Column("start", Integer, nullable=False),
    Column("line", Text, nullable=False),
    # The fingerprint of those moves: they may be taken back and played otherwise. Older rows don't know.
    Column("before", String(32), nullable=True),
    Index("conditions_table", "table"),
)

# The servers that use the database together, and when each was last heard of.
servers = Table(
    "servers", metadata, Column("id", String(24), primary_key=True), Column("seen", BigInteger, nullable=False)
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
    # Whose table it is, and from where it was opened: nobody's many tables keep others waiting.
    Column("owner", String(32), nullable=False),
    Column("origin", String(32), nullable=False, server_default=""),
    Column("work", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("worker", String(24), nullable=True),
    Column("answer", Text, nullable=True),
    Index("jobs_server", "server"),
)

# What was said at a table. Players and onlookers have a room each, counted apart: no number tells of the other one.
chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("room", String(8), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", String(32), nullable=False, info=GOES),
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
    Column("person", String(32), primary_key=True, info=GOES),
    Column("muted", String(32), primary_key=True, info=GOES),
)

# A friendship is two rows, one for each.
friends = Table(
    "friends",
    metadata,
    Column("person", String(32), primary_key=True, info=GOES),
    Column("friend", String(32), primary_key=True, info=GOES),
    Column("since", BigInteger, nullable=False),
)

# The link by which others become somebody's friends: one at a time.
friend_links = Table(
    "friend_links",
    metadata,
    Column("person", String(32), primary_key=True, info=GOES),
    Column("token_hash", String(64), nullable=False, unique=True),
)

# How others find somebody whose id they must not know.
profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), primary_key=True, info=GOES),
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
    Column("person", String(32), nullable=True, info=STAYS),
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
    Column("player", String(48), primary_key=True, info=GOES),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

# The server's own secrets, such as the key of its cookies.
secrets = Table(
    "secrets", metadata, Column("name", String(40), primary_key=True), Column("value", String(200), nullable=False)
)

# People who can come back from another device: by name and password, by a passkey, or by a recovery code alone.
accounts = Table(
    "accounts",
    metadata,
    Column("person", String(32), primary_key=True, info=GOES),
    # The name to log in with, and its outline: names that look alike have the same one.
    Column("name", String(40), nullable=True),
    Column("outline", String(80), nullable=True, unique=True),
    # As argon2 writes it, with its salt.
    Column("password", String(200), nullable=True),
    # Only the hash; the code itself is as long as a key.
    Column("recovery", String(64), nullable=True, unique=True),
    # Whether they look after the server.
    Column("admin", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    # What the browser has in its cookie is not stored.
    Column("token_hash", String(64), primary_key=True),
    # By which its owner calls it.
    Column("id", String(24), nullable=False, unique=True),
    Column("person", String(32), nullable=False, info=GOES),
    # "Firefox, Linux": so that its owner knows which it is.
    Column("device", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    # The hash of the credential's id, which may be long.
    Column("id", String(64), primary_key=True),
    Column("credential", Text, nullable=False),
    Column("person", String(32), nullable=False, info=GOES),
    # The name of the server for which it was made.
    Column("site", String(255), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("device", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_person", "person"),
)

# What authenticators are to sign, each once.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    # What it is for, and who asked.
    Column("purpose", String(100), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# What people ask those who run the server to look at.
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    # What is reported: "table", "name", "chat", ...
    Column("kind", String(20), nullable=False),
    # The table may be gone by the time somebody reads it.
    Column("table", String(24), nullable=True),
    # Who is reported, and who reports.
    Column("person", String(32), nullable=True, info=STAYS),
    Column("by", String(32), nullable=False, info=STAYS),
    Column("text", String(1000), nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Index("reports_status", "status", "time"),
)

# Who may not write any more, or from where nobody may come.
blocks = Table(
    "blocks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(32), nullable=True, info=GOES),
    # An address or a network.
    Column("address", String(64), nullable=True),
    Column("reason", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=True),
)

# What those who run the server have done. Rows are added and never changed: triggers see to it.
moderation = Table(
    "moderation",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("time", BigInteger, nullable=False),
    # The name of whoever did it; nobody for what the server does by itself.
    Column("who", String(40), nullable=False),
    Column("act", String(20), nullable=False),
    Column("target", String(64), nullable=False),
    Column("text", String(200), nullable=False),
    Index("moderation_time", "time"),
)

# What admins have set otherwise than the server was told (web/limits.py).
settings = Table(
    "settings", metadata, Column("name", String(40), primary_key=True), Column("value", Float, nullable=False)
)
