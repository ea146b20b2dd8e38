"""Lines as plans: what is kept, what is repaired, what a chain of trials may do."""

from __future__ import annotations

import random

import pytest

import grotto
from grotto.bots.lines import Annealer, Line, Plan, Schedule
from grotto.bots.lines.changes import CHANGES, Changer
from grotto.bots.lines.plan import ANY_ACT, ANY_SIDE_ACT, Leg, another, unlike
from grotto.kernel.state import State

CAVERNA = grotto.game("caverna")
CAVES = grotto.game("cave_vs_cave")


def annealer(seed: int = 1) -> Annealer:
    return Annealer(CAVERNA, 0, random.Random(seed))


def a_line(seed: int = 1, growth: float = 0.5) -> Line:
    return annealer(seed).seed(CAVERNA.new(1), 0.5, growth)


def end_of(line: Line) -> State:
    state = line.states[0].clone()
    for act in line.acts():
        state.apply(act)
    return state


def test_a_line_is_a_whole_game_with_its_score() -> None:
    line = a_line()
    end = end_of(line)
    assert end.actor == grotto.NOBODY
    assert end.result().totals == (line.score,)


def test_a_line_has_the_position_before_each_of_its_legs() -> None:
    line = a_line()
    state = line.states[0].clone()
    for leg, before in zip(line.legs, line.states, strict=True):
        assert state == before
        for act in leg.acts:
            state.apply(act)


def test_turns_are_told_from_what_is_decided_between_them() -> None:
    line = a_line()
    for leg in line.legs:
        begun = [CAVERNA.vocabulary.entries[act].verb for act in leg.acts]
        assert leg.turn == ("place" in begun or "hurry" in begun or "stay_home" in begun)
    assert line.turns >= 22, "two dwarfs have 22 turns in 11 rounds"


def test_a_plan_replayed_unchanged_is_the_same_line() -> None:
    line = a_line()
    for place in (0, len(line.legs) // 2, len(line.legs) - 1):
        again = annealer(9).player.play(
            line.legs[:place], line.states[:place], line.states[place], Plan(line.legs[place:])
        )
        assert again.acts() == line.acts()
        assert again.score == line.score


def test_a_line_is_found_again_from_its_acts() -> None:
    line = a_line()
    again = annealer(9).player.retrace(line.states[0], line.acts())
    assert again.legs == line.legs
    assert again.score == line.score


def test_the_hope_of_more_turns_makes_more_turns() -> None:
    few = sum([a_line(seed, growth=0.0).turns for seed in range(4)])
    many = sum([a_line(seed, growth=3.0).turns for seed in range(4)])
    assert many > few + 16


def test_what_is_no_longer_possible_is_repaired() -> None:
    line = a_line()
    # All turns of all rounds the other way round: hardly one of them is possible as it was.
    turns = [leg.acts for leg in line.legs if leg.turn]
    legs = [leg.with_acts(turns.pop()) if leg.turn else leg for leg in line.legs]
    again = annealer(2).player.play([], [], line.states[0], Plan(legs))
    assert end_of(again).result().totals == (again.score,)


def test_an_act_that_is_not_possible_gives_way_to_one_like_it() -> None:
    player = annealer().player
    state = CAVERNA.new(1)
    state.apply(CAVERNA.act("place excavation"))
    taken = next(act for act in state.legal() if CAVERNA.notation(act).startswith("twin cavern_tunnel"))
    elsewhere = next(
        act
        for act, entry in enumerate(CAVERNA.vocabulary.entries)
        if player.kinds[act] == player.kinds[taken] and act not in state.legal()
    )
    done = player.follow(state, [elsewhere], False)
    assert player.kinds[done] == player.kinds[taken]
    assert done in state.legal()


@pytest.mark.parametrize("change", [change for change, _ in CHANGES], ids=lambda change: change.__name__)
def test_a_change_says_where_it_begins_and_leaves_what_is_fixed(change: object) -> None:
    line, other = a_line(1), a_line(2)
    changer = Changer(random.Random(3), CAVERNA.vocabulary.side_acts, [other])
    changer.fixed = 20
    changed = 0
    for _ in range(40):
        legs = line.legs.copy()
        first = change(changer, legs)  # type: ignore[operator]
        assert legs[:20] == line.legs[:20]
        if first < len(line.legs):
            assert first >= 20
            assert legs[:first] == line.legs[:first]
            changed += legs != line.legs
    assert changed


def test_the_shares_of_the_changes_are_of_a_hundred() -> None:
    assert sum([share for _, share in CHANGES]) == 100


def test_wishes_are_no_acts() -> None:
    assert another(7) < ANY_ACT < ANY_SIDE_ACT < 0
    assert unlike(another(7)) == 7


def test_a_plan_gives_the_legs_of_a_slot_in_order() -> None:
    plan = Plan([Leg((1, 5), (3, 4), True), Leg((2, 5), (6,), True), Leg((1, 5), (7,), True)])
    assert plan.take((1, 5)) == [4, 3]
    assert plan.take((1, 5)) == [7]
    assert plan.take((1, 5)) is None


def test_a_chain_never_loses_its_best_line_and_makes_it_better() -> None:
    line = a_line()
    best = annealer(4).run(line, Schedule(120))
    assert best.score > line.score
    assert end_of(best).result().totals == (best.score,)


def test_the_same_seed_makes_the_same_chain() -> None:
    line = a_line()
    assert annealer(4).run(line, Schedule(30)).acts() == annealer(4).run(line, Schedule(30)).acts()


def test_a_premium_counts_turns() -> None:
    line = a_line()
    assert line.worth(2.0) == line.score + 2.0 * line.turns


def test_what_chance_brings_is_drawn_beforehand() -> None:
    lines = [Annealer(CAVES, 0, random.Random(5)) for _ in range(2)]
    ends = [one.seed(CAVES.new(1), 0.0, 0.0) for one in lines]
    assert ends[0].score == ends[1].score
    # Another way through the same future: what is turned up stays the same.
    other = next(line for line in (lines[0].trial(ends[0]) for _ in range(40)) if line.acts() != ends[0].acts())
    assert last_tiles(other) == last_tiles(ends[0])


def last_tiles(line: Line) -> object:
    """The tiles that lie open when the last leg begins."""
    return line.states[-1].to_data()["tiles"]
