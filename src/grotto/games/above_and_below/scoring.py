"""Game end and scoring (section 14), ties (R37), the one-player result (section 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.content.kinds import OUTPOST, START_HOUSE
from grotto.games.above_and_below.track import track_points
from grotto.kernel.agenda import NOBODY
from grotto.kernel.bits import bits
from grotto.kernel.events import Result

if TYPE_CHECKING:
    from grotto.games.above_and_below.state import TableState
    from grotto.games.above_and_below.village import Village

CATEGORIES: Final[tuple[str, ...]] = (
    "advancement_track", "buildings", "reputation_rank", "reputation_position", "card_flat", "card_per_thing",
    "quests", "supplies",
)  # fmt: skip


def rank_bonuses(reputations: list[int], rewards: tuple[int, ...], two_ranks: bool = False) -> list[int]:
    """The bonus for the rank in reputation, for each player.

    The tied share the rewards of all ranks they occupy, rounded up; ranks below start after them. With
    `two_ranks` they always share the rewards of their rank and the next, as two of the rulebooks say.
    """
    bonuses: list[int] = []
    for own in reputations:
        better = sum([other > own for other in reputations])
        tied = reputations.count(own)
        ranks = 2 if two_ranks and tied > 1 else tied
        pool = sum(rewards[better : better + ranks])
        bonuses.append(-(-pool // ranks))
    return bonuses


def position_points(state: TableState, reputation: int) -> int:
    """The points of a space of the reputation track."""
    return state.pack.reputation_points[reputation - state.pack.reputation_top]


def reputation_ranks(state: TableState) -> list[int]:
    """The rank bonuses as things stand; one player competes with the rival cube."""
    reputations = [village.reputation for village in state.villages]
    if state.players == 1:
        return rank_bonuses([*reputations, state.rival], state.pack.rank[1], state.rules.two_ranks)[:1]
    return rank_bonuses(reputations, state.pack.rank[state.players], state.rules.two_ranks)


def things(state: TableState, village: Village, thing: int) -> int:
    """How many of a thing that a card gives points for (R33, R34); stakes on the cave card are still owned (R60)."""
    pack = state.pack
    items = len(pack.items)
    if thing < items:
        owned = village.owned(thing)
        if state.encounter is not None and state.villages[state.seat] is village:
            owned += state.encounter.pawned.count(thing)
        return owned
    if thing == items:
        houses = [card for card in village.buildings if pack.cards[card].group != OUTPOST]
        if not state.rules.starting_house_counts:
            houses = [card for card in houses if pack.cards[card].group != START_HOUSE]
        return len(houses)
    if thing == items + 1:
        return all_villagers(state, village).bit_count()
    return village.empty_caves()


def all_villagers(state: TableState, village: Village) -> int:
    """Everybody of a village, those on an expedition included."""
    everybody = village.villagers()
    if state.encounter is not None and state.villages[state.seat] is village:
        everybody |= state.encounter.party
    return everybody


def card_points(state: TableState, village: Village, card: int) -> int:
    """What a card gives per thing, without its flat points."""
    return sum([n * things(state, village, thing) for thing, n in state.pack.cards[card].vp_per])


def category_points(state: TableState, seat: int, rank: int) -> list[int]:
    """The score of a seat in the order of CATEGORIES."""
    village = state.villages[seat]
    pack = state.pack
    flat = per_thing = quests = 0
    for number in village.buildings:
        card = pack.cards[number]
        flat += card.vp
        if card.vp_per:
            per_thing += card_points(state, village, number)
    for quest in bits(village.quests):
        quests += pack.quests[quest].vp
    return [
        track_points(state, village),
        pack.building_points * len(village.buildings),
        rank,
        position_points(state, village.reputation),
        flat,
        per_thing,
        quests,
        village.supplies // pack.supplies_per_point,
    ]


def categories(state: TableState, seat: int, rank: int) -> dict[str, int]:
    """The score of a seat by category."""
    return dict(zip(CATEGORIES, category_points(state, seat, rank), strict=True))


def points(state: TableState, seat: int) -> int:
    """The score of a seat if the game ended now."""
    return sum(category_points(state, seat, reputation_ranks(state)[seat]))


def winners(rows: list[tuple[int, int, int, int]]) -> tuple[int, ...]:
    """Most points; then coins, villagers, buildings; then shared. A row has the four numbers of a seat."""
    best = max(rows)
    return tuple(seat for seat, row in enumerate(rows) if row == best)


def result(state: TableState) -> Result:
    """The scores if the game ended now."""
    ranks = reputation_ranks(state)
    rows = tuple(categories(state, seat, ranks[seat]) for seat in range(state.players))
    totals = tuple(sum(row.values()) for row in rows)
    final = state.actor == NOBODY
    if state.players == 1:
        verdict = [id for id, least in state.pack.solo.bands if least <= max(totals[0], 0)][-1]
        return Result(rows, totals, (0,), verdict, final)
    measures: list[tuple[int, int, int, int]] = []
    for seat, village in enumerate(state.villages):
        people = all_villagers(state, village).bit_count()
        measures.append((totals[seat], village.coins, people, len(village.buildings)))
    won = winners(measures)
    if len(won) > 1:
        return Result(rows, totals, won, "draw", final)
    tied = totals.count(totals[won[0]]) > 1
    return Result(rows, totals, won, "tie_break" if tied else "points", final)
