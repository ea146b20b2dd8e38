"""Threads: what goes on from one encounter to another, whoever meets it (docs/encounters.md).

They are named where tales are read again and change nothing in the game, so a pack need not have any.
"""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.content.kinds import BOOKS, Thread
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.toml import Source, Table
from grotto.kernel.packs import Problem

FILE: Final = "threads.toml"
# What is met only once is no thread.
LEAST_PARTS: Final = 2


def read_threads(pack: Pack, problems: list[Problem]) -> None:
    """The threads of a pack whose books have been read."""
    pack.threads = []
    if not (pack.folder / FILE).is_file():
        return
    top = Source(pack.folder, FILE, problems).top()
    taken: set[str] = set()
    for table in top.tables("thread"):
        pack.threads.append(_read_thread(pack, table, taken))
    top.done()


def _read_thread(pack: Pack, table: Table, taken: set[str]) -> Thread:
    id = table.id(taken)
    parts: list[tuple[int, int]] = []
    for number, book in enumerate(BOOKS):
        known = pack.books[number].places
        for value in table.items(book):
            if not isinstance(value, int) or isinstance(value, bool):
                table.wrong_type(book, value, "integer")
            elif value not in known:
                table.note(book, "pack_unknown_paragraph", {"value": value})
            elif (number, value) in parts:
                table.note(book, "pack_twice", {"value": str(value)})
            else:
                parts.append((number, value))
    if len(parts) < LEAST_PARTS:
        table.note("", "pack_count", {"key": id, "value": len(parts), "n": LEAST_PARTS})
    table.done()
    return Thread(id, tuple(parts))
