"""`grotto arena`: matches between bots."""

from __future__ import annotations

import json

import click
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import grotto
from grotto.arena.match import MatchReport, SeatReport, match
from grotto.bots import BOTS
from grotto.cli.errors import Complaint
from grotto.cli.given_pack import pack_option, use_pack
from grotto.cli.output import can_draw, console
from grotto.cli.spoken import SpokenCommand, flag, language_option, speech_of, value, whole
from grotto.kernel.game import Game
from grotto.text import Speaker


@click.command(cls=SpokenCommand)
@click.argument("game", metavar="game")
@value("bots", "bots", required=True)
@value("games", "number", whole(1), default="100")
@value("seed", "number", whole(), default="0")
@value("jobs", "number", whole(1), default="1")
@pack_option
@flag("json", "as_json")
@language_option
@click.pass_context
def arena(
    context: click.Context, game: str, bots: str, games: int, seed: int, jobs: int, pack: str | None, as_json: bool
) -> None:
    """`cli-help-arena` says what it does."""
    use_pack(pack, grotto.game(game).id)
    rules = grotto.game(game)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in BOTS:
            raise Complaint("unknown_bot", value=name, allowed=", ".join(BOTS))
    rules.checked(len(names), {})
    report = _watched(rules, names, games, seed, jobs, speech_of(context))
    if as_json:
        click.echo(json.dumps(report.to_data()))
    else:
        _show(report, speech_of(context))


def _watched(rules: Game, names: list[str], games: int, seed: int, jobs: int, speech: Speaker) -> MatchReport:
    """The match, with a bar that shows how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(speech.say("cli-arena-progress"), total=games)
        return match(rules, names, games, seed, jobs, lambda played: bar.update(task, completed=played))


def _show(report: MatchReport, speech: Speaker) -> None:
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII)
    for column in ("seat", "bot", "mean", "interval", "best", "wins"):
        justify = "left" if column in ("seat", "bot") else "right"
        table.add_column(speech.say(f"cli-arena-{column}"), justify=justify)  # type: ignore[arg-type]
    for number, seat in enumerate(report.seats):
        table.add_row(str(number + 1), *_cells(seat, report.games, speech))
    console().print(table)
    speed = round(report.decisions / report.seconds) if report.seconds else 0
    click.echo(
        speech.say(
            "cli-arena-summary",
            games=report.games,
            seed=str(report.seed),
            seconds=decimal(report.seconds, 1, speech),
            decisions=report.decisions,
            speed=speed,
        )
    )


def _cells(seat: SeatReport, games: int, speech: Speaker) -> list[str]:
    interval = "–"
    if seat.low is not None and seat.high is not None:
        interval = f"{decimal(seat.low, 2, speech)} … {decimal(seat.high, 2, speech)}"
    share = speech.say("cli-percent", n=decimal(100 * seat.wins / games, 1, speech))
    return [seat.bot, decimal(seat.mean, 2, speech), interval, str(seat.best), share]


def decimal(number: float, digits: int, speech: Speaker) -> str:
    """A number with the reader's decimal sign."""
    return f"{number:.{digits}f}".replace(".", speech.say("cli-decimal-sign"))
