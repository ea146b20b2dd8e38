"""`grotto dataset`: games as a Parquet file to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from grotto.arena.dataset import write_dataset
from grotto.arena.executors import executor_of
from grotto.arena.journal import MATCH, read_match
from grotto.arena.match import Played, records
from grotto.cli.errors import Complaint
from grotto.cli.files import read_record
from grotto.cli.given_pack import pack_option, use_pack
from grotto.cli.spoken import SpokenCommand, language_option, ray_option, speech_of, value, whole
from grotto.kernel.record import Record


@click.command(cls=SpokenCommand)
@click.argument("sources", metavar="sources", nargs=-1, required=True)
@value("out", "file", required=True)
@value("jobs", "number", whole(1))
@ray_option
@pack_option
@language_option
@click.pass_context
def dataset(
    context: click.Context, sources: tuple[str, ...], out: str, jobs: int | None, ray: str | None, pack: str | None
) -> None:
    """`cli-help-dataset` says what it does."""
    if pack is not None:
        use_pack(pack, _game_of(sources[0]))
    try:
        with executor_of(jobs, ray) as executor:
            rows = write_dataset(_games(sources), Path(out), executor)
    except OSError:
        raise Complaint("cannot_write", value=out) from None
    click.echo(speech_of(context).say("cli-dataset-done", n=rows, file=out))


def _game_of(source: str) -> str:
    is_match = (Path(source) / MATCH).is_file()
    return str(read_match(Path(source))["game"]) if is_match else _saved(source).game


def _games(sources: tuple[str, ...]) -> Iterator[Played | Record]:
    """The games of matches and of saved files, in the order in which they are named."""
    for source in sources:
        if (Path(source) / MATCH).is_file():
            yield from records(Path(source))
        else:
            yield _saved(source)


def _saved(source: str) -> Record:
    path = Path(source)
    if path.is_dir() or not path.exists():
        raise Complaint("no_games", value=source)
    return read_record(source)
