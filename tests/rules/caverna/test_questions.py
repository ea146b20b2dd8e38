"""Asking changes nothing: a position is the same after every question, and while it is being asked."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import grotto
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import FOOD, GOLD, GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from grotto.games.caverna.state import CavernaState
from grotto.kernel.state import State

GAME = grotto.game("caverna")
# What may be filled in by a question: the legal acts follow from the rest, as the last test says.
KEPT = {"_acts"}
PLAYERS = range(1, 8)
POSITIONS = 60


def slots(value: object) -> list[str]:
    """The names of everything that an object holds."""
    return [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ()) if name not in KEPT]


def held(value: object) -> object:
    """Everything that an object holds, so that later changes of it can't be missed."""
    if isinstance(value, State | Farm):
        return {name: held(getattr(value, name)) for name in slots(value)}
    if isinstance(value, list):
        return [held(one) for one in value]
    return value


def positions(players: int, rich: bool) -> Iterator[CavernaState]:
    """Decisions of a random game; with goods of all kinds much more can be done."""
    chance = random.Random(players)
    state = GAME.new(players)
    assert isinstance(state, CavernaState)
    while state.actor != grotto.NOBODY:
        if rich and chance.random() < 0.1:
            for good in (WOOD, STONE, ORE, RUBY, FOOD, GOLD, GRAIN, VEGETABLE):
                state.farms[state.seat].goods[good] += chance.randrange(4)
            state = state.clone()
            state._acts = None
        acts = state.legal()
        main = [act for act in acts if not GAME.vocabulary.is_side(act)]
        state.apply(chance.choice(main if main and chance.random() < 0.7 else acts))
        yield state


def some_positions(players: int, rich: bool) -> list[CavernaState]:
    found = [state.clone() for state in positions(players, rich)]
    some = random.Random(players).sample(found, min(POSITIONS, len(found)))
    # Nothing that was asked on the way may help.
    for state in some:
        state._acts = None
    return some


def ask(state: CavernaState, chance: random.Random) -> None:
    """Every question that can be put to a position."""
    acts = state.legal()
    for act in [*chance.sample(range(len(GAME.vocabulary)), 60), *chance.sample(acts, min(10, len(acts)))]:
        state.why_not(act)
    for act in chance.sample(acts, min(5, len(acts))):
        grotto.preview(state, act)
    state.prompt()
    state.chances()
    state.waits()
    state.between_turns()
    state.result()
    state.to_data()
    state.key()
    GAME.progress(state)
    for seat in range(state.players):
        state.counters(seat)
        GAME.value(state, seat)


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_questions_leave_everything_as_it_was(players: int, rich: bool) -> None:
    for state in some_positions(players, rich):
        before = held(state)
        ask(state, random.Random(0))
        assert held(state) == before


# ---- while a question is being asked ---------------------------------------------------------


def refuse(*_: object) -> None:
    raise AssertionError("a question changes the position")


class FrozenList(list[object]):
    """A list that can't be changed."""

    __setitem__ = __delitem__ = __iadd__ = append = extend = insert = pop = remove = clear = sort = refuse  # type: ignore[assignment]


# Compiled classes can't be derived from here.
if not hasattr(CavernaState, "__mypyc_attrs__"):

    class FrozenState(CavernaState):
        """A position that can't be changed."""

        __slots__ = ()

        def __setattr__(self, name: str, value: object) -> None:
            if name not in KEPT:
                refuse()
            super().__setattr__(name, value)

    class FrozenFarm(Farm):
        """A farm that can't be changed."""

        __slots__ = ()

        def __setattr__(self, name: str, value: object) -> None:
            if name not in KEPT:
                refuse()
            super().__setattr__(name, value)

    def freeze(state: CavernaState) -> None:
        """From now on every change of the position raises."""
        for farm in state.farms:
            for name in slots(farm):
                if type(getattr(farm, name)) is list:
                    setattr(farm, name, FrozenList(getattr(farm, name)))
            farm.__class__ = FrozenFarm
        for name in slots(state):
            if type(getattr(state, name)) is list:
                setattr(state, name, FrozenList(getattr(state, name)))
        state.__class__ = FrozenState

    @pytest.mark.parametrize("rich", [False, True])
    @pytest.mark.parametrize("players", PLAYERS)
    def test_questions_change_nothing_for_a_moment_either(players: int, rich: bool) -> None:
        for state in some_positions(players, rich):
            freeze(state)
            ask(state, random.Random(0))
            if state.actor != grotto.NOBODY:
                with pytest.raises(AssertionError):
                    state.apply(state.legal()[0])


# ---- what is kept ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_kept_follows_from_the_rest(players: int) -> None:
    """The legal acts are worked out once and kept: anew they come out the same."""
    for state in some_positions(players, False):
        ask(state, random.Random(0))
        again = state.clone()
        again._acts = None
        assert again.legal() == state.legal()
