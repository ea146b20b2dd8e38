"""Starts servers quickly: everything is imported once, and each server is a fork.

A line "database" on the standard input starts one; the answer is "address pid".
"""

from __future__ import annotations

import os
import signal
import sys


def main() -> None:
    from grotto.web.app import Settings
    from grotto.web.server import serve
    from seeded import replace_chance

    replace_chance()

    # The servers are killed by others; nobody waits for them.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in iter(sys.stdin.readline, ""):
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(Settings(line.strip(), 1), "127.0.0.1", 0, lambda address: print(address, os.getpid(), flush=True))
            os._exit(0)


if __name__ == "__main__":
    main()
