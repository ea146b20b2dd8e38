"""The games of the house, one folder per rulebook."""

from __future__ import annotations

from grotto.games.above_and_below.game import with_default_pack
from grotto.games.cave_vs_cave.game import CaveVsCave
from grotto.games.caverna.game import Caverna
from grotto.kernel.game import Game

GAMES: dict[str, Game] = {game.id: game for game in (CaveVsCave(), Caverna(), with_default_pack())}
