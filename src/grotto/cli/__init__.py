"""The `grotto` command: play, replay, verify, let bots compete, measure.

No rule of a game is known here. What may be done is asked of the position; how a game looks is
known to `drawing/<game>` alone.
"""

from __future__ import annotations

import sys
import warnings
from typing import Any

import click

import grotto
from grotto.cli.admin import admin
from grotto.cli.analyse import analyse, hint
from grotto.cli.arena import arena
from grotto.cli.backup import backup, restore
from grotto.cli.bench import bench
from grotto.cli.dataset import dataset
from grotto.cli.errors import BAD_INPUT, INTERRUPTED, Complaint, explain
from grotto.cli.games import games
from grotto.cli.learn import learn
from grotto.cli.output import forgive_encodings, silence
from grotto.cli.pack import pack
from grotto.cli.play import play
from grotto.cli.replay import replay, verify
from grotto.cli.serve import serve
from grotto.cli.solve import solve
from grotto.cli.spoken import SpokenGroup, flag, language_in, language_option
from grotto.cli.train import train
from grotto.cli.worker import worker
from grotto.kernel.errors import GrottoError
from grotto.text import MissingText, speaker


class ReaderGone(Exception):
    """Nobody reads the output any more."""


class Root(SpokenGroup):
    """The command itself: finds out the language first, and ends with one sentence if something is wrong."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            # Click would end the program here, and not say so.
            raise ReaderGone from None
        return result

    def main(self, args: Any = None, *rest: Any, **extra: Any) -> Any:
        arguments = sys.argv[1:] if args is None else list(args)
        if args is None:
            # Whoever plays sees the id of the message, and that is enough.
            warnings.simplefilter("ignore", MissingText)
        speech = speaker(language_in(arguments))
        forgive_encodings()
        extra.update(prog_name="grotto", standalone_mode=False, obj=speech)
        try:
            code = super().main(arguments, **extra)
        except (Complaint, GrottoError, click.ClickException) as error:
            click.echo(explain(error, speech), err=True)
            code = BAD_INPUT
        except (click.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except ReaderGone:
            silence()
            code = 0
        sys.exit(code if isinstance(code, int) else 0)


def _print_version(context: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        compiled = "yes" if grotto.COMPILED else "no"
        click.echo(context.obj.say("cli-version", version=grotto.__version__, compiled=compiled))
        context.exit()


@click.group(cls=Root, invoke_without_command=True)
@language_option
@flag("version", is_eager=True, expose_value=False, callback=_print_version)
@click.pass_context
def main(context: click.Context) -> None:
    """`cli-help-main` says what this is."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


_commands = (
    games,
    learn,
    play,
    serve,
    worker,
    replay,
    verify,
    analyse,
    hint,
    arena,
    dataset,
    bench,
    solve,
    pack,
    train,
    backup,
    restore,
    admin,
)
for _command in _commands:
    main.add_command(_command)
