"""Kill servers, workers and the database under load, and see whether anything is lost (docs/server.md).

    python tools/kills.py 200

All of it happens on this machine, on a free port, in a folder of its own. The kills are shared out over SQLite,
PostgreSQL, two servers of one database, a worker, and the database itself.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from postgres import cluster, new_database
from serving import sqlite
from torment import crash_database, kill_one_of_two, kill_server, kill_worker

# Which part of the kills goes to what.
SHARES = {"sqlite": 0.3, "postgresql": 0.3, "two_servers": 0.2, "worker": 0.12, "database": 0.08}
MOST = 2000


def main() -> None:
    """Say what was killed, and what held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=200)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop each part after so long")
    parser.add_argument("--only", choices=SHARES, action="append")
    given = parser.parse_args()
    kills = {name: round(min(given.kills, MOST) * share) for name, share in SHARES.items()}
    with tempfile.TemporaryDirectory() as folder, cluster() as databases:
        scenes = {
            "sqlite": lambda n, until: kill_server(sqlite(folder), n, until),
            "postgresql": lambda n, until: kill_server(new_database(databases.address, "alone"), n, until),
            "two_servers": lambda n, until: kill_one_of_two(new_database(databases.address, "two"), n, until),
            "worker": lambda n, until: kill_worker(new_database(databases.address, "worked"), n, until),
            "database": lambda n, until: crash_database(databases, n, until),
        }
        for name in given.only or SHARES:
            if kills[name]:
                print(json.dumps({name: scenes[name](kills[name], time.monotonic() + given.seconds)}), flush=True)


if __name__ == "__main__":
    main()
