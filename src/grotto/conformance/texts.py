"""Words: every message that a game can need exists in every language, found by its declarations, source and play."""

from __future__ import annotations

import ast
import importlib
import random
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grotto
from grotto.conformance.suite import Case, Suite, choose
from grotto.kernel.agenda import Step
from grotto.kernel.errors import Data
from grotto.kernel.events import Event, Prompt, Reason
from grotto.kernel.game import Game
from grotto.text import Speaker, fluent_source, resource_files, speaker

# Calls that name a message, and what stands before the id in the message's own.
SPEAKING = {
    "Reason": "reason-",
    "Prompt": "prompt-",
    "tell": "event-",
    "BadData": "error-",
    "BadOption": "error-",
    "wrong": "error-position_",
    "demand": "error-position_",
    "demand_none": "error-position_",
    "demand_once": "error-position_",
}
# Kinds of words that are spoken without a message for each.
COUNTED = ("seat", "number")
# Messages that front ends look for where a game has them: rules, shorter titles, questions, other ways to tell.
WELCOME = ("rule-", "title-", "ask-", "told-", "source-", "cli-")


# Messages that are said as they are: nobody gives them data.
PLAIN = ("game-", "title-", "rule-", "verb-", "option-", "counter-", "category-", "field-")


class Inside(Visitor):
    """Collects the variables and the references within a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Fluent's name for `{ $n }`."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Fluent's name for `{ room-mill }`."""
        self.references.add(node.id.name)


def read_messages(files: Sequence[Traversable]) -> dict[str, Inside]:
    """The messages in some files, `tile-masonry.help` and the like included."""
    found: dict[str, Inside] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                patterns = {"": entry.value} | {f".{one.id.name}": one.value for one in entry.attributes}
                for attribute, pattern in patterns.items():
                    id = entry.id.name + attribute
                    assert id not in found, f"{file.name}: {id} is there twice"
                    found[id] = Inside()
                    found[id].visit(pattern)
    return found


@cache
def messages(language: str, game: Game | None) -> dict[str, Inside]:
    """What can be said about a game, apart from what can be said about any; or the latter."""
    shared = resource_files(language, None)
    files = shared if game is None else [file for file in resource_files(language, game) if file not in shared]
    found = read_messages(files)
    for id, text in game.words(language).items() if game is not None else ():
        found[id] = Inside()
        found[id].visit(FluentParser().parse(f"{id} = {text}"))
    return found


def declared(game: Game) -> set[str]:
    """What verbs, words, steps, options and scores need."""
    # Front ends name the score wherever they show it.
    ids = {"game-name", "game-about", "counter-score"}
    vocabulary = game.vocabulary
    ids |= {f"verb-{verb}" for verb in vocabulary.roles}
    speech = speaker("en", game)
    for entry in vocabulary.entries:
        ids |= {f"{word.kind}-{word.id}" for word in entry.args if word.kind not in COUNTED}
        ids.add(speech.act_message(entry))
    state = game.new()
    for step in state.step_book().steps:
        if not step.automatic and type(step).prompt is Step.prompt:
            ids.add(f"prompt-{step.name}")
    for option in game.options:
        ids.add(f"option-{option.id}")
        ids |= {f"option-{option.id}-{value}" for value in option.values}
    ids |= {f"category-{id}" for id in state.result().categories[0]}
    # A number that is a good is called by the good's name, unless it has one of its own.
    for id in state.counters(0):
        is_good = f"good-{id}" in messages("en", game) and f"counter-{id}" not in messages("en", game)
        ids.add(f"good-{id}" if is_good else f"counter-{id}")
    return ids


