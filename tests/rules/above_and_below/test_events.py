"""What is told about a game: every kind of event with all its data, for logs and animation; and what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grotto import NOBODY, Event

from ..events import Told, by, gained, of_all, paid
from .table import GAME, KNOWN_CAVES, MODULES, QUIET, Table, choices, expedition, game_with, table, village

PAIR = ["start_builder", "start_scout"]
CHECK = choices(
    "tiers = [{ explore = 4, effects = [{ coins = 2 }] }]\n"
    "failure = { effects = [{ reputation = -1 }, { injure = 1 }] }"
)
HARD = "tiers = [{ explore = 9, effects = [{ ore = 1 }] }]"
WAGER = choices('stake = "item"\nauto = { effects = [{ stake = "lose" }] }')


def exploring(book: str = CHECK) -> Table:
    return table(village(ready=PAIR), game=game_with(book), **KNOWN_CAVES)


def outcome(effects: str, **fields: Any) -> Table:
    """A party that is about to hear an outcome."""
    return expedition(choices(f"auto = {{ effects = [{effects}] }}"), PAIR, **fields)


def deep(effects: str, **fields: Any) -> Table:
    """The same in the second book."""
    return expedition(QUIET, PAIR, deep=choices(f"auto = {{ effects = [{effects}] }}"), **fields)


def market() -> Table:
    return table(village(ready=PAIR, coins=6), village(sale="ore"))


def ending(mine: dict[str, Any], **fields: Any) -> Table:
    """A round whose last player is about to pass; nobody can come to the training row."""
    fields.setdefault("decks", {"villagers": {"unseen": []}})
    return table(mine, village(passed=True), training=[None] * 5, **fields)


# What comes after it follows by itself.
FOLLOWS = Event("follows", NOBODY, {})
HEARD: Told = ("outcome", {"book": 0, "paragraph": 1, "choice": "a", "number": 0})
HEARD_DEEP: Told = ("outcome", {"book": 1, "paragraph": 1, "choice": "a", "number": 0})
WON: Told = ("cave_won", {"cave": "cave_01"})
WORN_OUT: list[Told] = [("exhausted", {"villager": villager}) for villager in PAIR]

CASES: dict[str, tuple[Callable[[], Table], list[str], list[Event]]] = {
    "labor": (
        lambda: table(village(ready=PAIR)),
        ["labor start_scout", "join start_builder"],
        by(0, *WORN_OUT, *gained("labor", coin=2, cider=1)),
    ),
    "labor when the cider is gone": (
        lambda: table(village(ready=PAIR), cider_on_board=0),
        ["labor start_scout", "set_out"],
        by(0, ("exhausted", {"villager": "start_scout"}), *gained("labor", coin=1)),
    ),
    "passing": (lambda: table(village(ready=PAIR)), ["pass"], by(0, ("passed", {}))),
    "building": (
        lambda: table(village(ready=PAIR, coins=20)),
        ["build start_builder h_cottage"],
        by(
            0, ("exhausted", {"villager": "start_builder"}), *paid("build", coin=3),
            ("built", {"building": "h_cottage"}),
        ),
    ),
    "a building is dealt": (
        lambda: table(village(ready=PAIR, coins=20)),
        ["build start_builder h_cottage", "deal h_orchard"],
        of_all(("dealt", {"building": "h_orchard"})),
    ),
    "training": (
        lambda: table(village(ready=["start_scribe"], coins=9)),
        ["train start_scribe v_mason"],
        by(
            0, ("exhausted", {"villager": "start_scribe"}), *paid("train", coin=2),
            ("joined", {"villager": "v_mason", "zone": "exhausted"}),
        ),
    ),
    "a row is refreshed": (
        lambda: table(village(ready=PAIR, coins=6)),
        ["refresh house"],
        by(0, *paid("refresh", coin=1), ("row_refreshed", {"row": "house"})),
    ),
    "a good is placed": (
        lambda: table(village(ready=PAIR, items={"fish": 2})),
        ["place fish"],
        by(0, ("placed", {"good": "fish", "n": 1, "slot": 1})),
    ),
    "a good of a new kind is placed": (
        lambda: table(village(ready=PAIR, items={"fish": 2, "ore": 1})),
        ["place fish", "place ore"],
        by(0, ("placed", {"good": "ore", "n": 1, "slot": 2})),
    ),
    "something else is put out": (
        lambda: table(village(ready=PAIR, items={"fish": 1}, sale="ore")),
        ["put_out fish"],
        by(0, ("took_back", {"item": "ore"}), ("put_out", {"item": "fish"})),
    ),
    "an offer": (market, ["offer 1 4"], by(0, ("offered", {"item": "ore", "n": 4, "seat": 1}))),
    "an offer is accepted": (market, ["offer 1 4", "accept"], by(0, ("bought", {"item": "ore", "n": 4, "seat": 1}))),
    "an offer is refused": (market, ["offer 1 4", "refuse"], by(1, ("offer_refused", {"n": 4}))),
    "an offer is countered": (market, ["offer 1 4", "counter 5"], by(1, ("offer_countered", {"n": 5}))),
    "an offer is withdrawn": (market, ["offer 1 4", "counter 5", "withdraw"], by(0, ("offer_withdrawn", {}))),
    "a party sets out": (
        exploring,
        ["explore start_scout", "join start_builder"],
        by(0, ("set_out", {"cave": "cave_01", "n": 2})),
    ),
    "a choice is paid": (
        lambda: expedition(choices(f"cost = 2\n{HARD}"), PAIR, choose="", coins=3),
        ["choose a"],
        by(0, ("chose", {"choice": "a"}), *paid("choice", coin=2)),
    ),
    "a bonus is paid": (
        lambda: expedition(choices(f"bonuses = [{{ lanterns = 2, pays = 1 }}]\n{HARD}"), PAIR, coins=2),
        ["agree"],
        by(0, *paid("bonus", coin=1)),
    ),
    "a tier is paid": (
        lambda: expedition(choices(HARD.replace("9", "1, pay = 1")), PAIR, [1, 1], coins=1),
        ["resolve", "agree"],
        by(0, *paid("tier", coin=1)),
    ),
    "a villager refuses": (
        lambda: table(village(ready=["s_cave_cat_1"])),
        ["labor s_cave_cat_1", "obey s_cave_cat_1 2"],
        by(0, ("refuses", {"villager": "s_cave_cat_1", "n": 2}), ("exhausted", {"villager": "s_cave_cat_1"})),
    ),
    "the neighbour has read": (
        lambda: expedition(QUIET, PAIR, choose="", options={"reader": "neighbour"}),
        ["read_on"],
        by(0, ("paragraph_read", {"book": 0, "paragraph": 1})),
    ),
    "the paragraph": (
        exploring,
        ["explore start_scout", "join start_builder", "roll 3"],
        by(
            0, ("paragraph_rolled", {"n": 3, "number": 67}), ("paragraph_read", {"book": 0, "paragraph": 1})
        ),
    ),
    "a choice": (
        exploring,
        ["explore start_scout", "join start_builder", "roll 3", "choose a"],
        by(0, ("chose", {"choice": "a"})),
    ),
    "a lantern die": (
        lambda: expedition(CHECK, PAIR),
        ["lantern start_builder 6"],
        by(0, ("lantern_rolled", {"villager": "start_builder", "n": 6, "lanterns": 2})),
    ),
    "exertion": (
        lambda: expedition(CHECK, PAIR, [1, 1]),
        ["exert start_scout"],
        by(0, ("exerted", {"villager": "start_scout"})),
    ),
    "success": (
        lambda: expedition(CHECK, PAIR, [6, 6]),
        ["resolve", "read"],
        by(
            0, ("outcome", {"book": 0, "paragraph": 1, "choice": "a", "number": 4}),
            *gained("encounter", coin=2), WON,
        ),
    ),
    "failure": (
        lambda: expedition(CHECK, PAIR, [1, 1]),
        ["resolve", "read"],
        [
            *by(0, ("failure", {"book": 0, "paragraph": 1, "choice": "a"}), ("reputation_lost", {"n": 1})),
            *by(0, ("reputation_rank", {"was": 2, "n": 0})), *by(1, ("reputation_rank", {"was": 2, "n": 3})),
        ],
    ),
    "an injury": (
        lambda: expedition(CHECK, PAIR, [1, 1]),
        ["resolve", "read", "injure start_scout"],
        by(0, ("injured", {"villager": "start_scout"}), ("cave_lost", {"cave": "cave_01"})),
    ),
    "goods and reputation": (
        lambda: outcome("{ fish = 2 }, { coins = 3 }, { reputation = 1 }"),
        ["read"],
        [
            *by(0, HEARD, *gained("encounter", fish=2, coin=3), ("reputation_gained", {"n": 1})),
            *by(0, ("reputation_rank", {"was": 2, "n": 3})), *by(1, ("reputation_rank", {"was": 2, "n": 0})),
            *by(0, WON),
        ],
    ),
    "losses end where there is nothing more": (
        lambda: outcome(
            "{ fish = -2 }, { coins = -3 }, { reputation = -5 }", items={"fish": 1}, coins=2, reputation=-1
        ),
        ["read"],
        by(0, HEARD, *paid("encounter", fish=1, coin=2), ("reputation_lost", {"n": 2}), WON),
    ),
    "nothing is told of nothing": (
        lambda: outcome("{ fish = -2 }, { coins = -3 }, { reputation = 2 }", items={}, coins=0, reputation=10),
        ["read"],
        by(0, HEARD, WON),
    ),
    "a special villager": (
        lambda: outcome('{ special = "s_glogo" }'),
        ["read"],
        by(0, HEARD, ("joined", {"villager": "s_glogo", "zone": "exhausted"}), WON),
    ),
    "a condition": (
        lambda: deep('{ condition = "sad" }'),
        ["read", "afflict start_scout"],
        by(0, ("afflicted", {"villager": "start_scout", "condition": "sad"}), WON),
    ),
    "a condition for both": (
        lambda: deep('{ condition = "sad", n = 2 }'),
        ["read", "afflict start_scout"],
        by(
            0, ("afflicted", {"villager": "start_scout", "condition": "sad"}),
            ("afflicted", {"villager": "start_builder", "condition": "sad"}), WON,
        ),
    ),
    "supplies": (lambda: deep("{ supplies = 2 }"), ["read"], by(0, HEARD_DEEP, *gained("encounter", supplies=2), WON)),
    "a stake": (
        lambda: expedition(WAGER, PAIR, items={"fish": 1}),
        ["stake fish"],
        by(0, ("staked", {"item": "fish"})),
    ),
    "a stake is lost": (
        lambda: expedition(WAGER, PAIR, items={"fish": 1}),
        ["stake fish", "read"],
        by(0, HEARD, ("stake_lost", {"item": "fish"}), WON),
    ),
    "a villager is staked": (
        lambda: expedition(choices('stake = "villager"\nauto = { effects = [{ stake = "injure" }] }'), PAIR),
        ["stake start_scout"],
        by(0, ("staked_villager", {"villager": "start_scout"})),
    ),
    "an artifact is found": (
        lambda: outcome("", options={"artifacts": "yes"}, more={"artifact_on_deck": True}),
        ["read", "find art_basket_of_plenty"],
        by(0, ("artifact_found", {"artifact": "art_basket_of_plenty"}), WON),
    ),
    "a harvest": (
        lambda: table(village(ready=PAIR, buildings=[{"building": "h_orchard", "goods": 1}])),
        ["harvest start_scout", "take h_orchard"],
        by(0, ("harvested", {"good": "fruit", "n": 1, "building": "h_orchard"})),
    ),
    "a harvest for sale": (
        lambda: table(village(ready=PAIR, buildings=[{"building": "h_orchard", "goods": 1}])),
        ["harvest start_scout", "take_for_sale h_orchard"],
        by(0, ("harvested_for_sale", {"good": "fruit", "n": 1, "building": "h_orchard"})),
    ),
    "a bet": (
        lambda: outcome("{ gamble = { dice = 1, bet = 3, faces = { 6 = [{ coins = 2 }] } } }", coins=3),
        ["read", "bet 2"],
        by(0, ("bet", {"good": "coin", "n": 2})),
    ),
    "a token": (
        lambda: table(
            village(ready=PAIR),
            options={"underforest_desert": "yes"},
            cave_top="cave_01",
            decks={"caves": {"unseen": [], "below": ["cave_02"]}, "tokens": {"unseen": ["uf_01", "uf_02"]}},
        ),
        ["explore start_scout", "join start_builder", "unearth uf_02"],
        by(0, ("token_drawn", {"token": "uf_02"})),
    ),
    "fortune": (
        lambda: outcome("{ gamble = { dice = 1, bet = 3, faces = { 6 = [{ coins = 2 }] } } }", coins=3),
        ["read", "bet 2", "fortune 6"],
        by(0, ("fortune", {"n": 6}), *gained("encounter", coin=4), WON),
    ),
    "the end of a round": (
        lambda: ending(village(exhausted=["start_scout"], buildings=["h_orchard"], coins=0)),
        ["pass"],
        [
            *by(0, ("passed", {})), FOLLOWS,
            *by(0, ("rested", {"villager": "start_scout", "zone": "ready"}), *gained("income", coin=4)),
            *by(1, *gained("income", coin=4)),
            *by(0, ("stocked", {"good": "fruit", "n": 1, "building": "h_orchard"})),
            *of_all(("round", {"n": 2})),
        ],
    ),
    "a potion": (
        lambda: ending(village(injured=["start_scout"], items={"potion": 1})),
        ["pass", "drink potion start_scout"],
        [
            *by(0, *paid("rest", potion=1), ("rested", {"villager": "start_scout", "zone": "exhausted"})), FOLLOWS,
            *by(0, ("rested", {"villager": "start_scout", "zone": "ready"}), *gained("income", coin=4)),
            *by(1, *gained("income", coin=4)),
            *of_all(("round", {"n": 2})),
        ],
    ),
    "the end of the game": (
        lambda: ending(village(), round=7), ["pass"], [*by(0, ("passed", {})), *of_all(("game_ends", {}))],
    ),
    "an artifact is laid": (
        lambda: ending(village(), options=MODULES),
        ["pass"],
        [
            *by(0, ("passed", {})), FOLLOWS, *by(0, *gained("income", coin=4)),
            *by(1, *gained("income", coin=4)),
            *of_all(("round", {"n": 2}), ("artifact_laid", {})),
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_told(case: str) -> None:
    make, lines, events = CASES[case]
    at = make().do(*lines[:-1])
    at.heard.clear()
    at.do(lines[-1])
    assert at.heard == events


def test_nothing_is_told_where_nobody_listens() -> None:
    for lines in (["labor start_scout", "set_out"], ["build start_builder h_cottage"], ["refresh house"]):
        at = table(village(ready=PAIR, coins=9))
        state = at.game.from_data(at.state.to_data())
        for line in lines:
            state.apply(at.game.act(line))
        assert state.events is None


def test_alone_nothing_happens_to_a_second_player() -> None:
    """The rival cube has a rank, too, but no seat."""
    state = GAME.from_data({"players": 1, "rival": 0, "villages": [{"reputation": 0}]})
    state.listen()
    state.move_reputation(0, 1)
    assert state.events is not None
    assert {(event.id, event.seat) for event in state.events} == {("reputation_gained", 0), ("reputation_rank", 0)}
