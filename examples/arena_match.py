"""An arena match from Python: two bots of ours, a class of one's own and a report to look at.

    python examples/arena_match.py [FOLDER]

With a folder the match is kept there: stop it, start it again, and it goes on. Then `match.html` is there as well.
"""

from __future__ import annotations

import sys
from pathlib import Path

import grotto
from grotto.arena.executors import executor_of
from grotto.arena.match import match
from grotto.arena.report import page
from grotto.bots import Bot
from grotto.text import speaker

GAME = grotto.game("cave_vs_cave")


class Hoarder(Bot):
    """Looks one act ahead, and wants the score that it sees there."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        """The act after which the own score is best; the first of them."""

        def score(act: int) -> int:
            after = state.clone()
            after.apply(act)
            return after.result().totals[state.actor]

        return max(state.legal(), key=score)


def main(folder: Path | None = None, games: int = 60, jobs: int = 2) -> None:
    """Play, and say how it went."""
    with executor_of(jobs) as executor:
        report = match(GAME, ["random", "level1", Hoarder], games, seed=1, executor=executor, folder=folder)
    for bot in report.bots:
        print(f"{bot.bot:10} rating {bot.rating.mean:5.1f}   wins {bot.share.mean:6.1%}   score {bot.score.mean:5.1f}")
    if folder is not None:
        (folder / "match.html").write_text(page(report, speaker("en", GAME)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