@cache
def in_source(game: Game) -> set[str]:
    """What reasons, prompts, events and errors name in the source of the game."""
    home = importlib.import_module(game.home())
    assert home.__file__
    found: set[str] = set()
    for file in sorted(Path(home.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in SPEAKING:
                found |= {SPEAKING[name] + id for id in literals(node.args[0])}
    return found


def literals(node: ast.expr) -> list[str]:
    """The strings that an expression may be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


class Listening(Speaker):
    """Remembers what it was asked for."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, fluent_source(language, game))
        self.said: set[str] = set()

    def say(self, id: str, **data: str | int) -> str:
        self.said.add(id)
        return super().say(id, **data)


def in_play(case: Case, language: str) -> frozenset[str]:
    """What is said in a random game: everything that happens, is asked, and why some acts are not possible."""
    speech = Listening(language, case.game)
    vocabulary = case.game.vocabulary
    rng = random.Random(12)
    state = case.new()
    state.listen()
    told: set[str] = set()
    while state.actor != grotto.NOBODY:
        act = choose(case, state, rng)
        others = rng.sample(range(len(vocabulary)), min(12, len(vocabulary)))
        things: list[object] = [state.why_not(other) for other in others]
        things.append(state.prompt())
        speech.act(case.game, act)
        state.apply(act)
        things += state.events or []
        for thing in things:
            if thing is not None and repr(thing) not in told:
                told.add(repr(thing))
                assert tell(speech, thing)
    speech.prompt(state.prompt())
    speech.say(f"verdict-{state.result().verdict}")
    return frozenset(speech.said)


def tell(speech: Speaker, thing: object) -> str:
    """A sentence for something that the engine says."""
    if isinstance(thing, Event):
        sentence = speech.event(thing)
    elif isinstance(thing, Prompt):
        sentence = speech.prompt(thing)
    else:
        assert isinstance(thing, Reason)
        sentence = speech.reason(thing)
    assert not re.search(r"\$|[{}]|\b[a-z]+_[a-z]+\b", sentence), sentence
    return sentence


def fields(game: Game) -> set[str]:
    """Names of fields for drawings made of the position alone."""
    shape = game.new().shape()
    return {f"field-{field.name}" for one in [shape, *shape.inner()] for field in one.fields}


class Texts(Suite):
    """Every message is there."""

    def test_no_message_is_missing(self, game: Game, language: str) -> None:
        known = set(messages(language, game)) | set(messages(language, None))
        assert sorted((declared(game) | in_source(game)) - known) == []

    def test_whole_games_can_be_told(self, told_case: Case, language: str) -> None:
        assert in_play(told_case, language)

    def test_languages_have_the_same_messages_with_the_same_variables(self, game: Game, language: str) -> None:
        mine, english = messages(language, game), messages("en", game)
        assert sorted(mine) == sorted(english)
        assert {id for id, inside in mine.items() if inside.variables != english[id].variables} == set()

    @pytest.mark.parametrize("n", [0, 1, 2, 5, 21])
    def test_every_message_can_be_formatted(self, game: Game, language: str, n: int) -> None:
        speech = speaker(language, game)
        for id, inside in messages(language, game).items():
            data: Data = dict.fromkeys(inside.variables, n)
            assert speech.say(id, **data).strip()

    def test_names_and_rules_need_no_data(self, game: Game, language: str) -> None:
        plain = {id for id in messages(language, game) if id.startswith(PLAIN) or id.endswith(".help")}
        assert {id for id in plain if messages(language, game)[id].variables} == set()

    def test_acts_can_be_told_from_each_other(self, game: Game, language: str) -> None:
        speech = speaker(language, game)
        sentences: dict[str, int] = {}
        for act in range(len(game.vocabulary)):
            other = sentences.setdefault(speech.act(game, act), act)
            assert other == act, (game.notation(act), game.notation(other))


class NothingUnused(Suite):
    """A game brings no words along that nobody says."""

    def test_nothing_is_said_that_nobody_needs(self, game: Game) -> None:
        needed = declared(game) | in_source(game) | fields(game)
        for case in self.all_cases():
            if case.game is game:
                needed |= in_play(case, "en")
        unused = {id for id in messages("en", game) if id.partition(".")[0] not in needed}
        assert sorted(id for id in unused if not id.startswith(WELCOME)) == []
