"""Action: Train (section 7, R06, R39)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import EXHAUSTED, READY, STEPS
from grotto.games.above_and_below.fields import villager_field
from grotto.games.above_and_below.modules.artifacts import no_artifact, turn_down, usable
from grotto.games.above_and_below.payment import FOR_TRAINING, charge, purse
from grotto.games.above_and_below.state import TRAIN, TableState
from grotto.games.above_and_below.turn import PERFORMERS, Deed, check_obedience, exhaust, not_ready
from grotto.games.above_and_below.village import Village
from grotto.kernel.agenda import AutomaticStep, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import NONE
from grotto.kernel.shapes import Field


def price(state: TableState, plus: bool, slot: int) -> int:
    """What a villager in a slot costs: quill plus takes 1 off, not below 0 (R07)."""
    cost = state.pack.training[slot]
    return cost - 1 if plus and cost else cost


def within_reach(state: TableState, plus: bool, coins: int) -> list[int]:
    """The newcomers of the row whom so many coins pay."""
    row = state.training
    return [row[slot] for slot in range(len(row)) if row[slot] != NONE and price(state, plus, slot) <= coins]


class Train(Deed):
    """A ready villager with a quill trains a villager of the row."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        pack = state.pack
        ready = village.ready
        trainers = ready & pack.quills
        teaching: list[int] = []
        if state.rules.artifacts:
            teaching = [artifact for artifact in state.acts.teaching if usable(state, state.seat, artifact)]
        if not trainers and not teaching:
            return
        coins = purse(state, village)
        payable = within_reach(state, False, coins)
        payable_with_plus = within_reach(state, True, coins)
        train, train_with = state.acts.train, state.acts.train_with
        for villager in bits(trainers):
            train.offer(villager, payable_with_plus if pack.quill_plus >> villager & 1 else payable, acts)
        for artifact in teaching:
            for villager in bits(ready):
                for newcomer in payable_with_plus:
                    acts.append(train_with.act(artifact, villager, newcomer))

    def split(self, state: TableState, act: int) -> tuple[int, int, int]:
        """Artifact (NONE without), trainer and newcomer of an act."""
        if act in state.acts.train_with:
            return state.acts.train_with.args(act)
        trainer, newcomer = state.acts.train.args(act)
        return NONE, trainer, newcomer

    def take(self, state: TableState, act: int) -> None:
        artifact, villager, newcomer = self.split(state, act)
        # The artifact is named with the declaration and turned down only when the action takes place (R39).
        check_obedience(state, TRAIN, 1 << villager, newcomer, artifact)

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        artifact, villager, newcomer = self.split(state, act)
        reason = not_ready(state, village, villager)
        if reason is not None:
            return reason
        if artifact != NONE and not usable(state, state.seat, artifact):
            return no_artifact(state, state.seat, artifact)
        if newcomer not in state.training:
            return Reason("villager_not_in_row", {"villager": state.pack.villager_ids[newcomer]})
        plus = artifact != NONE or bool(state.pack.quill_plus >> villager & 1)
        due = price(state, plus, state.training.index(newcomer))
        return Reason("short", {"good": "coin", "n": due - purse(state, village)})


def train(state: TableState, newcomer: int, artifact: int) -> None:
    """The trainer teaches: pay, then the newcomer joins."""
    trainer = state.members.bit_length() - 1
    plus = bool(state.pack.quill_plus >> trainer & 1)
    if artifact != NONE:
        turn_down(state, state.seat, artifact)
        plus = True
    exhaust(state, state.members)
    state.agenda.append((TRAINED.number, newcomer))
    charge(state, price(state, plus, state.training.index(newcomer)), FOR_TRAINING)


class Trained(AutomaticStep[TableState]):
    """The newcomer leaves the row; his slot stays empty until the end of the round."""

    def remembers(self) -> list[Field]:
        return [villager_field("newcomer")]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, newcomer = frame
        return newcomer in state.training

    def run(self, state: TableState, frame: Frame) -> None:
        _, newcomer = frame
        state.training = tuple([NONE if villager == newcomer else villager for villager in state.training])
        if state.total(state.seat, state.pack.train_to_ready):
            state.agenda.append((ENTER.number, newcomer))
        else:
            state.receive_villager(state.seat, newcomer)


class Enter(Step[TableState]):
    """Who owns train-to-ready decides where the newcomer goes."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def remembers(self) -> list[Field]:
        return [villager_field("newcomer")]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, newcomer = frame
        at_home = any(village.villagers() >> newcomer & 1 for village in state.villages)
        return newcomer not in state.training and not at_home

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        acts.append(state.acts.enter.act(READY))
        acts.append(state.acts.enter.act(EXHAUSTED))

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, newcomer = frame
        state.receive_villager(state.seat, newcomer, ready=state.acts.enter.arg(act) == READY)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        _, newcomer = frame
        return Prompt(self.name, {"villager": state.pack.villager_ids[newcomer]})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        _, newcomer = frame
        return Reason("enter_first", {"villager": state.pack.villager_ids[newcomer]})


TRAINED: Final = STEPS.add(Trained("trained"))
ENTER: Final = STEPS.add(Enter("enter"))
PERFORMERS[TRAIN] = train
