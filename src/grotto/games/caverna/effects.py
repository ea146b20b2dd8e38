"""What furnishings do: each kind of effect says how it changes the traits of a farm.

Traits are the hooks that the general rules ask: "what is off the price of a pasture?", never "is the Carpenter there?".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from grotto.games.caverna.goods import GOODS, bundle_data
from grotto.kernel.goods import Bundle
from grotto.kernel.state import Json

if TYPE_CHECKING:
    from grotto.games.caverna.farm import Farm


class Count(NamedTuple):
    """Something on a farm that can be counted, for gains and for bonus points."""

    id: str
    of: Callable[[Farm], int]


class Exchange:
    """Goods for goods at any time, any number of times; `word` tells apart the exchanges of one tile."""

    __slots__ = ("act", "furnishing", "get", "give", "word")

    def __init__(self, furnishing: str, word: str, give: Bundle, get: Bundle) -> None:
        self.furnishing = furnishing
        self.word = word
        self.give = give
        self.get = get
        # Set when the act is declared.
        self.act = -1


class Traits:
    """What all furnishings of a farm do together; shared by all farms that own the same ones."""

    __slots__ = (
        "answers",
        "any_rooms",
        "bonuses",
        "breeding_food",
        "cancels",
        "cattle_room",
        "disarms",
        "dwarf_room",
        "either_is_and_or",
        "exchanges",
        "feed_with",
        "field_room",
        "forge_off",
        "furnish_stone_off",
        "furnish_wood_off",
        "furnishes_tunnels",
        "mine_donkeys_save",
        "miner_ore",
        "newborn_gains",
        "overhang_gold",
        "overhangs",
        "owned",
        "pasture_wood_off",
        "pays_in_ore",
        "points",
        "sheep_room",
        "sixth_dwarf",
        "slaughter",
        "stable_stone_off",
    )

    def __init__(self, owned: int) -> None:
        # The furnishings.
        self.owned = owned
        # Prices (6.2, 6.4, 6.6).
        self.furnish_wood_off = 0
        self.furnish_stone_off = 0
        self.pasture_wood_off = 0
        self.stable_stone_off = 0
        self.forge_off = 0
        self.pays_in_ore = False
        # Room for dwarfs, for a sixth one, for 2 animals of one type, for cattle, for sheep per dwarf, for 1 on empty
        # fields.
        self.dwarf_room = 0
        self.sixth_dwarf = False
        self.any_rooms = 0
        self.cattle_room = 0
        self.sheep_room = 0
        self.field_room = 0
        # What may be done.
        self.furnishes_tunnels = False
        self.either_is_and_or = False
        self.overhangs = False
        self.overhang_gold = 0
        # For each good of the first kind that is gained, one of the second.
        self.answers: tuple[tuple[int, int], ...] = ()
        self.newborn_gains: tuple[tuple[int, Bundle], ...] = ()
        self.breeding_food: tuple[int, ...] = ()
        # Exchanges (section 8).
        self.exchanges: tuple[Exchange, ...] = ()
        self.slaughter = 0
        self.disarms = False
        # Start of the round and feeding.
        self.miner_ore = 0
        self.feed_with: tuple[Bundle, ...] = ()
        self.mine_donkeys_save = 0
        # Scoring: printed points and bonus points.
        self.points = 0
        self.bonuses: tuple[Bonus, ...] = ()
        self.cancels = 0

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: they follow from the furnishings."""
        from grotto.games.caverna.furnishings import traits_of

        return traits_of, (self.owned,)


class Effect:
    """One thing that a furnishing does. What it doesn't do is left to the base class."""

    def fold(self, traits: Traits) -> None:
        """Add what it does all the time."""

    def when_built(self, farm: Farm) -> Bundle:
        """Gained once, right after paying."""
        return ()

    def deliveries(self) -> tuple[int, int]:
        """The good that is delivered at the start of a round, and for how many rounds."""
        return -1, 0

    def printed(self) -> Json:
        """The effect for front ends that draw it."""
        raise NotImplementedError


class DwarfRoom(Effect):
    """Room for dwarfs."""

    def __init__(self, n: int) -> None:
        self.n = n

    def fold(self, traits: Traits) -> None:
        traits.dwarf_room += self.n

    def printed(self) -> Json:
        return {"do": "dwarf_room", "n": self.n}


