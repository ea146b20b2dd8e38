"""Where words go: terminals, pipes, and streams that cannot show every letter."""

from __future__ import annotations

import contextlib
import io
import os
import sys

from rich.console import Console


class OurConsole(Console):
    """Rich's console; a reader who has gone away is noticed by `main`, as everywhere else."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """Where drawings go. Nothing is guessed from the text: no markup, no emoji, no highlighting."""
    return OurConsole(stderr=stderr, highlight=False, markup=False, emoji=False)


def forgive_encodings() -> None:
    """A letter that a stream cannot show becomes a question mark instead of the end of the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def can_draw() -> bool:
    """Whether the output can show lines and blocks."""
    return "utf" in (getattr(sys.stdout, "encoding", None) or "").lower()


def silence() -> None:
    """Nobody reads any more: let nothing be written on the way out."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
