"""How fast the engine is, by itself, beside another, and beside an earlier run.

A decision is the complete list of legal acts and one of them applied, chosen uniformly; chance and decisions with a
single legal act count as well. A loop of a search copies the position, applies an act to the copy and lists what is
legal then. All contenders run in short turns of the same processor time, so that whatever else the machine does hits
them alike, and they are compared by that time. The garbage collector stays on, but leaves alone what was loaded before.
"""

from __future__ import annotations

import platform
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from grotto import COMPILED, game
from grotto.arena.contenders import Beside, Catanatron, Contender, Ours
from grotto.kernel.errors import BadOption

SLICE = 0.1
# The shares of the time that go to timing single decisions, and to loops of a search.
LATENCY_SHARE = 0.25
SEARCH_SHARE = 0.5

RIVALS: dict[str, type[Contender]] = {"catanatron": Catanatron}

Report = dict[str, Any]


def rival(name: str) -> Contender:
    """The engine to compare with; BadOption if there is none of that name or it is not installed."""
    if name not in RIVALS:
        raise BadOption("bad_option_value", {"option": "against", "value": name, "allowed": ", ".join(RIVALS)})
    if find_spec(name) is None:
        raise BadOption("bench_missing", {"value": name, "allowed": 'pip install "grotto[bench]"'})
    return RIVALS[name]()


def bench(games: list[str], seconds: float, against: str | None = None, beside: Path | None = None) -> Report:
    """Measure every seat count of the games, each for so many seconds of the processor, and the rival if one is named.

    `ratio` says how many times as many decisions each makes as the rival in the same time of the processor,
    `loop_ratio` how many loops of a search it makes in the time of one decision of the rival. With another clone
    `beside` this one, `beside` says how many times as many decisions, and loops, each game makes here as there.
    """
    ours = [Ours(one, players) for one in [game(id) for id in games] for players in one.seats]
    other = None if against is None else rival(against)
    others = [] if beside is None else [Beside(beside, one.game.id, one.players) for one in ours]
    contenders: list[Contender] = [*ours, *others] if other is None else [*ours, *others, other]
    try:
        _measure(contenders, seconds)
    finally:
        for clone in others:
            clone.close()
    report: Report = {
        "compiled": COMPILED,
        "python": platform.python_version(),
        "results": [contender.row() for contender in contenders],
        "ratio": {},
        "loop_ratio": {},
        "beside": {},
    }
    if other is not None:
        theirs = other.decisions.per_cpu_s()
        report["ratio"] = {one.name: one.decisions.per_cpu_s() / theirs for one in ours}
        report["loop_ratio"] = {one.name: one.loops.per_cpu_s() / theirs for one in ours}
    for one, there in zip(ours, others, strict=False):
        report["beside"][one.name] = {
            "decisions": one.decisions.per_cpu_s() / there.decisions.per_cpu_s(),
            "loops": one.loops.per_cpu_s() / there.loops.per_cpu_s(),
        }
    return report


def compare(report: Report, earlier: Report) -> dict[str, dict[str, float]]:
    """How many times as fast each game is as in an earlier report: decisions, loops of a search and copies.

    Where both reports measured the same rival it is the measure: then it does not matter if the machine was busier.
    """
    then = {row["name"]: row for row in earlier["results"]}
    now = {row["name"]: row for row in report["results"]}
    rivals = [name for name in now if name in then and name not in report["ratio"]] if report["ratio"] else []
    found: dict[str, dict[str, float]] = {}
    for name in now:
        if name not in then or name in rivals:
            continue
        scale = then[rivals[0]]["decisions_per_cpu_s"] / now[rivals[0]]["decisions_per_cpu_s"] if rivals else 1.0
        found[name] = {
            "decisions": now[name]["decisions_per_cpu_s"] / then[name]["decisions_per_cpu_s"] * scale,
            "loops": now[name]["loops_per_cpu_s"] / then[name]["loops_per_cpu_s"] * scale,
            "clone": then[name]["clone_us"] / now[name]["clone_us"] * scale,
        }
    return found


def _measure(contenders: list[Contender], seconds: float) -> None:
    _take_turns(contenders, seconds)
    for contender in contenders:
        contender.time_decisions(seconds * LATENCY_SHARE)
        contender.time_clones()
        contender.time_replays()


def _take_turns(contenders: list[Contender], seconds: float) -> None:
    for contender in contenders:
        contender.warm_up()
    left = seconds
    while left > 0:
        turn = min(SLICE, left)
        for contender in contenders:
            contender.run(turn)
            contender.search(turn * SEARCH_SHARE)
        left -= SLICE
