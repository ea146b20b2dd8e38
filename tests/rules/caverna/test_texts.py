"""Words: every message that Caverna needs exists in every language, nothing else does, and it can be spoken."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

import grotto
from grotto.conformance.texts import Inside, read_messages, tell
from grotto.games.caverna.book import SPACE_IDS, STEPS, VOCABULARY
from grotto.games.caverna.boxes import FAMILY_COMPLETE, NEEDS
from grotto.games.caverna.furnishings import FURNISHING_IDS, FURNISHINGS
from grotto.games.caverna.goods import GOODS
from grotto.games.caverna.harvest import HARVESTS
from grotto.games.caverna.loot import LOOT
from grotto.kernel.acts import CLOSE
from grotto.kernel.agenda import Connective
from grotto.kernel.errors import Data
from grotto.text import LANGUAGES, resource_files, speaker

GAME = grotto.game("caverna")
SOURCE = Path(grotto.__file__).parent / "games" / "caverna"
# What the rules tell of the game itself, in the order in which it is read.
TOPICS = [
    "goal",
    "round",
    "placing",
    "parts",
    "board",
    "building",
    "family",
    "animals",
    "dogs",
    "harvest",
    "feeding",
    "breeding",
    "weapons",
    "rubies",
    "exchanges",
    "imitation",
    "alone",
]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> dict[str, Inside]:
    """What the rules of the game say."""
    own = (f"{language}.ftl", f"rules.{language}.ftl")
    return read_messages([file for file in resource_files(language, "caverna") if file.name in own])


MESSAGES = {language: messages(language) for language in LANGUAGES}
SPEAKING = {
    "Reason": "reason-",
    "Prompt": "prompt-",
    "tell": "event-",
    "wrong": "error-position_",
    "demand": "error-position_",
    "demand_none": "error-position_",
    "demand_once": "error-position_",
}


def spoken() -> set[str]:
    """Messages named by reasons, prompts, events and errors in the source."""
    found: set[str] = set()
    for file in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                first = node.args[0]
                if name in SPEAKING and isinstance(first, ast.Constant):
                    found.add(SPEAKING[name] + str(first.value))
    return found


def sources() -> set[str]:
    """Where goods come from, apart from spaces and furnishings."""
    found: set[str] = {"fields"}
    for file in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("gain", "pay") and len(node.args) == 2:
                source = node.args[1]
                if isinstance(source, ast.Constant):
                    found.add(str(source.value))
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "source":
                if isinstance(node.value, ast.Constant):
                    found.add(str(node.value.value))
    return found - set(FURNISHING_IDS) - set(SPACE_IDS)


def needed() -> set[str]:
    kernel = {"reason-not_now", "reason-part_used", "reason-not_part"}
    ids = {"game-name", "game-about", "title-caverna", "title-caverna.line", "title-caverna.first"} | spoken() - kernel
    for step in STEPS.steps:
        shared = isinstance(step, Connective) and step.parts
        if not step.automatic and not shared:
            ids.add(f"prompt-{step.name}")
    ids |= {f"source-{id}" for id in sources()} | {f"harvest-{id}" for id in HARVESTS}
    ids |= {f"verb-{verb}" for verb in VOCABULARY.roles} | {f"amount-{good}" for good in GOODS}
    for entry in VOCABULARY.entries:
        ids |= {f"{word.kind}-{word.id}" for word in entry.args if word.kind not in ("seat", "number")}
        ids.add(speaker("en", "caverna").act_message(entry))
    ids |= {f"good-{good}" for good in GOODS} | {
        f"need-{need}" for need in ("goods", *NEEDS.values(), *FAMILY_COMPLETE.values())
    }
    ids |= {f"rule-{topic}" for topic in TOPICS}
    ids |= {f"{id}.help" for id in ids if id.startswith(("rule-", "space-", "furnishing-", "loot-"))}
    for option in GAME.options:
        ids |= {f"option-{option.id}", f"option-{option.id}.help"}
        ids |= {f"option-{option.id}-{value}" for value in option.values}
    state = GAME.new()
    ids |= {f"category-{id}" for id in state.result().categories[0]}
    ids |= {f"counter-{id}" for id in state.counters(0) if id not in GOODS}
    return ids | {"verdict-solo", "verdict-points", "verdict-shared"}


def particular() -> set[str]:
    """What the page says instead of a plainer sentence, where there is one: how a part left undone and an act that
    closes a decision are told, and what a space does."""
    closing = [verb for verb, role in VOCABULARY.roles.items() if role == CLOSE]
    ids = {f"act-{verb}-without-{left}" for verb in closing for left in VOCABULARY.roles}
    # What a space does with up to three players, and with more.
    ids |= {f"space-{space}.{few}" for space in SPACE_IDS for few in ("few", "many")}
    return ids | {f"told-{verb}" for verb in closing} | {"prompt-breed-none", "prompt-breed-nobody"}


@every_language
def test_no_message_is_missing_or_unused(language: str) -> None:
    assert sorted(needed() - set(MESSAGES[language])) == []
    assert sorted(set(MESSAGES[language]) - needed() - particular()) == []


@every_language
def test_how_it_is_played_comes_first(language: str) -> None:
    helped = [id.removesuffix(".help") for id in MESSAGES[language] if id.endswith(".help")]
    assert [id for id in helped if id.startswith("rule-")] == [f"rule-{topic}" for topic in TOPICS]


@every_language
def test_messages_use_the_same_variables(language: str) -> None:
    for id, inside in MESSAGES[language].items():
        assert inside.variables == MESSAGES["en"][id].variables, id


@every_language
@pytest.mark.parametrize("n", [0, 1, 2, 5, 21])
def test_every_message_can_be_formatted(language: str, n: int) -> None:
    for id, inside in MESSAGES[language].items():
        data: Data = dict.fromkeys(inside.variables, n)
        assert speaker(language, "caverna").say(id, **data).strip()


IDS = re.compile(r"\$|[{}]|\br-?\dc-?\d|\b\w+_\w+\b")


@every_language
def test_every_act_can_be_spoken_and_told_from_the_others(language: str) -> None:
    speech = speaker(language, "caverna")
    sentences: dict[str, int] = {}
    for act in range(len(VOCABULARY)):
        sentence = speech.act(GAME, act)
        assert not IDS.search(sentence), sentence
        other = sentences.setdefault(sentence, act)
        assert other == act, (GAME.notation(act), GAME.notation(other))


@pytest.mark.parametrize("players", [1, 3, 7])
def test_whole_games_can_be_told(players: int) -> None:
    speeches = [speaker(language, "caverna") for language in LANGUAGES]
    chance = random.Random(players)
    state = GAME.new(players)
    state.listen()
    told: set[str] = set()
    while state.actor != grotto.NOBODY:
        act = chance.choice(state.legal())
        things: list[object] = [state.why_not(other) for other in chance.sample(range(len(VOCABULARY)), 20)]
        things.append(state.prompt())
        state.apply(act)
        things += state.events or []
        for thing in things:
            if thing is None or repr(thing) in told:
                continue
            told.add(repr(thing))
            for speech in speeches:
                sentence = tell(speech, thing)
                assert sentence
                assert not IDS.search(sentence), sentence
    assert len(told) > 100


def _numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@every_language
def test_help_for_furnishings_has_the_printed_numbers(language: str) -> None:
    speech = speaker(language, "caverna")
    for tile in FURNISHINGS:
        printed = ([] if tile.points is None else [tile.points]) + [n for _, n in tile.cost]
        assert _numbers(speech.say(f"furnishing-{tile.id}.help"))[: len(printed)] == printed, tile.id


@every_language
def test_help_for_loot_begins_with_its_strength(language: str) -> None:
    for item in LOOT:
        assert _numbers(speaker(language, "caverna").say(f"loot-{item.id}.help"))[0] == item.strength


@every_language
def test_translations_have_the_same_numbers(language: str) -> None:
    for id, inside in MESSAGES["en"].items():
        if not inside.variables:
            numbers = [sorted(_numbers(speaker(tongue, "caverna").say(id))) for tongue in ("en", language)]
            assert numbers[0] == numbers[1], id


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Eat 2 sheep, donkey"), ("ru", "Съесть: 2 овцы, осёл"), ("fr", "Manger : 2 moutons, âne")],
)
def test_what_comes_several_times_is_counted(language: str, sentence: str) -> None:
    said = speaker(language, GAME.id).act(GAME, GAME.act("eat sheep sheep donkey"))
    assert said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") == sentence


# What helping sentences once said against a rule: the file, the message, and the words in which it did.
AGAINST = [
    # Section 10.1, ruling 35: animals without room are eaten, never given back; a meadow alone has no room.
    ("lessons/text/caverna", "lesson-herd-flock", ("let go", "отпускают", "relâchée")),
    ("lessons/text/remarks", "remark-caverna-crowded", ("meadow", "луг", "prairie")),
    # Section 15: no supplier brings anything at once.
    ("games/caverna/text/legend", "legend-group-suppliers", ("when built", "сразу", "à la pose")),
    # Section 4: a marker may stay face down until the harvest.
    ("games/caverna/text/legend", "legend-mark-unknown", ("begins", "началом", "début")),
]


@pytest.mark.parametrize(("file", "id", "words"), AGAINST, ids=[id for _, id, _ in AGAINST])
def test_help_does_not_deny_a_rule(file: str, id: str, words: tuple[str, ...]) -> None:
    for language, word in zip(("en", "ru", "fr"), words, strict=True):
        text = (SOURCE.parent.parent / f"{file}.{language}.ftl").read_text("utf-8")
        said = re.search(rf"^{id} = .*(\n .*)*", text, re.MULTILINE)
        assert said, id
        assert word not in said.group().casefold(), said.group()


def test_an_ore_mine_has_one_name_in_russian() -> None:
    for file in SOURCE.glob("text/*.ru.ftl"):
        assert not re.search("рудн(ая|ую|ой) шахт", file.read_text("utf-8").casefold()), file.name
