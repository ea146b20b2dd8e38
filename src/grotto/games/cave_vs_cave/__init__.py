"""Caverna: Cave vs. Cave, Era I, for two players and solo."""

# Verbs and steps are numbered as their modules are loaded: all are loaded in one order, whichever is asked for first.
from grotto.games.cave_vs_cave import game as game
