"""Lines as plans: what is kept, what is repaired, what a chain of trials may do."""

from __future__ import annotations

import random

import pytest

import grotto
from grotto.bots.lines import Annealer, Line, Plan, Schedule
from grotto.bots.lines.changes import CHANGES, Changer, change_act, change_place, swap_acts, swap_places
from grotto.bots.lines.plan import (
    ANY_ACT,
    ANY_SIDE_ACT,
    WISH,
    Leg,
    Slot,
    another,
    displaced,
    elsewhere,
    is_elsewhere,
    unlike,
)
from grotto.bots.lines.player import RIVALRY, Player, meanings
from grotto.bots.lines.seeds import first_line
from grotto.kernel.acts import Vocabulary, Word, Words, numbers
from grotto.kernel.state import State
from rules.caverna.table import farm, feeding

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
        assert again.marks == line.marks


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


def planned(*turns: str) -> Plan:
    """The first turns of a game of Caverna, each with its acts separated by semicolons."""
    slot = Slot(1, annealer().player.turn_step)
    return Plan([Leg(slot, tuple(CAVERNA.act(act) for act in turn.split("; ")), True) for turn in turns])


def test_a_turn_that_is_not_possible_yet_lets_the_next_one_go_first() -> None:
    # Nothing has been dug yet, so nothing can be furnished.
    plan = planned("place housework; furnish wood_supplier r2c4", "place logging")
    line = annealer().player.play([], [], CAVERNA.new(1), plan)
    assert line.legs[0].acts == (CAVERNA.act("place logging"),)


def test_what_is_left_over_may_be_carried_to_the_next_stage_or_be_dropped() -> None:
    legs = [Leg(Slot(1, 5), (3,), True), Leg(Slot(2, 5), (4,), True), Leg(Slot(1, 6), (7,), False)]
    plan = Plan(legs, carries=True)
    assert plan.has_left_over(Slot(2, 5))
    assert not plan.has_left_over(Slot(2, 7))
    plan.carry(Slot(2, 5))
    assert [plan.take(Slot(2, 5)), plan.take(Slot(2, 5)), plan.take(Slot(1, 5))] == [[3], [4], None]
    assert plan.take(Slot(1, 6)) == [7], "what is decided between turns stays where it was"
    assert not Plan(legs).has_left_over(Slot(2, 5))


def test_turns_of_later_stages_fill_a_gap_when_turns_are_carried() -> None:
    later = Leg(Slot(2, annealer().player.turn_step), (CAVERNA.act("place logging"),), True)
    plan = Plan([later], carries=True)
    line = annealer().player.play([], [], CAVERNA.new(1), plan)
    assert line.legs[0].acts == later.acts


def test_every_word_of_a_sketch_can_be_wished_for() -> None:
    player = annealer().player
    for id in grotto.game_ids():
        game = grotto.game(id)
        for sketch in game.sketches():
            for _, turn in sketch:
                for words in turn:
                    assert player.wishes[WISH - player.wish(words)], words
    assert CAVERNA.sketches()
    assert not CAVES.sketches()


def test_a_wish_is_the_best_act_that_begins_so() -> None:
    player = annealer().player
    state = CAVERNA.new(1)
    state.apply(CAVERNA.act("place excavation"))
    act = player.meant(state, player.wish("twin cavern_cavern"))
    assert CAVERNA.notation(act).startswith("twin cavern_cavern ")
    assert player.meant(state, player.wish("furnish carpenter")) == -1
    assert player.wish("furnish carpenter") != player.wish("furnish car"), "words are whole"
    assert not player.wishes[WISH - player.wish("furnish car")]


def test_a_sketch_is_followed_as_soon_as_it_is_due_and_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grotto.bots.lines.annealer.KEPT_OF_SKETCH", 1.0)
    sketch = (
        (1, ("place housework", "furnish carpenter")),
        (1, ("place excavation", "twin cavern_cavern")),
        (2, ("place logging",)),
    )
    line = annealer().seed(CAVERNA.new(1), 0.0, 0.0, sketch)
    begun = [[CAVERNA.notation(act) for act in leg.acts] for leg in line.legs[:3]]
    # The stone for the Carpenter comes first, and nothing of the second round is done in the first.
    assert begun[0][0] == "place excavation"
    assert begun[1][0] == "place housework"
    assert any(text.startswith("furnish carpenter") for text in begun[1])
    assert begun[2] == ["place logging"]
    assert end_of(line).result().totals == (line.score,)


