"""`grotto arena`: matches between bots."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import grotto
from grotto.arena.executors import executor_of
from grotto.arena.figures import Estimate, MatchReport
from grotto.arena.journal import write
from grotto.arena.match import Match, match_of, play
from grotto.arena.playing import SECONDS
from grotto.arena.report import decimal, page, percent, reason_of
from grotto.cli.errors import Complaint
from grotto.cli.given_pack import pack_option, use_pack
from grotto.cli.output import can_draw, console
from grotto.cli.play import options_of
from grotto.cli.spoken import SpokenCommand, flag, language_option, ray_option, seconds, speech_of, value, whole
from grotto.text import Speaker, speaker

# So many forfeited games are told one by one.
TOLD = 5


@click.command(cls=SpokenCommand)
@click.argument("game", metavar="game")
@value("bots", "bots", default="")
@value("bot", "bot", multiple=True)
@value("games", "number", whole(1), default="100")
@value("players", "number", whole(1))
@flag("gauntlet")
@value("option", "option", multiple=True)
@value("seed", "number", whole(), default="0")
@value("seconds", "seconds", seconds, default=str(SECONDS))
@value("out", "folder")
@value("html", "file")
@value("jobs", "number", whole(1))
@ray_option
@pack_option
@flag("json", "as_json")
@language_option
@click.pass_context
def arena(context: click.Context, /, **given: Any) -> None:
    """`cli-help-arena` says what it does."""
    use_pack(given["pack"], grotto.game(given["game"]).id)
    rules = grotto.game(given["game"])
    names = [name.strip() for name in given["bots"].split(",") if name.strip()] + list(given["bot"])
    if not names:
        raise Complaint("missing", value="--bots", command=context.command_path)
    wanted = match_of(
        rules,
        names,
        given["seed"],
        players=given["players"],
        options=options_of(given["option"]),
        gauntlet=given["gauntlet"],
        seconds=given["seconds"],
    )
    if given["html"] and not Path(given["html"]).absolute().parent.is_dir():
        # Nobody wants to know that after the match.
        raise Complaint("cannot_write", value=given["html"])
    folder = None if given["out"] is None else Path(given["out"])
    speech = speaker(speech_of(context).language, rules.edition(rules.checked(wanted.players, wanted.options)))
    report = _watched(wanted, given, folder, speech)
    for file in [*([folder / "report.html"] if folder else []), *([Path(given["html"])] if given["html"] else [])]:
        _keep(file, page(report, speech))
    if given["as_json"]:
        click.echo(json.dumps(report.to_data(), ensure_ascii=False))
    else:
        _show(report, speech)


def _keep(file: Path, text: str) -> None:
    try:
        write(file, text)
    except OSError:
        raise Complaint("cannot_write", value=str(file)) from None


def _watched(wanted: Match, given: dict[str, Any], folder: Path | None, speech: Speaker) -> MatchReport:
    """The match, with a bar that shows how far it is and how long it will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(stderr=True)
    with (
        executor_of(given["jobs"], given["ray"]) as executor,
        Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar,
    ):
        task = bar.add_task(speech.say("cli-arena-progress"), total=None)

        def tell(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        return play(wanted, given["games"], executor, folder, tell)


def _show(report: MatchReport, speech: Speaker) -> None:
    console().print(_ladder(report, speech))
    if report.players > 1:
        shares = [_part(seat.share, speech) for seat in report.seats]
        click.echo(speech.say("cli-arena-seats", shares="; ".join(shares)))
    for forfeit in report.forfeits[:TOLD]:
        reason = reason_of(forfeit["reason"], forfeit["detail"], speech)
        click.echo(
            speech.say(
                "cli-arena-forfeited",
                bot=forfeit["bot"],
                game=forfeit["game"] + 1,
                move=forfeit["move"] + 1,
                reason=reason,
            )
        )
    if len(report.forfeits) > TOLD:
        click.echo(speech.say("cli-arena-more-forfeits", n=len(report.forfeits) - TOLD))
    speed = round(report.decisions * report.played / report.games / report.seconds) if report.seconds else 0
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


def _ladder(report: MatchReport, speech: Speaker) -> Table:
    """A row for each bot, the best first."""
    contest = report.players > 1 and len(report.bots) > 1
    forfeited = bool(report.forfeits)
    wide = shutil.get_terminal_size().columns >= (100 if forfeited else 80)
    columns = ["bot", *(["rating"] if contest else []), "share", "mean", *(["best", "games"] if wide else [])]
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII)
    for column in [*columns, *(["forfeits"] if forfeited else [])]:
        table.add_column(
            speech.say(f"cli-arena-{column}"), justify="left" if column == "bot" else "right", overflow="fold"
        )
    for bot in report.bots:
        cells = {
            "bot": bot.bot,
            "rating": _number(bot.rating, speech),
            "share": _part(bot.share, speech),
            "mean": "–" if bot.best is None else _number(bot.score, speech),
            "best": "–" if bot.best is None else str(bot.best),
            "games": str(bot.games),
            "forfeits": str(sum(bot.forfeits.values())),
        }
        table.add_row(*[cells[column] for column in [*columns, *(["forfeits"] if forfeited else [])]])
    return table


def _number(number: Estimate, speech: Speaker) -> str:
    """A mean, and how far it may be off."""
    mean = decimal(number.mean, 2, speech)
    if number.low is None or number.high is None:
        return mean
    return f"{mean} ± {decimal((number.high - number.low) / 2, 2, speech)}"


def _part(number: Estimate, speech: Speaker) -> str:
    """A share with its interval."""
    mean = percent(number.mean, 1, speech)
    if number.low is None or number.high is None:
        return mean
    return f"{mean} ({decimal(100 * number.low, 1, speech)}–{decimal(100 * number.high, 1, speech)})"
