"""Extra caves and free buildings (R23, R24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.book import add_story_step
from grotto.games.above_and_below.build import BUILT
from grotto.games.above_and_below.content.kinds import MOST_NUMBER, OUTPOST
from grotto.games.above_and_below.decks import take_cave
from grotto.games.above_and_below.effects.effect import Effect, Numbered, ReadEffect, read_number
from grotto.games.above_and_below.expedition import chosen, current
from grotto.games.above_and_below.outcome import Decision
from grotto.games.above_and_below.state import TableState
from grotto.kernel.agenda import AutomaticStep, Frame
from grotto.kernel.events import Prompt
from grotto.kernel.kinds import NONE, Int
from grotto.kernel.shapes import Field

if TYPE_CHECKING:
    from grotto.games.above_and_below.content.paragraphs import Reader
    from grotto.games.above_and_below.content.toml import Table


# ---- caves --------------------------------------------------------------------------------------


class ExtraCave(Numbered):
    """Extra cards from the cave deck."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        state.agenda.append((EXTRA_CAVES.number, self.n))


def read_cave(reader: Reader, table: Table, key: str) -> Effect:
    """`{ cave = 1 }`."""
    return ExtraCave(key, read_number(table, key, 1, MOST_NUMBER))


class ExtraCaves(AutomaticStep[TableState]):
    """The new top card of the cave deck, without an encounter (R24)."""

    def remembers(self) -> list[Field]:
        return [Field("left", Int(1, MOST_NUMBER))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        return chosen(state) is not None

    def run(self, state: TableState, frame: Frame) -> None:
        _, left = frame
        if state.cave_top == NONE:
            return
        if left > 1:
            state.agenda.append((self.number, left - 1))
        cave = take_cave(state)
        current(state).won += 1
        village = state.villages[state.seat]
        village.caves = (*village.caves, cave)
        if state.events is not None:
            state.tell("cave_won", {"cave": state.pack.cave_ids[cave]})


# ---- a free building (R23) ----------------------------------------------------------------------


class FreeBuilding(Numbered):
    """A free building of at most this cost."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        if free_buildings(state, self.n):
            state.agenda.append((PICK_BUILDING.number, self.n))


def read_building(reader: Reader, table: Table, key: str) -> Effect:
    """`{ building = 7 }`."""
    return FreeBuilding(key, read_number(table, key, 0, MOST_NUMBER))


def free_buildings(state: TableState, most: int) -> list[int]:
    """Open buildings within the cost; an outpost needs an empty cave owned before this encounter."""
    pack = state.pack
    caves = state.villages[state.seat].empty_caves() - current(state).won
    found: list[int] = []
    for row in state.rows:
        for card in row:
            if pack.costs[card] <= most and (caves > 0 or pack.cards[card].group != OUTPOST):
                found.append(card)
    return found


class PickBuilding(Decision):
    """Pick a free building of at most this cost, or none."""

    def remembers(self) -> list[Field]:
        return [Field("cost", Int(0, MOST_NUMBER))]

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, most = frame
        state.acts.receive.offer(free_buildings(state, most), acts)
        acts.append(state.acts.decline.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if act in state.acts.receive:
            state.agenda.append((BUILT.number, state.acts.receive.arg(act), 0))

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        _, most = frame
        return Prompt(self.name, {"good": "coin", "n": most})


EXTRA_CAVES: Final = add_story_step(ExtraCaves("extra_caves"))
PICK_BUILDING: Final = add_story_step(PickBuilding("pick_building"))
KINDS: Final[dict[str, ReadEffect]] = {"cave": read_cave, "building": read_building}
