"""`grotto play`: whole games, choosing, commands, leaving and coming back."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from grotto.bots.analysis import hints
from grotto.cli.hinting import hint_said
from grotto.cli.session import Session
from grotto.cli.telling import Teller
from grotto.kernel.record import read
from grotto.text import speaker

from .table import GAME, by_numbers, every_language, lines, run, scripted, spawn, start

PLAY = ["play", "cave_vs_cave", "--plain"]


def saved(name: str = "mine") -> str:
    return Path(name).read_text()


# ---- whole games ---------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("seats", ["human", "human,random", "human,human"])
def test_whole_game_in_notation(language: str, seats: str) -> None:
    session = start(seats, 5)
    typed = scripted(session, 5)
    args = [*PLAY, "--seats", seats, "--seed", "5", "--lang", language]
    result = run(*args, input=lines(*typed, "mine"))
    assert result.exit_code == 0
    assert saved() == session.record.text()
    for total in session.state.result().totals:
        assert str(total) in result.stdout
    assert speaker(language, GAME.id).say(f"verdict-{session.state.result().verdict}") in result.stdout


@every_language
def test_whole_game_by_numbers(language: str) -> None:
    session = start("random,human", 6)
    typed = by_numbers(session, 6, language)
    args = [*PLAY, "--seats", "random,human", "--seed", "6", "--lang", language, "--save", "mine"]
    result = run(*args, input=lines(*typed))
    assert result.exit_code == 0
    assert saved() == session.record.text()


def test_whole_game_drawn() -> None:
    language = "ru"
    session = start("human", 7)
    typed = by_numbers(session, 7, language)
    args = ["play", "cave_vs_cave", "--seats", "human", "--seed", "7", "--lang", language]
    result = run(*args, input=lines(*typed, "mine"))
    assert result.exit_code == 0
    assert "┏━━" in result.stdout
    assert saved() == session.record.text()


def test_bots_play_among_themselves() -> None:
    for bots, form in (("random,random", []), ("random,level2", ["--plain"])):
        result = run("play", "cave_vs_cave", "--seats", bots, "--seed", "2", *form)
        assert result.exit_code == 0
        assert "wins" in result.stdout or "draw" in result.stdout
        assert list(Path().iterdir()) == []


def test_seed_makes_the_same_game_and_no_seed_another() -> None:
    args = [*PLAY, "--seats", "random,random"]
    same = [run(*args, "--seed", "3").stdout for _ in range(2)]
    assert same[0] == same[1]
    assert run(*args).stdout != run(*args).stdout


def test_options_of_the_game() -> None:
    for seat in (0, 1):
        run(*PLAY, "--seats", "random,random", "--option", f"first_player={seat}", "--save", f"game{seat}")
        record = read(saved(f"game{seat}"))
        assert record.options == {"rules": 1, "first_player": seat}
        assert record.moves[1][0] == seat


def test_plain_has_no_drawing_and_no_colours() -> None:
    typed = scripted(start("human,random", 8), 8)
    result = run(*PLAY, "--seats", "human,random", "--seed", "8", input=lines("board", "help", *typed, "board", "no"))
    assert not re.search("[\x1b━┃╌┊░█▀■▲●]", result.stdout)


# ---- choosing ------------------------------------------------------------------------------


def test_choosing_by_number_name_beginning_and_notation() -> None:
    ways = ["1", "Cultivation", "cult", "take cultivation", "Take cultivation", "TAKE  CULTIVATION"]
    for way in ways:
        result = run(*PLAY, "--seats", "human", "--seed", "1", input=lines(way))
        assert "Player 1 takes Cultivation." in result.stdout, way


@pytest.mark.parametrize(
    ("language", "way"),
    [("ru", "Земледелие"), ("ru", "земл"), ("ru", "взять земледелие"), ("fr", "culture"), ("fr", "cult")],
)
def test_choosing_by_name_in_the_language(language: str, way: str) -> None:
    session = start("human", 1)
    result = run(*PLAY, "--seats", "human", "--seed", "1", "--lang", language, "--save", "mine", input=lines(way))
    assert result.exit_code == 0
    assert saved().splitlines()[-1] == "0 take cultivation", session.record.text()


def test_act_that_is_not_possible_is_explained() -> None:
    typed = [
        "furnish shelf r2c0 gold",
        "end_turn",
        "housework",
        "furnish shelf r2c1 gold",
        "take masonry",
        "state room",
    ]
    result = run(*PLAY, "--seats", "human,human", "--seed", "1", input=lines(*typed))
    told = result.stdout
    assert told.count("Not possible: Take an action tile first.") == 2
    assert "Not possible: That cavern has not been dug yet: row 3, column 2." in told
    assert "Not possible: You have taken Housework this turn; end your turn first." in told
    assert "Not possible: State Room is not on display." in told


@every_language
def test_act_that_is_not_possible_is_explained_in_the_language(language: str) -> None:
    speech = speaker(language, GAME.id)
    typed = lines("take cultivation", "take housework", "dig r0c0")
    result = run(*PLAY, "--seats", "human", "--seed", "1", "--lang", language, input=typed)
    tile = speech.word("tile", "cultivation")
    reason = speech.say("reason-tile_in_hand", tile=tile)
    assert speech.say("cli-not-possible", reason=reason) in result.stdout
    assert speech.say("cli-not-possible", reason=speech.say("reason-not_part")) in result.stdout


@every_language
def test_things_nobody_knows_and_things_that_are_not_clear(language: str) -> None:
    speech = speaker(language, GAME.id)
    result = run(
        *PLAY, "--seats", "human,human", "--seed", "1", "--lang", language, input=lines("xyzzy", "under", "99")
    )
    assert speech.say("cli-unknown", text="xyzzy") in result.stdout
    assert speech.say("cli-unknown", text="99") in result.stdout
    meanings = " · ".join(speech.act(GAME, GAME.act(f"take {tile}")) for tile in ("undergrowth", "undermining"))
    assert speech.say("cli-several", text="under", meanings=meanings) in result.stdout


def test_side_acts_and_the_closing_act_stand_apart() -> None:
    result = run(*PLAY, "--seats", "human", "--seed", "1", input=lines("take cultivation"))
    last = result.stdout.rpartition("carry out")[2]
    assert re.search(r"\[gain\].*\nWhen you are done:\n\d+\. End the turn \[end_turn\]\nFree, any time:\n\d+\.", last)


def test_what_an_act_would_change_is_shown() -> None:
    result = run(*PLAY, "--seats", "human", "--seed", "1", input=lines("take cultivation", "take excavation"))
    assert "[gain] (emmer +2, flax +1)" in result.stdout
    assert "[convert gold] (food +1, gold −1, score −1)" in result.stdout
    result = run(*PLAY, "--seats", "human", "--seed", "1", input=lines("take excavation"))
    assert "[dig r3c1] (food +1, no way back)" in result.stdout


def test_arguments_are_asked_for_one_by_one() -> None:
    typed = lines("take masonry", "build_wall", "0", "build", "back", "build a wall", "r2c0-r2c1", "board")
    result = run(*PLAY, "--seats", "human,human", "--seed", "7", input=typed)
    assert result.stdout.count("Build a wall. Where does the wall go?") == 3
    assert "Player 1 builds a wall in row 3 between columns 1 and 2." in result.stdout
    assert "row 3, column 1 [r2c0]: empty; 2 walls: right (built), left." in result.stdout


# ---- commands ------------------------------------------------------------------------------


@every_language
def test_commands_in_english_and_in_the_language(language: str) -> None:
    speech = speaker(language, GAME.id)
    for command in ("help", "undo", "restart", "log", "board", "back"):
        told = set()
        for word in [*speech.say(f"cli-command-{command}").split(), command]:
            result = run(*PLAY, "--seats", "human", "--seed", "1", "--lang", language, input=lines(word))
            told.add(result.stdout.replace(f"> {word}\n", ""))
        assert len(told) == 1
    overview = run(*PLAY, "--seats", "human", "--lang", language, input=lines("?")).stdout
    for command in ("help", "board", "undo", "restart", "back", "log", "save", "quit"):
        assert command in overview
        assert speech.say(f"cli-command-{command}").split()[0] in overview
        assert speech.say(f"cli-command-{command}.help") in overview


@every_language
def test_help_with_things(language: str) -> None:
    speech = speaker(language, GAME.id)
    typed: list[str] = []
    for kind, id in (("tile", "housework"), ("room", "shelf"), ("room", "dungeon")):
        typed += [f"help {id}", f"help {speech.word(kind, id)}", f"help {speech.word(kind, id).upper()}"]
    told = run(*PLAY, "--seats", "human", "--lang", language, input=lines(*typed, "help xyzzy")).stdout
    for kind, id in (("tile", "housework"), ("room", "shelf"), ("room", "dungeon")):
        explained = speech.say(
            "cli-explained", name=f"{speech.word(kind, id)} [{id}]", help=speech.say(f"{kind}-{id}.help")
        )
        assert told.count(explained) == 3
    assert speech.say("cli-help-unknown", text="xyzzy") in told


# ---- leaving and coming back ---------------------------------------------------------------


@pytest.mark.parametrize("seats", ["human", "human,level2", "random,human"])
def test_saved_and_resumed_ends_as_if_never_left(seats: str) -> None:
    whole = start(seats, 9)
    typed = scripted(whole, 9)
    middle = len(typed) // 2
    run(*PLAY, "--seats", seats, "--seed", "9", input=lines(*typed[:middle], "save mine", "quit"))
    assert read(saved()).seed == whole.record.seed
    result = run("play", "--from", "mine", "--plain", input=lines(*typed[middle:], "save-the-rest"))
    assert result.exit_code == 0
    assert saved("save-the-rest") == whole.record.text()


def test_end_of_input_keeps_the_game_and_never_writes_over_a_file() -> None:
    typed = lines("take cultivation")
    for name in ("cave_vs_cave.grotto", "cave_vs_cave-2.grotto", "cave_vs_cave-3.grotto"):
        result = run(*PLAY, "--seed", "1", "--option", "first_player=0", input=typed)
        assert result.exit_code == 0
        assert f"grotto play --from {name}" in result.stdout
        assert saved(name).endswith("0 take cultivation\n")
    before = saved("cave_vs_cave.grotto")
    run("play", "--plain", "--from", "cave_vs_cave.grotto", input=lines("gain"))
    assert saved("cave_vs_cave.grotto") == before
    assert saved("cave_vs_cave-4.grotto").endswith("0 gain\n")
    assert len(list(Path().iterdir())) == 4


def test_nothing_is_saved_where_nobody_has_done_anything() -> None:
    result = run(*PLAY, "--seats", "human")
    assert "There is nothing to save." in result.stdout
    assert list(Path().iterdir()) == []


def test_saving_by_name() -> None:
    Path("taken").write_text("mine\n")
    typed = lines("1", "save taken", "1", "save", "save nowhere/mine", "save .", "quit")
    told = run(*PLAY, "--seats", "human", "--seed", "1", input=typed).stdout
    assert saved("taken") == "mine\n"
    assert "Saved as taken-2, because taken exists already." in told
    assert "Saved as taken-2.\n" in told
    assert "can’t be saved as “nowhere/mine”" in told
    assert "“.” is a directory" in told
    assert sorted(path.name for path in Path().iterdir()) == ["taken", "taken-2"]


@every_language
def test_leaving_asks_whether_to_save(language: str) -> None:
    speech = speaker(language, GAME.id)
    yes, no = speech.say("cli-yes").split()[0], speech.say("cli-no").split()[0]
    args = [*PLAY, "--seats", "human", "--seed", "1", "--lang", language]
    result = run(*args, input=lines("1", "quit", no))
    assert speech.say("cli-leave-save") in result.stdout
    assert list(Path().iterdir()) == []
    # An empty line goes on playing.
    result = run(*args, input=lines("1", "quit", "", "gain", "quit", yes))
    assert speech.say("cli-saved", file="cave_vs_cave.grotto") in result.stdout
    assert saved("cave_vs_cave.grotto").endswith("0 gain\n")


def test_resumed_file_is_written_over_only_on_request() -> None:
    run(*PLAY, "--seats", "human", "--seed", "1", input=lines("take cultivation", "save mine", "quit"))
    run("play", "--plain", "--from", "mine", input=lines("gain", "save", "quit"))
    assert saved().endswith("0 gain\n")


def test_finished_game_says_so() -> None:
    session = start("human", 5)
    scripted(session, 5)
    Path("mine").write_text(session.record.text())
    for form in ([], ["--plain"]):
        result = run("play", "--from", "mine", *form)
        assert result.exit_code == 0
        assert "This game is over already." in result.stdout
        assert "grotto replay mine" in result.stdout


def test_who_comes_back_is_told_what_happened_last() -> None:
    session = start("human,random", 5)
    scripted(session, 5, 6)
    Path("mine").write_text(session.record.text())
    told = run("play", "--from", "mine", "--plain", input=lines("quit")).stdout
    teller = Teller(GAME, session.record.seats, speaker("en", GAME.id))
    news = [teller.logged(entry) for entry in session.since_last_human()]
    assert told.partition("You have:")[0].splitlines()[: len(news)] == news
    assert speaker("en", GAME.id).say("game-about") not in told
    assert told.count("There is nothing to save.") + told.count("grotto play --from mine") == 1


def test_record_without_a_seed_can_be_continued() -> None:
    session = start("human", 5)
    scripted(session, 5, 4)
    Path("mine").write_text(re.sub("(seed|commitment|seat): .*\n", "", session.record.text()))
    result = run("play", "--from", "mine", "--plain", input=lines("end_turn", "quit", "no"))
    assert result.exit_code == 0
    assert len(session.humans) == 1


def test_tampered_game_is_not_continued() -> None:
    session = start("human", 5)
    scripted(session, 5, 4)
    text = session.record.text()
    wrong = "masonry" if "* reveal masonry" not in text else "furnishing"
    Path("mine").write_text(re.sub(r"\* reveal \w+", f"* reveal {wrong}", text, count=1))
    result = run("play", "--from", "mine", "--plain")
    assert result.exit_code == 2
    assert f"reveal {wrong}" in result.stderr


def test_what_is_typed_is_shown_when_it_comes_through_a_pipe() -> None:
    done = spawn(*PLAY, "--seats", "human", "--seed", "1", input=b"take cultivation\nquit\nno\n")
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\n> take cultivation\n" in done.stdout


def test_sessions_are_the_same_however_often_they_stop() -> None:
    whole = start("human,level2", 3)
    scripted(whole, 3, 12)
    again = Session.resume(GAME, read(whole.record.text()))
    assert again.state == whole.state
    assert again.record.text() == whole.record.text()
    assert json.loads(json.dumps(again.state.to_data())) == whole.state.to_data()


@every_language
def test_a_hint_tells_what_a_bot_would_play_and_changes_nothing(language: str) -> None:
    session = start("human", 5)
    speech = speaker(language, GAME.id)
    while not session.asks_human():
        session.go_on()
    found = hints(session.game, session.state, seed=session.history.moves)
    assert len(found) == 3
    typed = lines(speech.say("cli-command-hint"), "quit")
    result = run(*PLAY, "--seats", "human", "--seed", "5", "--lang", language, input=typed)
    for number, hint in enumerate(found, 1):
        assert hint_said(number, hint, GAME, speech) in result.stdout
    # Nothing has been played that would be worth keeping.
    assert result.exit_code == 0
    assert speech.say("cli-nothing-to-save") in result.stdout
