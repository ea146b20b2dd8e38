"""What can be said and agreed on in the game, and a table before anything is laid out (sections 3, 4.2, 17, 23)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from grotto.games.above_and_below.expedition import new_encounter
from grotto.games.above_and_below.settings import rules_of
from grotto.games.above_and_below.state import ACTIONS, DECKS, TableState, new_state
from grotto.kernel.kinds import NONE

from .table import GAME, MODULES, PACK

# Every verb: its role, how many acts it has, the first and the last of them (section 4.2). A die has six faces, prices
# begin at 3 (R29), everything that can be built is a building but the starting house.
VERBS = """
starts outcome 4: starts 0 - starts 3
deal outcome 65: deal starting_house - deal st_monument
arrive outcome 34: arrive start_builder - arrive s_metal_man_2
reveal outcome 25: reveal cave_01 - reveal cave_25
unearth outcome 18: unearth uf_01 - unearth dl_09
find outcome 3: find art_mystics_staff - find art_basket_of_plenty
roll outcome 6: roll 1 - roll 6
obey outcome 204: obey start_builder 1 - obey s_metal_man_2 6
lantern outcome 204: lantern start_builder 1 - lantern s_metal_man_2 6
fortune outcome 6: fortune 1 - fortune 6
read outcome 1: read - read
explore main 34: explore start_builder - explore s_metal_man_2
labor main 34: labor start_builder - labor s_metal_man_2
harvest main 34: harvest start_builder - harvest s_metal_man_2
join main 34: join start_builder - join s_metal_man_2
bring main 3: bring art_mystics_staff - bring art_basket_of_plenty
set_out main 1: set_out - set_out
take main 65: take starting_house - take st_monument
take_for_sale main 65: take_for_sale starting_house - take_for_sale st_monument
pass main 1: pass - pass
build main 960: build start_builder h_cottage - build s_metal_man_2 st_monument
train main 300: train start_scribe v_mason - train x_sage x_reef_captain
train_with main 850: train_with art_book_of_knowledge start_builder v_mason - \
train_with art_book_of_knowledge s_metal_man_2 x_reef_captain
enter main 2: enter ready - enter exhausted
spend main 2: spend cider - spend potion
pay main 1: pay - pay
offer main 388: offer 0 3 - offer 3 99
accept main 1: accept - accept
refuse main 1: refuse - refuse
counter main 97: counter 3 - counter 99
withdraw main 1: withdraw - withdraw
put_out main 10: put_out mushroom - put_out potion
take_back main 1: take_back - take_back
refresh main 2: refresh house - refresh outpost
place side 8: place mushroom - place amethyst
place_all main 1: place_all - place_all
place_won main 1: place_won - place_won
keep main 1: keep - keep
read_on main 1: read_on - read_on
choose main 3: choose a - choose c
stake main 10: stake mushroom - stake potion
stake main 34: stake start_builder - stake s_metal_man_2
agree main 1: agree - agree
decline main 1: decline - decline
reroll main 34: reroll start_builder - reroll s_metal_man_2
use main 102: use art_mystics_staff start_builder - use art_basket_of_plenty s_metal_man_2
use main 3: use art_mystics_staff - use art_basket_of_plenty
supply main 34: supply start_builder - supply s_metal_man_2
supply main 1: supply - supply
exert main 34: exert start_builder - exert s_metal_man_2
resolve main 1: resolve - resolve
option main 6: option 1 - option 6
injure main 34: injure start_builder - injure s_metal_man_2
afflict main 34: afflict start_builder - afflict s_metal_man_2
bet main 21: bet 0 - bet 20
give_up main 21: give_up 0 - give_up 20
receive main 65: receive starting_house - receive st_monument
drink main 68: drink cider start_builder - drink potion s_metal_man_2
sleep main 34: sleep start_builder - sleep s_metal_man_2
done close 1: done - done
"""


def test_every_verb_has_its_acts() -> None:
    book = GAME.vocabulary
    rows: list[str] = []

    def kind(act: int) -> tuple[str, str, list[str]]:
        entry = book.entry(act)
        return entry.verb, book.role(act), [word.kind for word in entry.args]

    for (verb, role, _), group in groupby(range(len(book)), key=kind):
        acts = list(group)
        rows.append(f"{verb} {role} {len(acts)}: {book.notation(acts[0])} - {book.notation(acts[-1])}")
    assert rows == VERBS.strip().splitlines()


def test_what_artifacts_do() -> None:
    """Section 17.1: the staff helps exploring, the book training, the basket harvesting."""
    ids = PACK.artifact_ids
    acts = GAME.acts
    assert [[ids[one] for one in some] for some in (acts.staffs, acts.teaching, acts.baskets)] == [
        ["art_mystics_staff"], ["art_book_of_knowledge"], ["art_basket_of_plenty"],
    ]  # fmt: skip


NO_YES = ("no", "yes")
# What may be agreed on, what is usual, and whether it is a module (sections 17 and 23).
OPTIONS: dict[str, tuple[tuple[str | int, ...], str | int, bool]] = {
    "pack": (("default",), "default", False),
    "first_player": (("random", 0, 1, 2, 3), "random", False),
    "artifacts": (NO_YES, "no", True),
    "extra_villagers": (NO_YES, "no", True),
    "quests": (NO_YES, "no", True),
    "underforest_desert": (NO_YES, "no", True),
    "reader": (("program", "neighbour"), "program", False),
    "odds": (NO_YES, "yes", False),
    "enforce_token_limits": (NO_YES, "yes", False),
    "starting_house_counts_for_house_class": (NO_YES, "yes", False),
    "explore_bonus_mode": (("die", "lantern"), "die", False),
    "missing_villager_compensation_coins": ((0, 1, 2, 3, 4, 5), 0, False),
    "market_closes_before_final_placement": (NO_YES, "yes", False),
    "trade_max_exchanges": ((1, 2, 3, 4, 5), 3, False),
    "reputation_tie_rule": (("all_ranks", "two_ranks"), "all_ranks", False),
}


def test_every_option_with_its_values() -> None:
    assert {option.id: (option.values, option.default, option.module) for option in GAME.options} == OPTIONS
    assert [option.id for option in GAME.options if option.of_seats] == ["first_player"]
    assert GAME.seats == (1, 2, 3, 4)


USUAL: dict[str, Any] = {
    "first_player": NONE, "artifacts": False, "extra_villagers": False, "quests": False, "deep": False,
    "token_limits": True, "starting_house_counts": True, "lantern_mode": False, "compensation": 0,
    "market_closes": True, "exchanges": 3, "two_ranks": False, "neighbour_reads": False, "odds": True,
}  # fmt: skip
SAID: list[tuple[str, str | int, dict[str, Any]]] = [
    ("first_player", 2, {"first_player": 2}),
    ("first_player", 0, {"first_player": 0}),
    ("artifacts", "yes", {"artifacts": True}),
    ("extra_villagers", "yes", {"extra_villagers": True}),
    ("quests", "yes", {"quests": True}),
    ("underforest_desert", "yes", {"deep": True}),
    ("reader", "neighbour", {"neighbour_reads": True}),
    ("odds", "no", {"odds": False}),
    ("enforce_token_limits", "no", {"token_limits": False}),
    ("starting_house_counts_for_house_class", "no", {"starting_house_counts": False}),
    ("explore_bonus_mode", "lantern", {"lantern_mode": True}),
    ("missing_villager_compensation_coins", 5, {"compensation": 5}),
    ("market_closes_before_final_placement", "no", {"market_closes": False}),
    ("trade_max_exchanges", 1, {"exchanges": 1}),
    ("reputation_tie_rule", "two_ranks", {"two_ranks": True}),
]


@pytest.mark.parametrize(("option", "value", "changed"), SAID)
def test_what_an_option_says_and_nothing_else(option: str, value: str | int, changed: dict[str, Any]) -> None:
    rules = rules_of(GAME.checked(3, {option: value}))._asdict()
    assert rules.pop("version") == GAME.checked(3, {})["rules"]
    assert rules == {**USUAL, **changed}
    # A position says what was agreed on.
    state = GAME.new(players=3, **{option: value})
    assert {"rules": state.version, **state.options()} == GAME.checked(3, {option: value})


def empty(players: int, **options: str) -> TableState:
    return new_state(GAME.acts, PACK, rules_of(GAME.checked(players, options)), players)


def fields(thing: Any) -> dict[str, Any]:
    """Every field of a position, a village or an encounter that its class declares."""
    # Compiled classes name them otherwise.
    declared = getattr(type(thing), "__mypyc_attrs__", None) or type(thing).__slots__
    return {name: getattr(thing, name) for name in declared}


def test_before_anything_is_laid_out_all_tokens_are_in_the_general_supply() -> None:
    """Sections 1 and 3: 81 goods, 10 ciders, 20 potions; artifacts, conditions and supplies only in their modules."""
    state = empty(3, **MODULES)
    goods = {"mushroom": 12, "fish": 12, "fruit": 12, "rope": 10, "pot": 10, "paper": 10, "ore": 8, "amethyst": 7}
    assert dict(zip(PACK.items, state.supply, strict=True)) == {**goods, "cider": 10, "potion": 20}
    assert (state.supplies_left, state.ailments_left, state.artifact_pile) == (12, (3, 3, 3, 3), (3, 2, 2))
    plain = empty(3)
    assert (plain.supplies_left, plain.ailments_left, plain.artifact_pile) == (0, (0, 0, 0, 0), (0, 0, 0))
    nothing = {
        "round": 1, "first": 0, "rows": [(), (), (), ()], "training": (NONE,) * 5, "unseen": [0] * len(DECKS),
        "below": [()] * len(DECKS), "cave_top": NONE, "cider_on_board": 0, "artifact_on_deck": False,
        "artifacts_gone": 0, "quests": 0, "rival": 0, "read": (0, 0), "encounter": None, "action": NONE, "members": 0,
        "brought": NONE, "refused": 0, "obeyed": (0,) * len(ACTIONS), "refreshed": False, "took_back": False,
        "put_out": False, "offers": (0, 0, 0), "offered": (0, 0, 0),
    }  # fmt: skip
    found = fields(state)
    assert {name: found[name] for name in nothing} == nothing
    assert (state.players, state.seat, len(state.villages)) == (3, 0, 3)


def test_an_empty_village_has_nothing() -> None:
    assert fields(empty(2).villages[1]) == {
        "coins": 0, "items": [0] * 10, "supplies": 0, "sale": NONE, "track": (), "placed": (0,) * 10, "buildings": (),
        "stock": (), "caves": (), "outposts": 0, "spend": 0, "ready": 0, "exhausted": 0, "injured": 0,
        "ailments": (0,) * 4, "reputation": 0, "passed": False, "artifacts": (0,) * 3, "turned": (0,) * 3, "quests": 0,
    }  # fmt: skip


def test_a_party_that_has_just_set_out() -> None:
    """Section 5: a cave card, the party on it, its rerolls (R12); no paragraph, no choice, no dice, nothing won."""
    encounter = new_encounter(7, 0b101, 2)
    page = {
        "choice": NONE, "stake": NONE, "paid": 0, "rolled": (), "dice": (), "added": (), "bonus": 0, "phase": 0,
    }  # fmt: skip
    assert fields(encounter) == {
        "cave": 7, "token": NONE, "book": 0, "paragraph": NONE, "party": 0b101, "seen": 0b101, "exerted": 0,
        "rerolls": 2, "pawned": (), "spared": 0, "won": 0, "prizes": 0, "fresh": 0, "found": 0, "greed_done": False,
        **page,
    }  # fmt: skip
    encounter.choice, encounter.stake, encounter.paid, encounter.bonus, encounter.phase = 1, 1, 1, 1, 1
    encounter.rolled = encounter.dice = encounter.added = (1,)
    encounter.open_page()
    found = fields(encounter)
    assert {name: found[name] for name in page} == page


def test_a_new_turn_forgets_the_last_one() -> None:
    state = empty(2)
    state.action, state.members, state.brought = 1, 1, 1
    state.obeyed = (1,) * len(ACTIONS)
    state.refreshed = state.took_back = state.put_out = True
    state.offers = state.offered = (3, 3)
    state.new_turn()
    assert state.key() == empty(2).key()
    assert (state.offers, state.offered, state.obeyed) == ((0, 0), (0, 0), (0,) * 5)
