"""Content packs at a server: offered if they are sound, told of if they are not, needed by the tables that use them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from grotto.games.above_and_below.content.folder import content_hash
from grotto.games.above_and_below.content.starter import write_starter
from serving import PATIENCE, Person, error, serving, sqlite

BOT = {"kind": "bot", "bot": "random"}


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder with a sound pack for a short game, a broken one, one whose id is taken, and something else."""
    folder = tmp_path / "packs"
    for name in ("short", "broken", "twin"):
        write_starter(folder / name)
    numbers = folder / "short" / "pack.toml"
    change(numbers, "rounds = 7", "rounds = 2")
    change(numbers, "rival = [2, 4, 6]", "rival = [2]")
    change(numbers, "key = [3, 5]", "key = [2]")
    change(numbers, "quest = [2, 4, 6]", "quest = [2]")
    change(folder / "short" / "text" / "en" / "names.toml", 'name = "Short"', 'name = "The Short Caves"')
    change(folder / "short" / "text" / "en" / "names.toml", 'h_inn = "Inn"', 'h_inn = "Inn of the Moles"')
    change(folder / "broken" / "book.toml", "coins = 1", "gold = 1")
    change(folder / "twin" / "pack.toml", 'id = "twin"', 'id = "short"')
    (folder / "readme.txt").write_text("not a pack", "utf-8")
    return folder


def test_a_table_is_played_with_a_pack_of_the_server(tmp_path: Path, packs: Path) -> None:
    with serving(sqlite(tmp_path), "--packs", str(packs)) as server:
        ann = Person(server.address, "Ann")
        (game,) = [game for game in ann.get("/games") if game["id"] == "above_and_below"]
        (option,) = [option for option in game["options"] if option["id"] == "pack"]
        assert (option["values"], option["default"]) == (["default", "short"], "default")
        # What is printed and how it is called depends on the pack.
        assert ann.get("/games/above_and_below/facts")["rounds"] == 7
        assert ann.get("/games/above_and_below/facts", pack="short")["rounds"] == 2
        assert error(ann.http.get("/games/above_and_below/facts?pack=broken")) == "error-unknown_pack"
        words = ann.http.get("/text/en?game=above_and_below&pack=short").text
        assert "building-h_inn = Inn of the Moles" in words
        usual = ann.http.get("/text/en?game=above_and_below").text
        assert "building-h_inn = Inn\n" in usual
        assert "option-pack-short = The Short Caves" in usual
        made = ann.open("me", BOT, game="above_and_below", options={"pack": "short"})
        view = ann.play(made["id"])
        assert view["over"]
        assert view["state"]["round"] == 2
        assert view["options"]["content"] == content_hash(packs / "short")
        record = ann.http.get(f"/tables/{made['id']}/record").text
        assert f"pack: short\ncontent: {content_hash(packs / 'short')}\n" in record
        assert ann.get(f"/tables/{made['id']}/verify")["ok"]
        refused = ann.post("/tables", {"game": "above_and_below", "players": 1, "seats": [{"kind": "me"}],
                                       "options": {"pack": "broken"}})  # fmt: skip
        assert error(refused) == "error-unknown_pack"
        told = server.stop()
    assert "broken" in told
    assert "pack_unknown_id" in told
    assert "pack_same_id" in told


def test_a_table_waits_for_its_pack(tmp_path: Path, packs: Path) -> None:
    with serving(sqlite(tmp_path), "--packs", str(packs)) as server:
        ann = Person(server.address, "Ann")
        table = ann.open("me", BOT, game="above_and_below", options={"pack": "short"})["id"]
        moves = ann.play(table, moves=3)["moves"]
        other = ann.open("me", "local")["id"]
    with serving(sqlite(tmp_path)) as server:
        ann.http.base_url = server.address + "/api"  # type: ignore[assignment]
        assert ann.view(table)["frozen"]["reason"]["id"] == "error-unknown_pack"
        assert ann.view(other)["id"] == other
    change(packs / "short" / "book.toml", "coins = 1", "coins = 2")
    with serving(sqlite(tmp_path), "--packs", str(packs)) as server:
        ann.http.base_url = server.address + "/api"  # type: ignore[assignment]
        assert ann.view(table)["frozen"]["reason"]["id"] == "error-other_content"
    change(packs / "short" / "book.toml", "coins = 2", "coins = 1")
    with serving(sqlite(tmp_path), "--packs", str(packs)) as server:
        ann.address = server.address
        ann.http.base_url = server.address + "/api"  # type: ignore[assignment]
        assert ann.view(table)["moves"] >= moves
        assert ann.play(table)["over"]


@pytest.mark.parametrize(
    ("language", "word"), [("en", "not offered"), ("ru", "не предлагается"), ("fr", "pas proposé")]
)
def test_the_command_names_what_is_wrong_and_serves_the_rest(
    tmp_path: Path, packs: Path, language: str, word: str
) -> None:
    command = [sys.executable, "-c", "from grotto.cli import main; main()", "serve", "--lang", language]
    arguments = ["--port", "0", "--db", sqlite(tmp_path), "--packs", str(packs)]
    server = subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    assert "http://" in server.stdout.readline()
    server.terminate()
    told = server.communicate(timeout=PATIENCE)[1]
    assert told.count(word) == 2
    assert f"{packs / 'broken' / 'book.toml'}:13: " in told
    missing = subprocess.run([*command, "--packs", "nowhere"], capture_output=True, text=True, timeout=PATIENCE)
    assert missing.returncode == 2
    assert "nowhere" in missing.stderr
