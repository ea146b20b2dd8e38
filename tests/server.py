"""`python tests/server.py` is `python -m grotto.web` with known seeds.

`python tests/server.py --nursery` has imported everything once and forks such a server whenever
nursery.py asks for one.
"""

from __future__ import annotations

import os
import sys

# The longest request for a server.
LONGEST = 1 << 20


def main() -> None:
    # The bots' processes import this module too, and need nothing of all that.
    from grotto.web.__main__ import main as serve
    from seeded import replace_chance

    replace_chance()
    serve()


def get_ready() -> None:
    """Do what each server would do anew to the same effect: imports, migrations read, games and texts loaded."""
    import asyncio
    import gc
    import tempfile
    import threading

    import seeded  # noqa: F401
    from grotto.games import GAMES
    from grotto.text import LANGUAGES, speaker
    from grotto.web import __main__, packs, public, supervisor  # noqa: F401
    from grotto.web.server import check_database

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(check_database(f"sqlite:///{folder}{os.sep}tables.db"))
    for game in GAMES.values():
        game.new(2)
    for language in LANGUAGES:
        speaker(language)
    # No fork has the threads of whoever it comes from.
    assert threading.active_count() == 1
    # Let the forks share it.
    gc.freeze()


def nursery() -> None:
    """Fork servers, until nobody listens any more; a line on the standard output says which has ended and how.

    Servers that are left then go too.
    """
    import json
    import signal
    import socket

    get_ready()

    alive: set[int] = set()

    def bury(*_: object) -> None:
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if not pid:
                return
            alive.discard(pid)
            os.write(1, f"{pid} {os.waitstatus_to_exitcode(status)}\n".encode())

    # Whoever presses Ctrl C wants the tests to end, and they end the servers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, bury)
    asked = socket.socket(fileno=0)
    while True:
        request, files, _, _ = socket.recv_fds(asked, LONGEST, 3)
        if not request:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for pid in alive:
                os.kill(pid, signal.SIGKILL)
            return
        arguments, environ, folder = json.loads(request)
        # Nobody is buried before it is known who it was.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
            asked.close()
            for number, file in enumerate(files):
                os.dup2(file, number)
                os.close(file)
            os.chdir(folder)
            os.environ.clear()
            os.environ.update(environ)
            sys.argv[1:] = arguments
            break
        for file in files:
            os.close(file)
        alive.add(pid)
        os.write(1, f"{pid} started\n".encode())
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    main()


if __name__ == "__main__":
    if sys.argv[1:] == ["--nursery"]:
        nursery()
    else:
        main()
