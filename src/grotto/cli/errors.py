"""What can go wrong at the command line, as one sentence in the reader's language."""

from __future__ import annotations

import click

from grotto.games import GAMES
from grotto.kernel.errors import Datum, GrottoError
from grotto.kernel.packs import BadPack
from grotto.text import Speaker, speaker
from grotto.text.packs import report

BAD_INPUT = 2
INTERRUPTED = 130


class Complaint(Exception):
    """Something given at the command line that cannot be right; `cli-error-<id>` is the sentence."""

    def __init__(self, id: str, **data: Datum) -> None:
        self.id = id
        self.data = data
        super().__init__(id)


def explain(error: Exception, speech: Speaker) -> str:
    """The sentence for an error: what is wrong, and what would be right."""
    if isinstance(error, Complaint):
        return speech.say(f"cli-error-{error.id}", **error.data)
    if isinstance(error, BadPack):
        return "\n".join(report(error.game, error.folder, error.problems, speech.language))
    if isinstance(error, GrottoError):
        return explain_kernel(error, speech)
    if isinstance(error, click.ClickException):
        return explain_click(error, speech)
    raise error


def explain_kernel(error: GrottoError, speech: Speaker) -> str:
    """Errors of the engine have their words, some of them with a game; those of bots and benchmarks are ours."""
    if speech.has(f"cli-error-{error.id}"):
        return speech.say(f"cli-error-{error.id}", **error.data)
    speeches = [speech, *[speaker(speech.language, game) for game in GAMES.values()]]
    for one in speeches:
        if one.has(f"error-{error.id}") or one.has(f"reason-{error.id}"):
            return one.error(error)
    # A game of somebody else may lack a message.
    return str(error)


def tell_broken_games(speech: Speaker) -> None:
    """Say which games that other packages add can't be played, and why."""
    for error in GAMES.broken():
        click.echo(explain(error, speech), err=True)


def explain_click(error: click.ClickException, speech: Speaker) -> str:
    """What click noticed; its own words are English only."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    command = context.command_path if context else "grotto"
    if isinstance(error, click.NoSuchOption):
        if error.possibilities:
            allowed = ", ".join(sorted(error.possibilities))
            return speech.say("cli-error-flag_similar", value=error.option_name, allowed=allowed)
        return speech.say("cli-error-flag", value=error.option_name, command=command)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        name = error.param.opts[0] if isinstance(error.param, click.Option) else meta(error.param, speech)
        return speech.say("cli-error-missing", value=name, command=command)
    if isinstance(error, click.BadOptionUsage):
        # Either a flag was given a value or an option was given none.
        if _is_flag(error, context):
            return speech.say("cli-error-takes_no_value", value=error.option_name)
        return speech.say("cli-error-needs_value", value=error.option_name, command=command)
    return speech.say("cli-error-usage", command=command)


def _is_flag(error: click.BadOptionUsage, context: click.Context | None) -> bool:
    params = context.command.params if context else []
    return any(
        isinstance(param, click.Option) and param.is_flag and error.option_name in param.opts for param in params
    )


def meta(param: click.Parameter, speech: Speaker) -> str:
    """The word that stands for a value in usage lines: FILE, N, ..."""
    return speech.say(f"cli-meta-{param.metavar}")
