"""`grotto replay` and `grotto verify`: games that were played."""

from __future__ import annotations

import json

import click

import grotto
from grotto.cli.drawing import View, drawing_of
from grotto.cli.errors import explain
from grotto.cli.files import read_record
from grotto.cli.given_pack import pack_option, use_pack
from grotto.cli.output import can_draw, console
from grotto.cli.screen import DrawnScreen, PlainScreen, Screen
from grotto.cli.spoken import SpokenCommand, flag, language_option, speech_of, value, whole
from grotto.cli.telling import Teller, result_data
from grotto.kernel.errors import BadRecord
from grotto.kernel.events import Event
from grotto.kernel.record import Record, Replay
from grotto.kernel.record import verify as verify_record
from grotto.table.history import LoggedAct, rows_of
from grotto.text import Speaker, speaker


@click.command(cls=SpokenCommand)
@click.argument("file", metavar="file")
@value("at", "number", whole())
@pack_option
@flag("tales")
@flag("json", "as_json")
@flag("plain")
@language_option
@click.pass_context
def replay(
    context: click.Context, file: str, at: int | None, pack: str | None, tales: bool, as_json: bool, plain: bool
) -> None:
    """`cli-help-replay` says what it does."""
    record = read_record(file)
    use_pack(pack, record.game)
    replayed = Replay(grotto.game(record.game), record)
    moves = len(record.moves) if at is None else at
    if as_json:
        state = replayed.run(moves)
        data = {
            "move": moves,
            "moves": len(record.moves),
            "state": state.to_data(),
            "result": result_data(state.result()),
        }
        click.echo(json.dumps(data, ensure_ascii=False))
        return
    speech = speaker(speech_of(context).language, replayed.game)
    teller = Teller(replayed.game, record.seats, speech)
    if tales:
        _tales(replayed, moves, teller, plain or not can_draw())
        return
    screen: Screen = PlainScreen(teller) if plain or not can_draw() else DrawnScreen(teller, watching=True)
    if at is None:
        _tell(replayed, screen)
    else:
        replayed.run(at)
        screen.note(speech.say("cli-replay-at", n=at, total=len(record.moves)))
    screen.position(View(replayed.game, replayed.state, teller))
    result = replayed.state.result()
    if result.final:
        screen.result(result)
    elif at is None:
        screen.note(speech.say("cli-replay-unfinished", n=len(record.moves)))


def _tales(replayed: Replay, moves: int, teller: Teller, plain: bool) -> None:
    """The stories that were told up to a move."""
    replayed.state.listen()
    events: list[Event] = []
    while replayed.move < moves:
        replayed.step()
        events += replayed.state.events or []
    told = drawing_of(replayed.game).tales(teller, events)
    for line in told or [teller.speech.say("cli-tales-none")]:
        console().print(line, highlight=False, markup=False, soft_wrap=plain)


def _tell(replayed: Replay, screen: Screen) -> None:
    """All moves, one after the other."""
    replayed.state.listen()
    for row in rows_of(replayed.record.moves):
        replayed.step()
        screen.told(LoggedAct(replayed.move, row, replayed.state.events or []))


@click.command(cls=SpokenCommand)
@click.argument("file", metavar="file")
@pack_option
@flag("json", "as_json")
@language_option
@click.pass_context
def verify(context: click.Context, file: str, pack: str | None, as_json: bool) -> None:
    """`cli-help-verify` says what it does."""
    record = read_record(file)
    use_pack(pack, record.game)
    game = grotto.game(record.game)
    try:
        checked = verify_record(game, record)
    except BadRecord as error:
        if as_json:
            sentence = explain(error, speech_of(context))
            click.echo(json.dumps({"valid": False, "error": error.id, "message": sentence}, ensure_ascii=False))
        raise
    if as_json:
        click.echo(json.dumps({"valid": True, "moves": len(record.moves), "outcomes": checked}))
    else:
        click.echo(_praise(record, checked, speech_of(context)))


def _praise(record: Record, checked: int, speech: Speaker) -> str:
    """What was checked, and what could not be."""
    said = [speech.say("cli-verified", moves=len(record.moves))]
    said.append(speech.say("cli-verified-chance" if record.seed else "cli-verified-no-seed", n=checked))
    if record.result is None:
        said.append(speech.say("cli-verified-unfinished"))
    return " ".join(said)
