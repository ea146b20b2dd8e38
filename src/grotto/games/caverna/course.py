"""Setup and rounds (rules sections 3 and 4)."""

from __future__ import annotations

from typing import Final

# Imported for the acts that they declare.
from grotto.games.caverna import exchanges, rubies  # noqa: F401
from grotto.games.caverna.any_time import can_exchange
from grotto.games.caverna.book import SPACE_IDS, SPACE_INDEX, SPACE_WORDS, STEPS, VOCABULARY
from grotto.games.caverna.breeding import BREED_STEP
from grotto.games.caverna.farm import HOME, NEWBORN, Farm
from grotto.games.caverna.furnishings import ALL_TILES, DELIVERED, INTRO_TILES
from grotto.games.caverna.goods import DONKEY, FOOD, ORE, RUBY
from grotto.games.caverna.harvest import (
    BREEDING,
    CHOOSE_STEP,
    CHOOSING,
    FEED_STEP,
    FEEDING,
    FIELDS,
    FULL,
    HARVESTS,
    NO_HARVEST,
    NOT_CHOSEN,
    QUESTION_EVENTS,
    UNKNOWN,
    EachPlayer,
    begin_harvest,
    food_due,
)
from grotto.games.caverna.herd import HOUSE, KEEP
from grotto.games.caverna.placing import PLACE_DWARF
from grotto.games.caverna.schedule import harvest_of, markers_of, rounds_of, stage_cards, usual_spaces
from grotto.games.caverna.solo import OVERFLOW, clear, overfull
from grotto.games.caverna.spaces import FAMILY_LIFE, SUPPLIES, URGENT_WISH, WISH, board_spaces
from grotto.games.caverna.state import SOLO, CavernaState
from grotto.kernel.acts import CLOSE, OUTCOME, Words, numbers
from grotto.kernel.agenda import NOBODY, AutomaticStep, Chances, ChanceStep, EvenStep, Frame, Step
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle, together
from grotto.kernel.kinds import NONE
from grotto.kernel.shapes import Field, seat_field

STARTING_FOOD: Final[tuple[int, ...]] = (1, 1, 2, 3, 3, 3, 3)
SOLO_FOOD: Final = 2

MARKERS: Final[tuple[str, ...]] = ("leaf", "question")
LEAF: Final = 0
QUESTION: Final = 1

STARTS: Final = VOCABULARY.add("starts", numbers(0, 6, "seat"), role=OUTCOME)
_FIRST_CARD: Final = SPACE_INDEX["blacksmithing"]
REVEAL: Final = VOCABULARY.add("reveal", SPACE_WORDS.some(range(_FIRST_CARD, len(SPACE_IDS))), role=OUTCOME)
MARKER: Final = VOCABULARY.add("marker", Words("marker", MARKERS), role=OUTCOME)
DONE: Final = VOCABULARY.add("done", role=CLOSE)


def tiles_of(state: CavernaState) -> int:
    """The furnishings that are played with."""
    return INTRO_TILES if state.intro else ALL_TILES


def first_turn(state: CavernaState) -> CavernaState:
    """The position of a new table when the first turn of the game begins, with the first card of the list."""
    players = state.players
    state.round = 1
    state.opened = usual_spaces(players, 1)
    state.leaves, state.questions = markers_of(players)
    state.supply = tiles_of(state)
    start_with(state, max(0, state.first_player))
    replenish(state)
    return state


def set_up(state: CavernaState) -> CavernaState:
    """The opening position on a new table; what chance decides in it is still to come."""
    players = state.players
    state.supply = tiles_of(state)
    state.opened = board_spaces(players)
    state.leaves, state.questions = markers_of(players)
    state.agenda.append((NEW_ROUND.number,))
    if players > SOLO and state.first_player == NONE:
        state.agenda.append((FIRST_PLAYER.number,))
    else:
        start_with(state, max(0, state.first_player))
    state.settle()
    return state


def start_with(state: CavernaState, seat: int) -> None:
    """The first starting player, and food by seat."""
    state.first = state.token = state.seat = seat
    give_food(state)


def give_food(state: CavernaState) -> list[Farm]:
    """Starting food by seat, clockwise from the starting player. Returns the farms."""
    for index in range(state.players):
        food = SOLO_FOOD if state.players == SOLO else STARTING_FOOD[index]
        state.farms[(state.first + index) % state.players].goods[FOOD] = food
    return state.farms


