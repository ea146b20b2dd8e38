"""Takes the net of a training run into the package: `python tools/keep_net.py RUN --players 1,2 --trust 35`.

For how many players it plays, how far it is trusted and of how many generations the mean is taken is found by trial;
src/grotto/bots/weights/README.md says what was found. The settings and the log of the run are kept beside the weights.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from grotto.bots.net import WEIGHTS
from grotto.training.run import Run, settings_of


def main() -> None:
    """Carry out what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path, help="the folder of the run")
    parser.add_argument("--players", default="", help="numbers of players, separated by commas")
    parser.add_argument("--trust", type=int, help="in percent")
    parser.add_argument("--average", type=int, help="of how many generations")
    given = parser.parse_args()
    settings = settings_of(given.run)
    run = Run(given.run, settings)
    players = tuple([int(number) for number in given.players.split(",") if number])
    trust = None if given.trust is None else given.trust / 100
    run.keep(WEIGHTS / f"{settings.game}.npz", players, trust, given.average)
    about = {"settings": settings._asdict(), "log": run.log}
    (WEIGHTS / f"{settings.game}.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
