"""Positions as data: what is left out is as usual, what is wrong is named."""

from __future__ import annotations

import random
from typing import Any

import pytest

import grotto
from grotto.kernel.chance import sample

from .table import GAME, KNOWN_CAVES, MODULES, PACK, choices, expedition, game_with, table, village


def test_an_empty_position_is_the_start_of_a_turn() -> None:
    state = GAME.from_data({})
    assert (state.actor, state.prompt().id) == (0, "turn")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_not_said_is_as_when_the_first_turn_begins(players: int) -> None:
    """Section 3: villagers, house, coins by seat, cider, quests, artifact, and rows and decks of the right size."""
    options: dict[str, Any] = {**MODULES, "first_player": players - 1}
    opening = GAME.new(players=players, **options)
    rng = random.Random(players)
    while opening.actor == grotto.CHANCE:
        opening.apply(sample(opening, rng))
    data, found = opening.to_data(), GAME.from_data({"players": players, "options": options}).to_data()
    for key in data.keys() - {"rows", "training", "decks", "cave_top"}:
        assert found[key] == data[key], key
    rows: Any = data["rows"]
    found_rows: Any = found["rows"]
    assert {name: len(row) for name, row in found_rows.items()} == {name: len(row) for name, row in rows.items()}
    decks: Any = data["decks"]
    found_decks: Any = found["decks"]
    for name, deck in decks.items():
        assert len(found_decks[name]["unseen"]) == len(deck["unseen"])


def test_a_frame_is_read_with_names_and_as_bare_numbers() -> None:
    position: dict[str, Any] = {"villages": [{"coins": 5}, {"sale": "rope"}]}
    named = {**position, "agenda": [{"step": "turn"}, {"step": "answer", "seller": 1, "price": 4}]}
    bare = {**position, "agenda": [["turn"], ["answer", 1, 4]]}
    assert GAME.from_data(named) == GAME.from_data(bare)
    assert GAME.from_data(bare).to_data()["agenda"] == named["agenda"]


def test_the_general_supply_is_what_is_left() -> None:
    state: Any = GAME.from_data({"villages": [village(items={"ore": 3}), {}]})
    assert state.supply[PACK.items.index("ore")] == 5


@pytest.mark.parametrize(
    ("data", "id"),
    [
        ({"game": "caverna"}, "data_value"),
        ({"players": 5}, "data_range"),
        ({"round": 8}, "data_range"),
        ({"nonsense": 1}, "data_unknown_key"),
        ({"options": {"content": "0"}}, "data_value"),
        ({"players": 2, "options": {"first_player": 2}}, "data_value"),
        ({"agenda": [["round_is_over"], ["turn"]]}, "position_agenda"),
        ({"agenda": [{"step": "turn"}, {"step": "refreshed"}]}, "data_missing"),
        ({"villages": [{"items": {"ore": 9}}]}, "position_too_many_tokens"),
        ({"villages": [{"ready": ["v_mason"]}, {"ready": ["v_mason"]}]}, "position_villager_twice"),
        ({"villages": [{"ready": ["v_mason"], "injured": ["v_mason"]}]}, "position_villager_twice"),
        ({"villages": [{"buildings": ["h_inn"]}, {"buildings": ["h_inn"]}]}, "position_card_twice"),
        ({"villages": [{"buildings": ["o_cave_camp"]}]}, "position_outposts"),
        ({"villages": [{"caves": ["cave_01"]}, {"caves": ["cave_01"]}]}, "position_cave_twice"),
        ({"villages": [{"track": [{"good": "ore"}, {"good": "ore"}]}]}, "position_track"),
        ({"villages": [{"turned": {"art_mystics_staff": 1}}]}, "position_artifacts"),
        ({"villages": [{"quests": ["q_feast"]}, {"quests": ["q_feast"]}]}, "position_quests"),
        ({"villages": [{"conditions": {"sad": ["v_mason"]}}]}, "position_conditions"),
        ({"rows": {"houses": ["o_cave_camp"]}}, "position_row"),
        ({"rows": {"houses": ["h_inn"]}, "villages": [{"buildings": ["h_inn"]}]}, "position_row"),
        ({"decks": {"houses": {"unseen": ["h_cottage"]}}}, "position_deck"),
        ({"training": ["s_glogo", None, None, None, None]}, "position_row"),
        ({"supply": {"ore": 3}}, "data_disagrees"),
        ({"agenda": [["declare"]]}, "position_agenda"),
        ({"agenda": [["turn"], ["choose"]]}, "position_agenda"),
        ({"agenda": [["turn"], ["answer", 1, 3]]}, "position_agenda"),
        ({"agenda": [["turn_ends"], ["sleep", 0, 1, 1]]}, "position_agenda"),
        ({"agenda": [["turn"], ["answer", 1]]}, "data_range"),
        ({"agenda": [["nowhere"]]}, "data_value"),
        ({"encounter": {"cave": "cave_01"}}, "position_agenda"),
        ({"encounter": {"cave": "cave_01", "paragraph": 9998}}, "position_encounter"),
        ({"this_turn": {"action": "labor", "members": ["v_mason"]}}, "position_this_turn"),
    ],
)
def test_mistakes_are_named(data: dict[str, Any], id: str) -> None:
    with pytest.raises(grotto.BadData) as raised:
        GAME.from_data(data)
    assert raised.value.id == id


