"""Words: every message that Cave vs. Cave needs exists in every language, nothing else does, and it can be spoken."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator

import pytest

import grotto
from fluent_files import SOURCE, calls, messages, strings, values
from grotto.games.cave_vs_cave.board import PATTERNS, wall_shape
from grotto.games.cave_vs_cave.book import STEPS, VOCABULARY
from grotto.games.cave_vs_cave.goods import GOODS
from grotto.games.cave_vs_cave.rooms import ROOMS
from grotto.games.cave_vs_cave.tiles import TILE_IDS
from grotto.kernel.acts import CLOSE, MAIN
from grotto.kernel.errors import Data, Datum, GrottoError
from grotto.kernel.events import Event, Prompt, Reason
from grotto.kernel.goods import Bundle
from grotto.table.words import VERDICTS
from grotto.text import LANGUAGES, Speaker, speaker

# Verbs of chance: nobody is asked for their words.
CHANCE_VERBS = ("turn_up", "starts", "reveal")
GAME = "cave_vs_cave"
CAVE = grotto.game(GAME)
# What the rules tell of the game itself, in the order in which it is read.
TOPICS = ["goal", "round", "tile", "dig", "walls", "furnish", "colours", "goods", "extra", "alone"]

every_language = pytest.mark.parametrize("language", LANGUAGES)


# ---- what the files say --------------------------------------------------------------------


MESSAGES = {language: messages(language, GAME) for language in LANGUAGES}
# Errors that only whoever starts a server can make have their sentence among those of the command line.
AT_THE_COMMAND_LINE = {id.removeprefix("cli-") for id in messages("en") if id.startswith("cli-error-")} - set(
    messages("en")
)


# ---- what the engine says ------------------------------------------------------------------

# Calls that name a message, and what stands before the id in the message's own.
SPEAKING = {
    "Reason": "reason-",
    "Prompt": "prompt-",
    "tell": "event-",
    "BadData": "error-",
    "BadOption": "error-",
    "BadRecord": "error-",
    "UnknownAct": "error-",
    "wrong": "error-position_",
    "demand": "error-position_",
    "demand_none": "error-position_",
    "demand_once": "error-position_",
    # What tables and their server refuse.
    "BadRequest": "error-",
    "Broken": "error-",
    "Forbidden": "error-",
    "NotFound": "error-",
    "Busy": "error-",
    "Refused": "error-",
    "Stale": "error-",
    "TooLarge": "error-",
    "TooMany": "error-",
    "Unavailable": "error-",
}
# Ids that only pass through; they are named elsewhere.
PASSING = {"self.name", "error.id", "reason.id", "f'position_{id}'", "id"}


def spoken_by_the_engine() -> list[tuple[str, frozenset[str]]]:
    """Each message that a reason, prompt, event or error needs, with the data that come with it."""
    found: set[tuple[str, frozenset[str]]] = set()
    for call, name, function in calls("kernel", "games/registry.py", f"games/{GAME}", "table", "web"):
        if name not in SPEAKING:
            continue
        ids = strings(call.args[0], function)
        if not ids:
            assert ast.unparse(call.args[0]) in PASSING, ast.unparse(call)
            continue
        if name in ("demand_none", "demand_once"):
            # What the members of its sets are called, and the place if it is given.
            keys = frozenset([*strings(call.args[2], function), *["key" for _ in call.args[4:]]])
        else:
            (data,) = values(call.args[2 if name == "demand" else 1], function)
            assert isinstance(data, ast.Dict), ast.unparse(call)
            keys = frozenset(strings(key, function)[0] for key in data.keys if key is not None)
        found |= {(SPEAKING[name] + id, keys) for id in ids if SPEAKING[name] + id not in AT_THE_COMMAND_LINE}
    return sorted(found, key=lambda row: (row[0], sorted(row[1])))


SPOKEN = spoken_by_the_engine()


def sources() -> set[str]:
    """Where goods and rooms come from, apart from rooms: named when goods move, or a step's name."""
    found: set[str] = set()
    classes: set[str] = set()
    for call, name, function in calls(f"games/{GAME}"):
        if name in ("gain", "pay", "refill"):
            found |= set(strings(call.args[-1], function))
    for file in (SOURCE / "games" / GAME).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and "'source': self.name" in ast.unparse(node):
                classes.add(node.name)
    return found | {step.name for step in STEPS.steps if type(step).__name__ in classes}


