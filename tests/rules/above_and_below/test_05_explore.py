"""Section 5 and rulings R08, R12-R17, R31, R50, R60: setting out, choosing, dice."""

from __future__ import annotations

from typing import Any

import pytest

from .table import QUIET, Table, choices, continuation, expedition, finish, game_with, roll, table, village

PAIR = ["start_scout", "start_builder"]

# ---- setting out --------------------------------------------------------------------------------


def test_any_number_of_ready_villagers_may_go() -> None:
    at = table(village(ready=["start_scout", "start_builder", "v_mason"], exhausted=["start_scribe"]))
    assert at.why_id("explore start_scribe") == "villager_exhausted"
    at.do("explore start_scout")
    assert at.why_id("set_out") == "party_too_small"
    assert at.why_id("join start_scribe") == "villager_exhausted"
    assert at.why_id("join start_scout") == "already_declared"
    at.do("join v_mason")
    assert at.why("set_out") is None


def test_r31_explore_is_illegal_while_the_cave_deck_is_empty() -> None:
    at = table(village(), cave_top=None, decks={"caves": {"unseen": [], "below": []}})
    assert at.why_id("explore start_scout") == "no_caves_left"


def test_r31_a_failed_cave_card_comes_back() -> None:
    book = choices("tiers = [{ explore = 9, effects = [{ coins = 1 }] }]")
    at = expedition(book, PAIR, [1, 1], more={"decks": {"caves": {"unseen": [], "below": []}}})
    assert at.state.cave_top == -1
    finish(at)
    assert at.state.cave_top == 0


def test_the_next_cave_card_is_seen_at_once() -> None:
    at = table(village(ready=PAIR), cave_top="cave_01").do("explore start_scout", "join start_builder")
    assert at.prompt == "reveal"
    at.do("reveal cave_17")
    assert at.state.to_data()["cave_top"] == "cave_17"
    assert at.prompt == "paragraph_die"


def test_r50_numbers_beyond_the_book_begin_again() -> None:
    two = QUIET + QUIET.replace("id = 1", "id = 40")
    game = game_with(two)
    # cave_01 has 11, 39, 67, 95, 123, 126: all odd but the last.
    for face, paragraph in ((1, 1), (6, 40)):
        at = table(village(ready=PAIR), game=game, cave_top="cave_01").do("explore start_scout", "join start_builder")
        at.do("reveal cave_02", f"roll {face}")
        assert at.state.prompt().data["paragraph"] == paragraph


# ---- choosing (R16, R17, R60) -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("requires", "fields", "met"),
    [
        ('owns = "rope", n = 2', {"items": {"rope": 1}}, False),
        ('owns = "rope", n = 2', {"items": {"rope": 1}, "sale": "rope"}, True),
        ('owns = "rope"', {"track": [{"good": "rope", "n": 1}]}, True),
        ("coins = 3", {"coins": 2}, False),
        ("coins = 3", {"coins": 3}, True),
        ("reputation_at_least = 2", {"reputation": 1}, False),
        ("reputation_at_least = 2", {"reputation": 2}, True),
        ("reputation_at_most = -1", {"reputation": 0}, False),
        ("reputation_at_most = -1", {"reputation": -1}, True),
        ("explorers = 3", {}, False),
        ("explorers = 2", {}, True),
        ('tag = "fishfolk"', {}, False),
        ('symbol = "hammer"', {}, True),
        ('symbol = "quill"', {}, False),
    ],
)
def test_r16_requirements(requires: str, fields: dict[str, Any], met: bool) -> None:
    at = expedition(choices(f"requires = [{{ {requires} }}]\nauto = {{}}"), PAIR, choose="", **fields)
    assert at.why_id("choose a") == ("" if met else "requirement")


def test_r16_a_tag_in_the_party() -> None:
    book = choices('requires = [{ tag = "fishfolk" }]\nauto = {}')
    at = expedition(book, ["start_scout", "v_reef_diver"], choose="")
    assert at.why("choose a") is None


