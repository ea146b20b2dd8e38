"""The words of a pack: names and stories in every language."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Final

from grotto.games.above_and_below.content.kinds import BOOKS, Book, Choice
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.toml import Source, Table
from grotto.kernel.packs import Problem

PLURALS: Final[tuple[str, ...]] = ("zero", "one", "two", "few", "many", "other")


def names_needed(pack: Pack) -> dict[str, list[str]]:
    """For each kind of thing, the ids that need a name."""
    return {
        "pack": ["name", "about"],
        "good": list(pack.goods),
        "villager": _once([villager.kind for villager in pack.villagers]),
        "building": _once([card.kind for card in pack.cards]),
        "cave": list(pack.cave_ids),
        "artifact": list(pack.artifact_ids),
        "quest": list(pack.quest_ids),
        "condition": list(pack.ailment_ids),
        "token": list(pack.token_ids),
        "region": _once([token.region for token in pack.tokens]),
        "tag": list(pack.tags),
        "band": [id for id, _ in pack.solo.bands],
    }


def _once(ids: list[str]) -> list[str]:
    return list(dict.fromkeys(ids))


def check_words(pack: Pack, problems: list[Problem]) -> None:
    """Check that every name and sentence exists in every language, and no others."""
    for language in pack.languages:
        top = Source(pack.folder, f"text/{language}/names.toml", problems).top()
        for kind, ids in names_needed(pack).items():
            _need(top.table(kind), ids, [], language)
        _check_amounts(top.table("amount"), pack, language)
        top.done()
        for number, id in enumerate(BOOKS):
            _check_story(pack, number, Source(pack.folder, f"text/{language}/{id}.toml", problems), language)
        if pack.threads:
            names = Source(pack.folder, f"text/{language}/threads.toml", problems).top()
            _need(names.table("thread"), [thread.id for thread in pack.threads], [], language)
            names.done()


def _check_amounts(table: Table, pack: Pack, language: str) -> None:
    """How a number of each good is written: one text, or one for each plural form; # stands for the number."""
    for good in pack.goods:
        value = table.get(good)
        forms = {"other": value} if isinstance(value, str) else value
        if forms is None:
            table.note(good, "pack_no_words", {"value": f"amount.{good}", "language": language})
        elif not isinstance(forms, dict) or "other" not in forms or set(forms) - set(PLURALS):
            table.wrong_type(good, value, ", ".join(PLURALS))
        elif not all(isinstance(text, str) and "#" in text for text in forms.values()):
            table.wrong_type(good, value, "#")
    table.done()


def _check_story(pack: Pack, number: int, source: Source, language: str) -> None:
    top = source.top()
    for paragraph in pack.books[number].paragraphs:
        wanted = ["text"]
        allowed: list[str] = []
        for choice in paragraph.choices:
            wanted.append(choice.id)
            if choice.failure >= 0:
                wanted.append(f"{choice.id}_fails")
            allowed.extend(outcome_keys(choice))
        _need(top.table(str(paragraph.id)), wanted, allowed, language)
    top.done()


def untold(pack: Pack) -> list[Problem]:
    """The ends that are not told, in the order of the files. What only leads on is told by where it leads to.

    A pack can be played without these words, so that they are no mistake; but every tale should have its end.
    """
    found: list[Problem] = []
    for language in pack.languages:
        for number, id in enumerate(BOOKS):
            book = pack.book(number)
            top = Source(pack.folder, f"text/{language}/{id}.toml", found).top()
            for paragraph in book.paragraphs:
                table = top.table(str(paragraph.id))
                for choice in paragraph.choices:
                    for key in ends(book, choice):
                        if key not in table.data:
                            table.note("", "pack_untold", {"value": f"{paragraph.id}.{key}", "language": language})
    return found


def ends(book: Book, choice: Choice) -> list[str]:
    """The keys of the ends of a choice that want to be told."""
    outcomes = [choice.auto] if choice.auto >= 0 else [tier.outcome for tier in choice.tiers]
    found: list[str] = []
    for key, number in zip(outcome_keys(choice), outcomes, strict=True):
        outcome = book.outcomes[number]
        if outcome.effects or outcome.goto < 0:
            found.append(key)
    return found


