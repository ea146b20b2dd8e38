"""The games as environments that learning programs know.

`grotto.envs.pettingzoo` seats one agent at every seat, `grotto.envs.gymnasium` seats one and lets bots play the others,
`grotto.envs.open_spiel` makes the games games of OpenSpiel. Each needs its library: `pip install grotto[envs]` brings
all of them. Nothing is imported before it is asked for.
"""
