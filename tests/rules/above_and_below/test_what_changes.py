"""What an act changes in the position, and nothing else: a case for each rule (sections 5-9, 17, 18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .changes import changes
from .table import QUIET, Table, choices, continuation, expedition, game_with, table, village

PAIR = ["start_builder", "start_scout"]
ALL = ["start_builder", "start_scribe", "start_scout"]
ART = {"artifacts": "yes"}
# Small decks in a known order, so that no chance comes in between.
DECKS: dict[str, Any] = {
    "houses": {"unseen": [], "below": ["h_orchard", "h_chapel"]},
    "outposts": {"unseen": [], "below": ["o_hot_spring"]},
    "caves": {"unseen": [], "below": ["cave_02", "cave_03"]},
    "villagers": {"unseen": []},
}
ROWS = {
    "houses": ["h_cottage", "h_mushroom_shed", "h_inn", "h_taproom"],
    "outposts": ["o_eel_weir", "o_watch_post"],
    "keys": ["k_academy", "k_town_hall"],
    "stars": ["st_granary", "st_monument"],
}
BARN = {"building": "h_hemp_barn", "goods": 2}
POND = {"building": "h_fish_pond", "goods": 1}
STAFF = {"artifacts": {"art_mystics_staff": 1}}
CHECK = choices(
    "tiers = [{ explore = 3, effects = [{ coins = 2 }, { fish = 1 }] }]\nfailure = { effects = [{ reputation = -1 }] }"
)


def at(*villages: dict[str, Any], **fields: Any) -> Table:
    """A table with small decks and a training row with gaps."""
    training = ["v_mason", "v_tinker", None, "v_tracker", None]
    usual = {"decks": DECKS, "rows": ROWS, "cave_top": "cave_01", "training": training}
    return table(*villages, **{**usual, **fields})


Case = tuple[Callable[[], Table], list[str], dict[str, Any]]
ACTIONS: dict[str, Case] = {
    # Section 7: 1 coin each, and the cider of the first labor of the round.
    "labor": (
        lambda: at(village(coins=1)), ["labor start_scout", "join start_builder", "set_out"],
        {"seat": 1, "0.coins": 3, "0.items.cider": 1, "0.ready": "start_scribe",
         "0.exhausted": "start_builder, start_scout", "cider_on_board": 0},
    ),
    "labor without cider": (
        lambda: at(village(coins=1), cider_on_board=0), ["labor start_scout", "set_out"],
        {"seat": 1, "0.coins": 2, "0.ready": "start_builder, start_scribe", "0.exhausted": "start_scout"},
    ),
    # Section 6: pay, place, stock; a house or an outpost is replaced, a key or star house is not.
    "a house with stock": (
        lambda: at(village(coins=5)), ["build start_builder h_mushroom_shed"],
        {"seat": 1, "0.coins": 2, "0.buildings": "starting_house 0, h_mushroom_shed 2",
         "0.ready": "start_scribe, start_scout", "0.exhausted": "start_builder",
         "rows.houses": "h_cottage, h_orchard, h_inn, h_taproom", "decks.houses.below": "h_chapel",
         "supply.mushroom": 10},
    ),
    "a key house with hammer plus and coin on build": (
        lambda: at(village(coins=20, ready=["v_master_builder", "start_scout"], buildings=["h_joinery"])),
        ["build v_master_builder k_academy"],
        {"seat": 1, "0.coins": 13, "0.buildings": "starting_house 0, h_joinery 0, k_academy 0",
         "0.ready": "start_scout", "0.exhausted": "v_master_builder", "rows.keys": "k_town_hall"},
    ),
    "an outpost": (
        lambda: at(village(coins=3, caves=["cave_09"])), ["build start_builder o_eel_weir"],
        {"seat": 1, "0.coins": 0, "0.buildings": "starting_house 0, o_eel_weir 2",
         "0.ready": "start_scribe, start_scout", "0.exhausted": "start_builder",
         "rows.outposts": "o_hot_spring, o_watch_post", "decks.outposts.below": "", "supply.fish": 10},
    ),
    "a star house with reputation": (
        lambda: at(village(coins=13)), ["build start_builder st_monument"],
        {"seat": 1, "0.coins": 0, "0.buildings": "starting_house 0, st_monument 0",
         "0.ready": "start_scribe, start_scout", "0.exhausted": "start_builder", "0.reputation": 1,
         "rows.stars": "st_granary"},
    ),
    # Section 7: the price of the slot; the gap stays.
    "training": (
        lambda: at(village(coins=5)), ["train start_scribe v_tracker"],
        {"seat": 1, "0.coins": 1, "0.ready": "start_builder, start_scout", "0.exhausted": "start_scribe, v_tracker",
         "training": "v_mason, v_tinker, None, None, None"},
    ),
    "training to ready": (
        lambda: at(village(coins=5, buildings=["h_schoolhouse"])), ["train start_scribe v_tracker", "enter ready"],
        {"seat": 1, "0.coins": 1, "0.ready": "start_builder, start_scout, v_tracker", "0.exhausted": "start_scribe",
         "training": "v_mason, v_tinker, None, None, None"},
    ),
    "a harvest, also for sale": (
        lambda: at(village(sale="ore", buildings=[BARN, POND])),
        ["harvest start_scout", "join start_scribe", "set_out", "take h_hemp_barn", "take_for_sale h_fish_pond"],
        {"seat": 1, "0.items.rope": 1, "0.items.ore": 1, "0.sale": "fish",
         "0.buildings": "starting_house 0, h_hemp_barn 1, h_fish_pond 0", "0.ready": "start_builder",
         "0.exhausted": "start_scribe, start_scout"},
    ),
    # Section 8, R29, R30, R56: free actions.
    "a refreshed row": (
        lambda: at(village(coins=5)), ["refresh outpost"],
        {"0.coins": 4, "this_turn.refreshed": True, "rows.outposts": "o_hot_spring, o_eel_weir, o_watch_post",
         "decks.outposts.below": ""},
    ),
    "an offer": (
        lambda: at(village(coins=5), village(sale="rope")), ["offer 1 4"],
        {"this_turn.offers.1.n": 1, "this_turn.offers.1.price": 4, "agenda": "turn, answer 1 4"},
    ),
    "an offer accepted": (
        lambda: at(village(coins=5), village(sale="rope")), ["offer 1 4", "accept"],
        {"0.coins": 1, "0.items.rope": 1, "1.coins": 4, "1.sale": None, "this_turn.offers.1.n": 1,
         "this_turn.offers.1.price": 4},
    ),
    "an offer refused": (
        lambda: at(village(coins=5), village(sale="rope")), ["offer 1 4", "refuse"],
        {"this_turn.offers.1.n": 1, "this_turn.offers.1.price": 4},
    ),
    "another price": (
        lambda: at(village(coins=5), village(sale="rope")), ["offer 1 4", "counter 3"],
        {"this_turn.offers.1.n": 1, "this_turn.offers.1.price": 4, "agenda": "turn, countered 1 3"},
    ),
    "something else for sale": (
        lambda: at(village(items={"fish": 2}, sale="ore")), ["put_out fish"],
        {"0.items.fish": 1, "0.items.ore": 1, "0.sale": "fish", "this_turn.took_back": True,
         "this_turn.put_out": True},
    ),
    "taken back": (
        lambda: at(village(sale="ore")), ["take_back"],
        {"0.items.ore": 1, "0.sale": None, "this_turn.took_back": True},
    ),
    "placed": (
        lambda: at(village(items={"fish": 2})), ["place fish"], {"0.items.fish": 1, "0.track": "fish 1"},
    ),
    # R09, R52: the player keeps his action; who refused is exhausted.
    "declared": (
        lambda: at(village()), ["labor start_scout", "join start_scribe"],
        {"this_turn.action": "labor", "this_turn.members": "start_scribe, start_scout", "agenda": "declare"},
    ),
    "a cat refuses": (
        lambda: at(village(ready=["s_cave_cat_1", "start_scout"])),
        ["labor s_cave_cat_1", "join start_scout", "obey s_cave_cat_1 2"],
        {"0.ready": "start_scout", "0.exhausted": "s_cave_cat_1", "this_turn.obeyed.labor": "start_scout"},
    ),
    "a cat obeys": (
        lambda: at(village(ready=["s_cave_cat_1", "start_scout", "start_scribe"])),
        ["labor s_cave_cat_1", "join start_scout", "set_out", "obey s_cave_cat_1 3"],
        {"seat": 1, "0.coins": 2, "0.items.cider": 1, "0.ready": "start_scribe",
         "0.exhausted": "start_scout, s_cave_cat_1", "cider_on_board": 0},
    ),
    "passing": (lambda: at(village()), ["pass"], {"seat": 1, "0.passed": True}),
    "passing before somebody who has passed": (
        lambda: at(village(), village(passed=True), village(coins=3)), ["pass"], {"seat": 2, "0.passed": True},
    ),
}  # fmt: skip
HOME = {"seat": 1, "0.exhausted": "start_builder, start_scout", "this_turn.action": None, "this_turn.members": "",
        "agenda": "turn"}  # fmt: skip
CHECKS: dict[str, Case] = {
    # Section 5: the party leaves, the next card comes up, nothing is open yet.
    "setting out": (
        lambda: at(village(buildings=["h_lookout"]), game=game_with(CHECK)),
        ["explore start_scout", "join start_builder", "set_out"],
        {"0.ready": "start_scribe", "this_turn.action": "explore", "this_turn.members": "start_builder, start_scout",
         "cave_top": "cave_02", "decks.caves.below": "cave_03", "agenda": "turn_ends, paragraph_die",
         "encounter.cave": "cave_01", "encounter.book": "book", "encounter.party": "start_builder, start_scout",
         "encounter.explorers": "start_builder, start_scout", "encounter.exerted": "", "encounter.rerolls": 1,
         "encounter.paid": 0, "encounter.pawned": "", "encounter.dice": "", "encounter.bonus": 0,
         "encounter.phase": 0, "encounter.spared": "", "encounter.won": 0, "encounter.prizes": "",
         "encounter.fresh_supplies": 0, "encounter.found": 0, "encounter.greed_done": False},
    ),
    "the paragraph": (
        lambda: at(village(ready=PAIR), game=game_with(CHECK)).do("explore start_scout", "join start_builder"),
        ["roll 2"],
        {"encounter.paragraph": 1, "read.book": "39", "agenda": "turn_ends, choose"},
    ),
    "choosing": (
        lambda: expedition(CHECK, PAIR, choose=""), ["choose a"],
        {"encounter.choice": "a", "encounter.dice": "start_builder 0 0, start_scout 0 0",
         "agenda": "turn_ends, begin_check, lantern_die"},
    ),
    "a die": (
        lambda: expedition(CHECK, PAIR), ["lantern start_builder 3"],
        {"encounter.dice": "start_builder 3 0, start_scout 0 0"},
    ),
    "exertion": (
        lambda: expedition(CHECK, PAIR, [1, 2]), ["exert start_scout"],
        {"0.injured": "start_scout", "encounter.party": "start_builder", "encounter.exerted": "start_scout",
         "encounter.bonus": 1, "encounter.phase": 2},
    ),
    "a reroll": (
        lambda: expedition(CHECK, PAIR, [1, 2], buildings=["h_lookout"]),
        ["reroll start_scout", "lantern start_scout 5"],
        {"encounter.rerolls": 0, "encounter.dice": "start_builder 1 0, start_scout 5 0"},
    ),
    "the staff": (
        lambda: expedition(CHECK, PAIR, [1, 2], options=ART, **STAFF), ["use art_mystics_staff start_scout"],
        {"0.turned.art_mystics_staff": 1, "encounter.dice": "start_builder 1 0, start_scout 2 1",
         "encounter.phase": 1},
    ),
    "the staff for a lantern": (
        lambda: expedition(CHECK, PAIR, [1, 2], options={**ART, "explore_bonus_mode": "lantern"}, **STAFF),
        ["use art_mystics_staff"],
        {"0.turned.art_mystics_staff": 1, "encounter.bonus": 1, "encounter.phase": 1},
    ),
    "supplies": (
        lambda: expedition(QUIET, PAIR, [1, 2], deep=CHECK, supplies=2), ["supply start_scout"],
        {"0.supplies": 1, "encounter.dice": "start_builder 1 0, start_scout 2 1", "encounter.phase": 1,
         "supplies_left": 11},
    ),
    "supplies for a lantern": (
        lambda: expedition(QUIET, PAIR, [1, 2], deep=CHECK, supplies=2, options={"explore_bonus_mode": "lantern"}),
        ["supply"],
        {"0.supplies": 1, "encounter.bonus": 1, "encounter.phase": 1, "supplies_left": 11},
    ),
    # R25: what was won, the villagers, the card.
    "success": (
        lambda: expedition(CHECK, PAIR, [6, 2]), ["resolve", "read"],
        {"0.coins": 2, "0.items.fish": 1, "0.caves": "cave_01", "0.exhausted": "start_builder, start_scout",
         "supply.fish": 11, "agenda": "turn_ends, place_won ['fish']"},
    ),
    "success, and the fish is kept": (
        lambda: expedition(CHECK, PAIR, [6, 2]), ["resolve", "read", "keep"],
        {**HOME, "0.coins": 2, "0.items.fish": 1, "0.caves": "cave_01", "supply.fish": 11},
    ),
    "success, and the fish is placed": (
        lambda: expedition(CHECK, PAIR, [6, 2]), ["resolve", "read", "place_won"],
        {**HOME, "0.coins": 2, "0.track": "fish 1", "0.caves": "cave_01", "supply.fish": 11},
    ),
    "failure": (
        lambda: expedition(CHECK, PAIR, [1, 1]), ["resolve", "read"],
        {**HOME, "0.reputation": -1, "decks.caves.below": "cave_03, cave_04, cave_01"},
    ),
    # R45: the token goes under its stack.
    "success in the second book": (
        lambda: expedition(QUIET, PAIR, [6, 6], deep=CHECK), ["resolve", "read", "keep"],
        {**HOME, "0.coins": 2, "0.items.fish": 1, "0.caves": "cave_01", "decks.tokens.below": "uf_02, uf_01",
         "supply.fish": 11},
    ),
}  # fmt: skip
GOTO = choices("auto = { effects = [%s], goto = 2 }", more=continuation(2, "auto = {}"))
ITEM = choices('stake = "item"\nauto = { effects = [{ stake = "%s" }], goto = 2 }', more=continuation(2, "auto = {}"))
VILLAGER = choices(
    'stake = "villager"\nauto = { effects = [{ stake = "injure" }], goto = 2 }', more=continuation(2, "auto = {}")
)
PAID = choices(
    'cost = 1\nbonuses = [{ lanterns = 2, pays = 1 }, { lanterns = 1, per = "hammer" }]\n'
    "tiers = [{ explore = 3, pay = 2, effects = [{ coins = 1 }, { ore = 1 }], goto = 2 }]",
    more=continuation(2, "auto = {}"),
)
GAMBLE = "{ gamble = { dice = 2, bet = 3, faces = { 1 = [{ coins = -1 }], 6 = [{ coins = 2 }, { ore = 1 }] } } }"
SHED_OPEN = {
    "rows": {"houses": ["h_mushroom_shed", "h_manor"], "outposts": [], "keys": [], "stars": []},
    "decks": DECKS,
}
# The story goes on with the next page.
ON = {"encounter.paragraph": 2, "encounter.choice": None, "agenda": "turn_ends, choose"}
# R43: greed, if there is any, has asked.
ASKED = {**ON, "encounter.greed_done": True}


def read(effects: str, **mine: Any) -> Callable[[], Table]:
    """An outcome with these effects that is about to be read."""
    return lambda: expedition(GOTO % effects, PAIR, **mine)


def read_below(effects: str, **mine: Any) -> Callable[[], Table]:
    """The same in the second book."""
    return lambda: expedition(QUIET, PAIR, deep=GOTO % effects, **mine)


EFFECTS: dict[str, Case] = {
    "coins": (read("{ coins = 3 }"), ["read"], {**ASKED, "0.coins": 3, "encounter.found": 3}),
    # R21: losses are capped.
    "coins are lost": (read("{ coins = -3 }", coins=2), ["read"], {**ON, "0.coins": 0}),
    "items": (
        read("{ ore = 2 }, { potion = 1 }, { fish = -2 }", items={"fish": 1}), ["read"],
        {**ON, "0.items.fish": 0, "0.items.ore": 2, "0.items.potion": 1, "encounter.prizes": "ore", "supply.fish": 12,
         "supply.ore": 6, "supply.potion": 19},
    ),
    "reputation": (read("{ reputation = 2 }"), ["read"], {**ON, "0.reputation": 2}),
    # R22, R35: exhausted, at once.
    "the cheapest villager": (
        read('{ villager = "cheapest" }'), ["read"],
        {**ON, "0.exhausted": "v_mason", "training": "None, v_thatcher, v_carpenter, v_quarrier, v_master_builder"},
    ),
    "the Liquid Woman": (
        read('{ special = "s_liquid_woman" }'), ["read"], {**ON, "0.exhausted": "s_liquid_woman", "0.reputation": -1},
    ),
    # R24, R23.
    "caves": (
        read("{ cave = 2 }"), ["read"],
        {**ON, "0.caves": "cave_02, cave_03", "encounter.won": 2, "cave_top": "cave_04", "decks.caves.below": ""},
    ),
    "a free building": (
        read("{ building = 3 }", more=SHED_OPEN), ["read", "receive h_mushroom_shed"],
        {**ON, "0.buildings": "starting_house 0, h_mushroom_shed 2", "rows.houses": "h_orchard, h_manor",
         "decks.houses.below": "h_chapel", "supply.mushroom": 10},
    ),
    "an injury": (
        read("{ injure = 1 }"), ["read", "injure start_scout"],
        {**ON, "0.injured": "start_scout", "encounter.party": "start_builder"},
    ),
    "one of two": (
        read("{ choose = [[{ ore = 1 }], [{ coins = 2 }]] }"), ["read", "option 2"],
        {**ASKED, "0.coins": 2, "encounter.found": 2},
    ),
    # R62, R61.
    "coins for reputation": (
        read("{ coins_for_reputation = 5 }"), ["read", "give_up 2"],
        {**ASKED, "0.coins": 2, "0.reputation": -2, "encounter.found": 2},
    ),
    "a gamble": (
        read(GAMBLE, coins=2), ["read", "bet 2", "fortune 6", "fortune 1"],
        {**ASKED, "0.coins": 4, "0.items.ore": 1, "encounter.prizes": "ore", "encounter.found": 4, "supply.ore": 7},
    ),
    "supplies": (
        read_below("{ supplies = 2 }"), ["read"],
        {**ON, "0.supplies": 2, "encounter.fresh_supplies": 2, "supplies_left": 10},
    ),
    # R42: different villagers.
    "a condition": (
        read_below('{ condition = "sad" }'), ["read", "afflict start_scout"],
        {**ON, "0.conditions.sad": "start_scout"},
    ),
    "a condition for two": (
        read_below('{ condition = "cowardly", n = 2 }'), ["read", "afflict start_scout"],
        {**ON, "0.conditions.cowardly": "start_builder, start_scout"},
    ),
    "greed": (
        read_below("{ coins = 2 }", conditions={"greedy": ["start_scout"]}), ["read"],
        {**ASKED, "0.coins": 1, "encounter.found": 2},
    ),
    # R60.
    "a stake": (
        lambda: expedition(ITEM % "copy", PAIR, items={"fish": 2}), ["stake fish"],
        {"0.items.fish": 1, "encounter.stake": "fish", "encounter.pawned": "fish",
         "agenda": "turn_ends, read_outcome 1"},
    ),
    "a stake is copied": (
        lambda: expedition(ITEM % "copy", PAIR, items={"fish": 2}).do("stake fish"), ["read"],
        {**ON, "0.items.fish": 2, "encounter.stake": None, "encounter.prizes": "fish", "supply.fish": 9},
    ),
    "a stake is lost": (
        lambda: expedition(ITEM % "lose", PAIR, items={"fish": 2}).do("stake fish"), ["read"],
        {**ON, "encounter.stake": None, "encounter.pawned": "", "supply.fish": 11},
    ),
    "a stake comes home": (
        lambda: expedition(ITEM % "copy", PAIR, items={"fish": 2}),
        ["stake fish", "read", "choose a", "read", "keep"],
        {**HOME, "0.items.fish": 3, "0.caves": "cave_01", "supply.fish": 9},
    ),
    "a staked villager is injured": (
        lambda: expedition(VILLAGER, PAIR), ["stake start_scout", "read"],
        {**ON, "0.injured": "start_scout", "encounter.party": "start_builder"},
    ),
    # R15-R17: the choice, a bonus, a tier.
    "a choice and a bonus are paid": (
        lambda: expedition(PAID, PAIR, choose="", coins=9), ["choose a", "agree"],
        {"0.coins": 7, "encounter.choice": "a", "encounter.paid": 1,
         "encounter.dice": "start_builder 0 0, start_scout 0 0", "encounter.bonus": 3,
         "agenda": "turn_ends, begin_check, lantern_die"},
    ),
    "a tier is paid": (
        lambda: expedition(PAID, PAIR, choose="", coins=9).do(
            "choose a", "agree", "lantern start_builder 1", "lantern start_scout 1"
        ),
        ["resolve", "agree", "read"],
        {**ASKED, "0.coins": 6, "0.items.ore": 1, "encounter.paid": 0, "encounter.dice": "", "encounter.bonus": 0,
         "encounter.prizes": "ore", "encounter.found": 1, "supply.ore": 7},
    ),
}  # fmt: skip
PILE = {**DECKS, "villagers": {"unseen": ["v_quarrier"]}}
FULL = ["v_mason", None, "v_tinker", "v_tracker", "v_foreman"]
NEXT = {"round": 2, "first": 1, "seat": 1, "1.passed": False}
GONE = {"training": "v_tinker, v_tracker, v_foreman, v_quarrier, None", "decks.villagers.unseen": ""}
SLID = {
    **GONE, "rows.houses": "h_mushroom_shed, h_inn, h_taproom, h_orchard", "decks.houses.below": "h_chapel, h_cottage",
    "rows.outposts": "o_watch_post, o_hot_spring, o_eel_weir", "decks.outposts.below": "",
}  # fmt: skip


def alone(round: int, **fields: Any) -> Table:
    """The last turn of a round of one player (section 18)."""
    return at(village(), players=1, round=round, decks=PILE, training=FULL, **fields)


ROUNDS: dict[str, Case] = {
    # Section 9, in order; income of the first slot is 5.
    "the end of a round": (
        lambda: at(
            village(exhausted=ALL, items={"rope": 1}, buildings=["h_fish_pond", "h_herb_garden", "h_counting_house"],
                    turned={"art_mystics_staff": 1}, **STAFF),
            village(passed=True, coins=2, track=[{"good": "ore", "n": 2}], buildings=["k_assay_office"]),
            cider_on_board=0, options=ART, decks=PILE, training=FULL,
        ),
        ["pass", "place_all"],
        {**NEXT, "0.coins": 5 + 2, "0.items.rope": 0, "0.items.potion": 1, "0.track": "rope 1",
         "0.buildings": "starting_house 0, h_fish_pond 1, h_herb_garden 0, h_counting_house 0",
         "0.ready": "start_builder, start_scribe, start_scout", "0.exhausted": "", "0.turned.art_mystics_staff": 0,
         "1.coins": 2 + 5 + 2, "training": "v_mason, v_tinker, v_tracker, v_foreman, v_quarrier",
         "decks.villagers.unseen": "", "supply.fish": 11, "supply.cider": 9, "supply.potion": 19,
         "cider_on_board": 1, "artifact_on_deck": True},
    ),
    "drinks, and beds for none": (
        lambda: at(
            village(exhausted=[*ALL, "v_foreman"], injured=["v_quarrier"], items={"potion": 1, "cider": 1}),
            village(passed=True), training=[None] * 5,
        ),
        ["pass", "drink potion v_quarrier", "drink cider v_foreman", "done"],
        {**NEXT, "0.coins": 4, "0.items.cider": 0, "0.items.potion": 0, "0.ready": "v_foreman",
         "0.exhausted": "start_builder, start_scribe, start_scout, v_quarrier", "0.injured": "", "1.coins": 4,
         "supply.cider": 9, "supply.potion": 20},
    ),
    "three beds, and a Metal Man in his own": (
        lambda: at(
            village(exhausted=[*ALL, "v_foreman"], injured=["v_quarrier", "s_metal_man_1"]), village(passed=True),
            training=[None] * 5,
        ),
        ["pass", "sleep v_quarrier", "sleep v_foreman", "sleep start_scout"],
        {**NEXT, "0.coins": 4, "0.ready": "start_scout, v_foreman",
         "0.exhausted": "start_builder, start_scribe, v_quarrier, s_metal_man_1", "0.injured": "", "1.coins": 4},
    ),
    # R27, R36, R64.
    "the market closes": (
        lambda: at(village(items={"rope": 2, "fish": 1}, sale="rope"), village(passed=True, sale="ore"), round=7),
        ["pass"],
        {"0.items.rope": 3, "0.sale": None, "0.passed": True, "1.items.ore": 1, "1.sale": None,
         "agenda": "last_window 1, final_placement 0"},
    ),
    "the market stays open": (
        lambda: at(
            village(items={"rope": 2, "fish": 1}, sale="rope"), village(passed=True, sale="ore"), round=7,
            options={"market_closes_before_final_placement": "no"},
        ),
        ["pass"],
        {"0.passed": True, "agenda": "last_window 1, final_placement 0"},
    ),
    "the last placement": (
        lambda: at(village(items={"rope": 2, "fish": 1}, sale="rope"), village(passed=True, sale="ore"), round=7),
        ["pass", "place_all", "place_all"],
        {"0.items.fish": 0, "0.items.rope": 0, "0.sale": None, "0.track": "fish 1, rope 3", "0.passed": True,
         "1.sale": None, "1.track": "ore 1", "agenda": ""},
    ),
    # Section 18: what leaves alone.
    "alone, round 1": (lambda: alone(1), ["pass"], {**SLID, "round": 2, "0.coins": 4}),
    "alone, round 2": (
        lambda: alone(2, options={"quests": "yes"}), ["pass"],
        {**SLID, "round": 3, "0.coins": 4, "quests": "q_records, q_feast, q_descent, q_cellar", "rival": 1},
    ),
    "alone, round 3": (
        lambda: alone(3), ["pass"], {**SLID, "round": 4, "0.coins": 4, "rows.keys": "k_town_hall"},
    ),
    "alone, round 5 with an artifact": (
        lambda: alone(5, options=ART, artifact_on_deck=True), ["pass"],
        {**SLID, "round": 6, "0.coins": 4, "rows.keys": "k_town_hall", "artifacts_gone": 1},
    ),
    "alone with empty rows": (
        lambda: at(
            village(), players=1, round=3, training=[None] * 5, rows={"houses": [], "outposts": [], "keys": []},
            decks={name: {"unseen": [], "below": []} for name in ("houses", "outposts", "villagers")},
        ),
        ["pass"],
        {"round": 4, "0.coins": 4},
    ),
}  # fmt: skip
CASES = ACTIONS | CHECKS | EFFECTS | {f"round: {name}": case for name, case in ROUNDS.items()}


@pytest.mark.parametrize("case", CASES)
def test_what_changes(case: str) -> None:
    make, acts, changed = CASES[case]
    assert changes(make(), *acts) == changed


@pytest.mark.parametrize("case", CASES)
def test_the_same_where_nobody_listens(case: str) -> None:
    """Nothing is told, as in the search of a bot, and everything else is the same."""
    make, acts, _ = CASES[case]
    heard = make()
    unheard = heard.game.from_data(heard.state.to_data())
    heard.do(*acts)
    for act in acts:
        unheard.apply(heard.game.act(act))
        assert unheard.events is None
    assert unheard.to_data() == heard.state.to_data()
