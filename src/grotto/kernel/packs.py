"""What is wrong with a content pack: a game that takes packs says it by file and line."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from grotto.kernel.errors import Data, GrottoError


class Problem(NamedTuple):
    """Something wrong with a pack: where, and what, as an id with data."""

    file: str
    line: int
    id: str
    data: Data


class BadPack(GrottoError):
    """A pack with mistakes: all `problems`, of which the error itself is the first. `game` has the words for them."""

    def __init__(self, game: str, folder: Path, problems: list[Problem]) -> None:
        first = problems[0]
        data: Data = {"file": first.file, "line": first.line, **first.data}
        super().__init__(first.id, data)
        self.game = game
        self.folder = folder
        self.problems = problems

    def __reduce__(self) -> tuple[object, ...]:
        return BadPack, (self.game, self.folder, self.problems)
