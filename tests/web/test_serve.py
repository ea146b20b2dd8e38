"""`grotto serve`: it says where it is, what is wrong, and ends without losing anything."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from grotto.games import GAMES
from grotto.table.upkeep import VERSION
from grotto.text import LANGUAGES
from grotto.web import api_games
from serving import PATIENCE, Person, Serving, serving, sqlite

COMMAND = [sys.executable, "-c", "from grotto.cli import main; main()", "serve", "--lang", "en"]


def refused(*arguments: str) -> str:
    ended = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 2, ended.stderr
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    return ended.stderr


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert f"127.0.0.1:{port} already" in refused("--port", port, "--db", sqlite(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--db", "mysql://x/y"], "no address of a database"),
        (["--db", "postgresql://x@127.0.0.1:1/y"], "can’t be opened"),
        (["--db", "sqlite:////dev/null/x.db"], "can’t be opened"),
        (["--port", "70000", "--db", "sqlite://"], "between 0 and 65535"),
        (["--bot-delay", "soon"], "seconds"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in refused("--port", "0", *arguments)


def test_it_says_where_it_is_and_ends_when_asked(tmp_path: Path) -> None:
    command = [*COMMAND, "--port", "0", "--db", sqlite(tmp_path)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
    ann = Person(address, "Ann")
    made = ann.open("me", {"kind": "bot", "bot": "random"})
    view = ann.play(made["id"], moves=3)
    with ann.watch(made["id"]):
        server.terminate()
        _, errors = server.communicate(timeout=PATIENCE)
    assert "Traceback" not in errors
    with serving(sqlite(tmp_path)) as again:
        ann.http.base_url = again.address + "/api"  # type: ignore[assignment]
        after = ann.view(made["id"])
        # The cookie is still good, and nothing is missing.
        assert after["seats"][0]["mine"]
        assert after["moves"] >= view["moves"]


def test_the_newest_version_of_the_schema_is_the_one_that_is_expected() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    import grotto.table

    config = Config()
    config.set_main_option("script_location", str(Path(grotto.table.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == VERSION


def test_facts_and_texts_are_sent_once(server: Serving) -> None:
    ann = Person(server.address)
    for path in ("/games/cave_vs_cave/facts", "/text/ru?game=cave_vs_cave"):
        first = ann.http.get(path)
        assert first.status_code == 200
        assert ann.http.get(path, headers={"If-None-Match": first.headers["etag"]}).status_code == 304
    assert ann.http.get("/text/xx").status_code == 404
    assert ann.http.get("/games/chess/facts").status_code == 404


def test_nothing_is_packed_twice_however_many_ask_for_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_games.brotli, "compress", lambda content: content)
    contents = {api_games._facts(game) for game in GAMES.values()}
    for game in (None, *GAMES.values()):
        contents |= {api_games._texts(language, game, None) for language in LANGUAGES}
    # Packs have texts of their own.
    contents |= {b"%d" % number for number in range(200)}
    api_games._packed.cache_clear()
    for _ in range(2):
        for content in sorted(contents):
            api_games._packed(content, "br")
    assert api_games._packed.cache_info().misses == len(contents)
    api_games._packed.cache_clear()


def test_the_words_that_acts_are_made_of(server: Serving) -> None:
    """What a board needs to know a thing when it sees one in a position."""
    declared = Person(server.address).get("/games/cave_vs_cave/words")
    words = declared["words"]
    # The number of a seat itself, and the seats by the tiles that they have taken.
    assert declared["seats"] == ["first", "taken"]
    assert {"tile", "room", "cell", "good"} <= set(words)
    assert sorted(words["good"]) == ["emmer", "flax", "food", "gold", "stone", "wood"]
    assert all(len(set(ids)) == len(ids) for ids in words.values())


def test_every_page_knows_what_all_games_are_called(server: Serving) -> None:
    ann = Person(server.address)
    games = [game["id"] for game in ann.get("/games")]
    for query in ("", "?game=caverna"):
        texts = ann.http.get(f"/text/fr{query}").text
        titles = [line.split(" ")[0] for line in texts.splitlines() if line.startswith("title-")]
        assert sorted(titles) == sorted(f"title-{game}" for game in games)
