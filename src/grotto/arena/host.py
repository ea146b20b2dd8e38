"""A Python class as a program that speaks the line protocol: `python -m grotto.arena.host my_bots:Clever`.

The arena starts one for each `module:Class`, so that a class that crashes, hangs or eats all memory loses a game and
nothing else. The names of our own bots do as well: so other programs can play against them.
"""

from __future__ import annotations

import json
import random
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from grotto.arena.entrants import Maker, fault
from grotto.arena.playing import spelled
from grotto.bots import BOTS, Bot
from grotto.games import GAMES
from grotto.kernel.game import Game
from grotto.kernel.state import State


def maker_of(spec: str) -> Maker:
    """The class that is meant, or the bot of ours."""
    if spec in BOTS:
        return BOTS[spec]
    module, _, name = spec.partition(":")
    maker: Maker = getattr(import_module(module), name)
    if problem := fault(maker):
        raise TypeError(problem)
    return maker


class Host:
    """One bot and the game that it sits at."""

    def __init__(self, maker: Maker) -> None:
        self.maker = maker
        self.game: Game | None = None
        self.state: State | None = None
        self.bot: Bot | None = None

    def answer(self, word: str, rest: str) -> list[str]:
        """What is said to a line."""
        if word == "grotto":
            return ["id name " + getattr(self.maker, "__name__", "bot"), "want acts", "ok"]
        if word == "newgame":
            self._begin(json.loads(rest))
            return ["ready"]
        if word == "act":
            assert self.game is not None
            assert self.state is not None
            self.state.apply(self.game.act(rest.partition(" ")[2]))
        elif word == "go":
            assert self.game is not None
            assert self.state is not None
            assert self.bot is not None
            act = self.bot.choose(self.game, self.state.clone())
            return ["bestact " + spelled(self.game, act)]
        return []

    def _begin(self, sitting: dict[str, Any]) -> None:
        GAMES.use_packs({id: [Path(folder) for folder in folders] for id, folders in sitting["packs"].items()})
        rules = GAMES[sitting["game"]]
        self.game = rules.edition(sitting["options"])
        self.state = rules.new(sitting["players"], **sitting["options"])
        # Who uses the generators of Python and numpy instead of one of its own plays the same again as well.
        random.seed(sitting["seed"])
        if "numpy" in sys.modules:
            sys.modules["numpy"].random.seed(sitting["seed"] % 2**32)
        self.bot = self.maker(sitting["seed"])


def main(spec: str) -> None:
    """Listen and answer until asked to quit, or until nobody is there any more."""
    # What a bot prints is for people; it must not be taken for an answer, not even while its module is imported.
    out, sys.stdout = sys.stdout, sys.stderr
    host = Host(maker_of(spec))
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return
        for said in host.answer(word, rest):
            out.write(said + "\n")
        out.flush()


if __name__ == "__main__":
    main(sys.argv[1])
