"""The games as environments that learning programs know.

`grotto.envs.pettingzoo` seats one agent at every seat, `grotto.envs.gymnasium` seats one and lets bots play the others,
`grotto.envs.open_spiel` makes the games games of OpenSpiel. Each needs its library: `pip install grotto[envs]` brings
all of them. Nothing is imported before it is asked for.
"""

from __future__ import annotations


def missing(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """What to say where a library is not there: how it gets there."""
    return ModuleNotFoundError(f'{error.msg}: pip install "grotto[envs]" installs it', name=error.name)
