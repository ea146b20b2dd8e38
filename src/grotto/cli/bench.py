"""`grotto bench`: how fast the engine and the table are, here and now."""

from __future__ import annotations

import json
from typing import Any

import click
from rich import box
from rich.table import Table

import grotto
from grotto.arena.bench import bench as measure
from grotto.cli.arena import decimal
from grotto.cli.given_pack import pack_option, use_pack
from grotto.cli.output import can_draw, console
from grotto.cli.spoken import SpokenCommand, flag, language_option, speech_of, value
from grotto.cli.spoken import seconds as check_seconds
from grotto.text import Speaker
from grotto.web.bench import bench as measure_table


@click.command(cls=SpokenCommand)
@click.argument("games", nargs=-1, metavar="game")
@flag("json", "as_json")
@flag("web")
@value("against", "rival", default=None)
@value("seconds", "seconds", check_seconds, default="5")
@pack_option
@language_option
@click.pass_context
def bench(
    context: click.Context,
    games: tuple[str, ...],
    as_json: bool,
    web: bool,
    against: str | None,
    seconds: float,
    pack: str | None,
) -> None:
    """`cli-help-bench` says what it does."""
    speech = speech_of(context)
    chosen = [grotto.game(game).id for game in games] or grotto.game_ids()
    for game in chosen:
        use_pack(pack, game)
    with console(stderr=True).status(speech.say("cli-bench-progress")):
        report: dict[str, Any] = measure_table() if web else measure(chosen, seconds, against)
    if as_json:
        click.echo(json.dumps(report))
    elif web:
        _show_table(report, speech)
    else:
        _show(report, speech)


def _show_table(report: dict[str, Any], speech: Speaker) -> None:
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for id, milliseconds in (
        ("median", report["live"]["p50_ms"]),
        ("most", report["live"]["p95_ms"]),
        ("opening", report["finished_game"]["cold_ms"]),
    ):
        table.add_row(
            speech.say(f"cli-bench-web-{id}", tables=report["live"]["bot_tables"]), decimal(milliseconds, 1, speech)
        )
    console().print(table)


def _show(report: dict[str, Any], speech: Speaker) -> None:
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII)
    table.add_column(speech.say("cli-bench-name"), no_wrap=True)
    for column in ("decisions", "clone", "slow", "slowest"):
        table.add_column(speech.say(f"cli-bench-{column}"), justify="right")
    if report["ratio"]:
        table.add_column(speech.say("cli-bench-ratio"), justify="right")
    for row in report["results"]:
        cells = [
            row["name"],
            str(round(row["decisions_per_s"])),
            decimal(row["clone_us"], 1, speech),
            decimal(row["p999_ms"], 3, speech),
            decimal(row["max_ms"], 3, speech),
        ]
        if report["ratio"]:
            ratio = report["ratio"].get(row["name"])
            cells.append("1" if ratio is None else decimal(ratio, 2, speech))
        table.add_row(*cells)
    console().print(table)
