"""A game as text: a header, one short line per act, chance included, and the result.

    grotto 1
    game: cave_vs_cave
    players: 2
    rules: 1
    first_player: random
    seat: human
    seat: greedy
    commitment: 5e1a...
    seed: 90ab...

    * starts 1
    * reveal masonry
    1 take housework
    1 end_turn
    result: 31 27

A line of the game is the actor (a seat, or * for chance) and the act in its notation. `rules` is the version of the
rules that the game was begun with (grotto.kernel.versions); the first records did not name it.
"""

from __future__ import annotations

import contextlib
from typing import Final

from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import commitment, outcome
from grotto.kernel.errors import BadOption, BadRecord, Datum, GrottoError
from grotto.kernel.game import Game, Options
from grotto.kernel.state import State

VERSION: Final = "grotto 1"


class Record:
    """What a record says; nothing in it has been checked against the rules."""

    def __init__(self, game: str, players: int, options: Options) -> None:
        self.game = game
        """The id of the game."""
        self.players = players
        """How many played."""
        self.options = options
        """What the table agreed on."""
        self.seats: list[str] = []
        """Who sat where, if that is known."""
        self.commitment = ""
        """The SHA-256 of the seed."""
        self.seed = ""
        """It may be missing while the game goes on; then only the table knows it."""
        self.moves: list[tuple[int, str]] = []
        """The actor and the notation of each act."""
        self.result: tuple[int, ...] | None = None
        """The final scores, None while the game goes on."""

    def seal(self, seed: str) -> None:
        """Let all chance of the game come from this seed."""
        self.seed = seed
        self.commitment = commitment(seed)

    def add(self, game: Game, state: State, act: int) -> None:
        """Note an act that is about to be applied to the state."""
        self.moves.append((state.actor, game.notation(act)))

    def close(self, state: State) -> None:
        """Note the result of a finished game."""
        self.result = state.result().totals

    def text(self) -> str:
        """The record, written out."""
        lines = [VERSION, f"game: {self.game}", f"players: {self.players}"]
        lines += [f"{option}: {value}" for option, value in self.options.items()]
        # A name must not break its line.
        lines += [f"seat: {' '.join(seat.split())}" for seat in self.seats]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        lines.append("")
        lines += [f"{'*' if actor == CHANCE else actor} {act}" for actor, act in self.moves]
        if self.result is not None:
            lines.append("result: " + " ".join([str(total) for total in self.result]))
        return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Read a record; BadRecord names the line that is wrong."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != VERSION:
        first = lines[0].strip() if lines else ""
        if first.startswith("grotto "):
            raise BadRecord("record_version", {"value": first[:40], "allowed": VERSION})
        raise BadRecord("record_foreign", {"value": first[:40], "allowed": VERSION})
    header: dict[str, str] = {}
    seats: list[str] = []
    number = 1
    while number < len(lines) and lines[number].strip():
        key, colon, value = lines[number].partition(":")
        key, value = key.strip(), value.strip()
        if not colon or (key in header and key != "seat"):
            raise BadRecord("record_line", {"line": number + 1, "value": lines[number][:60]})
        if key == "seat":
            seats.append(value)
        else:
            header[key] = value
        number += 1
    for key in ("game", "players"):
        if key not in header:
            raise BadRecord("record_header", {"key": key})
    if not _is_number(header["players"]):
        raise BadRecord("record_value", {"key": "players", "value": header["players"]})
    record = Record(header.pop("game"), int(header.pop("players")), {})
    record.seats = seats
    record.commitment = _hex(header.pop("commitment", ""), "commitment")
    record.seed = _hex(header.pop("seed", ""), "seed")
    for key, value in header.items():
        record.options[key] = _datum(value)
    _read_moves(record, lines, number)
    return record


def _datum(value: str) -> Datum:
    return int(value) if _is_number(value) else value


def _is_number(text: str) -> bool:
    """Whether this is a whole number that could stand in a record."""
    return text.isascii() and text.isdecimal() and len(text) < 10


