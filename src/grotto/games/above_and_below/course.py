"""Setup (section 3), rounds and turns (section 4), the end of a round (section 9), one player (section 18)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import STEPS, Acts
from grotto.games.above_and_below.build import Build
from grotto.games.above_and_below.content.kinds import SOLO, STAR, START_GROUP
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.decks import (
    DEAL_KEY,
    KEY_ROW,
    REVEAL,
    STAR_ROW,
    fill_row,
    fill_training_row,
    whole_decks,
)
from grotto.games.above_and_below.explore import Explore
from grotto.games.above_and_below.harvest import Harvest
from grotto.games.above_and_below.labor import Labor, Pass
from grotto.games.above_and_below.market import Offer, PutOut, Refresh, TakeBack
from grotto.games.above_and_below.modules.artifacts import drop_artifact, lay_artifact, turn_up
from grotto.games.above_and_below.modules.quests import dearest_quest
from grotto.games.above_and_below.rest import REST
from grotto.games.above_and_below.scoring import reputation_ranks
from grotto.games.above_and_below.settings import Rules
from grotto.games.above_and_below.state import HOUSES, OUTPOSTS, TableState, new_state
from grotto.games.above_and_below.track import FINAL_PLACEMENT, PLACE_BEFORE_INCOME, can_place, income
from grotto.games.above_and_below.train import Train
from grotto.games.above_and_below.turn import DEED_OF, DEEDS, TURN
from grotto.games.above_and_below.village import one_more
from grotto.kernel.agenda import NOBODY, AutomaticStep, EvenStep, Frame
from grotto.kernel.kinds import NONE
from grotto.kernel.shapes import Field, seat_field

# The five actions, passing, free actions.
DEED_OF.update({
    "explore": Explore(), "build": Build(), "harvest": Harvest(), "train": Train(), "labor": Labor(), "pass": Pass(),
    "offer": Offer(), "put_out": PutOut(), "take_back": TakeBack(), "refresh": Refresh(),
})  # fmt: skip
DEEDS.extend(DEED_OF.values())
DEED_OF["train_with"] = DEED_OF["train"]


def found_villages(acts: Acts, pack: Pack, rules: Rules, players: int) -> TableState:
    """Every player with his starting villagers and house; nothing else is laid out yet."""
    state = new_state(acts, pack, rules, players)
    pack.book(0)
    state.first = state.seat = max(0, rules.first_player)
    people = pack.group_masks[START_GROUP]
    for seat, village in enumerate(state.villages):
        village.exhausted = pack.start[players].exhausted
        village.ready = people & ~village.exhausted
        state.add_building(seat, pack.starting_house, 0)
    state.supply[pack.cider] -= 1
    state.cider_on_board = 1
    return state


def give_first_coins(state: TableState) -> None:
    """Coins by seat, counted from the first player."""
    for place, seat in enumerate(state.seats_from(state.first)):
        state.villages[seat].coins = state.pack.start[state.players].coins[place]


def first_turn(acts: Acts, pack: Pack, rules: Rules, players: int) -> TableState:
    """The first turn begins. Rows and decks are still empty: `position.py` says what lies there."""
    state = found_villages(acts, pack, rules, players)
    give_first_coins(state)
    return state


def set_up(acts: Acts, pack: Pack, rules: Rules, players: int) -> TableState:
    """The opening position, before any dice or draws of the setup."""
    state = found_villages(acts, pack, rules, players)
    state.rows[STAR_ROW] = tuple([card for card in range(len(pack.cards)) if pack.card_masks[STAR] >> card & 1])
    state.unseen = whole_decks(state)
    state.quests = (1 << len(pack.quests)) - 1 if rules.quests else 0
    state.agenda.append((NEW_ROUND.number,))
    fill_row(state, OUTPOSTS)
    fill_row(state, HOUSES)
    state.agenda.append((FIRST_COINS.number,))
    state.agenda.append((REVEAL.number,))
    fill_training_row(state)
    if pack.key_row:
        state.agenda.append((DEAL_KEY.number, pack.key_row))
    if rules.first_player == NONE and players != SOLO:
        state.agenda.append((FIRST_PLAYER.number,))
    state.settle()
    return state


class FirstPlayer(EvenStep[TableState]):
    """A random first player."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        state.acts.starts.offer(list(range(state.players)), acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        state.first = state.seat = state.acts.starts.arg(act)
        if state.events is not None:
            state.tell("starts", {})


