"""Starts servers and workers quickly: everything is imported once, and each of them is a fork.

A line "server database" or "worker database" on the standard input starts one; the answer is "address pid".
"""

from __future__ import annotations

import os
import signal
import sys

# A game of bots lasts for some kills.
BOT_DELAY = 0.05


def main() -> None:
    from grotto.table.database import database_url
    from grotto.table.labour import work
    from grotto.web.app import Settings
    from grotto.web.server import serve
    from seeded import replace_chance

    replace_chance()

    def tell(address: object) -> None:
        print(address, os.getpid(), flush=True)

    # They are killed by others; nobody waits for them.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in iter(sys.stdin.readline, ""):
        what, db = line.split()
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            if what == "server":
                serve(Settings(db, 1, BOT_DELAY), "127.0.0.1", 0, tell)
            else:
                work(database_url(db), 2, tell)
            os._exit(0)


if __name__ == "__main__":
    main()
