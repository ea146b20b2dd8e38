"""Messages whose ids the client puts together: there is one for each value that the server can send.

tests/test_client.py sees only that some message fits; one that nobody has written in any language would go unnoticed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import grotto
from fluent_files import messages
from grotto.bots import BOTS
from grotto.games import GAMES
from grotto.games.above_and_below.book import ZONES
from grotto.games.above_and_below.content.kinds import PER_THINGS, STAKES, SYMBOL_IDS
from grotto.games.above_and_below.content.tables import TRAITS
from grotto.games.caverna.furnishings import FURNISHINGS
from grotto.games.caverna.goods import FARM_ANIMAL_IDS
from grotto.games.caverna.position import GROUNDS
from grotto.kernel.acts import Entry
from grotto.table.messages import Level
from grotto.table.study_messages import BecauseInfo
from grotto.table.wire.cave_vs_cave import CaveRoom, Side
from grotto.table.wire.caverna import Harvest
from grotto.text import LANGUAGES

CLIENT = Path(__file__).parent.parent / "client" / "src"
MODULES = {"quests": "yes", "artifacts": "yes", "extra_villagers": "yes", "underforest_desert": "yes"}
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)

# What stands before the value in the id, and the values; the first key is the game, empty for any table.
FAMILIES: dict[tuple[str, str], tuple[str, ...]] = {
    ("", "web-bots-"): tuple(BOTS),
    ("", "web-language-"): LANGUAGES,
    ("", "web-player-"): get_args(Level),
    ("", "web-because-"): get_args(get_type_hints(BecauseInfo)["kind"]),
    ("", "web-clock-zero-"): ("bot", "pause"),
    ("caverna", "web-cav-no-room-"): FARM_ANIMAL_IDS,
    ("caverna", "web-cav-young-"): FARM_ANIMAL_IDS,
    ("caverna", "web-cav-instead-"): FARM_ANIMAL_IDS,
    ("caverna", "web-cav-group-"): tuple(dict.fromkeys(tile.group for tile in FURNISHINGS)),
    ("caverna", "web-cav-ground-"): tuple(GROUNDS),
    ("caverna", "web-cav-harvest-"): get_args(Harvest),
    ("cave_vs_cave", "web-cvc-side-"): get_args(Side),
    ("cave_vs_cave", "web-cvc-colour-"): get_args(get_type_hints(CaveRoom)["colour"]),
    ("above_and_below", "web-ab-zone-"): ZONES,
    ("above_and_below", "web-ab-symbol-"): (*SYMBOL_IDS, *[f"{symbol}_plus" for symbol in SYMBOL_IDS]),
    ("above_and_below", "web-ab-trait-"): TRAITS,
    ("above_and_below", "web-ab-stake-"): STAKES,
    ("above_and_below", "web-ab-thing-"): PER_THINGS,
}


@every_language
@pytest.mark.parametrize("family", FAMILIES, ids="".join)
def test_every_value_has_its_message(family: tuple[str, str], language: str) -> None:
    game, beginning = family
    known = messages(language, game) if game else messages(language)
    assert FAMILIES[family]
    assert [value for value in FAMILIES[family] if beginning + value not in known] == []


@pytest.mark.parametrize("family", FAMILIES, ids="".join)
def test_the_client_asks_for_it(family: tuple[str, str]) -> None:
    source = "".join(file.read_text("utf-8") for pattern in ("*.ts", "*.svelte") for file in CLIENT.rglob(pattern))
    assert f"`{family[1]}${{" in source


@every_language
@every_game
def test_every_category_says_how_it_is_counted(game: str, language: str) -> None:
    state = grotto.game(game).new(**(MODULES if game == "above_and_below" else {}))
    known = messages(language, game)
    assert [id for id in state.result().categories[0] if f"web-cat-{id}" not in known] == []


def questions(game: str, entry: Entry) -> list[set[str]]:
    """For each argument of an act the messages that may ask for it."""
    kinds = [word.kind for word in entry.args]
    return [{f"cli-{game}-ask-{entry.verb}-{kind}", f"ask-{entry.verb}-{kind}", f"cli-ask-{kind}"} for kind in kinds]


@every_language
@every_game
def test_the_terminal_asks_for_each_argument_in_words(game: str, language: str) -> None:
    """A new game may leave that out; ours do not."""
    known = set(messages(language, game))
    several = [entry for entry in grotto.game(game).vocabulary.entries if len(entry.args) > 1]
    assert {frozenset(ids) for entry in several for ids in questions(game, entry) if not ids & known} == set()


@every_language
def test_the_coach_finds_its_words(language: str) -> None:
    found: set[str] = set()
    for pattern in ("*.ts", "*.svelte"):
        for file in CLIENT.rglob(pattern):
            found |= set(re.findall(r"""["'`](coach-[\w-]+)["'`]""", file.read_text("utf-8")))
    lessons = Path(grotto.__file__).parent / "lessons" / "text" / f"coach.{language}.ftl"
    known = set(re.findall(r"^([\w-]+) =", lessons.read_text("utf-8"), re.MULTILINE))
    assert len(found) > 15
    assert sorted(found - known) == []
