"""What a player of Above and Below sees, as numbers.

Cards and villagers are described by what is printed on them, so the vector is the same for every content pack. Of a
story only what has been read aloud counts: the numbers that the choice asks for.
"""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.check import total_lanterns
from grotto.games.above_and_below.content.kinds import STAR
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.expedition import Encounter, choice
from grotto.games.above_and_below.scoring import CATEGORIES, category_points, reputation_ranks
from grotto.games.above_and_below.state import ACTIONS, DECKS, TableState
from grotto.games.above_and_below.telling import is_read
from grotto.games.above_and_below.track import income
from grotto.games.above_and_below.village import Village
from grotto.kernel.bits import bits
from grotto.kernel.kinds import NONE
from grotto.kernel.memory import keep
from grotto.kernel.observation import (
    Block,
    Observation,
    Part,
    agenda_block,
    count,
    folded,
    side_blocks,
    write_agenda,
    write_best_and_mean,
)

# A pack may have more goods; they count as the last one.
GOODS: Final = 8
# Cards that lie open, the cheapest first.
OFFERS: Final = 12

_NUMBERS: Final[tuple[str, ...]] = (
    "score", "coins", "income", "cider", "potions", "supplies", "reputation", "passed", "caves", "empty_caves",
    "buildings", "outposts", "stars", "beds", "rerolls", "goods_on_cards", "refilled", "potion_income",
    "coins_on_build", "coins_on_explore", "trains_to_ready", "ready", "exhausted", "injured", "hammers_ready",
    "quills_ready", "hammers", "quills", "lanterns_ready", "lanterns", "artifacts", "artifacts_turned", "conditions",
    "for_sale", "slots_used",
)  # fmt: skip
_VILLAGE: Final[tuple[Part, ...]] = (
    ("numbers", _NUMBERS, "what a village has"),
    ("goods", tuple([f"good{number + 1}" for number in range(GOODS)]), "goods in the supply, by rarity"),
    ("placed", tuple([f"good{number + 1}" for number in range(GOODS)]), "goods on the track"),
    ("slots", tuple([f"slot{number + 1}" for number in range(GOODS)]), "how many goods lie on each slot of the track"),
    ("points", CATEGORIES, "points by category, if the game ended now"),
)
_EXPEDITION: Final[tuple[str, ...]] = (
    "going_on", "party", "lanterns", "exerted", "rerolls", "read", "chosen", "number1", "number2", "number3",
    "reached", "dice", "caves_won",
)  # fmt: skip

OBSERVATION: Final = Observation([
    *side_blocks("own", _VILLAGE),
    *side_blocks("next_player", _VILLAGE),
    Block("others", ("best_score", "mean_score", "passed", "ready", "best_reputation"), "all other players together"),
    Block("table", ("players", "round", "rounds_left", "own_turn", "seats_before", "first", "cider", "rival",
                    "villagers_on_offer", "best_lanterns_on_offer", "artifact"), "the table"),
    Block("decks", DECKS, "cards of each deck that nobody has seen"),
    Block("cost", tuple([f"card{n + 1}" for n in range(OFFERS)]), "prices of the open cards, the cheapest first"),
    Block("worth", tuple([f"card{n + 1}" for n in range(OFFERS)]), "points printed on them"),
    Block("action", (*ACTIONS, "members", "members_lanterns", "brought"), "the action that is being declared"),
    Block("expedition", _EXPEDITION, "the expedition that is going on"),
    agenda_block(STEPS),
])  # fmt: skip

_OWN: Final = OBSERVATION.start("own_numbers")
_NEXT_PLAYER: Final = OBSERVATION.start("next_player_numbers")
_AT_GOODS: Final = OBSERVATION.offset("own", "goods")
_AT_PLACED: Final = OBSERVATION.offset("own", "placed")
_AT_SLOTS: Final = OBSERVATION.offset("own", "slots")
_AT_POINTS: Final = OBSERVATION.offset("own", "points")
_AT_OTHERS: Final = OBSERVATION.start("others")
_AT_TABLE: Final = OBSERVATION.start("table")
_AT_DECKS: Final = OBSERVATION.start("decks")
_AT_COST: Final = OBSERVATION.start("cost")
_AT_WORTH: Final = OBSERVATION.start("worth")
_AT_ACTION: Final = OBSERVATION.start("action")
_AT_EXPEDITION: Final = OBSERVATION.start("expedition")
_AT_NEXT: Final = OBSERVATION.start("next")


def observe(state: TableState, seat: int) -> list[float]:
    """The position as a seat sees it."""
    vector = OBSERVATION.blank()
    players = state.players
    ranks = reputation_ranks(state)
    _write_village(state, seat, ranks[seat], vector, _OWN)
    if players > 1:
        after = (seat + 1) % players
        scored = _write_village(state, after, ranks[after], vector, _NEXT_PLAYER)
        _write_others(state, seat, ranks, scored, vector)
    _write_table(state, seat, vector)
    if state.action != NONE:
        vector[_AT_ACTION + state.action] = 1.0
        rest = [state.members.bit_count(), lanterns(state, state.members), state.brought != NONE]
        count(vector, _AT_ACTION + len(ACTIONS), rest)
    if state.encounter is not None:
        _write_expedition(state, state.encounter, vector)
    write_agenda(vector, _AT_NEXT, STEPS, state.agenda)
    return vector


def lanterns(state: TableState, villagers: int) -> int:
    """Lanterns on all faces of the dice of some villagers."""
    known = _lanterns_of(state.pack)
    total = 0
    for villager in bits(villagers):
        total += known[villager]
    return total


