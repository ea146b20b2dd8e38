"""A game as text: written, read, replayed, verified; and every way in which a text can be wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

import grotto
from grotto import BadRecord
from grotto.kernel import chance, record
from grotto.kernel.record import Record
from grotto.kernel.state import State

GAME = grotto.game("cave_vs_cave")
SEED = chance.seed_from(11)


@cache
def played(players: int = 2) -> str:
    """The text of a whole random game, sealed with a seed."""
    state = GAME.new(players)
    notes = Record(GAME.id, players, {"first_player": "random"})
    notes.seats = ["random", "ann b."][:players]
    notes.seal(SEED)
    rng = random.Random(3)
    while state.actor != grotto.NOBODY:
        if state.actor == grotto.CHANCE:
            act = chance.outcome(state, SEED, len(notes.moves))
        else:
            act = rng.choice(state.legal())
        notes.add(GAME, state, act)
        state.apply(act)
    notes.close(state)
    return notes.text()


def changed(change: Callable[[list[str]], list[str]]) -> str:
    """The text of the game with its lines changed."""
    return "\n".join(change(played().splitlines())) + "\n"


def with_header(key: str, value: str) -> str:
    return changed(lambda lines: [f"{key}: {value}" if line.startswith(f"{key}:") else line for line in lines])


def without(start: str) -> str:
    return changed(lambda lines: [line for line in lines if not line.startswith(start)])


def first_move(lines: list[str]) -> int:
    return lines.index("") + 1


def refusal(text: str, check: Callable[[Record], object] = Record.text) -> tuple[str, dict[str, str | int]]:
    """What is wrong with a text when it is read, or when something is done with it."""
    with pytest.raises(BadRecord) as caught:
        check(record.read(text))
    return caught.value.id, caught.value.data


def verify(notes: Record) -> int:
    return record.verify(GAME, notes)


def replay(notes: Record) -> State:
    return record.replay(GAME, notes)


# ---- the good case ---------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2])
def test_written_read_and_written_again(players: int) -> None:
    text = played(players)
    assert record.read(text).text() == text
    assert text.startswith(f"grotto 1\ngame: cave_vs_cave\nplayers: {players}\nfirst_player: random\nseat: random\n")


@pytest.mark.parametrize("players", [1, 2])
def test_replayed_to_the_same_result(players: int) -> None:
    notes = record.read(played(players))
    state = replay(notes)
    assert state.actor == grotto.NOBODY
    assert state.result().totals == notes.result


def test_verified_every_outcome() -> None:
    notes = record.read(played())
    chances = sum(actor == grotto.CHANCE for actor, _ in notes.moves)
    assert verify(notes) == chances > 5


def test_without_a_seed_the_moves_are_still_checked() -> None:
    notes = record.read(without("seed:"))
    assert notes.commitment == chance.commitment(SEED)
    assert verify(notes) == 0


def test_any_position_of_the_game() -> None:
    notes = record.read(played())
    course = record.Replay(GAME, notes)
    for move in (0, 1, 5, 20, len(notes.moves)):
        assert record.replay(GAME, notes, move) == course.run(move)


def test_a_running_game_has_no_result_and_no_seed() -> None:
    notes = Record(GAME.id, 2, {"first_player": 1})
    state = GAME.new(2, first_player=1)
    for line in ("reveal masonry", "take housework"):
        act = GAME.act(line)
        notes.add(GAME, state, act)
        state.apply(act)
    text = notes.text()
    assert text == "grotto 1\ngame: cave_vs_cave\nplayers: 2\nfirst_player: 1\n\n* reveal masonry\n1 take housework\n"
    again = record.read(text)
    assert (again.options, again.result, again.seed) == ({"first_player": 1}, None, "")
    assert replay(again) == state
    assert verify(again) == 0


def test_blank_lines_spaces_and_case_are_forgiven() -> None:
    text = changed(lambda lines: [line if line.count(":") else f"  {line.upper()}  " for line in lines] + ["", ""])
    text = text.replace("GROTTO 1", "grotto 1")
    assert verify(record.read(text)) > 0
    assert verify(record.read(played().replace("\n", "\r\n"))) > 0


# ---- texts that are no record ----------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "hello", "1. e4 e5", "\x00\x01", "{}", "grotto", "Grotto 1\ngame: x\n"])
def test_record_foreign(text: str) -> None:
    first = text.splitlines()[0].strip() if text.splitlines() else ""
    assert refusal(text) == ("record_foreign", {"value": first, "allowed": "grotto 1"})


def test_record_foreign_quotes_only_the_beginning() -> None:
    assert refusal("x" * 5000)[1]["value"] == "x" * 40


@pytest.mark.parametrize("version", ["grotto 2", "grotto 1.5", "grotto one"])
def test_record_version(version: str) -> None:
    assert refusal(version + "\n") == ("record_version", {"value": version, "allowed": "grotto 1"})
    assert refusal(version.ljust(50, "x"))[1]["value"] == version.ljust(40, "x")


@pytest.mark.parametrize("key", ["game", "players"])
def test_record_header(key: str) -> None:
    assert refusal(without(f"{key}:")) == ("record_header", {"key": key})


@pytest.mark.parametrize("value", ["two", "", "-1", "2.0", "²", "9" * 5000])
def test_record_value_players(value: str) -> None:
    assert refusal(with_header("players", value)) == ("record_value", {"key": "players", "value": value})


@pytest.mark.parametrize("key", ["seed", "commitment"])
@pytest.mark.parametrize("value", ["0", "xyz", "A" * 64, "0" * 63, "0" * 65, "é" * 64])
def test_record_value_hexadecimal(key: str, value: str) -> None:
    assert refusal(with_header(key, value)) == ("record_value", {"key": key, "value": value})


def test_record_value_of_another_game() -> None:
    assert refusal(with_header("game", "chess"), replay) == ("record_value", {"key": "game", "value": "chess"})


def test_record_line_in_the_header() -> None:
    assert refusal("grotto 1\ngame cave_vs_cave\n") == ("record_line", {"line": 2, "value": "game cave_vs_cave"})
    twice = "grotto 1\ngame: cave_vs_cave\ngame: cave_vs_cave\n"
    assert refusal(twice) == ("record_line", {"line": 3, "value": "game: cave_vs_cave"})


LINES = ["take housework", "take", "0", "*", "-1 take housework", "x end_turn", "result: many", "result: --3"]


@pytest.mark.parametrize("line", [*LINES, "9" * 5000 + " end_turn"], ids=[*LINES, "huge"])
def test_record_line_in_the_game(line: str) -> None:
    head = "grotto 1\ngame: cave_vs_cave\nplayers: 2\n\n* starts 0\n"
    assert refusal(head + line + "\n") == ("record_line", {"line": 6, "value": line[:60]})


def test_record_line_after_the_result() -> None:
    text = played() + "0 end_turn\n"
    assert refusal(text) == ("record_line", {"line": len(text.splitlines()), "value": "0 end_turn"})


# ---- records that cannot be replayed ---------------------------------------------------


@pytest.mark.parametrize(("key", "value", "id"), [
    ("players", "3", "bad_players"),
    ("players", "0", "bad_players"),
    ("first_player", "me", "bad_option_value"),
    ("first_player", "2", "bad_option_value"),
])  # fmt: skip
def test_options_that_cannot_be(key: str, value: str, id: str) -> None:
    assert refusal(with_header(key, value), replay)[0] == id


def test_the_first_records_could_name_a_seat_that_nobody_has() -> None:
    """Alone it has no meaning who begins; they are read all the same, but not those that name their rules."""
    notes = record.read(played(1))
    notes.options["first_player"] = 1
    assert verify(notes) > 5
    assert notes.options == {"rules": 1, "first_player": "random"}
    notes.options = {"rules": 1, "first_player": 1}
    with pytest.raises(BadRecord) as refused:
        verify(notes)
    assert refused.value.id == "bad_option_value"


@pytest.mark.parametrize("key", ["era", "self", "state", "options"])
def test_unknown_option(key: str) -> None:
    text = changed(lambda lines: [*lines[:3], f"{key}: 1", *lines[3:]])
    assert refusal(text, replay) == ("unknown_option", {"value": key, "allowed": "first_player"})


def altered(move: int, line: str) -> str:
    def alter(lines: list[str]) -> list[str]:
        at = first_move(lines) + move
        return [*lines[:at], line, *lines[at + 1 :]]

    return changed(alter)


def test_record_unknown_act() -> None:
    assert refusal(altered(2, "0 dance wildly"), replay) == ("record_unknown_act", {"move": 3, "act": "dance wildly"})


def test_record_actor() -> None:
    notes = record.read(played())
    actor, text = notes.moves[2]
    assert refusal(altered(2, f"{1 - actor} {text}"), replay) == ("record_actor", {"move": 3, "act": text})
    assert refusal(altered(2, f"* {text}"), replay) == ("record_actor", {"move": 3, "act": text})
    assert refusal(altered(0, "0 starts 0"), replay) == ("record_actor", {"move": 1, "act": "starts 0"})


def test_record_illegal() -> None:
    actor, _ = record.read(played()).moves[2]
    assert refusal(altered(2, f"{actor} end_turn"), replay) == ("record_illegal", {"move": 3, "act": "end_turn"})
    assert refusal(altered(0, "* reveal masonry"), replay) == ("record_illegal", {"move": 1, "act": "reveal masonry"})


def test_moves_after_the_end() -> None:
    text = changed(lambda lines: [*lines[:-1], "0 end_turn", lines[-1]])
    assert refusal(text, replay)[0] == "record_actor"


@pytest.mark.parametrize("moves", [-1, 10**6])
def test_record_no_move(moves: int) -> None:
    notes = record.read(played())
    with pytest.raises(BadRecord) as caught:
        record.replay(GAME, notes, moves)
    assert (caught.value.id, caught.value.data) == ("record_no_move", {"value": moves, "n": len(notes.moves)})


# ---- records that do not agree with themselves -----------------------------------------


def test_record_commitment() -> None:
    assert refusal(with_header("seed", chance.seed_from(12)), verify) == ("record_commitment", {})
    assert refusal(with_header("commitment", "0" * 64), verify) == ("record_commitment", {})


def test_record_chance_a_tampered_outcome() -> None:
    """The first player is changed, and nothing else."""
    notes = record.read(played())
    honest = notes.moves[0][1]
    other = {"starts 0": "starts 1", "starts 1": "starts 0"}[honest]
    assert refusal(altered(0, f"* {other}"), verify) == ("record_chance", {"move": 1, "act": other})


def test_record_chance_another_seed_and_commitment() -> None:
    """Whoever changes seed and commitment together is found out by the outcomes."""
    seed = chance.seed_from(13)
    notes = record.read(played())
    notes.seal(seed)
    assert refusal(notes.text(), verify)[0] == "record_chance"


def test_record_result() -> None:
    notes = record.read(played())
    assert notes.result is not None
    right = " ".join(str(total) for total in notes.result)
    wrong = f"{notes.result[0] + 1} {notes.result[1]}"
    text = changed(lambda lines: [*lines[:-1], f"result: {wrong}"])
    assert refusal(text, verify) == ("record_result", {"value": wrong, "allowed": right})
    for line in ("result:", "result: 1", f"result: {right} 0", "result: -1 -2"):
        assert refusal(changed(lambda lines, line=line: [*lines[:-1], line]), verify)[0] == "record_result"  # type: ignore[misc]


def test_record_unfinished() -> None:
    text = changed(lambda lines: [*lines[:40], lines[-1]])
    assert refusal(text, verify)[0] == "record_unfinished"


def test_a_removed_line_is_noticed() -> None:
    """Whatever single move before the last outcome of chance is taken out, the record no longer verifies."""
    lines = played().splitlines()
    last = max(at for at, line in enumerate(lines) if line.startswith("*"))
    for at in range(first_move(lines), last):
        text = "\n".join([*lines[:at], *lines[at + 1 :]])
        assert refusal(text, verify)[0] in ("record_actor", "record_illegal", "record_chance")


def test_a_name_cannot_break_the_record() -> None:
    notes = record.read(played())
    notes.seats = ["ann\n\n0 end_turn", "  bob\u2028\tb. "]
    again = record.read(notes.text())
    assert again.seats == ["ann 0 end_turn", "bob b."]
    assert verify(again) > 0


def test_truncated_anywhere_it_reads_or_is_refused_in_words() -> None:
    text = played()
    for length in range(0, len(text), 37):
        try:
            verify(record.read(text[:length]))
        except BadRecord as error:
            assert error.id  # noqa: PT017
