"""What is wrong with a pack, in sentences: a line for each problem, with file and line as editors understand them."""

from __future__ import annotations

from pathlib import Path

from grotto.kernel.errors import GrottoError
from grotto.kernel.packs import Problem
from grotto.text import speaker


def sentence(game: str, problem: Problem, language: str) -> str:
    """What is wrong, without the place, in the words of the game that the pack is for."""
    return speaker(language, game).error(GrottoError(problem.id, problem.data))


def report(game: str, folder: Path, problems: list[Problem], language: str) -> list[str]:
    """Problems of a pack, each with its place."""
    lines: list[str] = []
    for problem in problems:
        place = f"{folder / problem.file}:{problem.line}" if problem.file else str(folder)
        lines.append(f"{place}: {sentence(game, problem, language)}")
    return lines
