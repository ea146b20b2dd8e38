"""Games as data to learn from: a Parquet file with a row for each decision (docs/arena.md says what is in it).

A game is a text, so nothing but the games themselves need be kept: whoever wants positions replays them. PyArrow is
not a part of grotto (`pip install grotto[data]`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import grotto
from grotto.arena.executors import Executor, Serial
from grotto.arena.match import Played
from grotto.games import GAMES
from grotto.kernel.errors import BadOption, BadRecord
from grotto.kernel.game import Game
from grotto.kernel.record import Record, Replay, read

# Rows that are written together; a reader gets at least so many at a time.
ROWS = 20_000


class Task(NamedTuple):
    """A game whose decisions are wanted: its number in the file, and what is known of it."""

    number: int
    deal: int | None
    record: str
    winners: tuple[int, ...] | None
    # From which move on a seat was no longer played by its bot.
    lost: dict[int, int]


def schema_of(game: Game, options: dict[str, Any]) -> Any:
    """The columns for a game, with what their numbers mean."""
    import pyarrow as pa

    about = {
        "grotto.version": grotto.__version__,
        "grotto.game": game.id,
        "grotto.options": json.dumps(options),
        "grotto.features": json.dumps(game.observation().names),
        "grotto.acts": json.dumps([entry.notation() for entry in game.vocabulary.entries]),
    }
    fields = [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("deal", pa.int32()),
        pa.field("move", pa.int32(), nullable=False),
        pa.field("round", pa.int16(), nullable=False),
        pa.field("players", pa.int8(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("bot", pa.string()),
        pa.field("observation", pa.list_(pa.float32(), game.observation().size), nullable=False),
        pa.field("legal", pa.list_(pa.int32()), nullable=False),
        pa.field("act", pa.int32(), nullable=False),
        pa.field("score", pa.int32(), nullable=False),
        pa.field("best_other", pa.int32()),
        pa.field("share", pa.float32(), nullable=False),
        pa.field("forfeited", pa.bool_(), nullable=False),
    ]
    return pa.schema(fields, metadata=about)


def rows_of(task: Task) -> Any:
    """All decisions of a game in which there was a choice, as a batch of rows."""
    import pyarrow as pa

    record = read(task.record)
    course = Replay(GAMES[record.game], record)
    game, schema = course.game, schema_of(course.game, record.options)
    found: dict[str, list[Any]] = {name: [] for name in schema.names}
    while course.move < len(record.moves):
        state, seat = course.state, course.state.actor
        legal = state.legal() if seat >= 0 else []
        if len(legal) > 1 and course.move < task.lost.get(seat, course.move + 1):
            found["move"].append(course.move)
            found["round"].append(game.progress(state)[0])
            found["seat"].append(seat)
            found["observation"].append(game.observe(state, seat))
            found["legal"].append(legal)
            found["act"].append(course.next_act())
        course.step()
    result = course.state.result()
    winners = result.winners if task.winners is None else task.winners
    for seat in found["seat"]:
        others = [total for other, total in enumerate(result.totals) if other != seat]
        found["score"].append(result.totals[seat])
        found["best_other"].append(max(others) if others else None)
        found["share"].append(1.0 / len(winners) if seat in winners else 0.0)
        found["forfeited"].append(seat in task.lost)
        found["bot"].append(record.seats[seat] if seat < len(record.seats) else None)
    rows = len(found["seat"])
    found.update(game=[task.number] * rows, deal=[task.deal] * rows, players=[record.players] * rows)
    return pa.RecordBatch.from_pydict(found, schema=schema)


def tasks_of(games: Iterable[Played | Record]) -> Iterator[Task]:
    """Games of matches and records, numbered; BadRecord if one is not over."""
    for number, one in enumerate(games):
        if isinstance(one, Record):
            if one.result is None:
                raise BadRecord("dataset_unfinished", {"n": number + 1})
            yield Task(number, None, one.text(), None, {})
        else:
            lost = {forfeit.seat: forfeit.move for forfeit in one.report.forfeits}
            yield Task(number, one.deal, one.record.text(), one.report.winners, lost)


def write_dataset(games: Iterable[Played | Record], file: Path | str, executor: Executor | None = None) -> int:
    """Write the decisions of all these games, in their order, and say how many there are.

    All must be of one game with the same options. The file is there when it is whole.
    """
    if find_spec("pyarrow") is None:
        raise BadOption("extra_missing", {"value": "pyarrow", "allowed": 'pip install "grotto[data]"'})
    import pyarrow as pa
    import pyarrow.parquet as pq

    file = Path(file)
    tasks = tasks_of(games)
    first = next(tasks, None)
    if first is None:
        raise BadRecord("dataset_empty", {})
    header = read(first.record)
    schema = schema_of(GAMES[header.game].edition(header.options), header.options)
    temporary = file.with_name(f".{file.name}.{os.getpid()}")
    written = 0
    try:
        with pq.ParquetWriter(temporary, schema, compression="zstd") as out:
            waiting: list[Any] = []
            for batch in _in_order(chain([first], tasks), executor or Serial()):
                if not batch.schema.equals(schema, check_metadata=True):
                    raise BadRecord("dataset_mixed", {"game": header.game})
                waiting.append(batch)
                written += batch.num_rows
                if sum([one.num_rows for one in waiting]) >= ROWS:
                    out.write_table(pa.Table.from_batches(waiting, schema))
                    waiting = []
            out.write_table(pa.Table.from_batches(waiting, schema))
        os.replace(temporary, file)
    finally:
        temporary.unlink(missing_ok=True)
    return written


def _in_order(tasks: Iterable[Task], executor: Executor) -> Iterator[Any]:
    """The batches in the order of the games, whoever was quicker."""
    early: dict[int, Any] = {}
    number = 0
    for task, batch in executor.run(rows_of, tasks):
        early[task.number] = batch
        while number in early:
            yield early.pop(number)
            number += 1