class FirstCoins(AutomaticStep[TableState]):
    """Once the first player is known the coins follow."""

    def run(self, state: TableState, frame: Frame) -> None:
        give_first_coins(state)


class NewRound(AutomaticStep[TableState]):
    """A round begins with the first player."""

    def run(self, state: TableState, frame: Frame) -> None:
        state.seat = state.first
        for village in state.villages:
            village.passed = False
        if state.events is not None:
            state.tell("round", {"n": state.round}, NOBODY)
        lay_artifact(state)
        begin_turn(state)


def begin_turn(state: TableState) -> None:
    """Begin the turn of the current seat. A player who could only pass passes automatically."""
    state.new_turn()
    village = state.villages[state.seat]
    if not village.ready:
        acts: list[int] = []
        for deed in DEEDS:
            deed.offer(state, village, acts)
        if acts == [state.acts.pass_.act()]:
            village.passed = True
            if state.events is not None:
                state.tell("passed", {})
            state.agenda.append((TURN_ENDS.number,))
            return
    state.agenda.append((TURN.number,))


class TurnEnds(AutomaticStep[TableState]):
    """Play goes clockwise past those who have passed; when all have, the round is over."""

    def run(self, state: TableState, frame: Frame) -> None:
        for seat in state.seats_from(state.seat + 1):
            if not state.villages[seat].passed:
                state.seat = seat
                begin_turn(state)
                return
        state.new_turn()
        state.agenda.append((ROUND_ENDS.number,))


# ---- the end of a round -------------------------------------------------------------------------


class RoundEnds(AutomaticStep[TableState]):
    """The round marker moves; if it cannot, the game ends here (R36). The steps follow in order (section 9)."""

    def run(self, state: TableState, frame: Frame) -> None:
        state.seat = state.first
        seats = state.seats_from(state.first)
        if state.round == state.pack.rounds:
            end_game(state)
            return
        state.agenda.append((ROUND_IS_OVER.number,))
        for seat in reversed(seats):
            state.agenda.append((WINDOW.number, seat))
        for seat in reversed(seats):
            state.agenda.append((REST.number, seat))
        state.agenda.append((NEW_VILLAGERS.number,))
        if state.players == SOLO:
            state.agenda.append((SOLO_STEPS.number,))
        put_cider(state)


def put_cider(state: TableState) -> None:
    """A cider on the board if the space is empty and the supply has one."""
    cider = state.pack.cider
    if not state.cider_on_board and (state.supply[cider] > 0 or not state.rules.token_limits):
        state.supply[cider] -= 1
        state.cider_on_board = 1


class NewVillagers(AutomaticStep[TableState]):
    """The row of villagers slides and is filled."""

    def run(self, state: TableState, frame: Frame) -> None:
        fill_training_row(state)


class Window(AutomaticStep[TableState]):
    """A player with goods in his supply is asked once before income (R54)."""

    def remembers(self) -> list[Field]:
        return [seat_field("seat")]

    def run(self, state: TableState, frame: Frame) -> None:
        _, seat = frame
        if can_place(state, seat):
            state.agenda.append((PLACE_BEFORE_INCOME.number, seat))


class RoundIsOver(AutomaticStep[TableState]):
    """Income, goods, potions, artifacts, and the first-player card goes to the left (R02, R57)."""

    def run(self, state: TableState, frame: Frame) -> None:
        seats = state.seats_from(state.first)
        for seat in seats:
            state.gain_coins(seat, income(state, seat), "income")
        for seat in seats:
            refresh_goods(state, seat)
        for seat in seats:
            potions = state.total(seat, state.pack.potion_income)
            if potions:
                state.gain(seat, state.pack.potion, potions, "potion_income")
        turn_up(state)
        state.first = (state.first + 1) % state.players
        state.round += 1
        state.agenda.append((NEW_ROUND.number,))
        if state.players == SOLO and state.artifact_on_deck:
            drop_artifact(state)


