"""The fields of a position, and what the rules demand of them when a position is read from data.

Every key may be left out: what is not said is as when the first turn begins. docs/positions.md describes the form.
"""

from __future__ import annotations

from typing import Any, Final

from grotto.games.above_and_below import fields as of
from grotto.games.above_and_below.book import STORY, ZONES
from grotto.games.above_and_below.content.kinds import BOOKS, CHOICE_IDS, DIE, ITEM_STAKE, NO_STAKE, SOLO, START_GROUP
from grotto.games.above_and_below.decks import ROW_GROUPS, row_size, whole_decks
from grotto.games.above_and_below.expedition import Encounter, chosen, current, is_open, new_encounter, paragraph
from grotto.games.above_and_below.state import ACTIONS, CAVES, DECKS, HOUSES, OUTPOSTS, PILE, TableState
from grotto.games.above_and_below.village import Village
from grotto.kernel.bits import bits, bits_of, one_bit, union
from grotto.kernel.data import Fields
from grotto.kernel.demands import demand, demand_none, demand_once
from grotto.kernel.kinds import NONE, SEAT, ById, Counts, Form, InOrder, Int, Kind, ListOf, OneOf, OrNone, Some, Truth
from grotto.kernel.shapes import Column, Each, Field, Group, Maybe, Shape, Table

ROW_NAMES: Final[tuple[str, ...]] = ("houses", "outposts", "keys", "stars")
DECK_IDS: Final = dict(zip(DECKS, (of.card_ids, of.card_ids, of.cave_ids, of.token_ids, of.villager_ids), strict=True))
COUNT: Final = Int(0, of.MANY)
PEOPLE: Final = Some(of.villager_ids)
REPUTATION: Final = Int(lambda state: state.pack.reputation_top, lambda state: state.pack.reputation_bottom)


# ---- a village -----------------------------------------------------------------------------


class TrackField(Table):
    """The advancement track: kinds in the order of their slots, and goods counted by kind."""

    def rows(self, record: Any) -> list[tuple[int, ...]]:
        return [(good, record.placed[good]) for good in record.track]

    def keep(self, record: Any, rows: list[list[int]], where: str) -> None:
        record.track = tuple([good for good, _ in rows])
        demand("track", len(set(record.track)) == len(rows), {"key": where})
        placed = [0] * len(record.placed)
        for good, n in rows:
            placed[good] = n
        record.placed = tuple(placed)


class ZoneField(Field):
    """A zone of villagers. If data name one zone, a zone that they do not name is empty."""

    def read(self, record: object, fields: Fields, state: object) -> None:
        if any(fields.data.get(zone) is not None for zone in ZONES):
            setattr(record, self.attribute, 0)
        super().read(record, fields, state)


def _check_village(village: Village, path: str, state: TableState) -> None:
    """Work out what follows from the buildings, and refuse what no village can look like."""
    village.work_out(state.pack.cards)
    for place, number in enumerate(village.buildings):
        card = state.pack.cards[number]
        stock = Int(0, card.stock if card.good >= 0 else 0)
        stock.read(village.stock[place], f"{path}.buildings[{place}]", state)
    demand("outposts", village.empty_caves() >= 0, {"key": f"{path}.caves", "n": village.outposts})
    zones = [village.ready, village.exhausted, village.injured]
    demand_once("villager_twice", zones, "villager", state.pack.villager_ids)
    owned = all(used <= n for used, n in zip(village.turned, village.artifacts, strict=True))
    demand("artifacts", owned, {"key": f"{path}.turned"})


