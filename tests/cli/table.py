"""Running the command, and playing whole games through it."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

import grotto
from grotto.cli import main
from grotto.cli.narrowing import Narrowing
from grotto.cli.session import Session
from grotto.kernel.chance import seed_from
from grotto.text import LANGUAGES, speaker

GAME = grotto.game("cave_vs_cave")
COMMAND = [sys.executable, "-c", "from grotto.cli import main; main()"]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def run(*args: str, input: str = "", locale: str = "en_GB.UTF-8") -> Result:
    """The command in this process."""
    return CliRunner().invoke(main, list(args), input=input, env={"LC_ALL": locale})


def spawn(*args: str, input: bytes = b"", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    variables = {**os.environ, "LC_ALL": "C.UTF-8", **(env or {})}
    return subprocess.run([*COMMAND, *args], input=input, capture_output=True, env=variables, timeout=60, check=False)


def start(seats: str, seed: int) -> Session:
    """The game that the command plays for these seats and this seed."""
    return Session.start(GAME, seats.split(","), {}, seed_from(seed))


def scripted(session: Session, whims: int, human_moves: int = 10_000) -> list[str]:
    """What somebody types who does anything that is possible, in the notation; the session is played on."""
    rng = random.Random(whims)
    typed: list[str] = []
    while not session.over and (len(typed) < human_moves or not session.asks_human()):
        if session.asks_human():
            act = rng.choice(session.state.legal())
            typed.append(GAME.text(act))
        else:
            act = session.next_act()
        session.apply(act)
    return typed


def by_numbers(session: Session, whims: int, language: str) -> list[str]:
    """The same, but by the numbers of the lists."""
    rng = random.Random(whims)
    speech = speaker(language, GAME.id)
    typed: list[str] = []
    while not session.over:
        if not session.asks_human():
            session.apply(session.next_act())
            continue
        act, prefix = None, []
        while act is None:
            narrowing = Narrowing(GAME, session.state, prefix, speech)
            choice = rng.choice(narrowing.choices)
            typed.append(str(choice.number))
            if len(choice.acts) == 1:
                act = choice.acts[0]
            prefix = choice.prefix
        session.apply(act)
    return typed


def lines(*typed: str) -> str:
    """What is typed, as it comes through a pipe."""
    return "".join(f"{line}\n" for line in typed)
