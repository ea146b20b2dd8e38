"""What is wrong with a pack, in sentences: a line for each problem, with file and line as editors understand them."""

from __future__ import annotations

from pathlib import Path

from grotto.games.above_and_below.content.folder import BadPack
from grotto.games.above_and_below.content.toml import Problem
from grotto.kernel.errors import GrottoError
from grotto.text import speaker


def sentence(problem: Problem, language: str) -> str:
    """What is wrong, without the place."""
    return speaker(language, "above_and_below").error(GrottoError(problem.id, problem.data))


def report(folder: Path, problems: list[Problem], language: str) -> list[str]:
    """All problems of a pack."""
    lines: list[str] = []
    for problem in problems:
        place = f"{folder / problem.file}:{problem.line}" if problem.file else str(folder)
        lines.append(f"{place}: {sentence(problem, language)}")
    return lines


def report_error(error: BadPack, language: str) -> str:
    """The same for a pack that could not be opened."""
    return "\n".join(report(error.folder, error.problems, language))
