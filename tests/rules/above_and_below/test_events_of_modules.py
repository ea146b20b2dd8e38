"""What is told where cards have symbols, modules are played, somebody plays alone, or the game is set up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grotto import NOBODY, Event

from ..events import Told, by, gained, of_all, paid
from .table import QUIET, Table, choices, expedition, game_with, table, village

PAIR = ["start_builder", "start_scout"]
ART = {"artifacts": "yes"}
CHECK = choices("tiers = [{ explore = 4, effects = [{ coins = 2 }] }]")
ORCHARD = {"building": "h_orchard", "goods": 1}
SHED = {"building": "h_mushroom_shed", "goods": 2}
KEYS = ["k_academy", "k_assay_office", "k_surveyors_office"]
HEARD: Told = ("outcome", {"book": 0, "paragraph": 1, "choice": "a", "number": 0})
WON: Told = ("cave_won", {"cave": "cave_01"})


def tired(*villagers: str) -> list[Told]:
    return [("exhausted", {"villager": villager}) for villager in villagers]


def outcome(effects: str, **fields: Any) -> Table:
    return expedition(choices(f"auto = {{ effects = [{effects}] }}"), PAIR, **fields)


def open_row(*houses: str, **mine: Any) -> Table:
    """A builder before these houses, whose deck is empty."""
    decks = {"houses": {"unseen": [], "below": []}}
    return table(village(ready=PAIR, **mine), rows={"houses": list(houses)}, decks=decks)


def ending(mine: dict[str, Any], other: dict[str, Any] | None = None, **fields: Any) -> Table:
    """A round whose last player is about to pass; nobody can come to the training row."""
    fields.setdefault("decks", {"villagers": {"unseen": []}})
    return table(mine, village(passed=True, **(other or {})), training=[None] * 5, **fields)


def alone(round: int, **fields: Any) -> Table:
    """The end of a round of one who plays alone; no card comes up."""
    decks = {name: {"unseen": [], "below": []} for name in ("houses", "outposts")}
    decks["villagers"] = {"unseen": []}
    rows: dict[str, list[str]] = {"houses": [], "outposts": [], "keys": KEYS}
    data = {"players": 1, "round": round, "training": [None] * 5, "rows": rows, "decks": decks}
    return Table({**data, "villages": [village(coins=0)], "artifact_on_deck": False, **fields})


# What comes after it follows by itself.
THEN = of_all(("follows", {}))
INCOME: list[Told] = gained("income", coin=4)
CASES: dict[str, tuple[Callable[[], Table], list[str], list[Event]]] = {
    "stock, on build": (
        lambda: open_row("h_mushroom_shed", coins=4),
        ["build start_builder h_mushroom_shed"],
        by(
            0, *tired("start_builder"), *paid("build", coin=3), ("built", {"building": "h_mushroom_shed"}),
            ("stocked", {"good": "mushroom", "n": 2, "building": "h_mushroom_shed"}),
        ),
    ),
    "a potion and coins on build": (
        lambda: open_row("h_apothecary", coins=4, buildings=["h_joinery", "k_builders_guild"]),
        ["build start_builder h_apothecary"],
        by(
            0, *tired("start_builder"), *paid("build", coin=4), ("built", {"building": "h_apothecary"}),
            *gained("build", potion=1), *gained("coin_on_build", coin=2),
        ),
    ),
    "reputation on build": (
        lambda: open_row("h_chapel", coins=6),
        ["build start_builder h_chapel"],
        [
            *by(0, *tired("start_builder"), *paid("build", coin=6), ("built", {"building": "h_chapel"})),
            *by(0, ("reputation_gained", {"n": 1}), ("reputation_rank", {"was": 2, "n": 3})),
            *by(1, ("reputation_rank", {"was": 2, "n": 0})),
        ],
    ),
    "a free building": (
        lambda: expedition(
            choices("auto = { effects = [{ building = 5 }] }"), PAIR, buildings=["h_joinery"],
            more={"rows": {"houses": ["h_mushroom_shed"], "outposts": [], "keys": [], "stars": []},
                  "decks": {"houses": {"unseen": [], "below": []}, "caves": {"unseen": [], "below": ["cave_02"]}}},
        ),
        ["read", "receive h_mushroom_shed"],
        by(
            0, ("built", {"building": "h_mushroom_shed"}),
            ("stocked", {"good": "mushroom", "n": 2, "building": "h_mushroom_shed"}), WON,
        ),
    ),
    "all coins and all drinks are needed": (
        lambda: open_row("h_longhouse", coins=3, buildings=["k_brewhouse"], items={"cider": 1, "potion": 2}),
        ["build start_builder h_longhouse"],
        by(
            0, *tired("start_builder"), *paid("build", cider=1, potion=2, coin=3),
            ("built", {"building": "h_longhouse"}),
        ),
    ),
    "drinks are spent one at a time": (
        lambda: open_row("h_longhouse", coins=6, buildings=["h_taproom"], items={"cider": 2}),
        ["build start_builder h_longhouse", "spend cider", "pay"],
        by(0, *paid("build", coin=5), ("built", {"building": "h_longhouse"})),
    ),
    "a drink pays the last coin": (
        lambda: table(village(ready=PAIR, coins=1, buildings=["h_taproom"], items={"cider": 1})),
        ["refresh house", "spend cider"],
        by(0, *paid("refresh", cider=1), ("row_refreshed", {"row": "house"})),
    ),
    "a newcomer enters ready": (
        lambda: table(village(ready=["start_scribe"], coins=2, buildings=["k_academy"])),
        ["train start_scribe v_mason", "enter ready"],
        by(0, ("joined", {"villager": "v_mason", "zone": "ready"})),
    ),
    "the Book of Knowledge": (
        lambda: table(village(ready=PAIR, coins=2, artifacts={"art_book_of_knowledge": 1}), options=ART),
        ["train_with art_book_of_knowledge start_scout v_mason"],
        by(
            0, ("artifact_used", {"artifact": "art_book_of_knowledge"}), *tired("start_scout"),
            *paid("train", coin=1), ("joined", {"villager": "v_mason", "zone": "exhausted"}),
        ),
    ),
    "the Basket of Plenty": (
        lambda: table(
            village(ready=["start_scout"], buildings=[SHED], artifacts={"art_basket_of_plenty": 1}), options=ART,
        ),
        ["harvest start_scout", "bring art_basket_of_plenty"],
        by(0, *tired("start_scout"), ("artifact_used", {"artifact": "art_basket_of_plenty"})),
    ),
    "the Mystic's Staff": (
        lambda: expedition(CHECK, PAIR, [1, 1], options=ART, artifacts={"art_mystics_staff": 1}),
        ["use art_mystics_staff start_scout"],
        by(0, ("artifact_used", {"artifact": "art_mystics_staff"})),
    ),
    "supplies are spent": (
        lambda: expedition(QUIET, PAIR, [1, 1], deep=CHECK, supplies=2),
        ["supply start_scout"],
        by(0, *paid("encounter", supplies=1)),
    ),
    "greed": (
        lambda: expedition(
            QUIET, PAIR, deep=choices("auto = { effects = [{ coins = 3 }] }"), conditions={"greedy": ["start_scout"]}
        ),
        ["read"],
        by(
            0, ("outcome", {"book": 1, "paragraph": 1, "choice": "a", "number": 0}), *gained("encounter", coin=3),
            *paid("greed", coin=1), WON,
        ),
    ),
    "a poisoned die": (
        lambda: expedition(QUIET, PAIR, deep=CHECK, conditions={"poisoned": ["start_builder"]}),
        ["lantern start_builder 5"],
        by(0, ("lantern_rolled", {"villager": "start_builder", "n": 5, "lanterns": 1})),
    ),
    "a cat obeys": (
        lambda: table(village(ready=["s_cave_cat_1"]), cider_on_board=0),
        ["labor s_cave_cat_1", "obey s_cave_cat_1 3"],
        by(0, ("obeys", {"villager": "s_cave_cat_1", "n": 3}), *tired("s_cave_cat_1"), *gained("labor", coin=1)),
    ),
    "a die is rolled again": (
        lambda: expedition(CHECK, PAIR, [1, 1], buildings=["h_lookout"]),
        ["reroll start_scout", "lantern start_scout 3"],
        by(0, ("lantern_rolled", {"villager": "start_scout", "n": 3, "lanterns": 2})),
    ),
    "coins on explore": (
        lambda: outcome("", buildings=["o_delvers_lodge", "k_explorers_guild"], caves=["cave_09"]),
        ["read"],
        by(0, HEARD, *gained("coin_on_explore", coin=2), WON),
    ),
    "the next cave": (
        lambda: table(
            village(ready=PAIR), game=game_with(QUIET), cave_top="cave_01",
            decks={"caves": {"unseen": ["cave_05", "cave_06"]}},
        ),
        ["explore start_scout", "join start_builder", "reveal cave_05"],
        of_all(("cave_revealed", {"cave": "cave_05"})),
    ),
    "an extra cave": (
        lambda: outcome("{ cave = 1 }"),
        ["read"],
        by(0, HEARD, ("cave_won", {"cave": "cave_02"}), WON),
    ),
    "a quest": (
        lambda: table(
            village(ready=PAIR, items={"paper": 1}, buildings=[{"building": "h_potters_kiln", "goods": 1}]),
            options={"quests": "yes"},
        ),
        ["harvest start_scout", "take h_potters_kiln"],
        by(
            0, ("harvested", {"good": "pot", "n": 1, "building": "h_potters_kiln"}),
            ("quest_claimed", {"quest": "q_records"}),
        ),
    ),
    "a quest by labor": (
        lambda: table(village(ready=["start_scout"], items={"fruit": 1}), options={"quests": "yes"}),
        ["labor start_scout"],
        by(0, *tired("start_scout"), *gained("labor", coin=1, cider=1), ("quest_claimed", {"quest": "q_cellar"})),
    ),
    "a quest by trade": (
        lambda: table(village(items={"paper": 1}, coins=3), village(sale="pot"), options={"quests": "yes"}),
        ["offer 1 3", "accept"],
        by(0, ("bought", {"item": "pot", "n": 3, "seat": 1}), ("quest_claimed", {"quest": "q_records"})),
    ),
    "taking back": (
        lambda: table(village(sale="ore")), ["take_back"], by(0, ("took_back", {"item": "ore"})),
    ),
    "a cider": (
        lambda: ending(village(exhausted=[*PAIR, "start_scribe", "v_mason", "v_tinker"], items={"cider": 1})),
        ["pass", "drink cider v_mason"],
        by(0, *paid("rest", cider=1), ("rested", {"villager": "v_mason", "zone": "ready"})),
    ),
    "a bed for the injured": (
        lambda: ending(village(injured=[*PAIR, "start_scribe", "v_mason"])),
        ["pass", "sleep v_mason"],
        by(0, ("rested", {"villager": "v_mason", "zone": "exhausted"})),
    ),
    "income, goods and potions": (
        lambda: ending(
            village(buildings=["h_herb_garden", "h_counting_house"], coins=0),
            {"buildings": ["o_hot_spring", ORCHARD, "h_fish_pond"], "caves": ["cave_09"]},
        ),
        ["pass"],
        [
            *by(0, ("passed", {})), *THEN, *by(0, *gained("income", coin=6)), *by(1, *INCOME),
            *by(1, ("stocked", {"good": "fish", "n": 1, "building": "h_fish_pond"})),
            *by(0, *gained("potion_income", potion=1)), *by(1, *gained("potion_income", potion=1)),
            *of_all(("round", {"n": 2})),
        ],
    ),
    "villagers arrive": (
        lambda: ending(village(), decks={"villagers": {"unseen": ["v_tinker", "v_mason", "v_foreman"]}}),
        ["pass", "arrive v_tinker"],
        of_all(("arrived", {"villager": "v_tinker"})),
    ),
    "who can only pass passes": (
        lambda: table(village(ready=["start_scout"]), village(exhausted=PAIR), village(ready=PAIR)),
        ["labor start_scout"],
        [*by(0, *tired("start_scout"), *gained("labor", coin=1, cider=1)), *THEN, *by(1, ("passed", {}))],
    ),
    "alone, a villager leaves": (
        lambda: alone(1, training=[None, "v_tinker", None, "v_mason", None]),
        ["pass"],
        [
            *by(0, ("passed", {})), *THEN, *of_all(("villager_left", {"villager": "v_tinker"})), *by(0, *INCOME),
            *of_all(("round", {"n": 2})),
        ],
    ),
    "alone, a key house and a quest leave": (
        lambda: alone(5, options={"quests": "yes"}),
        ["pass"],
        [
            *by(0, ("passed", {})), *THEN, *of_all(("building_left", {"building": "k_assay_office"})), *by(0, *INCOME),
            *of_all(("round", {"n": 6})),
        ],
    ),
    "alone, a quest leaves": (
        lambda: alone(6, options={"quests": "yes"}),
        ["pass"],
        [
            *by(0, ("passed", {})), *THEN, *by(0, ("reputation_rank", {"was": 2, "n": 0})),
            *of_all(("quest_left", {"quest": "q_forge"})), *by(0, *INCOME),
            *of_all(("round", {"n": 7})),
        ],
    ),
    "alone, an artifact is lost": (
        lambda: alone(1, options=ART, artifact_on_deck=True, artifacts_gone=6),
        ["pass"],
        [*by(0, ("passed", {})), *THEN, *by(0, *INCOME), *of_all(("artifact_lost", {}), ("round", {"n": 2}))],
    ),
    "nothing is told of a price of nothing": (
        lambda: table(village(ready=["v_master_builder"], coins=0), rows={"houses": []}),
        ["labor v_master_builder"],
        by(0, *tired("v_master_builder"), *gained("labor", coin=1, cider=1)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_told(case: str) -> None:
    make, lines, events = CASES[case]
    at = make().do(*lines[:-1])
    at.heard.clear()
    at.do(lines[-1])
    assert at.heard[: len(events)] == events
    # What comes then, if anything, is the next turn of somebody who can only pass.
    assert {event.id for event in at.heard[len(events) :]} <= {"follows", "passed"}


def test_the_setup_is_told() -> None:
    """Section 3: the first player, key houses, villagers, a cave, houses, outposts; then the round."""
    state = game_with(QUIET).new(players=3)
    state.listen()
    told: list[tuple[str, int]] = []
    while state.actor == -1:
        state.apply(state.legal()[-1])
        assert state.events is not None
        told += [(event.id, event.seat) for event in state.events]
    kinds = ["dealt"] * 4 + ["arrived"] * 5 + ["cave_revealed"] + ["dealt"] * 8 + ["round"]
    assert told == [("starts", 2), *[(kind, NOBODY) for kind in kinds]]


@pytest.mark.parametrize(
    "effects",
    ['{ villager = "cheapest" }', "{ coins = -2 }", "{ potion = -1 }", "{ reputation = -1 }", "{ injure = 9 }"],
)
def test_nothing_is_told_of_nothing(effects: str) -> None:
    """R21, R22, R63: nobody to join, nothing to lose, nobody left to be injured."""
    at = outcome(f"{{ injure = 2 }}, {effects}", reputation=-3, more={"training": [None] * 5}).do("read")
    at.do("injure start_scout")
    told = [("injured", {"villager": "start_scout"}), ("injured", {"villager": "start_builder"}), WON]
    assert at.heard[-3:] == by(0, *told)
