"""What `grotto serve` and `grotto worker` offer besides our own games and pack."""

from __future__ import annotations

from pathlib import Path

import click

from grotto.cli.errors import explain, tell_broken_games
from grotto.kernel.errors import GrottoError
from grotto.text import Speaker


def offer_more(packs: str | None, speech: Speaker) -> None:
    """Take in games of other packages and a folder of packs; what is broken is named and left out."""
    # The server takes a while to import, and other commands don't need it.
    from grotto.web.packs import offer_packs

    def left_out(folder: Path, error: GrottoError) -> None:
        click.echo(speech.say("cli-pack-left-out", folder=str(folder)), err=True)
        click.echo(explain(error, speech), err=True)

    tell_broken_games(speech)
    if packs is not None:
        offer_packs(packs, left_out)
