"""Above and Below, for one to four players, with its modules, on content packs."""

# Verbs and steps are numbered as their modules are loaded: all are loaded in one order, whichever is asked for first.
from grotto.games.above_and_below import game as game
