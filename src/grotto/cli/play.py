"""`grotto play`: a whole game in the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

import grotto
from grotto.bots import BOTS
from grotto.cli.completion import complete
from grotto.cli.dialogue import Dialogue
from grotto.cli.errors import INTERRUPTED, Complaint
from grotto.cli.files import read_record
from grotto.cli.given_pack import pack_option, use_pack
from grotto.cli.keeping import Keeper, Leave
from grotto.cli.output import can_draw
from grotto.cli.screen import DrawnScreen, PlainScreen, Screen
from grotto.cli.session import HUMAN, Session
from grotto.cli.spoken import SpokenCommand, flag, language_option, speech_of, value, whole
from grotto.cli.telling import Teller
from grotto.kernel.chance import new_seed, seed_from
from grotto.kernel.game import Game, Options
from grotto.text import speaker


@click.command(cls=SpokenCommand)
@click.argument("game", required=False, metavar="game")
@value("seats", "seats")
@value("seed", "number", whole())
@value("option", "option", multiple=True)
@pack_option
@flag("plain")
@click.option("--from", "origin", metavar="file")
@value("save", "file")
@language_option
@click.pass_context
def play(
    context: click.Context,
    game: str | None,
    seats: str | None,
    seed: int | None,
    option: tuple[str, ...],
    pack: str | None,
    plain: bool,
    origin: str | None,
    save: str | None,
) -> None:
    """`cli-help-play` says what it does."""
    if origin is not None:
        for name, given in (("--seats", seats), ("--seed", seed), ("--option", option or None)):
            if given is not None:
                raise Complaint("with_from", value=name)
        session = _resumed(origin, game, pack)
    elif game is None:
        raise Complaint("missing", value=speech_of(context).say("cli-meta-game"), command=context.command_path)
    else:
        use_pack(pack, grotto.game(game).id)
        session = _new(grotto.game(game), seats, seed, option)
    if save is not None and os.path.lexists(save):
        raise Complaint("file_exists", value=save)
    speech = speaker(speech_of(context).language, session.game)
    teller = Teller(session.game, session.record.seats, speech, live=True)
    keeper = Keeper(session, speech, Path(origin) if origin else None, Path(save) if save else None)
    screen: Screen = PlainScreen(teller) if plain or not can_draw() else DrawnScreen(teller, not session.humans)
    context.exit(sit_down(Dialogue(session, screen, teller, keeper)))


def _new(game: Game, seats: str | None, seed: int | None, option: tuple[str, ...]) -> Session:
    kinds = [HUMAN] + ["greedy"] * (game.default_seats() - 1)
    if seats is not None:
        kinds = [kind.strip() for kind in seats.split(",")]
    _check_kinds(kinds)
    options = options_of(option)
    return Session.start(game, kinds, options, new_seed() if seed is None else seed_from(seed))


def _check_kinds(kinds: list[str]) -> None:
    for kind in kinds:
        if kind != HUMAN and kind not in BOTS:
            raise Complaint("seat", value=kind, allowed=", ".join([HUMAN, *BOTS]))


def options_of(given: tuple[str, ...]) -> Options:
    """Options of a game as they are given at the command line."""
    options: Options = {}
    for text in given:
        id, sign, setting = text.partition("=")
        if not sign:
            raise Complaint("option_form", value=text)
        options[id.strip()] = int(setting) if setting.strip().isdecimal() else setting.strip()
    return options


def _resumed(origin: str, game: str | None, pack: str | None) -> Session:
    record = read_record(origin)
    if game is not None and game != record.game:
        raise Complaint("other_game", value=game, allowed=record.game)
    use_pack(pack, record.game)
    rules = grotto.game(record.game)
    record.seats = record.seats or [HUMAN] * record.players
    if len(record.seats) != record.players:
        raise Complaint("record_seats", value=len(record.seats), n=record.players)
    _check_kinds(record.seats)
    session = Session.resume(rules, record)
    if record.commitment and not record.seed and not session.over:
        raise Complaint("no_seed", value=origin)
    return session


def sit_down(dialogue: Dialogue) -> int:
    """Play to the end, or until the player leaves; the exit code."""
    session, screen, keeper, speech = dialogue.session, dialogue.screen, dialogue.keeper, dialogue.speech
    if session.over:
        screen.note(speech.say("cli-already-over"))
    elif not session.log:
        dialogue.remarks += [speech.say("game-about"), speech.say("cli-welcome")]
    else:
        for entry in session.since_last_human():
            screen.told(entry)
        dialogue.remarks.append(speech.say("cli-welcome"))
    complete(dialogue)
    try:
        return _played(dialogue)
    except Leave:
        return 0
    except EOFError:
        screen.note("", *keeper.save_unasked())
        return 0


def _played(dialogue: Dialogue) -> int:
    """The game itself; an interrupt is a question, not an end."""
    while True:
        try:
            dialogue.run()
            _finish(dialogue)
            return 0
        except KeyboardInterrupt:
            dialogue.screen.note("")
            try:
                if dialogue.keeper.ask_before_leaving(dialogue.screen):
                    return INTERRUPTED
            except KeyboardInterrupt:
                raise EOFError from None
            dialogue.start_over()


def _finish(dialogue: Dialogue) -> None:
    """The game is over: the record may be kept."""
    keeper = dialogue.keeper
    if keeper.file is not None:
        dialogue.screen.note(*keeper.save_unasked())
    elif dialogue.session.humans or sys.stdin.isatty():
        keeper.ask_before_leaving(dialogue.screen)