class SixthDwarf(Effect):
    """Room for a sixth dwarf only, and permission to have one."""

    def fold(self, traits: Traits) -> None:
        traits.sixth_dwarf = True

    def printed(self) -> Json:
        return {"do": "sixth_dwarf"}


class AnimalRoom(Effect):
    """Room for animals: 2 of any one type, cattle, sheep per dwarf, or 1 on each empty field."""

    def __init__(self, any_type: int = 0, cattle: int = 0, sheep_per_dwarf: int = 0, on_fields: int = 0) -> None:
        self.any_type = any_type
        self.cattle = cattle
        self.sheep_per_dwarf = sheep_per_dwarf
        self.on_fields = on_fields

    def fold(self, traits: Traits) -> None:
        traits.any_rooms += self.any_type // 2
        traits.cattle_room += self.cattle
        traits.sheep_room += self.sheep_per_dwarf
        traits.field_room += self.on_fields

    def printed(self) -> Json:
        rooms = {
            "any": self.any_type,
            "cattle": self.cattle,
            "sheep_per_dwarf": self.sheep_per_dwarf,
            "empty_field": self.on_fields,
        }
        return {"do": "animal_room", **{key: n for key, n in rooms.items() if n}}


class FurnishTunnels(Effect):
    """Furnish actions may also use tunnels and deep tunnels."""

    def fold(self, traits: Traits) -> None:
        traits.furnishes_tunnels = True

    def printed(self) -> Json:
        return {"do": "furnish_tunnels"}


class EitherIsAndOr(Effect):
    """Every either/or on an action space may be played as and/or."""

    def fold(self, traits: Traits) -> None:
        traits.either_is_and_or = True

    def printed(self) -> Json:
        return {"do": "either_is_and_or"}


class Overhang(Effect):
    """One half of a twin tile may lie outside the board, for gold each time."""

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def fold(self, traits: Traits) -> None:
        traits.overhangs = True
        traits.overhang_gold += self.gold

    def printed(self) -> Json:
        return {"do": "overhang", "gold": self.gold}


class Discount(Effect):
    """A discount on each furnishing, pasture, stable or weapon."""

    def __init__(
        self,
        furnishing_wood: int = 0,
        furnishing_stone: int = 0,
        pasture_wood: int = 0,
        stable_stone: int = 0,
        weapon_ore: int = 0,
    ) -> None:
        self.furnishing_wood = furnishing_wood
        self.furnishing_stone = furnishing_stone
        self.pasture_wood = pasture_wood
        self.stable_stone = stable_stone
        self.weapon_ore = weapon_ore

    def fold(self, traits: Traits) -> None:
        traits.furnish_wood_off += self.furnishing_wood
        traits.furnish_stone_off += self.furnishing_stone
        traits.pasture_wood_off += self.pasture_wood
        traits.stable_stone_off += self.stable_stone
        traits.forge_off += self.weapon_ore

    def printed(self) -> Json:
        offs = {
            "furnishing_wood": self.furnishing_wood,
            "furnishing_stone": self.furnishing_stone,
            "pasture_wood": self.pasture_wood,
            "stable_stone": self.stable_stone,
            "weapon_ore": self.weapon_ore,
        }
        return {"do": "discount", **{key: n for key, n in offs.items() if n}}


class PayInOre(Effect):
    """When paying for a furnishing, 1 wood and 1 stone may each be replaced by 1 ore."""

    def fold(self, traits: Traits) -> None:
        traits.pays_in_ore = True

    def printed(self) -> Json:
        return {"do": "pay_in_ore"}


class WhenBuilt(Effect):
    """Goods once, when the tile is laid; with `per`, for each thing counted on the farm."""

    def __init__(self, bundle: Bundle, per: Count | None = None) -> None:
        self.bundle = bundle
        self.per = per

    def when_built(self, farm: Farm) -> Bundle:
        if self.per is None:
            return self.bundle
        count = self.per.of(farm)
        return tuple((good, n * count) for good, n in self.bundle if count)

    def printed(self) -> Json:
        printed: Json = {"do": "when_built", "goods": bundle_data(self.bundle)}
        if self.per is not None:
            printed["per"] = self.per.id
        return printed


class Deliver(Effect):
    """One good at the start of each of the next rounds that are played."""

    def __init__(self, good: int, rounds: int) -> None:
        self.good = good
        self.rounds = rounds

    def deliveries(self) -> tuple[int, int]:
        return self.good, self.rounds

    def printed(self) -> Json:
        return {"do": "deliver", "good": GOODS[self.good], "rounds": self.rounds}