VILLAGE: Final = Shape("village", [
    Field("coins", COUNT, "coins"),
    Field("items", Counts(of.item_ids, of.MANY), "goods, ciders and potions in the supply"),
    Field("supplies", COUNT, "supply tokens"),
    Field("sale", OneOf(of.item_ids), "the item in the sale space"),
    TrackField("track", [
        Column("good", OneOf(of.good_ids, required=True), "the kind", attribute="track"),
        Column("n", Int(1, of.MANY), "how many, 1 if left out", attribute="placed", lacking=1),
    ], "goods on the advancement track, slot by slot"),
    Table("buildings", [
        Column("building", OneOf(of.card_ids, required=True), "the card", attribute="buildings"),
        Column("goods", COUNT, "goods that lie on it, 0 if left out", attribute="stock", lacking=0),
    ], "buildings in the order in which they were built; one without goods may be just its id", different=True),
    Field("caves", InOrder(of.cave_ids), "cave cards that were won; an outpost stands on one of them"),
    ZoneField("ready", PEOPLE, "villagers who are ready; if one zone is named, zones that are not are empty"),
    ZoneField("exhausted", PEOPLE, "villagers who are exhausted"),
    ZoneField("injured", PEOPLE, "villagers who are injured"),
    Field("conditions", ById(of.ailment_ids, PEOPLE, 0, every=True), "who has each condition", attribute="ailments"),
    Field("reputation", REPUTATION, "place on the reputation track"),
    Field("passed", Truth(), "whether the player has passed for the round"),
    Field("artifacts", Counts(of.artifact_ids, of.MANY), "artifacts of each kind"),
    Field("turned", Counts(of.artifact_ids, of.MANY), "those of them that were used this round"),
    Field("quests", Some(of.quest_ids), "quests that were claimed"),
], check=_check_village, derived=("outposts", "spend"))  # fmt: skip


# ---- an expedition -------------------------------------------------------------------------


class Page(Kind):
    """A paragraph: its number in JSON, its place in the book in the record."""

    def write(self, value: int, state: Any) -> object:
        return state.pack.book(current(state).book).paragraphs[value].id

    def read(self, data: Any, where: str, state: Any, now: object = None) -> object:
        places = state.pack.book(current(state).book).places
        demand("encounter", isinstance(data, int) and data in places, {"key": where})
        return places[data]

    def form(self) -> str:
        return "number"


def _stake_ids(state: TableState) -> tuple[str, ...]:
    choice = chosen(state)
    if choice is None or choice.stake == NO_STAKE:
        return ()
    return state.pack.items if choice.stake == ITEM_STAKE else state.pack.villager_ids


def _check_encounter(encounter: Encounter, path: str, state: TableState) -> None:
    """There must be a card, and those who roll must have set out."""
    demand("encounter", encounter.cave != NONE, {"key": f"{path}.cave"})
    demand("encounter", not bits_of(list(encounter.rolled)) & ~encounter.seen, {"key": f"{path}.dice"})


ENCOUNTER: Final = Shape("encounter", [
    Field("cave", OneOf(of.cave_ids, required=True), "the cave card"),
    Field("token", OneOf(of.token_ids), "the token of the second book on it"),
    Field("book", OneOf(BOOKS, required=True), "the book that is read"),
    Field("paragraph", OrNone(Page()), "the paragraph that is open, by its number"),
    Field("party", PEOPLE, "villagers on the card"),
    Field("exerted", PEOPLE, "villagers who were exerted"),
    Field("explorers", PEOPLE, "all who set out", attribute="seen",
          default=lambda encounter: encounter.party | encounter.exerted, usual="party and exerted"),
    Field("rerolls", COUNT, "rerolls that are left"),
    Field("choice", OneOf(lambda state: CHOICE_IDS[: len(paragraph(state).choices)] if is_open(state) else ()),
          "the choice that was made"),
    Field("stake", OneOf(_stake_ids), "the item or villager that was staked"),
    Field("paid", COUNT, "the bonuses that were paid for, as bits"),
    Field("pawned", ListOf(OneOf(of.item_ids, required=True)), "staked items on the card"),
    Table("dice", [
        Column("villager", OneOf(of.villager_ids, required=True), "whose die it is", attribute="rolled"),
        Column("die", Int(0, DIE), "what it shows, 0 before it is rolled", attribute="dice", lacking=0),
        Column("added", Int(0, DIE), "what staff and supplies added", lacking=0),
    ], "the dice of the check", different=True),
    Field("bonus", COUNT, "lanterns beside the dice"),
    Field("phase", Int(0, 2), "0 while dice may be rerolled, 1 while they may be raised, 2 after an exertion"),
    Field("spared", PEOPLE, "who was cowardly when the outcome began"),
    Field("won", COUNT, "extra caves won in this encounter"),
    Field("prizes", Some(of.good_ids), "kinds of goods won in this encounter"),
    Field("fresh_supplies", COUNT, "supplies won in this encounter", attribute="fresh"),
    Field("found", COUNT, "coins found in this outcome"),
    Field("greed_done", Truth(), "whether greed has taken its coin, or takes none any more"),
], check=_check_encounter)  # fmt: skip


