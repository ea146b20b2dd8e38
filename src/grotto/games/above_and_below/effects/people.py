"""Villagers who join, are injured or get a condition (R20, R22, R42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.book import add_story_step
from grotto.games.above_and_below.content.kinds import MOST_NUMBER, Book
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.effects.effect import Effect, Numbered, ReadEffect, read_number
from grotto.games.above_and_below.expedition import chosen, current
from grotto.games.above_and_below.fields import ailment_ids, villagers_field
from grotto.games.above_and_below.modules.conditions import afflict
from grotto.games.above_and_below.outcome import Decision
from grotto.games.above_and_below.state import TableState
from grotto.kernel.agenda import AutomaticStep, Frame
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt
from grotto.kernel.kinds import NONE, Int, OneOf
from grotto.kernel.shapes import Field
from grotto.kernel.state import Json

if TYPE_CHECKING:
    from grotto.games.above_and_below.content.paragraphs import Reader
    from grotto.games.above_and_below.content.toml import Table

# The villager of the row who joins.
CHEAPEST: Final = "cheapest"
MOST_AFFLICTED: Final = 9


# ---- newcomers (R22) ----------------------------------------------------------------------------


class FreeVillager(Effect):
    """The leftmost villager of the row, exhausted; the gap stays until the end of the round."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        for villager in state.training:
            if villager != NONE:
                state.training = tuple([NONE if other == villager else other for other in state.training])
                state.receive_villager(state.seat, villager)
                return
        compensate(state)

    def describe(self, pack: Pack, book: Book) -> Json:
        return {"do": self.key}


def read_villager(reader: Reader, table: Table, key: str) -> Effect:
    """`{ villager = "cheapest" }`."""
    table.one_of(key, (CHEAPEST,))
    return FreeVillager(key)


class SpecialVillager(Effect):
    """A special villager of a kind, if one is left."""

    def __init__(self, key: str, kind: int) -> None:
        super().__init__(key)
        self.kind = kind

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        left = state.specials_left(self.kind)
        if left:
            state.receive_villager(state.seat, bits(left)[0])
        else:
            compensate(state)

    def describe(self, pack: Pack, book: Book) -> Json:
        return {"do": self.key, "villager": pack.special_ids[self.kind]}


def read_special(reader: Reader, table: Table, key: str) -> Effect:
    """`{ special = "s_glogo" }`."""
    return SpecialVillager(key, table.one_of(key, reader.pack.special_ids))


def compensate(state: TableState) -> None:
    """Coins instead, where the option says so and nobody is left to join (R22)."""
    state.gain_coins(state.seat, state.rules.compensation, "encounter")


# ---- injuries (R20) -----------------------------------------------------------------------------


class Injure(Numbered):
    """Injure a number of villagers."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        state.agenda.append((INJURIES.number, self.n))


def read_injure(reader: Reader, table: Table, key: str) -> Effect:
    """`{ injure = 1 }`."""
    return Injure(key, read_number(table, key, 1, MOST_NUMBER))


def injure(state: TableState, villager: int) -> None:
    """Move a villager to injured, from wherever he is."""
    village = state.villages[state.seat]
    encounter = current(state)
    bit = 1 << villager
    encounter.party &= ~bit
    village.ready &= ~bit
    village.exhausted &= ~bit
    village.injured |= bit
    if state.events is not None:
        state.tell("injured", {"villager": state.pack.villager_ids[villager]})


def injurable(state: TableState) -> int:
    """From the card; if nobody there can be chosen from exhausted, then from ready. Cowards never."""
    village = state.villages[state.seat]
    brave = ~current(state).spared
    return current(state).party & brave or village.exhausted & brave or village.ready & brave


class Injuries(AutomaticStep[TableState]):
    """Injure villagers one after the other."""

    def remembers(self) -> list[Field]:
        return [Field("left", Int(1, MOST_NUMBER))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        return chosen(state) is not None

    def run(self, state: TableState, frame: Frame) -> None:
        _, left = frame
        mask = injurable(state)
        if not mask:
            return
        if left > 1:
            state.agenda.append((self.number, left - 1))
        if mask.bit_count() == 1:
            injure(state, mask.bit_length() - 1)
        else:
            state.agenda.append((PICK_INJURED.number,))


class PickInjured(Decision):
    """Who is injured."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        state.acts.injure.offer(bits(injurable(state)), acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        injure(state, state.acts.injure.arg(act))


# ---- conditions (R42) ---------------------------------------------------------------------------


class Afflict(Numbered):
    """Give a condition to a number of explorers; second book only."""

    def __init__(self, key: str, ailment: int, n: int) -> None:
        super().__init__(key, n)
        self.ailment = ailment

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        state.agenda.append((AFFLICTIONS.number, self.ailment, self.n, 0))

    def describe(self, pack: Pack, book: Book) -> Json:
        return {"do": self.key, "condition": pack.ailment_ids[self.ailment], "n": self.n}


def read_condition(reader: Reader, table: Table, key: str) -> Effect:
    """`{ condition = "sad", n = 1 }`."""
    reader.module_only(table, key)
    return Afflict(key, table.one_of(key, reader.pack.ailment_ids), table.whole("n", 1, MOST_AFFLICTED, 1))


def afflictable(state: TableState, done: int) -> int:
    """Villagers still on the card, else those exerted in this encounter; nobody twice."""
    encounter = current(state)
    return encounter.party & ~done or encounter.exerted & ~done


def affliction_fields(least: int) -> list[Field]:
    """A condition, how many tokens are left to give, and who has been chosen already."""
    condition = OneOf(ailment_ids, required=True)
    return [Field("condition", condition), Field("left", Int(least, MOST_AFFLICTED)), villagers_field("done")]


class Afflictions(AutomaticStep[TableState]):
    """Tokens of a condition for different villagers; `done` are those who have been chosen already."""

    def remembers(self) -> list[Field]:
        return affliction_fields(0)

    def fits(self, state: TableState, frame: Frame) -> bool:
        return chosen(state) is not None

    def run(self, state: TableState, frame: Frame) -> None:
        _, ailment, n, done = frame
        mask = afflictable(state, done)
        if not n or not mask or not state.ailments_left[ailment]:
            return
        if mask.bit_count() == 1:
            state.agenda.append((self.number, ailment, n - 1, done | mask))
            afflict(state, state.seat, mask.bit_length() - 1, ailment)
        else:
            state.agenda.append((PICK_AFFLICTED.number, ailment, n, done))


class PickAfflicted(Decision):
    """Who gets the condition."""

    def remembers(self) -> list[Field]:
        return affliction_fields(1)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, _, _, done = frame
        state.acts.afflict.offer(bits(afflictable(state, done)), acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, ailment, n, done = frame
        villager = state.acts.afflict.arg(act)
        state.agenda.append((AFFLICTIONS.number, ailment, n - 1, done | 1 << villager))
        afflict(state, state.seat, villager, ailment)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        _, ailment, _, _ = frame
        return Prompt(self.name, {"condition": state.pack.ailment_ids[ailment]})


INJURIES: Final = add_story_step(Injuries("injuries"))
PICK_INJURED: Final = add_story_step(PickInjured("pick_injured"))
AFFLICTIONS: Final = add_story_step(Afflictions("afflictions"))
PICK_AFFLICTED: Final = add_story_step(PickAfflicted("pick_afflicted"))
KINDS: Final[dict[str, ReadEffect]] = {
    "villager": read_villager,
    "special": read_special,
    "injure": read_injure,
    "condition": read_condition,
}
