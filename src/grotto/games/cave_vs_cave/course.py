"""Setup, rounds and turns (rules sections 4, 5, 6 and 13)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave.book import STEPS, VOCABULARY
from grotto.games.cave_vs_cave.digging import TURN_UP, TURN_UP_STACK, count_is_final
from grotto.games.cave_vs_cave.goods import GOLD, GOODS
from grotto.games.cave_vs_cave.rooms import LIGHT_ROOMS, ROOM_IDS
from grotto.games.cave_vs_cave.state import SOLO, TURNS, CaveState
from grotto.games.cave_vs_cave.tiles import START, TAKE, TILE_IDS, TILES
from grotto.kernel.acts import OUTCOME, Words
from grotto.kernel.agenda import NOBODY, AutomaticStep, EvenStep, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import NONE, Int
from grotto.kernel.shapes import Field

SOLO_DISPLAY: Final = 3
SOLO_STACK: Final = 9

STARTS: Final = VOCABULARY.add("starts", Words("seat", ("0", "1")), role=OUTCOME)
REVEAL: Final = VOCABULARY.add("reveal", Words("tile", TILE_IDS), role=OUTCOME)


def set_up(state: CaveState) -> CaveState:
    """The opening position on a new table; what chance decides in it is still to come."""
    state.opened = sum([1 << index for index, tile in enumerate(TILES) if tile.back == START])
    state.agenda.append((NEW_ROUND.number,))
    if state.players == SOLO:
        state.stack = SOLO_STACK
        state.agenda.append((DISPLAY_ROOM.number, SOLO_DISPLAY))
    else:
        state.display = LIGHT_ROOMS
        if state.first_player == NONE:
            state.agenda.append((FIRST_PLAYER.number,))
        else:
            state.first = state.seat = state.first_player
    state.settle()
    return state


class FirstPlayer(EvenStep[CaveState]):
    """A random first player."""

    def legal(self, state: CaveState, frame: Frame, acts: list[int]) -> None:
        STARTS.offer(list(range(state.players)), acts)

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        state.first = state.seat = STARTS.arg(act)
        if state.events is not None:
            state.tell("starts", {})


class DisplayRoom(EvenStep[CaveState]):
    """Solo: three of the six light rooms form the display, the others leave the game."""

    def remembers(self) -> list[Field]:
        return [Field("left", Int(1, SOLO_DISPLAY))]

    def fits(self, state: CaveState, frame: Frame) -> bool:
        _, left = frame
        return state.display.bit_count() == SOLO_DISPLAY - left

    def legal(self, state: CaveState, frame: Frame, acts: list[int]) -> None:
        TURN_UP.offer(bits(LIGHT_ROOMS & ~state.display), acts)

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        room = TURN_UP.arg(act)
        state.display |= 1 << room
        if state.events is not None:
            state.tell("laid_out", {"room": ROOM_IDS[room]}, NOBODY)
        _, left = frame
        if left > 1:
            state.agenda.append((self.number, left - 1))


def hidden_tiles(state: CaveState) -> list[int]:
    """The face-down tiles that can be the next one: the back shows the turns of its round."""
    turns = state.dwarves()
    return [
        index
        for index, tile in enumerate(TILES)
        if tile.back == turns and not state.opened >> index & 1 and (tile.solo or state.players != SOLO)
    ]


class NewRound(EvenStep[CaveState]):
    """A round begins by turning up the next face-down action tile."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.between_turns = True

    def legal(self, state: CaveState, frame: Frame, acts: list[int]) -> None:
        REVEAL.offer(hidden_tiles(state), acts)

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        tile = REVEAL.arg(act)
        state.opened |= 1 << tile
        if state.events is not None:
            state.tell("round", {"n": state.round, "turns": state.dwarves()}, NOBODY)
            state.tell("revealed", {"tile": TILE_IDS[tile]}, NOBODY)
        state.agenda.append((TAKE_TILE.number,))


def has_most_gold(state: CaveState) -> bool:
    """Strictly more gold than the opponent; the solo game drops the clause."""
    if state.players == SOLO:
        return True
    return state.caves[state.seat].goods[GOLD] > state.caves[1 - state.seat].goods[GOLD]


class TakeTile(Step[CaveState]):
    """There is no passing: a tile must be taken, but all of it may be ignored (R27)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.between_turns = True

    def legal(self, state: CaveState, frame: Frame, acts: list[int]) -> None:
        taken = state.taken
        for tile in bits(state.opened):
            if taken[tile] == NONE and (not TILES[tile].needs_most_gold or has_most_gold(state)):
                acts.append(TAKE.act(tile))

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        tile = TAKE.arg(act)
        state.taken[tile] = state.seat
        state.tile = tile
        if state.events is not None:
            state.tell("took", {"tile": TILE_IDS[tile]})
        state.agenda.append((TURN_ENDS.number,))
        state.agenda.append((TILES[tile].number, 0))

    def explain(self, state: CaveState, frame: Frame, act: int) -> Reason:
        if act not in TAKE:
            return Reason("take_first", {})
        tile = TAKE.arg(act)
        if state.players == SOLO and not TILES[tile].solo:
            return Reason("not_in_solo", {"tile": TILE_IDS[tile]})
        if not state.opened >> tile & 1:
            return Reason("tile_hidden", {"tile": TILE_IDS[tile]})
        if state.taken[tile] != NONE:
            return Reason("tile_taken", {"tile": TILE_IDS[tile], "seat": state.taken[tile]})
        n = state.caves[1 - state.seat].goods[GOLD] + 1 - state.caves[state.seat].goods[GOLD]
        return Reason("needs_most_gold", {"tile": TILE_IDS[tile], "good": GOODS[GOLD], "n": n})

    def prompt(self, state: CaveState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"turn": state.turn // state.players + 1, "turns": state.dwarves()})


class TurnEnds(AutomaticStep[CaveState]):
    """Solo turns up the stack tile that had to wait for the end of the turn (R25)."""

    def run(self, state: CaveState, frame: Frame) -> None:
        state.agenda.append((NEXT_TURN.number,))
        if state.players == SOLO and state.digs == 1 and state.stack:
            if not count_is_final(state, TILES[state.tile].parts):
                state.agenda.append((TURN_UP_STACK.number,))


class NextTurn(AutomaticStep[CaveState]):
    """The other player's turn; after the last one all tiles return and the start changes hands."""

    def run(self, state: CaveState, frame: Frame) -> None:
        state.tile = NONE
        state.resting = 0
        state.digs = 0
        state.hook_used = 0
        state.turn += 1
        if state.turn < state.players * state.dwarves():
            state.agenda.append((TAKE_TILE.number,))
        else:
            state.taken = [NONE] * len(TILES)
            state.turn = 0
            state.first = (state.first + 1) % state.players
            if state.round < len(TURNS[state.players]):
                state.round += 1
                state.agenda.append((NEW_ROUND.number,))
            elif state.events is not None:
                state.tell("game_ends", {}, NOBODY)
        state.seat = (state.first + state.turn) % state.players


FIRST_PLAYER: Final = STEPS.add(FirstPlayer("first_player"))
DISPLAY_ROOM: Final = STEPS.add(DisplayRoom("display_room"))
NEW_ROUND: Final = STEPS.add(NewRound("new_round"))
TAKE_TILE: Final = STEPS.add(TakeTile("take_tile"))
TURN_ENDS: Final = STEPS.add(TurnEnds("turn_ends"))
NEXT_TURN: Final = STEPS.add(NextTurn("next_turn"))
NEXT_TURN.between_turns = True
