"""`grotto worker`: thinks for the bots of servers, here or on other machines."""

from __future__ import annotations

from pathlib import Path

import click

from grotto.cli.errors import Complaint, explain, tell_broken_games
from grotto.cli.spoken import SpokenCommand, language_option, speech_of, value, whole
from grotto.kernel.errors import GrottoError


@click.command(cls=SpokenCommand)
@value("db", "url", default=None)
@value("config", "file", default=None)
@value("jobs", "number", whole(1))
@value("packs", "folder", default=None)
@language_option
@click.pass_context
def worker(context: click.Context, db: str | None, config: str | None, jobs: int | None, packs: str | None) -> None:
    """`cli-help-worker` says what it does."""
    # They take a while to import, and other commands don't need them.
    from grotto.table.database import database_url
    from grotto.table.labour import work
    from grotto.web.logs import set_up_log
    from grotto.web.packs import offer_packs
    from grotto.web.public import Public, read_public

    speech = speech_of(context)

    def left_out(folder: Path, error: GrottoError) -> None:
        click.echo(speech.say("cli-pack-left-out", folder=str(folder)), err=True)
        click.echo(explain(error, speech), err=True)

    tell_broken_games(speech)
    if packs is not None:
        offer_packs(packs, left_out)
    public = Public() if config is None else read_public(config)
    address = db or public.db
    if address is None:
        raise Complaint("worker_db")
    set_up_log(False, public.log)
    work(database_url(address), jobs, lambda places: click.echo(speech.say("cli-worker-ready", n=places)))
