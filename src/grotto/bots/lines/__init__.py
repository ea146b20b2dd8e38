"""Improving whole lines: change a plan somewhere, replay it with repair, judge it by the final score.

A search looks a turn ahead and trusts an estimate. A line is a game played to its end by one seat, and a change of it
costs one replay, because most of it stays as it was. Everything here asks the kernel's questions only. It serves games
for one in which nothing is left to chance, and others with their chance drawn beforehand and a guess at what the other
players do; only the turns of the own seat are changed.
"""

from __future__ import annotations

from grotto.bots.lines.annealer import Annealer, Schedule
from grotto.bots.lines.plan import Leg, Line, Plan
from grotto.bots.lines.player import Player

__all__ = ["Annealer", "Leg", "Line", "Plan", "Player", "Schedule"]
