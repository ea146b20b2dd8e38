"""What action spaces do, in marks: `goods · cavern/tunnel`, `forge » expedition 3`, `2 wood → small pasture`."""

from __future__ import annotations

from grotto.cli.drawing import View
from grotto.cli.drawing.caverna.table import Facts

BETWEEN = {"and_or": " · ", "and_then_or": " » ", "and_then": " ⇒ "}


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

    def action(self, action: Facts) -> str:
        """Everything that a space lets a dwarf do."""
        kind = action["do"]
        if kind == "either":
            return f" {self.view.say('or')} ".join(self.action(part) for part in action["parts"])
        if kind in BETWEEN:
            return BETWEEN[kind].join(self.action(part) for part in action["parts"])
        return self._part(kind, action) + self._also(action)

    def _also(self, action: Facts) -> str:
        if action.get("ruby_mines"):
            return self.view.say("with-ruby-mines", goods=self.amounts(action["also"]), n=action["ruby_mines"])
        if action.get("per_ore_mine"):
            return self.view.say("per-ore-mine", goods=self.amounts(action["per_ore_mine"]))
        return f" +{self.amounts(action['also'])}" if action.get("also") else ""

    def _part(self, kind: str, part: Facts) -> str:
        view = self.view
        if kind == "gain":
            return f"+{self.amounts(part['goods'])}"
        if kind == "twin":
            return f" {view.say('or')} ".join(view.name("twin", id) for id in part["tiles"])
        if kind == "furnish":
            return view.say("furnish-dwelling") if part["tiles"] == "dwellings" else view.name("verb", kind)
        if kind == "expedition":
            return view.say("expedition", level=part["level"])
        if kind == "ruby_mine":
            return view.say("ruby-mine", ground=view.say(f"ground-{'deep_tunnel' if part['deep'] else 'tunnel'}"))
        if kind == "imitate":
            name = view.name("verb", kind)
            return f"{self.amounts({'food': part['food']})} → {name}" if part["food"] else name
        if kind == "trade":
            return f"{part['times']}× {self.amounts(part['pay'])} → {self.amounts(part['get'])}"
        if kind in ("collect", "starting_player"):
            return view.say(kind)
        if part.get("pay"):
            return f"{self.amounts(part['pay'])} → {view.name('verb', kind)}"
        return view.name("verb", {"market": "buy"}.get(kind, kind))
