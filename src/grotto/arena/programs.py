"""Bots that are programs of their own, in any language: the arena's side of docs/protocol.md.

A program is started once in each process that plays, and told of each new game. Whatever it does wrong costs it that
game and no more: it is ended, and started anew for the next one.
"""

from __future__ import annotations

import atexit
import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
import time
from collections import deque
from contextlib import suppress
from multiprocessing.util import Finalize
from typing import IO, Any, NamedTuple

from grotto.arena.entrants import Entrant
from grotto.kernel.agenda import CHANCE
from grotto.kernel.errors import BadOption, UnknownAct
from grotto.kernel.game import Game
from grotto.kernel.state import State

VERSION = "grotto 1"
# What a program may ask to be told before each decision.
TOPICS = ("acts", "position", "legal")
# Seconds to say hello or to get ready for a game, and to go when asked to.
START = 60.0
LEAVE = 1.0
# So much of a line is read, and so much of what a program said last is kept for the report.
LONGEST = 1 << 16
LAST_WORDS = 300
# So many pieces of what it says may wait to be heard.
MOST_PIECES = 100


class Failure(Exception):
    """A bot that has lost its game by what it did: `crash`, `time`, `illegal`, `nonsense` or `resigned`."""

    def __init__(self, reason: str, detail: str = "") -> None:
        self.reason = reason
        # It is shown in terminals: nothing that moves their cursor or turns their lines round.
        self.detail = "".join([sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in detail])
        super().__init__(f"{reason}: {detail}")


def _nonsense(word: str, rest: str) -> Failure:
    return Failure("nonsense", f"{word} {rest}".strip()[:LAST_WORDS])


class Sitting(NamedTuple):
    """What a program is told of a new game."""

    game: str
    players: int
    options: dict[str, Any]
    seat: int
    seed: int
    packs: dict[str, list[str]]


