"""What the furnishings of Caverna do: one type for each kind of effect."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

Goods = dict[str, int]


class EffectDwarfRoom(Struct, tag_field="do", tag="dwarf_room"):
    """Room for dwarfs."""

    n: int


class EffectSixthDwarf(Struct, tag_field="do", tag="sixth_dwarf"):
    """Room for a sixth dwarf only."""


class EffectAnimalRoom(Struct, tag_field="do", tag="animal_room"):
    """Room for animals of any one type, for cattle, for sheep, or on empty fields."""

    any: int | UnsetType = UNSET
    cattle: int | UnsetType = UNSET
    sheep_per_dwarf: int | UnsetType = UNSET
    empty_field: int | UnsetType = UNSET


class EffectFurnishTunnels(Struct, tag_field="do", tag="furnish_tunnels"):
    """Tunnels can be furnished as well."""


class EffectEitherIsAndOr(Struct, tag_field="do", tag="either_is_and_or"):
    """Either/or on an action space becomes and/or."""


class EffectOverhang(Struct, tag_field="do", tag="overhang"):
    """Twin tiles may lie over the edge of the board, for gold."""

    gold: int


class EffectDiscount(Struct, tag_field="do", tag="discount"):
    """Furnishings, pastures, stables or weapons cost less."""

    furnishing_wood: int | UnsetType = UNSET
    furnishing_stone: int | UnsetType = UNSET
    pasture_wood: int | UnsetType = UNSET
    stable_stone: int | UnsetType = UNSET
    weapon_ore: int | UnsetType = UNSET


class EffectPayInOre(Struct, tag_field="do", tag="pay_in_ore"):
    """Ore in place of wood or stone."""


class EffectWhenBuilt(Struct, tag_field="do", tag="when_built"):
    """Goods once; with `per`, for each thing of the farm."""

    goods: Goods
    per: str | UnsetType = UNSET


class EffectDeliver(Struct, tag_field="do", tag="deliver"):
    """One good in each of the next rounds."""

    good: str
    rounds: int


class EffectAnswer(Struct, tag_field="do", tag="answer"):
    """One good for each one gained of another kind."""

    gained: str
    then: str


class EffectForNewborn(Struct, tag_field="do", tag="for_newborn"):
    """Goods for each animal of a type that is born."""

    animal: str
    then: Goods


class EffectFoodForBreeding(Struct, tag_field="do", tag="food_for_breeding"):
    """Food by the number of animals born together."""

    food: list[int]


class FarmExchange(Struct):
    """Goods for goods."""

    give: Goods
    get: Goods


class EffectExchange(Struct, tag_field="do", tag="exchange"):
    """Exchanges at any time."""

    ways: list[FarmExchange]


class EffectSlaughter(Struct, tag_field="do", tag="slaughter"):
    """More food for each animal that is eaten."""

    food: int


class EffectDisarm(Struct, tag_field="do", tag="disarm"):
    """A weapon for food."""


class EffectOreForMineDonkeys(Struct, tag_field="do", tag="ore_for_mine_donkeys"):
    """Ore each round for donkeys in ore mines."""


class EffectFeedOneWith(Struct, tag_field="do", tag="feed_one_with"):
    """One dwarf can be fed with something else."""

    ways: list[Goods]


class EffectMineDonkeysSaveFood(Struct, tag_field="do", tag="mine_donkeys_save_food"):
    """Less food at a feeding for donkeys in mines."""


class EffectBonus(Struct, tag_field="do", tag="bonus"):
    """Points at the end: for every so many of something, or by a table."""

    of: str
    points: int | UnsetType = UNSET
    every: int | UnsetType = UNSET
    table: dict[str, int] | UnsetType = UNSET


class EffectCancelMinusPoints(Struct, tag_field="do", tag="cancel_minus_points"):
    """So many minus points don't count."""

    n: int


FarmEffect = (
    EffectDwarfRoom
    | EffectSixthDwarf
    | EffectAnimalRoom
    | EffectFurnishTunnels
    | EffectEitherIsAndOr
    | EffectOverhang
    | EffectDiscount
    | EffectPayInOre
    | EffectWhenBuilt
    | EffectDeliver
    | EffectAnswer
    | EffectForNewborn
    | EffectFoodForBreeding
    | EffectExchange
    | EffectSlaughter
    | EffectDisarm
    | EffectOreForMineDonkeys
    | EffectFeedOneWith
    | EffectMineDonkeysSaveFood
    | EffectBonus
    | EffectCancelMinusPoints
)