class Answer(Effect):
    """One good for every good of some kind gained, whatever the source."""

    def __init__(self, gained: int, then: int) -> None:
        self.gained = gained
        self.then = then

    def fold(self, traits: Traits) -> None:
        traits.answers = (*traits.answers, (self.gained, self.then))

    def printed(self) -> Json:
        return {"do": "answer", "gained": GOODS[self.gained], "then": GOODS[self.then]}


class ForNewborn(Effect):
    """Goods for every animal of a type that is born."""

    def __init__(self, animal: int, then: Bundle) -> None:
        self.animal = animal
        self.then = then

    def fold(self, traits: Traits) -> None:
        traits.newborn_gains = (*traits.newborn_gains, (self.animal, self.then))

    def printed(self) -> Json:
        return {"do": "for_newborn", "animal": GOODS[self.animal], "then": bundle_data(self.then)}


class FoodForBreeding(Effect):
    """Food by the number of animals born together."""

    def __init__(self, food: tuple[int, ...]) -> None:
        self.food = food

    def fold(self, traits: Traits) -> None:
        traits.breeding_food = self.food

    def printed(self) -> Json:
        return {"do": "food_for_breeding", "food": list(self.food)}


class Exchanges(Effect):
    """Goods for goods at any time before scoring."""

    def __init__(self, *exchanges: Exchange) -> None:
        self.exchanges = exchanges

    def fold(self, traits: Traits) -> None:
        traits.exchanges = traits.exchanges + self.exchanges

    def printed(self) -> Json:
        ways = [{"give": bundle_data(way.give), "get": bundle_data(way.get)} for way in self.exchanges]
        return {"do": "exchange", "ways": ways}


class Slaughter(Effect):
    """More food for each farm animal that is converted to food."""

    def fold(self, traits: Traits) -> None:
        traits.slaughter += 1

    def printed(self) -> Json:
        return {"do": "slaughter", "food": 1}


class Disarm(Effect):
    """A weapon for food equal to its strength, at any time."""

    def fold(self, traits: Traits) -> None:
        traits.disarms = True

    def printed(self) -> Json:
        return {"do": "disarm"}


class OreForMineDonkeys(Effect):
    """At the start of the round 1 ore per ore mine that holds a donkey."""

    def fold(self, traits: Traits) -> None:
        traits.miner_ore += 1

    def printed(self) -> Json:
        return {"do": "ore_for_mine_donkeys"}


class FeedOneWith(Effect):
    """At each feeding one dwarf may be fed with something else."""

    def __init__(self, *ways: Bundle) -> None:
        self.ways = ways

    def fold(self, traits: Traits) -> None:
        traits.feed_with = self.ways

    def printed(self) -> Json:
        return {"do": "feed_one_with", "ways": [bundle_data(way) for way in self.ways]}


class MineDonkeysSaveFood(Effect):
    """At each feeding 1 food less per donkey in a mine."""

    def fold(self, traits: Traits) -> None:
        traits.mine_donkeys_save += 1

    def printed(self) -> Json:
        return {"do": "mine_donkeys_save_food"}


class Bonus(Effect):
    """Points at the end for every full group of something on the farm; or by a table."""

    def __init__(self, of: Count, points: int = 1, every: int = 1, table: dict[int, int] | None = None) -> None:
        self.of = of
        self.points = points
        self.every = every
        self.table = table

    def fold(self, traits: Traits) -> None:
        traits.bonuses = (*traits.bonuses, self)

    def score(self, farm: Farm) -> int:
        """The points for a farm."""
        n = self.of.of(farm)
        if self.table is not None:
            return self.table.get(n, 0)
        return n // self.every * self.points

    def printed(self) -> Json:
        if self.table is not None:
            return {"do": "bonus", "of": self.of.id, "table": {str(n): points for n, points in self.table.items()}}
        return {"do": "bonus", "of": self.of.id, "points": self.points, "every": self.every}


class CancelMinusPoints(Effect):
    """Up to `n` minus points for begging, unused cells and missing animals don't count."""

    def __init__(self, n: int) -> None:
        self.n = n

    def fold(self, traits: Traits) -> None:
        traits.cancels += self.n

    def printed(self) -> Json:
        return {"do": "cancel_minus_points", "n": self.n}