class FirstPlayer(EvenStep[CavernaState]):
    """A random starting player."""

    def fits(self, state: CavernaState, frame: Frame) -> bool:
        return state.round == 0

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        STARTS.offer(list(range(state.players)), acts)

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        start_with(state, STARTS.arg(act))
        if state.events is not None:
            state.tell("starts", {})


# ---- a round begins ------------------------------------------------------------------------


class NewRound(AutomaticStep[CavernaState]):
    """Reveal a card and a marker, replenish, receive income, work; each step lies on the next."""

    def fits(self, state: CavernaState, frame: Frame) -> bool:
        return state.round != rounds_of(state.players)[-1]

    def run(self, state: CavernaState, frame: Frame) -> None:
        rounds = rounds_of(state.players)
        state.round = rounds[0] if not state.round else rounds[rounds.index(state.round) + 1]
        state.first = state.seat = state.token
        state.agenda.append((WORK.number, state.first))
        state.agenda.append((INCOME.number, 0))
        state.agenda.append((REPLENISH.number,))
        if state.players == SOLO:
            state.agenda.append((OVERFLOW_CHECK.number,))
        state.harvest = harvest_of(state.players, state.round)
        if state.harvest == UNKNOWN and not state.late_markers:
            state.agenda.append((TURN_MARKER.number,))
        state.agenda.append((NEW_CARD.number,))
        if state.events is not None:
            state.tell("round", {"n": state.round}, NOBODY)


def hidden_cards(state: CavernaState) -> list[int]:
    """The cards that may come up this round."""
    return [one for one in stage_cards(state.players, state.round) if one not in state.opened]


class NewCard(EvenStep[CavernaState]):
    """A new action space, usable at once. Family life turns Wish for children over."""

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        REVEAL.offer(hidden_cards(state), acts)

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        one = REVEAL.arg(act)
        state.opened = (*state.opened, one)
        if one == FAMILY_LIFE:
            state.opened = tuple([URGENT_WISH if space == WISH else space for space in state.opened])
        if state.events is not None:
            state.tell("revealed", {"space": SPACE_IDS[one]}, NOBODY)


class TurnMarker(ChanceStep[CavernaState]):
    """The harvest marker of this round; the question marks count over the whole game."""

    def fits(self, state: CavernaState, frame: Frame) -> bool:
        return state.harvest == UNKNOWN and state.leaves + state.questions > 0

    def outcomes(self, state: CavernaState, frame: Frame) -> Chances:
        weights = ((MARKER.act(LEAF), state.leaves), (MARKER.act(QUESTION), state.questions))
        return [(act, weight) for act, weight in weights if weight]

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        if MARKER.arg(act) == LEAF:
            state.leaves -= 1
            state.harvest = FULL
        else:
            state.harvest = QUESTION_EVENTS[len(QUESTION_EVENTS) - state.questions]
            state.questions -= 1
        if state.events is not None:
            state.tell("marker", {"harvest": HARVESTS[state.harvest]}, NOBODY)


class OverflowCheck(AutomaticStep[CavernaState]):
    """Solo: overfull spaces lose their goods unless a ruby saves them."""

    def run(self, state: CavernaState, frame: Frame) -> None:
        spaces = overfull(state)
        if spaces and state.farms[0].goods[RUBY]:
            state.agenda.append((OVERFLOW.number, 0))
        else:
            clear(state, spaces)


def refilled(pile: Bundle, more: Bundle) -> Bundle:
    """The goods on a space after a refill; most spaces hold goods of one kind."""
    if len(pile) == 1 and len(more) == 1:
        good, n = pile[0]
        added, m = more[0]
        if good == added:
            return ((good, n + m),)
    return together(pile, more)


def replenish(state: CavernaState) -> None:
    """Add goods to every accumulating space in play; whether it is empty is judged once, for the whole space."""
    supplies = SUPPLIES[state.players]
    for space in state.opened:
        row = supplies[space]
        if row is not None and state.round >= row.from_round:
            pile = state.piles[space]
            state.piles[space] = refilled(pile, row.more) if pile else row.empty


class Replenish(AutomaticStep[CavernaState]):
    """Goods are added to the action spaces."""

    def run(self, state: CavernaState, frame: Frame) -> None:
        replenish(state)