def test_r16_cost_is_paid_when_chosen() -> None:
    book = choices("cost = 2\ntiers = [{ explore = 9, effects = [{ coins = 1 }] }]")
    assert expedition(book, PAIR, choose="", coins=1).why_id("choose a") == "short"
    at = expedition(book, PAIR, coins=3)
    assert at.village().coins == 1


def test_r16_no_choice_possible_fails_without_penalty() -> None:
    # Such a book does not pass the check; the first paragraph leads to one that this party can't answer.
    book = choices(
        "tiers = [{ explore = 1, goto = 2 }]",
        more=continuation(2, "requires = [{ coins = 9 }]\nauto = {}", "auto = {}"),
    )
    game = game_with(book, QUIET)
    saved = game.pack.books[0].paragraphs[1]
    game.pack.books[0].paragraphs[1] = saved._replace(choices=saved.choices[:1])
    try:
        at = finish(expedition(book, PAIR, [1, 1]))
        assert at.events("no_choice")
        assert at.village().caves == ()
        assert at.zone("start_scout") == "exhausted"
    finally:
        game.pack.books[0].paragraphs[1] = saved


@pytest.mark.parametrize(
    ("bonus", "fields", "lanterns"),
    [
        ('per = "hammer"', {}, 1),
        ('per = "quill"', {}, 0),
        ('per = "rope"', {"items": {"rope": 2}, "sale": "rope", "track": [{"good": "rope", "n": 1}]}, 4),
        ('per = "potion"', {"items": {"potion": 2}}, 2),
        ('owns = "rope"', {"items": {"rope": 2}}, 1),
        ('owns = "rope"', {"buildings": [{"building": "h_hemp_barn", "goods": 2}]}, 0),
        ('owns = ["fish", "cider"]', {"items": {"cider": 1}}, 1),
        ('owns = ["fish", "cider"]', {}, 0),
        ('tag = "fishfolk"', {}, 0),
    ],
)
def test_r17_bonuses(bonus: str, fields: dict[str, Any], lanterns: int) -> None:
    book = choices(f"bonuses = [{{ lanterns = 1, {bonus} }}]\ntiers = [{{ explore = 9, effects = [{{ coins = 1 }}] }}]")
    at = expedition(book, PAIR, [1, 1], **fields)
    assert at.state.prompt().data["n"] == 2 + lanterns


def test_r17_bonus_for_a_tag() -> None:
    book = choices(
        'bonuses = [{ lanterns = 3, tag = "fishfolk" }]\ntiers = [{ explore = 9, effects = [{ coins = 1 }] }]'
    )
    at = expedition(book, ["start_scout", "v_reef_diver"], [1, 1])
    assert at.state.prompt().data["n"] == 1 + 2 + 3


def test_r17_paid_bonus() -> None:
    book = choices("bonuses = [{ lanterns = 2, pays = 1 }]\ntiers = [{ explore = 9, effects = [{ coins = 1 }] }]")
    at = expedition(book, PAIR, coins=2)
    assert at.prompt == "paid_bonus"
    assert roll(at.do("agree"), {"start_scout": 1, "start_builder": 1}).state.prompt().data["n"] == 4
    assert at.village().coins == 1
    at = expedition(book, PAIR, coins=2).do("decline")
    assert roll(at, {"start_scout": 1, "start_builder": 1}).state.prompt().data["n"] == 2
    # Who can't pay is not asked.
    assert expedition(book, PAIR).prompt == "lantern_die"


def test_r08_encounter_costs_may_be_paid_with_drinks() -> None:
    book = choices("cost = 2\ntiers = [{ explore = 9, effects = [{ coins = 1 }] }]")
    at = expedition(book, PAIR, coins=1, items={"cider": 2}, buildings=["h_taproom"])
    assert at.prompt == "pay"
    assert at.why_id("pay") == "short"
    at.do("spend cider", "pay")
    assert (at.village().coins, at.items()) == (0, {"cider": 1})


STAKED = choices(
    'stake = "item"\ntiers = [{ explore = 3, effects = [{ stake = "copy" }] }]\n'
    'failure = { effects = [{ stake = "lose" }] }'
)


