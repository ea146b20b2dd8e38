"""Bots at a table: a turn is thought through once, and what was planned for it is played."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import Future
from typing import Any

import pytest

import grotto
from grotto.kernel.chance import sample
from grotto.kernel.state import State
from grotto.table import thinking
from grotto.table.thinking import Thinkers, think
from grotto.table.workers import NotThought

GAME = grotto.game("cave_vs_cave")


class Here:
    """Thinks in this process and counts how often."""

    def __init__(self) -> None:
        self.asked = 0

    def ask(self, limit: float, fn: Any) -> Future[Any]:
        self.asked += 1
        future: Future[Any] = Future()
        future.set_result(fn())
        return future

    def shutdown(self, wait: bool, cancel_futures: bool) -> None:
        """There is nothing to let go."""


class OneThinker(Thinkers):
    def _new_pool(self) -> Any:
        return Here()

    def draw(self, state: State) -> int:
        return 7


def opening() -> State:
    state, rng = GAME.new(1), random.Random(2)
    while state.actor == grotto.CHANCE:
        state.apply(sample(state, rng))
    return state


def test_a_turn_is_thought_through_once() -> None:
    thinkers, state = OneThinker(), opening()
    line = think("cave_vs_cave", {}, state.to_data(), "level1", 7)
    assert len(line) > 1
    for act in line:
        assert asyncio.run(thinkers.choose("cave_vs_cave", {}, state, "level1")) == act
        state.apply(GAME.act(act))
    assert isinstance(thinkers.pool, Here)
    assert thinkers.pool.asked == 1
    assert not thinkers.plans


def test_another_bot_and_another_position_are_thought_through_anew() -> None:
    thinkers, state = OneThinker(), opening()
    asyncio.run(thinkers.choose("cave_vs_cave", {}, state, "level1"))
    asyncio.run(thinkers.choose("cave_vs_cave", {}, state, "random"))
    assert isinstance(thinkers.pool, Here)
    assert thinkers.pool.asked == 2


def test_plans_that_nobody_goes_on_with_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_PLANS", 2)
    thinkers = OneThinker()
    state = opening()
    line = think("cave_vs_cave", {}, state.to_data(), "level1", 7)
    thinkers._remember(GAME, state.clone(), "level1", line)
    thinkers._remember(GAME, state.clone(), "level2", line)
    assert len(thinkers.plans) <= 2


class Elsewhere:
    """Somebody else who thinks, as a server sees them."""

    def __init__(self, answer: list[str] | Exception) -> None:
        self.answer = answer
        self.free = True
        self.owners: list[str] = []

    async def think(self, owner: str, origin: str, work: Any) -> list[str]:
        self.owners.append(owner)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def test_others_think_when_nobody_here_has_time() -> None:
    thinkers, state = OneThinker(1), opening()
    line = think("cave_vs_cave", {}, state.to_data(), "level1", 7)
    remote = Elsewhere(line)
    thinkers.remote = remote  # type: ignore[assignment]
    assert asyncio.run(thinkers.choose("cave_vs_cave", {}, state, "level1", "ann")) == line[0]
    assert (remote.owners, thinkers.busy) == ([], 0)
    thinkers.busy, thinkers.plans = 1, type(thinkers.plans)()
    assert asyncio.run(thinkers.choose("cave_vs_cave", {}, state, "level1", "ann")) == line[0]
    assert remote.owners == ["ann"]
    # What they mean to do next is remembered as well.
    state.apply(GAME.act(line[0]))
    assert asyncio.run(thinkers.choose("cave_vs_cave", {}, state, "level1", "ann")) == line[1]
    assert remote.owners == ["ann"]


@pytest.mark.parametrize("answer", [NotThought("lost"), ["nonsense"], ["pass", "pass"]])
def test_what_others_can_not_say_is_thought_about_here(answer: Any) -> None:
    thinkers, state = OneThinker(1), opening()
    thinkers.busy, thinkers.remote = 1, Elsewhere(answer)  # type: ignore[assignment]
    line = think("cave_vs_cave", {}, state.to_data(), "level1", 7)
    assert asyncio.run(thinkers.choose("cave_vs_cave", {}, state, "level1", "ann")) == line[0]
    assert isinstance(thinkers.pool, Here)
    assert (thinkers.pool.asked, thinkers.busy) == (1, 1)