class Income(EachPlayer):
    """Goods from suppliers, and the Miner's ore, in turn order: the holder of the token has just begun the round."""

    def each(self, state: CavernaState) -> None:
        farm = state.farms[state.seat]
        if any(farm.deliveries):
            for good, left in zip(DELIVERED, farm.deliveries, strict=True):
                if left:
                    state.gain(((good, 1),), "supplier")
            farm.deliveries = tuple([max(0, left - 1) for left in farm.deliveries])
        if farm.traits.miner_ore and farm.ore_mine:
            state.agenda.append((MINER.number,))
            # A donkey bought now would still work in a mine.
            if farm.goods[RUBY] and farm.goods[DONKEY] < farm.ore_mine.bit_count():
                state.agenda.append((BEFORE_INCOME.number,))


class Miner(AutomaticStep[CavernaState]):
    """1 ore per ore mine with a donkey; donkeys may be moved into the mines first (ruling 63)."""

    def run(self, state: CavernaState, frame: Frame) -> None:
        farm = state.farms[state.seat]
        ore = farm.traits.miner_ore * min(farm.goods[DONKEY], farm.ore_mine.bit_count())
        if ore:
            state.gain(((ORE, ore),), "miner")


class Window(Step[CavernaState]):
    """A moment for exchanges and nothing else."""

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        acts.append(DONE.act())

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        """Go on."""

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        return Reason("only_exchanges", {})


# ---- work and return -----------------------------------------------------------------------


class Work(AutomaticStep[CavernaState]):
    """The next player who still has a dwarf to place; when nobody has, all return home."""

    def remembers(self) -> list[Field]:
        return [seat_field("seat")]

    def run(self, state: CavernaState, frame: Frame) -> None:
        _, next_seat = frame
        state.dwarf = state.space = NONE
        for step in range(state.players):
            seat = (next_seat + step) % state.players
            if HOME in state.farms[seat].where:
                state.seat = seat
                state.agenda.append((self.number, (seat + 1) % state.players))
                state.agenda.append((PLACE_DWARF.number,))
                return
        state.agenda.append((RETURN_HOME.number,))


class ReturnHome(AutomaticStep[CavernaState]):
    """All dwarfs return; those born this round stay newborn until the harvest is over."""

    def run(self, state: CavernaState, frame: Frame) -> None:
        state.occupant = [NONE] * len(SPACE_IDS)
        for farm in state.farms:
            farm.where = [NEWBORN if where == NEWBORN else HOME for where in farm.where]
        state.seat = state.token
        state.agenda.append((ROUND_ENDS.number,))
        state.agenda.append((HARVEST.number,))
        if state.harvest == UNKNOWN:
            state.agenda.append((TURN_MARKER.number,))


class Harvest(AutomaticStep[CavernaState]):
    """The harvest of this round."""

    def run(self, state: CavernaState, frame: Frame) -> None:
        begin_harvest(state)


class RoundEnds(AutomaticStep[CavernaState]):
    """Newborn dwarfs grow up; after the last round everybody has one last moment for exchanges."""

    def run(self, state: CavernaState, frame: Frame) -> None:
        state.seat = state.token
        for farm in state.farms:
            farm.where = [HOME] * len(farm.where)
            farm.phase = NOT_CHOSEN
        last = state.round == rounds_of(state.players)[-1]
        state.agenda.append((LAST_EXCHANGES.number, 0) if last else (NEW_ROUND.number,))


class LastExchanges(EachPlayer):
    """One last window before scoring, for each player who can exchange anything (ruling 110)."""

    def each(self, state: CavernaState) -> None:
        if can_exchange(state, state.farms[state.seat]):
            state.agenda.append((LAST_WINDOW.number,))


# ---- feeding as it comes -------------------------------------------------------------------


def at_work(state: CavernaState) -> bool:
    """Whether dwarfs are still being placed in this round."""
    for frame in state.agenda:
        if frame[0] == WORK.number:
            return True
    return False


def before_feeding(state: CavernaState, seat: int) -> bool:
    """Whether the feeding of this round, if there is one, is still to come for a player."""
    for frame in state.agenda:
        step = frame[0]
        if step == WORK.number or step == RETURN_HOME.number or step == HARVEST.number:
            return True
        if step == FEEDING.number:
            _, done = frame
            if (seat - state.token) % state.players >= done:
                return True
        if step == FEED_STEP.number and seat == state.seat:
            return True
    return False


def coming_harvests(state: CavernaState, seat: int) -> list[tuple[int, int]]:
    """Rounds in which a player still has to pay food, with their harvests; a marker is a leaf while some are left."""
    found = []
    questions = state.questions
    for round in rounds_of(state.players):
        if round < state.round or (round == state.round and not before_feeding(state, seat)):
            continue
        harvest = state.harvest if round == state.round else harvest_of(state.players, round)
        if harvest == UNKNOWN:
            harvest = FULL if state.leaves else QUESTION_EVENTS[len(QUESTION_EVENTS) - questions]
            questions -= 1
        if harvest != NO_HARVEST:
            found.append((round, harvest))
    return found


