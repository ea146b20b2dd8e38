"""Levels: what makes them weaker or stronger, and that they keep to what a player may know and to their time."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import grotto
from grotto.bots import LEVELS, make
from grotto.bots import levels as module
from grotto.bots.levels import Level, LevelBot, Play
from grotto.bots.search import Effort, Find, Judge, Luck, Search
from grotto.kernel.chance import sample
from grotto.kernel.state import State
from grotto.text import LANGUAGES, speaker

GAME = grotto.game("cave_vs_cave")


def opening(players: int = 1) -> State:
    state, rng = GAME.new(players), random.Random(2)
    while state.actor == grotto.CHANCE:
        state.apply(sample(state, rng))
    return state


@pytest.mark.parametrize("game", [grotto.game(id) for id in grotto.game_ids()], ids=grotto.game_ids())
def test_effort_grows_and_errors_shrink_from_level_to_level(game: grotto.Game) -> None:
    assert [level.name for level in LEVELS] == ["level1", "level2", "level3", "level4", "level5"]
    for weaker, stronger in pairwise(LEVELS):
        assert weaker.play(game).turn.positions < stronger.play(game).turn.positions
        assert weaker.play(game).looseness >= stronger.play(game).looseness
        assert weaker.play(game).finalists <= stronger.play(game).finalists
        assert weaker.seconds < stronger.seconds
    assert LEVELS[2].seconds <= 0.5
    assert LEVELS[4].seconds <= 3.0
    assert LEVELS[4].play(game).looseness == 0.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_character(language: str) -> None:
    text = speaker(language)
    said = [text.say(f"web-bots-{level.name}").partition(":") for level in LEVELS]
    assert len({name.strip() for name, _, _ in said} - {""}) == len(LEVELS)
    assert len({character.strip() for _, _, character in said} - {""}) == len(LEVELS)


def finds(*worths: float) -> list[Find]:
    state = opening()
    return [Find(worth, (number,), state, True) for number, worth in enumerate(worths)]


def test_a_loose_level_takes_what_looks_nearly_as_good_but_nothing_silly() -> None:
    bot = LevelBot(LEVELS[1], 3)
    taken = [bot.one_of(finds(10.0, 9.5, 2.0), 1.0).path[0] for _ in range(400)]
    assert 200 < taken.count(0) < 300
    assert 100 < taken.count(1) < 200
    assert taken.count(2) < 3


def test_the_strongest_takes_the_best() -> None:
    state = opening()
    bot = LevelBot(Level("test", 1.0, Play(Effort(200, 2)), {}), 3)
    best = Search(GAME, state, Luck(random.Random(3)), Effort(200, 2), module.judge_of(GAME, 1)).finds()[0]
    assert bot.find(GAME, state).path == best.path


class Slow(Judge):
    """Takes its time: the clock goes on by a second with every question."""

    def __init__(self, clock: list[float]) -> None:
        super().__init__(GAME)
        self.clock = clock
        self.asked = 0

    def values(self, states: list[State], seat: int) -> list[float]:
        self.asked += 1
        self.clock[0] += 1.0
        return super().values(states, seat)


@pytest.mark.skipif(grotto.COMPILED, reason="compiled code can't be given another clock")
def test_at_a_table_time_is_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    for awaited in (True, False):
        clock = [0.0]
        slow = Slow(clock)
        monkeypatch.setattr(module, "judge_of", lambda game, players, slow=slow: slow)
        for where in ("grotto.bots.levels", "grotto.bots.search"):
            monkeypatch.setattr(f"{where}.perf_counter", lambda clock=clock: clock[0])
        bot = LevelBot(Level("test", 40.0, Play(Effort(2000, 2), looseness=1.0), {}), 1)
        bot.awaited = awaited
        bot.choose(GAME, opening())
        asked.append(slow.asked)
    # Half of the time is for the own turn, and a line that was begun is finished.
    assert asked[0] <= 40 < asked[1]


def test_a_level_goes_on_with_the_turn_it_has_begun() -> None:
    state = opening()
    bot = make("level2", 5)
    first = bot.choose(GAME, state)
    planned = dict(bot.intends)
    state.apply(first)
    assert state.key() in planned
    assert bot.choose(GAME, state) == planned[state.key()]
