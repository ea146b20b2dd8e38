"""`grotto pack`: make and check content packs; and packs that other commands are given."""

from __future__ import annotations

import json
from pathlib import Path

import click

from grotto.cli.drawing import drawing_of
from grotto.cli.errors import BAD_INPUT, Complaint
from grotto.cli.output import console
from grotto.cli.spoken import SpokenCommand, SpokenGroup, flag, language_option, speech_of
from grotto.games import GAMES
from grotto.kernel.game import Game
from grotto.text import speaker
from grotto.text.packs import report, sentence


def taker() -> Game:
    """The game that packs are made for: the first that takes any."""
    return next(game for game in GAMES.values() if game.packs())


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
        taker().start_pack(path)
    except OSError:
        raise Complaint("pack_not_writable", value=folder) from None
    for message in ("written", "next", "play"):
        click.echo(speech_of(context).say(f"cli-pack-{message}", folder=folder, game=taker().id))


@pack.command(cls=SpokenCommand)
@click.argument("folder", metavar="folder")
@flag("json", "as_json")
@language_option
@click.pass_context
def check(context: click.Context, folder: str, as_json: bool) -> None:
    """`cli-help-check` says what it does."""
    path = Path(folder)
    speech = speech_of(context)
    game = taker()
    problems = game.check_pack(path)
    checked = None if problems else game.with_packs([path])
    content = {} if checked is None else checked.content()
    if as_json:
        rows = [problem._asdict() | {"message": sentence(game.id, problem, speech.language)} for problem in problems]
        empty = dict.fromkeys(("pack", "content", "statistics"))
        warned = [] if checked is None else [problem._asdict() for problem in checked.untold()]
        data = {"folder": str(path), **empty, **content, "problems": rows, "untold": warned}
        click.echo(json.dumps(data, ensure_ascii=False))
    elif checked is None:
        for line in report(game.id, path, problems, speech.language):
            click.echo(line)
        click.echo(speech.say("cli-pack-bad", folder=folder, n=len(problems)))
    else:
        click.echo(speech.say("cli-pack-good", folder=folder, pack=str(content["pack"])))
        click.echo(speech.say("cli-pack-content", content=str(content["content"])))
        for line in report(game.id, path, checked.untold(), speech.language):
            click.echo(line)
        for table in drawing_of(game).content(content, speaker(speech.language, checked)):
            console().print(table)
    context.exit(BAD_INPUT if problems else 0)
