"""What happens to a stake: an item is copied or lost, a villager is injured (R60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.content.kinds import ITEM_STAKE, STAKES, VILLAGER_STAKE, Book
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.effects.effect import Effect, ReadEffect
from grotto.games.above_and_below.effects.people import injure
from grotto.games.above_and_below.expedition import current
from grotto.games.above_and_below.state import TableState
from grotto.kernel.kinds import NONE
from grotto.kernel.state import Json

if TYPE_CHECKING:
    from grotto.games.above_and_below.content.paragraphs import Reader
    from grotto.games.above_and_below.content.toml import Table


class CopyStake(Effect):
    """One more token like the one staked."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        if current(state).stake != NONE:
            state.gain(state.seat, current(state).stake, 1, "encounter")

    def describe(self, pack: Pack, book: Book) -> Json:
        return {"do": self.key, "way": "copy"}


class LoseStake(Effect):
    """The staked token goes back to the general supply; what was staked in an earlier paragraph stays."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        encounter = current(state)
        stake = encounter.stake
        pawned = list(encounter.pawned)
        if stake in pawned:
            pawned.remove(stake)
            encounter.pawned = tuple(pawned)
            encounter.stake = NONE
            state.supply[stake] += 1
            if state.events is not None:
                state.tell("stake_lost", {"item": state.pack.items[stake]})

    def describe(self, pack: Pack, book: Book) -> Json:
        return {"do": self.key, "way": "lose"}


class InjureStake(Effect):
    """The staked villager is injured; without effect if he has left the card or is cowardly."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        encounter = current(state)
        if encounter.party & ~encounter.spared & 1 << encounter.stake:
            injure(state, encounter.stake)

    def describe(self, pack: Pack, book: Book) -> Json:
        return {"do": self.key, "way": "injure"}


def read_stake(reader: Reader, table: Table, key: str) -> Effect:
    """`{ stake = "copy" }`; the choice must have a stake that fits."""
    ways = ("copy", "lose", "injure")
    way = ways[table.one_of(key, ways)]
    wanted = VILLAGER_STAKE if way == "injure" else ITEM_STAKE
    if reader.stake != wanted:
        table.note(key, "pack_stake", {"value": way, "allowed": STAKES[wanted - 1]})
    if way == "copy":
        return CopyStake(key)
    return LoseStake(key) if way == "lose" else InjureStake(key)


KINDS: Final[dict[str, ReadEffect]] = {"stake": read_stake}
