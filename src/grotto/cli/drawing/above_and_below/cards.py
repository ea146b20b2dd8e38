"""Cards and villagers in short phrases, put together from what is printed on them: any pack can be told."""

from __future__ import annotations

from grotto.cli.drawing import facts_of
from grotto.cli.telling import Teller, capital
from grotto.kernel.acts import Word
from grotto.table.wire.above_and_below import VillageFacts
from grotto.text import signed

SYMBOLS = {"hammer": "⚒", "hammer_plus": "⚒+", "quill": "✎", "quill_plus": "✎+"}
THINGS = ("house_class", "villager", "empty_cave")


class Cards:
    """Speaks of cards to one reader."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.facts = facts_of(teller.game, VillageFacts)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing."""
        return self.teller.speech.word(kind, id)

    def amount(self, good: str, n: int) -> str:
        """A number of goods that are gained or paid."""
        return self.teller.speech.say(f"amount-{good}", n=n)

    # ---- buildings ---------------------------------------------------------------------

    def cost(self, id: str) -> int:
        """What a building costs."""
        return self.facts.buildings[id].cost

    def effects(self, id: str) -> list[str]:
        """What a building does, one phrase for each thing."""
        card = self.facts.buildings[id]
        say = self.teller.say
        numbers = (
            ("beds", card.beds), ("vp", card.vp), ("income", card.income), ("reroll", card.reroll),
            ("coin_on_build", card.coin_on_build), ("coin_on_explore", card.coin_on_explore),
            ("potion_income", card.potion_income),
        )  # fmt: skip
        told = [say(f"card-{key}", n=n) for key, n in numbers if n]
        if card.good:
            form = "card-replenish" if card.replenish else "card-stock"
            told.append(say(form, good=self.name("good", card.good), n=card.stock))
        if card.on_build.potion:
            told.append(say("card-on-build", gain=self.amount("potion", card.on_build.potion)))
        if card.on_build.reputation:
            told.append(say("card-on-build", gain=say("reputation", n=signed(card.on_build.reputation))))
        if card.train_to_ready:
            told.append(say("card-train_to_ready"))
        if card.spend_as_coin:
            drinks = ", ".join(self.name("item", drink) for drink in card.spend_as_coin)
            told.append(say("card-spend_as_coin", drinks=drinks))
        for thing, n in card.vp_per.items():
            named = say(f"thing-{thing}") if thing in THINGS else self.name("item", thing)
            told.append(say("card-vp_per", n=n, thing=named))
        for good, n in card.income_per_track_good.items():
            told.append(say("card-income_per", n=n, good=self.name("good", good)))
        return told

    def building(self, id: str) -> str:
        """A building in full."""
        card = self.facts.buildings[id]
        told = [self.teller.say(f"group-{card.group}")]
        if card.cost:
            told.append(self.teller.say("card-cost", price=self.amount("coin", card.cost)))
        return self.teller.parts([*told, *self.effects(id)]) + "."

    # ---- villagers ---------------------------------------------------------------------

    def skills(self, id: str) -> str:
        """Symbols and dice of a villager in marks: "⚒ 1→1 5→2"."""
        villager = self.facts.villagers[id]
        dice = [f"{die.roll}→{die.lanterns}" for die in villager.dice]
        return " ".join([*[SYMBOLS[symbol] for symbol in villager.symbols], *dice])

    def villager(self, id: str) -> str:
        """A villager in full."""
        villager = self.facts.villagers[id]
        say = self.teller.say
        told = [say(f"symbol-{symbol}") for symbol in villager.symbols]
        told += [say("die", roll=die.roll, n=die.lanterns) for die in villager.dice]
        told += [say(f"trait-{trait}") for trait in villager.traits]
        told += [self.name("tag", tag) for tag in villager.tags]
        return capital(self.teller.parts(told)) + "."

    # ---- the rest ----------------------------------------------------------------------

    def quest(self, id: str) -> str:
        """What a quest asks for and gives."""
        quest = self.facts.quests[id]
        goods = ", ".join(f"{self.name('item', item)} {n}" for item, n in quest.requires.items())
        return self.teller.say("quest", goods=goods, n=quest.vp)

    def explain(self, word: Word) -> str:
        """What a thing does; empty if there is nothing to say about it."""
        kind, id = word
        say = self.teller.say
        if kind == "building":
            return self.building(id)
        if kind in ("villager", "newcomer"):
            return self.villager(id)
        if kind == "artifact":
            return say(f"artifact-{self.facts.artifacts[id].effect}")
        if kind == "condition":
            return say(f"condition-{self.facts.conditions[id].effect}")
        if kind == "quest":
            return self.quest(id)
        if kind == "cave":
            return say("cave", numbers=", ".join(str(n) for n in self.facts.caves[id]))
        if kind == "item" and id in ("cider", "potion"):
            return say(f"item-{id}")
        if kind == "good":
            return say(f"rarity-{next(good.rarity for good in self.facts.goods if good.id == id)}")
        return ""
