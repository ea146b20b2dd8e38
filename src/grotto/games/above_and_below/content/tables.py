"""Reading villagers, buildings, caves, module tokens and numbers."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.content.kinds import (
    ARTIFACT_EFFECTS,
    BUILDING_GROUPS,
    CONDITION_EFFECTS,
    DIE,
    DRINKS,
    MOST_COPIES,
    PER_THINGS,
    SPECIAL,
    START_GROUP,
    START_HOUSE,
    SYMBOL_IDS,
    SYMBOLS,
    TRAITS,
    VILLAGER_GROUPS,
    Ailment,
    Artifact,
    Card,
    Grid,
    Quest,
    Solo,
    Start,
    Villager,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.toml import Table
from grotto.games.above_and_below.effects.table import KINDS

PLAYERS: Final[tuple[str, ...]] = ("1", "2", "3", "4")
RARITIES: Final[tuple[str, ...]] = ("common", "uncommon", "rare")
MOST: Final = 999
# Keys of effects, requirements and bonuses; no good may have one of these ids.
RESERVED: Final[tuple[str, ...]] = (*KINDS, "coin", "n", *SYMBOL_IDS, *DRINKS, *PER_THINGS)


def read_numbers(pack: Pack, top: Table) -> None:
    """Read pack.toml, except what names villagers (see `read_start`)."""
    taken: set[str] = set(RESERVED)
    goods: list[str] = []
    counts: list[int] = []
    rarities: list[str] = []
    for good in top.tables("good"):
        goods.append(good.id(taken))
        rarities.append(RARITIES[good.one_of("rarity", RARITIES)])
        counts.append(good.whole("count", 1, MOST))
        good.done()
    if not goods:
        top.note("", "pack_missing_key", {"key": "good"})
        goods, counts, rarities = ["good"], [1], ["common"]
    pack.goods = tuple(goods)
    pack.rarities = tuple(rarities)
    pack.items = (*goods, *DRINKS)
    pack.cider, pack.potion = len(goods), len(goods) + 1
    tokens = top.table("tokens")
    pack.counts = (*counts, tokens.whole("cider", 1, MOST), tokens.whole("potion", 1, MOST))
    pack.supplies = tokens.whole("supplies", 0, MOST)
    tokens.done()
    pack.rounds = top.whole("rounds", 1, 20)
    rows = top.table("rows")
    pack.house_row = rows.whole("house", 1, 12)
    pack.outpost_row = rows.whole("outpost", 1, 12)
    pack.key_row = rows.whole("key", 0, 12)
    pack.training = rows.numbers("training", 0, 99)
    rows.done()
    _read_tracks(pack, top)
    _read_solo(pack, top)


def _read_tracks(pack: Pack, top: Table) -> None:
    track = top.table("track")
    pack.base_income = track.whole("base_income", 0, 99)
    pack.track_points = track.numbers("points", 0, 99, len(pack.goods))
    pack.track_income = track.numbers("income", 0, 99, len(pack.goods))
    track.done()
    reputation = top.table("reputation")
    pack.reputation_top = reputation.whole("top", -50, 0)
    pack.reputation_points = reputation.numbers("points", -99, 99)
    pack.reputation_bottom = pack.reputation_top + len(pack.reputation_points) - 1
    if pack.reputation_bottom < 0:
        there, wanted = len(pack.reputation_points), 1 - pack.reputation_top
        reputation.note("points", "pack_count", {"key": "points", "value": there, "n": wanted})
    reputation.done()
    scoring = top.table("scoring")
    pack.building_points = scoring.whole("building", 0, 99)
    pack.supplies_per_point = scoring.whole("supplies_per_point", 1, 99)
    rank = scoring.table("rank")
    for players in PLAYERS:
        pack.rank[int(players)] = rank.numbers(players, 0, 99)
    rank.done()
    scoring.done()


def _read_solo(pack: Pack, top: Table) -> None:
    solo = top.table("solo")
    bands = solo.table("bands")
    for id in bands.data:
        bands.check_id(id, id)
    named = [(id, bands.whole(id, 0, MOST)) for id in bands.data]
    pack.solo = Solo(
        solo.numbers("rival", 1, pack.rounds),
        solo.numbers("key", 1, pack.rounds),
        solo.numbers("quest", 1, pack.rounds),
        tuple(sorted(named, key=lambda band: band[1])),
    )
    if not named or pack.solo.bands[0][1] != 0:
        solo.note("bands", "pack_bands", {})
    solo.done()


def read_start(pack: Pack, top: Table) -> None:
    """The start by number of players."""
    start = top.table("start")
    kinds = tuple(villager.id for villager in pack.villagers if villager.group == START_GROUP)
    for players in PLAYERS:
        table = start.table(players)
        coins = table.numbers("coins", 0, 99, int(players))
        exhausted = table.many_of("exhausted", kinds)
        table.done()
        pack.start[int(players)] = Start(coins, sum([1 << index for index in set(exhausted)]))
    start.done()


def read_villagers(pack: Pack, top: Table) -> None:
    """villagers.toml; those of the group `start` come first."""
    taken: set[str] = set()
    found: list[Villager] = []
    for table in top.tables("villager"):
        id = table.id(taken)
        group = table.one_of("group", VILLAGER_GROUPS)
        copies = table.whole("copies", 1, 1 if group == START_GROUP else MOST_COPIES, 1)
        symbols = tuple(SYMBOLS[index] for index in table.many_of("symbols", SYMBOLS))
        traits = tuple(TRAITS[index] for index in table.many_of("traits", TRAITS))
        tags = table.ids("tags")
        dice = _dice(table)
        lanterns = tuple(max([n for roll, n in dice if roll <= die], default=0) for die in range(DIE + 1))
        for token in _tokens(table, id, copies, taken):
            found.append(Villager(token, id, group, lanterns, dice, symbols, traits, tags))
        table.done()
    found.sort(key=lambda villager: villager.group)
    pack.villagers = found
    pack.villager_ids = tuple(villager.id for villager in found)
    _sets_of_villagers(pack)
    if not pack.group_masks[START_GROUP]:
        top.note("", "pack_no_start", {})
    elif not pack.group_masks[START_GROUP] & pack.hammers:
        top.note("", "pack_no_builder", {})
    top.done()


def _tokens(table: Table, id: str, copies: int, taken: set[str]) -> list[str]:
    """The ids of the tokens of a thing; each of several copies has its own."""
    if copies == 1:
        return [id]
    tokens = [f"{id}_{n + 1}" for n in range(copies)]
    for token in tokens:
        if token in taken:
            table.note("id", "pack_twice", {"value": token})
    taken.update(tokens)
    return tokens


def _dice(table: Table) -> tuple[tuple[int, int], ...]:
    """The rows of a villager's dice, by rising roll."""
    dice: list[tuple[int, int]] = []
    table.wanted("dice")
    for row in table.tables("dice"):
        roll, lanterns = row.whole("roll", 1, DIE), row.whole("lanterns", 0, 9)
        if dice and (roll <= dice[-1][0] or lanterns <= dice[-1][1]):
            table.note("dice", "pack_not_rising", {"key": "dice"})
        dice.append((roll, lanterns))
        row.done()
    return tuple(dice)