def coming_food_due(state: CavernaState, seat: int) -> int:
    """Food that a player must pay in the harvest of this round, as things stand."""
    for round, harvest in coming_harvests(state, seat):
        return food_due(harvest, state.farms[seat], False) if round == state.round else 0
    return 0


FIRST_PLAYER: Final = STEPS.add(FirstPlayer("first_player"))
NEW_ROUND: Final = STEPS.add(NewRound("new_round"))
NEW_CARD: Final = STEPS.add(NewCard("new_card"))
TURN_MARKER: Final = STEPS.add(TurnMarker("turn_marker"))
OVERFLOW_CHECK: Final = STEPS.add(OverflowCheck("overflow_check"))
REPLENISH: Final = STEPS.add(Replenish("replenish"))
INCOME: Final = STEPS.add(Income("income"))
BEFORE_INCOME: Final = STEPS.add(Window("before_income"))
MINER: Final = STEPS.add(Miner("miner_income"))
WORK: Final = STEPS.add(Work("work"))
RETURN_HOME: Final = STEPS.add(ReturnHome("return_home"))
HARVEST: Final = STEPS.add(Harvest("harvest"))
ROUND_ENDS: Final = STEPS.add(RoundEnds("round_ends"))
LAST_EXCHANGES: Final = STEPS.add(LastExchanges("last_exchanges"))
LAST_WINDOW: Final = STEPS.add(Window("last_window"))

# These belong to no turn.
for _step in (
    NEW_ROUND, NEW_CARD, TURN_MARKER, OVERFLOW_CHECK, REPLENISH, INCOME, BEFORE_INCOME, MINER, WORK, RETURN_HOME,
    HARVEST, ROUND_ENDS, LAST_EXCHANGES, LAST_WINDOW,
):  # fmt: skip
    _step.between_turns = True

# ---- which step lies on which ----------------------------------------------------------------

# What may lie directly below each step; nothing below the first ones. The steps of an action are named apart.
_BELOW: Final[list[tuple[Step[CavernaState], tuple[Step[CavernaState], ...]]]] = [
    (NEW_ROUND, ()),
    (WORK, ()),
    (RETURN_HOME, ()),
    (ROUND_ENDS, ()),
    (LAST_EXCHANGES, ()),
    (FIRST_PLAYER, (NEW_ROUND,)),
    (INCOME, (WORK,)),
    (REPLENISH, (INCOME, REPLENISH)),
    (OVERFLOW_CHECK, (REPLENISH,)),
    (OVERFLOW, (REPLENISH,)),
    (TURN_MARKER, (WORK, REPLENISH, OVERFLOW_CHECK, HARVEST)),
    (NEW_CARD, (WORK, REPLENISH, OVERFLOW_CHECK, TURN_MARKER)),
    (MINER, (INCOME,)),
    (BEFORE_INCOME, (MINER,)),
    (PLACE_DWARF, (WORK,)),
    (HARVEST, (ROUND_ENDS,)),
    (BREEDING, (ROUND_ENDS,)),
    (FEEDING, (ROUND_ENDS, BREEDING)),
    (FIELDS, (FEEDING,)),
    (CHOOSING, (FIELDS,)),
    (CHOOSE_STEP, (CHOOSING,)),
    (FEED_STEP, (FEEDING,)),
    (BREED_STEP, (BREEDING,)),
    (LAST_WINDOW, (LAST_EXCHANGES,)),
    (KEEP, (HOUSE,)),
]
_LIES_ON: Final = {step.name: [one.name for one in below] for step, below in _BELOW}


def _may_lie_on(name: str, below: str, acting: bool) -> bool:
    if name in _LIES_ON:
        return below in _LIES_ON[name] if below else not _LIES_ON[name]
    # The rest of an action lies on the round of work or on other parts of the action; animals come at any time.
    return below != "" and (name == HOUSE.name or (acting and (below == WORK.name or below not in _LIES_ON)))


def in_order(names: list[str], acting: bool) -> bool:
    """Whether each step of an agenda lies on one that can have put it there; `acting`: whether a dwarf acts."""
    return all(_may_lie_on(name, below, acting) for name, below in zip(names, ["", *names], strict=False))