@pytest.mark.parametrize("step", [["refreshed", 0], ["arrive", 0], ["rest", 0], ["turn"], ["first_coins"]])
def test_nothing_of_a_turn_lies_between_the_steps_of_an_expedition(step: list[Any]) -> None:
    data: dict[str, Any] = {
        "villages": [{"ready": ["start_scribe"]}],
        "encounter": {
            "cave": "cave_01",
            "party": ["start_builder", "start_scout"],
            "paragraph": PACK.book(0).paragraphs[0].id,
        },
        "agenda": [["turn_ends"], ["choose"]],
    }
    assert GAME.from_data(data).prompt().id == "choose"
    data["agenda"].insert(1, step)
    with pytest.raises(grotto.BadData) as raised:
        GAME.from_data(data)
    assert raised.value.id == "position_agenda"


def test_a_turn_can_be_stored_after_each_of_its_acts() -> None:
    """R09, R52: a declaration with a cat, which is refused and made again; then an expedition to its end."""
    game = game_with(choices("tiers = [{ explore = 1, effects = [{ coins = 2 }] }]"))
    at = table(village(ready=["s_cave_cat_1", "start_scout", "start_builder"]), game=game, **KNOWN_CAVES)
    refused = ["labor s_cave_cat_1", "set_out", "obey s_cave_cat_1 1"]
    explored = ["explore start_scout", "join start_builder", "roll 1", "choose a"]
    for act in [*refused, *explored, "lantern start_builder 6", "lantern start_scout 6"]:
        at.do(act)
        assert game.from_data(at.state.to_data()) == at.state, act
    assert at.state.encounter is not None


@pytest.mark.parametrize(
    ("step", "frame"),
    [("pick_option", {"times": 1}), ("bet", {}), ("fortune", {"times": 1, "dice": 1}), ("effects", {"times": 1})],
)
def test_an_effect_that_the_outcome_does_not_have(step: str, frame: dict[str, int]) -> None:
    """A frame names an effect by its place; one that is not there, or is of another kind, is a mistake in the data."""
    at = expedition(choices("auto = { effects = [{ injure = 1 }] }"), ["start_builder", "start_scout"]).do("read")
    data: Any = at.state.to_data()
    assert [row["step"] for row in data["agenda"]] == ["turn_ends", "outcome_ends", "effects", "pick_injured"]
    outcome = data["agenda"][2]["outcome"]
    for place in (0, 1):
        data["agenda"][3] = {"step": step, "outcome": outcome, "place": place, **frame}
        if step == "effects":
            # What is left of an outcome may be nothing.
            at.game.from_data(data)
            continue
        with pytest.raises(grotto.BadData) as raised:
            at.game.from_data(data)
        assert raised.value.id == "position_agenda"
