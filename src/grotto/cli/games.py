"""`grotto games`: what can be played."""

from __future__ import annotations

import json

import click
from rich import box
from rich.table import Table
from rich.text import Text

import grotto
from grotto.cli.errors import tell_broken_games
from grotto.cli.output import can_draw, console
from grotto.cli.spoken import SpokenCommand, flag, language_option, speech_of
from grotto.kernel.game import Game, Option
from grotto.text import Speaker, languages_of, speaker


def game_data(game: Game) -> dict[str, object]:
    """A game as JSON data."""
    return {
        "id": game.id,
        "seats": list(game.seats),
        "options": [option._asdict() for option in game.options],
        "languages": languages_of(game),
    }


@click.command(cls=SpokenCommand)
@flag("json", "as_json")
@language_option
@click.pass_context
def games(context: click.Context, as_json: bool) -> None:
    """`cli-help-games` says what it does."""
    tell_broken_games(speech_of(context))
    all_games = [grotto.game(id) for id in grotto.game_ids()]
    if as_json:
        click.echo(json.dumps([game_data(game) for game in all_games], ensure_ascii=False, indent=2))
        return
    speech = speech_of(context)
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII, show_lines=True)
    for column in ("game", "seats", "options", "languages"):
        table.add_column(speech.say(f"cli-games-{column}"), overflow="fold")
    for game in all_games:
        words = speaker(speech.language, game.id)
        table.add_row(
            Text.assemble((game.id, "bold"), "\n", words.say("game-name")),
            ", ".join(str(n) for n in game.seats),
            "\n".join(_option_line(option, words) for option in game.options),
            ", ".join(languages_of(game)),
        )
    console().print(table)
    click.echo(speech.say("cli-games-hint", game=all_games[0].id))


def _option_line(option: Option, words: Speaker) -> str:
    values = ", ".join(_value(str(value), words.say(f"option-{option.id}-{value}"), words) for value in option.values)
    return words.say("cli-games-option", name=option.id, values=values, default=str(option.default))


def _value(value: str, meaning: str, words: Speaker) -> str:
    """A value with what it means, where that is not the same word."""
    return value if meaning == value else words.say("cli-games-value", value=value, meaning=meaning)
