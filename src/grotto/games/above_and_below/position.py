"""The fields of a position; what the rules demand of them together is in `consistency.py`.

Every key may be left out: what is not said is as when the first turn begins. docs/positions.md describes the form.
"""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.consistency import (
    ROW_GROUPS,
    caves_taken,
    check_encounter,
    check_table,
    check_village,
    everybody,
    owned_cards,
    row_size,
)
from grotto.games.above_and_below.content.kinds import (
    BOOKS,
    CHOICE_IDS,
    COMMON,
    DIE,
    EXTRA,
)
from grotto.games.above_and_below.expedition import new_encounter
from grotto.games.above_and_below.field_kinds import (
    Columns,
    DecksField,
    Listed,
    PageField,
    RowsByName,
    SetsById,
    StakeField,
    TrackField,
    ZoneField,
)
from grotto.games.above_and_below.fields import (
    MANY,
    ailment_ids,
    artifact_ids,
    card_ids,
    cave_ids,
    item_ids,
    quest_ids,
    token_ids,
    villager_ids,
)
from grotto.games.above_and_below.state import ACTIONS, CAVES, DECKS, HOUSES, OUTPOSTS, TOKENS, TableState
from grotto.kernel.bits import bits, bits_of
from grotto.kernel.kinds import NONE, Counts, Ids, InOrder, Int, OneOf, Some, Truth
from grotto.kernel.shapes import Each, Field, Group, Maybe, Shape

ROW_NAMES: Final[tuple[str, ...]] = ("houses", "outposts", "keys", "stars")
DECK_IDS: Final[dict[str, Ids]] = dict(zip(DECKS, (card_ids, card_ids, cave_ids, token_ids, villager_ids), strict=True))
COUNT: Final = Int(0, MANY)
SEAT: Final = Int(0, lambda state: state.players - 1)
PEOPLE: Final = Some(villager_ids)
CARD: Final = OneOf(card_ids, required=True)
GOOD: Final = OneOf(lambda state: state.pack.goods, required=True)
REPUTATION: Final = Int(lambda state: state.pack.reputation_top, lambda state: state.pack.reputation_bottom)


# ---- a village -----------------------------------------------------------------------------

VILLAGE: Final = Shape("village", [
    Field("coins", COUNT, "coins"),
    Field("items", Counts(item_ids, MANY), "goods, ciders and potions in the supply"),
    Field("supplies", COUNT, "supply tokens"),
    Field("sale", OneOf(item_ids), "the item in the sale space"),
    TrackField("track", [
        Field("good", GOOD, "the kind", attribute="track"),
        Field("n", Int(1, MANY), "how many, 1 if left out", attribute="placed"),
    ], "goods on the advancement track, slot by slot", lacking=1),
    Columns("buildings", [
        Field("building", CARD, "the card", attribute="buildings"),
        Field("goods", COUNT, "goods that lie on it, 0 if left out", attribute="stock"),
    ], "buildings in the order in which they were built; one without goods may be just its id"),
    Field("caves", InOrder(cave_ids), "cave cards that were won; an outpost stands on one of them"),
    ZoneField("ready", PEOPLE, "villagers who are ready; if one zone is named, zones that are not are empty"),
    ZoneField("exhausted", PEOPLE, "villagers who are exhausted"),
    ZoneField("injured", PEOPLE, "villagers who are injured"),
    Field("conditions", SetsById(ailment_ids, villager_ids), "villagers with each condition", attribute="ailments"),
    Field("reputation", REPUTATION, "place on the reputation track"),
    Field("passed", Truth(), "whether the player has passed for the round"),
    Field("artifacts", Counts(artifact_ids, MANY), "artifacts of each kind"),
    Field("turned", Counts(artifact_ids, MANY), "those of them that were used this round"),
    Field("quests", Some(quest_ids), "quests that were claimed"),
], check=check_village, derived=("outposts", "spend"))  # fmt: skip


# ---- an expedition -------------------------------------------------------------------------

ENCOUNTER: Final = Shape("encounter", [
    Field("cave", OneOf(cave_ids, required=True), "the cave card"),
    Field("token", OneOf(token_ids), "the token of the second book on it"),
    Field("book", OneOf(BOOKS, required=True), "the book that is read"),
    PageField("paragraph", "the paragraph that is open, by its number"),
    Field("party", PEOPLE, "villagers on the card"),
    Field("exerted", PEOPLE, "villagers who were exerted"),
    Field("explorers", PEOPLE, "all who set out", attribute="seen",
          default=lambda encounter: encounter.party | encounter.exerted, usual="party and exerted"),
    Field("rerolls", COUNT, "rerolls that are left"),
    Field("choice", OneOf(CHOICE_IDS), "the choice that was made"),
    StakeField("stake", "the item or villager that was staked"),
    Field("paid", COUNT, "the bonuses that were paid for, as bits"),
    Field("pawned", Listed(item_ids), "staked items on the card"),
    Columns("dice", [
        Field("villager", OneOf(villager_ids, required=True), "whose die it is", attribute="rolled"),
        Field("die", Int(0, DIE), "what it shows, 0 before it is rolled", attribute="dice"),
        Field("added", Int(0, DIE), "what staff and supplies added", attribute="added"),
    ], "the dice of the check"),
    Field("bonus", COUNT, "lanterns beside the dice"),
    Field("phase", Int(0, 2), "0 while dice may be rerolled, 1 while they may be raised, 2 after an exertion"),
    Field("spared", PEOPLE, "who was cowardly when the outcome began"),
    Field("won", COUNT, "extra caves won in this encounter"),
    Field("fresh_supplies", COUNT, "supplies won in this encounter", attribute="fresh"),
    Field("found", COUNT, "coins found in this outcome"),
    Field("greed_done", Truth(), "whether greed has taken its coin"),
], check=check_encounter)  # fmt: skip


