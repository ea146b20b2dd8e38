"""The vocabulary of the game with a pack, and the steps of the game. The engine names no card: the pack does."""

from __future__ import annotations

from functools import lru_cache

from grotto.games.above_and_below.content.kinds import (
    CHOICE_IDS,
    COMMON,
    DIE,
    DRINKS,
    EXPLORE_BONUS,
    EXTRA,
    HARVEST_TWO,
    MOST_NUMBER,
    MOST_OPTIONS,
    TRAIN_WITH_QUILL_PLUS,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.kernel.acts import CLOSE, OUTCOME, SIDE, Vocabulary, Words
from grotto.kernel.agenda import StepBook

STEPS = StepBook(declared=False)

SEATS = ("0", "1", "2", "3")
LEAST_PRICE = 3
MOST_PRICE = 99
ROWS = ("house", "outpost")
ZONES = ("ready", "exhausted", "injured")


def numbers(low: int, high: int) -> Words:
    """The whole numbers from low to high as arguments."""
    return Words("number", tuple(str(n) for n in range(low, high + 1)))


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> list[int]:
    """The members of a set of bits, in ascending order. The list is shared: nobody changes it."""
    members: list[int] = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return members


class Acts:
    """Every act of the game with one pack; each attribute is the first act of its verb."""

    def __init__(self, pack: Pack) -> None:
        book = Vocabulary()
        self.vocabulary = book
        self.items = len(pack.items)
        self.villagers = len(pack.villager_ids)
        self.cards = len(pack.card_ids)
        self.artifacts = len(pack.artifact_ids)
        villagers = Words("villager", pack.villager_ids)
        self._declare_chance(book, pack, villagers)
        self._declare_turn(book, pack, villagers)
        self._declare_free_actions(book, pack)
        self._declare_exploration(book, pack, villagers)
        self.drink_cider = book.first("drink", [Words("item", DRINKS[:1]), villagers])
        self.drink_potion = book.first("drink", [Words("item", DRINKS[1:]), villagers])
        self.sleep = book.first("sleep", [villagers])
        self.done = book.first("done", role=CLOSE)

    def _declare_chance(self, book: Vocabulary, pack: Pack, villagers: Words) -> None:
        die = numbers(1, DIE)
        self.starts = book.first("starts", [Words("seat", SEATS)], role=OUTCOME)
        self.deal = book.first("deal", [Words("building", pack.card_ids)], role=OUTCOME)
        self.arrive = book.first("arrive", [villagers], role=OUTCOME)
        self.reveal = book.first("reveal", [Words("cave", pack.cave_ids)], role=OUTCOME)
        self.unearth = book.first("unearth", [Words("token", pack.token_ids)], role=OUTCOME)
        self.find = book.first("find", [Words("artifact", pack.artifact_ids)], role=OUTCOME)
        self.roll = book.first("roll", [die], role=OUTCOME)
        self.obey = book.first("obey", [villagers, die], role=OUTCOME)
        self.lantern = book.first("lantern", [villagers, die], role=OUTCOME)
        self.fortune = book.first("fortune", [die], role=OUTCOME)
        self.read = book.first("read", role=OUTCOME)

    def _declare_turn(self, book: Vocabulary, pack: Pack, villagers: Words) -> None:
        buildings = Words("building", pack.card_ids)
        self.explore = book.first("explore", [villagers])
        self.labor = book.first("labor", [villagers])
        self.harvest = book.first("harvest", [villagers])
        self.join = book.first("join", [villagers])
        self.bring = book.first("bring", [Words("artifact", pack.artifact_ids)])
        self.set_out = book.first("set_out")
        self.take = book.first("take", [buildings])
        self.take_for_sale = book.first("take_for_sale", [buildings])
        self.pass_ = book.first("pass")
        self._declare_building(book, pack)
        self._declare_training(book, pack)
        self.enter = book.first("enter", [Words("zone", ZONES[:2])])
        self.spend = book.first("spend", [Words("item", DRINKS)])
        self.pay = book.first("pay")

    def _declare_free_actions(self, book: Vocabulary, pack: Pack) -> None:
        prices = numbers(LEAST_PRICE, MOST_PRICE)
        self.offer = book.first("offer", [Words("seat", SEATS), prices])
        self.accept = book.first("accept")
        self.refuse = book.first("refuse")
        self.counter = book.first("counter", [prices])
        self.withdraw = book.first("withdraw")
        self.put_out = book.first("put_out", [Words("item", pack.items)])
        self.take_back = book.first("take_back")
        self.refresh = book.first("refresh", [Words("row", ROWS)])
        self.place = book.first("place", [Words("good", pack.goods)], role=SIDE)
        self.place_all = book.first("place_all")

    def _declare_exploration(self, book: Vocabulary, pack: Pack, villagers: Words) -> None:
        artifacts = Words("artifact", pack.artifact_ids)
        self.read_on = book.first("read_on")
        self.choose = book.first("choose", [Words("choice", CHOICE_IDS)])
        self.stake_item = book.first("stake", [Words("item", pack.items)])
        self.stake_villager = book.first("stake", [villagers])
        self.agree = book.first("agree")
        self.decline = book.first("decline")
        self.reroll = book.first("reroll", [villagers])
        self.use = book.first("use", [artifacts, villagers])
        self.use_at_large = book.first("use", [artifacts])
        self.supply = book.first("supply", [villagers])
        self.supply_at_large = book.first("supply")
        self.exert = book.first("exert", [villagers])
        self.resolve = book.first("resolve")
        self.option = book.first("option", [numbers(1, MOST_OPTIONS)])
        self.injure = book.first("injure", [villagers])
        self.afflict = book.first("afflict", [villagers])
        self.bet = book.first("bet", [numbers(0, MOST_NUMBER)])
        self.give_up = book.first("give_up", [numbers(0, MOST_NUMBER)])
        self.receive = book.first("receive", [Words("building", pack.card_ids)])

    def _declare_building(self, book: Vocabulary, pack: Pack) -> None:
        """`build villager building`: those with a hammer, and every card but the starting house."""
        self.builders = bits(pack.hammers)
        self.builder_places = {villager: place for place, villager in enumerate(self.builders)}
        self.sites = [card for card in range(len(pack.cards)) if card != pack.starting_house]
        self.site_places = {card: place for place, card in enumerate(self.sites)}
        builders = Words("villager", tuple(pack.villager_ids[villager] for villager in self.builders))
        sites = Words("building", tuple(pack.card_ids[card] for card in self.sites))
        self.build = book.first("build", [builders, sites])

    def _declare_training(self, book: Vocabulary, pack: Pack) -> None:
        """`train villager newcomer`: those with a quill, or anybody with an artifact that makes up for it."""
        self.trainers = bits(pack.quills)
        self.trainer_places = {villager: place for place, villager in enumerate(self.trainers)}
        self.newcomers = bits(pack.group_masks[COMMON] | pack.group_masks[EXTRA])
        self.newcomer_places = {villager: place for place, villager in enumerate(self.newcomers)}
        trainers = Words("villager", tuple(pack.villager_ids[villager] for villager in self.trainers))
        newcomers = Words("newcomer", tuple(pack.villager_ids[villager] for villager in self.newcomers))
        self.train = book.first("train", [trainers, newcomers])
        self.teaching = [index for index, one in enumerate(pack.artifacts) if one.effect == TRAIN_WITH_QUILL_PLUS]
        self.staffs = [index for index, one in enumerate(pack.artifacts) if one.effect == EXPLORE_BONUS]
        self.baskets = [index for index, one in enumerate(pack.artifacts) if one.effect == HARVEST_TWO]
        teaching = Words("artifact", tuple(pack.artifact_ids[artifact] for artifact in self.teaching))
        everybody = Words("villager", pack.villager_ids)
        self.train_with = book.first("train_with", [teaching, everybody, newcomers])

    # ---- acts of several arguments ---------------------------------------------------------

    def train_act(self, villager: int, newcomer: int) -> int:
        """`train villager newcomer`."""
        return self.train + self.trainer_places[villager] * len(self.newcomers) + self.newcomer_places[newcomer]

    def train_with_act(self, artifact: int, villager: int, newcomer: int) -> int:
        """`train_with artifact villager newcomer`."""
        row = self.teaching.index(artifact) * self.villagers + villager
        return self.train_with + row * len(self.newcomers) + self.newcomer_places[newcomer]
