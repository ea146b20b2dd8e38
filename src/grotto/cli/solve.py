"""`grotto solve`: the best line of a game for one in which nothing is left to chance."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.progress import Progress as Bar
from rich.progress import SpinnerColumn, TextColumn

import grotto
from grotto.arena.executors import Executor, executor_of
from grotto.arena.solving import Aim, Progress, Solving
from grotto.cli.errors import Complaint
from grotto.cli.output import console
from grotto.cli.spoken import SpokenCommand, flag, language_option, ray_option, speech_of, value, whole
from grotto.cli.spoken import seconds as check_seconds
from grotto.text import Speaker


def _seconds(context: click.Context, param: click.Parameter, given: str | None) -> float | None:
    return None if given is None else check_seconds(context, param, given)


@click.command(cls=SpokenCommand)
@click.argument("game", metavar="game")
@value("folder", "folder", default=None)
@value("seconds", "seconds", _seconds, default=None)
@value("trials", "number", whole(1), default=None)
@value("jobs", "number", whole(1))
@ray_option
@value("seed", "number", whole(), default="0")
@flag("json", "as_json")
@language_option
@click.pass_context
def solve(
    context: click.Context,
    game: str,
    folder: str | None,
    seconds: float | None,
    trials: int | None,
    jobs: int | None,
    ray: str | None,
    seed: int,
    as_json: bool,
) -> None:
    """`cli-help-solve` says what it does."""
    speech = speech_of(context)
    rules = grotto.game(game)
    if 1 not in rules.seats:
        raise Complaint("solve_players", value=rules.id)
    solving = _solving(rules, seed, folder)
    # Without a folder nobody would see what an endless search has found.
    aim = Aim(trials, seconds if seconds is not None or trials is not None or folder is not None else 60.0)
    with executor_of(jobs, ray) as executor:
        _run(solving, aim, executor, speech)
    best = solving.solver.best()
    assert best is not None
    if as_json:
        acts = [rules.notation(act) for act in best.acts]
        click.echo(json.dumps({"game": rules.id, "trials": solving.trials, "score": best.score, "acts": acts}))
    elif folder is None:
        click.echo(solving.record(best).text(), nl=False)
    else:
        file = str(Path(folder) / "line-01.txt")
        click.echo(speech.say("cli-solve-done", n=best.score, trials=solving.trials, file=file))


def _solving(rules: grotto.Game, seed: int, folder: str | None) -> Solving:
    try:
        return Solving(rules, {}, seed, None if folder is None else Path(folder))
    except (OSError, UnicodeDecodeError):
        raise Complaint("solve_folder", value=str(folder)) from None


def _run(solving: Solving, aim: Aim, executor: Executor, speech: Speaker) -> None:
    """The search, with a line that shows how far it is. Ctrl-C ends it; what a folder keeps is not lost."""
    with Bar(SpinnerColumn(), TextColumn("{task.description}"), console=console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def told(progress: Progress) -> None:
            score = progress.best.score if progress.best else "–"
            bar.update(task, description=speech.say("cli-solve-progress", trials=progress.trials, best=str(score)))

        try:
            solving.run(aim, executor, told)
        except KeyboardInterrupt:
            if solving.solver.best() is None:
                raise
