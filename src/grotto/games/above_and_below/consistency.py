"""What the rules demand of a position that comes as data: everything exists once, and a game can come to it."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import STORY
from grotto.games.above_and_below.content.kinds import COMMON, EXTRA, HOUSE, KEY, OUTPOST, SOLO, STAR, START_GROUP
from grotto.games.above_and_below.expedition import Encounter
from grotto.games.above_and_below.state import PILE, TableState
from grotto.games.above_and_below.village import Village
from grotto.kernel.bits import bits, bits_of
from grotto.kernel.errors import BadData, Data, wrong
from grotto.kernel.kinds import NONE

ROW_GROUPS: Final = (HOUSE, OUTPOST, KEY, STAR)


def row_size(state: TableState, row: int) -> int:
    """How many cards a row has room for; all star houses lie open."""
    pack = state.pack
    return (pack.house_row, pack.outpost_row, pack.key_row, len(pack.cards))[row]


def owned_cards(state: TableState) -> int:
    """The cards in the villages, apart from the starting house, which everybody has."""
    cards = [card for village in state.villages for card in village.buildings]
    return bits_of(cards) & ~(1 << state.pack.starting_house)


def caves_taken(state: TableState) -> list[int]:
    """The cave cards of all players, and the one of the expedition."""
    expedition = [state.encounter.cave] if state.encounter is not None else []
    return [cave for village in state.villages for cave in village.caves] + expedition


def at_seat(state: TableState, seat: int) -> int:
    """The villagers of a seat, those on the expedition included."""
    away = state.encounter.party if state.encounter is not None and seat == state.seat else 0
    return state.villages[seat].villagers() | away


def everybody(state: TableState) -> int:
    """The villagers of all players, without the starting villagers."""
    found = 0
    for seat in range(state.players):
        found |= at_seat(state, seat)
    return found & ~state.pack.group_masks[START_GROUP]


def shared(sets: list[int]) -> int:
    """The first member that two of the sets have in common, or NONE."""
    seen = 0
    for members in sets:
        if seen & members:
            return bits(seen & members)[0]
        seen |= members
    return NONE


def check_alone(sets: list[int], state: TableState) -> None:
    """Refuse a villager who is in two places."""
    villager = shared(sets)
    if villager != NONE:
        raise wrong("villager_twice", {"villager": state.pack.villager_ids[villager]})


# ---- a village, an expedition --------------------------------------------------------------


def check_village(village: Village, path: str, state: TableState) -> None:
    """Work out what follows from the buildings, and refuse what no village can look like."""
    pack = state.pack
    village.spend = village.outposts = 0
    for place, number in enumerate(village.buildings):
        card = pack.cards[number]
        data: Data = {"key": f"{path}.buildings[{place}]", "value": card.id}
        if number in village.buildings[:place]:
            raise BadData("data_twice", data)
        most = card.stock if card.good >= 0 else 0
        if village.stock[place] > most:
            raise BadData("data_range", {**data, "value": village.stock[place], "low": 0, "high": most})
        village.spend |= card.spend
        village.outposts += card.group == OUTPOST
    if village.empty_caves() < 0:
        raise wrong("outposts", {"key": f"{path}.caves", "n": village.outposts})
    check_alone([village.ready, village.exhausted, village.injured], state)
    if any(used > n for used, n in zip(village.turned, village.artifacts, strict=True)):
        raise wrong("artifacts", {"key": f"{path}.turned"})


def check_encounter(encounter: Encounter, path: str, state: TableState) -> None:
    """The choice must be one of the paragraph, and those who roll must have set out."""
    choices = 0
    if encounter.paragraph != NONE:
        choices = len(state.pack.book(encounter.book).paragraphs[encounter.paragraph].choices)
    if encounter.cave == NONE or encounter.choice >= choices:
        raise wrong("encounter", {"key": f"{path}.choice" if encounter.cave != NONE else f"{path}.cave"})
    if bits_of(list(encounter.rolled)) & ~encounter.seen or len(set(encounter.rolled)) < len(encounter.rolled):
        raise wrong("encounter", {"key": f"{path}.dice"})


# ---- the table -----------------------------------------------------------------------------


def check_table(state: TableState, path: str, whole: TableState) -> None:
    """Work out the general supply, and refuse what no table can look like."""
    check_villagers(state)
    check_cards(state)
    check_modules(state)
    count_tokens(state)


def check_villagers(state: TableState) -> None:
    """Each villager is in one place, and with one player."""
    pack = state.pack
    encounter = state.encounter
    row = [villager for villager in state.training if villager != NONE]
    strangers = bits_of(row) & ~(pack.group_masks[COMMON] | pack.group_masks[EXTRA])
    if strangers:
        raise wrong("row", {"key": "training", "value": pack.villager_ids[bits(strangers)[0]]})
    if encounter is not None:
        at_home = state.villages[state.seat].villagers()
        check_alone([at_home, encounter.party], state)
        if (encounter.exerted | encounter.seen) & ~at_seat(state, state.seat):
            raise wrong("encounter", {"key": "encounter.exerted"})
    seats = [at_seat(state, seat) & ~pack.group_masks[START_GROUP] for seat in range(state.players)]
    check_alone([*seats, *[1 << villager for villager in row]], state)
    declaring = encounter is None and state.action != NONE
    if state.refused & ~state.members or (declaring and state.members & ~at_seat(state, state.seat)):
        raise wrong("this_turn", {"key": "this_turn.members"})
    for seat, village in enumerate(state.villages):
        for ailment, mask in enumerate(village.ailments):
            if mask & ~at_seat(state, seat):
                raise wrong("conditions", {"key": pack.ailment_ids[ailment], "value": "", "n": 0})


def check_cards(state: TableState) -> None:
    """Each building and each cave card exists once, and a row has cards of its group."""
    pack = state.pack
    card = shared([bits_of(village.buildings) & ~(1 << pack.starting_house) for village in state.villages])
    if card != NONE:
        raise wrong("card_twice", {"building": pack.card_ids[card]})
    for row, cards in enumerate(state.rows):
        bad = bits_of(list(cards)) & (owned_cards(state) | ~pack.card_masks[ROW_GROUPS[row]])
        if bad or len(cards) > row_size(state, row):
            raise wrong("row", {"key": "rows", "value": pack.card_ids[bits(bad)[0]] if bad else len(cards)})
    top = [1 << state.cave_top] if state.cave_top != NONE else []
    cave = shared([*[1 << cave for cave in caves_taken(state)], *top])
    if cave != NONE:
        raise wrong("cave_twice", {"cave": pack.cave_ids[cave]})
    if state.below[PILE]:
        raise wrong("deck", {"key": "decks.villagers"})


def check_modules(state: TableState) -> None:
    """There are only so many artifacts and conditions, and each quest is claimed once."""
    pack = state.pack
    for artifact, one in enumerate(pack.artifacts):
        n = sum([village.artifacts[artifact] for village in state.villages])
        if n + state.artifact_pile[artifact] > one.copies:
            raise wrong("artifacts", {"key": "artifact_pile"})
    left = sum(state.artifact_pile) - state.artifacts_gone
    if left < 0 or (state.artifacts_gone and state.players != SOLO):
        raise wrong("artifacts", {"key": "artifacts_gone"})
    if state.artifact_on_deck and not left:
        raise wrong("artifacts", {"key": "artifact_on_deck"})
    if shared([state.quests, *[village.quests for village in state.villages]]) != NONE:
        raise wrong("quests", {"key": "quests"})
    state.ailments_left = (0,) * len(pack.ailments)
    if state.rules.deep:
        given = [0] * len(pack.ailments)
        for village in state.villages:
            given = [n + mask.bit_count() for n, mask in zip(given, village.ailments, strict=True)]
        for facts, n in zip(pack.ailments, given, strict=True):
            if n > facts.copies:
                raise wrong("conditions", {"key": facts.id, "value": n, "n": facts.copies})
        state.ailments_left = tuple([facts.copies - n for facts, n in zip(pack.ailments, given, strict=True)])


def count_tokens(state: TableState) -> None:
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

# What may lie on the step at the bottom of the stack, apart from an expedition, which lies on `turn_ends`.
ON: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("answer", "countered", "refreshed", "pay", "charge", "deal"),
    "declare": (),
    "judge": ("obey",),
    "turn_ends": ("pay", "charge", "built", "trained", "enter", "take_goods", "deal", "reveal"),
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
