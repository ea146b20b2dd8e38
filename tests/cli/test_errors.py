"""Bad input: one sentence in the reader's language that names the value, exit code 2, nothing else."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from grotto.bots import BOTS
from grotto.text import speaker

from .table import COMMAND, GAME, every_language, lines, run, scripted, spawn, start

PLAY = ["play", "cave_vs_cave"]
SEATS = ", ".join(["human", *BOTS])
ARENA = ["arena", "cave_vs_cave", "--bots", "random,random"]

BAD = [
    # The arguments, what the sentence must name, and what would be right.
    (["frobnicate"], "frobnicate", "replay"),
    (["play", "chess"], "chess", "cave_vs_cave"),
    (["play"], "grotto play", "--help"),
    (["play", "cave_vs_cave", "extra"], "extra", "--help"),
    ([*PLAY, "--frobnicate"], "--frobnicate", "--help"),
    ([*PLAY, "--plan"], "--plan", "--plain"),
    ([*PLAY, "--seed"], "--seed", "--help"),
    ([*PLAY, "--seed", "x"], "x", "0"),
    ([*PLAY, "--seed", "-1"], "-1", "0"),
    ([*PLAY, "--seed", "1.5"], "1.5", "0"),
    ([*PLAY, "--plain=yes"], "--plain", ""),
    ([*PLAY, "--seats", "human,alice"], "alice", SEATS),
    ([*PLAY, "--seats", "human,,"], "", SEATS),
    ([*PLAY, "--seats", "human,human,human"], "3", "1, 2"),
    ([*PLAY, "--option", "first_player=9"], "9", "random, 0, 1"),
    ([*PLAY, "--option", "colour=red"], "colour", "first_player"),
    ([*PLAY, "--option", "first_player"], "first_player", "first_player=0"),
    ([*PLAY, "--save", "."], ".", ""),
    (["play", "--from", "nowhere"], "nowhere", ""),
    (["replay"], "grotto replay", "--help"),
    (["replay", "nowhere"], "nowhere", ""),
    (["replay", "."], ".", ""),
    (["replay", "a\0b"], "", ""),
    (["verify", "nowhere"], "nowhere", ""),
    (["replay", "foreign"], "# Hello", "grotto 1"),
    (["replay", "empty"], "grotto 1", "grotto 1"),
    (["replay", "binary"], "binary", ""),
    (["replay", "latin"], "latin", ""),
    (["replay", "newer"], "grotto 99", "grotto 1"),
    (["replay", "other_game"], "chess", "cave_vs_cave"),
    (["verify", "damaged"], "7", ""),
    (["play", "--from", "damaged"], "7", ""),
    (["arena", "cave_vs_cave"], "--bots", "--help"),
    (["arena", "chess", "--bots", "random"], "chess", "cave_vs_cave"),
    (["arena", "cave_vs_cave", "--bots", "random,alice"], "alice", ", ".join(BOTS)),
    (["arena", "cave_vs_cave", "--bots", "random,random,random", "--players", "3"], "3", "1, 2"),
    (["arena", "cave_vs_cave", "--bots", "random,nothing --deep"], "nothing", ""),
    (["arena", "cave_vs_cave", "--bots", "random,nothing.at:All"], "nothing.at:All", ""),
    (["arena", "cave_vs_cave", "--bots", "random", "--gauntlet"], "", ""),
    ([*ARENA, "--players", "0"], "0", "1"),
    ([*ARENA, "--seconds", "never"], "never", "0"),
    ([*ARENA, "--out", "foreign"], "foreign", ""),
    ([*ARENA, "--games", "1", "--html", "nowhere/page.html"], "nowhere", ""),
    (["dataset"], "grotto dataset", "--help"),
    (["dataset", "nowhere", "--out", "data"], "nowhere", "grotto arena --out"),
    (["dataset", ".", "--out", "data"], ".", "grotto arena --out"),
    (["dataset", "damaged", "--out", "data"], "", ""),
    ([*ARENA, "--games", "0"], "0", "1"),
    ([*ARENA, "--games", "-5"], "-5", "1"),
    ([*ARENA, "--games", "many"], "many", "1"),
    ([*ARENA, "--jobs", "0"], "0", "1"),
    ([*ARENA, "--jobs", "-1"], "-1", "1"),
    ([*ARENA, "--seed", "x"], "x", "0"),
    (["bench", "chess"], "chess", "cave_vs_cave"),
    (["bench", "--seconds", "0"], "0", "0"),
    (["bench", "--seconds", "nan"], "nan", "0"),
    (["bench", "--seconds", "soon"], "soon", "0"),
    (["bench", "--against", "chess"], "chess", "catanatron"),
    (["games", "--lang", "tlh"], "tlh", "en, ru, fr"),
    (["--lang", "tlh", "games"], "tlh", "en, ru, fr"),
    (["--lang"], "--lang", "--help"),
]


@pytest.fixture(autouse=True)
def _bad_files(tmp_path: Path) -> None:
    Path("foreign").write_text("# Hello\n")
    Path("empty").write_text("")
    Path("binary").write_bytes(b"grotto 1\n\0\0")
    Path("latin").write_bytes("grotto 1\ngame: é".encode("latin-1"))
    Path("newer").write_text("grotto 99\n")
    Path("other_game").write_text("grotto 1\ngame: chess\nplayers: 2\n")
    Path("damaged").write_text("grotto 1\ngame: cave_vs_cave\nplayers: 2\nfirst_player: 0\n\n* reveal masonry\nhello\n")


@every_language
@pytest.mark.parametrize(("args", "value", "right"), BAD)
def test_bad_input(args: list[str], value: str, right: str, language: str) -> None:
    result = run(*args, locale=language)
    assert result.exit_code == 2
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    assert "Traceback" not in sentence
    assert value in sentence
    assert right in sentence
    assert sentence[-1] in ".?"
    if language == "ru":
        assert re.search("[а-я]{3,}", sentence)
    if language == "fr":
        assert sentence != run(*args, locale="en").stderr.strip()


def test_unreadable_file() -> None:
    Path("secret").write_text("grotto 1\n")
    Path("secret").chmod(0)
    if os.access("secret", os.R_OK):
        pytest.skip("nothing is unreadable for this user")
    result = run("replay", "secret")
    assert result.exit_code == 2
    assert "secret" in result.stderr


def test_no_traceback_in_a_process_of_its_own() -> None:
    done = spawn("play", "chess", "--lang", "fr")
    assert done.returncode == 2
    assert done.stdout == b""
    (sentence,) = done.stderr.decode().splitlines()
    assert sentence.startswith("Il n’y a pas de jeu")


@every_language
def test_options_that_a_saved_game_has_said_already(language: str) -> None:
    session = start("human", 1)
    scripted(session, 1, 3)
    Path("mine").write_text(session.record.text())
    for args in (["--seats", "human"], ["--seed", "1"], ["--option", "first_player=0"]):
        result = run("play", "--from", "mine", *args, locale=language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert args[0] in result.stderr
    result = run("play", "chess", "--from", "mine", locale=language)
    assert result.exit_code == 2
    assert "chess" in result.stderr


def test_seats_of_a_saved_game_must_fit() -> None:
    session = start("human,random", 1)
    text = session.record.text()
    Path("mine").write_text(text.replace("seat: random\n", ""))
    assert run("play", "--from", "mine").exit_code == 2
    Path("mine").write_text(text.replace("seat: random", "seat: alice"))
    result = run("play", "--from", "mine")
    assert result.exit_code == 2
    assert "alice" in result.stderr
    Path("mine").write_text(re.sub("seed: .*\n", "", text))
    result = run("play", "--from", "mine")
    assert result.exit_code == 2
    assert result.stderr == speaker("en").say("cli-error-no_seed", value="mine") + "\n"


def test_reader_who_goes_away() -> None:
    session = start("human", 1)
    scripted(session, 1)
    Path("mine").write_text(session.record.text())
    for args in (["replay", "mine"], ["replay", "mine", "--plain"], ["replay", "mine", "--json"], ["games"]):
        with subprocess.Popen([*COMMAND, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""
            assert process.wait(30) == 0


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1251"])
def test_streams_that_cannot_show_every_letter(encoding: str) -> None:
    typed = lines("help", "board", "1", "quit", "no").encode()
    done = spawn(*PLAY, "--lang", "ru", "--seed", "1", input=typed, env={"PYTHONIOENCODING": encoding})
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert "┏".encode() not in done.stdout
    assert GAME.id.encode() in spawn("games", env={"PYTHONIOENCODING": encoding}).stdout