def needed() -> set[str]:
    """Every message that the engine and its front ends ask for, those of the command line apart."""
    ids = {"seat", "field-seat", "game-name", "game-about", f"title-{GAME}", f"title-{GAME}.line"} | {
        id for id, _ in SPOKEN
    }
    # Put before what was told already.
    ids.add("event-follows")
    ids |= {f"prompt-{step.name}" for step in STEPS.steps if not step.automatic and step.name not in TILE_IDS}
    ids |= {f"source-{id}" for id in sources()} | {f"pattern-{id}" for id in PATTERNS}
    ids |= {f"shape-{wall_shape(sides)}" for sides in range(16)}
    ids |= {f"verb-{verb}" for verb in VOCABULARY.roles} | {f"amount-{good}" for good in GOODS}
    ids |= {f"told-{verb}" for verb, role in VOCABULARY.roles.items() if role == CLOSE}
    for entry in VOCABULARY.entries:
        ids |= {f"{word.kind}-{word.id}" for word in entry.args if word.kind not in ("seat", "number")}
        ids.add(speaker("en", GAME).act_message(entry))
        if VOCABULARY.roles[entry.verb] == MAIN and entry.verb not in CHANCE_VERBS:
            ids |= {f"ask-{entry.verb}-{word.kind}" for word in entry.args}
    ids |= {f"rule-{topic}" for topic in TOPICS}
    ids |= {f"{id}.help" for id in ids if id.startswith(("rule-", "tile-", "room-"))}
    for option in CAVE.options:
        ids |= {f"option-{option.id}", f"option-{option.id}.help"}
        ids |= {f"option-{option.id}-{value}" for value in option.values}
    state = CAVE.new()
    ids |= {f"category-{id}" for id in state.result().categories[0]}
    ids |= {f"counter-{id}" for id in state.counters(0) if id not in GOODS}
    for call, name, function in calls(f"games/{GAME}"):
        if name == "Result":
            ids |= {f"verdict-{id}" for id in strings(call.args[3], function)}
    return ids


# What is said at a table besides acts; tests/table/test_texts.py looks at it.
AT_A_TABLE = ("event-said_", "notice-", "phrase-", *[f"verdict-{verdict}" for verdict in VERDICTS.values()])


# ---- nothing missing, nothing unused -------------------------------------------------------


@every_language
def test_no_message_is_missing(language: str) -> None:
    assert sorted(needed() - set(MESSAGES[language])) == []


@every_language
def test_no_message_is_unused(language: str) -> None:
    elsewhere = ("cli-", "legend-", "web-", *AT_A_TABLE)
    game_and_kernel = {id for id in MESSAGES[language] if not id.startswith(elsewhere)}
    assert sorted(game_and_kernel - needed()) == []


@every_language
def test_how_it_is_played_comes_first(language: str) -> None:
    helped = [id.removesuffix(".help") for id in MESSAGES[language] if id.endswith(".help")]
    assert [id for id in helped if id.startswith("rule-")] == [f"rule-{topic}" for topic in TOPICS]


@every_language
def test_languages_have_the_same_messages(language: str) -> None:
    assert sorted(MESSAGES[language]) == sorted(MESSAGES["en"])


@every_language
def test_messages_use_the_same_variables_in_all_languages(language: str) -> None:
    differing = {
        id: (inside.variables, MESSAGES["en"][id].variables)
        for id, inside in MESSAGES[language].items()
        if id in MESSAGES["en"] and inside.variables != MESSAGES["en"][id].variables
    }
    assert differing == {}


# ---- everything can be spoken --------------------------------------------------------------


@every_language
@pytest.mark.parametrize("n", [0, 1, 2, 5, 11, 21])
def test_every_message_can_be_formatted(language: str, n: int) -> None:
    for id, inside in MESSAGES[language].items():
        data: Data = dict.fromkeys(inside.variables, n)
        assert speaker(language, GAME).say(id, **data).strip()