def refresh_goods(state: TableState, seat: int) -> None:
    """Every replenishing card that is empty receives 1 good, card by card in the order of building (R02, R03)."""
    village = state.villages[seat]
    for place, number in enumerate(village.buildings):
        card = state.pack.cards[number]
        if card.replenish and not village.stock[place]:
            if state.supply[card.good] > 0 or not state.rules.token_limits:
                state.supply[card.good] -= 1
                village.stock = one_more(village.stock, place)
                if state.events is not None:
                    good = state.pack.goods[card.good]
                    state.tell("stocked", {"good": good, "n": 1, "building": card.id}, seat)


# ---- the end of the game ------------------------------------------------------------------------


def end_game(state: TableState) -> None:
    """The market closes, then the last placement (R27); goods still on buildings are lost."""
    for village in state.villages:
        if village.sale != NONE and state.rules.market_closes:
            village.items[village.sale] += 1
            village.sale = NONE
    if state.events is not None:
        state.tell("game_ends", {}, NOBODY)
    for seat in reversed(state.seats_from(state.first)):
        state.agenda.append((LAST_WINDOW.number, seat))


class LastWindow(AutomaticStep[TableState]):
    """A player with goods in his supply is asked for the last time."""

    def remembers(self) -> list[Field]:
        return [seat_field("seat")]

    def run(self, state: TableState, frame: Frame) -> None:
        _, seat = frame
        if can_place(state, seat):
            state.agenda.append((FINAL_PLACEMENT.number, seat))


# ---- one player ---------------------------------------------------------------------------------


class SoloSteps(AutomaticStep[TableState]):
    """What leaves the game at the end of a round with one player (section 18)."""

    def run(self, state: TableState, frame: Frame) -> None:
        pack = state.pack
        leaving = next((villager for villager in state.training if villager != NONE), NONE)
        if leaving != NONE:
            state.training = tuple([NONE if villager == leaving else villager for villager in state.training])
            if state.events is not None:
                state.tell("villager_left", {"villager": pack.villager_ids[leaving]}, NOBODY)
        for row in (OUTPOSTS, HOUSES):
            if state.rows[row]:
                state.below[row] = (*state.below[row], state.rows[row][0])
                state.rows[row] = state.rows[row][1:]
            fill_row(state, row)
        if state.round in pack.solo.key and state.rows[KEY_ROW]:
            cheapest = min(state.rows[KEY_ROW], key=lambda card: pack.costs[card])
            state.rows[KEY_ROW] = tuple([card for card in state.rows[KEY_ROW] if card != cheapest])
            if state.events is not None:
                state.tell("building_left", {"building": pack.card_ids[cheapest]}, NOBODY)
        if state.round in pack.solo.rival:
            ranks = reputation_ranks(state)
            state.rival = min(state.rival + 1, pack.reputation_bottom)
            if state.events is not None:
                state.tell_ranks(ranks)
        quest = dearest_quest(state)
        if state.round in pack.solo.quest and quest >= 0:
            state.quests &= ~(1 << quest)
            if state.events is not None:
                state.tell("quest_left", {"quest": pack.quest_ids[quest]}, NOBODY)


FIRST_PLAYER: Final = STEPS.add(FirstPlayer("first_player"))
FIRST_COINS: Final = STEPS.add(FirstCoins("first_coins"))
NEW_ROUND: Final = STEPS.add(NewRound("new_round"))
TURN_ENDS: Final = STEPS.add(TurnEnds("turn_ends"))
ROUND_ENDS: Final = STEPS.add(RoundEnds("round_ends"))
NEW_VILLAGERS: Final = STEPS.add(NewVillagers("new_villagers"))
WINDOW: Final = STEPS.add(Window("window"))
ROUND_IS_OVER: Final = STEPS.add(RoundIsOver("round_is_over"))
LAST_WINDOW: Final = STEPS.add(LastWindow("last_window"))
SOLO_STEPS: Final = STEPS.add(SoloSteps("solo_steps"))

# These belong to no turn.
for _step in (
    FIRST_COINS, NEW_ROUND, TURN_ENDS, ROUND_ENDS, NEW_VILLAGERS, WINDOW, ROUND_IS_OVER, LAST_WINDOW, SOLO_STEPS,
):  # fmt: skip
    _step.between_turns = True
