"""Click in the reader's language: help pages, flags and values. All words come from `cli.*.ftl`."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import click

from grotto.bots import BOTS
from grotto.cli.errors import Complaint, meta
from grotto.text import LANGUAGES, Speaker, default_language, language_of


def language_in(arguments: Sequence[str]) -> str:
    """The language asked for by the last `--lang` that names one of ours, else that of the locale."""
    found = None
    for index, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and index + 1 < len(arguments):
            found = language_of(arguments[index + 1]) or found
        elif argument.startswith("--lang="):
            found = language_of(argument.partition("=")[2]) or found
    return found or default_language()


def speech_of(context: click.Context) -> Speaker:
    """Who speaks to this user."""
    assert isinstance(context.obj, Speaker)
    return context.obj


Check = Callable[[click.Context, click.Parameter, Any], Any]


def a_language(context: click.Context, param: click.Parameter, given: str | None) -> str | None:
    """A language of the house; a whole locale will do."""
    if given is not None and language_of(given) is None:
        raise Complaint("language", value=given, allowed=", ".join(LANGUAGES))
    return given


def whole(least: int = 0) -> Check:
    """A whole number that is not too small."""

    def check(context: click.Context, param: click.Parameter, given: str | None) -> int | None:
        if given is None:
            return None
        number = int(given) if given.strip().removeprefix("-").isdecimal() else None
        if number is None or number < least:
            raise Complaint("number", value=given, option=param.opts[0], least=least)
        return number

    return check


def positive(complaint: str) -> Check:
    """A number that is more than nothing; what is said of any other."""

    def check(context: click.Context, param: click.Parameter, given: str) -> float:
        try:
            number = float(given)
        except ValueError:
            number = 0.0
        if not 0 < number < math.inf:
            raise Complaint(complaint, value=given, option=param.opts[0])
        return number

    return check


# A span of time.
seconds = positive("seconds")


def flag(name: str, *python_name: str, **settings: Any) -> Callable[[Any], Any]:
    """A switch; its help is `cli-option-<name>`."""
    return click.option(f"--{name}", *python_name, is_flag=True, **settings)


def value(name: str, metavar: str, check: Check | None = None, **settings: Any) -> Callable[[Any], Any]:
    """An option with a value; its help is `cli-option-<name>`, the value's word `cli-meta-<metavar>`."""
    return click.option(f"--{name}", metavar=metavar, callback=check, **settings)


# With nothing behind it, a Ray of our own. `value` can't say that.
ray_option = click.option("--ray", metavar="address", is_flag=False, flag_value="local", default=None)
language_option = value("lang", "lang", a_language, expose_value=False)


class SpokenCommand(click.Command):
    """A command whose help and complaints are in the reader's language."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        # Surplus arguments are our business, so that the complaint is in the reader's language.
        self.allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if ctx.args and not isinstance(self, click.Group):
            raise Complaint("extra", value=" ".join(ctx.args), command=ctx.command_path)
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        speech = speech_of(ctx)
        arguments = [_argument_word(param, speech) for param in self.params if isinstance(param, click.Argument)]
        pieces = [speech.say("cli-help-options-word"), *arguments]
        if isinstance(self, click.Group):
            pieces.append(speech.say("cli-help-command-word"))
        formatter.write_usage(ctx.command_path, " ".join(pieces), speech.say("cli-help-usage") + " ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(speech.say(f"cli-help-{self.name}"))
        if isinstance(self, click.Group):
            rows = [(name, speech.say(f"cli-help-{name}.short")) for name in self.list_commands(ctx)]
            with formatter.section(speech.say("cli-help-commands")):
                formatter.write_dl(rows)
        with formatter.section(speech.say("cli-help-options")):
            options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
            formatter.write_dl([self._option_row(option, speech) for option in options])

    def _option_row(self, option: click.Option, speech: Speaker) -> tuple[str, str]:
        names = ", ".join(option.opts)
        if not option.is_flag:
            names += " " + meta(option, speech)
        particular = f"cli-option-{self.name}-{option.opts[0][2:]}"
        id = particular if speech.has(particular) else f"cli-option-{option.opts[0][2:]}"
        return names, speech.say(id, bots=", ".join(BOTS))


def _argument_word(param: click.Argument, speech: Speaker) -> str:
    word = meta(param, speech)
    if param.nargs < 0:
        word += "…"
    return word if param.required else f"[{word}]"


class SpokenGroup(SpokenCommand, click.Group):
    """A group of such commands."""

    command_class = SpokenCommand

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise Complaint("command", value=args[0], allowed=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)
