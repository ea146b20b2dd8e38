"""Opening a pack and checking it.

>>> check_pack(DEFAULT)
[]
>>> load_pack(DEFAULT).id
'default'
"""

from __future__ import annotations

import contextlib
import hashlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from grotto.games.above_and_below.content.kinds import BOOKS, HOUSE, KEY, OUTPOST, SECOND_BOOK
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.paragraphs import Reader
from grotto.games.above_and_below.content.tables import (
    read_buildings,
    read_caves,
    read_modules,
    read_numbers,
    read_start,
    read_villagers,
)
from grotto.games.above_and_below.content.threads import read_threads
from grotto.games.above_and_below.content.toml import Source, Table
from grotto.games.above_and_below.content.words import check_words
from grotto.kernel.errors import BadData
from grotto.kernel.packs import BadPack, Problem

# Compiled modules lie elsewhere, packages do not.
DEFAULT: Final = Path(str(files("grotto.games.above_and_below"))) / "packs" / "default"
RULE_FILES: Final[tuple[str, ...]] = (
    "pack.toml",
    "villagers.toml",
    "buildings.toml",
    "caves.toml",
    "modules.toml",
    "book.toml",
    "deep.toml",
)
HASH_DIGITS: Final = 32
GAME_ID: Final = "above_and_below"


def content_hash(folder: Path) -> str:
    """A hash of the files that contain rules; line endings are ignored."""
    digest = hashlib.sha256()
    for name in RULE_FILES:
        text = b""
        with contextlib.suppress(OSError):
            text = (folder / name).read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:HASH_DIGITS]


def read_pack(folder: Path, problems: list[Problem]) -> Pack:
    """The cards and numbers of a pack; the books are opened later."""
    numbers = Source(folder, "pack.toml", problems).top()
    pack = Pack(folder, numbers.name_id("id"), content_hash(folder))
    pack.languages = read_languages(numbers)
    read_numbers(pack, numbers)
    read_villagers(pack, Source(folder, "villagers.toml", problems).top())
    read_start(pack, numbers)
    numbers.done()
    read_buildings(pack, Source(folder, "buildings.toml", problems).top())
    read_caves(pack, Source(folder, "caves.toml", problems).top())
    read_modules(pack, Source(folder, "modules.toml", problems).top())
    most = max([number for grid in [*pack.caves, *pack.tokens] for number in grid.numbers], default=0)
    pack.numbers = tuple([str(number) for number in range(most + 1)])
    for group, size, key in (
        (HOUSE, pack.house_row, "house"),
        (OUTPOST, pack.outpost_row, "outpost"),
        (KEY, pack.key_row, "key"),
    ):
        found = pack.card_masks[group].bit_count()
        if found < size:
            numbers.note("rows", "pack_count", {"key": key, "value": found, "n": size})
    return pack


def read_languages(numbers: Table) -> tuple[str, ...]:
    """The languages of a pack. The first one is used for every language that is missing."""
    found: list[str] = []
    for language in numbers.items("languages"):
        numbers.check_id("languages", str(language))
        if language in found:
            numbers.note("languages", "pack_twice", {"value": str(language)})
        found.append(str(language))
    if not found:
        numbers.note("", "pack_missing_key", {"key": "languages"})
    return tuple(found)


def read_books(pack: Pack, problems: list[Problem]) -> None:
    """Both books of a pack, and the threads that run through them."""
    for number, id in enumerate(BOOKS):
        source = Source(pack.folder, f"{id}.toml", problems)
        pack.books.append(Reader(pack, id, number == SECOND_BOOK).read(source.top()))
    read_threads(pack, problems)


def open_books(pack: Pack) -> None:
    """Read the books of a pack that has been loaded."""
    problems: list[Problem] = []
    read_books(pack, problems)
    if problems:
        pack.books = []
        raise BadPack(GAME_ID, pack.folder, problems)


def load_pack(folder: Path) -> Pack:
    """A pack to play with; BadPack if its cards have a problem. Words and books are read when they are needed."""
    problems: list[Problem] = []
    pack = read_pack(folder, problems)
    if problems:
        raise BadPack(GAME_ID, folder, problems)
    return pack


def check_pack(folder: Path) -> list[Problem]:
    """Everything that is wrong with a pack, by file and line; nothing if it can be played."""
    problems: list[Problem] = []
    if not folder.is_dir():
        return [Problem("", 0, "pack_missing_folder", {})]
    pack = read_pack(folder, problems)
    read_books(pack, problems)
    check_words(pack, problems)
    order = {name: index for index, name in enumerate(RULE_FILES)}
    return sorted(problems, key=lambda problem: (order.get(problem.file, 99), problem.file, problem.line))


@lru_cache(maxsize=1)
def default_pack() -> Pack:
    """Our own pack."""
    return load_pack(DEFAULT)


def named(pack: Pack) -> str:
    """What a pack is called in a pickle: its folder. Our own has none: it lies elsewhere on every machine."""
    return "" if pack.folder == DEFAULT else str(pack.folder)


@lru_cache(maxsize=16)
def pack_named(name: str, content: str) -> Pack:
    """The pack of a pickle; BadData if its content is no longer the same."""
    pack = load_pack(Path(name)) if name else default_pack()
    if pack.content != content:
        raise BadData("data_value", {"key": f"content of {pack.id}", "value": content, "allowed": pack.content})
    return pack
