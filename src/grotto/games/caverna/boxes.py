"""The boxes of an action space (rules section 5): what can be done, asked one by one; here those that bring goods."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.book import SPACE_IDS, VOCABULARY
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import GOODS, bundle_data
from grotto.games.caverna.state import CavernaState
from grotto.kernel.agenda import NO_ACT, Part
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle
from grotto.kernel.state import Json

COLLECT: Final = VOCABULARY.add("collect")
GAIN: Final = VOCABULARY.add("gain")


# What has to be there before anything can be done on a space: `need-<id>` names it; else it is goods that lie there.
NEEDS: Final = {
    "blacksmithing": "forge", "adventure": "forge", "ore_mine_construction": "ore_mine",
    "ruby_mine_construction": "ruby_mine", "wish_for_children": "children", "family_life": "family",
    "slash_and_burn": "burn", "hardware_rental": "rental", "small_scale_drift_mining": "cells", "extension": "cells",
    "imitation_basic": "imitate", "imitation_3": "imitate", "imitation_5": "imitate", "imitation_6_7": "imitate",
    "imitation_7": "imitate", "logging": "armed", "drift_mining": "cells", "drift_mining_2": "cells",
    "excavation": "cells", "clearing": "cells", "sustenance": "cells", "fence_building": "fence",
    "sheep_farming": "pasture", "donkey_farming": "pasture",
}  # fmt: skip
# What is left of a need when no child can come any more, and when all stables are built.
FAMILY_COMPLETE: Final = {"children": "dwelling", "family": "sow"}
NO_STABLE_LEFT: Final = {"pasture": "fence"}


def nothing_to_do(space: int, complete: bool = False, no_stable: bool = False) -> Reason:
    """Nothing on a space is of use to a dwarf, and what would help; whether his family is complete, stables built."""
    id = SPACE_IDS[space]
    need = NEEDS.get(id, "goods")
    if complete:
        need = FAMILY_COMPLETE.get(need, need)
    if no_stable:
        need = NO_STABLE_LEFT.get(need, need)
    return Reason("nothing_to_do", {"space": id, "need": need})


class Box(Part[CavernaState]):
    """One box of an action space: everything in it belongs together."""

    def __init__(self) -> None:
        # The act, where there is only one way to carry the box out.
        self.only_act = NO_ACT
        # Whether everybody can carry it out at any time.
        self.always = False

    def claims(self, act: int) -> bool:
        return act == self.only_act

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        if self.possible(state):
            acts.append(self.only_act)

    def possible(self, state: CavernaState) -> bool:
        return self.possible_for(state, state.farms[state.seat], state.dwarf, state.space)

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        """Whether this dwarf could really carry the box out on this space; taking zero goods is nothing (section 4).

        The farm may be one that the player does not have yet, such as after a price has been paid.
        """
        raise NotImplementedError

    def hopeful(self, state: CavernaState) -> bool:
        """Whether exchanges might make the box possible. A quick look: True may be too hopeful, False is certain."""
        return False

    def steadfast(self, state: CavernaState) -> bool:
        """Whether the box, possible now, stays possible whatever the player exchanges."""
        return True

    def obstacle(self, farm: Farm, space: int) -> Reason:
        """Why the box can't be carried out at all on this space."""
        return nothing_to_do(space)

    def printed(self) -> Json:
        """What the box shows, for front ends that draw it."""
        raise NotImplementedError


class Gain(Box):
    """Goods from the general supply."""

    def __init__(self, bundle: Bundle) -> None:
        super().__init__()
        self.only_act = GAIN.act()
        self.always = True
        self.bundle = bundle

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return True

    def take(self, state: CavernaState, act: int) -> None:
        state.gain(self.bundle, SPACE_IDS[state.space])

    def printed(self) -> Json:
        return {"do": "gain", "goods": bundle_data(self.bundle)}


class Take(Box):
    """All goods that lie on the space, and what the box adds to them."""

    def __init__(self, also: Bundle = ()) -> None:
        super().__init__()
        self.only_act = COLLECT.act()
        self.also = also

    def extra(self, farm: Farm) -> Bundle:
        """What this player gets in addition."""
        return self.also

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return len(state.piles[space]) > 0 or len(self.extra(farm)) > 0

    def take(self, state: CavernaState, act: int) -> None:
        extra = self.extra(state.farms[state.seat])
        pile = state.piles[state.space]
        state.piles[state.space] = ()
        if pile:
            state.gain(pile, SPACE_IDS[state.space])
        if extra:
            state.gain(extra, SPACE_IDS[state.space])

    def obstacle(self, farm: Farm, space: int) -> Reason:
        return Reason("nothing_here", {"space": SPACE_IDS[space]})

    def explain(self, state: CavernaState, act: int) -> Reason:
        return self.obstacle(state.farms[state.seat], state.space)

    def printed(self) -> Json:
        printed: Json = {"do": "collect"}
        if self.also:
            printed["also"] = bundle_data(self.also)
        return printed


class TakeForOreMines(Take):
    """The goods of the space, and `n` more for each of the player's ore mines (6.8)."""

    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n

    def extra(self, farm: Farm) -> Bundle:
        mines = farm.ore_mine.bit_count()
        return ((self.good, self.n * mines),) if mines else ()

    def printed(self) -> Json:
        return {"do": "collect", "per_ore_mine": {GOODS[self.good]: self.n}}


class TakeWithRubyMines(Take):
    """The goods of the space, and extra goods for a player with enough ruby mines; never more than once."""

    def __init__(self, also: Bundle, mines: int) -> None:
        super().__init__(also)
        self.mines = mines

    def extra(self, farm: Farm) -> Bundle:
        return self.also if farm.ruby_mine.bit_count() >= self.mines else ()

    def printed(self) -> Json:
        return {"do": "collect", "also": bundle_data(self.also), "ruby_mines": self.mines}


class TakeToken(Take):
    """The starting player token, the goods of the space, and more; its holder starts the next round."""

    def __init__(self, also: Bundle) -> None:
        super().__init__(also)
        self.always = True

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return True

    def take(self, state: CavernaState, act: int) -> None:
        state.token = state.seat
        if state.events is not None:
            state.tell("token", {})
        super().take(state, act)

    def printed(self) -> Json:
        return {"do": "starting_player", "also": bundle_data(self.also)}


def given_away(farm: Farm, good: int) -> bool:
    """Whether the player has a furnishing in which the good can be exchanged."""
    for way in farm.traits.exchanges:
        for give, _ in way.give:
            if give == good:
                return True
    return False
