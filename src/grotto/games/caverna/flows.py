"""Which flow an action space has for each number of players, and how it is begun."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.actions import Flow
from grotto.games.caverna.book import SPACE_IDS
from grotto.games.caverna.boxes import Box, nothing_to_do
from grotto.games.caverna.family import limit
from grotto.games.caverna.farm import STABLES, Farm
from grotto.games.caverna.state import CavernaState
from grotto.kernel.agenda import NO_ACT
from grotto.kernel.events import Reason

# For each number of players the flow of each space; filled by the table of spaces.
FLOWS: Final[list[list[Flow | None]]] = [[None] * len(SPACE_IDS) for _ in range(8)]
# Spaces that can be imitated.
IMITABLE: Final[set[int]] = set()


def flow_of(state: CavernaState, space: int) -> Flow:
    """The flow of a space in this game."""
    flow = FLOWS[state.players][space]
    assert flow is not None
    return flow


def usable_spaces(state: CavernaState, farm: Farm, dwarf: int, spaces: list[int]) -> list[int]:
    """Those of the spaces on which a dwarf can do something with what the farm has."""
    flows = FLOWS[state.players]
    piles = state.piles
    found: list[int] = []
    for space in spaces:
        flow = flows[space]
        assert flow is not None
        if flow.always or (flow.takes_goods and piles[space]):
            found.append(space)
            continue
        for box in flow.boxes:
            if box.possible_for(state, farm, dwarf, space):
                found.append(space)
                break
    return found


def obstacle(state: CavernaState, space: int) -> Reason:
    """Why nothing could be done on the space; where it has several boxes, without details."""
    boxes = flow_of(state, space).boxes
    farm = state.farms[state.seat]
    if len(boxes) == 1:
        return boxes[0].obstacle(farm, space)
    return nothing_to_do(space, len(farm.strength) >= limit(farm), farm.stable.bit_count() >= STABLES)


def carry_out(state: CavernaState, space: int) -> None:
    """Begin the action of a space with the acting dwarf."""
    flow = flow_of(state, space)
    state.space = space
    if flow.once is not None:
        flow.once.take(state, NO_ACT)
        return
    action = flow.action
    assert action is not None
    farm = state.farms[state.seat]
    # Guest room; on Extension only once per game (ruling 71).
    if flow.guest is not None and farm.traits.either_is_and_or and not (flow.once_per_game and farm.extension_used):
        action = flow.guest
    only = _nothing_else(state, flow)
    if only is not None:
        action.apply(state, (action.number, 0), only.only_act)
    else:
        state.agenda.append((action.number, 0))


def _nothing_else(state: CavernaState, flow: Flow) -> Box | None:
    """The one box that can be carried out, if there is only one way to do it and nothing else could come up."""
    found: Box | None = None
    for box in flow.boxes:
        if box.possible(state):
            if found is not None or box.only_act == NO_ACT:
                return None
            found = box
        elif box.hopeful(state):
            return None
    return found
