"""`grotto replay` and `grotto verify`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import grotto
from grotto.cli.session import Session
from grotto.kernel.chance import seed_from
from grotto.kernel.record import read
from grotto.kernel.record import replay as replay_record
from grotto.text import speaker

from .table import GAME, every_language, run, scripted, start


@pytest.fixture
def record() -> str:
    """A finished game in the file "mine", and what it says."""
    session = start("human,random", 11)
    scripted(session, 11)
    Path("mine").write_text(session.record.text())
    return session.record.text()


@every_language
def test_replay_tells_every_move_and_the_result(record: str, language: str) -> None:
    speech = speaker(language, GAME.id)
    told = run("replay", "mine", "--plain", "--lang", language).stdout
    state = replay_record(GAME, read(record))
    assert speech.say(f"verdict-{state.result().verdict}") in told
    assert speech.say("event-took", tile=speech.word("tile", "renovation")) in told or "renovation" not in record
    drawn = run("replay", "mine", "--lang", language)
    assert drawn.exit_code == 0
    for _, act in read(record).moves:
        assert act.split()[0] in drawn.stdout


@pytest.mark.parametrize("at", [0, 1, 17])
def test_replay_at_a_move(record: str, at: int) -> None:
    state = replay_record(GAME, read(record), at)
    result = run("replay", "mine", "--at", str(at), "--json")
    data = json.loads(result.stdout)
    assert data["move"] == at
    assert data["moves"] == len(read(record).moves)
    assert data["state"] == json.loads(json.dumps(state.to_data()))
    assert data["result"]["totals"] == list(state.result().totals)
    assert GAME.from_data(data["state"]) == state or at == 0
    for form in ([], ["--plain"]):
        shown = run("replay", "mine", "--at", str(at), *form)
        assert shown.exit_code == 0
        assert f"After move {at} of {data['moves']}:" in shown.stdout


def test_replay_as_json_ends_with_the_last_move(record: str) -> None:
    data = json.loads(run("replay", "mine", "--json").stdout)
    assert data["move"] == data["moves"]
    assert data["result"]["final"] is True
    assert data["result"]["totals"] == list(read(record).result or ())


@every_language
def test_replay_beyond_the_end(record: str, language: str) -> None:
    result = run("replay", "mine", "--at", "9999", "--lang", language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.search("9.?999", result.stderr)


def test_replay_of_an_unfinished_game() -> None:
    session = start("human,random", 11)
    scripted(session, 11, 5)
    Path("mine").write_text(session.record.text())
    told = run("replay", "mine", "--plain").stdout
    assert "the game is not over" in told
    assert "The game is not over." in run("verify", "mine").stdout


@every_language
def test_verify(record: str, language: str) -> None:
    result = run("verify", "mine", "--lang", language)
    moves = read(record).moves
    outcomes = sum(actor < 0 for actor, _ in moves)
    assert result.exit_code == 0
    assert str(len(moves)) in result.stdout
    assert str(outcomes) in result.stdout
    data = json.loads(run("verify", "mine", "--json").stdout)
    assert data == {"valid": True, "moves": len(moves), "outcomes": outcomes}


def test_verify_without_a_seed(record: str) -> None:
    Path("mine").write_text(re.sub("seed: .*\n", "", record))
    result = run("verify", "mine")
    assert result.exit_code == 0
    assert "no seed" in result.stdout


def _another_reveal(record: str) -> str:
    """The tile of round 8 is the only one of its kind, so the first one is changed."""
    shown = re.search(r"\* reveal (\w+)", record)
    assert shown is not None
    other = next(tile for tile in ("masonry", "furnishing", "undermining") if tile != shown[1])
    return record.replace(shown[0], f"* reveal {other}", 1)


def _better_result(record: str) -> str:
    return re.sub(r"result: (\d+)", "result: 99", record)


def _no_last_act(record: str) -> str:
    return re.sub(r"\d \w[^\n]*\nresult", "result", record)


def _other_player(record: str) -> str:
    return re.sub(r"\n0 take", "\n1 take", record, count=1)


def _other_seed(record: str) -> str:
    return re.sub(r"seed: ..", "seed: 00", record)


def _illegal_act(record: str) -> str:
    return re.sub(r"\n(\d) take \w+", r"\n\1 take renovation", record, count=1)


TAMPERED = [_another_reveal, _better_result, _no_last_act, _other_player, _other_seed, _illegal_act]


@every_language
@pytest.mark.parametrize("tamper", TAMPERED)
def test_tampered_record_does_not_verify(record: str, language: str, tamper) -> None:  # type: ignore[no-untyped-def]
    text = tamper(record)
    assert text != record
    Path("mine").write_text(text)
    result = run("verify", "mine", "--lang", language)
    assert (result.exit_code, result.stdout) == (2, "")
    (sentence,) = result.stderr.splitlines()
    if tamper in (_another_reveal, _other_player, _illegal_act):
        before = text.partition("\n\n")[2].splitlines()
        original = record.partition("\n\n")[2].splitlines()
        move = next(n for n, (one, other) in enumerate(zip(before, original, strict=False), 1) if one != other)
        assert str(move) in sentence
    data = run("verify", "mine", "--json", "--lang", language)
    assert data.exit_code == 2
    assert json.loads(data.stdout)["valid"] is False
    assert json.loads(data.stdout)["message"] == sentence == data.stderr.strip()


@every_language
def test_the_tales_of_a_game_can_be_read_again(language: str) -> None:
    """In a replay and with a command at the table: openings, choices, ends and the names of threads."""
    game = grotto.game("above_and_below")
    session = Session.start(game, ["greedy", "greedy"], {}, seed_from(3))
    while not session.over:
        session.go_on()
    Path("village").write_text(session.record.text())
    told = json.loads(json.dumps(game.tales(session.history.events())))
    said = run("replay", "village", "--tales", "--plain", "--lang", language).stdout
    assert told["threads"]
    assert [name for name in told["threads"].values() if name[language] not in said] == []
    for tale in told["tales"]:
        for page in tale["pages"]:
            assert all(page[part].get(language, "") in said for part in ("text", "deed", "end"))
    none = speaker(language, "above_and_below").say("cli-tales-none")
    assert none in run("replay", "village", "--tales", "--at", "0", "--lang", language).stdout
    play = ["play", "above_and_below", "--seats", "human,greedy", "--plain", "--lang", language]
    assert none in run(*play, input="tales\n").stdout


def test_a_game_that_tells_no_stories_has_no_tales(record: str) -> None:
    assert run("replay", "mine", "--tales").stdout == "No tale has been told yet.\n"