def test_most_first_lines_are_sketched_and_have_more_turns() -> None:
    one = annealer()
    lines = [first_line(one, CAVERNA.new(1), (0.0,)) for _ in range(8)]
    assert sum([line.turns > 30 for line in lines]) >= 4
    few = Annealer(CAVES, 0, random.Random(1))
    assert first_line(few, CAVES.new(1), (0.0,)).legs, "who has no sketch begins by the estimate"


def test_nothing_is_exchanged_at_the_table_that_does_not_help() -> None:
    """To have paid is no loss: what a side act does is compared after the meal, too."""
    state = feeding(farm(food=4, ruby=1), farm(food=4), round=7)
    player = Player(CAVERNA, 0, random.Random(1), players=2)
    assert not CAVERNA.notation(player.follow(state, [], True)).startswith("convert")
    # In the last round, too, where nothing is left to be lost by the meal but the markers.
    hungry = feeding(farm(food=2, ruby=1, sheep=2), farm(food=4))
    assert CAVERNA.notation(player.follow(hungry, [], True)) == "convert ruby"


def changer() -> Changer:
    return Changer(random.Random(3), CAVERNA.vocabulary)


def leg(*acts: str) -> Leg:
    return Leg(Slot(1, 5), tuple([CAVERNA.act(act) for act in acts]), True)


def texts(legs: list[Leg]) -> list[list[str]]:
    return [[CAVERNA.notation(act) for act in leg.acts] for leg in legs]


def test_two_things_that_are_built_change_their_time() -> None:
    legs = [
        leg("place housework", "furnish carpenter r2c3", "gain"),
        leg("place logging"),
        leg("place housework", "furnish miner r2c4"),
    ]
    one = changer()
    while swap_acts(one, legs) == len(legs):
        pass
    assert texts(legs) == [
        ["place housework", "furnish miner r2c4", "gain"],
        ["place logging"],
        ["place housework", "furnish carpenter r2c3"],
    ]


def test_two_places_change_their_parts() -> None:
    legs = [
        leg("place excavation", "twin cavern_cavern r2c4 r2c5"),
        leg("place housework", "furnish carpenter r2c3", "gain"),
        leg("place blacksmithing", "loot furnish_cavern miner r2c4"),
    ]
    one = changer()
    while (first := swap_places(one, legs)) == len(legs):
        pass
    assert first == 1, "what takes two places stays"
    assert texts(legs)[1:] == [
        ["place housework", "furnish carpenter r2c4", "gain"],
        ["place blacksmithing", "loot furnish_cavern miner r2c3"],
    ]


def test_a_game_says_which_words_are_places() -> None:
    """Of any game, whatever it calls them; in one that names none nothing has the same meaning elsewhere."""
    columns = Words("column", ("left", "middle"))
    for places in ((), ("column",)):
        vocabulary = Vocabulary(places)
        drip = vocabulary.add("drip", columns, numbers(1, 2))
        one = Changer(random.Random(3), vocabulary)
        assert one.place(drip.act(0, 1)) == (Word("column", "left") if places else None)
        assert (meanings(vocabulary)[drip.act(0, 1)] == meanings(vocabulary)[drip.act(1, 1)]) == bool(places)
        assert meanings(vocabulary)[drip.act(0, 1)] != meanings(vocabulary)[drip.act(0, 2)]