# ---- what lies where -----------------------------------------------------------------------


def _buildings(state: TableState) -> list[int]:
    """The cards of each village, apart from the starting house, which everybody has."""
    return [bits_of(list(village.buildings)) & ~(1 << state.pack.starting_house) for village in state.villages]


def _caves(state: TableState) -> list[int]:
    """The cave cards of each village, and that of the expedition."""
    expedition = [1 << state.encounter.cave] if state.encounter is not None else []
    return [*[bits_of(list(village.caves)) for village in state.villages], *expedition]


def _people(state: TableState) -> list[int]:
    """The villagers of each seat, those on the expedition included."""
    people = [village.villagers() for village in state.villages]
    people[state.seat] |= state.encounter.party if state.encounter is not None else 0
    return people


def _usual_row(state: TableState, row: int) -> tuple[int, ...]:
    """The first cards of a group that nobody owns."""
    cards = bits(state.pack.card_masks[ROW_GROUPS[row]] & ~union(_buildings(state)))
    return tuple(cards[: row_size(state, row)])


def _usual_training(state: TableState) -> tuple[int, ...]:
    size = len(state.pack.training)
    return tuple([*bits(whole_decks(state)[PILE] & ~union(_people(state))), *[NONE] * size][:size])


def _deck_cards(state: TableState) -> list[int]:
    """The cards of each deck that lie nowhere else."""
    owned, rows = union(_buildings(state)), [bits_of(list(row)) for row in state.rows]
    caves = union([*_caves(state), one_bit(state.cave_top)])
    token = one_bit(state.encounter.token) if state.encounter is not None else 0
    people = union([*_people(state), *[one_bit(villager) for villager in state.training]])
    elsewhere = (owned | rows[HOUSES], owned | rows[OUTPOSTS], caves, token, people)
    return [cards & ~gone for cards, gone in zip(whole_decks(state), elsewhere, strict=True)]


class DecksField(Field):
    """All decks, kept as the sets of unseen cards and the known cards below them."""

    def attributes(self) -> list[str]:
        return ["unseen", "below"]

    def write(self, record: Any, state: object) -> object:
        found: dict[str, object] = {}
        for deck, (name, ids) in enumerate(DECK_IDS.items()):
            below = InOrder(ids).write(record.below[deck], state)
            found[name] = {"unseen": Some(ids).write(record.unseen[deck], state), "below": below}
        return found

    def read(self, record: Any, fields: Fields, state: object) -> None:
        decks = fields.fields(self.name)
        for deck, cards in enumerate(_deck_cards(record)):
            inner, ids = decks.fields(DECKS[deck]), DECK_IDS[DECKS[deck]]
            below = InOrder(ids).get(inner, "below", state, ())
            known = bits_of(list(below))
            unseen = Some(ids).get(inner, "unseen", state, cards & ~known)
            inner.done()
            demand("deck", not (unseen & known or (unseen | known) & ~cards), {"key": inner.path})
            record.unseen[deck], record.below[deck] = unseen, below
        decks.done()


# ---- the table -----------------------------------------------------------------------------


def _usual_artifacts(state: TableState) -> tuple[int, ...]:
    if not state.rules.artifacts:
        return (0,) * len(state.pack.artifacts)
    owned = [sum(column) for column in zip(*[village.artifacts for village in state.villages], strict=True)]
    return tuple([one.copies - n for one, n in zip(state.pack.artifacts, owned, strict=True)])


TURN: Final = Shape("this_turn", [
    Field("action", OneOf(ACTIONS), "the action that is being declared"),
    Field("members", PEOPLE, "its villagers"),
    Field("brought", OneOf(of.artifact_ids), "an artifact brought along"),
    Field("refused", PEOPLE, "villagers whose obedience die refused"),
    Field("obeyed", ById(ACTIONS, PEOPLE, 0, every=True), "for each action, who has obeyed already"),
    Field("refreshed", Truth(), "whether a row was refreshed"),
    Field("took_back", Truth(), "whether an item was taken back from the sale space"),
    Field("put_out", Truth(), "whether an item was put out for sale"),
    Table("offers", [
        Column("n", Int(0, 9), "how many", attribute="offers"),
        Column("price", COUNT, "the last one", attribute="offered", lacking=0),
    ], "offers that were made to each seat"),
])  # fmt: skip

