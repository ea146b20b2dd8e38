"""`grotto admin`: who looks after a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import click

from grotto.cli.spoken import SpokenCommand, SpokenGroup, language_option, speech_of, value

if TYPE_CHECKING:
    from grotto.table.storage import Storage

T = TypeVar("T")


def _with(db: str | None, ask: Callable[[Storage], Awaitable[T]]) -> T:
    """Ask something of a database, which a server may be using."""
    # The server takes a while to import, and other commands don't need it.
    from grotto.table.database import database_url
    from grotto.table.storage import Storage
    from grotto.web.server import default_database

    async def run() -> T:
        storage = Storage(database_url(db or default_database()))
        await storage.open()
        try:
            return await ask(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


@click.group(cls=SpokenGroup, invoke_without_command=True)
@language_option
@click.pass_context
def admin(context: click.Context) -> None:
    """`cli-help-admin` says what it does."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@admin.command(cls=SpokenCommand)
@click.argument("name", metavar="name")
@value("db", "url", default=None)
@language_option
@click.pass_context
def add(context: click.Context, name: str, db: str | None) -> None:
    """`cli-help-add` says what it does."""
    from grotto.table.care import appoint

    called = _with(db, lambda storage: appoint(storage, name, True))
    click.echo(speech_of(context).say("cli-admin-added", name=called))


@admin.command(cls=SpokenCommand)
@click.argument("name", metavar="name")
@value("db", "url", default=None)
@language_option
@click.pass_context
def remove(context: click.Context, name: str, db: str | None) -> None:
    """`cli-help-remove` says what it does."""
    from grotto.table.care import appoint

    called = _with(db, lambda storage: appoint(storage, name, False))
    click.echo(speech_of(context).say("cli-admin-removed", name=called))


@admin.command("list", cls=SpokenCommand)
@value("db", "url", default=None)
@language_option
@click.pass_context
def listed(context: click.Context, db: str | None) -> None:
    """`cli-help-list` says what it does."""
    from grotto.table.care import admins

    names = _with(db, admins)
    for name in names:
        click.echo(name)
    if not names:
        click.echo(speech_of(context).say("cli-admin-none"))
