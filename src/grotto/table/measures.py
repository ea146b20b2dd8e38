"""What is counted at tables, for /metrics."""

from __future__ import annotations

from prometheus_client import Histogram

COMMIT_SECONDS = Histogram("grotto_commit_seconds", "Time a commit of moves takes, from asking to done.")
BOT_SECONDS = Histogram(
    "grotto_bot_seconds",
    "Time a bot's move takes, waiting for a free worker included.",
    ["bot"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
)