POSITION: Final = Shape("position", [
    Field("round", Int(1, lambda state: state.pack.rounds), "the round, from 1"),
    Field("first", SEAT, "the first player of the round"),
    Field("seat", SEAT, "whose turn it is", default=lambda state: state.first, usual="the first player"),
    Field("villages", Each(VILLAGE), "the village of each seat"),
    Field("this_turn", Group(TURN), "what was done in the turn that is going on"),
    Field("encounter", Maybe(ENCOUNTER, lambda state: new_encounter(NONE, 0, 0)), "the expedition in progress"),
    Field("rows", ById(ROW_NAMES, InOrder(of.card_ids), usual=_usual_row), "open buildings",
          default=lambda state: [_usual_row(state, row) for row in range(len(ROW_NAMES))],
          usual="the first cards of each group that nobody owns"),
    Field("training", ListOf(OneOf(of.villager_ids), lambda state: len(state.pack.training)), "villagers in the row",
          default=_usual_training, usual="the first ones that nobody has"),
    Field("cave_top", OneOf(of.cave_ids), "the top card of the cave deck",
          default=lambda state: [*bits(whole_decks(state)[CAVES] & ~union(_caves(state))), NONE][0],
          usual="the first one that nobody has"),
    DecksField("decks", Form("`unseen` and `below`, lists of ids, by id"),
               "cards that nobody has seen, and known ones below them", default=_deck_cards,
               usual="all that lie nowhere else, unseen"),
    Field("supply", Counts(of.item_ids, of.MANY), "items in the general supply", follows=True),
    Field("supplies_left", COUNT, "supply tokens in the general supply", follows=True),
    Field("cider_on_board", Int(0, 1), "the cider of the first labor"),
    Field("artifact_pile", Counts(of.artifact_ids, of.MANY), "unseen artifacts, the one on the deck included",
          default=_usual_artifacts, usual="with the module, those that nobody has"),
    Field("artifacts_gone", COUNT, "one player: artifacts that were removed unseen"),
    Field("artifact_on_deck", Truth(), "whether an artifact lies on the cave deck",
          default=lambda state: sum(state.artifact_pile) > state.artifacts_gone, usual="if one is left"),
    Field("quests", Some(of.quest_ids), "quests that nobody has claimed",
          default=lambda state: bits_of(list(range(len(state.pack.quests) if state.rules.quests else 0)))
          & ~union([village.quests for village in state.villages]),
          usual="with the module, those that nobody has"),
    Field("rival", Int(0, lambda state: state.pack.reputation_bottom), "one player: the rival cube"),
    Field("read", ById(BOOKS, Some(of.number_ids), 0, every=True), "the numbers of each book that have come up"),
], check=lambda state, path, whole: _check_table(state),
   derived=("acts", "ailments_left", "pack", "rules"))  # fmt: skip


def _check_table(state: TableState) -> None:
    """Each villager is in one place, and with one player; so are cards and tokens."""
    pack, encounter, people = state.pack, state.encounter, _people(state)
    row = [one_bit(villager) for villager in state.training]
    demand_none("row", union(row) & ~whole_decks(state)[PILE], "value", pack.villager_ids, "training")
    own = people[state.seat]
    if encounter is not None:
        at_home = state.villages[state.seat].villagers()
        demand_once("villager_twice", [at_home, encounter.party], "villager", pack.villager_ids)
        demand("encounter", not (encounter.exerted | encounter.seen) & ~own, {"key": "encounter.exerted"})
    others = [villagers & ~pack.group_masks[START_GROUP] for villagers in people]
    demand_once("villager_twice", [*others, *row], "villager", pack.villager_ids)
    strange = state.members & ~own if encounter is None and state.action != NONE else 0
    demand("this_turn", not (strange or state.refused & ~state.members), {"key": "this_turn.members"})
    for village, villagers in zip(state.villages, people, strict=True):
        for id, mask in zip(pack.ailment_ids, village.ailments, strict=True):
            demand("conditions", not mask & ~villagers, {"key": id, "value": "", "n": 0})
    _check_cards(state)
    _check_modules(state)
    _count_tokens(state)