# Some value for every key of data; an id where the engine puts an id.
SAMPLES: dict[str, list[Datum]] = {
    "act": ["take", "end_turn", "furnish"],
    "allowed": ["random, 0, 1"],
    "package": ["toyshop"],
    "problem": ["ImportError: no module"],
    "back": [0, 2],
    "cell": ["r3c0", "extra"],
    "edge": ["r0c0-r1c0", "extra-s"],
    "game": [GAME],
    "good": list(GOODS),
    "high": [9],
    "key": ["caves[0].goods", "players", "game"],
    "line": [1234],
    "low": [0],
    "move": [1234],
    "n": [0, 1, 2, 5],
    "option": ["first_player"],
    "pattern": list(PATTERNS),
    "room": ["shelf"],
    "round": [3],
    "seat": [1],
    "shape": ["none", "corner"],
    "side": ["two_walls"],
    "source": ["tile", "shelf"],
    "tile": ["masonry"],
    "turn": [1],
    "turns": [2],
    "type": ["object", "integer", "list"],
    "value": ["shelf", 12],
}
IDS = re.compile(r"\$|[{}]|\br\dc\d|\b(two_walls|masonry|shelf|per_dwarf)\b")


@every_language
@pytest.mark.parametrize(("id", "keys"), SPOKEN, ids=[id for id, _ in SPOKEN])
def test_the_engine_can_be_understood(language: str, id: str, keys: frozenset[str]) -> None:
    """Each reason, prompt, event and error, with exactly the data that the engine gives it."""
    speech = speaker(language, GAME)
    kind, _, name = id.partition("-")
    for turn in range(max([len(SAMPLES[key]) for key in keys], default=1)):
        data = {key: SAMPLES[key][turn % len(SAMPLES[key])] for key in keys}
        if kind == "error":
            sentence = speech.error(GrottoError(name, data))
        elif kind == "reason":
            sentence = speech.reason(Reason(name, data))
        elif kind == "prompt":
            sentence = speech.prompt(Prompt(name, data))
        else:
            sentence = speech.event(Event(name, 0, data))
        assert sentence
        assert kind == "error" or not IDS.search(sentence), sentence


@every_language
def test_every_act_can_be_spoken_and_told_from_the_others(language: str) -> None:
    speech = speaker(language, GAME)
    sentences = [speech.act(CAVE, act) for act in range(len(VOCABULARY))]
    assert len(set(sentences)) == len(VOCABULARY)
    assert not [sentence for sentence in sentences if IDS.search(sentence)]


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_can_be_told(players: int, seed: int) -> None:
    speeches = [speaker(language, GAME) for language in LANGUAGES]
    chance = random.Random(seed)
    state = CAVE.new(players)
    state.listen()
    told: set[str] = set()
    while state.actor != grotto.NOBODY:
        act = chance.choice(state.legal())
        reasons = [state.why_not(other) for other in chance.sample(range(len(VOCABULARY)), 100)]
        prompt = state.prompt()
        state.apply(act)
        for thing in [prompt, *reasons, *(state.events or [])]:
            if thing is None or repr(thing) in told:
                continue
            told.add(repr(thing))
            for speech in speeches:
                assert _tell(speech, thing)
    assert len(told) > 100
    for speech in speeches:
        assert speech.prompt(state.prompt())
        assert speech.say(f"verdict-{state.result().verdict}")


def _tell(speech: Speaker, thing: Prompt | Reason | Event) -> str:
    if isinstance(thing, Event):
        return speech.event(thing)
    return speech.prompt(thing) if isinstance(thing, Prompt) else speech.reason(thing)


# ---- the words agree with the rules --------------------------------------------------------


def _amounts(speech: Speaker, bundle: Bundle) -> list[str]:
    return [speech.say(f"amount-{GOODS[good]}", n=n) for good, n in bundle]


def _numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@every_language
def test_help_for_rooms_has_the_printed_numbers(language: str) -> None:
    speech = speaker(language, GAME)
    for room in ROOMS:
        text = speech.say(f"room-{room.id}.help")
        printed = [room.points] + [n for _, n in room.cost]
        assert _numbers(text)[: len(printed)] == printed, text
        if room.walls:
            assert speech.say(f"pattern-{room.walls}") in text
        for way in room.ways:
            assert not way.refill or way.level in _numbers(text), text
            if room.id != "junction_room":
                assert all(amount in text for amount in _amounts(speech, way.pay + way.get)), text
        if room.hook:
            assert all(amount in text for amount in _amounts(speech, room.hook.pay + room.hook.then)), text
            assert not room.hook.tile or speech.say(f"tile-{room.hook.tile}") in text