def _sets_of_villagers(pack: Pack) -> None:
    tags: list[str] = []
    kinds: list[str] = []
    for index, villager in enumerate(pack.villagers):
        bit = 1 << index
        pack.group_masks[villager.group] |= bit
        if "hammer" in villager.symbols or "hammer_plus" in villager.symbols:
            pack.hammers |= bit
        if "quill" in villager.symbols or "quill_plus" in villager.symbols:
            pack.quills |= bit
        if "hammer_plus" in villager.symbols:
            pack.hammer_plus |= bit
        if "quill_plus" in villager.symbols:
            pack.quill_plus |= bit
        if "disobedient" in villager.traits:
            pack.disobedient |= bit
        if "bad_reputation" in villager.traits:
            pack.bad_reputation |= bit
        if "own_bed" in villager.traits:
            pack.own_bed |= bit
        if "no_cider_no_potion" in villager.traits:
            pack.no_drinks |= bit
        tags.extend([tag for tag in villager.tags if tag not in tags])
        if villager.group == SPECIAL and villager.kind not in kinds:
            kinds.append(villager.kind)
    pack.tags = tuple(tags)
    pack.special_ids = tuple(kinds)
    everybody = list(enumerate(pack.villagers))
    pack.tag_masks = [sum([1 << index for index, one in everybody if tag in one.tags]) for tag in tags]
    pack.special_masks = [
        sum([1 << index for index, one in everybody if one.kind == kind and one.group == SPECIAL]) for kind in kinds
    ]


