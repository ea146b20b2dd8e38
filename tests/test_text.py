"""Words that all games share: those of the command line, and how languages are found."""

from __future__ import annotations

import ast
import re

import pytest

from fluent_files import SOURCE, calls, messages, strings
from grotto.games import GAMES
from grotto.text import LANGUAGES, MissingText, Speaker, default_language, language_of, speaker

every_language = pytest.mark.parametrize("language", LANGUAGES)
MESSAGES = {language: messages(language) for language in LANGUAGES}


def asked_by_the_command_line() -> tuple[set[str], list[str]]:
    """The ids in the source of the command line, and regular expressions for those put together."""
    ids: set[str] = set()
    shapes: list[str] = []
    for file in [*(SOURCE / "cli").rglob("*.py"), *(SOURCE / "arena").rglob("*.py")]:
        tree = ast.parse(file.read_text("utf-8"))
        within = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                shape = "".join(
                    re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else ".+"
                    for part in node.values
                )
                if shape.startswith("cli\\-"):
                    shapes.append(shape)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in within:
                if re.fullmatch(r"cli-[\w.-]+", node.value):
                    ids.add(node.value)
    return ids, shapes


@every_language
def test_command_line_misses_no_message(language: str) -> None:
    ids, shapes = asked_by_the_command_line()
    assert sorted(ids - set(MESSAGES[language])) == []
    # What some games have to say in a way of their own, others need not.
    known = {id for game in GAMES for id in messages(language, game)}
    assert [shape for shape in shapes if not any(re.fullmatch(shape, id) for id in known)] == []


def complaints(*names: str) -> set[str]:
    """The ids of the errors of these names that commands and what they start may raise."""
    found: set[str] = set()
    for call, name, function in calls("arena", "bots", "cli", "envs", "lessons", "training"):
        if name in names:
            found |= set(strings(call.args[0], function))
    return found


@every_language
def test_every_complaint_of_a_command_has_its_sentence(language: str) -> None:
    own, others = complaints("Complaint"), complaints("BadData", "BadOption", "BadRecord", "UnknownAct")
    assert min(len(own), len(others)) > 20
    needed = {f"cli-error-{id}" for id in own}
    needed |= {f"cli-error-{id}" for id in others if f"error-{id}" not in MESSAGES[language]}
    assert sorted(needed - set(MESSAGES[language])) == []


@every_language
def test_command_line_uses_every_message(language: str) -> None:
    ids, shapes = asked_by_the_command_line()
    ids |= {reference for inside in MESSAGES[language].values() for reference in inside.references}
    unused = [
        id
        for id in MESSAGES[language]
        if id.startswith("cli-") and id not in ids and not any(re.fullmatch(shape, id) for shape in shapes)
    ]
    assert unused == []


@pytest.mark.parametrize(
    ("tag", "language"),
    [("fr_FR.UTF-8", "fr"), ("ru", "ru"), ("en-GB", "en"), ("de_DE.UTF-8", None), ("C", None)],
)
def test_languages_are_found_by_locale(tag: str, language: str | None) -> None:
    assert language_of(tag) == language
    assert default_language([("LANG", tag)]) == (language or "en")


def test_the_first_locale_that_is_set_counts() -> None:
    assert default_language([("LC_ALL", ""), ("LC_MESSAGES", "ru_RU"), ("LANG", "fr_FR")]) == "ru"
    assert default_language([]) == "en"


def test_french_says_robot_and_nothing_else() -> None:
    said = re.compile(r"(?<![\w$.-])[Bb]ots?\b(?![\w,-])")
    for path in sorted(SOURCE.glob("**/*fr.ftl")):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        found = [line for line in lines if said.search(re.sub(r"^[\w.-]+ =|\{[^}]*\}|spectators, bots", "", line))]
        assert found == [], path.name


def test_no_french_line_ends_before_a_sign() -> None:
    text = speaker("fr")
    assert text.say("web-me", name="Zoé") == "Votre pseudo\u00a0: Zoé. Le changer"
    assert "«\u00a0dig\u00a0»" in text.say("web-type-unknown", act="dig")


@pytest.mark.parametrize("game", GAMES)
@every_language
def test_what_the_rules_panel_lists_has_a_name_that_needs_nothing(language: str, game: str) -> None:
    found = messages(language, game)
    helped = [id.removesuffix(".help") for id in found if id.endswith(".help")]
    assert helped
    assert [id for id in helped if found[id].variables] == []


# So many letters are four lines of the narrowest phone.
FOUR_LINES = {"en": 230, "ru": 215, "fr": 230}


@every_language
def test_a_phone_tells_all_that_an_action_of_cave_vs_cave_does(language: str) -> None:
    """The turn bar has four lines for it; what is longer ended in dots."""
    text = speaker(language, "cave_vs_cave")
    tiles = [id for id in messages(language, "cave_vs_cave") if id.startswith("tile-") and id.endswith(".help")]
    assert len(tiles) == 12
    assert [id for id in tiles if len(text.say(id)) > FOUR_LINES[language]] == []


SOURCE_OF_ALL_KINDS = """# A comment = nothing
-cave = { $case ->
    [in] the cave
   *[other] Cave
}
sheep =
    { $n ->
        [one] a sheep
       *[other] { $n } sheep
    } in { -cave(case: "in") }

    and outside
    .help = Beside { goat }: { goat.help }
goat = a goat
    .help = It climbs.
goat = another goat
broken = { $n
"""


def test_a_message_is_said_with_all_that_it_names() -> None:
    """Messages are parsed one by one; what they name comes along, and the first of two of the same id counts."""
    speech = Speaker("en", SOURCE_OF_ALL_KINDS)
    assert speech.say("sheep", n=1) == "a sheep in the cave\n\nand outside"
    assert speech.say("sheep.help") == "Beside a goat: It climbs."
    assert speech.say("goat") == "a goat"
    asked = ("sheep", "sheep.help", "sheep.price", "goat", "A", "cave", "horse", "horse.help")
    assert [id for id in asked if speech.has(id)] == ["sheep", "sheep.help", "goat"]
    for id in ("horse", "sheep.price", "broken"):
        with pytest.warns(MissingText):
            assert speech.say(id) == id
