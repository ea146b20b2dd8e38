"""A turn (section 4): free actions, then one action or pass; declaring villagers, and obedience (R09-R11, R52, R53)."""

from __future__ import annotations

from collections.abc import Callable

from grotto.games.above_and_below.book import STEPS, bits
from grotto.games.above_and_below.content.kinds import DIE, SADNESS
from grotto.games.above_and_below.modules.artifacts import no_artifact, usable
from grotto.games.above_and_below.state import ACTIONS, EXPLORE, HARVEST, NONE, TableState, Village
from grotto.kernel.agenda import AutomaticStep, Chances, ChanceStep, Frame, Step
from grotto.kernel.events import Prompt, Reason

# A villager refuses on an obedience die up to this.
REFUSAL = 2
PARTY = 2


class Deed:
    """Something that may be done in a turn: one of the five actions, a free action, or passing."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        """Append the acts by which it can be done now."""
        raise NotImplementedError

    def claims(self, state: TableState, act: int) -> bool:
        """Whether the act belongs to this deed, legal or not."""
        raise NotImplementedError

    def take(self, state: TableState, act: int) -> None:
        """Begin it. A free action leaves the turn on the agenda."""
        raise NotImplementedError

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        """Why the act, one of this deed's, can't be done now."""
        raise NotImplementedError


# Filled in `course.py`.
DEEDS: list[Deed] = []
# Carry out each action once its villagers have obeyed; the numbers come from the frame of `judge`.
PERFORMERS: dict[int, Callable[[TableState, int, int], None]] = {}


class Turn(Step[TableState]):
    """The turn of a player up to his action."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        village = state.villages[state.seat]
        for deed in DEEDS:
            deed.offer(state, village, acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        for deed in DEEDS:
            if deed.claims(state, act):
                deed.take(state, act)
                return
        raise AssertionError(act)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        if state.villages[state.seat].ready:
            return Prompt(self.name, {})
        return Prompt("turn_nobody_ready", {})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        for deed in DEEDS:
            if deed.claims(state, act):
                return deed.explain(state, state.villages[state.seat], act)
        return Reason("action_first", {})


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
        check_obedience(state, state.action, state.members, 0, 0)


def offer_members(state: TableState, acts: list[int]) -> None:
    """Who else may join, and artifacts that may be brought along."""
    village = state.villages[state.seat]
    members = state.members.bit_count()
    if members < most_members(state, village):
        first = state.acts.join
        for villager in bits(village.ready & ~state.members):
            acts.append(first + villager)
    if state.action == HARVEST and state.brought == NONE and members < goods_on_buildings(village):
        for artifact in state.acts.baskets:
            if usable(state, state.seat, artifact):
                acts.append(state.acts.bring + artifact)


class Declare(Step[TableState]):
    """More villagers for the action, until `set_out`."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        offer_members(state, acts)
        if state.action != EXPLORE or state.members.bit_count() >= PARTY:
            acts.append(state.acts.set_out)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if act == state.acts.set_out:
            check_obedience(state, state.action, state.members, 0, 0)
            return
        if act >= state.acts.bring:
            state.brought = act - state.acts.bring
        else:
            state.members |= 1 << act - state.acts.join
        go_on_declaring(state)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"action": ACTIONS[state.action], "n": state.members.bit_count()})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        acts = state.acts
        village = state.villages[state.seat]
        if act == acts.set_out:
            return Reason("party_too_small", {"n": PARTY})
        if acts.join <= act < acts.join + acts.villagers:
            villager = act - acts.join
            if state.members >> villager & 1:
                return Reason("already_declared", {"villager": state.pack.villager_ids[villager]})
            return not_ready(state, village, villager) or Reason("too_few_goods", {"n": goods_on_buildings(village)})
        if acts.bring <= act < acts.bring + acts.artifacts:
            return self.explain_bring(state, village, act - acts.bring)
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


def check_obedience(state: TableState, action: int, members: int, first: int, second: int) -> None:
    """All disobedient villagers of a declaration roll, then it stands or is withdrawn."""
    state.action = action
    state.members = members
    unruly = members & state.unruly(state.seat) & ~state.obeyed[action]
    if not unruly:
        perform(state, first, second)
        return
    state.refused = 0
    state.agenda.append((JUDGE.number, first, second))
    sad = state.ailing(state.seat, SADNESS)
    for villager in reversed(bits(unruly)):
        for _ in range((state.pack.disobedient >> villager & 1) + (sad >> villager & 1)):
            state.agenda.append((OBEY.number, villager))


class Obey(ChanceStep[TableState]):
    """An obedience die of a named villager; never rerolled or modified (R10)."""

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        first = state.acts.obey + frame[1] * DIE
        return [(first + n, 1) for n in range(DIE)]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        n = (act - state.acts.obey) % DIE + 1
        if n <= REFUSAL:
            state.refused |= 1 << frame[1]
        if state.events is not None:
            id = "refuses" if n <= REFUSAL else "obeys"
            state.tell(id, {"villager": state.pack.villager_ids[frame[1]], "n": n})


class Judge(AutomaticStep[TableState]):
    """Refusers go to exhausted together; the player keeps his action (R09, R52)."""

    def run(self, state: TableState, frame: Frame) -> None:
        if not state.refused:
            perform(state, frame[1], frame[2])
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


def perform(state: TableState, first: int, second: int) -> None:
    """The declaration stands: the action takes place, and then the turn is over."""
    state.agenda.append((STEPS.by_name["turn_ends"].number,))
    PERFORMERS[state.action](state, first, second)


TURN = STEPS.add(Turn("turn"))
TURN.between_turns = True
DECLARE = STEPS.add(Declare("declare"))
OBEY = STEPS.add(Obey("obey"))
JUDGE = STEPS.add(Judge("judge"))