def read_buildings(pack: Pack, top: Table) -> None:
    """buildings.toml; the starting house comes first."""
    taken: set[str] = set()
    cards: list[Card] = []
    for table in top.tables("building"):
        id = table.id(taken)
        group = table.one_of("group", BUILDING_GROUPS)
        copies = table.whole("copies", 1, 1 if group == START_HOUSE else MOST_COPIES, 1)
        cards.extend([_card(pack, table, token, id, group) for token in _tokens(table, id, copies, taken)])
        table.done()
    cards.sort(key=lambda card: card.group)
    pack.cards = cards
    pack.card_ids = tuple(card.id for card in cards)
    for index, card in enumerate(cards):
        pack.card_masks[card.group] |= 1 << index
    pack.beds = [card.beds for card in cards]
    pack.income = [card.income for card in cards]
    pack.rerolls = [card.reroll for card in cards]
    pack.coins_on_build = [card.coin_on_build for card in cards]
    pack.coins_on_explore = [card.coin_on_explore for card in cards]
    pack.potion_income = [card.potion_income for card in cards]
    pack.train_to_ready = [int(card.train_to_ready) for card in cards]
    pack.costs = [card.cost for card in cards]
    starts = pack.card_masks[START_HOUSE].bit_count()
    if starts != 1:
        top.note("", "pack_count", {"key": "start", "value": starts, "n": 1})
    top.done()


def _card(pack: Pack, table: Table, token: str, id: str, group: int) -> Card:
    stock = table.counts("stock", pack.goods, 1, 99)
    replenish = table.text("replenish", "")
    good = table.index("replenish", replenish, pack.goods) if replenish else -1
    if stock and (replenish or len(stock) > 1):
        table.note("stock", "pack_one_good", {"building": id})
    build = table.table("on_build")
    potion, reputation = build.whole("potion", 0, 9, 0), build.whole("reputation", 0, 9, 0)
    build.done()
    spend = sum([1 << drink for drink in set(table.many_of("spend_as_coin", DRINKS))])
    return Card(
        token,
        id,
        group,
        0 if group == START_HOUSE else table.whole("cost", 0, 99),
        table.whole("beds", 0, 9, 0),
        table.whole("vp", 0, 99, 0),
        table.whole("income", 0, 99, 0),
        table.whole("reroll", 0, 9, 0),
        table.whole("coin_on_build", 0, 9, 0),
        table.whole("coin_on_explore", 0, 9, 0),
        table.whole("potion_income", 0, 9, 0),
        stock[0][0] if stock else good,
        stock[0][1] if stock else int(good >= 0),
        bool(replenish),
        potion,
        reputation,
        table.yes("train_to_ready"),
        spend,
        table.counts("vp_per", (*pack.items, *PER_THINGS), 1, 99),
        table.counts("income_per_track_good", pack.goods, 1, 99),
    )


def read_caves(pack: Pack, top: Table) -> None:
    """caves.toml."""
    taken: set[str] = set()
    for table in top.tables("cave"):
        pack.caves.append(Grid(table.id(taken), "", table.numbers("grid", 1, MOST, DIE)))
        table.done()
    pack.cave_ids = tuple(cave.id for cave in pack.caves)
    if not pack.caves:
        top.note("", "pack_missing_key", {"key": "cave"})
    top.done()


def read_modules(pack: Pack, top: Table) -> None:
    """modules.toml."""
    taken: set[str] = set()
    for table in top.tables("artifact"):
        artifact = Artifact(table.id(taken), table.whole("copies", 1, 99), table.one_of("effect", ARTIFACT_EFFECTS))
        pack.artifacts.append(artifact)
        table.done()
    for table in top.tables("quest"):
        table.wanted("requires")
        requires = table.counts("requires", pack.items, 1, 99)
        if table.data.get("requires") == {}:
            table.note("requires", "pack_missing_key", {"key": "requires"})
        pack.quests.append(Quest(table.id(taken), requires, table.whole("vp", 0, 99)))
        table.done()
    for table in top.tables("condition"):
        id = table.id(taken)
        effect = table.one_of("effect", CONDITION_EFFECTS)
        if pack.ailment_of[effect] >= 0:
            table.note("effect", "pack_twice", {"value": CONDITION_EFFECTS[effect]})
        pack.ailment_of[effect] = len(pack.ailments)
        pack.ailments.append(Ailment(id, table.whole("copies", 1, 99), effect))
        table.done()
    for table in top.tables("token"):
        pack.tokens.append(Grid(table.id(taken), table.name_id("region"), table.numbers("grid", 0, MOST, DIE)))
        table.done()
    pack.artifact_ids = tuple(artifact.id for artifact in pack.artifacts)
    pack.quest_ids = tuple(quest.id for quest in pack.quests)
    pack.ailment_ids = tuple(ailment.id for ailment in pack.ailments)
    pack.token_ids = tuple(token.id for token in pack.tokens)
    top.done()
