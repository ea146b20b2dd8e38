"""What is told about a game: every kind of event with all its data, for logs and animation."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grotto import Event, State

from ..events import by, gained, of_all, paid
from .table import GAME, farm, lay_out, play

GROUND = {"r3c2": "meadow", "r3c1": "meadow", "r2c2": "field", "r2c1": "field"}
FENCING = farm(cells=GROUND, wood=4, stone=1)


def told(state: State, *lines: str) -> list[Event]:
    """The events of the last of these acts."""
    state.listen()
    play(state, *lines)
    assert state.events is not None
    return state.events


def fencing() -> State:
    return play(lay_out(FENCING, piles={"sheep_farming": {"sheep": 1}}), "place sheep_farming")


def last_dwarf(round: int, harvest: str = "full", food: int = 4, **mine: object) -> State:
    """Seat 0 places the last dwarf of the round."""
    other = farm(at={0: "clearing", 1: "sustenance"}, food=4)
    own = farm(at={1: "logging"}, food=food, **mine)  # type: ignore[arg-type]
    return lay_out(own, other, round=round, harvest=harvest)


CASES: dict[str, tuple[Callable[[], State], list[str], list[Event]]] = {
    "a place is taken": (
        lambda: lay_out(piles={"logging": {"wood": 4}}),
        ["place logging"],
        by(0, ("placed", {"space": "logging", "n": 0}), *gained("logging", wood=4), ("by_itself", {})),
    ),
    "a stronger dwarf goes first": (
        lambda: lay_out(farm(dwarfs=[0, 3], ruby=1), piles={"logging": {"wood": 4}}),
        ["hurry 3 logging"],
        by(0, *paid("hurry", ruby=1), ("placed", {"space": "logging", "n": 3})),
    ),
    "the first player's token": (
        lay_out,
        ["place starting_player"],
        by(0, ("placed", {"space": "starting_player", "n": 0}), ("token", {}), *gained("starting_player", ore=2)),
    ),
    "loot, and a stronger weapon on the way home": (
        lambda: lay_out(farm(dwarfs=[3, 3]), piles={"logging": {"wood": 4}}),
        ["place logging", "loot wood"],
        by(0, ("loot", {"loot": "wood"}), *gained("loot", wood=1), ("returned", {"n": 4})),
    ),
    "a weapon": (
        lambda: lay_out(farm(ore=5)),
        ["place blacksmithing", "forge 4"],
        by(0, *paid("blacksmithing", ore=4), ("forged", {"n": 4})),
    ),
    "a small pasture": (
        fencing, ["small_pasture r3c2"],
        by(0, *paid("sheep_farming", wood=2), ("small_pasture", {"cell": "r3c2"})),
    ),
    "a large pasture": (
        fencing, ["large_pasture r3c1 r3c2"],
        by(0, *paid("sheep_farming", wood=4), ("large_pasture", {"cell": "r3c1", "other_cell": "r3c2"})),
    ),
    "a stable": (
        fencing, ["stable r3c1"],
        by(0, *paid("sheep_farming", stone=1), ("stable", {"cell": "r3c1"})),
    ),
    "a twin tile": (
        lay_out,
        ["place slash_and_burn", "twin meadow_field r3c2 r2c2"],
        by(
            0, ("twin_laid", {"twin": "meadow_field", "cell": "r3c2", "other_cell": "r2c2"}), ("by_itself", {}),
        ),
    ),
    "a single tile": (
        lambda: lay_out(farm(ruby=1)),
        ["ruby tunnel r1c3"],
        by(0, *paid("ruby", ruby=1), ("single_laid", {"single": "tunnel", "cell": "r1c3"})),
    ),
    "a ruby mine": (
        lambda: lay_out(farm(cells={"r1c3": "tunnel"})),
        ["place ruby_mine_construction", "ruby_mine r1c3"],
        by(0, ("ruby_mine", {"cell": "r1c3"})),
    ),
    "a furnishing": (
        lambda: lay_out(farm(stone=1)),
        ["place housework", "furnish carpenter r2c3"],
        by(0, *paid("carpenter", stone=1), ("furnished", {"furnishing": "carpenter", "cell": "r2c3"})),
    ),
    "a furnishing answers": (
        lambda: lay_out(farm(furnishings=["seam"], ruby=1)),
        ["ruby stone"],
        by(0, *paid("ruby", ruby=1), *gained("ruby", stone=1), ("answered", {"good": "ore", "n": 1})),
    ),
    "fields are sown": (
        lambda: lay_out(farm(cells=GROUND, grain=2, vegetable=1)),
        ["place slash_and_burn", "sow grain vegetable"],
        by(0, *paid("sow", grain=1, vegetable=1), ("sown", {"grain": 1, "vegetables": 1})),
    ),
    "the family grows": (
        lambda: lay_out(farm(furnishings=["dwelling"]), round=7),
        ["place wish_for_children"],
        by(0, ("placed", {"space": "wish_for_children", "n": 0}), ("grown", {"n": 3})),
    ),
    "a dwarf imitates": (
        lambda: lay_out(farm(food=4), farm(at={0: "housework"}), farm(), players=3),
        ["place imitation_3", "imitate housework"],
        by(0, ("imitated", {"space": "housework"})),
    ),
    "the first player is drawn": (
        lambda: GAME.new(2), ["starts 1"], [*by(1, ("starts", {})), *of_all(("round", {"n": 1}))],
    ),
    "a card is turned over": (
        lambda: GAME.new(2, first_player=0),
        ["reveal blacksmithing"],
        of_all(("revealed", {"space": "blacksmithing"})),
    ),
    "a marker is turned over": (
        lambda: play(last_dwarf(5), "place starting_player"),
        ["marker question"],
        of_all(("marker", {"harvest": "none"})),
    ),
    "there is no harvest": (
        lambda: last_dwarf(1, "none"),
        ["place starting_player"],
        [
            *by(0, ("placed", {"space": "starting_player", "n": 0}), ("token", {}), *gained("starting_player", ore=2)),
            *of_all(("harvest", {"harvest": "none"}), ("round", {"n": 2})),
        ],
    ),
    "a harvest": (
        lambda: last_dwarf(5, cells=GROUND, crops={"r2c2": {"grain": 3}, "r2c1": {"vegetable": 2}}),
        ["place starting_player"],
        [
            *by(0, ("placed", {"space": "starting_player", "n": 0}), ("token", {}), *gained("starting_player", ore=2)),
            *of_all(("follows", {}), ("harvest", {"harvest": "full"})),
            *by(0, *gained("fields", grain=1, vegetable=1), *paid("feeding", food=4)),
            *by(1, *paid("feeding", food=4)),
            *of_all(("round", {"n": 6})), *by(0, ("by_itself", {})),
            *of_all(("revealed", {"space": "ruby_mine_construction"})),
        ],
    ),
    "a phase is chosen": (
        lambda: play(last_dwarf(7, "choice"), "place starting_player"),
        ["choose breeding"],
        by(0, ("chosen", {"phase": "breeding"})),
    ),
    "food is missing": (
        lambda: play(last_dwarf(5, food=1, grain=1), "place starting_player"),
        ["feed"],
        [
            *by(0, *paid("feeding", food=1), ("begged", {"n": 3})), *of_all(("follows", {})),
            *by(1, *paid("feeding", food=4)),
            *of_all(("round", {"n": 6})), *by(0, ("by_itself", {})),
            *of_all(("revealed", {"space": "ruby_mine_construction"})),
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_told(case: str) -> None:
    make, lines, events = CASES[case]
    assert told(make(), *lines) == events
