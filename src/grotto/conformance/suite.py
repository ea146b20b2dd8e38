"""A game as it may be played, random games of it, and the class that the checks derive from."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar, NamedTuple

import pytest

import grotto
from grotto.kernel.acts import SIDE
from grotto.kernel.chance import sample
from grotto.kernel.errors import Datum
from grotto.kernel.game import Game
from grotto.kernel.state import State
from grotto.text import languages_of

# More decisions than any game can have, unless it never ends.
TOO_MANY = 6000


class Case(NamedTuple):
    """A game as it may be played."""

    id: str
    game: Game
    players: int
    options: dict[str, Datum]
    # Whether it has texts; a game that only tests play may have none.
    words: bool = True

    def new(self) -> State:
        """The opening position."""
        return self.game.new(self.players, **self.options)


def cases_of(game: Game) -> list[Case]:
    """Every number of players, and every value of every option that is not usual."""
    found = [Case(f"{game.id} {players}", game, players, {}) for players in game.seats]
    for option in game.options:
        for value in option.values:
            if value != option.default and not option.of_seats:
                name = f"{game.id} {option.id}={value}"
                found.append(Case(name, game, game.default_seats(), {option.id: value}))
    return found


@pytest.mark.filterwarnings("error::grotto.text.MissingText")
class Suite:
    """Checks that know no rule of any game. Say which game is meant: `game`, or `cases` for some ways to play it."""

    game: ClassVar[Game]
    # Where it matters how it is played, or several games are meant.
    cases: ClassVar[list[Case]] = []
    # The languages that it must have; if none are named, those that it has.
    languages: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def all_cases(cls) -> list[Case]:
        """All ways to play that are tried."""
        return cls.cases or cases_of(cls.game)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Give every check the cases, games and languages that it asks for."""
        cases = self.all_cases()
        spoken = [case for case in cases if case.words]
        games = list(dict.fromkeys([case.game for case in spoken]))
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", cases, ids=[case.id for case in cases])
        if "told_case" in metafunc.fixturenames:
            metafunc.parametrize("told_case", spoken, ids=[case.id for case in spoken])
        if "game" in metafunc.fixturenames:
            metafunc.parametrize("game", games, ids=[f"{game.id} {index}" for index, game in enumerate(games)])
        if "language" in metafunc.fixturenames:
            known = dict.fromkeys([language for game in games for language in languages_of(game)])
            metafunc.parametrize("language", self.languages or tuple(known))


def choose(case: Case, state: State, rng: random.Random) -> int:
    """The next act of a random game; half of the time something other than a side act."""
    if state.actor == grotto.CHANCE:
        return sample(state, rng)
    acts = state.legal()
    assert acts, stuck(state)
    role = case.game.vocabulary.role
    main = [act for act in acts if role(act) != SIDE]
    return rng.choice(main if main and rng.random() < 0.6 else acts)


def stuck(state: State) -> str:
    """What is wrong where somebody is to act and nothing is legal."""
    names = [state.step_book().steps[frame[0]].name for frame in state.agenda]
    return f"the step {names[-1]!r} asks seat {state.actor}, who can do nothing; agenda: {names}; {state.to_data()}"


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