# ---- the table -----------------------------------------------------------------------------

TURN: Final = Shape("this_turn", [
    Field("action", OneOf(ACTIONS), "the action that is being declared"),
    Field("members", PEOPLE, "its villagers"),
    Field("brought", OneOf(artifact_ids), "an artifact brought along"),
    Field("refused", PEOPLE, "villagers whose obedience die refused"),
    Field("obeyed", SetsById(ACTIONS, villager_ids), "for each action, who has obeyed already"),
    Field("refreshed", Truth(), "whether a row was refreshed"),
    Field("took_back", Truth(), "whether an item was taken back from the sale space"),
    Field("put_out", Truth(), "whether an item was put out for sale"),
    Columns("offers", [
        Field("n", Int(0, 9), "how many", attribute="offers"),
        Field("price", COUNT, "the last one", attribute="offered"),
    ], "offers that were made to each seat"),
])  # fmt: skip


def _usual_row(state: TableState, row: int) -> tuple[int, ...]:
    """The first cards of a group that nobody owns."""
    cards = bits(state.pack.card_masks[ROW_GROUPS[row]] & ~owned_cards(state))
    return tuple(cards[: row_size(state, row)])


def _pile(state: TableState) -> int:
    """The villagers that may lie in the row and in the pile."""
    extra = state.pack.group_masks[EXTRA] if state.rules.extra_villagers else 0
    return state.pack.group_masks[COMMON] | extra


def _usual_training(state: TableState) -> tuple[int, ...]:
    size = len(state.pack.training)
    return tuple([*bits(_pile(state) & ~everybody(state)), *[NONE] * size][:size])


def _usual_cave(state: TableState) -> int:
    left = bits((1 << len(state.pack.caves)) - 1 & ~bits_of(caves_taken(state)))
    return left[0] if left else NONE


def _deck_cards(state: TableState, deck: int) -> int:
    """The cards of a deck that lie nowhere else."""
    pack = state.pack
    if deck in (HOUSES, OUTPOSTS):
        return pack.card_masks[ROW_GROUPS[deck]] & ~owned_cards(state) & ~bits_of(list(state.rows[deck]))
    if deck == CAVES:
        top = [state.cave_top] if state.cave_top != NONE else []
        return (1 << len(pack.caves)) - 1 & ~bits_of(caves_taken(state) + top)
    if deck == TOKENS:
        drawn = 1 << state.encounter.token if state.encounter is not None and state.encounter.token != NONE else 0
        return (1 << len(pack.tokens)) - 1 & ~drawn if state.rules.deep else 0
    row = [villager for villager in state.training if villager != NONE]
    return _pile(state) & ~everybody(state) & ~bits_of(row)


def _usual_artifacts(state: TableState) -> tuple[int, ...]:
    if not state.rules.artifacts:
        return (0,) * len(state.pack.artifacts)
    owned = [sum(column) for column in zip(*[village.artifacts for village in state.villages], strict=True)]
    return tuple([one.copies - n for one, n in zip(state.pack.artifacts, owned, strict=True)])


def _usual_quests(state: TableState) -> int:
    claimed = 0
    for village in state.villages:
        claimed |= village.quests
    return (1 << len(state.pack.quests)) - 1 & ~claimed if state.rules.quests else 0


POSITION: Final = Shape("position", [
    Field("round", Int(1, lambda state: state.pack.rounds), "the round, from 1"),
    Field("first", SEAT, "the first player of the round"),
    Field("seat", SEAT, "whose turn it is", default=lambda state: state.first, usual="the first player"),
    Field("villages", Each(VILLAGE), "the village of each seat"),
    Field("this_turn", Group(TURN), "what was done in the turn that is going on"),
    Field("encounter", Maybe(ENCOUNTER, lambda state: new_encounter(NONE, 0, 0)), "the expedition in progress"),
    Field("rows", RowsByName(ROW_NAMES, card_ids, _usual_row), "open buildings",
          default=lambda state: [_usual_row(state, row) for row in range(len(ROW_NAMES))],
          usual="the first cards of each group that nobody owns"),
    Field("training", Listed(villager_ids, lambda state: len(state.pack.training)), "the villagers of the row",
          default=_usual_training, usual="the first ones that nobody has"),
    Field("cave_top", OneOf(cave_ids), "the top card of the cave deck",
          default=_usual_cave, usual="the first one that nobody has"),
    DecksField("decks", DECK_IDS, _deck_cards, "cards that nobody has seen, and known ones below them"),
    Field("supply", Counts(item_ids, MANY), "items in the general supply", follows=True),
    Field("supplies_left", COUNT, "supply tokens in the general supply", follows=True),
    Field("cider_on_board", Int(0, 1), "the cider of the first labor"),
    Field("artifact_pile", Counts(artifact_ids, MANY), "unseen artifacts, the one on the deck included",
          default=_usual_artifacts, usual="with the module, those that nobody has"),
    Field("artifacts_gone", COUNT, "one player: artifacts that were removed unseen"),
    Field("artifact_on_deck", Truth(), "whether an artifact lies on the cave deck",
          default=lambda state: sum(state.artifact_pile) > state.artifacts_gone, usual="if one is left"),
    Field("quests", Some(quest_ids), "quests that nobody has claimed",
          default=_usual_quests, usual="with the module, those that nobody has"),
    Field("rival", Int(0, lambda state: state.pack.reputation_bottom), "one player: the rival cube"),
], check=check_table, derived=("acts", "ailments_left", "pack", "rules"))  # fmt: skip
