"""Section 17.4: conditions of villagers (R41-R43)."""

from __future__ import annotations

from typing import Any

import pytest

from grotto.games.above_and_below.versions import GREED_ASKS_FIRST_COINS

from .table import PAIR, Table, choices, continuation, deep, finish, roll

ART = {"artifacts": "yes"}
STAFF = {"artifacts": {"art_mystics_staff": 1}}
HARD = choices("tiers = [{ explore = 9, effects = [{ coins = 1 }] }]")
EASY = choices("tiers = [{ explore = 1, effects = [{ coins = 2 }] }]")


def test_a_condition_is_put_on_a_villager_of_the_card() -> None:
    at = finish(deep(choices('auto = { effects = [{ condition = "sad" }] }')))
    assert at.legal() == ["afflict start_builder", "afflict start_scout"]
    at.do("afflict start_scout")
    assert at.state.to_data()["villages"][0]["conditions"]["sad"] == ["start_scout"]  # type: ignore[index]
    assert at.state.ailments_left == (3, 2, 3, 3)


def test_r42_different_villagers_and_a_second_copy_has_no_effect() -> None:
    book = choices('auto = { effects = [{ condition = "poisoned", n = 2 }] }')
    at = finish(deep(book, conditions={"poisoned": ["start_scout"]})).do("afflict start_scout")
    poisoned = at.state.to_data()["villages"][0]["conditions"]["poisoned"]  # type: ignore[index]
    assert sorted(poisoned) == ["start_builder", "start_scout"]
    assert at.state.ailments_left[0] == 1


def test_r42_exerted_villagers_if_nobody_is_left() -> None:
    book = choices(
        'tiers = [{ explore = 9, effects = [{ coins = 1 }] }]\nfailure = { effects = [{ condition = "greedy" }] }'
    )
    at = deep(book, [1, 1])
    finish(at, *PAIR).do("afflict start_builder")
    assert at.state.ailing(0, 2)


def test_r42_the_one_on_the_card_comes_before_those_exerted() -> None:
    book = choices(
        "tiers = [{ explore = 9, effects = [{ coins = 1 }] }]\n"
        'failure = { effects = [{ condition = "greedy", n = 2 }, { reputation = -1 }] }'
    )
    at = deep(book, [1, 1]).do("exert start_scout", "resolve", "read")
    greedy = [event.data["villager"] for event in at.events("afflicted")]
    assert greedy == ["start_builder", "start_scout"]
    assert at.village().reputation == -1


def test_r42_n_tokens_go_to_n_different_villagers_and_no_more() -> None:
    book = choices('auto = { effects = [{ condition = "greedy", n = 1 }, { condition = "sad", n = 3 }] }')
    at = finish(deep(book)).do("afflict start_scout")
    assert at.legal() == ["afflict start_builder", "afflict start_scout"]
    at.do("afflict start_builder")
    conditions = at.state.to_data()["villages"][0]["conditions"]  # type: ignore[index]
    assert conditions["greedy"] == ["start_scout"]
    assert sorted(conditions["sad"]) == sorted(PAIR)
    assert at.state.encounter is None


def test_r42_the_last_token() -> None:
    held = {"conditions": {"sad": ["v_mason", "v_tinker"]}, "exhausted": ["v_mason", "v_tinker"]}
    at = finish(deep(choices('auto = { effects = [{ condition = "sad", n = 2 }] }'), **held)).do("afflict start_scout")
    assert [event.data["villager"] for event in at.events("afflicted")] == ["start_scout"]


def test_r42_no_token_left() -> None:
    held = {
        "conditions": {"sad": ["v_mason", "v_tinker", "start_scribe"]},
        "exhausted": ["v_mason", "v_tinker", "start_scribe"],
    }
    at = finish(deep(choices('auto = { effects = [{ condition = "sad" }] }'), **held))
    assert at.state.encounter is None


def test_r41_poison_and_staff_add_up() -> None:
    at = deep(HARD, [5, 1], conditions={"poisoned": ["start_scout"]}, options=ART, **STAFF)
    # 5 counts as 4 and may be raised; a 6 would count as 5.
    at.do("use art_mystics_staff start_scout")
    assert at.state.encounter is not None
    assert at.state.prompt().data["n"] == 3


def test_r43_greed_takes_1_coin_once() -> None:
    book = choices(
        "tiers = [{ explore = 1, effects = [{ coins = 2 }], goto = 2 }]",
        more=continuation(2, "auto = { effects = [{ coins = 2 }] }"),
    )
    held = {"conditions": {"greedy": PAIR}, "buildings": ["k_explorers_guild"]}
    at = finish(deep(book, [1, 1], **held))
    assert at.village().coins == 1
    finish(at.do("choose a"))
    # 2 - 1, then 2, and 1 for coin-on-explore.
    assert at.village().coins == 4


def test_r43_an_exerted_greedy_villager_counts_and_no_coins_no_greed() -> None:
    at = deep(EASY, [1, 1], conditions={"greedy": ["start_scout"]})
    assert finish(at, "start_scout").village().coins == 1
    at = finish(deep(choices("auto = { effects = [{ fish = 1 }] }"), conditions={"greedy": PAIR}, coins=3))
    assert at.village().coins == 3


