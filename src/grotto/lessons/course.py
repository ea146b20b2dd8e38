"""What a lesson consists of, as its file has it."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from grotto.kernel.errors import Datum

# Who sits with somebody who learns: what he does is written in the lesson.
NEIGHBOUR = "Pip"


class BadLesson(Exception):
    """A lesson that can't be played as it is written."""


class Step(Struct, forbid_unknown_fields=True):
    """One idea: where to look, and what to do. A step without acts ends when the reader says so."""

    id: str
    # The thing that is meant, as the boards name it: "tile:housework", "cell:r2c0", or a part of the page: "part:turn".
    at: str = ""
    # Other things it is about.
    also: list[str] = []
    # What the learner does: acts with semicolons between them.
    acts: str = ""
    # What the others do after that.
    then: str = ""

    def own(self) -> list[str]:
        """The learner's acts."""
        return lines(self.acts)


class Chapter(Struct, forbid_unknown_fields=True):
    """Some steps at one table. A chapter with a seed begins a game, any other one goes on where the last one ended."""

    id: str
    steps: list[Step]
    seed: str = ""
    players: int = 0
    options: dict[str, Datum] = {}
    # What everybody has done before the first step.
    play: str = ""


class Lesson(Struct, forbid_unknown_fields=True):
    """The chapters for one game, and how long they take."""

    minutes: int
    # The seat of whoever learns.
    learner: int
    chapters: list[Chapter]


def lines(acts: str) -> list[str]:
    """Acts that are written one after the other, with semicolons between them."""
    return [" ".join(act.split()) for act in acts.split(";") if act.strip()]


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson for a game; games of others need not have one."""
    file = resources.files("grotto.lessons") / f"{game}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if file.is_file() else None
