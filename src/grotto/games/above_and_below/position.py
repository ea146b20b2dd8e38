"""Writing a position as JSON data; `described.py` reads it."""

from __future__ import annotations

from grotto.games.above_and_below.book import bits
from grotto.games.above_and_below.content.kinds import (
    BOOKS,
    ITEM_STAKE,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.settings import options_of
from grotto.games.above_and_below.state import (
    ACTIONS,
    DECKS,
    NONE,
    Encounter,
    TableState,
    Village,
)
from grotto.kernel.state import Json

ROW_NAMES = ("houses", "outposts", "keys", "stars")


def to_data(state: TableState) -> Json:
    """The position as JSON data."""
    pack = state.pack
    decks: Json = {}
    for deck, name in enumerate(DECKS):
        ids = deck_ids(pack, deck)
        decks[name] = {
            "unseen": [ids[index] for index in bits(state.unseen[deck])],
            "below": [ids[index] for index in state.below[deck]],
        }
    return {
        "game": "above_and_below",
        "players": state.players,
        "options": dict(options_of(pack, state.rules)),
        "round": state.round,
        "first": state.first,
        "seat": state.seat,
        "rows": {name: [pack.card_ids[card] for card in state.rows[row]] for row, name in enumerate(ROW_NAMES)},
        "training": [None if villager == NONE else pack.villager_ids[villager] for villager in state.training],
        "decks": decks,
        "cave_top": None if state.cave_top == NONE else pack.cave_ids[state.cave_top],
        "supply": {id: state.supply[item] for item, id in enumerate(pack.items)},
        "supplies_left": state.supplies_left,
        "cider_on_board": state.cider_on_board,
        "artifact_pile": dict(zip(pack.artifact_ids, state.artifact_pile, strict=True)),
        "artifact_on_deck": state.artifact_on_deck,
        "artifacts_gone": state.artifacts_gone,
        "quests": [pack.quest_ids[quest] for quest in bits(state.quests)],
        "rival": state.rival,
        "villages": [village_data(state, village) for village in state.villages],
        "this_turn": turn_data(state),
        "encounter": None if state.encounter is None else encounter_data(state, state.encounter),
        "agenda": state.agenda_data(),
    }


def deck_ids(pack: Pack, deck: int) -> tuple[str, ...]:
    """The ids of the cards of a deck."""
    return (pack.card_ids, pack.card_ids, pack.cave_ids, pack.token_ids, pack.villager_ids)[deck]


def villager_list(pack: Pack, mask: int) -> list[str]:
    """Villagers by id."""
    return [pack.villager_ids[villager] for villager in bits(mask)]


def village_data(state: TableState, village: Village) -> Json:
    """One village."""
    pack = state.pack
    buildings = zip(village.buildings, village.stock, strict=True)
    return {
        "coins": village.coins,
        "items": {id: village.items[item] for item, id in enumerate(pack.items)},
        "supplies": village.supplies,
        "sale": None if village.sale == NONE else pack.items[village.sale],
        "track": [{"good": pack.goods[good], "n": village.placed[good]} for good in village.track],
        "buildings": [{"building": pack.card_ids[card], "goods": goods} for card, goods in buildings],
        "caves": [pack.cave_ids[cave] for cave in village.caves],
        "ready": villager_list(pack, village.ready),
        "exhausted": villager_list(pack, village.exhausted),
        "injured": villager_list(pack, village.injured),
        "conditions": {id: villager_list(pack, village.ailments[index]) for index, id in enumerate(pack.ailment_ids)},
        "reputation": village.reputation,
        "passed": village.passed,
        "artifacts": dict(zip(pack.artifact_ids, village.artifacts, strict=True)),
        "turned": dict(zip(pack.artifact_ids, village.turned, strict=True)),
        "quests": [pack.quest_ids[quest] for quest in bits(village.quests)],
    }


def turn_data(state: TableState) -> Json:
    """What was done this turn."""
    pack = state.pack
    return {
        "action": None if state.action == NONE else ACTIONS[state.action],
        "members": villager_list(pack, state.members),
        "brought": None if state.brought == NONE else pack.artifact_ids[state.brought],
        "refused": villager_list(pack, state.refused),
        "obeyed": {action: villager_list(pack, state.obeyed[index]) for index, action in enumerate(ACTIONS)},
        "refreshed": state.refreshed,
        "took_back": state.took_back,
        "put_out": state.put_out,
        "offers": [{"n": n, "price": price} for n, price in state.offers],
    }


def encounter_data(state: TableState, encounter: Encounter) -> Json:
    """The expedition in progress, without anything of its outcomes."""
    pack = state.pack
    opened = encounter.paragraph != NONE
    paragraph = pack.book(encounter.book).paragraphs[encounter.paragraph] if opened else None
    chosen = paragraph.choices[encounter.choice] if paragraph is not None and encounter.choice != NONE else None
    stake: str | None = None
    if encounter.stake != NONE and chosen is not None:
        stake = (pack.items if chosen.stake == ITEM_STAKE else pack.villager_ids)[encounter.stake]
    dice: list[Json] = []
    for place, villager in enumerate(encounter.rolled):
        die = encounter.dice[place] if place < len(encounter.dice) else 0
        dice.append({"villager": pack.villager_ids[villager], "die": die, "added": encounter.added[place]})
    return {
        "cave": pack.cave_ids[encounter.cave],
        "token": None if encounter.token == NONE else pack.token_ids[encounter.token],
        "book": BOOKS[encounter.book],
        "paragraph": None if paragraph is None else paragraph.id,
        "party": villager_list(pack, encounter.party),
        "explorers": villager_list(pack, encounter.seen),
        "exerted": villager_list(pack, encounter.exerted),
        "rerolls": encounter.rerolls,
        "choice": None if chosen is None else chosen.id,
        "stake": stake,
        "paid": encounter.paid,
        "pawned": [pack.items[item] for item in encounter.pawned],
        "dice": dice,
        "bonus": encounter.bonus,
        "phase": encounter.phase,
        "spared": villager_list(pack, encounter.spared),
        "won": encounter.won,
        "fresh_supplies": encounter.fresh,
        "found": encounter.found,
        "greed_done": encounter.greed_done,
    }
