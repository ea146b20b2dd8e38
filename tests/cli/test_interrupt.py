"""Ctrl-C at a real terminal: an offer to save, never a traceback."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest

from .table import COMMAND, every_language

SAVE = {"en": ("before you leave", "yes"), "ru": ("перед выходом", "да"), "fr": ("avant de partir", "oui")}


class Terminal:
    """The command with a terminal of its own."""

    def __init__(self, *args: str) -> None:
        self.master, slave = pty.openpty()
        env = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "80", "LINES": "50"}
        self.process = subprocess.Popen(
            [*COMMAND, *args], stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)
        self.shown = ""

    def wait_for(self, text: str, seconds: float = 600) -> None:
        """Until the text is on the screen, after what was seen before."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                pytest.fail(f"waited for {text!r}, saw {self.shown!r}")
            try:
                self.shown += os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                pytest.fail(f"ended before {text!r}, saw {self.shown!r}")
        self.shown = self.shown.partition(text)[2]

    def type(self, text: str) -> None:
        os.write(self.master, (text + "\n").encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, once the program really waits: readline forgets what comes a moment too early."""
        asleep = 0
        while asleep < 5:
            time.sleep(0.05)
            state = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0]
            asleep = asleep + 1 if state == "S" else 0
        self.process.send_signal(signal.SIGINT)

    def rest(self) -> tuple[str, int]:
        """Everything that is still shown, and the exit code."""
        while True:
            try:
                shown = os.read(self.master, 65536)
            except OSError:
                break
            if not shown:
                break
            self.shown += shown.decode(errors="replace")
        os.close(self.master)
        return self.shown, self.process.wait(600)


@every_language
def test_interrupt_offers_to_save(language: str) -> None:
    asked, yes = SAVE[language]
    terminal = Terminal("play", "cave_vs_cave", "--seats", "human", "--seed", "1", "--lang", language)
    terminal.wait_for("> ")
    terminal.type("take cultivation")
    terminal.wait_for("end_turn")
    terminal.wait_for("> ")
    terminal.interrupt()
    terminal.wait_for(asked)
    terminal.wait_for("> ")
    # An empty line goes on playing.
    terminal.type("")
    terminal.wait_for("end_turn")
    terminal.wait_for("> ")
    terminal.interrupt()
    terminal.wait_for(asked)
    terminal.type(yes)
    shown, code = terminal.rest()
    assert "cave_vs_cave.grotto" in shown
    assert "Traceback" not in shown
    assert code == 130
    assert Path("cave_vs_cave.grotto").read_text().endswith("0 take cultivation\n")


def test_second_interrupt_saves_without_asking() -> None:
    terminal = Terminal("play", "cave_vs_cave", "--seats", "human", "--seed", "1", "--plain")
    terminal.wait_for("> ")
    terminal.type("take cultivation")
    terminal.wait_for("end_turn")
    terminal.wait_for("> ")
    terminal.interrupt()
    terminal.wait_for("before you leave")
    terminal.wait_for("> ")
    terminal.interrupt()
    shown, _ = terminal.rest()
    assert "Traceback" not in shown
    assert Path("cave_vs_cave.grotto").exists()


def test_end_of_input_at_a_terminal() -> None:
    terminal = Terminal("play", "cave_vs_cave", "--seats", "human", "--seed", "1", "--plain")
    terminal.wait_for("> ")
    terminal.type("take cultivation")
    terminal.wait_for("end_turn")
    terminal.wait_for("> ")
    os.write(terminal.master, b"\x04")
    shown, code = terminal.rest()
    assert "cave_vs_cave.grotto" in shown
    assert code == 0


def test_interrupted_match() -> None:
    terminal = Terminal("arena", "cave_vs_cave", "--bots", "greedy,greedy", "--games", "100000")
    terminal.wait_for("/100000")
    terminal.process.send_signal(signal.SIGINT)
    shown, code = terminal.rest()
    assert "Traceback" not in shown
    assert code == 130
