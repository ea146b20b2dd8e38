"""The folder of a match: what is played, and a line for each game that was. It can be killed at any time.

`match.json` says what the match is. `games.jsonl` gets a line for each game as it ends, in whatever order they end. A
line that was not finished when everything stopped is cut off, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, NamedTuple

import grotto
from grotto.arena.playing import Forfeit, GameReport
from grotto.arena.schedule import Schedule
from grotto.kernel.errors import BadOption

MATCH = "match.json"
GAMES = "games.jsonl"


class Seating(NamedTuple):
    """The bots at the seats of a game, by their numbers, and its seed."""

    seats: tuple[int, ...]
    seed: int


class Journal:
    """The games of one match that have been played."""

    def __init__(self, folder: Path, match: dict[str, Any], schedule: Schedule) -> None:
        self.folder = folder
        self.schedule = schedule
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file: IO[bytes] = (folder / GAMES).open("a+b")
        except OSError as error:
            raise BadOption("arena_folder", {"value": str(folder)}) from error
        try:
            self._lock()
            self._claim(match)
            self.reports = self._read()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        # What could not be written was said before.
        with suppress(OSError):
            self.file.close()

    def _lock(self) -> None:
        """Two at a time would play games twice."""
        if not locked(self.file):
            raise BadOption("arena_busy", {"value": str(self.folder)})

    def _claim(self, match: dict[str, Any]) -> None:
        """The folder is for this match, and stays so."""
        data = json.loads(json.dumps({"version": grotto.__version__, **match}))
        kept = self.folder / MATCH
        if not kept.exists():
            if self.file.tell():
                raise BadOption("arena_folder", {"value": str(self.folder)})
            write(kept, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
            return
        known = read_match(self.folder)
        if known != data:
            others = [key for key in {**known, **data} if known.get(key) != data.get(key)]
            raise BadOption("arena_settings", {"value": str(kept), "allowed": ", ".join(others)})

    def _read(self) -> dict[int, GameReport]:
        """All whole lines; what is behind them goes."""
        found: dict[int, GameReport] = {}
        self.file.seek(0)
        end = 0
        for line in self.file:
            if not line.endswith(b"\n"):
                break
            index, seating, report = parsed(line, self.folder, len(found), self.schedule.players)
            if index in found or seating not in (None, self._seating(index)):
                raise _damaged(self.folder, len(found))
            found[index] = report._replace(moves=())
            end += len(line)
        self.file.seek(end)
        self.file.truncate()
        return found

    def _seating(self, index: int) -> Seating:
        planned = self.schedule[index]
        return Seating(planned.seats, planned.seed)

    def add(self, index: int, report: GameReport) -> None:
        """Note a game that was played, by whom and with which luck: a later grotto may plan its games otherwise."""
        data = {"game": index, **self._seating(index)._asdict(), **report._asdict()}
        data["forfeits"] = [forfeit._asdict() for forfeit in report.forfeits]
        try:
            self.file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            self.file.flush()
        except OSError as error:
            raise BadOption("arena_folder", {"value": str(self.folder)}) from error
        self.reports[index] = report._replace(moves=())


def read_match(folder: Path) -> dict[str, Any]:
    """What the match of a folder is; BadOption if the folder is not that of a match."""
    try:
        data = json.loads((folder / MATCH).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadOption("arena_folder", {"value": str(folder)}) from error
    if not isinstance(data, dict):
        raise BadOption("arena_folder", {"value": str(folder)})
    return data


def read_games(folder: Path, players: int) -> Iterator[tuple[int, Seating | None, GameReport]]:
    """All games of a folder with their moves, in the order of their numbers; older ones do not say who sat where."""
    places: dict[int, int] = {}
    try:
        with (folder / GAMES).open("rb") as file:
            place = 0
            for line in file:
                if line.endswith(b"\n"):
                    index, _, _ = parsed(line, folder, len(places), players)
                    if index in places:
                        raise _damaged(folder, len(places))
                    places[index] = place
                place += len(line)
            for number, index in enumerate(sorted(places)):
                file.seek(places[index])
                yield parsed(file.readline(), folder, number, players)
    except OSError as error:
        raise BadOption("arena_folder", {"value": str(folder)}) from error


def parsed(line: bytes, folder: Path, number: int, players: int) -> tuple[int, Seating | None, GameReport]:
    """A line of the journal; BadOption names the one that is no game of so many players."""
    try:
        data = json.loads(line)
        forfeits = tuple([Forfeit(**forfeit) for forfeit in data["forfeits"]])
        report = GameReport(
            tuple(data["totals"]), tuple(data["winners"]), data["decisions"], forfeits, tuple(data["moves"])
        )
        index = int(data["game"])
        seats = range(players)
        if index < 0 or len(report.totals) != players or not all(isinstance(one, int) for one in report.totals):
            raise ValueError(line)
        if any(seat not in seats for seat in (*report.winners, *[forfeit.seat for forfeit in forfeits])):
            raise ValueError(line)
        seating = Seating(tuple(data["seats"]), int(data["seed"])) if "seats" in data else None
        return index, seating, report
    except (ValueError, KeyError, TypeError) as error:
        raise _damaged(folder, number) from error


def _damaged(folder: Path, number: int) -> BadOption:
    """A line, counted from 0, that nobody has written like this."""
    return BadOption("arena_line", {"value": str(folder / GAMES), "n": number + 1})


def locked(file: IO[Any]) -> bool:
    """Have a file for oneself until it is closed or the process ends, however it does; False if somebody else has it.

    Where there are no such locks nobody is kept out.
    """
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True


def write(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    temporary = file.with_name(f".{file.name}.{os.getpid()}")
    temporary.write_text(text, "utf-8")
    os.replace(temporary, file)
