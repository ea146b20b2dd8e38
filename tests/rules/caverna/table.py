"""Laying out a position and playing on it in notation, for the tests of the rules.

What is not said is as in the opening position, but it is round 12 and all cards are in play; the front of Wish for
children is in play in round 7. The acting player is seat 0.
"""

from __future__ import annotations

import pytest

import grotto
from grotto import State
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import GOODS
from grotto.games.caverna.schedule import CARDS, SOLO_CARDS, rounds_of
from grotto.games.caverna.spaces import SPACES, board_spaces
from grotto.games.caverna.state import CavernaState

GAME = grotto.game("caverna")

# Caverns that hold furnishings whose place does not matter, and then those that stay empty.
ROOMS = ["r2c3", "r1c3", "r0c3", "r0c4", "r1c4", "r2c4", "r2c5", "r1c5", "r3c4"]


def cards(players: int, round: int) -> list[str]:
    """The spaces of a round; Family life comes as late as it can, so that both sides of Wish can be had."""
    ids = [SPACES[space].id for space in board_spaces(players)]
    for number in rounds_of(players):
        if number > round:
            break
        choice = [id for id in CARDS[number] if id not in ids and players in _seats(id)]
        choice.sort(key="family_life".__eq__)
        ids.append(SOLO_CARDS[number] if players == 1 else choice[0])
    if "family_life" in ids:
        ids[ids.index("wish_for_children")] = "urgent_wish_for_children"
    return ids


def _seats(id: str) -> list[int]:
    space = next(space for space in SPACES if space.id == id)
    return [players for row in space.rows for players in row.players]


def farm(
    cells: dict[str, str] | None = None,
    furnishings: list[str] | dict[str, str] | None = None,
    dwarfs: list[int] | None = None,
    stables: list[str] | None = None,
    crops: dict[str, dict[str, int]] | None = None,
    large: list[list[str]] | None = None,
    at: dict[int, str] | None = None,
    caverns: int = 0,
    **goods: int,
) -> dict[str, object]:
    """A farm; dwarfs are named by their weapons, and have Dwellings to live in."""
    strengths = [0, 0] if dwarfs is None else dwarfs
    ground = dict(cells or {})
    rooms: dict[str, str] = {}
    free = [cell for cell in ROOMS if cell not in ground]
    if isinstance(furnishings, dict):
        rooms.update(furnishings)
        free = [cell for cell in free if cell not in rooms]
    else:
        for id in furnishings or []:
            rooms[free.pop(0)] = id
    have = list(rooms.values())
    room = 2 + sum(id in ("dwelling", "simple_dwelling_1", "simple_dwelling_2", "mixed_dwelling") for id in have)
    room += 2 * ("couple_dwelling" in have)
    room += "additional_dwelling" in have and len(strengths) > 5
    for _ in range(len(strengths) - room):
        rooms[free.pop()] = "dwelling"
    for cell in free[:caverns]:
        ground[cell] = "cavern"
    if "r2c3" not in rooms and "r2c3" not in ground:
        ground["r2c3"] = "cavern"
    supply = dict.fromkeys(GOODS, 0) | goods
    places = [{"strength": strength, "at": (at or {}).get(index, "home")} for index, strength in enumerate(strengths)]
    return {
        "goods": supply,
        "cells": ground,
        "furnishings": rooms,
        "dwarfs": places,
        "stables": stables or [],
        "crops": crops or {},
        "large_pastures": large or [],
    }


def placed(*spaces: str) -> dict[str, object]:
    """An opponent whose dwarfs stand on these spaces."""
    return farm(dwarfs=[0] * max(2, len(spaces)), at=dict(enumerate(spaces)))


def lay_out(
    mine: dict[str, object] | None = None,
    *others: dict[str, object],
    players: int = 2,
    piles: dict[str, dict[str, int]] | None = None,
    round: int = 12,
    **more: object,
) -> State:
    """A position in which seat 0 places a dwarf."""
    data: dict[str, object] = {
        "players": players,
        "round": round,
        "spaces": cards(players, round),
        "goods": piles or {},
        "farms": [mine or farm(), *others],
    }
    return GAME.from_data(data | more)


def feeding(mine: dict[str, object], *others: dict[str, object], harvest: str = "full", **more: object) -> State:
    """A position in which the harvest of the round begins."""
    players = more.pop("players", 1 + len(others))
    agenda = more.pop("agenda", [["round_ends"], ["harvest"]])
    assert isinstance(players, int)
    return lay_out(mine, *others, players=players, harvest=harvest, agenda=agenda, **more)  # type: ignore[arg-type]


def play(state: State, *acts: str) -> State:
    """Play acts in notation."""
    for act in acts:
        state.apply(GAME.act(act))
    return state


def can(state: State, act: str) -> bool:
    """Whether the act is legal; the reason must agree."""
    number = GAME.act(act)
    legal = number in state.legal()
    assert (state.why_not(number) is None) == legal
    return legal


def why(state: State, act: str) -> str:
    """The reason why an act is not legal."""
    reason = state.why_not(GAME.act(act))
    assert reason is not None, f"{act} is legal"
    with pytest.raises(grotto.IllegalAct):
        state.apply(GAME.act(act))
    return reason.id


def listed(state: State, verb: str = "") -> list[str]:
    """The legal acts in notation, all or those of a verb."""
    acts = [GAME.notation(act) for act in state.legal()]
    return [act for act in acts if not verb or act.split()[0] == verb]


def mine(state: State, seat: int = 0) -> Farm:
    """The farm of a seat."""
    assert isinstance(state, CavernaState)
    return state.farms[seat]


def have(state: State, seat: int = 0) -> dict[str, int]:
    """What a seat has, without what it has none of."""
    return {good: n for good, n in zip(GOODS, mine(state, seat).goods, strict=True) if n}


def got(state: State, *acts: str, seat: int = 0) -> dict[str, int]:
    """What a seat gains and loses by some acts."""
    before = mine(state, seat).goods.copy()
    play(state, *acts)
    after = mine(state, seat).goods
    return {good: b - a for good, a, b in zip(GOODS, before, after, strict=True) if a != b}


def points(state: State, category: str = "", seat: int = 0) -> int:
    """The points of a seat, all or those of a category."""
    result = state.result()
    return result.categories[seat][category] if category else result.totals[seat]


def pile(state: State, space: str) -> dict[str, int]:
    """What lies on a space."""
    goods = state.to_data()["goods"]
    assert isinstance(goods, dict)
    found = goods.get(space, {})
    assert isinstance(found, dict)
    return found
