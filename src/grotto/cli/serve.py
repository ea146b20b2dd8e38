"""`grotto serve`: the table in the browser."""

from __future__ import annotations

import math
import webbrowser

import click

from grotto.cli.errors import Complaint
from grotto.cli.offering import offer_more
from grotto.cli.spoken import SpokenCommand, flag, language_option, speech_of, value, whole


def delay(context: click.Context, param: click.Parameter, given: str) -> float:
    """A span of time, perhaps none."""
    try:
        number = float(given)
    except ValueError:
        number = -1.0
    if not 0 <= number < math.inf:
        raise Complaint("delay", value=given, option=param.opts[0])
    return number


@click.command(cls=SpokenCommand)
@value("host", "host", default="127.0.0.1")
@value("port", "port", whole(), default="8765")
@value("db", "url", default=None)
@value("workers", "number", whole(1), default="1")
@value("bot-delay", "seconds", delay, default="0.25")
@value("packs", "folder", default=None)
@value("config", "file", default=None)
@flag("open", "open_browser")
@flag("log", "log_requests")
@language_option
@click.pass_context
def serve(
    context: click.Context,
    host: str,
    port: int,
    db: str | None,
    workers: int,
    bot_delay: float,
    packs: str | None,
    config: str | None,
    open_browser: bool,
    log_requests: bool,
) -> None:
    """`cli-help-serve` says what it does."""
    # The server takes a while to import, and no other command needs it.
    from grotto.web.app import Settings
    from grotto.web.public import Public, read_public
    from grotto.web.server import default_database
    from grotto.web.server import serve as run
    from grotto.web.supervisor import serve_together

    speech = speech_of(context)

    def announce(address: str) -> None:
        click.echo(speech.say("cli-serve-ready", address=address))
        if open_browser:
            webbrowser.open(address)

    offer_more(packs, speech)
    public = Public() if config is None else read_public(config)
    settings = Settings(db or public.db or default_database(), None, bot_delay, public)
    if workers > 1:
        serve_together(workers, settings, host, port, announce, log_requests)
    else:
        run(settings, host, port, announce, log_requests)
