"""The vocabulary of the game with a pack, and the steps of the game. The engine names no card: the pack does."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grotto.games.above_and_below.content.kinds import (
    CHOICE_IDS,
    COMMON,
    DIE,
    EXPLORE_BONUS,
    EXTRA,
    HARVEST_TWO,
    MOST_NUMBER,
    MOST_OPTIONS,
    TRAIN_WITH_QUILL_PLUS,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.kernel.acts import CLOSE, OUTCOME, SIDE, Vocabulary, Words, numbers
from grotto.kernel.agenda import S, Step, StepBook
from grotto.kernel.bits import bits

STEPS: Final = StepBook()
# The names of those steps that come up only during an expedition.
STORY: Final[set[str]] = set()

SEATS: Final[tuple[str, ...]] = ("0", "1", "2", "3")
LEAST_PRICE: Final = 3
MOST_PRICE: Final = 99
ROWS: Final[tuple[str, ...]] = ("house", "outpost")
ZONES: Final[tuple[str, ...]] = ("ready", "exhausted", "injured")
READY: Final = 0
EXHAUSTED: Final = 1


def add_story_step(step: Step[S]) -> Step[S]:
    """Add a step that comes up only during an expedition."""
    STORY.add(step.name)
    return STEPS.add(step)


class Acts:
    """Every verb of the game with one pack. Arguments are numbers of the pack: items, villagers, cards."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        book = Vocabulary()
        self.vocabulary = book
        # Artifacts by what they do.
        self.teaching = pack.artifacts_that(TRAIN_WITH_QUILL_PLUS)
        self.staffs = pack.artifacts_that(EXPLORE_BONUS)
        self.baskets = pack.artifacts_that(HARVEST_TWO)
        villagers = Words("villager", pack.villager_ids)
        buildings = Words("building", pack.card_ids)
        items = Words("item", pack.items)
        self._declare_chance(book, pack, villagers, buildings)
        self._declare_turn(book, pack, villagers, buildings)
        self.spend = book.add("spend", items.some([pack.cider, pack.potion]))
        self.pay = book.add("pay")
        self._declare_free_actions(book, pack, items)
        self._declare_exploration(book, pack, villagers, items)
        self.receive = book.add("receive", buildings)
        self.drink = book.add("drink", items.some([pack.cider, pack.potion]), villagers)
        self.sleep = book.add("sleep", villagers)
        self.done = book.add("done", role=CLOSE)

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: they follow from the pack."""
        return acts_of, (self.pack,)

    def _declare_chance(self, book: Vocabulary, pack: Pack, villagers: Words, buildings: Words) -> None:
        die = numbers(1, DIE)
        self.starts = book.add("starts", Words("seat", SEATS), role=OUTCOME)
        self.deal = book.add("deal", buildings, role=OUTCOME)
        self.arrive = book.add("arrive", villagers, role=OUTCOME)
        self.reveal = book.add("reveal", Words("cave", pack.cave_ids), role=OUTCOME)
        self.unearth = book.add("unearth", Words("token", pack.token_ids), role=OUTCOME)
        self.find = book.add("find", Words("artifact", pack.artifact_ids), role=OUTCOME)
        self.roll = book.add("roll", die, role=OUTCOME)
        self.obey = book.add("obey", villagers, die, role=OUTCOME)
        self.lantern = book.add("lantern", villagers, die, role=OUTCOME)
        self.fortune = book.add("fortune", die, role=OUTCOME)
        self.read = book.add("read", role=OUTCOME)

    def _declare_turn(self, book: Vocabulary, pack: Pack, villagers: Words, buildings: Words) -> None:
        artifacts = Words("artifact", pack.artifact_ids)
        sites = [card for card in range(len(pack.cards)) if card != pack.starting_house]
        pile = pack.group_masks[COMMON] | pack.group_masks[EXTRA]
        newcomers = Words("newcomer", pack.villager_ids).some(bits(pile))
        self.explore = book.add("explore", villagers)
        self.labor = book.add("labor", villagers)
        self.harvest = book.add("harvest", villagers)
        self.join = book.add("join", villagers)
        self.bring = book.add("bring", artifacts)
        self.set_out = book.add("set_out")
        self.take = book.add("take", buildings)
        self.take_for_sale = book.add("take_for_sale", buildings)
        self.pass_ = book.add("pass")
        self.build = book.add("build", villagers.some(bits(pack.hammers)), buildings.some(sites))
        self.train = book.add("train", villagers.some(bits(pack.quills)), newcomers)
        # With an artifact that makes up for the quill anybody can train.
        self.train_with = book.add("train_with", artifacts.some(self.teaching), villagers, newcomers)
        self.enter = book.add("enter", Words("zone", ZONES[:2]))

    def _declare_free_actions(self, book: Vocabulary, pack: Pack, items: Words) -> None:
        prices = numbers(LEAST_PRICE, MOST_PRICE)
        self.offer = book.add("offer", Words("seat", SEATS), prices)
        self.accept = book.add("accept")
        self.refuse = book.add("refuse")
        self.counter = book.add("counter", prices)
        self.withdraw = book.add("withdraw")
        self.put_out = book.add("put_out", items)
        self.take_back = book.add("take_back")
        self.refresh = book.add("refresh", Words("row", ROWS))
        self.place = book.add("place", Words("good", pack.goods), role=SIDE)
        self.place_all = book.add("place_all")
        self.place_won = book.add("place_won")
        self.keep = book.add("keep")

    def _declare_exploration(self, book: Vocabulary, pack: Pack, villagers: Words, items: Words) -> None:
        artifacts = Words("artifact", pack.artifact_ids)
        self.read_on = book.add("read_on")
        self.choose = book.add("choose", Words("choice", CHOICE_IDS))
        self.stake_item = book.add("stake", items)
        self.stake_villager = book.add("stake", villagers)
        self.agree = book.add("agree")
        self.decline = book.add("decline")
        self.reroll = book.add("reroll", villagers)
        # Staff and supplies raise a die or, by option, the number of lanterns.
        self.use = book.add("use", artifacts, villagers)
        self.use_at_large = book.add("use", artifacts)
        self.supply = book.add("supply", villagers)
        self.supply_at_large = book.add("supply")
        self.exert = book.add("exert", villagers)
        self.resolve = book.add("resolve")
        self.option = book.add("option", numbers(1, MOST_OPTIONS))
        self.injure = book.add("injure", villagers)
        self.afflict = book.add("afflict", villagers)
        self.bet = book.add("bet", numbers(0, MOST_NUMBER))
        self.give_up = book.add("give_up", numbers(0, MOST_NUMBER))


@lru_cache(maxsize=16)
def acts_of(pack: Pack) -> Acts:
    """The verbs for a pack."""
    return Acts(pack)
