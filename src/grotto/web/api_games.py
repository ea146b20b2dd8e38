"""The games, what is printed on their boards and tiles, and all words."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from typing import Annotated, Any, Literal, get_args

import brotli
import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter
from msgspec import Struct

from grotto.bots import BOTS
from grotto.bots.lines.book import line_score
from grotto.games import GAMES
from grotto.kernel.errors import BadOption, Datum
from grotto.kernel.game import Game, Option
from grotto.lessons import lesson_of
from grotto.table.errors import NotFound
from grotto.table.views import seat_entries
from grotto.text import LANGUAGES, fluent_source, languages_of, part_source, titles

# Messages that only a terminal shows, or that are written to people.
TERMINAL = ("arena.", "cli.", "notice.", "pack.", "serve.", "study.")
# Words that only some pages need, by the beginning of their files: those pages ask for them.
Part = Literal["account", "admin", "analysis", "chat", "days", "hint", "legend", "lobby", "profile", "result", "rules"]
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
    # What it is best set to in somebody's first game.
    first: Datum
    # Whether it adds a part to the game: its values are no and yes.
    module: bool


class GameInfo(Struct):
    """A game that can be played."""

    id: str
    seats: list[int]
    options: list[OptionInfo]
    languages: list[str]
    bots: list[str]
    # How many minutes its lesson takes; 0 if there is none.
    lesson: int
    # The score of its example game; null if it has none.
    example: int | None


def _option(option: Option) -> OptionInfo:
    first = option.default if option.first is None else option.first
    return OptionInfo(option.id, list(option.values), option.default, option.of_seats, first, option.module)


def _minutes(game: str) -> int:
    lesson = lesson_of(game)
    return 0 if lesson is None else lesson.minutes


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """All games with their seat counts and options."""
    return [
        GameInfo(
            game.id,
            list(game.seats),
            [_option(one) for one in game.options],
            languages_of(game),
            list(BOTS),
            _minutes(game.id),
            line_score(game.id),
        )
        for game in GAMES.values()
    ]


# There are only so many contents, each packed once: the best packing takes up to 200 ms.
@cache
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
    words = {kind: list(ids) for kind, ids in kinds.items()}
    return msgspec.json.encode({"words": words, "seats": seat_entries(game.new())})


@get("/games/{id:str}/words", sync_to_thread=False)
def words(request: AnyRequest, id: str, pack: str | None = None) -> Response[bytes]:
    """What the plain board needs to know of a game.

    The words that acts are made of, each kind with all its ids in the order of the vocabulary, and the entries of a
    position that name a seat.
    """
    return tagged(request, _words(find_edition(id, pack)), "application/json")


@cache
def _texts(language: str, game: Game | None, part: Part | None) -> bytes:
    if part is not None:
        return _bare(part_source(language, game, part))
    source = fluent_source(language, game, (*TERMINAL, *[f"{one}." for one in get_args(Part)]))
    # A game may have its own among its messages.
    names = [
        title for title in titles(language) if not re.search(rf"^{title.partition(' ')[0]} *=", source, re.MULTILINE)
    ]
    return _bare("\n".join([source, *names]))


def _bare(source: str) -> bytes:
    """Without what is for the eyes of translators and need not travel."""
    lines = source.splitlines()
    return "\n".join([line for line in lines if line.strip() and not line.startswith("#")]).encode()


@get("/text/{lang:str}", sync_to_thread=False)
def text(
    request: AnyRequest,
    lang: str,
    game: Annotated[str | None, Parameter(query="game")] = None,
    pack: str | None = None,
    part: Part | None = None,
) -> Response[bytes]:
    """All messages in a language, those of a game and the names of a pack included, as Fluent source.

    What few need is asked for by its part, which is all that comes then: what the signs on the boards mean ("legend"),
    setting up a table ("lobby"), the page after the game ("result"), the rules topic by topic ("rules"), what somebody
    else would do ("hint"), a game looked through ("analysis"), accounts ("account"), looking after a server ("admin"),
    what people say ("chat"), games over days ("days"), friends, ladder and the pages about people ("profile").
    """
    if lang not in LANGUAGES:
        raise NotFound("no_language", {"value": lang, "allowed": ", ".join(LANGUAGES)})
    edition = None if game is None else find_edition(game, pack)
    return tagged(request, _texts(lang, edition, part), "text/plain")


HANDLERS = [games, facts, words, text]