def _need(table: Table, wanted: list[str], allowed: list[str], language: str) -> None:
    for key in wanted:
        value = table.get(key)
        if value is None:
            id = ".".join([str(part) for part in (*table.way, key)])
            table.note(key, "pack_no_words", {"value": id, "language": language})
        elif not isinstance(value, str) or not value.strip():
            table.wrong_type(key, value, "text")
    for key in allowed:
        value = table.get(key)
        if value is not None and not isinstance(value, str):
            table.wrong_type(key, value, "text")
    table.done()


def outcome_keys(choice: Choice) -> list[str]:
    """The keys under which words for an outcome may be given."""
    if choice.auto >= 0:
        return [f"{choice.id}_auto"]
    return [f"{choice.id}_{tier.explore}" for tier in choice.tiers]


Tables = dict[str, dict[str, object]]


def plain(text: str) -> str:
    """A text as a Fluent pattern, with braces escaped."""
    return "".join(['{"' + sign + '"}' if sign in "{}" else sign for sign in " ".join(text.split())])


def amount_pattern(forms: object) -> str:
    """The Fluent pattern of an amount."""
    if isinstance(forms, str):
        return plain(forms).replace("#", "{ $n }")
    assert isinstance(forms, dict)
    rows = [f"[{key}] {plain(forms[key])}".replace("#", "{ $n }") for key in PLURALS[:-1] if key in forms]
    rows.append(f"*[other] {plain(forms['other'])}".replace("#", "{ $n }"))
    return "{ $n ->\n    " + "\n    ".join(rows) + "\n    }"


class Words:
    """What a pack says in one language; its files are read when they are first needed."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack = pack
        self.language = language
        self._files: dict[str, Tables] = {}

    def _file(self, name: str) -> Tables:
        if name not in self._files:
            file = self.pack.folder / "text" / self.language / f"{name}.toml"
            self._files[name] = tomllib.loads(file.read_text("utf-8"))
        return self._files[name]

    def name(self, kind: str, id: str) -> str:
        """The name of a thing; tokens of which there are several are numbered."""
        names = self._file("names")[kind]
        if id in names:
            return str(names[id])
        first, _, number = id.rpartition("_")
        return f"{names[first]} {number}"

    def messages(self) -> dict[str, str]:
        """All names as Fluent messages: `villager-v_mason`, `good-fish`, `amount-fish`, `verdict-town` and so on."""
        pack = self.pack
        found: dict[str, str] = {}
        for kind, ids in (
            ("villager", pack.villager_ids),
            ("newcomer", pack.villager_ids),
            ("building", pack.card_ids),
            ("cave", pack.cave_ids),
            ("artifact", pack.artifact_ids),
            ("quest", pack.quest_ids),
            ("condition", pack.ailment_ids),
            ("token", pack.token_ids),
            ("good", pack.goods),
            ("item", pack.goods),
            ("slot", pack.goods),
        ):
            table = {"newcomer": "villager", "item": "good", "slot": "good"}.get(kind, kind)
            for id in ids:
                found[f"{kind}-{id}"] = plain(self.name(table, id))
        for region in dict.fromkeys([token.region for token in pack.tokens]):
            found[f"region-{region}"] = plain(self.name("region", region))
        for tag in pack.tags:
            found[f"tag-{tag}"] = plain(self.name("tag", tag))
        for band, _ in pack.solo.bands:
            found[f"verdict-{band}"] = plain(self.name("band", band))
        amounts = self._file("names")["amount"]
        for good in pack.goods:
            found[f"amount-{good}"] = amount_pattern(amounts[good])
        return found

    def title(self) -> dict[str, str]:
        """The name of the pack as the message for the option `pack`."""
        return {f"option-pack-{self.pack.id}": plain(self.name("pack", "name"))}

    def thread(self, id: str) -> str:
        """What a thread is called."""
        return str(self._file("threads")["thread"][id])

    def story(self, book: int, paragraph: int, key: str) -> str:
        """A text of a paragraph by its id; empty if there is none."""
        return str(self._file(BOOKS[book]).get(str(paragraph), {}).get(key, ""))


@lru_cache(maxsize=16)
def words_of(pack: Pack, language: str) -> Words:
    """The words of a pack in a language, or else in the first language of the pack; cached."""
    return Words(pack, language if language in pack.languages else pack.languages[0])


def told(pack: Pack, book: int, paragraph: int, key: str) -> dict[str, str]:
    """A text of a paragraph in every language of the pack that has it."""
    texts = {language: words_of(pack, language).story(book, paragraph, key) for language in pack.languages}
    return {language: text for language, text in texts.items() if text}
