"""What tiles and rooms do, in marks: `[1] · +2 emmer, 1 flax`, `2 flax → 2 food, 2 gold`."""

from __future__ import annotations

from collections.abc import Iterable

from grotto.cli.drawing import View
from grotto.table.wire.cave_vs_cave import (
    CaveActivate,
    CaveAtMostOne,
    CaveBuildWall,
    CaveDig,
    CaveExchangeOneOf,
    CaveField,
    CaveFurnish,
    CaveGain,
    CaveGainOneOf,
    CaveHook,
    CaveRazeWall,
    CaveRoom,
    CaveTile,
    CaveWay,
    Goods,
)

# The walls a room wants, or a cavern has: so many, in a corner, or facing each other.
WALLS_OF_PATTERN = {
    "one": "1",
    "one_opt_one": "1 └",
    "one_opt_two": "1 └ 3",
    "corner": "└",
    "corner_opt": "└ 3",
    "passage": "║",
    "three": "3",
    "three_opt": "3 4",
    "four": "4",
}


def shape_of(sides: set[str]) -> str:
    """The walls of a cavern in the same marks."""
    if len(sides) == 2:
        return "║" if sides in ({"n", "s"}, {"e", "w"}) else "└"
    return str(len(sides))


class Effects:
    """Speaks of effects in one language; `dwarves` is the number of turns in this round."""

    def __init__(self, view: View, dwarves: int) -> None:
        self.view = view
        self.dwarves = dwarves

    def amounts(self, goods: dict[str, int], between: str = ", ") -> str:
        """Some goods: "2 emmer, 1 flax"."""
        return between.join(self.view.teller.speech.say(f"amount-{good}", n=n) for good, n in goods.items())

    # ---- action tiles ------------------------------------------------------------------

    def tile(self, tile: CaveTile) -> str:
        """Everything on an action tile."""
        fields = [self.field(field) for field in tile.fields]
        if tile.needs_most_gold:
            fields.append(self.view.say("most-gold"))
        return " · ".join(fields)

    def field(self, field: CaveField) -> str:
        """One field of an action tile."""
        match field:
            case CaveAtMostOne():
                return self.either(self.field(branch) for branch in field.fields)
            case CaveActivate():
                return f"[{field.n}]"
            case CaveGain():
                return "+" + self.amounts(field.goods)
            case CaveGainOneOf():
                return "+" + self.amounts(field.goods, "/")
            case CaveExchangeOneOf():
                return f"{self.amounts(field.pay, '/')} → {self.amounts(field.get)}"
            case CaveRazeWall():
                return f"{self.view.say('own-wall')} → {self.amounts(field.get)}"
            case CaveFurnish():
                return self.furnish(field.surcharges)
            case CaveDig():
                return self.dig(field)
            case CaveBuildWall():
                return self.view.say("build-wall")

    def furnish(self, surcharges: dict[str, Goods]) -> str:
        """A field for furnishing, with what it costs on top."""
        prices = [
            self.amounts({"food": self.dwarves} if way == "per_dwarf" else price) for way, price in surcharges.items()
        ]
        price = "/".join(price for price in prices if price)
        furnish = self.view.say("furnish")
        return f"{price} → {furnish}" if price else furnish

    def dig(self, field: CaveDig) -> str:
        """A field for digging."""
        if field.ignore_walls:
            return self.view.say("dig-through")
        dig = self.view.say("dig") if field.n == 1 else self.view.say("dig-two")
        return f"{self.amounts(field.pay)} → {dig}" if field.pay else dig

    # ---- rooms -------------------------------------------------------------------------

    def room(self, room: CaveRoom) -> str:
        """What a room does, when it is used or always."""
        if room.hook:
            return self.hook(room.hook)
        ways = room.ways
        if all(len(way.refill) == 1 for way in ways):
            goods = "/".join(self.view.name("good", way.refill[0]) for way in ways)
            return self.view.say("refill", goods=goods, level=ways[0].level)
        if ways[0].refill:
            return self.view.say("refill-all", level=ways[0].level)
        if len({str(way.get) for way in ways}) == 1 and len(ways) > len(ways[0].pay) > 1:
            return f"{self.view.say('different', n=len(ways[0].pay))} → {self.amounts(ways[0].get)}"
        # A last way that is all the others together makes them parts, of which any may be used.
        if len(ways) > 2 and ways[-1].words == [word for way in ways[:-1] for word in way.words]:
            return " · ".join(self.way(way) for way in ways[:-1])
        if all(len(way.get) == 1 and not way.pay for way in ways):
            return "+" + "/".join(self.amounts(way.get) for way in ways)
        return self.either(self.way(way) for way in ways)

    def either(self, ways: Iterable[str]) -> str:
        """Of several ways one at most."""
        return f" {self.view.say('or')} ".join(ways)

    def way(self, way: CaveWay) -> str:
        """One way to use a room."""
        result = self.view.say("dig") if way.dig else self.amounts(way.get)
        return f"{self.amounts(way.pay)} → {result}" if way.pay else f"+{result}"

    def hook(self, hook: CaveHook) -> str:
        """The standing effect of a blue room."""
        when = hook.when
        counts = "/".join(f"[{n}]" for n in hook.counts)
        then = f"+{self.amounts(hook.then)}"
        if when == "tile_taken":
            then = f"{self.amounts(hook.pay)} → {self.amounts(hook.then)}"
            return self.view.say("whenever", event=self.view.name("tile", hook.tile), effect=then)
        if when == "good_gained":
            return self.view.say("whenever", event=f"{self.view.name('good', hook.good)} +1…3", effect=then)
        if when == "wall_built":
            return self.view.say("whenever", event=self.view.say("build-wall"), effect=then)
        if hook.more_rooms:
            then = self.view.say("more-rooms", n=hook.more_rooms)
        return self.view.say("whenever", event=counts, effect=then)
