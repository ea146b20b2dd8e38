"""How games look: one package for each game of ours, named after it, with its `Drawing` as `DRAWING`.

Another package gives its game a drawing by an entry point of the group `grotto.drawings`, named like the game, whose
object is a `Drawing` or makes one. A game without a drawing is shown by its data (`data.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec
from rich.console import RenderableType

from grotto.kernel.acts import Word
from grotto.kernel.events import Event
from grotto.kernel.game import Game
from grotto.kernel.state import Json, State

if TYPE_CHECKING:
    from grotto.cli.telling import Teller
    from grotto.text import Speaker


GROUP = "grotto.drawings"

T = TypeVar("T")


def facts_of(game: Game, kind: type[T]) -> T:
    """What is printed in a game, typed; the same as long as its pack is."""
    found = _facts(game, cast("Hashable", kind))
    assert isinstance(found, kind)
    return found


@lru_cache(maxsize=8)
def _facts(game: Game, kind: Hashable) -> object:
    assert isinstance(kind, type)
    return msgspec.convert(game.facts(), kind)


@dataclass(frozen=True)
class View:
    """A position for one reader. Things that may be chosen now are lit, each with its number in the list."""

    game: Game
    state: State
    teller: Teller
    lit: dict[Word, int] = field(default_factory=dict)
    # Whether this stands above a question: then a drawing shows what the one who decides needs first.
    asked: bool = False

    def facts(self, kind: type[T]) -> T:
        """What is printed, typed; read once for each game."""
        return facts_of(self.game, kind)

    def position(self, kind: type[T]) -> T:
        """The data of the position, typed."""
        return msgspec.convert(self.state.to_data(), kind)

    def shown(self, kind: type[T]) -> T:
        """What follows from the position and only a picture needs, typed."""
        return msgspec.convert(self.game.shown(self.state), kind)

    def say(self, id: str, **data: str | int) -> str:
        """A message of the drawing: `say("dig")` is `cli-<game>-dig`."""
        return self.teller.say(id, **data)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing."""
        return self.teller.speech.word(kind, id)


class Drawing(ABC):
    """How one game looks and what only it has to say."""

    @abstractmethod
    def draw(self, view: View, width: int) -> RenderableType:
        """The table as a picture of characters, not wider than so many columns."""

    @abstractmethod
    def lines(self, view: View) -> list[str]:
        """The table, one line per thing, for pipes and screen readers."""

    @abstractmethod
    def legend(self, view: View) -> list[str]:
        """What the marks of the picture mean."""

    def explain(self, teller: Teller, word: Word) -> str:
        """What a thing does; empty if there is nothing to say about it."""
        return teller.help(word)

    def things(self, game: Game) -> list[Word]:
        """Everything that somebody may ask about."""
        return list(dict.fromkeys(word for entry in game.vocabulary.entries for word in entry.args))

    def tell(self, teller: Teller, event: Event) -> str:
        """What happened; empty if there is nothing to say about it."""
        return teller.speech.event(event)

    def shows(self, event: Event) -> bool:
        """Whether the picture shows what happened so plainly that it need not be told beside it."""
        return False

    def listed(self, view: View) -> set[str]:
        """Kinds of things that the picture already lists with their numbers and what they do."""
        return set()

    def scene(self, view: View) -> list[str]:
        """What the question is about, where a question alone would not do."""
        return []

    def tales(self, teller: Teller, events: list[Event]) -> list[str]:
        """The stories that these events have told, to be read again; nothing if there are none."""
        return []

    def remark(self, view: View, act: int) -> str:
        """What is to be known of an act before it is done, beyond its words."""
        return ""

    def content(self, content: Json, speech: Speaker) -> list[RenderableType]:
        """The numbers about a content pack (`Game.content()`), for games that take packs."""
        return []


def drawing_of(game: Game) -> Drawing:
    """How a game looks."""
    return _drawing(game.id)


@cache
def _drawing(id: str) -> Drawing:
    if find_spec(f"{__name__}.{id}") is not None:
        return cast("Drawing", import_module(f"{__name__}.{id}").DRAWING)
    for point in entry_points(group=GROUP, name=id):
        made = point.load()
        return cast("Drawing", made() if callable(made) else made)
    return cast("Drawing", import_module(f"{__name__}.data").DataDrawing())
