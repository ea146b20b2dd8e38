"""`grotto backup` and `grotto restore`: the tables of a server as a file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from grotto.cli.spoken import SpokenCommand, language_option, speech_of, value


@click.command(cls=SpokenCommand)
@click.argument("file", metavar="file")
@value("db", "url", default=None)
@language_option
@click.pass_context
def backup(context: click.Context, file: str, db: str | None) -> None:
    """`cli-help-backup` says what it does."""
    # The server takes a while to import, and other commands don't need it.
    from grotto.table.backup import back_up
    from grotto.table.database import database_url
    from grotto.web.server import default_database

    tables = asyncio.run(back_up(database_url(db or default_database()), Path(file)))
    click.echo(speech_of(context).say("cli-backup-done", n=tables, file=file))


@click.command(cls=SpokenCommand)
@click.argument("file", metavar="file")
@value("db", "url", default=None)
@language_option
@click.pass_context
def restore(context: click.Context, file: str, db: str | None) -> None:
    """`cli-help-restore` says what it does."""
    from grotto.table.backup import restore as bring_back
    from grotto.table.database import database_url
    from grotto.web.server import default_database

    tables, kept = asyncio.run(bring_back(Path(file), database_url(db or default_database())))
    speech = speech_of(context)
    click.echo(speech.say("cli-restore-done", n=tables))
    if kept is not None:
        click.echo(speech.say("cli-restore-kept", file=str(kept)))