def test_the_same_is_done_elsewhere() -> None:
    legs = [leg("place housework", "furnish carpenter r2c3")]
    assert change_place(changer(), legs) == 0
    assert legs[0].acts[1] == elsewhere(CAVERNA.act("furnish carpenter r2c3"))
    assert change_place(changer(), legs) == 1, "a wish has no place yet"
    assert change_act(changer(), legs) == 1
    player = annealer().player
    state = CAVERNA.new(1)
    state.apply(CAVERNA.act("place excavation"))
    twin = next(act for act in state.legal() if CAVERNA.notation(act).startswith("twin cavern_cavern"))
    other = player.meant(state, elsewhere(twin))
    assert other != twin
    assert player.meanings[other] == player.meanings[twin]


def rated(line: Line, more: float) -> Line:
    """The same line, with a better or worse opinion of each of its slots."""
    return Line(line.legs, line.states, line.score, {slot: mark + more for slot, mark in line.marks.items()})


def test_a_line_that_begins_a_stage_much_worse_is_given_up() -> None:
    line = a_line()
    player = annealer(3).player
    middle = len(line.legs) // 2
    begun = line.legs[:middle], line.states[:middle], line.states[middle]
    assert player.attempt(*begun, Plan([]), rated(line, +1000.0)) is None
    assert player.attempt(*begun, Plan([]), rated(line, -1000.0)) is not None


def test_a_line_that_comes_back_to_the_old_one_goes_on_as_that(monkeypatch: pytest.MonkeyPatch) -> None:
    line = a_line()
    player = annealer(3).player
    # The last turns, from the first one of a stage.
    place = next(n for n, leg in enumerate(line.legs) if leg.turn and leg.slot.stage == 10)
    begun = line.legs[:place], line.states[:place], line.states[place]
    plan = Plan(line.legs[place:], same=len(line.legs) - place)
    monkeypatch.setattr(player, "turn", None)
    again = player.attempt(*begun, plan, line)
    assert again is not None
    assert (again.legs, again.states, again.score, again.marks) == (line.legs, line.states, line.score, line.marks)


def test_every_trial_is_a_game_that_can_be_replayed() -> None:
    one = annealer(6)
    line = one.seed(CAVERNA.new(1), 0.5, 1.0)
    seen = 0
    for _ in range(150):
        tried = one.trial(line)
        if tried is not line:
            seen += 1
            again = one.player.retrace(tried.states[0], tried.acts())
            assert (again.legs, again.score, again.marks) == (tried.legs, tried.score, tried.marks)
            line = max(line, tried, key=lambda one: one.score)
    assert seen > 20


@pytest.mark.parametrize("change", [change for change, _ in CHANGES], ids=lambda change: change.__name__)
def test_a_change_says_where_it_begins_and_leaves_what_is_fixed(change: object) -> None:
    line, other = a_line(1), a_line(2)
    changer = Changer(random.Random(3), CAVERNA.vocabulary, [other])
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
    most = len(CAVERNA.vocabulary) - 1
    assert WISH < elsewhere(most) < elsewhere(0) < another(most)
    assert displaced(elsewhere(7)) == 7
    assert is_elsewhere(elsewhere(most))
    assert not is_elsewhere(another(most))
    assert not is_elsewhere(WISH)


def test_a_plan_gives_the_legs_of_a_slot_in_order() -> None:
    plan = Plan([Leg(Slot(1, 5), (3, 4), True), Leg(Slot(2, 5), (6,), True), Leg(Slot(1, 5), (7,), True)])
    assert plan.take(Slot(1, 5)) == [4, 3]
    assert plan.take(Slot(1, 5)) == [7]
    assert plan.take(Slot(1, 5)) is None


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


