"""The vocabulary and the steps of the game; each rule module declares its own in here."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave.board import CELL_IDS, EDGE_IDS
from grotto.games.cave_vs_cave.goods import GOODS
from grotto.games.cave_vs_cave.rooms import ROOM_IDS
from grotto.kernel.acts import CLOSE, Vocabulary, Words
from grotto.kernel.agenda import StepBook

VOCABULARY: Final = Vocabulary(places=("cell",))
STEPS: Final = StepBook()

CELL_WORDS: Final = Words("cell", CELL_IDS)
EDGE_WORDS: Final = Words("edge", EDGE_IDS)
GOOD_WORDS: Final = Words("good", GOODS)
ROOM_WORDS: Final = Words("room", ROOM_IDS)

END_TURN: Final = VOCABULARY.add("end_turn", role=CLOSE)
