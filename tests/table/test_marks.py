"""The mark that is stored with a move stays the same for good: another one would make every stored game read-only."""

from __future__ import annotations

from zlib import crc32

import pytest

import stored
from grotto.kernel import record
from grotto.kernel.game import Game
from grotto.table.history import mark_of

# Of all marks of the first stored game of each rulebook. A change of the rules needs a switch, not another number here.
MARKS = {"cave_vs_cave": "73406294", "caverna": "4e6aca4f", "above_and_below": "610e80c7"}


@pytest.mark.parametrize("game", stored.games(), ids=lambda game: str(game.id))
def test_marks_stay(game: Game) -> None:
    first = next(one for one in stored.wanted() if one.game is game)
    course = record.Replay(game, record.read(first.file.read_text("utf-8")))
    marks: list[str] = []
    for actor, _ in course.record.moves:
        course.step()
        marks.append(mark_of(course.game, course.state, actor))
    assert len(set(marks)) > 20
    assert f"{crc32(' '.join(marks).encode()):08x}" == MARKS[game.id]
