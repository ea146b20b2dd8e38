"""The best lines of solo games that were found: whole games as records, for readers.

No bot looks them up. Each says its score in its last line; how it was found is told in ../../weights/README.md.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from grotto.kernel.record import Record, read


@cache
def line_text(game: str) -> str | None:
    """The record of a game's best line, as text; None if there is none."""
    if not game.isidentifier():
        return None
    file = files(__name__) / f"{game}.txt"
    return file.read_text("utf-8") if file.is_file() else None


def line_score(game: str) -> int | None:
    """The score of the best line; None if there is none."""
    text = line_text(game)
    if text is None:
        return None
    record: Record = read(text)
    assert record.result is not None
    return record.result[0]
