"""A private PostgreSQL on a free port, where its programs are installed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

# Seconds it may take to start.
START = 300
# Somebody else may take a port that was free a moment ago.
ATTEMPTS = 5


def programs() -> Path | None:
    """The folder with initdb and postgres."""
    # Debian keeps them out of the path.
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    folders += [Path(found).resolve().parent] if found else []
    whole = [folder for folder in folders if (folder / "initdb").is_file() and (folder / "postgres").is_file()]
    return whole[0] if whole else None


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _answers(server: subprocess.Popen[bytes], ask: list[str]) -> bool:
    """Whether a server that has been started gets ready."""
    end = time.monotonic() + START
    # Asked by a program: the tests in a browser leave an event loop running.
    while subprocess.run(ask).returncode:
        if server.poll() is not None or time.monotonic() > end:
            return False
        time.sleep(0.1)
    # Another server may answer at a port that was taken from us.
    return server.poll() is None


class Cluster:
    """A PostgreSQL of our own, that may crash and come back."""

    def __init__(self, programs: Path, folder: Path, lower: list[str]) -> None:
        self.programs = programs
        self.folder = folder
        self.lower = lower
        self.data = str(folder / "data")
        self.port = 0
        self.server: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://grotto@127.0.0.1:{self.port}/postgres"

    def make(self) -> None:
        make = [str(self.programs / "initdb"), "-D", self.data, "-U", "grotto", "-A", "trust", "-E", "UTF8"]
        subprocess.run([*self.lower, *make, "--no-sync"], check=True, capture_output=True, cwd=self.folder)
        for _ in range(ATTEMPTS):
            self.port = free_port()
            if self.start():
                return
        raise RuntimeError((self.folder / "log").read_text())

    def start(self) -> bool:
        """Start it at its port; False if somebody else has that."""
        program, port = str(self.programs / "postgres"), str(self.port)
        command = [program, "-D", self.data, "-p", port, "-k", str(self.folder), "-h", "127.0.0.1"]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen([*self.lower, *command], stdout=log, stderr=log, cwd=self.folder)
        return _answers(self.server, [str(self.programs / "pg_isready"), "-q", "-d", self.address])

    def crash(self) -> None:
        """Drop everything at once; what was committed is found again in its log."""
        assert self.server is not None
        self.server.send_signal(signal.SIGQUIT)
        self.server.wait(60)

    def stop(self) -> None:
        if self.server is not None and self.server.poll() is None:
            self.server.terminate()
            self.server.wait(30)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """An empty cluster; the test is skipped where there is no PostgreSQL."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    # It refuses to run as root.
    lower: list[str] = []
    if os.geteuid() == 0:
        if subprocess.run(["id", "postgres"], capture_output=True).returncode:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        lower = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    folder = Path(tempfile.mkdtemp(prefix="grotto-postgresql-"))
    if lower:
        shutil.chown(folder, "postgres", "postgres")
    made = Cluster(found, folder, lower)
    try:
        made.make()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty cluster."""
    with cluster() as made:
        yield made.address


def new_database(address: str, name: str) -> str:
    """A database of one's own in the cluster."""
    found = programs()
    assert found is not None
    subprocess.run([str(found / "createdb"), f"--maintenance-db={address}", name], check=True, capture_output=True)
    return address.rpartition("/")[0] + "/" + name
