"""Bots can play every game: what they choose is legal, and choosing leaves the position alone."""

from __future__ import annotations

import pytest

from grotto.bots import BOTS, make
from grotto.bots.planning import Effort, Planning
from grotto.conformance.suite import Case, Suite, positions

# Later in the game bots have no other kinds of trouble, and thinking takes time; the strongest take the most.
DECISIONS = 6
OF_THE_STRONGEST = 2
# Whoever plans a whole game does so again where somebody else has played for it; little of it will do here.
PLANNING = Effort(seeds=2, first=8, each=2)


class Bots(Suite):
    """Bots can play it."""

    @pytest.mark.parametrize("bot", BOTS)
    def test_a_bot_chooses_what_is_legal(self, case: Case, bot: str) -> None:
        player = make(bot, 1)
        planning = getattr(player, "planning", None)
        if isinstance(planning, Planning):
            planning.effort = PLANNING
        asked = 0
        enough = OF_THE_STRONGEST if bot in ("level4", "level5") else DECISIONS
        for state, _ in positions(case, 13):
            if state.actor >= 0:
                before = state.clone()
                assert player.choose(case.game, state) in state.legal()
                assert state == before
                asked += 1
            if asked == enough:
                break
        assert asked
