"""Every message of the game exists in every language, somebody needs it, and it can be spoken."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grotto
from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.content.folder import check_pack
from grotto.games.above_and_below.payment import PURPOSES
from grotto.games.above_and_below.scoring import CATEGORIES
from grotto.games.above_and_below.state import ACTIONS
from grotto.kernel.chance import sample
from grotto.kernel.packs import BadPack
from grotto.text import LANGUAGES, resource_files, speaker

from .table import GAME, MODULES, PACK, choices, game_with, write_pack
from .test_properties import OTHER, WILD, WILD_DEEP

SOURCE = Path(grotto.__file__).parent / "games" / "above_and_below"
every_language = pytest.mark.parametrize("language", LANGUAGES)
PREFIXES = {
    "BadOption": "error-",
    "Reason": "reason-",
    "Prompt": "prompt-",
    "tell": "event-",
    "wrong": "error-position_",
    "demand": "error-position_",
    "demand_none": "error-position_",
    "demand_once": "error-position_",
    "note": "error-",
}


class Variables(Visitor):
    """Collects the variables within a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    own = (f"{language}.ftl", f"pack.{language}.ftl")
    files = [file for file in resource_files(language, GAME.id) if file.name in own and "above_and_below" in str(file)]
    text = "\n".join([file.read_text("utf-8") for file in files])
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            patterns = {"": entry.value} | {f".{one.id.name}": one.value for one in entry.attributes}
            for attribute, pattern in patterns.items():
                id = entry.id.name + attribute
                assert id not in found, id
                visitor = Variables()
                visitor.visit(pattern)
                found[id] = visitor.found
    return found


def literals(node: ast.expr, function: ast.AST) -> list[str]:
    """The literal strings that may stand behind an expression."""
    if isinstance(node, ast.IfExp):
        return literals(node.body, function) + literals(node.orelse, function)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    found: list[str] = []
    if isinstance(node, ast.Name):
        for other in ast.walk(function):
            if isinstance(other, ast.Assign) and ast.unparse(other.targets[0]) == node.id:
                found += literals(other.value, function)
    return found


def spoken() -> set[str]:
    """Messages that the engine names: reasons, prompts, events, sources, problems."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in ast.walk(function):
                if not isinstance(call, ast.Call):
                    continue
                name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
                place = 1 if name == "note" else 0
                if name in PREFIXES and len(call.args) > place:
                    found |= {PREFIXES[name] + id for id in literals(call.args[place], function)}
                if name in ("gain", "gain_coins", "pay_coins", "give_back"):
                    found |= {f"source-{id}" for id in literals(call.args[-1], function)}
    return found


def needed() -> set[str]:
    ids = {"game-name", "game-about", "title-above_and_below", "title-above_and_below.line"}
    ids |= {"error-pack_syntax", "error-pack_missing_folder"} | spoken()
    ids |= {f"prompt-{step.name}" for step in STEPS.steps if not step.automatic}
    ids |= {f"source-{purpose}" for purpose in PURPOSES} | {f"action-{action}" for action in ACTIONS}
    ids |= {f"verb-{verb}" for verb in GAME.vocabulary.roles}
    for entry in GAME.vocabulary.entries:
        ids |= {f"{word.kind}-{word.id}" for word in entry.args if word.kind not in ("seat", "number")}
        ids.add(speaker("en", GAME.id).act_message(entry))
    for option in GAME.options:
        ids |= {f"option-{option.id}"} | {f"option-{option.id}-{value}" for value in option.values}
        if len(option.values) > 1:
            ids.add(f"option-{option.id}.help")
    ids |= {f"category-{id}" for id in CATEGORIES}
    ids |= {"counter-coin", "counter-cider", "counter-potion", "counter-reputation", "counter-score"}
    ids |= {f"{kind}-{id}" for kind in ("good", "amount") for id in ("coin", "cider", "potion", "supplies")}
    ids |= {"zone-injured", "book-0", "book-1", "verdict-points", "verdict-tie_break", "verdict-draw"}
    # What the player is told beside the question of its step, and acts with what they are about.
    ids |= {"prompt-place_won_kind", "act-offer-seat-number-item"}
    ids |= {"act-take-building-item", "act-take_for_sale-building-item"}
    # How "Done" is called where one thing is left undone.
    ids |= {"act-done-without-drink", "act-done-without-sleep"}
    # Those that all games share.
    return ids - {"reason-not_now", "error-bad_option_value"}


@every_language
def test_no_message_is_missing_or_unused(language: str) -> None:
    there = set(messages(language))
    words = set(GAME.words(language))
    assert needed() - there - words == set()
    assert there - needed() == set()


@every_language
def test_messages_use_the_same_data_in_every_language(language: str) -> None:
    wanted = messages("en")
    for id, variables in messages(language).items():
        assert variables == wanted[id], id


@every_language
def test_whole_games_can_be_spoken(language: str) -> None:
    speech = speaker(language, GAME.id)
    game = game_with(WILD, WILD_DEEP)
    for seed, (players, options) in enumerate([(2, MODULES), (3, OTHER), (1, MODULES)]):
        rng = random.Random(seed)
        state = game.new(players=players, **options)
        state.listen()
        while state.actor != grotto.NOBODY:
            assert speech.prompt(state.prompt())
            acts = state.legal()
            for act in acts[:12]:
                assert speech.act(game, act)
            for act in rng.sample(range(len(game.vocabulary)), 8):
                reason = state.why_not(act)
                assert reason is None or speech.reason(reason)
            state.apply(sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(acts))
            for event in state.events or []:
                assert speech.event(event)
        assert speech.say(f"verdict-{state.result().verdict}")


@every_language
def test_every_act_can_be_spoken(language: str) -> None:
    speech = speaker(language, GAME.id)
    for act in range(0, len(GAME.vocabulary), 7):
        assert speech.act(GAME, act)


@every_language
def test_problems_of_packs_can_be_spoken(language: str, tmp_path: Path) -> None:
    write_pack(tmp_path, choices("auto = { goto = 9 }\nluck = 1", "cost = 1\nauto = {}"))
    problems = check_pack(tmp_path)
    assert problems
    for problem in problems:
        assert speaker(language, GAME.id).error(BadPack(GAME.id, tmp_path, [problem]))


@pytest.mark.parametrize(
    ("language", "n", "amount"),
    [("en", 1, "1 mushroom"), ("en", 2, "2 mushrooms"), ("ru", 1, "1 гриб"), ("ru", 3, "3 гриба"),
     ("ru", 5, "5 грибов"), ("fr", 1, "1 champignon"), ("fr", 2, "2 champignons")],
)  # fmt: skip
def test_goods_follow_their_number(language: str, n: int, amount: str) -> None:
    assert speaker(language, GAME.id).say("amount-mushroom", n=n) == amount


@every_language
def test_the_legend_calls_things_as_the_table_does(language: str) -> None:
    """Goods by the names of the pack, outposts by that of the glossary (section 2)."""
    speech, words = speaker(language, GAME.id), GAME.words(language)
    for good in PACK.goods:
        assert speech.say(f"legend-good-{good}") == words[f"good-{good}"]
    outpost = {"en": "Outpost", "ru": "Застава", "fr": "Avant-poste"}[language]
    assert speech.say("legend-mark-outpost") == outpost
