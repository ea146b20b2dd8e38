"""How games look: one package for each game, named after it.

Such a package has three functions: `draw` makes the table as a picture of characters, `lines` tells
it one line per thing, for pipes and screen readers, and `legend` explains the marks of both.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import RenderableType

from grotto.cli.telling import Teller
from grotto.kernel.acts import Word
from grotto.kernel.game import Game
from grotto.kernel.state import State


@dataclass(frozen=True)
class View:
    """A position for one reader. Things that may be chosen now are lit, each with its number in the list."""

    game: Game
    state: State
    teller: Teller
    lit: dict[Word, int] = field(default_factory=dict)

    def say(self, id: str, **data: str | int) -> str:
        """A message of the drawing: `say("dig")` is `cli-<game>-dig`."""
        return self.teller.speech.say(f"cli-{self.game.id}-{id}", **data)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing."""
        return self.teller.speech.word(kind, id)


class Drawing(Protocol):
    """What the package of a game offers."""

    def draw(self, view: View, width: int) -> RenderableType:
        """The table, not wider than so many columns."""

    def lines(self, view: View) -> list[str]:
        """The table, one line per thing."""

    def legend(self, view: View) -> list[str]:
        """What the marks mean."""


def drawing_of(game: Game) -> Drawing:
    """The package that knows how a game looks; its bare data if there is none."""
    drawn = find_spec(f"grotto.cli.drawing.{game.id}") is not None
    return cast("Drawing", import_module(f"grotto.cli.drawing.{game.id if drawn else 'unadorned'}"))
