"""`grotto pack`, and `--pack` at the other commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grotto.games.above_and_below.content.folder import DEFAULT, check_pack, content_hash
from grotto.text import speaker

from .table import every_language, run


def new_pack(folder: str = "mine") -> Path:
    assert run("pack", "new", folder).exit_code == 0
    return Path(folder)


def spoil(pack: Path, file: str = "book.toml", old: str = "coins = 1", new: str = "gold = 1") -> None:
    text = (pack / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")


@every_language
def test_a_new_pack_passes_the_check(language: str) -> None:
    written = run("pack", "new", "Die Höhle 2", "--lang", language)
    assert written.exit_code == 0
    assert "grotto pack check Die Höhle 2" in written.stdout
    checked = run("pack", "check", "Die Höhle 2", "--lang", language)
    assert checked.exit_code == 0
    assert "die_h_hle_2" in checked.stdout
    assert speaker(language).say("cli-pack-deep") in checked.stdout
    assert speaker(language, "above_and_below").say("good-mushroom") in checked.stdout
    assert check_pack(Path("Die Höhle 2")) == []
    for book in ("book.toml", "deep.toml"):
        assert (Path("Die Höhle 2") / book).read_text("utf-8").count("\n#") > 0


def test_a_pack_called_like_ours_or_like_nothing_gets_another_id() -> None:
    for folder, id in (("default", "pack_default"), ("7", "pack_7"), ("…", "pack")):
        new_pack(folder)
        assert json.loads(run("pack", "check", folder, "--json").stdout)["pack"] == id


def test_a_new_pack_needs_an_empty_folder() -> None:
    Path("there").mkdir()
    assert run("pack", "new", "there").exit_code == 0
    before = content_hash(Path("there"))
    again = run("pack", "new", "there")
    assert again.exit_code == 2
    assert again.stderr == speaker("en").say("cli-error-pack_not_empty", value="there") + "\n"
    assert content_hash(Path("there")) == before
    Path("file").write_text("x", "utf-8")
    assert run("pack", "new", "file").exit_code == 2
    assert "can be written" in run("pack", "new", "file/below").stderr


@every_language
def test_every_mistake_is_named_with_file_and_line(language: str) -> None:
    pack = new_pack()
    spoil(pack)
    spoil(pack, "villagers.toml", 'symbols = ["hammer"]', 'symbols = ["axe"]')
    spoil(pack, "text/ru/names.toml", 'start_scout = "', 'start_scouts = "')
    checked = run("pack", "check", "mine", "--lang", language)
    assert checked.exit_code == 2
    lines = checked.stdout.splitlines()
    assert [line.split(" ")[0] for line in lines[:-1]] == [
        "mine/villagers.toml:6:",
        "mine/book.toml:13:",
        "mine/text/ru/names.toml:27:",
        "mine/text/ru/names.toml:30:",
    ]
    assert lines[-1] == speaker(language).say("cli-pack-bad", folder="mine", n=4)


def test_the_check_as_json() -> None:
    pack = new_pack()
    good = json.loads(run("pack", "check", "mine", "--json").stdout)
    assert good["problems"] == []
    assert good["pack"] == "mine"
    assert good["content"] == content_hash(pack)
    assert good["statistics"]["book"]["paragraphs"] == {"direct": 3, "continuation": 1}
    assert good["statistics"]["cards"]["buildings"]["house"] == 25
    spoil(pack)
    bad = run("pack", "check", "mine", "--json", "--lang", "fr")
    assert bad.exit_code == 2
    (problem,) = json.loads(bad.stdout)["problems"]
    assert (problem["file"], problem["line"], problem["id"]) == ("book.toml", 13, "pack_unknown_id")
    assert "possibles" in problem["message"] or "possible" in problem["message"]
    assert json.loads(bad.stdout)["statistics"] is None


def test_a_folder_that_is_not_there() -> None:
    checked = run("pack", "check", "nowhere")
    assert checked.exit_code == 2
    assert checked.stdout.startswith("nowhere: ")


def test_our_own_pack_passes_at_the_command_line() -> None:
    assert run("pack", "check", str(DEFAULT)).exit_code == 0


def test_a_game_with_a_pack_is_saved_replayed_and_verified_with_it() -> None:
    pack = new_pack()
    played = run(
        "play", "above_and_below", "--pack", "mine", "--seats", "random,random", "--seed", "3",
        "--save", "game.grotto", "--plain",
    )  # fmt: skip
    assert played.exit_code == 0, played.stderr
    text = Path("game.grotto").read_text("utf-8")
    assert f"pack: mine\ncontent: {content_hash(pack)}\n" in text
    for command in (["replay", "--plain"], ["replay", "--at", "30", "--json"], ["verify"], ["verify", "--json"]):
        assert run(*command, "game.grotto", "--pack", "mine").exit_code == 0


@every_language
def test_without_its_pack_or_with_another_content_a_record_is_not_replayed(language: str) -> None:
    pack = new_pack()
    args = ["--seats", "random,random", "--seed", "3", "--save", "game.grotto", "--plain"]
    assert run("play", "above_and_below", "--pack", "mine", *args).exit_code == 0
    before = content_hash(pack)
    spoil(pack, new="coins = 2")
    changed = run("verify", "game.grotto", "--pack", "mine", "--lang", language)
    assert changed.exit_code == 2
    data = {"pack": "mine", "value": before, "allowed": content_hash(pack)}
    assert changed.stderr == speaker(language, "above_and_below").say("error-other_content", **data) + "\n"


@every_language
@pytest.mark.parametrize("command", ["replay", "verify", "play"])
def test_a_missing_pack_is_named(language: str, command: str) -> None:
    new_pack()
    args = ["--seats", "random,random", "--seed", "3", "--save", "game.grotto", "--plain"]
    assert run("play", "above_and_below", "--pack", "mine", *args).exit_code == 0
    text = Path("game.grotto").read_text("utf-8")
    Path("other.grotto").write_text(text.replace("pack: mine", "pack: yours"), "utf-8")
    where = ["--from", "other.grotto"] if command == "play" else ["other.grotto"]
    missing = run(command, *where, "--pack", "mine", "--lang", language)
    assert missing.exit_code == 2
    expected = speaker(language).say("cli-error-unknown_pack", value="yours", allowed="mine, default")
    assert missing.stderr == expected + "\n"


@pytest.mark.parametrize(
    "command",
    [
        ["play", "above_and_below", "--seats", "random,random"],
        ["arena", "above_and_below", "--bots", "random,random", "--games", "1"],
        ["bench", "above_and_below", "--seconds", "0.1"],
    ],
)
def test_a_broken_pack_never_starts_a_game(command: list[str]) -> None:
    spoil(new_pack())
    result = run(*command, "--pack", "mine")
    assert result.exit_code == 2
    assert result.stderr.startswith("mine/book.toml:13: ")
    assert result.stdout == ""


def test_other_games_have_no_packs() -> None:
    new_pack()
    result = run("play", "cave_vs_cave", "--seats", "random,random", "--pack", "mine")
    assert (result.exit_code, "above_and_below" in result.stderr) == (2, True)


def test_bots_in_other_processes_play_with_the_pack() -> None:
    pack = new_pack()
    spoil(pack, "pack.toml", "rounds = 7", "rounds = 2")
    spoil(pack, "pack.toml", "rival = [2, 4, 6]", "rival = [2]")
    spoil(pack, "pack.toml", "key = [3, 5]", "key = [1]")
    spoil(pack, "pack.toml", "quest = [2, 4, 6]", "quest = [2]")
    args = ["arena", "above_and_below", "--bots", "random,random", "--games", "4", "--json", "--pack", "mine"]
    alone, together = (json.loads(run(*args, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert alone["seats"] == together["seats"]
    # Two rounds instead of seven.
    assert alone["decisions"] < 4 * 250


@every_language
def test_a_long_book_is_shown_beside_the_usual_numbers(language: str) -> None:
    words = speaker(language)
    told = run("pack", "check", str(DEFAULT), "--lang", language).stdout
    assert told.count(words.say("cli-pack-goals")) == 2
    counted = json.loads(run("pack", "check", str(DEFAULT), "--json").stdout)["statistics"]
    for book in ("book", "deep"):
        goals = counted[book]["goals"]
        assert words.say("cli-pack-far", n=sum(goal["far"] for goal in goals), all=len(goals)) in " ".join(told.split())
    assert told.count("!") == sum(goal["far"] for book in ("book", "deep") for goal in counted[book]["goals"]) + 2
    # A short one has too few rewards to be compared.
    new_pack()
    assert words.say("cli-pack-goals") not in run("pack", "check", "mine", "--lang", language).stdout


@every_language
def test_an_end_that_is_not_told_is_named_but_is_no_mistake(language: str) -> None:
    pack = new_pack()
    assert json.loads(run("pack", "check", "mine", "--json").stdout)["untold"] == []
    file = pack / "text" / "ru" / "book.toml"
    lines = file.read_text("utf-8").splitlines()
    place = lines.index("[2]") + 1
    file.write_text("\n".join(line for line in lines if not line.startswith(("a_5", "b_7"))), "utf-8")
    checked = run("pack", "check", "mine", "--lang", language)
    assert checked.exit_code == 0
    # 1.b_7 only leads on: the continuation tells it.
    (line,) = [line for line in checked.stdout.splitlines() if line.startswith("mine/text/")]
    message = speaker(language, "above_and_below").say("error-pack_untold", value="2.a_5", language="ru")
    assert line == f"mine/text/ru/book.toml:{place - 1}: {message}"
