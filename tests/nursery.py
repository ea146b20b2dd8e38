"""Servers that start quickly: forks of a process that has imported everything (`python tests/server.py --nursery`)."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

PROGRAM = Path(__file__).parent / "server.py"


class Nursery:
    """The process that forks them, and what it has told of those that have ended."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        command = [sys.executable, str(PROGRAM), "--nursery"]
        with theirs:
            self.process = subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, text=True)
        self.way = ours
        self.ended: dict[int, int] = {}
        self.started: list[int] = []
        self.told = threading.Condition()
        self.starting = threading.Lock()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            pid, what = line.split()
            with self.told:
                if what == "started":
                    self.started.append(int(pid))
                    # The number of one that has ended may be given again.
                    self.ended.pop(int(pid), None)
                else:
                    self.ended[int(pid)] = int(what)
                self.told.notify_all()

    def start(self, arguments: Sequence[str], environ: Mapping[str, str], files: Sequence[int]) -> int:
        """A new server; its id."""
        request = json.dumps([list(arguments), dict(environ), os.getcwd()]).encode()
        with self.starting, self.told:
            socket.send_fds(self.way, [request], list(files))
            self.told.wait_for(lambda: self.started)
            return self.started.pop()

    def end(self) -> None:
        self.way.close()
        self.process.wait()


class Nurseries:
    """The one of this process, once it is needed."""

    def __init__(self) -> None:
        self.made: Nursery | None = None

    def __call__(self) -> Nursery:
        if self.made is None:
            self.made = Nursery()
            atexit.register(self.made.end)
        return self.made


nursery = Nurseries()


class Forked:
    """A server that was forked, with what is used of Popen."""

    def __init__(self, arguments: Sequence[str], environ: Mapping[str, str], errors: IO[str]) -> None:
        self.nursery = nursery()
        read, write = os.pipe()
        self.stdout = os.fdopen(read)
        with open(os.devnull) as nothing:
            self.pid = self.nursery.start(arguments, environ, [nothing.fileno(), write, errors.fileno()])
        os.close(write)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        with self.nursery.told:
            if self.returncode is None:
                self.returncode = self.nursery.ended.get(self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        with self.nursery.told:
            self.nursery.told.wait_for(lambda: self.poll() is not None, timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("server.py", timeout or 0)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, None]:
        """Wait until it has ended; what it has written."""
        self.wait(timeout)
        with self.stdout:
            return self.stdout.read(), None
