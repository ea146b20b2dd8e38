"""`grotto worker`: thinks for the bots of servers, here or on other machines."""

from __future__ import annotations

import click

from grotto.cli.errors import Complaint
from grotto.cli.offering import offer_more
from grotto.cli.spoken import SpokenCommand, language_option, speech_of, value, whole


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
    from grotto.web.public import Public, read_public

    speech = speech_of(context)

    offer_more(packs, speech)
    public = Public() if config is None else read_public(config)
    address = db or public.db
    if address is None:
        raise Complaint("worker_db")
    set_up_log(False, public.log)
    work(database_url(address), jobs, lambda places: click.echo(speech.say("cli-worker-ready", n=places)))
