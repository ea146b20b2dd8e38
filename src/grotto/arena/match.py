"""Matches: any number of bots, many games, and what came of them.

>>> import grotto
>>> from grotto.arena.match import match
>>> report = match(grotto.game("cave_vs_cave"), ["random", "random"], games=4)
>>> report.games, sorted([bot.bot for bot in report.bots])
(4, ['random', 'random#2'])
"""

from __future__ import annotations

import operator
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from grotto.arena import provenance
from grotto.arena.entrants import PROGRAM, Entrant, Maker, entrants_of
from grotto.arena.executors import Executor, Processes, Serial
from grotto.arena.figures import MatchReport, figures
from grotto.arena.journal import Journal, read_games, read_match, write
from grotto.arena.playing import SECONDS, GameReport, play_game, record_of
from grotto.arena.programs import PROGRAMS, try_out
from grotto.arena.schedule import Schedule
from grotto.games import GAMES
from grotto.kernel.errors import BadOption
from grotto.kernel.game import Game, Options
from grotto.kernel.record import Record

# Told how many games have been played, and of how many.
Progress = Callable[[int, int], None]

REPORT = "report.json"


class Match(NamedTuple):
    """What a match is; with its seed it decides every game."""

    game: str
    bots: tuple[Entrant, ...]
    players: int
    options: Options
    gauntlet: bool
    seed: int
    # Seconds that a program may take for an act.
    seconds: float

    def schedule(self) -> Schedule:
        """Its games."""
        return Schedule(len(self.bots), self.players, self.gauntlet, self.seed)

    def to_data(self) -> dict[str, Any]:
        """What has to be the same for a match to be gone on with."""
        data: dict[str, Any] = {"sources": provenance.sources(), **self._asdict()}
        data["bots"] = [{"name": bot.name, "spec": bot.spec, "files": bot.files()} for bot in self.bots]
        # Nobody has to name the pack or the version of the rules, and what is usual may be another one next time.
        data["options"] = GAMES[self.game].checked(self.players, self.options)
        return data


def match_of(
    game: Game,
    bots: Sequence[str | Maker] | str | Maker,
    seed: int = 0,
    *,
    players: int | None = None,
    options: Options | None = None,
    gauntlet: bool = False,
    seconds: float = SECONDS,
) -> Match:
    """A match, checked before anything is played; BadOption names what is wrong.

    Without a number of players all bots sit at one table if it has so many seats, else as many as is usual.
    """
    entrants = entrants_of([bots] if isinstance(bots, str) or callable(bots) else bots)
    if not entrants:
        raise BadOption("bad_option_value", {"option": "bots", "value": 0, "allowed": "1, 2, ..."})
    if gauntlet and len(entrants) < 2:
        raise BadOption("arena_gauntlet", {"value": len(entrants)})
    if players is None:
        alone = len(entrants) == 1 and 1 in game.seats
        whole = not gauntlet and len(entrants) in game.seats
        players = len(entrants) if alone or whole else game.default_seats()
    # Numbers may be numpy's, which are kept by no journal.
    players = operator.index(players)
    given: dict[str, Any] = dict(options or {})
    for name, one in given.items():
        if hasattr(one, "__index__") and not isinstance(one, int):
            given[name] = operator.index(one)
    checked = game.checked(players, given)
    for entrant in entrants:
        entrant.check(game, players, checked)
    for entrant in dict.fromkeys([entrant._replace(name="") for entrant in entrants if entrant.kind == PROGRAM]):
        try_out(entrant)
    return Match(game.id, tuple(entrants), players, given, gauntlet, operator.index(seed), seconds)


