"""A turn (section 4): free actions, then one action or pass; declaring villagers, and obedience (R09-R11, R52, R53)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.content.kinds import FACES, SADNESS
from grotto.games.above_and_below.fields import artifact_ids, villager_field
from grotto.games.above_and_below.modules.artifacts import no_artifact, usable
from grotto.games.above_and_below.state import ACTIONS, BUILD, EXPLORE, HARVEST, TRAIN, TableState
from grotto.games.above_and_below.village import Village
from grotto.kernel.agenda import AutomaticStep, EvenStep, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import NONE, OneOf
from grotto.kernel.shapes import Field

# A villager refuses on an obedience die up to this.
REFUSAL: Final = 2
PARTY: Final = 2


class Deed:
    """Something that may be done in a turn: one of the five actions, a free action, or passing."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        """Append the acts by which it can be done now."""
        raise NotImplementedError

    def take(self, state: TableState, act: int) -> None:
        """Begin it. A free action leaves the turn on the agenda."""
        raise NotImplementedError

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        """Why the act, one of this deed's, can't be done now."""
        raise NotImplementedError


# What may be done in a turn, in the order in which it is offered, and the deed of each verb. Filled in `course.py`.
DEEDS: Final[list[Deed]] = []
DEED_OF: Final[dict[str, Deed]] = {}
# Carry out each action once its villagers have obeyed, with what was declared: a card or villager, and an artifact.
PERFORMERS: Final[dict[int, Callable[[TableState, int, int], None]]] = {}


class Turn(Step[TableState]):
    """The turn of a player up to his action."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        village = state.villages[state.seat]
        for deed in DEEDS:
            deed.offer(state, village, acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        DEED_OF[state.acts.vocabulary.entries[act].verb].take(state, act)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        if state.villages[state.seat].ready:
            return Prompt(self.name, {})
        return Prompt("turn_nobody_ready", {})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        deed = DEED_OF.get(state.acts.vocabulary.entries[act].verb)
        if deed is None:
            return Reason("action_first", {})
        return deed.explain(state, state.villages[state.seat], act)


def resume_turn(state: TableState) -> None:
    """After a free action the turn goes on."""
    state.agenda.append((TURN.number,))


def not_ready(state: TableState, village: Village, villager: int) -> Reason | None:
    """Why a villager can't be sent; None if he is ready."""
    bit = 1 << villager
    id = state.pack.villager_ids[villager]
    if village.ready & bit:
        return None
    if village.exhausted & bit:
        return Reason("villager_exhausted", {"villager": id})
    if village.injured & bit:
        return Reason("villager_injured", {"villager": id})
    return Reason("not_your_villager", {"villager": id})


def exhaust(state: TableState, mask: int) -> None:
    """Move villagers from ready to exhausted."""
    village = state.villages[state.seat]
    village.ready &= ~mask
    village.exhausted |= mask
    if state.events is not None:
        for villager in bits(mask):
            state.tell("exhausted", {"villager": state.pack.villager_ids[villager]})


# ---- declaring several villagers (explore, harvest, labor) --------------------------------------


def goods_on_buildings(village: Village) -> int:
    """Goods that can be harvested."""
    return sum(village.stock)


def most_members(state: TableState, village: Village) -> int:
    """How many villagers the action being declared can take (R48)."""
    if state.action != HARVEST:
        return village.ready.bit_count()
    return goods_on_buildings(village) - (state.brought != NONE)


def declare(state: TableState, action: int, villager: int) -> None:
    """Name the first villager of an action."""
    state.action = action
    state.members = 1 << villager
    state.brought = NONE
    go_on_declaring(state)


def go_on_declaring(state: TableState) -> None:
    """Ask for more villagers while there are any; else the action begins."""
    acts: list[int] = []
    offer_members(state, acts)
    if acts:
        state.agenda.append((DECLARE.number,))
    else:
        check_obedience(state, state.action, state.members, NONE, NONE)


def offer_members(state: TableState, acts: list[int]) -> None:
    """Who else may join, and artifacts that may be brought along."""
    village = state.villages[state.seat]
    members = state.members.bit_count()
    if members < most_members(state, village):
        state.acts.join.offer(bits(village.ready & ~state.members), acts)
    if state.action == HARVEST and state.brought == NONE and members < goods_on_buildings(village):
        for artifact in state.acts.baskets:
            if usable(state, state.seat, artifact):
                acts.append(state.acts.bring.act(artifact))


class Declare(Step[TableState]):
    """More villagers for the action, until `set_out`."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        return is_declared(state)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        offer_members(state, acts)
        if state.action != EXPLORE or state.members.bit_count() >= PARTY:
            acts.append(state.acts.set_out.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if act in state.acts.set_out:
            check_obedience(state, state.action, state.members, NONE, NONE)
            return
        if act in state.acts.bring:
            state.brought = state.acts.bring.arg(act)
        else:
            state.members |= 1 << state.acts.join.arg(act)
        go_on_declaring(state)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"action": ACTIONS[state.action], "n": state.members.bit_count()})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        acts = state.acts
        village = state.villages[state.seat]
        if act in acts.set_out:
            return Reason("party_too_small", {"n": PARTY})
        if act in acts.join:
            villager = acts.join.arg(act)
            if state.members >> villager & 1:
                return Reason("already_declared", {"villager": state.pack.villager_ids[villager]})
            return not_ready(state, village, villager) or Reason("too_few_goods", {"n": goods_on_buildings(village)})
        if act in acts.bring:
            return self.explain_bring(state, village, acts.bring.arg(act))
        return Reason("declare_first", {})

    def explain_bring(self, state: TableState, village: Village, artifact: int) -> Reason:
        """Why an artifact can't be brought along."""
        if state.action != HARVEST or artifact not in state.acts.baskets:
            return Reason("artifact_no_help", {"artifact": state.pack.artifact_ids[artifact]})
        if state.brought != NONE:
            return Reason("artifact_one", {})
        if not usable(state, state.seat, artifact):
            return no_artifact(state, state.seat, artifact)
        return Reason("too_few_goods", {"n": goods_on_buildings(village)})


# ---- obedience ----------------------------------------------------------------------------------


def is_declared(state: TableState) -> bool:
    """Whether an action is being declared, with ready villagers."""
    return state.action != NONE and state.members != 0 and not state.members & ~state.villages[state.seat].ready


def check_obedience(state: TableState, action: int, members: int, what: int, artifact: int) -> None:
    """All disobedient villagers of a declaration roll, then it stands or is withdrawn.

    `what` is the card to be built or the villager to be trained, `artifact` the one to train with; or NONE.
    """
    state.action = action
    state.members = members
    unruly = members & state.unruly(state.seat) & ~state.obeyed[action]
    if not unruly:
        perform(state, what, artifact)
        return
    state.refused = 0
    state.agenda.append((JUDGE.number, what, artifact + 1))
    sad = state.ailing(state.seat, SADNESS)
    for villager in reversed(bits(unruly)):
        for _ in range((state.pack.disobedient >> villager & 1) + (sad >> villager & 1)):
            state.agenda.append((OBEY.number, villager))


class Obey(EvenStep[TableState]):
    """An obedience die of a named villager; never rerolled or modified (R10)."""

    def remembers(self) -> list[Field]:
        return [villager_field("villager")]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, villager = frame
        return is_declared(state) and bool(state.members >> villager & 1)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, villager = frame
        state.acts.obey.offer(villager, FACES, acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        villager, n = state.acts.obey.args(act)
        if n <= REFUSAL:
            state.refused |= 1 << villager
        if state.events is not None:
            id = "refuses" if n <= REFUSAL else "obeys"
            state.tell(id, {"villager": state.pack.villager_ids[villager], "n": n})


class Judge(AutomaticStep[TableState]):
    """Refusers go to exhausted together; the player keeps his action (R09, R52)."""

    def remembers(self) -> list[Field]:
        return [Field("what", OneOf(declarable)), Field("artifact", OneOf(artifact_ids, base=1))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, what, _ = frame
        if not is_declared(state):
            return False
        if state.action == BUILD:
            return any(what in row for row in state.rows)
        if state.action == TRAIN:
            return what in state.training and what != NONE
        return state.action != EXPLORE or (state.cave_top != NONE and state.members.bit_count() >= PARTY)

    def run(self, state: TableState, frame: Frame) -> None:
        _, what, artifact = frame
        if not state.refused:
            perform(state, what, artifact - 1)
            return
        obeyed = list(state.obeyed)
        obeyed[state.action] |= state.members & ~state.refused
        state.obeyed = tuple(obeyed)
        exhaust(state, state.refused)
        state.refused = 0
        state.members = 0
        state.brought = NONE
        state.action = NONE
        resume_turn(state)


def declarable(state: TableState) -> tuple[str, ...]:
    """The ids of what the declared action names: a building, or a villager of the row."""
    return state.pack.card_ids if state.action == BUILD else state.pack.villager_ids


def perform(state: TableState, what: int, artifact: int) -> None:
    """The declaration stands: the action takes place, and then the turn is over."""
    state.agenda.append((STEPS.by_name["turn_ends"].number,))
    PERFORMERS[state.action](state, what, artifact)


TURN: Final = STEPS.add(Turn("turn"))
TURN.between_turns = True
DECLARE: Final = STEPS.add(Declare("declare"))
OBEY: Final = STEPS.add(Obey("obey"))
JUDGE: Final = STEPS.add(Judge("judge"))
