"""The vocabulary: numbers, notation both ways, roles, narrowing argument by argument."""

from __future__ import annotations

import pytest

import grotto
from grotto.kernel.acts import CLOSE, MAIN, OUTCOME, SIDE, Entry, Vocabulary, Word, Words
from grotto.kernel.errors import UnknownAct


def small() -> Vocabulary:
    book = Vocabulary()
    book.add("wait")
    book.add("put", [Words("room", ("hut", "mill")), Words("cell", ("x", "y", "z"))])
    book.add("pass", role=CLOSE)
    book.add("swap", [Words("good", ("wood",))], role=SIDE)
    book.add("roll", [Words("number", ("1", "2"))], role=OUTCOME)
    for goods in (("wood", "stone"), ("wood", "food"), ("stone", "food")):
        book.add_one("pay", (Word("room", "hut"), *[Word("good", good) for good in goods]))
    return book


def texts(book: Vocabulary, acts: list[int]) -> list[str]:
    return [book.text(act) for act in acts]


def test_all_combinations_the_last_argument_counts_fastest() -> None:
    book = Vocabulary()
    first = book.add("put", [Words("room", ("hut", "mill")), Words("cell", ("x", "y", "z"))])
    assert first == 0
    assert texts(book, list(range(len(book)))) == [
        "put hut x", "put hut y", "put hut z", "put mill x", "put mill y", "put mill z",
    ]  # fmt: skip
    assert book.entry(4) == Entry("put", (Word("room", "mill"), Word("cell", "y")))


def test_notation_both_ways() -> None:
    book = small()
    for act in range(len(book)):
        assert book.act(book.text(act)) == act


def test_spaces_and_case_do_not_matter() -> None:
    book = small()
    assert book.act("  PUT   Mill\tz ") == book.act("put mill z")


def test_nor_the_order_of_the_arguments_where_only_one_act_has_them() -> None:
    book = small()
    assert book.act("pay hut stone wood") == book.act("pay hut wood stone")
    assert book.act("put z mill") == book.act("put mill z")
    ordered = Vocabulary()
    ordered.add("move", [Words("cell", ("x", "y")), Words("cell", ("x", "y"))])
    assert ordered.text(ordered.act("move y x")) == "move y x"
    assert ordered.text(ordered.act("move x y")) == "move x y"


UNKNOWN = ["", "jump", "put", "put hut", "put hut x x", "put barn x", "hut put x", "pay hut wood wood"]


@pytest.mark.parametrize("text", UNKNOWN)
def test_unknown_notation(text: str) -> None:
    with pytest.raises(UnknownAct) as caught:
        small().act(text)
    assert (caught.value.id, caught.value.data) == ("unknown_act", {"act": text})


@pytest.mark.parametrize("act", [-1, 10**6])
def test_unknown_numbers(act: int) -> None:
    with pytest.raises(UnknownAct) as caught:
        small().text(act)
    assert caught.value.data == {"act": str(act)}


def test_an_act_is_declared_once() -> None:
    book = small()
    size = len(book)
    with pytest.raises(ValueError, match="'put hut x' is declared twice"):
        book.add("put", [Words("room", ("hut",)), Words("cell", ("x",))])
    assert len(book) == size


def test_roles() -> None:
    book = small()
    roles = {
        "wait": MAIN, "put hut x": MAIN, "pass": CLOSE, "swap wood": SIDE, "roll 1": OUTCOME, "pay hut wood food": MAIN,
    }  # fmt: skip
    assert {text: book.role(book.act(text)) for text in roles} == roles
    assert [text for text in roles if book.is_side(book.act(text))] == ["swap wood"]


def test_sets_are_arguments_of_one_kind_in_no_particular_order() -> None:
    book = small()
    assert book.is_set(book.act("pay hut wood food"))
    assert not book.is_set(book.act("put hut x"))
    assert not book.is_set(book.act("wait"))


VERB = [Word("verb", "put")]


def test_narrowing_word_by_word() -> None:
    book = small()
    acts = [book.act(text) for text in ("wait", "put hut y", "put hut z", "put mill z")]
    assert [(step.word, texts(book, step.acts)) for step in book.narrow(acts, [])] == [
        (Word("verb", "wait"), ["wait"]),
        (Word("verb", "put"), ["put hut y", "put hut z", "put mill z"]),
    ]
    assert [(step.word, texts(book, step.acts)) for step in book.narrow(acts, VERB)] == [
        (Word("room", "hut"), ["put hut y", "put hut z"]),
        (Word("room", "mill"), ["put mill z"]),
    ]
    assert [step.word.id for step in book.narrow(acts, [*VERB, Word("room", "hut")])] == ["y", "z"]


def test_a_complete_act_shows_as_the_empty_word() -> None:
    book = small()
    acts = [book.act("put hut y"), book.act("wait")]
    words = [*VERB, Word("room", "hut"), Word("cell", "y")]
    assert book.narrow(acts, words) == [(Word("", ""), [book.act("put hut y")])]
    assert book.narrow(acts, [Word("verb", "wait")]) == [(Word("", ""), [book.act("wait")])]


def test_a_wrong_word_leaves_nothing() -> None:
    book = small()
    acts = [book.act("put hut y")]
    assert book.narrow(acts, [Word("verb", "wait")]) == []
    for word in (Word("room", "mill"), Word("cell", "y"), Word("cell", "hut")):
        assert book.narrow(acts, [*VERB, word]) == []
    assert book.narrow(acts, [*VERB, Word("room", "hut"), Word("cell", "y"), Word("cell", "y")]) == []


def test_members_of_a_set_may_come_in_any_order() -> None:
    book = small()
    acts = [book.act(f"pay hut {goods}") for goods in ("wood stone", "wood food", "stone food")]
    begun = [Word("verb", "pay"), Word("room", "hut")]
    steps = {step.word.id: texts(book, step.acts) for step in book.narrow(acts, begun)}
    assert steps == {
        "wood": ["pay hut wood stone", "pay hut wood food"],
        "stone": ["pay hut wood stone", "pay hut stone food"],
        "food": ["pay hut wood food", "pay hut stone food"],
    }
    steps = {step.word.id: texts(book, step.acts) for step in book.narrow(acts, [*begun, Word("good", "food")])}
    assert steps == {"wood": ["pay hut wood food"], "stone": ["pay hut stone food"]}
    assert book.narrow(acts, [*begun, Word("good", "food"), Word("good", "food")]) == []


def test_where_the_order_matters_it_is_kept() -> None:
    book = Vocabulary()
    book.add("move", [Words("cell", ("x", "y")), Words("cell", ("x", "y"))])
    acts = [book.act("move x y"), book.act("move y x")]
    steps = book.narrow(acts, [Word("verb", "move"), Word("cell", "y")])
    assert [(step.word.id, texts(book, step.acts)) for step in steps] == [("x", ["move y x"])]


def test_narrowing_reaches_every_legal_act_of_a_real_game() -> None:
    """The whole protocol of a front end: choose word by word until one act is left."""
    game = grotto.game("cave_vs_cave")
    data = {"round": 6, "caves": [{"rooms": {"r2c0": "junction_room"}}, {"empty": ["r2c0", "r1c0"]}]}
    state = game.from_data(data)
    for line in ("take undergrowth",):
        state.apply(game.act(line))
    book = game.vocabulary
    found: set[int] = set()
    waiting: list[list[Word]] = [[]]
    while waiting:
        prefix = waiting.pop()
        for step in book.narrow(state.legal(), prefix):
            if step.word == Word("", ""):
                found.update(step.acts)
            else:
                waiting.append([*prefix, step.word])
    assert found == set(state.legal())
