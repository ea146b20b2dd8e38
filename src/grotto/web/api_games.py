"""The games, what is printed on their boards and tiles, and all words."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache, lru_cache
from typing import Annotated, Any

import brotli
import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter
from msgspec import Struct

from grotto.bots import BOTS
from grotto.games import GAMES
from grotto.kernel.errors import BadOption, Datum
from grotto.kernel.game import Game
from grotto.table.errors import NotFound
from grotto.text import LANGUAGES, fluent_source, languages_of, titles

# Messages that only a terminal shows.
TERMINAL = ("cli.", "pack.", "serve.")
# Asked again each time, answered with 304 as long as nothing has changed.
REVALIDATE = "no-cache"

AnyRequest = Request[Any, Any, Any]


class OptionInfo(Struct):
    """Something a table agrees on before the game."""

    id: str
    values: list[Datum]
    default: Datum
    # Whether numbers among the values are seats.
    of_seats: bool


class GameInfo(Struct):
    """A game that can be played."""

    id: str
    seats: list[int]
    options: list[OptionInfo]
    languages: list[str]
    bots: list[str]


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """All games with their seat counts and options."""
    return [
        GameInfo(
            game.id,
            list(game.seats),
            [OptionInfo(one.id, list(one.values), one.default, one.of_seats) for one in game.options],
            languages_of(game),
            list(BOTS),
        )
        for game in GAMES.values()
    ]


@lru_cache(maxsize=64)
def _packed(content: bytes, encoding: str) -> bytes:
    return bytes(brotli.compress(content)) if encoding == "br" else gzip.compress(content, 9, mtime=0)


def tagged(request: AnyRequest, content: bytes, media_type: str) -> Response[bytes]:
    """An answer that need not be sent again while it is the same, packed for those who can unpack it."""
    headers = {"Cache-Control": REVALIDATE, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((one for one in ("br", "gzip") if one in accepted), None)
    if encoding is not None:
        content = _packed(content, encoding)
        headers["Content-Encoding"] = encoding
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers["ETag"] = tag
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)


def find_edition(game: str, pack: str | None) -> Game:
    """A game with one of its packs, where it has several."""
    try:
        return GAMES[game].edition({} if pack is None else {"pack": pack})
    except BadOption as error:
        raise NotFound(error.id, error.data) from error


@cache
def _facts(game: Game) -> bytes:
    return msgspec.json.encode(game.facts())


@get("/games/{id:str}/facts", sync_to_thread=False)
def facts(request: AnyRequest, id: str, pack: str | None = None) -> Response[bytes]:
    """What is printed on the boards and tiles of a game, or on those of a pack."""
    return tagged(request, _facts(find_edition(id, pack)), "application/json")


@cache
def _words(game: Game) -> bytes:
    kinds: dict[str, dict[str, None]] = {}
    for entry in game.vocabulary.entries:
        for word in entry.args:
            kinds.setdefault(word.kind, {})[word.id] = None
    return msgspec.json.encode({kind: list(ids) for kind, ids in kinds.items()})


@get("/games/{id:str}/words", sync_to_thread=False)
def words(request: AnyRequest, id: str, pack: str | None = None) -> Response[bytes]:
    """The words that acts of a game are made of: each kind with all its ids, in the order of the vocabulary."""
    return tagged(request, _words(find_edition(id, pack)), "application/json")


@cache
def _texts(language: str, game: Game | None) -> bytes:
    source = fluent_source(language, game, TERMINAL)
    names = [title for title in titles(language) if game is None or not title.startswith(f"title-{game.id} ")]
    lines = "\n".join([source, *names]).splitlines()
    # What is for the eyes of translators need not travel.
    return "\n".join([line for line in lines if line.strip() and not line.startswith("#")]).encode()


@get("/text/{lang:str}", sync_to_thread=False)
def text(
    request: AnyRequest,
    lang: str,
    game: Annotated[str | None, Parameter(query="game")] = None,
    pack: str | None = None,
) -> Response[bytes]:
    """All messages in a language, those of a game and the names of a pack included, as Fluent source."""
    if lang not in LANGUAGES:
        raise NotFound("no_language", {"value": lang, "allowed": ", ".join(LANGUAGES)})
    return tagged(request, _texts(lang, None if game is None else find_edition(game, pack)), "text/plain")
