"""All games that are installed here: ours, and those that other packages add by an entry point.

A package adds a game by naming it in its own `pyproject.toml`; the name is the id of the game, and what it stands for
is the class of the game or a function that makes it:

    [project.entry-points."grotto.games"]
    pebbles = "pebbles.game:Pebbles"

A game is imported when it is asked for. One that can't be imported is left out, and `broken` says why.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from grotto.kernel.errors import BadOption
from grotto.kernel.game import Game

GROUP: Final = "grotto.games"
ID: Final = re.compile("[a-z][a-z0-9_]{0,39}")

# The folders of the packs of each game that takes packs.
Packs = dict[str, list[Path]]


class Registry:
    """The games by id, ours first. It is used like a dictionary; what it does not have is a BadOption."""

    def __init__(self, own: dict[str, str]) -> None:
        self._own = own
        self._games: dict[str, Game] = {}
        # What other packages name, once somebody has asked for more than our own games.
        self._others: dict[str, EntryPoint] | None = None
        self._broken: dict[str, BadOption] = {}

    # ---- finding -----------------------------------------------------------------------

    def _named(self) -> dict[str, EntryPoint]:
        if self._others is None:
            found: dict[str, EntryPoint] = {}
            for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
                if point.name in self._own or point.name in found:
                    # Who comes second does not take the place of a game that people know by this id.
                    self._refuse(point, "the id is taken", f"{point.name} ({point.value})")
                else:
                    found[point.name] = point
            self._others = found
        return self._others

    def _refuse(self, point: EntryPoint, problem: str, key: str) -> BadOption:
        package = point.dist.name if point.dist is not None else point.value
        error = BadOption("broken_game", {"value": point.name, "package": package, "problem": problem})
        self._broken[key] = error
        return error

    def _load(self, point: EntryPoint) -> Game:
        """A game of another package, made; BadOption if anything goes wrong, whatever it is."""
        try:
            made = point.load()
            game = made() if callable(made) else made
        except Exception as error:
            raise self._refuse(point, f"{type(error).__name__}: {error}", point.name) from error
        if not isinstance(game, Game):
            raise self._refuse(point, f"{point.value} is not a game", point.name)
        if game.id != point.name or not ID.fullmatch(game.id):
            raise self._refuse(point, f"the game calls itself {game.id!r}", point.name)
        return game

    def __getitem__(self, id: str) -> Game:
        game = self._games.get(id)
        if game is not None:
            return game
        if id in self._own:
            module, _, name = self._own[id].partition(":")
            made: Game = getattr(import_module(module), name)()
        elif id in self._broken:
            raise self._broken[id]
        elif id in self._named():
            made = self._load(self._named()[id])
        else:
            raise BadOption("unknown_game", {"value": id, "allowed": ", ".join(self)})
        self._games[id] = made
        return made

    # ---- like a dictionary -------------------------------------------------------------

    def keys(self) -> list[str]:
        """The ids of all games that can be played."""
        for id in self._named():
            if id not in self._games and id not in self._broken:
                try:
                    self[id]
                except BadOption:
                    continue
        return [*self._own, *[id for id in self._named() if id in self._games]]

    def values(self) -> list[Game]:
        """All games that can be played."""
        return [self[id] for id in self.keys()]

    def items(self) -> list[tuple[str, Game]]:
        """All games that can be played, with their ids."""
        return [(id, self[id]) for id in self.keys()]

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __len__(self) -> int:
        return len(self.keys())

    def __contains__(self, id: object) -> bool:
        return id in self._own or id in self.keys()

    def broken(self) -> list[BadOption]:
        """Why games of other packages can't be played."""
        self.keys()
        return list(self._broken.values())

    # ---- packs -------------------------------------------------------------------------

    def put(self, game: Game) -> None:
        """Let a game take the place of the one with the same id: it has other packs."""
        self._games[self[game.id].id] = game

    def packs(self) -> Packs:
        """The folders of the packs that can be played with in this process, for `use_packs` in another."""
        return {id: game.packs() for id, game in self._games.items() if game.packs()}

    def use_packs(self, packs: Packs) -> None:
        """Let games be played with these packs, which have been checked before."""
        for id, folders in packs.items():
            if folders != self[id].packs():
                self.put(self[id].with_packs(folders))
