"""The planner: plans a puzzle to its end and goes on with its plan; other games are left to greedy."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import grotto
from grotto.bots import make
from grotto.bots.levels import LEVELS, LevelBot
from grotto.bots.lines import Annealer, Line
from grotto.bots.lines.seeds import first_line
from grotto.bots.planner import Planner
from grotto.bots.planning import Effort, Planning, is_puzzle
from grotto.kernel.chance import sample
from grotto.kernel.state import State
from grotto.table import thinking

CAVERNA = grotto.game("caverna")
CAVES = grotto.game("cave_vs_cave")
SMALL = Effort(seeds=3, first=24, each=4)


def test_a_game_for_one_without_chance_is_a_puzzle() -> None:
    assert is_puzzle(CAVERNA, CAVERNA.new(1))
    assert not is_puzzle(CAVERNA, CAVERNA.new(2))
    assert not is_puzzle(CAVES, CAVES.new(1))


def test_it_plays_a_game_at_least_as_well_as_it_first_planned() -> None:
    bot = Planner(1, SMALL)
    state = CAVERNA.new(1)
    bot.choose(CAVERNA, state)
    assert bot.planning.line is not None
    planned = bot.planning.line.score
    while state.actor != grotto.NOBODY:
        act = bot.choose(CAVERNA, state)
        assert act in state.legal()
        state.apply(act)
    assert state.result().totals[0] >= planned


def test_somebody_else_may_play_for_it() -> None:
    bot = Planner(1, Effort(seeds=2, first=8, each=1))
    state = CAVERNA.new(1)
    rng = random.Random(4)
    for _ in range(12):
        act = bot.choose(CAVERNA, state)
        assert act in state.legal()
        state.apply(rng.choice(state.legal()) if rng.random() < 0.3 else act)


def test_the_same_seed_makes_the_same_game() -> None:
    games = []
    for _ in range(2):
        bot, state, acts = Planner(7, SMALL), CAVERNA.new(1), []
        for _ in range(6):
            acts.append(bot.choose(CAVERNA, state))
            state.apply(acts[-1])
        games.append(acts)
    assert games[0] == games[1]


def test_with_others_at_the_table_it_plays_like_greedy() -> None:
    state = CAVERNA.new(2, first_player=0)
    while state.actor == grotto.CHANCE:
        state.apply(state.legal()[0])
    assert Planner(3).choose(CAVERNA, state) == make("greedy", 3).choose(CAVERNA, state)


def test_where_somebody_waits_time_is_a_limit_as_well() -> None:
    bot = Planner(1, Effort(seeds=1000, first=1_000_000, each=1_000_000, seconds=0.0))
    bot.awaited = True
    state = CAVERNA.new(1)
    assert bot.choose(CAVERNA, state) in state.legal()


def test_the_two_strongest_levels_plan_puzzles() -> None:
    state = CAVERNA.new(1)
    planned = [level.name for level in LEVELS if level.planning is not None]
    assert planned == ["level4", "level5"]
    bot = LevelBot(LEVELS[4]._replace(planning=SMALL), 1)
    assert bot.choose(CAVERNA, state) == Planner(1, SMALL).choose(CAVERNA, state)
    assert bot.keeps_plan


def test_a_worker_goes_on_with_a_plan_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def small(name: str, seed: int) -> Planner:
        made.append(seed)
        return Planner(seed, SMALL)

    monkeypatch.setattr(thinking, "make", small)
    state = CAVERNA.new(1)
    for seed in range(3):
        for text in thinking.think("caverna", {}, state.to_data(), "planner", seed):
            state.apply(CAVERNA.act(text))
    assert made == [0], "the first plan serves the turns after it"
    thinking.think("caverna", {}, CAVERNA.new(1).to_data(), "planner", 7)
    assert made == [0, 7], "a game at another place is planned anew"


def test_with_others_the_strongest_plans_a_game_whose_turns_are_many() -> None:
    state = CAVERNA.new(2, first_player=0)
    rng = random.Random(1)
    while state.actor == grotto.CHANCE:
        state.apply(sample(state, rng))
    bot = LevelBot(LEVELS[4]._replace(shared={"caverna": SMALL}), 1)
    assert bot.choose(CAVERNA, state) in state.legal()
    assert bot.planning is not None
    assert bot.planning.line is not None, "Caverna is planned whole"
    assert not bot.keeps_plan, "nobody knows the position in which it is asked again"
    bot.awaited = True
    assert bot.planning_effort(CAVERNA, state) is None, "where somebody waits, there is no time for a good plan"
    assert bot.planning_effort(CAVERNA, CAVERNA.new(1)) is not None
    caves = CAVES.new(2)
    while caves.actor == grotto.CHANCE:
        caves.apply(sample(caves, rng))
    other = LevelBot(LEVELS[4], 1)
    assert other.planning_effort(CAVES, caves) is None, "where chance has most of the say nothing is planned"


def test_a_plan_goes_on_when_somebody_else_does_what_was_not_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left of it is played with repair, if new lines are no better: what was planned for later is not lost."""

    def poor(annealer: Annealer, start: State, growth: Sequence[float]) -> Line:
        line = first_line(annealer, start, growth)
        return Line(line.legs, line.states, line.score - 1000.0, line.marks)

    rng = random.Random(3)
    state = CAVERNA.new(2, first_player=0)
    while state.actor == grotto.CHANCE:
        state.apply(sample(state, rng))
    planning = Planning(rng, SMALL._replace(each=0))
    surprises = 0
    for _ in range(4):
        while state.actor != 0:
            # The rival plays by lot, and so does chance.
            state.apply(sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal()))
        before = planning.line
        if before is not None:
            monkeypatch.setattr("grotto.bots.planning.first_line", poor)
        acts = planning.intentions(CAVERNA, state, awaited=False)
        line = planning.line
        assert line is not None
        assert line.states[0] == state
        if before is not None and all(known != state for known in before.states):
            surprises += 1
            later = {leg.acts for leg in before.legs[1:] if leg.turn and leg.slot.seat == 0}
            kept = {leg.acts for leg in line.legs if leg.turn and leg.slot.seat == 0} & later
            assert len(kept) >= len(later) // 3
        while state.actor == 0 and state.key() in acts:
            state.apply(acts[state.key()])
    assert surprises


