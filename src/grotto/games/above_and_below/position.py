"""The fields of a position, and what the rules demand of them when a position is read from data.

Every key may be left out: what is not said is as when the first turn begins. docs/positions.md describes the form.
"""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.content.kinds import (
    BOOKS,
    CHOICE_IDS,
    COMMON,
    DIE,
    EXTRA,
    HOUSE,
    KEY,
    OUTPOST,
    SOLO,
    STAR,
    START_GROUP,
)
from grotto.games.above_and_below.expedition import Encounter, new_encounter
from grotto.games.above_and_below.field_kinds import (
    Columns,
    DecksField,
    Listed,
    PageField,
    RowsOfCards,
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
from grotto.games.above_and_below.state import (
    ACTIONS,
    CAVES,
    DECKS,
    HOUSES,
    OUTPOSTS,
    PILE,
    TOKENS,
    TableState,
)
from grotto.games.above_and_below.village import Village
from grotto.kernel.bits import bits, bits_of
from grotto.kernel.errors import BadData, wrong
from grotto.kernel.shapes import (
    NONE,
    Counts,
    Each,
    Field,
    Group,
    InOrder,
    Int,
    Maybe,
    OneOf,
    Shape,
    Some,
    Truth,
    seat_field,
)

ROW_NAMES: Final = ("houses", "outposts", "keys", "stars")
ROW_GROUPS: Final = (HOUSE, OUTPOST, KEY, STAR)


def _none(record: object) -> int:
    return 0


def _one(record: object) -> int:
    return 1


# ---- a village -----------------------------------------------------------------------------


def _check_village(village: Village, path: str, state: TableState) -> None:
    """Work out what follows from the buildings, and refuse what no village can look like."""
    pack = state.pack
    village.spend = village.outposts = 0
    for place, number in enumerate(village.buildings):
        card = pack.cards[number]
        where = f"{path}.buildings[{place}]"
        if number in village.buildings[:place]:
            raise BadData("data_twice", {"key": where, "value": card.id})
        most = card.stock if card.good >= 0 else 0
        if village.stock[place] > most:
            raise BadData("data_range", {"key": where, "value": village.stock[place], "low": 0, "high": most})
        village.spend |= card.spend
        village.outposts += card.group == OUTPOST
    if village.empty_caves() < 0:
        raise wrong("outposts", {"key": f"{path}.caves", "n": village.outposts})
    twice = village.ready & village.exhausted | (village.ready | village.exhausted) & village.injured
    if twice:
        raise wrong("villager_twice", {"villager": pack.villager_ids[bits(twice)[0]]})
    if any(used > n for used, n in zip(village.turned, village.artifacts, strict=True)):
        raise wrong("artifacts", {"key": f"{path}.turned"})


VILLAGE: Final = Shape(
    "village",
    [
        Field("coins", Int(0, MANY), "coins"),
        Field("items", Counts(item_ids, MANY), "goods, ciders and potions in the supply"),
        Field("supplies", Int(0, MANY), "supply tokens"),
        Field("sale", OneOf(item_ids), "the item in the sale space"),
        TrackField(
            "track",
            [
                Field("good", OneOf(lambda state: state.pack.goods, required=True), "the kind", attribute="track"),
                Field("n", Int(1, MANY), "how many", attribute="placed", default=_one),
            ],
            "goods on the advancement track, slot by slot",
        ),
        Columns(
            "buildings",
            [
                Field("building", OneOf(card_ids, required=True), "the card", attribute="buildings"),
                Field("goods", Int(0, MANY), "goods that lie on it", attribute="stock", default=_none),
            ],
            "buildings in the order in which they were built; one without goods may be just its id",
        ),
        Field("caves", InOrder(cave_ids), "cave cards that were won; an outpost stands on one of them"),
        ZoneField("ready", Some(villager_ids), "villagers who are ready"),
        ZoneField("exhausted", Some(villager_ids), "villagers who are exhausted"),
        ZoneField("injured", Some(villager_ids), "villagers who are injured; zones that are not named are empty"),
        Field("conditions", SetsById(ailment_ids, villager_ids), "villagers with each condition", attribute="ailments"),
        Field(
            "reputation",
            Int(lambda state: state.pack.reputation_top, lambda state: state.pack.reputation_bottom),
            "place on the reputation track",
        ),
        Field("passed", Truth(), "whether the player has passed for the round"),
        Field("artifacts", Counts(artifact_ids, MANY), "artifacts of each kind"),
        Field("turned", Counts(artifact_ids, MANY), "those of them that were used this round"),
        Field("quests", Some(quest_ids), "quests that were claimed"),
    ],
    check=_check_village,
    derived=("outposts", "spend"),
)


# ---- an expedition -------------------------------------------------------------------------


def _check_encounter(encounter: Encounter, path: str, state: TableState) -> None:
    """The choice must be one of the paragraph, and those who rolled must have set out."""
    choices = 0
    if encounter.paragraph != NONE:
        choices = len(state.pack.book(encounter.book).paragraphs[encounter.paragraph].choices)
    if encounter.choice >= choices:
        raise wrong("encounter", {"key": f"{path}.choice"})
    if bits_of(list(encounter.rolled)) & ~encounter.seen or len(set(encounter.rolled)) < len(encounter.rolled):
        raise wrong("encounter", {"key": f"{path}.dice"})


ENCOUNTER: Final = Shape(
    "encounter",
    [
        Field("cave", OneOf(cave_ids, required=True), "the cave card"),
        Field("token", OneOf(token_ids), "the token of the second book on it"),
        Field("book", OneOf(BOOKS, required=True), "the book that is read"),
        PageField("paragraph", "the paragraph that is open, by its number"),
        Field("party", Some(villager_ids), "villagers on the card"),
        Field("exerted", Some(villager_ids), "villagers who were exerted"),
        Field(
            "explorers", Some(villager_ids), "all who set out", attribute="seen",
            default=lambda encounter: encounter.party | encounter.exerted, usual="party and exerted",
        ),
        Field("rerolls", Int(0, MANY), "rerolls that are left"),
        Field("choice", OneOf(CHOICE_IDS), "the choice that was made"),
        StakeField("stake", "the item or villager that was staked"),
        Field("paid", Int(0, MANY), "the paid bonuses that were paid, as bits"),
        Field("pawned", Listed(item_ids), "items that lie on the card"),
        Columns(
            "dice",
            [
                Field("villager", OneOf(villager_ids, required=True), "whose die it is", attribute="rolled"),
                Field("die", Int(0, DIE), "what it shows, 0 before it is rolled", attribute="dice", default=_none),
                Field("added", Int(0, DIE), "what staff and supplies added", attribute="added", default=_none),
            ],
            "the dice of the check",
        ),
        Field("bonus", Int(0, MANY), "lanterns beside the dice"),
        Field("phase", Int(0, 2), "0 while dice may be rerolled, 1 while they may be raised, 2 after an exertion"),
        Field("spared", Some(villager_ids), "who was cowardly when the outcome began"),
        Field("won", Int(0, MANY), "extra caves won in this encounter"),
        Field("fresh_supplies", Int(0, MANY), "supplies won in this encounter", attribute="fresh"),
        Field("found", Int(0, MANY), "coins found in this outcome"),
        Field("greed_done", Truth(), "whether greed has taken its coin"),
    ],
    check=_check_encounter,
)  # fmt: skip


# ---- the table -----------------------------------------------------------------------------

TURN: Final = Shape(
    "this_turn",
    [
        Field("action", OneOf(ACTIONS), "the action that is being declared"),
        Field("members", Some(villager_ids), "its villagers"),
        Field("brought", OneOf(artifact_ids), "an artifact brought along"),
        Field("refused", Some(villager_ids), "villagers whose obedience die refused"),
        Field("obeyed", SetsById(ACTIONS, villager_ids), "for each action, who has obeyed already"),
        Field("refreshed", Truth(), "whether a row was refreshed"),
        Field("took_back", Truth(), "whether an item was taken back from the sale space"),
        Field("put_out", Truth(), "whether an item was put out for sale"),
        Columns(
            "offers",
            [
                Field("n", Int(0, 9), "how many", attribute="offers", default=_none),
                Field("price", Int(0, MANY), "the last one", attribute="offered", default=_none),
            ],
            "offers that were made to each seat",
        ),
    ],
)


def _owned_cards(state: TableState) -> int:
    """The cards in the villages, apart from the starting house, which everybody has."""
    cards = [card for village in state.villages for card in village.buildings]
    return bits_of(cards) & ~(1 << state.pack.starting_house)


def _row_cards(state: TableState, row: int) -> tuple[int, ...]:
    """The first cards of a group that nobody owns."""
    pack = state.pack
    sizes = (pack.house_row, pack.outpost_row, pack.key_row, MANY)
    return tuple(bits(pack.card_masks[ROW_GROUPS[row]] & ~_owned_cards(state))[: sizes[row]])


def _usual_rows(state: TableState) -> list[tuple[int, ...]]:
    return [_row_cards(state, row) for row in range(len(ROW_NAMES))]


def _pile(state: TableState) -> int:
    """The villagers that may lie in the row and in the pile."""
    extra = state.pack.group_masks[EXTRA] if state.rules.extra_villagers else 0
    return state.pack.group_masks[COMMON] | extra


def _usual_training(state: TableState) -> tuple[int, ...]:
    size = len(state.pack.training)
    return tuple([*bits(_pile(state) & ~_everybody(state)), *[NONE] * size][:size])


def _caves_taken(state: TableState) -> list[int]:
    """The cave cards of all players, and the one of the expedition."""
    expedition = [state.encounter.cave] if state.encounter is not None else []
    return [cave for village in state.villages for cave in village.caves] + expedition


def _usual_cave(state: TableState) -> int:
    left = bits((1 << len(state.pack.caves)) - 1 & ~bits_of(_caves_taken(state)))
    return left[0] if left else NONE


def _deck_ids(state: TableState, deck: int) -> tuple[str, ...]:
    pack = state.pack
    return (pack.card_ids, pack.card_ids, pack.cave_ids, pack.token_ids, pack.villager_ids)[deck]


def _deck_cards(state: TableState, deck: int) -> int:
    """The cards of a deck that lie nowhere else."""
    pack = state.pack
    if deck in (HOUSES, OUTPOSTS):
        return pack.card_masks[ROW_GROUPS[deck]] & ~_owned_cards(state) & ~bits_of(list(state.rows[deck]))
    if deck == CAVES:
        top = [state.cave_top] if state.cave_top != NONE else []
        return (1 << len(pack.caves)) - 1 & ~bits_of(_caves_taken(state) + top)
    if deck == TOKENS:
        drawn = 1 << state.encounter.token if state.encounter is not None and state.encounter.token != NONE else 0
        return (1 << len(pack.tokens)) - 1 & ~drawn if state.rules.deep else 0
    row = [villager for villager in state.training if villager != NONE]
    return _pile(state) & ~_everybody(state) & ~bits_of(row)


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


POSITION: Final = Shape(
    "position",
    [
        Field("round", Int(1, lambda state: state.pack.rounds), "the round, from 1"),
        seat_field("first", "the first player of the round"),
        Field("seat", Int(0, lambda state: state.players - 1), "whose turn it is",
              default=lambda state: state.first, usual="the first player"),
        Field("villages", Each(VILLAGE), "the village of each seat"),
        Field("this_turn", Group(TURN), "what was done in the turn that is going on"),
        Field("encounter", Maybe(ENCOUNTER, lambda state: new_encounter(NONE, 0, 0)), "the expedition in progress"),
        Field("rows", RowsOfCards(ROW_NAMES, card_ids, _row_cards), "open buildings",
              default=_usual_rows, usual="the first cards of each group that nobody owns"),
        Field("training", Listed(villager_ids, lambda state: len(state.pack.training)), "the villagers of the row",
              default=_usual_training, usual="the first ones that nobody has"),
        Field("cave_top", OneOf(cave_ids), "the top card of the cave deck",
              default=_usual_cave, usual="the first one that nobody has"),
        DecksField("decks", DECKS, _deck_ids, _deck_cards, "cards that nobody has seen, and known ones below them"),
        Field("supply", Counts(item_ids, MANY), "items in the general supply", follows=True),
        Field("supplies_left", Int(0, MANY), "supply tokens in the general supply", follows=True),
        Field("cider_on_board", Int(0, 1), "the cider of the first labor"),
        Field("artifact_pile", Counts(artifact_ids, MANY), "unseen artifacts, the one on the deck included",
              default=_usual_artifacts, usual="those that nobody has"),
        Field("artifacts_gone", Int(0, MANY), "one player: artifacts that were removed unseen"),
        Field("artifact_on_deck", Truth(), "whether an artifact lies on the cave deck",
              default=lambda state: sum(state.artifact_pile) > state.artifacts_gone, usual="if one is left"),
        Field("quests", Some(quest_ids), "quests that nobody has claimed",
              default=_usual_quests, usual="with the module, those that nobody has"),
        Field("rival", Int(0, lambda state: state.pack.reputation_bottom), "one player: the rival cube"),
    ],
    check=lambda state, path, whole: _check_table(state),
    derived=("acts", "ailments_left", "pack", "rules"),
)  # fmt: skip


# ---- what exists once ----------------------------------------------------------------------


def _check_table(state: TableState) -> None:
    """Work out the general supply, and refuse what no table can look like."""
    _check_villagers(state)
    _check_cards(state)
    _check_modules(state)
    _count_tokens(state)


def _at_seat(state: TableState, seat: int) -> int:
    """The villagers of a seat, those on the expedition included."""
    away = state.encounter.party if state.encounter is not None and seat == state.seat else 0
    return state.villages[seat].villagers() | away


def _everybody(state: TableState) -> int:
    """The villagers of all players, without the starting villagers."""
    everybody = 0
    for seat in range(state.players):
        everybody |= _at_seat(state, seat)
    return everybody & ~state.pack.group_masks[START_GROUP]


def _check_villagers(state: TableState) -> None:
    """Each villager is in one place, and with one player."""
    pack = state.pack
    encounter = state.encounter
    seen = 0
    mine = _at_seat(state, state.seat)
    twice = encounter.party & state.villages[state.seat].villagers() if encounter is not None else 0
    for mask in [_at_seat(state, seat) & ~pack.group_masks[START_GROUP] for seat in range(state.players)]:
        twice |= seen & mask
        seen |= mask
    for villager in [villager for villager in state.training if villager != NONE]:
        if not (pack.group_masks[COMMON] | pack.group_masks[EXTRA]) >> villager & 1:
            raise wrong("row", {"key": "training", "value": pack.villager_ids[villager]})
        twice |= seen & 1 << villager
        seen |= 1 << villager
    if twice:
        raise wrong("villager_twice", {"villager": pack.villager_ids[bits(twice)[0]]})
    if encounter is not None and (encounter.exerted | encounter.seen) & ~mine:
        raise wrong("encounter", {"key": "encounter.exerted"})
    declaring = encounter is None and state.action != NONE
    if state.refused & ~state.members or (declaring and state.members & ~mine):
        raise wrong("this_turn", {"key": "this_turn.members"})
    for seat, village in enumerate(state.villages):
        for ailment, mask in enumerate(village.ailments):
            if mask & ~_at_seat(state, seat):
                raise wrong("conditions", {"key": pack.ailment_ids[ailment], "value": "", "n": 0})


def _check_cards(state: TableState) -> None:
    """Each building and each cave card exists once, and a row has cards of its group."""
    pack = state.pack
    owned = 0
    for card in [card for village in state.villages for card in village.buildings if card != pack.starting_house]:
        if owned >> card & 1:
            raise wrong("card_twice", {"building": pack.card_ids[card]})
        owned |= 1 << card
    sizes = (pack.house_row, pack.outpost_row, pack.key_row, MANY)
    for row, name in enumerate(ROW_NAMES):
        cards = state.rows[row]
        bad = [card for card in cards if pack.cards[card].group != ROW_GROUPS[row] or owned >> card & 1]
        if bad or len(cards) > sizes[row]:
            raise wrong("row", {"key": f"rows.{name}", "value": pack.card_ids[bad[0]] if bad else len(cards)})
    caves = _caves_taken(state) + ([state.cave_top] if state.cave_top != NONE else [])
    for place, cave in enumerate(caves):
        if cave in caves[:place]:
            raise wrong("cave_twice", {"cave": pack.cave_ids[cave]})
    if state.below[PILE]:
        raise wrong("deck", {"key": "decks.villagers"})


def _check_modules(state: TableState) -> None:
    """There are only so many artifacts and conditions, and each quest is claimed once."""
    pack = state.pack
    for artifact, one in enumerate(pack.artifacts):
        n = sum([village.artifacts[artifact] for village in state.villages])
        if n + state.artifact_pile[artifact] > one.copies:
            raise wrong("artifacts", {"key": "artifact_pile"})
    if state.artifacts_gone > (sum(state.artifact_pile) if state.players == SOLO else 0):
        raise wrong("artifacts", {"key": "artifacts_gone"})
    if state.artifact_on_deck and sum(state.artifact_pile) <= state.artifacts_gone:
        raise wrong("artifacts", {"key": "artifact_on_deck"})
    claimed = state.quests
    for village in state.villages:
        if claimed & village.quests:
            raise wrong("quests", {"key": "quests"})
        claimed |= village.quests
    left: list[int] = []
    for ailment, facts in enumerate(pack.ailments):
        n = sum([village.ailments[ailment].bit_count() for village in state.villages])
        if n > facts.copies and state.rules.deep:
            raise wrong("conditions", {"key": facts.id, "value": n, "n": facts.copies})
        left.append(max(0, facts.copies - n) if state.rules.deep else 0)
    state.ailments_left = tuple(left)


def _count_tokens(state: TableState) -> None:
    """The general supply is what is left of all tokens."""
    pack = state.pack
    state.supply = list(pack.counts)
    state.supply[pack.cider] -= state.cider_on_board
    for item in state.encounter.pawned if state.encounter is not None else ():
        state.supply[item] -= 1
    for village in state.villages:
        for item in range(len(pack.items)):
            state.supply[item] -= village.owned(item)
        for card, goods in zip(village.buildings, village.stock, strict=True):
            if goods:
                state.supply[pack.cards[card].good] -= goods
    state.supplies_left = pack.supplies if state.rules.deep else 0
    state.supplies_left -= sum([village.supplies for village in state.villages])
    if state.rules.token_limits:
        for item, n in enumerate(state.supply):
            if n < 0:
                raise wrong("too_many_tokens", {"item": pack.items[item], "n": pack.counts[item]})
        if state.supplies_left < 0:
            raise wrong("too_many_tokens", {"item": "supplies", "n": pack.supplies})


# ---- the agenda ----------------------------------------------------------------------------

# Steps of an expedition, and steps that come up with and without one; all others come up only without.
IN_ENCOUNTER: Final = (
    "unearth", "paragraph_die", "read_paragraph", "choices", "choose", "stake", "bonuses", "paid_bonus",
    "lantern_die", "reroll_die", "begin_check", "check", "tiers", "tier_cost", "read_outcome", "outcome_ends",
    "effects", "extra_caves", "pick_building", "injuries", "pick_injured", "afflictions", "pick_afflicted",
    "pick_option", "sell_reputation", "bet", "fortune", "success", "home", "find_artifact",
)  # fmt: skip
EITHER: Final = ("pay", "charge", "built", "deal", "reveal", "turn_ends")
# What may lie at the bottom of a stack.
BOTTOMS: Final = (
    "turn", "turn_ends", "declare", "judge", "new_round", "round_ends", "round_is_over", "last_window",
    "final_placement",
)  # fmt: skip


def agenda_fits(state: TableState, names: list[str]) -> bool:
    """The stack must be one that a game can have."""
    if not names:
        return state.encounter is None
    exploring = any(name in IN_ENCOUNTER for name in names)
    if names[0] not in BOTTOMS or exploring != (state.encounter is not None):
        return False
    if exploring:
        return names[0] == "turn_ends" and all(name in IN_ENCOUNTER or name in EITHER for name in names)
    return names[-1] not in ("turn", "declare") or not state.villages[state.seat].passed