def test_a_chain_that_is_awaited_cools_down_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a hundredth of the time gone at each trial it takes a hundred trials, however many were meant."""
    moment = [0.0]

    def clock() -> float:
        moment[0] += 1.0
        return moment[0]

    one = annealer(4)
    line = one.seed(CAVERNA.new(1), 0.5, 0.5)
    monkeypatch.setattr("grotto.bots.lines.annealer.perf_counter", clock)
    tried: list[Line] = []
    trial = one.trial
    monkeypatch.setattr(one, "trial", lambda line, fixed: tried.append(line) or trial(line, fixed))
    one.deadline = 101.0
    best = one.run(line, Schedule(1_000_000, hot=1e9, cold=1e-9))
    assert len(tried) == 99
    assert best.score >= max(one.score for one in tried)
    # Hot at first, when everything is taken, cold at the end, when nothing worse is.
    cold = [one.score for one in tried[-40:]]
    assert cold == sorted(cold)
    hot = [one.score for one in tried[:40]]
    assert hot != sorted(hot)


def test_a_kick_costs_something_but_not_too_much() -> None:
    one = annealer(4)
    line = one.run(one.seed(CAVERNA.new(1), 0.5, 0.5), Schedule(200))
    for _ in range(5):
        kicked = one.kicked(line)
        assert line.score - 3 > kicked.score
        assert kicked.worth(1.0) >= line.worth(1.0) - 30
        assert end_of(kicked).result().totals == (kicked.score,)


def test_hops_never_lose_the_best_line() -> None:
    one = annealer(4)
    line = one.run(one.seed(CAVERNA.new(1), 0.5, 0.5), Schedule(200))
    best = one.hop(line, 4, Schedule(40), [a_line(2)])
    assert best.score >= line.score
    assert end_of(best).result().totals == (best.score,)
    assert one.hop(line, 0, Schedule(40)) is line


def test_another_turn_is_asked_of_an_act_and_not_of_a_wish() -> None:
    """Two changes at once: a side act comes first, then a wish, then the turn is to be another one."""
    side = CAVERNA.act("convert grain")
    one = changer()
    for wish in (elsewhere(5), another(5), ANY_ACT, WISH):
        assert one.another_turn(Leg(Slot(1, 5), (side, wish), True)).acts == ()
    act = CAVERNA.act("place logging")
    assert one.another_turn(Leg(Slot(1, 5), (side, elsewhere(5), act), True)).acts == (another(act),)


# ---- games with others ---------------------------------------------------------------------------------------------


def shared_line(seat: int, seed: int = 1) -> tuple[Annealer, Line]:
    """A line of a seat of two in Caverna, from the beginning."""
    rng = random.Random(seed)
    one = Annealer(CAVERNA, seat, rng, players=2)
    state = CAVERNA.new(2, first_player=seat)
    one.player.goes_on(state)
    return one, one.seed(state, 0.3, 0.5)


@pytest.mark.parametrize("seat", [0, 1])
def test_with_others_a_line_holds_their_turns_too(seat: int) -> None:
    one, line = shared_line(seat)
    assert {leg.slot.seat for leg in line.legs} == {0, 1}
    assert line.turns == sum([leg.turn for leg in line.legs if leg.slot.seat == seat])
    end = line.states[-1].clone()
    for act in line.legs[-1].acts:
        end.apply(act)
    one.player.goes_on(end)
    assert end.actor == grotto.NOBODY
    totals = end.result().totals
    assert line.score == totals[seat] - RIVALRY * totals[1 - seat], "a duel is about the rival's points, too"


def test_with_others_a_plan_replayed_unchanged_is_the_same_line() -> None:
    one, line = shared_line(0)
    for place in (0, len(line.legs) // 2):
        again = one.player.play(line.legs[:place], line.states[:place], line.states[place], Plan(line.legs[place:]))
        assert again.acts() == line.acts()
        assert again.score == line.score
    assert one.player.retrace(line.states[0], line.acts()).legs == line.legs


@pytest.mark.parametrize("seat", [0, 1])
def test_no_change_makes_others_play_to_please(seat: int) -> None:
    _, line = shared_line(seat)
    changer = Changer(random.Random(5), CAVERNA.vocabulary, seat=seat)
    theirs = [leg for leg in line.legs if leg.slot.seat != seat]
    changed = 0
    for _ in range(300):
        legs = line.legs.copy()
        changed += changer.change(legs) < len(line.legs)
        assert [leg for leg in legs if leg.slot.seat != seat] == theirs
    assert changed > 200


def test_with_others_trials_make_a_line_better() -> None:
    one, line = shared_line(0)
    assert one.run(line, Schedule(150, 0.5, 0.3)).score > line.score + 5
