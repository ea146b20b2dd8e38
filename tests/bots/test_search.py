"""Looking through a turn, on the toy game: letters to be marked for coins, a loaded die."""

from __future__ import annotations

import random
from collections import Counter

from grotto.bots.greedy import THIS_TURN, Greedy
from grotto.bots.search import BREADTH, Effort, Foresight, Judge, Luck, Search, closing_acts
from grotto.kernel.agenda import CHANCE
from grotto.kernel.game import Game
from grotto.kernel.state import State
from kernel.toy import STOP, VOCABULARY, Toy, begin
from rules.caverna import table as caverna

EFFORT = Effort(positions=400, outcomes=3)
WORTH = {"a": 1.0, "b": 3.0, "c": -2.0, "d": 0.0}


class ToyGame(Game):
    """Each mark has a worth; what is rolled counts a tenth."""

    def __init__(self) -> None:
        super().__init__("toy", (1,), (), VOCABULARY)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Toy)
        return sum([WORTH.get(mark, 0.0) for mark in state.marks]) + sum(state.rolls) / 10


GAME = ToyGame()


class Counting(Judge):
    """Notes how many positions it is asked for at once."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.asked: list[int] = []

    def values(self, states: list[State], seat: int) -> list[float]:
        self.asked.append(len(states))
        return super().values(states, seat)


def luck(seed: int = 1) -> Luck:
    return Luck(random.Random(seed))


def search(state: State, effort: Effort = EFFORT) -> Search:
    return Search(GAME, state, luck(), effort)


def texts(path: tuple[int, ...]) -> list[str]:
    return [VOCABULARY.notation(act) for act in path]


def test_the_best_line_through_a_turn() -> None:
    find = search(begin("any_of")).finds()[0]
    assert sorted(texts(find.path)) == ["mark a", "mark b", "stop"]
    assert find.worth == 4.0


def test_an_order_that_the_rules_ask_for_is_kept() -> None:
    find = search(begin("and_then")).finds()[0]
    assert texts(find.path) == ["mark a", "mark b", "stop"]


def test_what_can_be_paid_once_is_paid_for_the_better() -> None:
    find = search(begin("paid", coins=3)).finds()[0]
    assert texts(find.path) == ["mark b"]


def test_a_side_act_is_found_where_it_opens_something_better() -> None:
    find = search(begin("paid", coins=2, may_earn=True)).finds()[0]
    assert texts(find.path) == ["earn", "mark b"]


def test_a_side_act_that_ends_the_turn_ends_the_line() -> None:
    # Without its last grain nothing is left to do on the space: the action closes by itself, the next turn begins.
    opening = ("place sustenance", "collect", "twin meadow_field r3c1 r3c2", "place slash_and_burn")
    state = caverna.play(caverna.GAME.new(1), *opening)
    assert caverna.play(state.clone(), "twin meadow_field r2c1 r2c0", "convert grain").between_turns()
    for find in Search(caverna.GAME, state, luck(), Effort(positions=1000, outcomes=1)).finds():
        assert not any(caverna.GAME.notation(act).startswith("place") for act in find.path)


def test_goods_are_exchanged_for_the_food_that_is_missing() -> None:
    # Feeding is possible without an exchange as well, but costs 3 points for each food that is missing.
    state = caverna.feeding(caverna.farm(food=2, vegetable=2))
    find = Search(caverna.GAME, state, luck(), EFFORT).finds()[0]
    assert [caverna.GAME.notation(act) for act in find.path] == ["convert vegetable", "feed"]
    # The same where breeding goes on after the meal.
    state = caverna.feeding(caverna.farm(cells={"r3c1": "small_pasture"}, food=2, vegetable=2, sheep=2))
    find = Search(caverna.GAME, state, luck(), EFFORT).finds()[0]
    assert [caverna.GAME.notation(act) for act in find.path] == ["convert vegetable", "feed", "breed sheep"]


def test_a_line_ends_at_the_first_chance_with_the_average_of_what_may_come() -> None:
    find = search(begin("rolling")).finds()[0]
    # b first: its die has one side, so nobody is asked. Then a, and a die that shows 5/3 on average.
    assert texts(find.path) == ["mark b", "mark a"]
    assert find.state.actor == CHANCE
    assert abs(find.worth - (3.0 + 0.1 + 1.0 + 10 / 60)) < 1e-9


def test_few_positions_give_a_line_all_the_same() -> None:
    finds = search(begin("any_of"), Effort(positions=1, outcomes=1)).finds()
    assert finds
    for find in finds:
        assert find.path


def test_a_turn_with_very_many_possibilities_is_looked_through_within_the_budget() -> None:
    # Seven players, rubies for all that they buy, and a dwarf whose expeditions may bring anything.
    rich = caverna.farm(dwarfs=[0, 9, 14], caverns=3, ruby=6, gold=9, food=9, wood=9, stone=9, ore=9, grain=3, sheep=2)
    state = caverna.lay_out(rich, *[caverna.farm()] * 6, players=7)
    assert len(state.legal()) > 90
    one = Search(caverna.GAME, state, luck(), THIS_TURN)
    finds = one.finds()
    assert len(finds) > 20
    assert one.tried < 1.2 * THIS_TURN.positions


def test_of_many_acts_some_of_each_kind_are_tried() -> None:
    acts = [*range(caverna.GAME.act("place logging"), caverna.GAME.act("place logging") + 99), caverna.GAME.act("feed")]
    some = Search(caverna.GAME, caverna.GAME.new(1), luck(), EFFORT).some(acts)
    assert len(some) == BREADTH
    assert caverna.GAME.act("feed") in some


def test_the_search_leaves_the_position_alone() -> None:
    state = begin("rolling")
    before = state.key()
    search(state).finds()
    assert state.key() == before


def test_a_turn_may_be_closed_by_closing_acts_only() -> None:
    assert closing_acts(VOCABULARY) == {STOP.act()}


def test_outcomes_come_as_often_as_they_weigh() -> None:
    state = begin("rolling").do("mark a")
    first = Counter(VOCABULARY.notation(luck(seed).outcomes(state, 1)[0][0]) for seed in range(600))
    # 3 : 2 : 1 of 600; four standard deviations are 48, 47 and 37.
    assert abs(first["roll 1"] - 300) < 49
    assert abs(first["roll 2"] - 200) < 47
    assert abs(first["roll 3"] - 100) < 37


def test_acts_are_shuffled_as_the_standard_library_shuffles_them() -> None:
    # What a seed has led to before, it leads to again: stored matches depend on it.
    for seed in range(20):
        for length in (0, 1, 2, 3, 8, 48, 100):
            own, usual = list(range(length)), list(range(length))
            luck(seed).shuffle(own)
            random.Random(seed).shuffle(usual)
            assert own == usual


def test_what_chance_may_bring_is_judged_together() -> None:
    judge = Counting(GAME)
    # The die that a mark sets rolling shows one of three numbers.
    one = Search(GAME, begin("rolling"), luck(), EFFORT, judge)
    after = begin("rolling").do("mark a")
    assert one.worth(after, False, 3) == search(begin("rolling")).worth(after, False, 3)
    assert judge.asked == [3]


def test_all_outcomes_keep_their_weights() -> None:
    state = begin("rolling").do("mark a")
    assert [weight for _, weight in luck().outcomes(state, 3)] == [3, 2, 1]


def test_within_one_search_luck_is_the_same_everywhere() -> None:
    same = luck()
    one, other = begin("rolling").do("mark a"), begin("rolling").do("mark b", "mark a")
    assert same.outcomes(one, 2) == same.outcomes(other, 2)


def test_what_follows_is_valued_where_the_game_ends() -> None:
    one = search(begin("rolling"))
    foresight = Foresight(one, EFFORT, 3)
    for find in one.finds():
        assert abs(foresight.worth(find) - 4.2667) < 0.01 or find.worth < 4.2


def test_greedy_plays_its_plan_and_makes_a_new_one_when_things_went_otherwise() -> None:
    bot = Greedy(1)
    state = begin("any_of")
    state.apply(bot.choose(GAME, state))
    planned = dict(bot.plan)
    assert bot.choose(GAME, state) == planned[state.key()]
    assert bot.plan == planned
    fresh = begin("and_then")
    assert VOCABULARY.notation(bot.choose(GAME, fresh)) == "mark a"
    assert bot.plan != planned
