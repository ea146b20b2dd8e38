"""Action: Labor (section 7), and passing (section 8)."""

from __future__ import annotations

from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.modules.quests import claim_quests
from grotto.games.above_and_below.state import LABOR, TableState
from grotto.games.above_and_below.turn import PERFORMERS, Deed, declare, exhaust, not_ready
from grotto.games.above_and_below.village import Village
from grotto.kernel.bits import bits
from grotto.kernel.events import Reason


class Labor(Deed):
    """One or more ready villagers bring 1 coin each; the first labor of the round also takes the cider."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        state.acts.labor.offer(bits(village.ready), acts)

    def take(self, state: TableState, act: int) -> None:
        declare(state, LABOR, state.acts.labor.arg(act))

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        return not_ready(state, village, state.acts.labor.arg(act)) or Reason("not_now", {})


def labor(state: TableState, what: int, artifact: int) -> None:
    """The villagers work."""
    members = state.members
    exhaust(state, members)
    state.gain_coins(state.seat, members.bit_count(), "labor")
    if state.cider_on_board:
        state.cider_on_board = 0
        state.villages[state.seat].items[state.pack.cider] += 1
        if state.events is not None:
            state.tell("gained", {"good": "cider", "n": 1, "source": "labor"})
        if state.quests:
            claim_quests(state, state.seat)


class Pass(Deed):
    """No more turns this round (R47)."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        acts.append(state.acts.pass_.act())

    def take(self, state: TableState, act: int) -> None:
        state.villages[state.seat].passed = True
        if state.events is not None:
            state.tell("passed", {})
        state.agenda.append((STEPS.by_name["turn_ends"].number,))

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        return Reason("not_now", {})


PERFORMERS[LABOR] = labor
