"""The printed facts a front end needs to draw the game. Facts only: what may be done is asked of the position.

Books are not among them: what a paragraph shows is told by `telling.py`, and only when it is open.
"""

from __future__ import annotations

from grotto.games.above_and_below.content.kinds import (
    ARTIFACT_EFFECTS,
    BUILDING_GROUPS,
    CONDITION_EFFECTS,
    DRINKS,
    PER_THINGS,
    VILLAGER_GROUPS,
    Card,
    Villager,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.kernel.state import Json


def facts(pack: Pack) -> Json:
    """Everything printed, as JSON data."""
    return {
        "pack": pack.id,
        "content": pack.content,
        "languages": list(pack.languages),
        "rounds": pack.rounds,
        "goods": [
            {"id": good, "rarity": pack.rarities[index], "count": pack.counts[index]}
            for index, good in enumerate(pack.goods)
        ],
        "tokens": {
            "cider": pack.counts[pack.cider],
            "potion": pack.counts[pack.potion],
            "supplies": pack.supplies,
        },
        "rows": {"house": pack.house_row, "outpost": pack.outpost_row, "key": pack.key_row},
        "training": list(pack.training),
        "track": {
            "base_income": pack.base_income,
            "points": list(pack.track_points),
            "income": list(pack.track_income),
        },
        "reputation": {"top": pack.reputation_top, "points": list(pack.reputation_points)},
        "rank": {str(players): list(points) for players, points in pack.rank.items()},
        "villagers": {villager.id: _villager(villager) for villager in pack.villagers},
        "buildings": {card.id: _card(pack, card) for card in pack.cards},
        "caves": {cave.id: list(cave.numbers) for cave in pack.caves},
        "deep_tokens": {token.id: {"region": token.region, "grid": list(token.numbers)} for token in pack.tokens},
        "artifacts": {one.id: {"copies": one.copies, "effect": ARTIFACT_EFFECTS[one.effect]} for one in pack.artifacts},
        "quests": {
            quest.id: {"requires": {pack.items[item]: n for item, n in quest.requires}, "vp": quest.vp}
            for quest in pack.quests
        },
        "conditions": {
            one.id: {"copies": one.copies, "effect": CONDITION_EFFECTS[one.effect]} for one in pack.ailments
        },
        "scoring": {"building": pack.building_points, "supplies_per_point": pack.supplies_per_point},
        "bands": dict(pack.solo.bands),
    }


def _villager(villager: Villager) -> Json:
    return {
        "kind": villager.kind,
        "group": VILLAGER_GROUPS[villager.group],
        "dice": [{"roll": roll, "lanterns": lanterns} for roll, lanterns in villager.dice],
        "symbols": list(villager.symbols),
        "traits": list(villager.traits),
        "tags": list(villager.tags),
    }


def _card(pack: Pack, card: Card) -> Json:
    things = (*pack.items, *PER_THINGS)
    return {
        "kind": card.kind,
        "group": BUILDING_GROUPS[card.group],
        "cost": card.cost,
        "beds": card.beds,
        "vp": card.vp,
        "income": card.income,
        "reroll": card.reroll,
        "coin_on_build": card.coin_on_build,
        "coin_on_explore": card.coin_on_explore,
        "potion_income": card.potion_income,
        "good": pack.goods[card.good] if card.good >= 0 else None,
        "stock": card.stock,
        "replenish": card.replenish,
        "on_build": {"potion": card.build_potion, "reputation": card.build_reputation},
        "train_to_ready": card.train_to_ready,
        "spend_as_coin": [drink for index, drink in enumerate(DRINKS) if card.spend >> index & 1],
        "vp_per": {things[thing]: n for thing, n in card.vp_per},
        "income_per_track_good": {pack.goods[good]: n for good, n in card.income_per},
    }
