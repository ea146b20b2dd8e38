"""Stored games of every version of the rules lead through the same positions as ever (tests/stored.py)."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

import grotto
from grotto.cli import main
from grotto.kernel import record
from grotto.kernel.game import Game
from stored import PACK, RECORDS, Stored, fingerprints, games, wanted

ALL = list(wanted())


def name(stored: Stored) -> str:
    return f"{stored.game.id} {stored.file.stem}"


@pytest.mark.parametrize("stored", ALL, ids=[name(one) for one in ALL])
def test_a_stored_game_leads_through_the_same_positions(stored: Stored) -> None:
    assert stored.file.is_file(), "a new option or version: python tests/stored.py adds its games"
    text = stored.file.read_text("utf-8")
    notes = record.read(text)
    assert notes.text() == text
    assert notes.options["rules"] == stored.options["rules"]
    now = list(fingerprints(stored.game, notes))
    then = stored.hashes.read_text("utf-8").split()
    differs = next((move for move, (one, other) in enumerate(zip(now, then, strict=True)) if one != other), None)
    assert differs is None, f"after move {differs} the game goes on differently: a rule change needs a switch"
    assert record.verify(stored.game, notes) == sum(actor == grotto.CHANCE for actor, _ in notes.moves)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_all_seats_options_and_versions_are_there(game: Game) -> None:
    notes = [record.read(file.read_text("utf-8")) for file in (RECORDS / game.id).glob("*.grotto")]
    for version in range(1, game.versions.newest + 1):
        played = [one for one in notes if one.options["rules"] == version]
        assert {one.players for one in played} == set(game.seats)
        for option in game.options:
            if not option.of_seats:
                assert {one.options[option.id] for one in played} == set(option.values)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_changes_have_names_and_dates_in_order(game: Game) -> None:
    changes = game.versions.changes
    assert [one.version for one in changes] == list(range(2, game.versions.newest + 1))
    assert len({one.id for one in changes}) == len(changes)
    dates = [one.date for one in changes]
    assert dates == sorted(dates)
    assert all(len(date) == 10 and date.replace("-", "").isdecimal() for date in dates)
    for version in range(1, game.versions.newest + 1):
        state = game.new(None, rules=version)
        assert state.version == version
        assert game.from_data(state.to_data()) == state
    assert game.new().version == game.versions.newest
    assert game.new(None, rules=1) == game.new() or game.versions.newest > 1


def verify(*arguments: str) -> tuple[int, str]:
    answer = CliRunner().invoke(main, ["verify", *arguments])
    return answer.exit_code, answer.output


@pytest.mark.parametrize("stored", [one for one in ALL if one.number == 1], ids=name)
def test_the_command_verifies_every_version(stored: Stored) -> None:
    pack = ["--pack", str(PACK)] if stored.game.id == "above_and_below" else []
    code, told = verify(str(stored.file), *pack)
    assert code == 0, told


@pytest.mark.parametrize(
    ("language", "words"), [("en", "version 99"), ("ru", "версии правил 99"), ("fr", "version 99")]
)
def test_a_version_that_is_not_known_is_named(tmp_path: Path, language: str, words: str) -> None:
    text = (RECORDS / "caverna" / "rules1-1.grotto").read_text("utf-8").replace("rules: 1\n", "rules: 99\n")
    file = tmp_path / "newer.grotto"
    file.write_text(text, "utf-8")
    code, told = verify(str(file), "--lang", language)
    assert code == 2
    assert words in told
