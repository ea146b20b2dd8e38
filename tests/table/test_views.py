"""What viewers are told: what an act leads to, and the reason that is closest to what they have chosen."""

import random

import pytest

import grotto
from grotto.kernel.kinds import SEAT, ById, Int, ListOf
from grotto.kernel.shapes import Field, Shape, seat_field
from grotto.kernel.state import State
from grotto.table.views import legal_groups, seat_entries, why_not

GAME = grotto.game("cave_vs_cave")


def reasons(
    position: dict[str, object], acts: list[str], prefix: list[str]
) -> dict[str, tuple[str, dict[str, object]]]:
    state = GAME.from_data(position)
    for act in acts:
        state.apply(GAME.act(act))
    return {word: (message.id, dict(message.data)) for word, message in why_not(GAME, state, prefix).items()}


def test_a_room_says_what_it_lacks_itself_rather_than_what_is_wrong_with_some_cavern() -> None:
    position: dict[str, object] = {"display": ["shelf", "tunnel"], "caves": [{"goods": {"wood": 0}}]}
    found = reasons(position, ["take housework"], ["furnish"])
    # The Shelf fits the only empty cavern: the wood is lacking. The Tunnel fits nowhere.
    assert found["shelf"] == ("reason-short", {"good": "wood", "n": 1})
    assert found["tunnel"][0] == "reason-walls"
    assert found["treasury"][0] == "reason-not_on_display"


def test_a_cavern_says_what_is_wrong_with_it_once_the_room_is_chosen() -> None:
    position: dict[str, object] = {"display": ["shelf"], "caves": [{"empty": ["r2c0", "r4c0"]}, {"empty": ["r2c0"]}]}
    found = reasons(position, ["take housework"], ["furnish", "shelf"])
    assert "r2c0" not in found
    assert found["r4c0"][0] == "reason-walls"
    assert found["r0c0"] == ("reason-face_down", {"cell": "r0c0"})


def test_the_smallest_lack_is_the_nearest() -> None:
    position: dict[str, object] = {
        "display": ["parlor", "shelf"],
        "caves": [{"goods": {"gold": 0, "food": 0, "wood": 1}}],
    }
    found = reasons(position, ["take housework"], ["furnish"])
    assert found["shelf"] == ("reason-short", {"good": "gold", "n": 1})


def test_it_is_told_which_acts_end_the_turn() -> None:
    """Caverna, section 16: on Sheep farming the animals come last; who takes them first builds nothing before."""
    game = grotto.game("caverna")
    farm = {"cells": {"r3c2": "meadow", "r2c3": "cavern"}, "goods": {"wood": 2, "stone": 1}}
    state = game.from_data({"round": 3, "farms": [farm], "goods": {"sheep_farming": {"sheep": 1}}})
    assert {act.ends for group in legal_groups(game, state) for act in group.acts} == {False}
    state.apply(game.act("place sheep_farming"))
    ends = {group.verb: {act.ends for act in group.acts} for group in legal_groups(game, state) if group.role == "main"}
    assert ends == {"small_pasture": {False}, "stable": {False}, "collect": {True}}


def test_trade_ends_no_turn() -> None:
    """Above and Below, R29: an offer is a free action; whoever answers it, the buyer's turn goes on."""
    game = grotto.game("above_and_below")
    state = game.from_data({"players": 2, "villages": [{"coins": 9}, {"sale": "rope"}]})
    for act in ("offer 1 3", "counter 5"):
        state.apply(game.act(act))
        assert not any(one.ends for group in legal_groups(game, state) for one in group.acts)


def test_what_does_not_go_with_a_member_of_a_set_says_why_whichever_was_chosen_first() -> None:
    """Caverna: a large pasture covers two meadows; the notation names the upper one first."""
    game = grotto.game("caverna")
    farm = {"cells": {"r2c1": "meadow", "r3c1": "meadow", "r2c3": "cavern"}, "goods": {"wood": 4}}
    state = game.from_data({"round": 3, "farms": [farm], "goods": {"sheep_farming": {"sheep": 1}}})
    state.apply(game.act("place sheep_farming"))
    found = why_not(game, state, ["large_pasture", "r2c1"])
    assert "r3c1" not in found
    assert {"r1c1", "r2c0", "r2c2"} <= set(found)
    assert "r2c1" not in why_not(game, state, ["large_pasture", "r3c1"])


def test_it_is_told_which_acts_give_something_up() -> None:
    """Caverna, section 5, and then/or: who goes on an expedition first leaves the wood of Logging where it lies."""
    game = grotto.game("caverna")
    farm = {"dwarfs": [{"strength": 3}, {"strength": 3}]}
    state = game.from_data({"round": 3, "farms": [farm], "goods": {"logging": {"wood": 6}}})
    state.apply(game.act("place logging"))
    lost = {group.verb: {tuple(act.forfeits) for act in group.acts} for group in legal_groups(game, state)}
    assert lost["collect"] == {()}
    assert lost["loot"] == {("collect",)}


def test_it_is_told_which_acts_begin_the_harvest() -> None:
    """Caverna, section 4: the harvest follows upon the last dwarf's action."""
    game = grotto.game("caverna")
    for dwarfs, begins in (([{}, {"at": "sustenance"}], "harvest"), ([{}, {}], "")):
        position = {"round": 3, "players": 1, "harvest": "full", "goods": {"logging": {"wood": 3}}}
        state = game.from_data({**position, "farms": [{"dwarfs": dwarfs}]})
        told = {act.begins for group in legal_groups(game, state) for act in group.acts if act.args == ["logging"]}
        assert told == {begins}


@pytest.mark.parametrize("id", ["cave_vs_cave", "caverna", "above_and_below"])
def test_every_decision_of_a_game_can_be_shown(id: str) -> None:
    """What an act would lose is asked of every act, also of those that a step offers besides its parts."""
    game = grotto.game(id)
    for seed in range(6):
        state, luck = game.new(players=2), random.Random(seed)
        while state.actor != grotto.NOBODY:
            legal = state.legal()
            if state.actor >= 0:
                assert sum(len(group.acts) for group in legal_groups(game, state)) >= 1
            state.apply(luck.choice(legal))


def test_entries_that_name_seats_one_by_one_or_in_a_table() -> None:
    class Owned(State):
        def shape(self) -> Shape:
            owners = Field("owners", ById(("left", "right"), SEAT))
            return Shape("position", [seat_field("first"), owners, Field("queue", ListOf(SEAT)), Field("n", Int(0, 3))])

    assert seat_entries(Owned()) == ["first", "owners", "queue"]
