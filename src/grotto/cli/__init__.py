"""The `grotto` command: play, replay, verify, let bots compete, measure.

No rule of a game is known here. What may be done is asked of the position; how a game looks is
known to `drawing/<game>` alone.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from typing import Any

import click

import grotto
from grotto.cli.errors import BAD_INPUT, INTERRUPTED, Complaint, explain
from grotto.cli.output import forgive_encodings, silence
from grotto.cli.spoken import SpokenGroup, flag, language_in, language_option
from grotto.kernel.errors import GrottoError
from grotto.text import MissingText, speaker

# Each command, and the module that holds it; loaded when it is called, so that none waits for the others.
COMMANDS = {
    "games": "games", "learn": "learn", "play": "play", "serve": "serve", "worker": "worker", "replay": "replay",
    "verify": "replay", "analyse": "analyse", "hint": "analyse", "arena": "arena", "dataset": "dataset",
    "bench": "bench", "solve": "solve", "pack": "pack", "train": "train", "backup": "backup", "restore": "backup",
    "admin": "admin",
}  # fmt: skip


class ReaderGone(Exception):
    """Nobody reads the output any more."""


class Root(SpokenGroup):
    """The command itself: finds out the language first, and ends with one sentence if something is wrong."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = getattr(import_module(f"grotto.cli.{COMMANDS[cmd_name]}"), cmd_name)
        return found

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