def test_r43_greed_takes_a_single_coin_too() -> None:
    """The reduction is 1 in the first outcome that gives coins, however few; not below 0."""
    at = finish(deep(choices("auto = { effects = [{ coins = 1 }] }"), conditions={"greedy": PAIR}, coins=3))
    assert at.village().coins == 3


def test_r42_a_condition_acts_from_the_next_outcome_on() -> None:
    at = finish(deep(choices('auto = { effects = [{ condition = "greedy" }, { coins = 2 }] }')))
    assert at.do("afflict start_scout").village().coins == 2


# Outcome, next outcome and last outcome of an encounter.
GREEDY = '{ condition = "greedy" }'


def three_outcomes(first: str, second: str, third: str) -> str:
    return choices(
        f"auto = {{ effects = [{first}], goto = 2 }}",
        more=continuation(2, f"auto = {{ effects = [{second}], goto = 3 }}")
        + continuation(3, f"auto = {{ effects = [{third}] }}"),
    )


@pytest.mark.parametrize(
    ("outcomes", "coins"),
    [
        # R42: he becomes greedy in the first outcome that gives coins, and is not yet in it.
        ((f"{GREEDY}, {{ coins = 2 }}", "{ coins = 2 }", "{ coins = 2 }"), 6),
        ((f"{{ coins = 2 }}, {GREEDY}", "{ reputation = 1 }", "{ coins = 2 }"), 4),
        # He becomes greedy after the first outcome that gave coins.
        (("{ coins = 2 }", GREEDY, "{ coins = 2 }"), 4),
        # He is greedy when the first coins come.
        ((GREEDY, "{ coins = 2 }", "{ coins = 2 }"), 3),
        ((GREEDY, "{ coins = -2 }", "{ coins = 2 }"), 1),
    ],
)
def test_r43_greed_takes_from_the_first_outcome_that_gives_coins_or_from_none(
    outcomes: tuple[str, str, str], coins: int
) -> None:
    at = explored(three_outcomes(*outcomes))
    assert at.village().coins == coins


def test_r43_a_game_begun_before_takes_from_a_later_outcome() -> None:
    book = three_outcomes(f"{GREEDY}, {{ coins = 2 }}", "{ coins = 2 }", "{ coins = 2 }")
    assert explored(book, rules=GREED_ASKS_FIRST_COINS - 1).village().coins == 5


def explored(book: str, **options: Any) -> Table:
    """The encounter from its first choice to its end; the scout is the one who becomes greedy."""
    at = deep(book, options=options)
    while at.state.encounter is not None:
        at.do(next(act for act in ("afflict start_scout", "choose a", "read") if act in at.legal()))
    return at


def test_r42_a_new_coward_is_not_yet_spared() -> None:
    at = finish(deep(choices('auto = { effects = [{ condition = "cowardly" }, { injure = 1 }] }')))
    at.do("afflict start_scout")
    assert at.legal() == ["injure start_builder", "injure start_scout"]
    assert Table(at.state.to_data(), at.game).legal() == at.legal()
    assert at.do("injure start_scout").zone("start_scout") == "injured"
    wager = choices('stake = "villager"\nauto = { effects = [{ condition = "cowardly" }, { stake = "injure" }] }')
    at = finish(deep(wager).do("stake start_scout")).do("afflict start_scout")
    assert at.zone("start_scout") == "injured"
    # In the next outcome of the same encounter he is.
    more = continuation(2, "auto = { effects = [{ injure = 1 }] }")
    at = finish(deep(choices('auto = { effects = [{ condition = "cowardly" }], goto = 2 }', more=more)))
    at.do("afflict start_scout", "choose a", "read")
    assert (at.zone("start_scout"), at.zone("start_builder")) == ("exhausted", "injured")


def test_cowards_are_not_injured() -> None:
    at = finish(deep(choices("auto = { effects = [{ injure = 2 }] }"), conditions={"cowardly": ["start_scout"]}))
    assert (at.zone("start_builder"), at.zone("start_scout")) == ("injured", "exhausted")
    wager = choices('stake = "villager"\nauto = { effects = [{ stake = "injure" }] }')
    at = deep(wager, conditions={"cowardly": ["start_scout"]}).do("stake start_scout")
    assert finish(at).zone("start_scout") == "exhausted"


def test_bonus_if_no_explorer_has_a_condition() -> None:
    book = choices(
        'bonuses = [{ lanterns = 2, without = "sad" }]\ntiers = [{ explore = 9, effects = [{ coins = 1 }] }]'
    )
    assert deep(book, [1, 1]).state.prompt().data["n"] == 4
    at = deep(book, None, conditions={"sad": ["start_scout"]}, choose="")
    at.do("obey start_scout 5", "roll 1", "choose a")
    assert roll(at, {"start_scout": 1, "start_builder": 1}).state.prompt().data["n"] == 2
