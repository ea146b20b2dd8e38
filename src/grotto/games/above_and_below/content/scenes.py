"""The pictures of paragraphs: a place, a light, and one or two figures, by the names of what the client can draw."""

from __future__ import annotations

from typing import Final, NamedTuple

from grotto.games.above_and_below.content.toml import Table
from grotto.kernel.errors import Data

# fmt: off
PLACES: Final[tuple[str, ...]] = (
    "cave", "chasm", "ledge", "stream", "lake", "tunnel", "gallery", "hall", "gate", "stairs", "mine", "rails",
    "crossing", "street", "market", "shop", "workshop", "office", "library", "kitchen", "parlour", "cellar",
    "theatre", "well", "field", "orchard", "ice", "forest", "clearing", "labyrinth", "sand",
)
LIGHTS: Final[tuple[str, ...]] = ("lamp", "fire", "moonbeam", "glow_worms", "dark")
FIGURES: Final[tuple[str, ...]] = (
    "ants", "anvil", "apple", "armchair", "armour", "axe", "badger", "bag", "balloons", "barrel", "barrier", "basket",
    "bat", "bear", "beard", "bed", "bee", "beer", "beetle", "bell", "bird", "bishop", "book", "books", "bottles",
    "boulders", "bread", "broom", "bucket", "bull", "button", "cake", "camel", "candle", "cards", "cat", "catapult",
    "caterpillar", "cheese", "chest", "cloak", "clock", "cloud", "coach", "coins", "crab", "cricket", "crown",
    "crystal_ball", "crystals", "cups", "dog", "door", "dragon", "dragonfly", "drawers", "drops", "drum", "ear",
    "eel", "eyes", "feather", "fish", "fishfolk", "fishing_rod", "flag", "flask", "flowers", "footprints", "fountain",
    "fox", "frog", "gavel", "ghost", "giant", "giant_mushroom", "gloves", "gnome", "goat", "hammer", "hand", "hare",
    "hat", "hedgehog", "hen", "heron", "hole", "honeycomb", "hourglass", "house", "hut", "inn_sign", "iron_man",
    "jar", "kettle", "keys", "kiln", "kite", "knot", "ladder", "lantern", "leaf", "letter", "lighthouse", "lion",
    "lizard", "lock", "mammoth", "mantis", "map", "maze", "medal", "miner", "minotaur", "mitre", "mole", "moon",
    "moth", "mouse", "mushrooms", "music", "net", "newt", "octopus", "organ", "ostrich", "otter", "owl", "oyster",
    "paint", "parcel", "pedlar", "piano", "pie", "pillow", "pipes", "placard", "porcupine", "pot", "potato", "pump",
    "quill", "rain", "raven", "ringmaster", "rings", "rope", "rope_bridge", "salamander", "scales", "scarecrow",
    "scorpion", "scroll", "shadow", "sheep", "shell", "ship", "shoe", "showcase", "signpost", "skate", "snail",
    "snowman", "sound", "sphinx", "spider", "spinning_wheel", "spoon", "stairs", "stalactites", "star", "statue",
    "stockings", "stone", "stone_bridge", "stone_face", "street_lamp", "stump", "sun", "tablet", "tape", "toad",
    "tooth", "top_hat", "tortoise", "tower", "tram", "tree", "umbrella", "violin", "volcano", "walker", "wall",
    "washing", "waterfall", "whale", "wheel", "wind", "wolf", "wool",
)
# fmt: on
MOST_FIGURES: Final = 2


class Scene(NamedTuple):
    """What a paragraph is shown with. Empty texts and None stand for what is left out."""

    place: str
    light: str
    figures: tuple[str, ...] | None

    def filled(self, other: Scene) -> Scene:
        """The same, with what is left out taken from another one."""
        figures = other.figures if self.figures is None else self.figures
        return Scene(self.place or other.place, self.light or other.light, figures)

    def words(self) -> list[str]:
        """Place and light, then the figures."""
        return [self.place, self.light, *(self.figures or ())]


# What a paragraph without a scene is shown with.
PLAIN: Final = Scene(PLACES[0], LIGHTS[0], ())


def read_scene(paragraph: Table) -> Scene:
    """What a paragraph says about its picture."""
    table = paragraph.table("scene")
    place = PLACES[table.one_of("place", PLACES)] if "place" in table.data else ""
    light = LIGHTS[table.one_of("light", LIGHTS)] if "light" in table.data else ""
    figures: tuple[str, ...] | None = None
    # What nobody asked for is noted as unknown, and these are what may be written.
    table.asked.update(("place", "light", "figures"))
    if "figures" in table.data:
        figures = tuple([FIGURES[index] for index in table.many_of("figures", FIGURES)])
        if len(figures) > MOST_FIGURES:
            data: Data = {"key": "figures", "value": len(figures), "low": 0, "high": MOST_FIGURES}
            table.note("figures", "pack_range", data)
    table.done()
    return Scene(place, light, figures)
