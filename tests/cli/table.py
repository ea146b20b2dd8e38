"""Running the command, and playing whole games through it."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

import grotto
from grotto.cli import main
from grotto.cli.drawing import View, drawing_of
from grotto.cli.narrowing import Narrowing
from grotto.cli.screen import DrawnScreen
from grotto.cli.session import Session
from grotto.cli.telling import Teller
from grotto.kernel.acts import Word
from grotto.kernel.chance import seed_from
from grotto.kernel.game import Game, Options
from grotto.kernel.state import State
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
    return subprocess.run([*COMMAND, *args], input=input, capture_output=True, env=variables, timeout=600, check=False)


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
            typed.append(GAME.notation(act))
            session.apply(act)
        else:
            session.go_on()
    return typed


def by_numbers(session: Session, whims: int, language: str) -> list[str]:
    """The same, but by the numbers of the lists."""
    rng = random.Random(whims)
    speech = speaker(language, GAME.id)
    typed: list[str] = []
    while not session.over:
        if not session.asks_human():
            session.go_on()
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


# ---- any game ------------------------------------------------------------------------------


def walk(game: Game, players: int, seed: int, acts: int, options: Options | None = None) -> State:
    """A position that somebody reaches who does anything that is possible; the next decision is a player's."""
    rng = random.Random(seed)
    state = game.new(players, **(options or {}))
    while acts > 0 or state.actor == grotto.CHANCE:
        if state.actor == grotto.NOBODY:
            break
        state.apply(rng.choice(state.legal()))
        acts -= 1
    return state


def seen(state: State, game: Game, language: str, lit: dict[Word, int] | None = None, asked: bool = False) -> View:
    """A position as the player of the first seat sees it, bots at the others."""
    seats = ["human"] + ["greedy"] * (len(state.result().totals) - 1)
    return View(game, state, Teller(game, seats, speaker(language, game)), lit or {}, asked)


def picture(view: View, width: int) -> list[str]:
    """The drawing, line by line."""
    console = Console(width=width, file=io.StringIO(), record=True, highlight=False, markup=False, emoji=False)
    console.print(drawing_of(view.game).draw(view, width))
    return console.export_text(styles=False).splitlines()


def narrowed(view: View) -> list[tuple[Narrowing, View]]:
    """Every question on the way to an act of a position, each with the view that belongs to it."""
    found: list[tuple[Narrowing, View]] = []
    prefixes: list[list[Word]] = [[]]
    while prefixes:
        narrowing = Narrowing(view.game, view.state, prefixes.pop(), view.teller.speech)
        found.append((narrowing, View(view.game, view.state, view.teller, narrowing.lit(), asked=True)))
        prefixes += [choice.prefix for choice in narrowing.choices if len(choice.acts) > 1][:3]
    return found


def check_questions(view: View, width: int) -> None:
    """No question makes the picture too wide, and what is left out of the list stands in the picture."""
    screen = DrawnScreen(view.teller, watching=False)
    for narrowing, asked in narrowed(view):
        drawn = picture(asked, width)
        assert max(len(line.rstrip()) for line in drawn) <= width
        for choice in screen.pictured(narrowing, asked):
            assert any(f" {choice.number} " in line for line in drawn), choice
