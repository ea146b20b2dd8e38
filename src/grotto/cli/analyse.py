"""`grotto analyse`: what was decided in a game, and what would have been better. `grotto hint`: what could be done."""

from __future__ import annotations

import json

import click
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import grotto
from grotto.arena.analysing import analyse as analyse_record
from grotto.arena.executors import executor_of
from grotto.arena.report import decimal
from grotto.bots.analysis import Analysis, Decision, hints
from grotto.bots.analysis.decisions import EFFORT
from grotto.cli.errors import Complaint
from grotto.cli.files import read_record
from grotto.cli.given_pack import pack_option, use_pack
from grotto.cli.hinting import acts_said, hint_said
from grotto.cli.output import can_draw, console
from grotto.cli.spoken import SpokenCommand, flag, language_option, ray_option, speech_of, value, whole
from grotto.kernel.game import Game
from grotto.kernel.record import Record, Replay
from grotto.text import Speaker, speaker


@click.command(cls=SpokenCommand)
@click.argument("file", metavar="file")
@value("positions", "number", whole(1), default=str(EFFORT.positions))
@value("seed", "number", whole(), default="0")
@value("jobs", "number", whole(1))
@ray_option
@pack_option
@flag("json", "as_json")
@language_option
@click.pass_context
def analyse(
    context: click.Context,
    file: str,
    positions: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    pack: str | None,
    as_json: bool,
) -> None:
    """`cli-help-analyse` says what it does."""
    record = read_record(file)
    use_pack(pack, record.game)
    game = grotto.game(record.game)
    speech = speaker(speech_of(context).language, Replay(game, record).game)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        executor_of(jobs, ray) as executor,
        Progress(*columns, console=console(stderr=True), transient=True) as bar,
    ):
        task = bar.add_task(speech.say("cli-analyse-progress"), total=None)
        effort = EFFORT._replace(positions=positions)
        analysis = analyse_record(
            game, record, effort, seed, executor, lambda done, of: bar.update(task, completed=done, total=of)
        )
    if as_json:
        click.echo(json.dumps(analysis.to_data(), ensure_ascii=False))
    else:
        _show(analysis, record, game.edition(record.options), speech)


def _show(analysis: Analysis, record: Record, game: Game, speech: Speaker) -> None:
    if not analysis.decisions:
        click.echo(speech.say("cli-analyse-none"))
        return
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII)
    shares = analysis.decisions[0].win is not None
    for column in ("move", "seat", "round", "expected", "loss", *(["win"] if shares else [])):
        table.add_column(speech.say(f"cli-analyse-{column}"), justify="right")
    for one in analysis.decisions:
        loss = decimal(one.loss, 1, speech) if one.loss >= 0.05 else ""
        cells = [str(one.move + 1), str(one.seat + 1), str(one.stage), decimal(one.expected, 1, speech), loss]
        if one.win is not None:
            cells.append(speech.say("cli-percent", n=decimal(100 * one.win, 0, speech)))
        table.add_row(*cells)
    console().print(table)
    for number, one in enumerate(analysis.costly(), 1):
        for line in _told(number, one, game, speech):
            click.echo(line)
    if not analysis.costly():
        click.echo(speech.say("cli-analyse-no-costly"))


def _told(number: int, one: Decision, game: Game, speech: Speaker) -> list[str]:
    """A costly decision in words."""
    title = speech.say(
        "cli-analyse-costly",
        number=number,
        move=one.move + 1,
        seat=one.seat + 1,
        round=one.stage,
        n=decimal(one.loss, 1, speech),
    )
    played = speech.say("cli-analyse-played", acts=acts_said([game.act(text) for text in one.played], game, speech))
    better = speech.say("cli-analyse-better", acts=acts_said([game.act(text) for text in one.best], game, speech))
    return [title, "  " + played, "  " + better]


@click.command(cls=SpokenCommand)
@click.argument("file", metavar="file")
@value("at", "number", whole())
@value("positions", "number", whole(1), default=str(EFFORT.positions))
@value("seed", "number", whole(), default="0")
@pack_option
@flag("json", "as_json")
@language_option
@click.pass_context
def hint(
    context: click.Context, file: str, at: int | None, positions: int, seed: int, pack: str | None, as_json: bool
) -> None:
    """`cli-help-hint` says what it does."""
    record = read_record(file)
    use_pack(pack, record.game)
    course = Replay(grotto.game(record.game), record)
    state = course.run(len(record.moves) if at is None else at)
    speech = speaker(speech_of(context).language, course.game)
    if state.actor < 0:
        raise Complaint("hint_nobody")
    found = hints(course.game, state, EFFORT._replace(positions=positions), seed)
    if as_json:
        rows = [{**one._asdict(), "acts": [course.game.notation(act) for act in one.acts]} for one in found]
        click.echo(json.dumps({"seat": state.actor, "hints": rows}, ensure_ascii=False))
        return
    for number, one in enumerate(found, 1):
        click.echo(hint_said(number, one, course.game, speech))
