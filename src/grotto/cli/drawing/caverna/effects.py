"""What action spaces do, in marks: `goods · cavern/tunnel`, `forge » expedition 3`, `2 wood → small pasture`."""

from __future__ import annotations

from grotto.cli.drawing import View
from grotto.table.wire.caverna import (
    BoxAndOr,
    BoxAndThen,
    BoxAndThenOr,
    BoxCollect,
    BoxEither,
    BoxExpedition,
    BoxFurnish,
    BoxGain,
    BoxImitate,
    BoxLargePasture,
    BoxMarket,
    BoxRubyMine,
    BoxSmallPasture,
    BoxStable,
    BoxStartingPlayer,
    BoxTrade,
    BoxTwin,
    FarmBox,
)
from grotto.table.wire.caverna_effects import Goods

AND_OR, AND_THEN_OR, AND_THEN = " · ", " » ", " ⇒ "


class Effects:
    """Speaks of effects in one language."""

    def __init__(self, view: View) -> None:
        self.view = view

    def amounts(self, goods: dict[str, int]) -> str:
        """Goods that are gained or paid: "2 wood, 1 stone"."""
        return ", ".join(self.view.teller.speech.say(f"amount-{good}", n=n) for good, n in goods.items())

    def stock(self, goods: dict[str, int]) -> str:
        """Goods that are there, which a language may have to name in another case: "wood 2, stone 1"."""
        return ", ".join(f"{self.view.name('good', good)} {n}" for good, n in goods.items() if n)

    def action(self, action: FarmBox) -> str:
        """Everything that a space lets a dwarf do."""
        match action:
            case BoxEither():
                return self._joined(action.parts, f" {self.view.say('or')} ")
            case BoxAndOr():
                return self._joined(action.parts, AND_OR)
            case BoxAndThenOr():
                return self._joined(action.parts, AND_THEN_OR)
            case BoxAndThen():
                return self._joined(action.parts, AND_THEN)
            case BoxCollect():
                return self.view.say("collect") + self._collected(action)
            case BoxStartingPlayer():
                return self.view.say("starting_player") + self._also(action.also)
            case BoxTwin():
                names = [self.view.name("twin", id) for id in action.tiles]
                return f" {self.view.say('or')} ".join(names) + self._also(action.also)
            case BoxRubyMine():
                ground = self.view.say("ground-deep_tunnel" if action.deep else "ground-tunnel")
                return self.view.say("ruby-mine", ground=ground) + self._also(action.also)
        return self._part(action)

    def _joined(self, parts: list[FarmBox], between: str) -> str:
        return between.join(self.action(part) for part in parts)

    def _also(self, goods: Goods) -> str:
        return f" +{self.amounts(goods)}" if goods else ""

    def _collected(self, action: BoxCollect) -> str:
        """What there is besides the goods of the space."""
        if action.ruby_mines and action.also:
            return self.view.say("with-ruby-mines", goods=self.amounts(action.also), n=action.ruby_mines)
        if action.per_ore_mine:
            return self.view.say("per-ore-mine", goods=self.amounts(action.per_ore_mine))
        return self._also(action.also or {})

    def _part(self, part: FarmBox) -> str:
        view = self.view
        match part:
            case BoxGain():
                return f"+{self.amounts(part.goods)}"
            case BoxFurnish() if part.tiles == "dwellings":
                return view.say("furnish-dwelling")
            case BoxExpedition():
                return view.say("expedition", level=part.level)
            case BoxTrade():
                return f"{part.times}× {self.amounts(part.pay)} → {self.amounts(part.get)}"
        verb = view.name("verb", "buy" if isinstance(part, BoxMarket) else str(part.__struct_config__.tag))
        price = {"food": part.food} if isinstance(part, BoxImitate) and part.food else {}
        if isinstance(part, BoxSmallPasture | BoxLargePasture | BoxStable):
            price = part.pay
        return f"{self.amounts(price)} → {verb}" if price else verb
