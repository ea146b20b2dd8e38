"""Which options a table agrees on, which packs there are, and who reads (section 17, R49, R65)."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from grotto.games.above_and_below.content.folder import DEFAULT

from .table import GAME, PACK, QUIET, expedition, write_pack


def test_r65_the_modules_are_four() -> None:
    modules = [option.id for option in GAME.options if option.module]
    assert modules == ["artifacts", "extra_villagers", "quests", "underforest_desert"]


def test_r49_the_left_neighbour_reads_not_the_right_one() -> None:
    party = ["start_scout", "start_builder"]
    at = expedition(QUIET, party, choose="", options={"reader": "neighbour"}, more={"players": 3})
    assert (at.prompt, at.state.seat, at.state.actor) == ("read_paragraph", 0, 1)
    assert at.legal() == ["read_on"]


@pytest.mark.parametrize(("first", "ids"), [(True, ["other", PACK.id]), (False, [PACK.id, "other"])])
def test_a_pack_comes_first_or_last(tmp_path: Path, first: bool, ids: list[str]) -> None:
    write_pack(tmp_path)
    file = tmp_path / "pack.toml"
    file.write_text(file.read_text("utf-8").replace(f'id = "{PACK.id}"', 'id = "other"', 1), "utf-8")
    game = GAME.with_pack(tmp_path, first)
    assert list(game.editions) == ids
    assert game.pack.id == ids[0]
    # A bot in another process has all of them.
    assert list(pickle.loads(pickle.dumps(game)).editions) == ids


def test_the_same_pack_again_takes_the_place_of_the_one_that_was_there() -> None:
    assert list(GAME.with_pack(DEFAULT, True).editions) == [PACK.id]
