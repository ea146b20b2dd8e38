"""`grotto train`: let a net learn a game by playing against itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import grotto
from grotto.arena.executors import executor_of
from grotto.cli.errors import Complaint
from grotto.cli.output import console
from grotto.cli.spoken import SpokenCommand, flag, language_option, ray_option, speech_of, value, whole
from grotto.text import Speaker


@click.command(cls=SpokenCommand)
@click.argument("game", metavar="game")
@value("folder", "folder", required=True)
@value("generations", "number", whole(1), default="10")
@value("players", "numbers", default="")
@value("games", "number", whole(1), default="60")
@value("first", "number", whole(1), default="300")
@value("positions", "number", whole(1), default="150")
@value("steps", "number", whole(1), default="1000")
@value("trust", "number", whole(), default="50")
@value("trial", "number", whole(), default="0")
@value("seed", "number", whole(), default="0")
@value("jobs", "number", whole(1))
@ray_option
@value("keep", "file")
@flag("json", "as_json")
@language_option
@click.pass_context
def train(context: click.Context, /, **given: Any) -> None:
    """`cli-help-train` says what it does."""
    # Imported late: nothing else needs what learning needs.
    from grotto.training.run import Run
    from grotto.training.settings import Settings

    rules = grotto.game(given["game"])
    seats = _seats(given["players"]) or (rules.default_seats(),)
    for number in seats:
        rules.checked(number, {})
    settings = Settings(
        rules.id,
        seed=given["seed"],
        games=given["games"],
        first_games=given["first"],
        players=seats,
        positions=given["positions"],
        steps=given["steps"],
        trust=given["trust"] / 100,
        trial_games=given["trial"],
    )
    if given["keep"] is not None and not Path(given["keep"]).absolute().parent.is_dir():
        # Nobody wants to know that after the run.
        raise Complaint("cannot_write", value=given["keep"])
    speech = speech_of(context)
    bar = Bar(speech)

    def tell(row: dict[str, Any]) -> None:
        if given["as_json"]:
            bar.put_away()
            click.echo(json.dumps(row))
            return
        figures = ", ".join([f"{name} {number}" for name, number in row.items() if name.startswith(("trial", "wins"))])
        bar.put_away()
        click.echo(
            speech.say(
                "cli-train-row",
                generation=row["generation"],
                positions=row["positions"],
                error=str(row["error"]),
                spread=str(row["spread"]),
                figures=figures or "–",
            )
        )

    with executor_of(given["jobs"], given["ray"]) as executor, bar:
        run = Run(Path(given["folder"]), settings, executor)
        run.go_on(given["generations"], tell, bar.show)
    if given["keep"] is not None:
        run.keep(Path(given["keep"]))


class Bar:
    """Shows how many games of a generation are played, on a terminal; put away while something is said."""

    def __init__(self, speech: Speaker) -> None:
        self.words = speech.say("cli-arena-progress")
        self.shown: Progress | None = None

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        self.put_away()

    def show(self, done: int, of: int) -> None:
        """So many games of so many."""
        screen = console(stderr=True)
        if self.shown is None and screen.is_terminal:
            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.shown = Progress(*columns, console=screen, transient=True)
            self.shown.add_task(self.words)
            self.shown.start()
        if self.shown is not None:
            self.shown.update(self.shown.task_ids[0], completed=done, total=of)

    def put_away(self) -> None:
        """Leave the screen to others."""
        if self.shown is not None:
            self.shown.stop()
            self.shown = None


def _seats(text: str) -> tuple[int, ...]:
    """Numbers of players, separated by commas."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        if not part.isdecimal():
            raise Complaint("number", value=part, option="--players", least=1)
    return tuple([int(part) for part in parts])
