"""Words for people: Fluent messages in every language, the same for every front end.

Messages shared by all games lie beside this file (`kernel.en.ftl`, `cli.en.ftl`), those of a game in its folder `text`
(`en.ftl`, `board.en.ftl` for what only its boards in the browser say, `legend.en.ftl` for the signs on them,
`cli.en.ftl` for the terminal). Ids follow the rule ids:
`tile-housework` (with `.help`), `good-wood`, `act-furnish`, `prompt-take_tile`, `event-gained`, `reason-short`,
`error-unknown_game`. A good that is counted also has `amount-wood`.
"""

from __future__ import annotations

import os
import re
import warnings
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from grotto.games import GAMES
from grotto.kernel.acts import Entry
from grotto.kernel.errors import Data, GrottoError
from grotto.kernel.events import Event, Prompt, Reason
from grotto.kernel.game import Game

LANGUAGES = ("en", "ru", "fr")

# Data of messages that quote what somebody has written, or must write, and so are never put into words.
AS_WRITTEN = ("act", "allowed", "key", "option", "value")


def resource_files(language: str, game: Game | str | None) -> list[Traversable]:
    """Where the messages are: the shared ones, then those of the game, in English if it has no others."""
    shared = _files(resources.files("grotto.text"), language)
    if game is None:
        return shared
    return shared + _own_files(language, GAMES[game] if isinstance(game, str) else game)


def _own_files(language: str, game: Game) -> list[Traversable]:
    folder = resources.files(game.home()) / "text"
    return _files(folder, language) or _files(folder, LANGUAGES[0])


def titles(language: str) -> list[str]:
    """What each game is called in lists of games: its message `title-<id>`, or else its name and what it is about."""
    found: list[str] = []
    for game in GAMES.values():
        source = "\n".join(file.read_text("utf-8") for file in _own_files(language, game))
        title = re.search(rf"^title-{game.id} *=.*(?:\n +.*)*", source, re.MULTILINE)
        name, about = [re.search(rf"^game-{what} *= *(.*)", source, re.MULTILINE) for what in ("name", "about")]
        line = f"\n    .line = {about[1]}" if about else ""
        found.append(title[0] if title else f"title-{game.id} = {name[1] if name else game.id}{line}")
    return found


def languages_of(game: Game) -> list[str]:
    """The languages that a game has words in."""
    folder = resources.files(game.home()) / "text"
    return [language for language in LANGUAGES if _files(folder, language)]


