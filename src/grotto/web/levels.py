"""How full the buckets of web.limits are: known to a process alone, or to all servers at one socket together."""

from __future__ import annotations

import contextlib
import hashlib
import mmap
import secrets
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from struct import Struct
from typing import Protocol

# More buckets than this are not remembered at a time.
REMEMBERED = 30_000
# A place in the file of Common: what names the bucket, how full it was, and when. So many places lie together, and a
# bucket is in one of those that its name leads to.
PLACE = Struct("=Qdd")
TOGETHER = 8
GROUP = Struct("=" + "Qdd" * TOGETHER)
GROUPS = REMEMBERED // TOGETHER
# So long is the key at the beginning of the file by which names lead to places.
KEY = 16

Level = tuple[float, float]


class Levels(Protocol):
    """Levels with their moments, by the names of buckets."""

    def held(self) -> AbstractContextManager[object]:
        """Nobody else reads or writes meanwhile."""

    def get(self, name: str) -> Level | None:
        """How full a bucket was, and when; nothing if that is not known, and it is full."""

    def put(self, name: str, level: Level) -> None:
        """Remember it."""


class Own:
    """Those of one process."""

    def __init__(self) -> None:
        self.levels: dict[str, Level] = {}

    def held(self) -> AbstractContextManager[object]:
        """There is nobody else."""
        return contextlib.nullcontext()

    def get(self, name: str) -> Level | None:
        """How full a bucket was, and when."""
        return self.levels.get(name)

    def put(self, name: str, level: Level) -> None:
        """Remember it; what has been quiet for longest is full again, or nearly so, and forgotten."""
        # The newest last.
        self.levels.pop(name, None)
        self.levels[name] = level
        while len(self.levels) > REMEMBERED:
            del self.levels[next(iter(self.levels))]


class Common:
    """Those of several processes, in a file that all of them have in memory.

    The lock is that of the file: a process that dies lets it go. Strangers choose names, such as those of tables that
    don't exist; without the key they could fill the places around their own bucket, until that is forgotten and full.
    """

    def __init__(self, path: str) -> None:
        self.file = Path(path).open("r+b")  # noqa: SIM115
        self.memory = mmap.mmap(self.file.fileno(), KEY + GROUP.size * GROUPS)
        self.key = self.memory[:KEY]

    @staticmethod
    def make(path: str) -> None:
        """An empty file: all buckets are full."""
        Path(path).write_bytes(secrets.token_bytes(KEY) + bytes(GROUP.size * GROUPS))

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Let the other processes wait for a moment."""
        import fcntl

        fcntl.flock(self.file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self.file, fcntl.LOCK_UN)

    def _find(self, name: str) -> tuple[int, int, tuple[float, ...]]:
        """What stands for a name, where its group begins, and what is in that."""
        # Nothing stands for 0: it is an empty place.
        id = int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8, key=self.key).digest(), "big") | 1
        start = KEY + (id >> 1) % GROUPS * GROUP.size
        return id, start, GROUP.unpack_from(self.memory, start)

    def get(self, name: str) -> Level | None:
        """How full a bucket was, and when."""
        id, _, found = self._find(name)
        for place in range(0, 3 * TOGETHER, 3):
            if found[place] == id:
                return found[place + 1], found[place + 2]
        return None

    def put(self, name: str, level: Level) -> None:
        """Remember it, in place of what has been quiet for longest among its neighbours."""
        id, start, found = self._find(name)
        places = range(TOGETHER)
        mine = [place for place in places if found[3 * place] == id]
        place = mine[0] if mine else min(places, key=lambda place: (found[3 * place] != 0, found[3 * place + 2]))
        PLACE.pack_into(self.memory, start + place * PLACE.size, id, *level)
