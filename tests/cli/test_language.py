"""The language of every word: flags, locale, help pages, and no English in the others."""

from __future__ import annotations

import re

import pytest

import grotto
from grotto.text import LANGUAGES, speaker

from .table import every_language, lines, run, scripted, start

COMMANDS = ("games", "play", "replay", "verify", "arena", "bench")


@pytest.mark.parametrize(
    ("args", "locale", "title"),
    [
        (["games"], "en_US.UTF-8", "Players"),
        (["games"], "ru_RU.UTF-8", "Игроки"),
        (["games"], "fr", "Joueurs"),
        (["games"], "de_DE.UTF-8", "Players"),
        (["games", "--lang", "fr"], "ru_RU.UTF-8", "Joueurs"),
        (["--lang", "fr", "games"], "ru_RU.UTF-8", "Joueurs"),
        (["--lang=ru", "games"], "en", "Игроки"),
        (["games", "--lang=ru_RU"], "en", "Игроки"),
        (["--lang", "ru", "games", "--lang", "fr"], "en", "Joueurs"),
    ],
)
def test_language_comes_from_the_flag_or_the_locale(args: list[str], locale: str, title: str) -> None:
    result = run(*args, locale=locale)
    assert result.exit_code == 0
    assert title in result.stdout


@every_language
def test_help_pages_are_in_the_language(language: str) -> None:
    speech = speaker(language)
    for command in (None, *COMMANDS):
        args = ["--help"] if command is None else [command, "--help"]
        result = run(*args, "--lang", language)
        assert result.exit_code == 0
        assert speech.say("cli-help-usage") in result.stdout
        text = " ".join(result.stdout.split())
        assert " ".join(speech.say(f"cli-help-{command or 'main'}").split()) in text
        assert speech.say("cli-option-help") in text
        if language != "en":
            for english in ("Usage:", "Show this", "[default", " COMMAND "):
                assert english not in result.stdout


def test_no_arguments_show_the_help() -> None:
    assert run().stdout == run("--help").stdout
    assert run().exit_code == 0


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    result = run("--version")
    assert result.exit_code == 0
    engine = "compiled" if grotto.COMPILED else "interpreted"
    assert result.stdout == f"grotto {grotto.__version__} ({engine} engine)\n"


# Notations stand in brackets and are the same everywhere; so are names of bots, files and commands.
SAME = r"\[[a-z0-9_ -]+\]|^> .*$|\(random\)|grotto \S+.*$|«\s?take \w+\s?»"
TYPED_IN_ENGLISH = {"help", "hint", "board", "undo", "restart", "back", "log", "save", "quit", "tales"}
# Words that French and English share.
COGNATES = {"action", "bot", "clans", "excavation", "face", "orange", "plus", "points", "possible", "question"}
COGNATES |= {"table", "total", "tunnel"}


def test_russian_and_french_games_have_no_english_in_them() -> None:
    typed = ["help", "board", "help shelf", "log", *scripted(start("human,random", 4), 4), "no"]
    told = {language: re.sub(SAME, "", _game(language, typed), flags=re.M) for language in LANGUAGES}
    words = {language: {word.lower() for word in re.findall(r"[^\W\d_]{3,}", told[language])} for language in LANGUAGES}
    assert words["ru"] & words["en"] <= TYPED_IN_ENGLISH
    assert words["fr"] & words["en"] <= TYPED_IN_ENGLISH | COGNATES


def _game(language: str, typed: list[str]) -> str:
    result = run(
        "play",
        "cave_vs_cave",
        "--plain",
        "--seats",
        "human,random",
        "--seed",
        "4",
        "--lang",
        language,
        input=lines(*typed),
    )
    assert result.exit_code == 0, result.output
    return result.stdout
