"""`grotto pack`: make and check content packs; and packs that other commands are given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.table import Table

from grotto.cli.arena import decimal
from grotto.cli.errors import BAD_INPUT, Complaint
from grotto.cli.output import can_draw, console
from grotto.cli.spoken import SpokenCommand, SpokenGroup, flag, language_option, speech_of
from grotto.games.above_and_below.content.folder import check_pack, load_pack
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.starter import write_starter
from grotto.games.above_and_below.content.statistics import statistics
from grotto.games.above_and_below.content.toml import Problem
from grotto.games.above_and_below.game import AboveAndBelow
from grotto.text import Speaker, speaker
from grotto.text.packs import report, sentence


@click.group(cls=SpokenGroup, invoke_without_command=True)
@language_option
@click.pass_context
def pack(context: click.Context) -> None:
    """`cli-help-pack` says what it does."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@pack.command(cls=SpokenCommand)
@click.argument("folder", metavar="folder")
@language_option
@click.pass_context
def new(context: click.Context, folder: str) -> None:
    """`cli-help-new` says what it does."""
    path = Path(folder)
    try:
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise Complaint("pack_not_empty", value=folder)
        write_starter(path)
    except OSError:
        raise Complaint("pack_not_writable", value=folder) from None
    for message in ("written", "next", "play"):
        click.echo(speech_of(context).say(f"cli-pack-{message}", folder=folder))


@pack.command(cls=SpokenCommand)
@click.argument("folder", metavar="folder")
@flag("json", "as_json")
@language_option
@click.pass_context
def check(context: click.Context, folder: str, as_json: bool) -> None:
    """`cli-help-check` says what it does."""
    path = Path(folder)
    speech = speech_of(context)
    problems = check_pack(path)
    checked = None if problems else load_pack(path)
    if as_json:
        click.echo(json.dumps(_data(path, problems, checked, speech), ensure_ascii=False))
    elif checked is None:
        for line in report(path, problems, speech.language):
            click.echo(line)
        click.echo(speech.say("cli-pack-bad", folder=folder, n=len(problems)))
    else:
        click.echo(speech.say("cli-pack-good", folder=folder, pack=checked.id))
        click.echo(speech.say("cli-pack-content", content=checked.content))
        _show(checked, speaker(speech.language, AboveAndBelow(checked)))
    context.exit(BAD_INPUT if problems else 0)


def _data(path: Path, problems: list[Problem], checked: Pack | None, speech: Speaker) -> dict[str, object]:
    """What the check found, as JSON data."""
    rows = [problem._asdict() | {"message": sentence(problem, speech.language)} for problem in problems]
    return {
        "folder": str(path),
        "pack": None if checked is None else checked.id,
        "content": None if checked is None else checked.content,
        "problems": rows,
        "statistics": None if checked is None else statistics(checked),
    }


# ---- the tables ---------------------------------------------------------------------------------


def _show(checked: Pack, speech: Speaker) -> None:
    counted: dict[str, Any] = statistics(checked)
    _print(speech, "cli-pack-cards", _card_rows(counted["cards"], speech))
    for book in ("book", "deep"):
        _print(speech, f"cli-pack-{book}", _book_rows(counted[book], speech))
        _print_rewards(counted[book]["rewards"], speech)


def _print(speech: Speaker, title: str, rows: list[tuple[str, str]]) -> None:
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII, show_header=False, title=speech.say(title))
    table.add_column(overflow="fold")
    table.add_column(justify="right", overflow="fold")
    for id, cell in rows:
        table.add_row(speech.say(id), cell)
    console().print(table)


def _card_rows(cards: dict[str, dict[str, int]], speech: Speaker) -> list[tuple[str, str]]:
    buildings = {group: n for group, n in cards["buildings"].items() if group != "start"}
    others = cards["others"]
    modules = [others[kind] for kind in ("artifacts", "quests", "conditions", "tokens")]
    return [
        ("cli-pack-villagers", _row(list(cards["villagers"].values()))),
        ("cli-pack-buildings", _row(list(buildings.values()))),
        ("cli-pack-caves", str(others["caves"])),
        ("cli-pack-modules", _row(modules)),
    ]


def _book_rows(book: dict[str, Any], speech: Speaker) -> list[tuple[str, str]]:
    def several(table: dict[str, int], *keys: str) -> str:
        return _row([table.get(key, 0) for key in keys])

    choices = book["choices"]
    tokens = [f"{speech.word('good', item)} {_short(n, speech)}" for item, n in book["tokens"].items()]
    effects = [f"{speech.say(f'cli-pack-effect-{effect}')} {n}" for effect, n in book["effects"].items()]
    return [
        ("cli-pack-paragraphs", several(book["paragraphs"], "direct", "continuation")),
        ("cli-pack-lengths", _row(list(book["words"].values()))),
        ("cli-pack-direct-choices", _pairs(book["choices_per_paragraph"]["direct"])),
        ("cli-pack-continuation-choices", _pairs(book["choices_per_paragraph"]["continuation"])),
        ("cli-pack-tiers", several(choices, "automatic", "tiers_1", "tiers_2", "tiers_3")),
        ("cli-pack-needs", several(choices, "requirements", "cost", "stake")),
        ("cli-pack-bonuses", several(choices, "bonuses", "paid_bonuses")),
        ("cli-pack-tier-costs", several(choices, "tier_cost")),
        ("cli-pack-failures", several(choices, "failure_text", "penalty")),
        ("cli-pack-numbers", _pairs(book["explore_numbers"])),
        ("cli-pack-gotos", str(book["gotos"])),
        ("cli-pack-tokens", ", ".join(tokens) or "–"),
        ("cli-pack-effects", ", ".join(effects) or "–"),
    ]


def _row(numbers: list[int]) -> str:
    return " / ".join([str(n) for n in numbers])


def _pairs(counts: dict[str, int]) -> str:
    return ", ".join([f"{key}: {n}" for key, n in sorted(counts.items())]) or "–"


def _short(number: float, speech: Speaker) -> str:
    """A number without digits that say nothing."""
    return decimal(number, 0 if number == int(number) else 1, speech)


def _print_rewards(rewards: dict[str, dict[str, float]], speech: Speaker) -> None:
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII, title=speech.say("cli-pack-rewards"))
    table.add_column(speech.say("cli-pack-level"))
    for id in ("cells", "coins", "items", "reputation"):
        table.add_column(speech.say(f"cli-pack-{id}"), justify="right")
    for level, row in rewards.items():
        means = [decimal(row[key], 2, speech) for key in ("coins", "tokens", "reputation")]
        table.add_row(speech.say(f"cli-pack-level-{level}"), str(int(row["cells"])), *means)
    console().print(table)
