"""The words of a pack: names and stories in every language."""

from __future__ import annotations

import tomllib

from grotto.games.above_and_below.content.kinds import BOOKS, Choice
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.reading import Problem, Source, Table


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
    """Every name and every sentence in every language, and no others."""
    for language in pack.languages:
        top = Source(pack.folder, f"text/{language}/names.toml", problems).top()
        for kind, ids in names_needed(pack).items():
            _need(top.table(kind), ids, [], language)
        top.done()
        for number, id in enumerate(BOOKS):
            _check_story(pack, number, Source(pack.folder, f"text/{language}/{id}.toml", problems), language)


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


Tables = dict[str, dict[str, str]]


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
            return names[id]
        first, _, number = id.rpartition("_")
        return f"{names[first]} {number}"

    def story(self, book: int, paragraph: int, key: str) -> str:
        """A text of a paragraph by its id; empty if there is none."""
        return self._file(BOOKS[book]).get(str(paragraph), {}).get(key, "")
