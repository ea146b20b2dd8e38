"""The vocabulary and the steps of the game; each rule module declares its own in here."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.board import CELL_IDS, ENTRY_DWELLING, MOUNTAIN
from grotto.games.caverna.goods import GOODS
from grotto.kernel.acts import CLOSE, Vocabulary, Words
from grotto.kernel.agenda import StepBook
from grotto.kernel.bits import bits

VOCABULARY: Final = Vocabulary(places=("cell",))
STEPS: Final = StepBook()

CELL_WORDS: Final = Words("cell", CELL_IDS)
GOOD_WORDS: Final = Words("good", GOODS)
# The cells that may hold a furnishing tile.
ROOM_CELLS: Final = tuple(cell for cell in bits(MOUNTAIN) if cell != ENTRY_DWELLING)

SKIP: Final = VOCABULARY.add("skip", role=CLOSE)
END_EXPEDITION: Final = VOCABULARY.add("end_expedition", role=CLOSE)

# All action spaces, in the order of the boards and then of the cards (rules section 16).
SPACE_IDS: Final[tuple[str, ...]] = (
    "drift_mining", "drift_mining_2", "excavation", "starting_player", "imitation_basic", "imitation_3",
    "imitation_5", "imitation_6_7", "imitation_7", "logging", "supplies", "growth", "ore_mining", "wood_gathering",
    "forest_exploration", "clearing", "sustenance", "ruby_mining", "housework", "slash_and_burn", "strip_mining",
    "depot", "small_scale_drift_mining", "weekly_market", "hardware_rental", "fence_building", "large_depot",
    "extension",
    "blacksmithing", "sheep_farming", "ore_mine_construction", "wish_for_children", "urgent_wish_for_children",
    "donkey_farming", "ruby_mine_construction", "family_life", "exploration", "ore_delivery", "adventure",
    "ore_trading", "ruby_delivery",
)  # fmt: skip
SPACE_INDEX: Final = {id: index for index, id in enumerate(SPACE_IDS)}
SPACE_WORDS: Final = Words("space", SPACE_IDS)
