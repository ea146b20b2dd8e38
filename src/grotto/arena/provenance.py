"""What a match was made of: grotto itself and the bots of others, each as a short hash of its files.

A version says little in a clone, where rules and bots change from commit to commit, and nothing of somebody's own bot.
So that no folder and no cluster ever mixes games of two programs, what they consist of is compared.
"""

from __future__ import annotations

import hashlib
import inspect
import pickle
import re
import sys
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any

import grotto

PACKAGE = Path(grotto.__file__).parent
# What decides how a game goes. Words for people do not.
PARTS = ("kernel", "games", "bots", "arena/playing.py", "arena/schedule.py")
SUFFIXES = {".py", ".toml", ".yaml", ".json", ".npz"}
# A larger file is not a program but what it was trained on.
LARGEST = 1 << 28
ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")


def _hash(parts: Iterable[bytes]) -> str:
    seen = hashlib.sha256()
    for part in parts:
        seen.update(hashlib.sha256(part).digest())
    return seen.hexdigest()[:16]


def _contents(files: Iterable[Path], root: Path) -> Iterable[bytes]:
    for file in sorted(files):
        yield file.relative_to(root).as_posix().encode()
        yield file.read_bytes()


@cache
def sources() -> str:
    """The rules, the bots and the way matches are played, as they are installed here, compiled or not."""
    parts = [PACKAGE / part for part in PARTS]
    files = [file for part in parts for file in (part.rglob("*") if part.is_dir() else [part])]
    return _hash(_contents([file for file in files if file.suffix in SUFFIXES], PACKAGE))


def here() -> str:
    """The grotto of this machine."""
    return f"{grotto.__version__} {sources()}"


def files_of_class(spec: str, home: str) -> str:
    """The module of a class, or the whole package that it is in; nothing if it is not found as files."""
    top = spec.partition(":")[0].partition(".")[0]
    found = PathFinder.find_spec(top, [home, *sys.path])
    if found is None or found.origin is None or not Path(found.origin).is_file():
        return ""
    origin = Path(found.origin)
    if origin.name != "__init__.py":
        return _hash([origin.read_bytes()])
    return _hash(_contents(origin.parent.rglob("*.py"), origin.parent))


def files_of_command(command: tuple[str, ...], home: str) -> str:
    """The files that a command line names, but for the program that runs them where it is one of the system."""
    files = [Path(home, word) for word in command]
    there = [file for file in files if file.is_file() and file.stat().st_size < LARGEST]
    return _hash([file.read_bytes() for file in there]) if there else ""


def can_be_sent(maker: Callable[..., Any]) -> bool:
    """Whether another process finds a class or function by its name: not if it was written in a notebook."""
    while isinstance(maker, partial):
        maker = maker.func
    try:
        pickle.dumps(maker)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return maker.__module__ != "__main__" or hasattr(sys.modules["__main__"], "__file__")


def source_of(maker: Callable[..., Any]) -> str:
    """The source of a class or function with the arguments that it is given beforehand; nothing if it is not known."""
    if isinstance(maker, partial):
        given = ADDRESS.sub("", repr((maker.args, sorted(maker.keywords.items()))))
        return _hash([source_of(maker.func).encode(), given.encode()])
    try:
        return _hash([inspect.getsource(maker).encode()])
    except (OSError, TypeError):
        return ""
