"""A private PostgreSQL on a free port, where its programs are installed."""

from __future__ import annotations

import os
import shutil
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


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty cluster; the test is skipped where there is no PostgreSQL."""
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
    server: subprocess.Popen[bytes] | None = None
    try:
        if lower:
            shutil.chown(folder, "postgres", "postgres")
        data = str(folder / "data")
        make = [str(found / "initdb"), "-D", data, "-U", "grotto", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*lower, *make], check=True, capture_output=True, cwd=folder)
        for _ in range(ATTEMPTS):
            port = free_port()
            start = [str(found / "postgres"), "-D", data, "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"]
            with (folder / "log").open("wb") as log:
                server = subprocess.Popen([*lower, *start], stdout=log, stderr=log, cwd=folder)
            address = f"postgresql://grotto@127.0.0.1:{port}/postgres"
            if _answers(server, [str(found / "pg_isready"), "-q", "-d", address]):
                break
        else:
            raise RuntimeError((folder / "log").read_text())
        yield address
    finally:
        if server is not None:
            server.terminate()
            server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def new_database(address: str, name: str) -> str:
    """A database of one's own in the cluster."""
    found = programs()
    assert found is not None
    subprocess.run([str(found / "createdb"), f"--maintenance-db={address}", name], check=True, capture_output=True)
    return address.rpartition("/")[0] + "/" + name
