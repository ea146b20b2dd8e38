"""What an act would do, apart from what follows by itself."""

from __future__ import annotations

import grotto
from grotto import Preview

CAVERNA = grotto.game("caverna")
ABOVE = grotto.game("above_and_below")


def last_dwarf(**goods: int) -> Preview:
    """The last dwarf of a round with a harvest goes to Supplies."""
    mine = {"goods": {"food": 3, **goods}, "dwarfs": [{"at": "housework"}, {}]}
    other = {"goods": {"food": 9}, "dwarfs": [{"at": "logging"}, {"at": "clearing"}]}
    state = CAVERNA.from_data({"players": 2, "round": 5, "harvest": "full", "farms": [mine, other]})
    return grotto.preview(state, CAVERNA.act("place supplies"))


def test_a_meal_follows_the_last_act_of_a_round() -> None:
    seen = last_dwarf()
    assert seen.then is not None
    change, following = seen.change(0), seen.following(0)
    assert change["food"] == 1 - 4
    assert following["feeding"] == {"food": -4}
    assert {good: n for good, n in change.items() if good in ("wood", "stone", "ore", "gold")} == {
        "wood": 1, "stone": 1, "ore": 1, "gold": 2,
    }  # fmt: skip
    # Nothing of it comes by itself.
    assert not {"wood", "gold"} & {good for goods in following.values() for good in goods}


def test_nothing_follows_while_others_are_to_move() -> None:
    state = CAVERNA.new(players=2, first_player=0)
    state.apply(state.legal()[0])
    while state.actor < 0:
        state.apply(state.legal()[0])
    seen = grotto.preview(state, CAVERNA.act("place supplies"))
    assert seen.following(0) == {}
    assert seen.change(0)["gold"] == 2


def test_income_follows_who_passes_last() -> None:
    nobody = {"training": [None] * 5, "decks": {"villagers": {"unseen": []}}}
    state = ABOVE.from_data({"players": 2, "villages": [{"coins": 1}, {"passed": True}], **nobody})
    seen = grotto.preview(state, ABOVE.act("pass"))
    assert seen.change(0) == {"coin": 4}
    assert seen.following(0) == {"income": {"coin": 4}}


def test_the_score_is_told_by_category() -> None:
    seen = last_dwarf()
    points = seen.points(0)
    assert points["gold"] == 2
    assert sum(points.values()) == seen.change(0)["score"]
