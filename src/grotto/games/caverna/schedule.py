"""What each round brings (rules sections 3, 4 and 13): its card, its harvest, its marker."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.harvest import FULL, NO_HARVEST, PAY_ONE, UNKNOWN
from grotto.games.caverna.spaces import FAMILY_LIFE, SPACES, URGENT_WISH, WISH, board_spaces, card
from grotto.games.caverna.state import SOLO

# Section 3: the rounds that are played, and the cards from which each round's card comes.
ROUNDS: Final = {True: (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12), False: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)}

_STAGE_1: Final[tuple[str, ...]] = ("blacksmithing", "sheep_farming", "ore_mine_construction")
_STAGE_2: Final[tuple[str, ...]] = ("donkey_farming", "ruby_mine_construction")
_STAGE_3: Final[tuple[str, ...]] = ("family_life", "exploration", "ore_delivery")
_STAGE_4: Final[tuple[str, ...]] = ("adventure", "ore_trading", "ruby_delivery")
CARDS: Final[dict[int, tuple[str, ...]]] = {
    1: _STAGE_1, 2: _STAGE_1, 3: _STAGE_1, 4: ("wish_for_children",), 5: _STAGE_2, 6: _STAGE_2,
    7: _STAGE_3, 8: _STAGE_3, 9: _STAGE_3, 10: _STAGE_4, 11: _STAGE_4, 12: _STAGE_4,
}  # fmt: skip
# Section 13: there is no chance in the solo game.
SOLO_CARDS: Final = {
    1: "blacksmithing", 2: "sheep_farming", 3: "ore_mine_construction", 4: "wish_for_children", 5: "donkey_farming",
    6: "ruby_mine_construction", 7: "ore_delivery", 8: "family_life", 10: "ore_trading", 11: "adventure",
    12: "ruby_delivery",
}  # fmt: skip

# Fixed harvests; from round 6 on the markers decide, leaves and question marks by the number of players.
FIXED_HARVESTS: Final = {1: NO_HARVEST, 2: NO_HARVEST, 3: FULL, 4: PAY_ONE, 5: FULL}
FIRST_MARKER: Final = 6


def rounds_of(players: int) -> tuple[int, ...]:
    """The numbers of the rounds that are played."""
    return ROUNDS[players <= 2]


def _cards(players: int, round: int) -> list[int]:
    if players == SOLO:
        return [card(SOLO_CARDS[round])]
    cards = [card(id) for id in CARDS[round]]
    return [one for one in cards if any(players in row.players for row in SPACES[one].rows)]


# By number of players and round.
_STAGE_CARDS: Final = [{round: _cards(players, round) for round in rounds_of(players)} for players in range(1, 8)]


def stage_cards(players: int, round: int) -> list[int]:
    """The cards of which one comes up in this round, without those that this number of players does not use."""
    return _STAGE_CARDS[players - 1][round]


def usual_spaces(players: int, round: int) -> tuple[int, ...]:
    """The spaces of the boards, and for every round up to this one the first card that can be its."""
    opened = list(board_spaces(players))
    for number in rounds_of(players):
        if number <= round:
            opened.append(next(one for one in stage_cards(players, number) if one not in opened))
    return turned_over(tuple(opened))


def turned_over(opened: tuple[int, ...]) -> tuple[int, ...]:
    """Family life turns Wish for children over."""
    if FAMILY_LIFE not in opened:
        return opened
    return tuple([URGENT_WISH if space == WISH else space for space in opened])


def wrong_stage(players: int, begun: list[int], opened: tuple[int, ...]) -> tuple[int, list[int]] | None:
    """The first stage with a wrong number of open cards: how many there should be, and which are open."""
    for round in rounds_of(players):
        stage = stage_cards(players, round)
        wanted = sum([stage_cards(players, number) == stage for number in begun])
        found = [one for one in stage if one in opened or (one == WISH and URGENT_WISH in opened)]
        if len(found) != wanted:
            return wanted, found
    return None


def markers_of(players: int) -> tuple[int, int]:
    """Leaves and question marks in the game."""
    if players == SOLO:
        return 0, 0
    return (3, 3) if players == 2 else (4, 3)


def markers_from(players: int, round: int) -> int:
    """How many rounds, from this one on, have a marker."""
    if players == SOLO:
        return 0
    return sum([number >= max(round, FIRST_MARKER) for number in rounds_of(players)])


def harvest_of(players: int, round: int) -> int:
    """The harvest of a round, as far as it is known before its marker lies open."""
    return FIXED_HARVESTS.get(round, FULL if players == SOLO else UNKNOWN)