def _hex(value: str, key: str) -> str:
    if value and (len(value) != 64 or any(digit not in "0123456789abcdef" for digit in value)):
        raise BadRecord("record_value", {"key": key, "value": value[:80]})
    return value


def _read_moves(record: Record, lines: list[str], start: int) -> None:
    for number in range(start, len(lines)):
        line = lines[number].strip()
        if not line:
            continue
        bad = BadRecord("record_line", {"line": number + 1, "value": line[:60]})
        if record.result is not None:
            raise bad
        actor, space, act = line.partition(" ")
        if actor == "result:":
            if not all(_is_number(total.removeprefix("-")) for total in act.split()):
                raise bad
            record.result = tuple(int(total) for total in act.split())
        elif space and (actor == "*" or _is_number(actor)):
            record.moves.append((CHANCE if actor == "*" else int(actor), act.strip()))
        else:
            raise bad


def name_rules(game: Game, record: Record) -> None:
    """Note the version of the rules of a record that does not name it.

    It is the newest version of that time by which the record can be replayed to its result; if there is none, the one
    by which it gets furthest.
    """
    if "rules" in record.options:
        return
    given = game.renewed(record.players, record.options)
    best, furthest = 0, (-1, False)
    for version in game.versions.candidates():
        record.options = {"rules": version, **given}
        if len(game.versions.candidates()) == 1:
            return
        course = Replay(game, record)
        with contextlib.suppress(BadRecord):
            course.run(len(record.moves))
        reached = (course.move, record.result == course.state.result().totals)
        if reached > furthest:
            best, furthest = version, reached
    record.options = {"rules": best, **given}


class Replay:
    """A record on its way: the position after each move."""

    def __init__(self, game: Game, record: Record) -> None:
        if record.game != game.id:
            raise BadRecord("record_value", {"key": "game", "value": record.game})
        name_rules(game, record)
        try:
            self.state = game.start(record.players, game.checked(record.players, record.options))
            self.game = game.edition(record.options)
        except BadOption as error:
            raise BadRecord(error.id, error.data) from error
        self.record = record
        self.move = 0

    def next_act(self) -> int:
        """The next act of the record, checked to be legal."""
        actor, text = self.record.moves[self.move]
        data: dict[str, Datum] = {"move": self.move + 1, "act": text}
        try:
            act = self.game.act(text)
        except GrottoError as error:
            raise BadRecord("record_unknown_act", data) from error
        if actor != self.state.actor:
            raise BadRecord("record_actor", data)
        if self.state.why_not(act) is not None:
            raise BadRecord("record_illegal", data)
        return act

    def step(self) -> None:
        """Apply the next act."""
        act = self.next_act()
        self.state.apply(act)
        self.move += 1

    def run(self, moves: int) -> State:
        """Go on until so many moves have been made."""
        if not 0 <= moves <= len(self.record.moves):
            raise BadRecord("record_no_move", {"value": moves, "n": len(self.record.moves)})
        while self.move < moves:
            self.step()
        return self.state


def replay(game: Game, record: Record, moves: int | None = None) -> State:
    """The position after so many moves, after all of them if no number is given."""
    return Replay(game, record).run(len(record.moves) if moves is None else moves)


def verify(game: Game, record: Record) -> int:
    """Check every act, the result and, if the seed is known, every chance outcome.

    Returns how many outcomes were recomputed from the seed; BadRecord says what does not agree.
    """
    if record.seed and record.commitment and commitment(record.seed) != record.commitment:
        raise BadRecord("record_commitment", {})
    course = Replay(game, record)
    checked = 0
    while course.move < len(record.moves):
        act = course.next_act()
        if course.state.actor == CHANCE and record.seed:
            if outcome(course.state, record.seed, course.move) != act:
                raise BadRecord("record_chance", {"move": course.move + 1, "act": course.game.notation(act)})
            checked += 1
        course.step()
    over = course.state.actor == NOBODY
    if record.result is not None and (not over or record.result != course.state.result().totals):
        totals = " ".join([str(total) for total in course.state.result().totals])
        given = " ".join([str(total) for total in record.result])
        raise BadRecord("record_result" if over else "record_unfinished", {"value": given, "allowed": totals})
    return checked