def match(
    game: Game,
    bots: Sequence[str | Maker] | str | Maker,
    games: int = 100,
    seed: int = 0,
    *,
    players: int | None = None,
    options: Options | None = None,
    gauntlet: bool = False,
    seconds: float = SECONDS,
    executor: Executor | None = None,
    folder: Path | str | None = None,
    progress: Progress | None = None,
) -> MatchReport:
    """Let bots play so many games, or a few more so that every deal is whole. The same seed gives the same match.

    A bot is a name, `module:Class`, a command line, or in Python a class; one alone needs no list. `players` sit at a
    table; with `gauntlet` only the first bot meets the others. `seconds` is what programs have for an act.
    `executor_of` makes an executor, for several processes or a cluster. With a folder the match can be stopped and
    gone on with. `progress` is called with the number of games that have been played and of all.
    """
    wanted = match_of(game, bots, seed, players=players, options=options, gauntlet=gauntlet, seconds=seconds)
    return play(wanted, operator.index(games), executor or Serial(), None if folder is None else Path(folder), progress)


class Task(NamedTuple):
    """A game of a match, for whoever plays it."""

    match: Match
    number: int


def play(
    match: Match, games: int, executor: Executor, folder: Path | None = None, progress: Progress | None = None
) -> MatchReport:
    """Play a match, or the rest of it."""
    for bot in match.bots:
        if isinstance(executor, Processes) and bot.maker is not None and not provenance.can_be_sent(bot.maker):
            raise BadOption("bot_here_only", {"value": bot.name})
    started = time.perf_counter()
    try:
        if folder is None:
            reports: dict[int, GameReport] = {}
            new = _play_rest(match, games, executor, reports, lambda number, report: None, progress)
        else:
            with Journal(folder, match.to_data(), match.schedule()) as journal:
                reports = journal.reports
                new = _play_rest(match, games, executor, reports, journal.add, progress)
    finally:
        PROGRAMS.close()
    schedule = match.schedule()
    played = [reports[index] for index in range(schedule.whole(games))]
    names = [bot.name for bot in match.bots]
    # As in `match.json`: what nobody had to name belongs to it, too.
    options = GAMES[match.game].checked(match.players, match.options)
    report = figures(match.game, names, schedule, played, options, time.perf_counter() - started)
    report = report._replace(played=new, gauntlet=match.gauntlet, limit=match.seconds)
    if folder is not None:
        write(folder / REPORT, report.text())
    return report


def _play_rest(
    match: Match,
    games: int,
    executor: Executor,
    reports: dict[int, GameReport],
    note: Callable[[int, GameReport], None],
    progress: Progress | None,
) -> int:
    """Play what is missing, and say how many games that were."""
    whole = match.schedule().whole(games)
    left = [index for index in range(whole) if index not in reports]
    done = whole - len(left)
    if progress is not None:
        progress(done, whole)
    tasks: Iterable[Task] = (Task(match, index) for index in left)
    for task, report in executor.run(play_task, tasks):
        note(task.number, report)
        reports[task.number] = report._replace(moves=())
        done += 1
        if progress is not None:
            progress(done, whole)
    return len(left)


def play_task(task: Task) -> GameReport:
    """One game of a match, in whichever process."""
    match = task.match
    planned = match.schedule()[task.number]
    seats = [match.bots[bot] for bot in planned.seats]
    return play_game(GAMES[match.game], seats, planned.seed, match.options, match.seconds)


class Played(NamedTuple):
    """A game of a folder: its number, its deal, its record and how it went."""

    number: int
    """Its number in the match, from 0."""
    deal: int
    """The deal it belongs to: games of one deal share their luck."""
    record: Record
    """The game itself."""
    report: GameReport
    """How it went."""


def records(folder: Path | str) -> Iterable[Played]:
    """All games of the folder of a match, in their order, as records that can be replayed and verified."""
    folder = Path(folder)
    data = read_match(folder)
    try:
        names = [bot["name"] for bot in data["bots"]]
        game, options = GAMES[data["game"]], data["options"]
        schedule = Schedule(len(names), data["players"], data["gauntlet"], data["seed"])
    except (KeyError, TypeError) as error:
        raise BadOption("arena_folder", {"value": str(folder)}) from error
    for index, seating, report in read_games(folder, schedule.players):
        planned = schedule[index]
        seats, seed = seating or (planned.seats, planned.seed)
        record = record_of(game, [names[bot] for bot in seats], seed, options, report)
        yield Played(index, planned.deal, record, report)