def test_a_new_line_takes_the_place_of_a_plan_that_was_overtaken_if_it_is_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = random.Random(3)
    state = CAVERNA.new(2, first_player=0)
    while state.actor == grotto.CHANCE:
        state.apply(sample(state, rng))
    planning = Planning(rng, SMALL._replace(each=0))
    planning.intentions(CAVERNA, state, awaited=False)
    found: list[Line] = []

    def good(annealer: Annealer, start: State, growth: Sequence[float]) -> Line:
        line = first_line(annealer, start, growth)
        found.append(Line(line.legs, line.states, line.score + 1000.0, line.marks))
        return found[-1]

    monkeypatch.setattr("grotto.bots.planning.first_line", good)
    assert planning.line is not None
    while state.actor != 0 or state in planning.line.states:
        state.apply(sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal()))
    planning.intentions(CAVERNA, state, awaited=False)
    assert planning.line in found


def test_the_more_is_left_of_a_line_the_more_is_tried() -> None:
    line = Annealer(CAVERNA, 0, random.Random(1)).seed(CAVERNA.new(1), 0.0, 0.0)
    effort = Effort(seeds=1, first=1, each=100)
    late = Line(line.legs[-4:], line.states[-4:], line.score, line.marks)
    assert effort.trials(line) > 100 > effort.trials(late) > 0


def test_where_somebody_waits_every_part_of_a_first_plan_gets_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """First lines, the best few of them one after another, and the best one: each must be done by its own moment."""
    moments: list[float | None] = []

    def run(annealer: Annealer, line: Line, *_: object) -> Line:
        moments.append(annealer.deadline)
        return line

    monkeypatch.setattr(Annealer, "run", run)
    monkeypatch.setattr(Annealer, "late", lambda annealer: False)
    monkeypatch.setattr("grotto.bots.planning.perf_counter", lambda: 1000.0)
    planning = Planning(random.Random(1), Effort(seeds=5, first=80, each=10, seconds=10.0))
    planning.intentions(CAVERNA, CAVERNA.new(1), awaited=True)
    assert moments == pytest.approx([1003.0, 1004.0, 1005.0, 1006.0, 1010.0])
    moments.clear()
    planning.intentions(CAVERNA, CAVERNA.new(1), awaited=True)
    assert moments == pytest.approx([1010.0]), "with a plan at hand all of the time is for it"
    moments.clear()
    planning.intentions(CAVERNA, CAVERNA.new(1), awaited=False)
    assert moments == [None]
