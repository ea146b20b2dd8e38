"""Every game and edition with its seat counts and options, and random games of them. A new game is added here."""

from __future__ import annotations

import importlib
import random
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import grotto
from grotto.games.above_and_below.content.folder import load_pack
from grotto.games.above_and_below.content.starter import write_starter
from grotto.games.above_and_below.game import AboveAndBelow
from grotto.kernel.acts import SIDE
from grotto.kernel.chance import sample
from grotto.kernel.errors import Datum
from grotto.kernel.game import Game
from grotto.kernel.state import State
from kernel.toy import ToyGame

MODULES: dict[str, Datum] = {"artifacts": "yes", "extra_villagers": "yes", "quests": "yes", "underforest_desert": "yes"}
# More decisions than any game can have, unless it never ends.
TOO_MANY = 6000


class Case(NamedTuple):
    """A game as it may be played."""

    id: str
    game: Game
    players: int
    options: dict[str, Datum]

    def new(self) -> State:
        """The opening position."""
        return self.game.new(self.players, **self.options)


EXAMPLES = Path(__file__).parents[2] / "examples"


@cache
def example(package: str, game: str) -> Game:
    """A game of the folder `examples`."""
    folder = str(EXAMPLES / package)
    if folder not in sys.path:
        sys.path.append(folder)
    made = getattr(importlib.import_module(package), game)()
    assert isinstance(made, Game)
    return made


@cache
def cases() -> list[Case]:
    """All of them."""
    cave, caverna = grotto.game("cave_vs_cave"), grotto.game("caverna")
    above = grotto.game("above_and_below")
    folder = Path(tempfile.mkdtemp())
    write_starter(folder)
    starter = AboveAndBelow(load_pack(folder), [])
    found = [Case("toy", ToyGame(), 1, {})]
    found += [Case(f"stalagmites {players}", example("stalagmites", "Stalagmites"), players, {}) for players in (1, 3)]
    found += [Case(f"cave_vs_cave {players}", cave, players, {}) for players in cave.seats]
    found += [Case(f"caverna {players}", caverna, players, {}) for players in (1, 2, 4, 7)]
    found.append(Case("caverna introductory", caverna, 3, {"furnishings": "introductory"}))
    found += [Case(f"above_and_below {players}", above, players, {}) for players in (1, 2, 3)]
    found += [Case(f"above_and_below with modules {players}", above, players, MODULES) for players in (1, 4)]
    found.append(Case("above_and_below starter", starter, 2, MODULES))
    return found


every_case = pytest.mark.parametrize("case", cases(), ids=[case.id for case in cases()])


def choose(case: Case, state: State, rng: random.Random) -> int:
    """The next act of a random game; half of the time something other than a side act."""
    if state.actor == grotto.CHANCE:
        return sample(state, rng)
    acts = state.legal()
    role = case.game.vocabulary.role
    main = [act for act in acts if role(act) != SIDE]
    return rng.choice(main if main and rng.random() < 0.6 else acts)


def positions(case: Case, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a random game with the act that is done next. Do not keep or change the position."""
    rng = random.Random(seed)
    state = case.new()
    for _ in range(TOO_MANY):
        if state.actor == grotto.NOBODY:
            return
        act = choose(case, state, rng)
        yield state, act
        state.apply(act)
    raise AssertionError("the game does not end")


def some_positions(case: Case, seed: int, share: float) -> Iterator[tuple[State, int]]:
    """Some of them, always the same."""
    rng = random.Random(seed)
    for move, (state, act) in enumerate(positions(case, seed)):
        if rng.random() < share or move == 0:
            yield state, act