class Program:
    """A running program. Every call may end in a Failure; after one it is dead."""

    def __init__(self, entrant: Entrant) -> None:
        self.entrant = entrant
        # Queues in both directions, so that a program that does not read or never stops writing blocks nobody else.
        self.said: queue.Queue[list[str] | None] = queue.Queue(MOST_PIECES)
        self.lines: deque[str] = deque()
        self.orders: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.gone = False
        # What it writes for people goes to a file that nobody has to empty while it runs.
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self.process = subprocess.Popen(
                entrant.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                cwd=entrant.home or None,
                # The order of a set would differ each time a Python program is started.
                env={"PYTHONHASHSEED": "0", **os.environ},
                # Its own group: Ctrl-C is not for it, and it goes together with whatever it has started.
                start_new_session=True,
            )
        except OSError as error:
            raise Failure("crash", str(error)) from error
        threading.Thread(target=self._listen, daemon=True).start()
        threading.Thread(target=self._tell, daemon=True).start()
        self.wants = set(TOPICS)
        self.title = ""
        self.told = 0
        try:
            self._hello()
        except Failure:
            self.kill()
            raise

    def _listen(self) -> None:
        assert self.process.stdout is not None
        rest = b""
        while True:
            try:
                # Lines that it said at once are heard at once.
                piece = self.process.stdout.read1(LONGEST)  # type: ignore[attr-defined]
            except (OSError, ValueError):
                piece = b""
            *lines, rest = (rest + piece).split(b"\n")
            if rest and (len(rest) >= LONGEST or not piece):
                lines, rest = [*lines, rest], b""
            if lines:
                self._heard([line.decode("utf-8", "replace").strip() for line in lines])
            if not piece:
                self._heard(None)
                self._close(self.process.stdout)
                return

    def _heard(self, lines: list[str] | None) -> None:
        while not self.gone:
            with suppress(queue.Full):
                self.said.put(lines, timeout=1.0)
                return

    def _tell(self) -> None:
        assert self.process.stdin is not None
        # If it has gone, whoever listens notices.
        with suppress(OSError, ValueError):
            while (order := self.orders.get()) is not None:
                self.process.stdin.write(order)
                self.process.stdin.flush()
        self._close(self.process.stdin)

    def _close(self, stream: IO[bytes]) -> None:
        """To be called by whoever uses it: anybody else would wait until it has been read or written."""
        with suppress(OSError):
            stream.close()

    # ---- talking -----------------------------------------------------------------------

    def _say(self, *lines: str) -> None:
        self.orders.put("".join([f"{line}\n" for line in lines]).encode())

    def _hear(self, deadline: float) -> tuple[str, str]:
        """The next line that means something, as its first word and the rest."""
        late = 0
        # What was said in time and not yet heard is no more than that.
        while late <= MOST_PIECES:
            while self.lines:
                word, _, rest = self.lines.popleft().partition(" ")
                if word == "error":
                    raise Failure("resigned", rest[:LAST_WORDS])
                if word and word != "info":
                    return word, rest.strip()
            left = deadline - time.monotonic()
            late += left <= 0.0
            try:
                said = self.said.get(timeout=max(0.0, left))
            except queue.Empty:
                break
            if said is None:
                raise Failure("crash", self.last_words())
            self.lines.extend(said)
        raise Failure("time")

    def _expect_silence(self) -> None:
        """Nothing but `info` may be left over; else each answer would be taken for that to the next question."""
        with suppress(queue.Empty):
            # Who never stops talking says enough in so many pieces.
            for _ in range(MOST_PIECES):
                if (said := self.said.get_nowait()) is None:
                    raise Failure("crash", self.last_words())
                self.lines.extend(said)
        while self.lines:
            word, _, rest = self.lines.popleft().partition(" ")
            if word and word != "info":
                raise Failure("resigned", rest[:LAST_WORDS]) if word == "error" else _nonsense(word, rest)

    def _hello(self) -> None:
        deadline = time.monotonic() + START
        self._say(VERSION)
        while True:
            word, rest = self._hear(deadline)
            if word == "ok":
                return
            if word == "id":
                self.title = rest.removeprefix("name ")
            elif word == "want" and set(rest.split()) <= set(TOPICS):
                self.wants = set(rest.split())
            else:
                raise _nonsense(word, rest)
            if time.monotonic() >= deadline:
                raise Failure("time")

    def last_words(self) -> str:
        """The end of what it has written for people."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LEAVE)
        self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, self.errors.tell() - LAST_WORDS))
        words = self.errors.read().decode("utf-8", "replace").strip()
        return words or (f"exit code {self.process.returncode}" if self.process.returncode is not None else "")

    # ---- a game ------------------------------------------------------------------------

    def begin(self, sitting: Sitting) -> None:
        """A new game: it forgets the last one, and says when it is ready."""
        self.told = 0
        self.errors.seek(0)
        self.errors.truncate()
        self._say(f"newgame {json.dumps(sitting._asdict())}")
        word, rest = self._hear(time.monotonic() + START)
        if word != "ready":
            raise _nonsense(word, rest)

    def choose(self, game: Game, state: State, moves: list[tuple[int, str]], seconds: float) -> int:
        """Its act; the time begins when all is said."""
        self._expect_silence()
        lines: list[str] = []
        if "acts" in self.wants:
            lines += [f"act {'*' if actor == CHANCE else actor} {act}" for actor, act in moves[self.told :]]
            self.told = len(moves)
        if "position" in self.wants:
            lines.append(f"position {json.dumps(state.to_data())}")
        if "legal" in self.wants:
            lines.append(f"legal {json.dumps([game.notation(act) for act in state.legal()])}")
        self._say(*lines, f"go {round(seconds * 1000)}")
        word, text = self._hear(time.monotonic() + seconds)
        if word != "bestact":
            raise _nonsense(word, text)
        try:
            return game.act(text)
        except UnknownAct as error:
            raise Failure("illegal", text[:LAST_WORDS]) from error

    def over(self, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """The game has ended like this."""
        self._say(f"over {json.dumps({'totals': totals, 'winners': winners})}")

    # ---- the end -----------------------------------------------------------------------

    def alive(self) -> bool:
        """Whether it still runs."""
        return self.process.poll() is None

    def kill(self) -> None:
        """End it, and whatever it has started, now."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        self.gone = True
        self.orders.put(None)
        # What it may have left behind can keep its pipes open; the threads at their ends close them, some day.
        self._close(self.errors)

    def quit(self) -> None:
        """Ask it to go, and see that it does."""
        with suppress(subprocess.TimeoutExpired):
            self._say("quit")
            self.process.wait(LEAVE)
        self.kill()


class Programs:
    """The programs of this process that wait for their next game; the same one may sit at several seats."""

    def __init__(self) -> None:
        self.idle: list[Program] = []

    def take(self, entrant: Entrant) -> Program:
        """A program for a game, running already or started now."""
        for program in self.idle:
            if (program.entrant.command, program.entrant.home) == (entrant.command, entrant.home):
                self.idle.remove(program)
                if program.alive():
                    return program
                program.kill()
                return Program(entrant)
        return Program(entrant)

    def give_back(self, program: Program) -> None:
        """It has played its game and may play another."""
        self.idle.append(program)

    def close(self) -> None:
        """Let all of them go."""
        while self.idle:
            self.idle.pop().quit()


PROGRAMS = Programs()
atexit.register(PROGRAMS.close)
# A process of a pool does not come to `atexit`.
Finalize(None, PROGRAMS.close, exitpriority=1)


def try_out(entrant: Entrant) -> None:
    """Start a program and let it say hello; BadOption if it can't."""
    try:
        PROGRAMS.give_back(Program(entrant))
    except Failure as failure:
        silence = f"no `ok` within {START:g} s" if failure.reason == "time" else failure.reason
        problem = failure.detail.splitlines()[-1] if failure.detail else silence
        raise BadOption("bot_program", {"value": entrant.spec, "problem": problem}) from failure
