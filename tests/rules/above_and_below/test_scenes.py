"""The pictures of paragraphs (docs/packs.md): what a pack may say about them, and those of our own books."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from grotto.games.above_and_below.content.folder import check_pack
from grotto.games.above_and_below.content.scenes import FIGURES, LIGHTS, PLACES

from .table import PACK, QUIET, choices, continuation, game_with, write_pack

DRAWINGS = Path(__file__).parents[3] / "client" / "src" / "games" / "above_and_below" / "scene"


def with_scene(scene: str, book: str = QUIET) -> str:
    return book.replace("id = 1\n", f"id = 1\nscene = {scene}\n", 1)


def pictures(book: str) -> list[list[str]]:
    return [scene.words() for scene in game_with(book).pack.book(0).scenes]


@pytest.mark.parametrize(
    ("scene", "id", "data"),
    [
        ('{ place = "moon" }', "pack_unknown_id", {"key": "place", "value": "moon", "allowed": ", ".join(PLACES)}),
        ('{ light = "sun" }', "pack_unknown_id", {"key": "light", "value": "sun", "allowed": ", ".join(LIGHTS)}),
        ('{ figures = ["rat"] }', "pack_unknown_id", {"key": "figures", "value": "rat", "allowed": ", ".join(FIGURES)}),
        ('{ figures = ["cat", "cat"] }', "pack_twice", {"value": "cat"}),
        ('{ figures = ["cat", "hat", "owl"] }', "pack_range", {"key": "figures", "value": 3, "low": 0, "high": 2}),
        ('{ figures = "cat" }', "pack_type", {"key": "figures", "value": "cat", "type": "list"}),
        ('{ mood = "gay" }', "pack_unknown_key", {"key": "mood", "allowed": "figures, light, place"}),
        ('"lake"', "pack_type", {"key": "scene", "value": "lake", "type": "table"}),
    ],
)
def test_a_wrong_scene_is_named_with_its_line(tmp_path: Path, scene: str, id: str, data: dict[str, object]) -> None:
    write_pack(tmp_path, with_scene(scene))
    assert [tuple(problem) for problem in check_pack(tmp_path)] == [("book.toml", 3, id, data)]


def test_what_is_left_out_is_a_cave_by_lamplight() -> None:
    assert pictures(QUIET) == [["cave", "lamp"]]
    assert pictures(with_scene('{ light = "fire" }')) == [["cave", "fire"]]
    assert pictures(with_scene('{ place = "lake", figures = ["otter", "piano"] }')) == [
        ["lake", "lamp", "otter", "piano"]
    ]


def test_a_continuation_keeps_what_it_does_not_say() -> None:
    chain = choices("auto = { goto = 2 }") + continuation(2, "auto = { goto = 3 }") + continuation(3, "auto = {}")
    book = with_scene('{ place = "lake", light = "dark", figures = ["eel"] }', chain)
    assert pictures(book) == [["lake", "dark", "eel"]] * 3
    later = book.replace(
        'id = 2\nentry = "continuation"\n', 'id = 2\nentry = "continuation"\nscene = { figures = [] }\n'
    )
    assert pictures(later) == [["lake", "dark", "eel"], ["lake", "dark"], ["lake", "dark"]]
    last = later.replace(
        'id = 3\nentry = "continuation"\n', 'id = 3\nentry = "continuation"\nscene = { place = "ice" }\n'
    )
    assert pictures(last)[2] == ["ice", "dark"]


# ---- our own books -------------------------------------------------------------------------


def test_every_paragraph_of_ours_has_its_figures_and_there_are_many_pictures() -> None:
    found = [scene for number in range(2) for scene in PACK.book(number).scenes]
    assert all(scene.figures for scene in found)
    assert len({(scene.place, scene.light, scene.figures) for scene in found}) >= 60
    assert {scene.place for scene in found} == set(PLACES)
    assert {scene.light for scene in found} == set(LIGHTS)
    assert {figure for scene in found for figure in scene.figures or ()} == set(FIGURES)


@pytest.mark.parametrize("number", [0, 1])
def test_a_story_stays_where_it_is(number: int) -> None:
    """A continuation shows the place and the light of what leads to it; one that two stories share has its own."""
    book = PACK.book(number)
    origins: dict[int, set[tuple[str, str]]] = {}
    for place, paragraph in enumerate(book.paragraphs):
        for choice in paragraph.choices:
            for outcome in (choice.auto, *(tier.outcome for tier in choice.tiers)):
                if outcome >= 0 and (goto := book.outcomes[outcome].goto) >= 0:
                    origins.setdefault(goto, set()).add(book.scenes[place][:2])
    moved = [
        book.paragraphs[goto].id
        for goto, scenes in origins.items()
        if len(scenes) == 1 and book.scenes[goto][:2] not in scenes
    ]
    assert moved == []
    assert sum(len(scenes) > 1 for scenes in origins.values()) <= 1


# ---- what the client draws -----------------------------------------------------------------


def test_every_word_has_its_drawing() -> None:
    figures = json.loads((DRAWINGS / "figures.json").read_text("utf-8"))
    assert set(figures) == set(FIGURES)
    places = [
        name
        for file in ("outside.ts", "built.ts", "rooms.ts")
        for name in re.findall(r"(?m)^  (\w+): \{$", (DRAWINGS / file).read_text("utf-8"))
    ]
    assert sorted(places) == sorted(PLACES)
    styled = set(re.findall(r'\.scene\[data-light="(\w+)"\] \{', (DRAWINGS / "Scene.svelte").read_text("utf-8")))
    assert styled == set(LIGHTS)


def test_sizes_are_those_of_figures() -> None:
    sized = re.findall(r"(\w+): [\d.]+,", (DRAWINGS / "figures.ts").read_text("utf-8"))
    assert sized
    assert set(sized) <= set(FIGURES)