def test_r60_a_staked_item_is_copied() -> None:
    at = expedition(STAKED, PAIR, items={"rope": 1, "potion": 1}, sale="fish")
    assert at.legal() == ["stake rope", "stake potion"]
    at.do("stake rope")
    assert at.items() == {"potion": 1}
    assert at.state.owned(0, at.pack.items.index("rope")) == 1
    roll(at, {"start_scout": 3, "start_builder": 1})
    finish(at)
    assert at.items() == {"rope": 2, "potion": 1}


def test_r60_a_staked_item_counts_for_cards_until_it_is_lost() -> None:

    def for_things(at: Table) -> int:
        return at.state.result().categories[0]["card_per_thing"]

    at = expedition(STAKED, PAIR, items={"potion": 1}, buildings=["k_alchemists_guild"])
    assert for_things(at) == 2
    at.do("stake potion")
    assert for_things(at) == 2
    roll(at, dict.fromkeys(PAIR, 1))
    at.do("resolve", "read")
    assert for_things(at) == 0


def test_r60_a_staked_item_is_lost() -> None:
    at = expedition(STAKED, PAIR, items={"rope": 1}).do("stake rope")
    finish(roll(at, {"start_scout": 1, "start_builder": 1}))
    assert at.items() == {}
    assert at.state.supply[at.pack.items.index("rope")] == 10


def test_r60_only_the_stake_of_this_choice_is_lost() -> None:
    """What was staked in an earlier paragraph stays staked, also if the outcome takes the stake twice."""
    twice = 'stake = "item"\nauto = { effects = [{ stake = "lose" }, { stake = "lose" }] }'
    book = choices('stake = "item"\nauto = { goto = 151 }', "auto = {}", more=continuation(151, twice, "auto = {}"))
    at = expedition(book, PAIR, items={"fish": 3}).do("stake fish", "read", "choose a", "stake fish", "read")
    assert finish(at).items() == {"fish": 2}


def test_r60_a_stake_that_is_gone_is_not_lost_again() -> None:
    """Between the two the position is asked for something: it must be the same when it is read back."""
    choose = "{ choose = [[{ coins = 1 }], [{ coins = 2 }]] }"
    book = choices(f'stake = "item"\nauto = {{ effects = [{{ stake = "lose" }}, {choose}, {{ stake = "lose" }}] }}')
    at = expedition(book, PAIR, items={"fish": 2}).do("stake fish", "read")
    assert at.prompt == "pick_option"
    again = at.game.from_data(at.state.to_data())
    assert again == at.state
    assert finish(at.do("option 1")).items() == {"fish": 1}


def test_r60_what_is_for_sale_can_t_be_staked() -> None:
    at = expedition(STAKED, PAIR, choose="", sale="rope")
    assert at.why_id("choose a") == "no_stake"


def test_r60_a_staked_item_can_t_pay_the_cost() -> None:
    book = choices('stake = "item"\ncost = 1\nauto = {}')
    at = expedition(book, PAIR, choose="", items={"cider": 1}, buildings=["h_taproom"])
    assert at.why_id("choose a") == "no_stake"
    at = expedition(book, PAIR, items={"cider": 1, "fish": 1}, buildings=["h_taproom"])
    assert at.legal() == ["stake fish"]


def test_r60_an_item_returns_after_a_success() -> None:
    at = finish(expedition(choices('stake = "item"\nauto = {}'), PAIR, items={"rope": 1}).do("stake rope"))
    assert at.items() == {"rope": 1}


WAGER = choices(
    'stake = "villager"\ntiers = [{ explore = 9, effects = [{ coins = 1 }] }]\n'
    'failure = { effects = [{ stake = "injure" }] }'
)


def test_r60_a_staked_villager_is_injured() -> None:
    at = expedition(WAGER, PAIR)
    assert at.legal() == ["stake start_builder", "stake start_scout"]
    at.do("stake start_scout")
    finish(roll(at, {"start_scout": 1, "start_builder": 1}))
    assert (at.zone("start_scout"), at.zone("start_builder")) == ("injured", "exhausted")