@every_language
def test_acts_that_use_rooms_say_what_will_happen(language: str) -> None:
    speech = speaker(language, GAME)
    for room in ROOMS:
        for way in room.ways:
            cell = " r0c0" if way.dig else ""
            act = CAVE.act(" ".join(["use", room.id, *[id for _, id in way.words]]) + cell)
            sentence = speech.act(CAVE, act)
            assert all(amount in sentence for amount in _amounts(speech, way.pay + way.get)), sentence
            assert not way.refill or way.level in _numbers(sentence), sentence


@every_language
def test_help_for_tiles_has_the_printed_goods(language: str) -> None:
    def bundles(printed: object) -> Iterator[tuple[str, int]]:
        if isinstance(printed, list):
            for part in printed:
                yield from bundles(part)
        if isinstance(printed, dict):
            for key, value in printed.items():
                if key in GOODS and isinstance(value, int):
                    yield key, value
                yield from bundles(value)

    speech = speaker(language, GAME)
    tiles = CAVE.facts()["tiles"]
    assert isinstance(tiles, list)
    for tile in tiles:
        text = speech.say(f"tile-{tile['id']}.help")
        for good, n in bundles(tile["fields"]):
            assert speech.say(f"amount-{good}", n=n) in text, text


@every_language
def test_translations_have_the_same_numbers(language: str) -> None:
    for id, inside in MESSAGES["en"].items():
        if not inside.variables and not id.startswith("cli-"):
            numbers = [sorted(_numbers(speaker(tongue, GAME).say(id))) for tongue in ("en", language)]
            assert numbers[0] == numbers[1], id


# ---- numbers and their nouns ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "good", "n", "sentence"),
    [
        ("en", "wood", 1, "gains 1 wood (Shelf)"),
        ("en", "stone", 2, "gains 2 stone (Shelf)"),
        ("ru", "wood", 1, "получает 1 древесину (Полка)"),
        ("ru", "wood", 2, "получает 2 древесины (Полка)"),
        ("ru", "stone", 1, "получает 1 камень (Полка)"),
        ("ru", "stone", 3, "получает 3 камня (Полка)"),
        ("ru", "stone", 5, "получает 5 камней (Полка)"),
        ("ru", "food", 1, "получает 1 еду (Полка)"),
        ("ru", "gold", 11, "получает 11 золота (Полка)"),
        ("fr", "stone", 1, "gagne 1 pierre (Étagère)"),
        ("fr", "stone", 2, "gagne 2 pierres (Étagère)"),
        ("fr", "wood", 2, "gagne 2 bois (Étagère)"),
    ],
)
def test_goods_follow_their_number(language: str, good: str, n: int, sentence: str) -> None:
    event = Event("gained", 0, {"good": good, "n": n, "source": "shelf"})
    assert speaker(language, GAME).event(event) == sentence


@pytest.mark.parametrize(
    ("language", "n", "sentence"),
    [
        ("en", 1, "Use one more room, or end your turn?"),
        ("en", 2, "Use up to 2 more rooms, or end your turn?"),
        ("ru", 1, "Использовать ещё 1 комнату или завершить ход?"),
        ("ru", 2, "Использовать ещё 2 комнаты или завершить ход?"),
        ("ru", 5, "Использовать ещё 5 комнат или завершить ход?"),
        ("fr", 1, "Encore 1 salle, ou fin du tour\N{NO-BREAK SPACE}?"),
        ("fr", 2, "Encore 2 salles au plus, ou fin du tour\N{NO-BREAK SPACE}?"),
    ],
)
def test_rooms_follow_their_number(language: str, n: int, sentence: str) -> None:
    assert speaker(language, GAME).prompt(Prompt("more_rooms", {"n": n})) == sentence


# ---- what a person has written -------------------------------------------------------------


@every_language
@pytest.mark.parametrize("act", ["take", "end_turn now", "furnish"])
def test_what_was_written_is_quoted_and_not_spoken(language: str, act: str) -> None:
    with pytest.raises(grotto.UnknownAct) as raised:
        CAVE.act(act)
    assert act in speaker(language, GAME).error(raised.value)


@every_language
def test_an_illegal_act_is_refused_in_words(language: str) -> None:
    state = CAVE.from_data({"round": 8})
    with pytest.raises(grotto.IllegalAct) as raised:
        state.apply(CAVE.act("take renovation"))
    speech = speaker(language, GAME)
    assert speech.say("tile-renovation") in speech.error(raised.value)
