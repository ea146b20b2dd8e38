"""Reading the files of a pack: every mistake is noted with file and line, and reading goes on."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from grotto.kernel.errors import Data, Datum
from grotto.kernel.packs import Problem

# The way to a value in a file: keys of tables and places in lists.
Way = tuple[str | int, ...]

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([\w.\"-]+)\s*\]")
KEY: Final = re.compile(r"\s*\"?([\w-]+)\"?\s*[.=]")
ID: Final = re.compile(r"[a-z][a-z0-9_]*")


class Source:
    """A file of a pack, and the problems found in all files so far."""

    def __init__(self, folder: Path, name: str, problems: list[Problem]) -> None:
        self.name = name
        self.problems = problems
        self.lines: dict[Way, int] = {}
        self.data: dict[str, object] = {}
        try:
            text = (folder / name).read_text("utf-8")
            self.lines = find_lines(text)
            self.data = tomllib.loads(text)
        except OSError:
            self.note((), "pack_missing_file", {})
        except UnicodeDecodeError:
            self.note((), "pack_encoding", {})
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"at line (\d+)", str(error))
            data: Data = {"value": re.sub(r" \(at .*\)", "", str(error))}
            problems.append(Problem(name, int(place[1]) if place else 1, "pack_syntax", data))
        except (ValueError, RecursionError) as error:
            # For example a number with thousands of digits, or very deep nesting.
            self.note((), "pack_syntax", {"value": str(error)})

    def note(self, way: Way, id: str, data: Data) -> None:
        """Add a problem with its line, or with that of the nearest enclosing table."""
        while way and way not in self.lines:
            way = way[:-1]
        self.problems.append(Problem(self.name, self.lines.get(way, 1), id, data))

    def top(self) -> Table:
        """The whole file."""
        return Table(self, (), self.data)


def find_lines(text: str) -> dict[Way, int]:
    """The lines of tables and keys; tomllib does not give them."""
    found: dict[Way, int] = {}
    counts: dict[Way, int] = {}
    here: Way = ()
    for number, line in enumerate(text.splitlines(), 1):
        header = HEADER.match(line)
        if header:
            here = ()
            parts = [part.strip('"') for part in header[2].split(".")]
            for index, part in enumerate(parts):
                here = (*here, part)
                last = index == len(parts) - 1
                if last and header[1] == "[[":
                    counts[here] = counts.get(here, -1) + 1
                if here in counts:
                    here = (*here, counts[here])
            found.setdefault(here, number)
            continue
        key = KEY.match(line)
        if key:
            found.setdefault((*here, key[1]), number)
    return found


class Table:
    """A table of a file whose keys are asked for one by one; `done()` notes the unknown ones."""

    def __init__(self, source: Source, way: Way, data: dict[str, object]) -> None:
        self.source = source
        self.way = way
        self.data = data
        self.asked: set[str] = set()

    def note(self, key: str, id: str, data: Data) -> None:
        """A problem with this table, or with one of its keys."""
        self.source.note((*self.way, key) if key else self.way, id, data)

    def get(self, key: str) -> object:
        """The raw value, None if there is none."""
        self.asked.add(key)
        return self.data.get(key)

    def wanted(self, key: str) -> object:
        """The raw value; it is a problem if there is none."""
        value = self.get(key)
        if value is None:
            self.note("", "pack_missing_key", {"key": key})
        return value

    def wrong_type(self, key: str, value: object, type: str) -> None:
        """Note that a value has the wrong type."""
        self.note(key, "pack_type", {"key": key, "value": str(value), "type": type})

    def text(self, key: str, default: str | None = None) -> str:
        """A text; without a default it must be there."""
        value = self.get(key) if default is not None else self.wanted(key)
        if isinstance(value, str):
            return value
        if value is not None:
            self.wrong_type(key, value, "text")
        return default or ""

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within limits."""
        value = self.get(key) if default is not None else self.wanted(key)
        if isinstance(value, int) and not isinstance(value, bool):
            return self.within(key, value, low, high)
        if value is not None:
            self.wrong_type(key, value, "integer")
        return low if default is None else default

    def within(self, key: str, value: int, low: int, high: int) -> int:
        """A number within its limits; one outside is a problem and is moved to the nearest limit."""
        if not low <= value <= high:
            self.note(key, "pack_range", {"key": key, "value": value, "low": low, "high": high})
        return max(low, min(high, value))

    def yes(self, key: str) -> bool:
        """True or false; false if it is not there."""
        value = self.get(key)
        if value is not None and not isinstance(value, bool):
            self.wrong_type(key, value, "true, false")
        return value is True

    def one_of(self, key: str, ids: tuple[str, ...], default: str | None = None) -> int:
        """One of some ids, as its index."""
        return self.index(key, self.text(key, default), ids)

    def index(self, key: str, id: object, ids: tuple[str, ...]) -> int:
        """The index of an id; the first one if it is not there."""
        if not isinstance(id, str) or id not in ids:
            if not (id == "" and key not in self.data):
                self.note(key, "pack_unknown_id", {"key": key, "value": str(id), "allowed": ", ".join(ids)})
            return 0
        return ids.index(id)

    def many_of(self, key: str, ids: tuple[str, ...]) -> list[int]:
        """A list of different ids, as their indices."""
        found: list[int] = []
        for id in self.items(key):
            index = self.index(key, id, ids)
            if index in found and id in ids:
                self.note(key, "pack_twice", {"value": str(id)})
            found.append(index)
        return found

    def items(self, key: str) -> list[object]:
        """A list; empty if it is not there."""
        value = self.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong_type(key, value, "list")
            return []
        return list(value)

    def ids(self, key: str) -> tuple[str, ...]:
        """A list of ids of the pack's own."""
        found: list[str] = []
        for id in self.items(key):
            if isinstance(id, str):
                self.check_id(key, id)
                found.append(id)
            else:
                self.wrong_type(key, id, "text")
        return tuple(found)

    def numbers(self, key: str, low: int, high: int, n: int = 0) -> tuple[int, ...]:
        """A list of whole numbers; of exactly n if n is given."""
        self.wanted(key)
        found: list[int] = []
        for value in self.items(key):
            if isinstance(value, int) and not isinstance(value, bool):
                found.append(self.within(key, value, low, high))
            else:
                self.wrong_type(key, value, "integer")
                found.append(low)
        if n and len(found) != n:
            self.note(key, "pack_count", {"key": key, "value": len(found), "n": n})
            found = (found + [low] * n)[:n]
        return tuple(found)

    def table(self, key: str) -> Table:
        """A table within this one; empty if it is not there."""
        value = self.get(key)
        if value is not None and not isinstance(value, dict):
            self.wrong_type(key, value, "table")
        return Table(self.source, (*self.way, key), value if isinstance(value, dict) else {})

    def tables(self, key: str) -> list[Table]:
        """A list of tables; empty if it is not there."""
        found: list[Table] = []
        for index, value in enumerate(self.items(key)):
            if isinstance(value, dict):
                found.append(Table(self.source, (*self.way, key, index), value))
            else:
                self.wrong_type(key, value, "table")
        return found

    def counts(self, key: str, ids: tuple[str, ...], low: int, high: int) -> tuple[tuple[int, int], ...]:
        """A table of numbers by id, as pairs of index and number."""
        inner = self.table(key)
        found: list[tuple[int, int]] = []
        for id in inner.data:
            if id in ids:
                found.append((ids.index(id), inner.whole(id, low, high)))
            else:
                self.note(key, "pack_unknown_id", {"key": key, "value": id, "allowed": ", ".join(ids)})
        return tuple(found)

    def name_id(self, key: str) -> str:
        """A text that is an id."""
        id = self.text(key)
        if key in self.data:
            self.check_id(key, id)
        return id

    def check_id(self, key: str, id: str) -> None:
        """Note a text that is not an id."""
        if not ID.fullmatch(id):
            self.note(key, "pack_bad_id", {"value": id})

    def id(self, taken: set[str]) -> str:
        """The id of the thing that this table describes; different from those taken."""
        id = self.name_id("id")
        if id in taken:
            self.note("id", "pack_twice", {"value": id})
        taken.add(id)
        return id

    def done(self) -> None:
        """Note keys that nobody asked for."""
        for key in self.data:
            if key not in self.asked:
                known: Datum = ", ".join(sorted(self.asked))
                self.note(key, "pack_unknown_key", {"key": key, "allowed": known})