def _files(folder: Traversable, language: str) -> list[Traversable]:
    if not folder.is_dir():
        return []
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return [file for file in files if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl")]


# French writes a space before some signs, and no line may end there.
NO_BREAK = "\u00a0"
UNBROKEN = re.compile("(?<=\\S) (?=[;:?!»])|(?<=«) ")


def fluent_source(language: str, game: Game | None, without: tuple[str, ...] = ()) -> str:
    """All messages as Fluent source, those of files that begin so left out; with them the words of a game's content."""
    files = resource_files(language, game)
    texts = [file.read_text("utf-8") for file in files if not file.name.startswith(without)]
    if game is not None:
        texts += [f"{id} = {text}" for id, text in game.words(language).items()]
        texts += _sources(game, "\n".join(texts))
    return _unbroken(language, "\n".join(texts))


def part_source(language: str, game: Game | None, part: str) -> str:
    """The messages of the files that are called so ("legend"), as Fluent source; empty if there are none."""
    files = [file for file in resource_files(language, game) if file.name.startswith(f"{part}.")]
    return _unbroken(language, "\n".join([file.read_text("utf-8") for file in files]))


def _unbroken(language: str, source: str) -> str:
    return UNBROKEN.sub(NO_BREAK, source) if language == "fr" else source


def _sources(game: Game, source: str) -> list[str]:
    """Messages for the things that goods come from or go to, where these have no words of their own for it."""
    known = set(re.findall(r"^source-(\w+) *=", source, re.MULTILINE))
    added: list[str] = []
    for kind in game.sources():
        ids = dict.fromkeys(word.id for entry in game.vocabulary.entries for word in entry.args if word.kind == kind)
        added += [f"source-{id} = {{ {kind}-{id} }}" for id in ids if id not in known]
        known.update(ids)
    return added


def language_of(tag: str) -> str | None:
    """The language of ours for a tag or locale like "fr_FR.UTF-8"; None if we don't speak it."""
    language = tag.replace("-", "_").split(".")[0].split("_")[0].lower()
    return language if language in LANGUAGES else None


def default_language(environ: Iterable[tuple[str, str]] | None = None) -> str:
    """The language of the reader's locale, English if we don't speak it."""
    variables = dict(os.environ.items() if environ is None else environ)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if variables.get(name):
            return language_of(variables[name]) or "en"
    return "en"


def signed(n: int) -> str:
    """A change with its sign, a real minus."""
    return f"+{n}" if n > 0 else f"−{-n}"


class MissingText(UserWarning):
    """A message that is needed is not there, or names data that it is not given. Readers see its id."""


# A message or a term with all of its lines, and the names in it that may be those of others.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*", re.MULTILINE)
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Speaker:
    """Makes sentences in one language, about one game or about none.

    A message is parsed when it is first needed, with those that it names: Fluent's parser is slow, and most messages
    are never asked for.
    """

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        # The first of two with the same id counts, as in Fluent.
        self._sources = {entry[1]: entry[0] for entry in reversed(list(ENTRY.finditer(source)))}
        self._parsed: set[str] = set()

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such an attribute of one: `id.help`."""
        name, _, attribute = id.partition(".")
        return name in self._sources and (not attribute or self._pattern(name, attribute) is not None)

    def _pattern(self, name: str, attribute: str) -> Pattern | None:
        """What a message or one of its attributes says; None if there is nothing."""
        if name not in self._parsed:
            self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """Add a message to the bundle, and all that it names."""
        needed = [name]
        entries: list[str] = []
        while needed:
            one = needed.pop()
            if one in self._sources and one not in self._parsed:
                self._parsed.add(one)
                entries.append(self._sources[one])
                needed += NAME.findall(self._sources[one])
        self._bundle.add_resource(FluentResource("\n".join(entries)))

    def say(self, id: str, **data: str | int) -> str:
        """A message by its id; `id.help` asks for the attribute `help`."""
        name, _, attribute = id.partition(".")
        pattern = self._pattern(name, attribute)
        if pattern is None:
            # A game of somebody else may lack a message: that is no reason to end it.
            warnings.warn(f"there is no text for {id} in {self.language!r}", MissingText, stacklevel=2)
            return id
        sentence, errors = self._bundle.format_pattern(pattern, data)
        if errors:
            warnings.warn(f"the text for {id} in {self.language!r}: {errors[0]}", MissingText, stacklevel=2)
        return str(sentence)

    def word(self, kind: str, id: str) -> str:
        """The name of a thing: `word("tile", "housework")`."""
        if kind in ("number", "seat"):
            # Seats are counted from 1 when spoken of.
            return id if kind == "number" else self.say("seat", n=int(id) + 1)
        return self.say(f"{kind}-{id}")

    def _words(self, data: Data) -> Data:
        """The data of a message with all ids replaced by names.

        Where goods are counted, `amount` has both in one ("2 stone", in the case that a language
        wants there), since a language may bend the word after the number.
        """
        spoken: Data = {}
        if "good" in data and "n" in data:
            spoken["amount"] = self.say(f"amount-{data['good']}", n=data["n"])
        for key, value in data.items():
            if key in AS_WRITTEN:
                spoken[key] = value
            elif key == "source":
                spoken[key] = self.say(f"source-{value}")
            elif key == "seat":
                spoken[key] = self.word("seat", str(value))
            elif self.has(f"{key.removeprefix('other_')}-{value}"):
                # A second thing of a kind has a key of its own: `cell` and `other_cell`.
                spoken[key] = self.word(key.removeprefix("other_"), str(value))
            else:
                spoken[key] = value
        return spoken

    def act(self, game: Game, act: int) -> str:
        """An act as a short sentence: "Furnish Shelf: row 3, column 1, plus 5 food"."""
        return self.entry(game.vocabulary.entry(act))

    def entry(self, entry: Entry) -> str:
        """The same for an act given by its words."""
        data: Data = {}
        for word, times in Counter(entry.args).items():
            amount = self.say(f"amount-{word.id}", n=times) if self.has(f"amount-{word.id}") else ""
            spoken = {word.kind: amount if amount and times > 1 else self.word(word.kind, word.id)}
            if amount:
                spoken["amount"] = amount
            for key, name in spoken.items():
                data[key] = f"{data[key]}, {name}" if key in data else name
        return self.say(self.act_message(entry), **data)

    def act_message(self, entry: Entry) -> str:
        """The id of the message for an act, the most particular one there is.

        First those for its words (`act-use-tunnel-food`, then `act-use-tunnel`), then the one for
        their kinds (`act-gain-good`), then the one for the verb (`act-gain`).
        """
        verb = f"act-{entry.verb}"
        words = [word.id for word in entry.args]
        particular = ["-".join([verb, *words[:n]]) for n in range(len(words), 0, -1)]
        kinds = "-".join([verb, *[word.kind for word in entry.args]])
        return next((id for id in [*particular, kinds] if self.has(id)), verb)

    def counter(self, name: str) -> str:
        """The name of a number that a player watches: a good, or one that has a word of its own."""
        return self.say(f"counter-{name}" if self.has(f"counter-{name}") else f"good-{name}")

    def changes(self, changes: dict[str, int]) -> str:
        """Numbers that would change, signed: "wood +2, score −1"."""
        return ", ".join(f"{self.counter(name)} {signed(n)}" for name, n in changes.items())

    def prompt(self, prompt: Prompt) -> str:
        """What is being asked."""
        return self.say(f"prompt-{prompt.id}", **self._words(prompt.data))

    def event(self, event: Event) -> str:
        """What happened; empty if there is nothing to say about it."""
        return self.say(f"event-{event.id}", **self._words(event.data))

    def reason(self, reason: Reason) -> str:
        """Why an act is not possible."""
        return self.say(f"reason-{reason.id}", **self._words(reason.data))

    def error(self, error: GrottoError) -> str:
        """What is wrong with something that a person or a program has given us."""
        id = f"error-{error.id}"
        return self.say(id if self.has(id) else f"reason-{error.id}", **self._words(error.data))


def speaker(language: str, game: Game | str | None = None) -> Speaker:
    """The speaker for a language and a game, or the id of one; each is made once."""
    return _speaker(language, GAMES[game] if isinstance(game, str) else game)


@cache
def _speaker(language: str, game: Game | None) -> Speaker:
    return Speaker(language, fluent_source(language, game))
