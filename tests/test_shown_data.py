"""Data that the pages show are taken as they stand by whoever reads such data, and so is the conversation of a bot."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

import grotto
from grotto.arena.match import match
from grotto.arena.programs import Sitting
from grotto.games.above_and_below.content.folder import check_pack, load_pack
from grotto.web.public import read_public
from rules.above_and_below.table import QUIET, write_pack
from test_pages import ROOT, blocks, source

LANGUAGES = ("en", "ru", "fr")


def data(page: str) -> list[str]:
    """The blocks of TOML of a page."""
    return [text for language, text in blocks(page) if language == "toml"]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack that consists of what docs/packs.md shows, and of our own where the page shows nothing."""
    book, words, threads, names, villager = data("packs")
    write_pack(tmp_path, deep=QUIET.replace("id = 1\n", "id = 7\n"))
    (tmp_path / "book.toml").write_text(book, "utf-8")
    (tmp_path / "threads.toml").write_text(threads, "utf-8")
    for language in LANGUAGES:
        (tmp_path / "text" / language / "book.toml").write_text(words, "utf-8")
        (tmp_path / "text" / language / "threads.toml").write_text(names, "utf-8")
    people = tmp_path / "villagers.toml"
    (cat,) = re.findall(r'^\[\[villager\]\]\nid = "s_cave_cat"\n(?:.+\n)+', people.read_text("utf-8"), re.MULTILINE)
    people.write_text(people.read_text("utf-8").replace(cat, villager), "utf-8")
    return tmp_path


def test_what_the_page_of_packs_shows_is_a_pack(pack: Path) -> None:
    assert [str(problem) for problem in check_pack(pack)] == []
    paragraphs = load_pack(pack).book(0)
    assert paragraphs.scenes[0].words() == ["chasm", "lamp", "rope_bridge"]


def test_a_slip_in_what_the_page_shows_would_be_found(pack: Path) -> None:
    book = pack / "book.toml"
    book.write_text(book.read_text("utf-8").replace("goto = 151", "goto = 152"), "utf-8")
    assert [problem.file for problem in check_pack(pack)][:1] == ["book.toml"]


def test_the_settings_of_the_server_page_are_read(tmp_path: Path) -> None:
    (shown,) = data("server")
    file = tmp_path / "grotto.toml"
    file.write_text((ROOT / "deploy" / "grotto.toml").read_text("utf-8") + shown, "utf-8")
    mail = read_public(str(file)).mail
    assert mail is not None
    assert (mail.host, mail.security, mail.site) == ("mail.caves.example", "starttls", "https://caves.example")


def test_the_entry_point_of_a_game_is_that_of_the_example() -> None:
    (shown,) = data("new_game")
    project = tomllib.loads((ROOT / "examples" / "stalagmites" / "pyproject.toml").read_text("utf-8"))["project"]
    assert tomllib.loads(shown)["project"]["entry-points"] == project["entry-points"]


# Says what the page lets a program say, and notes what it is told.
PROGRAM = """
import json, sys
answers, heard = json.loads(sys.argv[1]), open(sys.argv[2], "a")
for line in sys.stdin:
    print(line.strip(), file=heard, flush=True)
    word, _, rest = line.strip().partition(" ")
    if word == "legal":
        legal = json.loads(rest)
    if word == "quit":
        break
    for said in answers.get(word, []):
        print("bestact " + legal[0] if said.startswith("bestact") else said, flush=True)
"""


def test_the_conversation_of_the_protocol_page_is_one(tmp_path: Path) -> None:
    """Answered as on the page, the arena says what it says there, in that order, with those keys."""
    (shown,) = [text for _, text in blocks("protocol") if text.startswith("> grotto 1")]
    lines = [line for line in shown.splitlines() if line[:2] in ("> ", "< ")]
    answers: dict[str, list[str]] = {}
    for line in lines:
        if line.startswith("> "):
            asked = line.split()[1]
        else:
            answers.setdefault(asked, []).append(line[2:])
    answers["newgame"] = ["ready"]
    program, heard = tmp_path / "program.py", tmp_path / "heard"
    program.write_text(PROGRAM)
    spec = f"clever={sys.executable} {program} '{json.dumps(answers)}' {heard}"
    report = match(grotto.game("cave_vs_cave"), [spec, "random"], 2, seconds=300)
    assert report.forfeits == []
    told = [line.partition(" ") for line in heard.read_text("utf-8").splitlines()]
    games = " ".join([word for word, _, _ in told]).split(" newgame ")
    decision = "position legal go"
    assert games[0] == "grotto"
    assert all(re.fullmatch(rf"({decision} )+over( quit)?", game) for game in games[1:]), games
    assert len(games) == 3
    begun = next(json.loads(line[len("> newgame ") :]) for line in lines if line.startswith('> newgame {"'))
    ended = next(json.loads(line[len("> over ") :]) for line in lines if line.startswith("> over "))
    real = {word: json.loads(rest) for word, _, rest in told if word in ("newgame", "over")}
    assert list(begun) == list(real["newgame"]) == list(Sitting._fields)
    assert list(ended) == list(real["over"])
    assert set(re.findall(r"`(\w+)`", source("protocol"))) >= {*begun, *ended}