def test_r60_an_exerted_stake_is_injured_already() -> None:
    at = expedition(WAGER, PAIR).do("stake start_scout")
    roll(at, {"start_scout": 1, "start_builder": 1})
    finish(at, "start_scout")
    assert not at.events("injured")


# ---- dice (R12, R13, R14, R15) ------------------------------------------------------------------

HARD = choices("tiers = [{ explore = 9, effects = [{ coins = 1 }] }]")


def test_r12_two_symbols_may_be_used_on_one_die() -> None:
    at = expedition(HARD, PAIR, [1, 1], buildings=["o_watch_post"], caves=["cave_09"])
    at.do("reroll start_scout", "lantern start_scout 2", "reroll start_scout", "lantern start_scout 6")
    assert at.state.prompt().data["n"] == 3
    assert at.why_id("reroll start_scout") == "no_rerolls"


def test_r13_how_many_lanterns_lack_for_the_first_tier() -> None:
    """Before it, and none any more beyond it: one may still go for the next."""
    tiers = "{{ explore = {}, effects = [{{ coins = 1 }}] }}, {{ explore = 9, effects = [{{ coins = 2 }}] }}"
    for first, lack in ((4, 2), (2, 0), (1, 0)):
        at = expedition(choices(f"tiers = [{tiers.format(first)}]"), PAIR, [1, 1])
        assert at.state.prompt().data == {"n": 2, "number": first, "short": lack}


def test_r12_no_reroll_after_exerting() -> None:
    at = expedition(HARD, PAIR, [1, 1], buildings=["h_lookout"]).do("exert start_scout")
    assert at.why_id("reroll start_builder") == "too_late"


def test_r13_who_left_the_card_can_t_be_exerted_again() -> None:
    at = expedition(HARD, PAIR, [3, 1]).do("exert start_scout")
    assert at.state.prompt().data["n"] == 4
    assert at.why_id("exert start_scout") == "not_in_party"
    at.do("exert start_builder")
    # Nothing is left to decide: the check is resolved, and waits to be read.
    assert at.prompt == "read_outcome"


PAYING = choices(
    "tiers = [{ explore = 1, effects = [{ coins = 1 }] }, { explore = 2, pay = 2, effects = [{ ore = 1 }] }]"
)


def test_r15_an_unpaid_tier_gives_the_next_lower_one() -> None:
    at = finish(expedition(PAYING, PAIR, [1, 1], coins=2))
    assert at.prompt == "tier_cost"
    at.do("decline", "read")
    assert (at.village().coins, at.items()) == (3, {})


def test_r15_an_unaffordable_tier_is_not_asked_for() -> None:
    at = finish(expedition(PAYING, PAIR, [1, 1], coins=1))
    assert (at.village().coins, at.items()) == (2, {})


def test_r15_a_number_that_cant_be_paid_is_not_made() -> None:
    """What lacks is told for the first number that can be paid; where none can, there is nothing to raise for."""
    dear = "{ explore = 2, pay = 1, effects = [{ ore = 1 }] }"
    book = choices(f"tiers = [{dear}, {{ explore = 4, effects = [{{ fish = 1 }}] }}]")
    for coins, number, lack in ((1, 2, 0), (0, 4, 2)):
        at = expedition(book, PAIR, [1, 1], coins=coins)
        assert at.state.prompt().data == {"n": 2, "number": number, "short": lack}
    book = choices(f"tiers = [{dear}]")
    at = expedition(book, PAIR, [1, 1])
    assert (at.prompt, at.state.prompt().data) == ("check_unpaid", {"number": 2})
    drink = {"items": {"cider": 1}, "buildings": ["h_taproom"]}
    assert expedition(book, PAIR, [1, 1], **drink).state.prompt().data["short"] == 0


def test_r15_an_unpaid_only_tier_fails() -> None:
    book = choices("tiers = [{ explore = 1, pay = 1, effects = [{ ore = 1 }] }]")
    at = finish(expedition(book, PAIR, [1, 1], coins=1)).do("decline", "read")
    assert at.village().caves == ()
