"""Effects that hold lists of effects: a choice between them, and a gamble (R61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.book import add_story_step
from grotto.games.above_and_below.content.kinds import DIE, FACES, MOST_NUMBER, MOST_OPTIONS, Book
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.effects.effect import Effect, ReadEffect, describe_all
from grotto.games.above_and_below.expedition import outcome_field
from grotto.games.above_and_below.fields import count_field
from grotto.games.above_and_below.outcome import EFFECTS, Decision, effect_at, effect_fields, has_effect
from grotto.games.above_and_below.state import TableState
from grotto.kernel.agenda import EvenStep, Frame
from grotto.kernel.kinds import Int
from grotto.kernel.shapes import Field
from grotto.kernel.state import Json

if TYPE_CHECKING:
    from grotto.games.above_and_below.content.paragraphs import Reader
    from grotto.games.above_and_below.content.statistics import Tally
    from grotto.games.above_and_below.content.toml import Table

MOST_DICE: Final = 9
NO_LIST: Final = -1


# ---- choose one of ------------------------------------------------------------------------------


class ChooseOne(Effect):
    """The explorer picks one of several lists, each of them an outcome of the book."""

    def __init__(self, key: str, lists: tuple[int, ...]) -> None:
        super().__init__(key)
        self.lists = lists

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        state.agenda.append((PICK_OPTION.number, outcome, place, times))

    def describe(self, pack: Pack, book: Book) -> Json:
        return {"do": self.key, "lists": [describe_all(pack, book, number) for number in self.lists]}

    def estimate(self, tally: Tally, share: float, times: int) -> None:
        tally.count(self.key)
        # Each option is as likely as the others.
        for number in self.lists:
            tally.inner(number, share / len(self.lists), times)


def read_choose(reader: Reader, table: Table, key: str) -> Effect:
    """`{ choose = [[{ coins = 3 }], [{ ore = 1 }]] }`."""
    options = table.items(key)
    if not 2 <= len(options) <= MOST_OPTIONS:
        table.note(key, "pack_range", {"key": key, "value": len(options), "low": 2, "high": MOST_OPTIONS})
    return ChooseOne(key, tuple(reader.effect_list(table, option) for option in options))


def option_lists(state: TableState, frame: Frame) -> tuple[int, ...]:
    """The lists that a frame of `pick_option` lets choose from."""
    _, number, place, _ = frame
    effect = effect_at(state, number, place)
    assert isinstance(effect, ChooseOne)
    return effect.lists


class PickOption(Decision):
    """`choose one of`; options are counted from 1."""

    def remembers(self) -> list[Field]:
        return effect_fields()

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, number, place, _ = frame
        return has_effect(state, number, place) and isinstance(effect_at(state, number, place), ChooseOne)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        for option in range(1, len(option_lists(state, frame)) + 1):
            acts.append(state.acts.option.act(option))

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, _, _, times = frame
        number = option_lists(state, frame)[state.acts.option.arg(act) - 1]
        state.agenda.append((EFFECTS.number, number, 0, times))


# ---- gambling (R61) -----------------------------------------------------------------------------


class Gamble(Effect):
    """Dice whose faces bring effects. Where the explorer may bet, coins count as often as coins were bet."""

    def __init__(self, key: str, dice: int, bet: int, faces: tuple[int, ...]) -> None:
        super().__init__(key)
        self.dice = dice
        # The highest bet; 0 if the table is taken as written.
        self.bet = bet
        # For each face an outcome of the book, or NO_LIST.
        self.faces = faces

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        if self.bet and state.villages[state.seat].coins:
            state.agenda.append((BET.number, outcome, place))
        else:
            state.agenda.append((FORTUNE.number, outcome, place, 0 if self.bet else times, self.dice))

    def describe(self, pack: Pack, book: Book) -> Json:
        faces: Json = {}
        for face, number in enumerate(self.faces):
            if number != NO_LIST:
                faces[str(face + 1)] = describe_all(pack, book, number)
        return {"do": self.key, "dice": self.dice, "bet": self.bet, "faces": faces}

    def estimate(self, tally: Tally, share: float, times: int) -> None:
        tally.count(self.key)
        # All faces are equally likely; the highest bet counts.
        for number in self.faces:
            if number != NO_LIST:
                tally.inner(number, share * self.dice / DIE, self.bet or times)


def read_gamble(reader: Reader, table: Table, key: str) -> Effect:
    """`{ gamble = { dice = 2, bet = 3, faces = { 1 = [{ coins = -1 }], 6 = [{ coins = 2 }] } } }`."""
    inner = table.table(key)
    faces = inner.table("faces")
    lists: list[int] = []
    for face in range(1, DIE + 1):
        effects = faces.get(str(face))
        lists.append(NO_LIST if effects is None else reader.effect_list(faces, effects))
    faces.done()
    bet = inner.whole("bet", 1, MOST_NUMBER) if "bet" in inner.data else 0
    dice = inner.whole("dice", 1, MOST_DICE)
    inner.done()
    return Gamble(key, dice, bet, tuple(lists))


def gamble_at(state: TableState, number: int, place: int) -> Gamble:
    """The gamble at a place of an outcome."""
    effect = effect_at(state, number, place)
    assert isinstance(effect, Gamble)
    return effect


class Bet(Decision):
    """How many coins are bet; they are not paid beforehand."""

    def remembers(self) -> list[Field]:
        return [outcome_field(), count_field("place", 0)]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, number, place = frame
        return has_effect(state, number, place) and isinstance(effect_at(state, number, place), Gamble)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, number, place = frame
        most = gamble_at(state, number, place).bet
        for coins in range(min(most, state.villages[state.seat].coins) + 1):
            acts.append(state.acts.bet.act(coins))

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, number, place = frame
        bet = state.acts.bet.arg(act)
        if state.events is not None:
            state.tell("bet", {"good": "coin", "n": bet})
        state.agenda.append((FORTUNE.number, number, place, bet, gamble_at(state, number, place).dice))


class Fortune(EvenStep[TableState]):
    """A die of the gamble: its face brings its effects."""

    def remembers(self) -> list[Field]:
        dice = Field("dice", Int(1, MOST_DICE))
        return [outcome_field(), count_field("place", 0), count_field("times", 0), dice]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, number, place, _, _ = frame
        return has_effect(state, number, place) and isinstance(effect_at(state, number, place), Gamble)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        state.acts.fortune.offer(FACES, acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, number, place, bet, dice = frame
        face = state.acts.fortune.arg(act)
        if state.events is not None:
            state.tell("fortune", {"n": face})
        if dice > 1:
            state.agenda.append((self.number, number, place, bet, dice - 1))
        effects = gamble_at(state, number, place).faces[face - 1]
        if effects != NO_LIST:
            state.agenda.append((EFFECTS.number, effects, 0, bet))


PICK_OPTION: Final = add_story_step(PickOption("pick_option"))
BET: Final = add_story_step(Bet("bet"))
FORTUNE: Final = add_story_step(Fortune("fortune"))
KINDS: Final[dict[str, ReadEffect]] = {"choose": read_choose, "gamble": read_gamble}