def _lanterns_of(pack: Pack) -> list[int]:
    known = _LANTERNS.get(pack.content)
    if known is None:
        known = [sum(villager.lanterns) for villager in pack.villagers]
        _LANTERNS[pack.content] = known
    return known


# For each pack the lanterns of each villager, what sets of buildings have together, and rows of open cards in order.
_LANTERNS: Final[dict[str, list[int]]] = {}
_BUILDINGS: Final[dict[tuple[object, ...], list[int]]] = {}
_OPEN_CARDS: Final[dict[tuple[object, ...], list[tuple[int, int]]]] = {}


def _buildings(state: TableState, village: Village) -> list[int]:
    """What the buildings of a village have together: stars, beds, rerolls, what they refill and bring."""
    key = (state.pack.content, *village.buildings)
    known = _BUILDINGS.get(key)
    if known is None:
        known = [0] * 8
        for number in village.buildings:
            card = state.pack.cards[number]
            known[0] += card.group == STAR
            known[1] += card.beds
            known[2] += card.reroll
            known[3] += card.replenish
            known[4] += card.potion_income
            known[5] += card.coin_on_build
            known[6] += card.coin_on_explore
            known[7] += card.train_to_ready
        keep(_BUILDINGS, key, known)
    return known


def _write_village(state: TableState, seat: int, rank: int, vector: list[float], at: int) -> int:
    """Write the blocks of a village; the score of it."""
    village = state.villages[seat]
    rows = category_points(state, seat, rank)
    total = sum(rows)
    count(vector, at, _numbers(state, seat, village, total))
    placed = village.placed
    count(vector, at + _AT_GOODS, folded(village.items[: state.pack.cider], GOODS))
    count(vector, at + _AT_PLACED, folded(list(placed[: state.pack.cider]), GOODS))
    if village.track:
        count(vector, at + _AT_SLOTS, folded([placed[good] for good in village.track], GOODS))
    count(vector, at + _AT_POINTS, rows)
    return total


def _numbers(state: TableState, seat: int, village: Village, total: int) -> list[int]:
    pack = state.pack
    stars, beds, rerolls, refilled, potions, on_build, on_explore, to_ready = _buildings(state, village)
    everybody = village.villagers()
    ill = 0
    for ailing in village.ailments:
        ill += ailing.bit_count()
    return [
        total, village.coins, income(state, seat), village.items[pack.cider], village.items[pack.potion],
        village.supplies, village.reputation, village.passed, len(village.caves), village.empty_caves(),
        len(village.buildings), village.outposts, stars, beds, rerolls, sum(village.stock), refilled, potions,
        on_build, on_explore, to_ready, village.ready.bit_count(), village.exhausted.bit_count(),
        village.injured.bit_count(), (village.ready & pack.hammers).bit_count(),
        (village.ready & pack.quills).bit_count(), (everybody & pack.hammers).bit_count(),
        (everybody & pack.quills).bit_count(), lanterns(state, village.ready), lanterns(state, everybody),
        sum(village.artifacts), sum(village.turned), ill, village.sale != NONE, len(village.track),
    ]  # fmt: skip


def _write_others(state: TableState, seat: int, ranks: list[int], scored: int, vector: list[float]) -> None:
    """All others together; the score of the next player is known already."""
    after = (seat + 1) % state.players
    scores: list[int] = []
    reputations: list[int] = []
    passed = ready = 0
    for other, village in enumerate(state.villages):
        if other != seat:
            scores.append(scored if other == after else sum(category_points(state, other, ranks[other])))
            reputations.append(village.reputation)
            passed += village.passed
            ready += village.ready.bit_count()
    write_best_and_mean(vector, _AT_OTHERS, scores)
    count(vector, _AT_OTHERS + 2, [passed, ready, max(reputations)])


def _write_table(state: TableState, seat: int, vector: list[float]) -> None:
    pack = state.pack
    players = state.players
    known = _lanterns_of(pack)
    offered = most = 0
    for villager in state.training:
        if villager != NONE:
            offered += 1
            most = max(most, known[villager])
    count(vector, _AT_TABLE, [
        players, state.round, pack.rounds - state.round, state.seat == seat, (seat - state.seat) % players,
        (seat - state.first) % players, state.cider_on_board, state.rival, offered, most,
        state.artifact_on_deck,
    ])  # fmt: skip
    for deck, unseen in enumerate(state.unseen):
        vector[_AT_DECKS + deck] = float(unseen.bit_count())
    for place, (cost, worth) in enumerate(_open_cards(state)):
        vector[_AT_COST + place] = float(cost)
        vector[_AT_WORTH + place] = float(worth)


def _open_cards(state: TableState) -> list[tuple[int, int]]:
    """Prices and points of the open cards, the cheapest first; those of the same rows were put in order before."""
    pack = state.pack
    key = (pack.content, *state.rows)
    known = _OPEN_CARDS.get(key)
    if known is None:
        known = [(pack.costs[number], pack.cards[number].vp) for row in state.rows for number in row]
        known.sort()
        known = known[:OFFERS]
        keep(_OPEN_CARDS, key, known)
    return known


def _write_expedition(state: TableState, encounter: Encounter, vector: list[float]) -> None:
    read = encounter.paragraph != NONE and is_read(state)
    numbers = [0, 0, 0]
    reached = 0
    if read and encounter.choice != NONE:
        for place, tier in enumerate(choice(state).tiers[:3]):
            numbers[place] = tier.explore
        if encounter.dice:
            reached = total_lanterns(state)
    count(vector, _AT_EXPEDITION, [
        1, encounter.party.bit_count(), lanterns(state, encounter.party), encounter.exerted.bit_count(),
        encounter.rerolls, read, read and encounter.choice != NONE, *numbers, reached, sum(encounter.dice),
        encounter.won,
    ])  # fmt: skip
