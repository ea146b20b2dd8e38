"""`grotto bench`: how fast the engine, the table and the environments are, here and now."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, Final

import click
from rich import box
from rich.table import Table

import grotto
from grotto.arena.bench import bench as measure
from grotto.arena.bench import compare as compare_with
from grotto.arena.report import decimal
from grotto.cli.errors import Complaint
from grotto.cli.given_pack import pack_option, use_pack
from grotto.cli.output import can_draw, console
from grotto.cli.spoken import SpokenCommand, flag, language_option, positive, speech_of, value
from grotto.cli.spoken import seconds as check_seconds
from grotto.envs.bench import bench as measure_envs
from grotto.text import Speaker
from grotto.web.bench import bench as measure_table


@click.command(cls=SpokenCommand)
@click.argument("games", nargs=-1, metavar="game")
@flag("json", "as_json")
@flag("web")
@value("load", "scene", multiple=True)
@value("db", "url", default=None)
@value("scale", "factor", positive("factor"), default="1")
@flag("envs")
@value("against", "rival", default=None)
@value("beside", "folder", default=None)
@value("compare", "file", default=None)
@value("seconds", "seconds", check_seconds, default="5")
@pack_option
@language_option
@click.pass_context
def bench(
    context: click.Context,
    games: tuple[str, ...],
    as_json: bool,
    web: bool,
    load: tuple[str, ...],
    db: str | None,
    scale: float,
    envs: bool,
    against: str | None,
    beside: str | None,
    compare: str | None,
    seconds: float,
    pack: str | None,
) -> None:
    """`cli-help-bench` says what it does."""
    speech = speech_of(context)
    if load:
        _load(load, db, scale, as_json, speech)
        return
    chosen = [grotto.game(game).id for game in games] or grotto.game_ids()
    for game in chosen:
        use_pack(pack, game)
    earlier = None if compare is None else _earlier(compare)
    clone = None if beside is None else _clone(beside)
    with console(stderr=True).status(speech.say("cli-bench-progress")):
        if envs:
            report: dict[str, Any] = measure_envs(chosen, seconds)
        else:
            report = measure_table() if web else measure(chosen, seconds, against, clone)
    if earlier is not None and not (envs or web):
        report["compared"] = compare_with(report, earlier)
    if as_json:
        click.echo(json.dumps(report))
    elif envs:
        _show_envs(report, speech)
    elif web:
        _show_table(report, speech)
    else:
        _show(report, speech)


def _load(scenes: tuple[str, ...], db: str | None, scale: float, as_json: bool, speech: Speaker) -> None:
    """Many people at once; what was measured is told as JSON."""
    # It takes a while to import, and nothing else needs it.
    from grotto.web.load.scenes import run as play_scene

    report: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        where = db or f"sqlite:///{Path(folder) / 'tables.db'}"
        for scene in scenes:
            with console(stderr=True).status(speech.say("cli-bench-progress")):
                report[scene] = play_scene(scene, where, scale)
    click.echo(json.dumps(report, indent=None if as_json else 2))


def _show_envs(report: dict[str, Any], speech: Speaker) -> None:
    columns = {"envs-decision": "decision_us", "envs-step": "step_us", "envs-above": "above_us"}
    table = _table([*columns], speech)
    for row in report["envs"]:
        table.add_row(row["name"], *[decimal(row[key], 1, speech) for key in columns.values()])
    console().print(table)


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


# What `compare` needs to know of each game of an earlier run.
COMPARED: Final = ("decisions_per_cpu_s", "loops_per_cpu_s", "clone_us")


def _earlier(name: str) -> dict[str, Any]:
    """The report that an earlier run wrote as JSON."""
    try:
        report = json.loads(Path(name).read_text("utf-8"))
        rows = [str(row["name"]) for row in report["results"] if min([float(row[key]) for key in COMPARED]) > 0]
    except FileNotFoundError:
        raise Complaint("file_missing", value=name) from None
    except OSError:
        raise Complaint("file_unreadable", value=name) from None
    except (ValueError, TypeError, KeyError):
        rows = []
    if not rows or len(rows) < len(report["results"]):
        raise Complaint("bench_report", value=name)
    return dict(report)


def _clone(name: str) -> Path:
    """The folder of another clone of this project."""
    folder = Path(name).resolve()
    if not (folder / "src" / "grotto" / "__init__.py").is_file():
        raise Complaint("bench_clone", value=name)
    return folder


def _show(report: dict[str, Any], speech: Speaker) -> None:
    speeds = {"decisions": "decisions_per_s", "processor": "decisions_per_cpu_s", "loops": "loops_per_cpu_s"}
    table = _table([*speeds, "ratio", "loop-ratio"] if report["ratio"] else [*speeds], speech)
    for row in report["results"]:
        cells = [str(round(row[key])) for key in speeds.values()]
        for ratios in (report["ratio"], report["loop_ratio"]):
            cells.append(decimal(ratios[row["name"]], 2, speech) if row["name"] in ratios else "")
        table.add_row(row["name"], *cells[: len(table.columns) - 1])
    console().print(table)
    digits = {"clone_us": 1, "state_bytes": 0, "replay_ms": 1, "p999_ms": 3, "max_ms": 3}
    table = _table(["clone", "bytes", "replay", "slow", "slowest"], speech)
    for row in report["results"]:
        cells = ["" if row[key] is None else decimal(row[key], places, speech) for key, places in digits.items()]
        table.add_row(row["name"], *cells)
    console().print(table)
    click.echo(speech.say("cli-bench-engine", compiled="yes" if report["compiled"] else "no", python=report["python"]))
    for id in ("beside", "compared"):
        if report.get(id):
            _show_ratios(report[id], f"cli-bench-{id}", speech)


def _show_ratios(ratios: dict[str, dict[str, float]], title: str, speech: Speaker) -> None:
    columns = list(next(iter(ratios.values())))
    table = _table([f"times-{column}" for column in columns], speech)
    table.title = speech.say(title)
    table.title_justify = "left"
    for name, row in ratios.items():
        table.add_row(name, *[decimal(row[column], 2, speech) for column in columns])
    console().print(table)


def _table(columns: list[str], speech: Speaker) -> Table:
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII)
    table.add_column(speech.say("cli-bench-name"), no_wrap=True)
    for column in columns:
        table.add_column(speech.say(f"cli-bench-{column}"), justify="right")
    return table
