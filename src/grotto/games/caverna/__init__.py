"""Caverna: The Cave Farmers, for one to seven players; the full and the introductory game."""

# Verbs and steps are numbered as their modules are loaded: all are loaded in one order, whichever is asked for first.
from grotto.games.caverna import game as game