def _check_cards(state: TableState) -> None:
    """Each building and each cave card exists once, and a row has cards of its group."""
    pack = state.pack
    demand_once("card_twice", _buildings(state), "building", pack.card_ids)
    for row, cards in enumerate(state.rows):
        strange = union(_buildings(state)) | ~pack.card_masks[ROW_GROUPS[row]]
        demand_none("row", bits_of(list(cards)) & strange, "value", pack.card_ids, "rows")
        demand("row", len(cards) <= row_size(state, row), {"key": "rows", "value": len(cards)})
    demand_once("cave_twice", [*_caves(state), one_bit(state.cave_top)], "cave", pack.cave_ids)
    demand("deck", not state.below[PILE], {"key": "decks.villagers"})


def _check_modules(state: TableState) -> None:
    """There are only so many artifacts and conditions, and each quest is claimed once."""
    villages, deep = state.villages, state.rules.deep
    for artifact, one in enumerate(state.pack.artifacts):
        n = sum([village.artifacts[artifact] for village in villages]) + state.artifact_pile[artifact]
        demand("artifacts", n <= one.copies, {"key": "artifact_pile"})
    left = sum(state.artifact_pile) - state.artifacts_gone
    demand("artifacts", left >= 0 and (state.players == SOLO or not state.artifacts_gone), {"key": "artifacts_gone"})
    demand("artifacts", left > 0 or not state.artifact_on_deck, {"key": "artifact_on_deck"})
    quests = [state.quests, *[village.quests for village in villages]]
    demand_once("quests", quests, "quest", state.pack.quest_ids, "quests")
    left_over: list[int] = []
    for ailment, facts in enumerate(state.pack.ailments):
        n = sum([village.ailments[ailment].bit_count() for village in villages])
        demand("conditions", n <= facts.copies or not deep, {"key": facts.id, "value": n, "n": facts.copies})
        left_over.append(facts.copies - n if deep else 0)
    state.ailments_left = tuple(left_over)


def _in_play(state: TableState, item: int) -> int:
    """How many tokens of an item are not in the general supply."""
    n = state.cider_on_board if item == state.pack.cider else 0
    n += state.encounter.pawned.count(item) if state.encounter is not None else 0
    for village in state.villages:
        cards = zip(village.buildings, village.stock, strict=True)
        n += village.owned(item) + sum([goods for card, goods in cards if state.pack.cards[card].good == item])
    return n


def _count_tokens(state: TableState) -> None:
    """The general supply is what is left of all tokens."""
    pack = state.pack
    state.supply = [n - _in_play(state, item) for item, n in enumerate(pack.counts)]
    own = [village.supplies for village in state.villages]
    state.supplies_left = (pack.supplies if state.rules.deep else 0) - sum(own)
    if state.rules.token_limits:
        for item, n in enumerate(state.supply):
            demand("too_many_tokens", n >= 0, {"item": pack.items[item], "n": pack.counts[item]})
        demand("too_many_tokens", state.supplies_left >= 0, {"item": "supplies", "n": pack.supplies})


# ---- the agenda ----------------------------------------------------------------------------

# What may lie on the step at the bottom of the stack, apart from an expedition, which lies on `turn_ends`.
ON: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("answer", "countered", "refreshed", "pay", "charge", "deal"),
    "declare": (),
    "judge": ("obey",),
    "turn_ends": ("pay", "charge", "built", "trained", "enter", "take_goods", "place_won", "deal", "reveal"),
    "new_round": ("first_player", "first_coins", "deal_key", "deal", "reveal", "arrive"),
    "round_ends": (),
    "round_is_over": ("window", "place_before_income", "rest", "drinks", "beds", "sleep", "new_villagers", "solo_steps",
                      "arrive", "deal"),
    "last_window": ("last_window", "final_placement"),
    "final_placement": (),
}  # fmt: skip
# The steps that carry a story on. There is always one, and the others lie on it.
LEADING: Final = (
    "paragraph_die", "choices", "choose", "bonuses", "begin_check", "check", "tiers", "tier_cost", "read_outcome",
    "outcome_ends", "success", "home",
)  # fmt: skip


def agenda_fits(state: TableState, names: list[str]) -> bool:
    """The stack must be one that a game can have."""
    exploring = any(name in STORY for name in names)
    if exploring != (state.encounter is not None):
        return False
    if not names:
        return True
    if names[0] not in ON or (names[-1] in ("turn", "declare") and state.villages[state.seat].passed):
        return False
    if exploring and (names[0] != "turn_ends" or [name for name in names if name in LEADING] != names[1:2]):
        return False
    return all(name in ON[names[0]] or (exploring and name in STORY) for name in names[1:])
