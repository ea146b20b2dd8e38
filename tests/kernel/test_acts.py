"""The vocabulary: numbers, notation both ways, roles, narrowing argument by argument."""

from __future__ import annotations

import pytest

import grotto
from grotto.kernel.acts import CLOSE, MAIN, OUTCOME, SIDE, Entry, Vocabulary, Word, Words, numbers
from grotto.kernel.errors import UnknownAct


def small() -> Vocabulary:
    book = Vocabulary()
    book.add("wait")
    book.add("put", Words("room", ("hut", "mill")), Words("cell", ("x", "y", "z")))
    book.add("pass", role=CLOSE)
    book.add("swap", Words("good", ("wood",)), role=SIDE)
    book.add("roll", Words("number", ("1", "2")), role=OUTCOME)
    pairs = (("wood", "stone"), ("wood", "food"), ("stone", "food"))
    book.add_rows("pay", [(Word("room", "hut"), *[Word("good", good) for good in goods]) for goods in pairs])
    return book


def texts(book: Vocabulary, acts: list[int]) -> list[str]:
    return [book.notation(act) for act in acts]


def test_all_combinations_the_last_argument_counts_fastest() -> None:
    book = Vocabulary()
    verb = book.add("put", Words("room", ("hut", "mill")), Words("cell", ("x", "y", "z")))
    assert (verb.name, verb.first, verb.end) == ("put", 0, 6)
    assert texts(book, list(range(len(book)))) == [
        "put hut x", "put hut y", "put hut z", "put mill x", "put mill y", "put mill z",
    ]  # fmt: skip
    assert book.entry(4) == Entry("put", (Word("room", "mill"), Word("cell", "y")))


def test_a_verb_knows_its_acts_and_their_arguments() -> None:
    book = Vocabulary()
    goods = Words("good", ("wood", "stone", "food"))
    wait = book.add("wait")
    swap = book.add("swap", goods)
    put = book.add("put", Words("room", ("hut", "mill")), Words("cell", ("x", "y", "z")))
    pay = book.add("pay", Words("room", ("hut", "mill")), goods, numbers(1, 2))
    assert texts(book, [wait.act(), swap.act(2), put.act(1, 2), pay.act(1, 0, 2)]) == [
        "wait", "swap food", "put mill z", "pay mill wood 2",
    ]  # fmt: skip
    assert [swap.arg(book.act(f"swap {good}")) for good in goods.ids] == [0, 1, 2]
    assert put.args(book.act("put hut y")) == (0, 1)
    assert pay.args(book.act("pay hut food 1")) == (0, 2, 1)
    for act in range(len(book)):
        owners = [verb.name for verb in (wait, swap, put, pay) if act in verb]
        assert owners == [book.entry(act).verb]
    assert -1 not in wait
    assert len(book) not in pay


def test_words_keep_the_numbers_of_the_game() -> None:
    """A verb that takes some of the goods is asked and answers with the number of the good, not with its place."""
    book = Vocabulary()
    goods = Words("good", ("wood", "stone", "food", "gold"))
    convert = book.add("convert", goods.some([3, 1]))
    build = book.add("build", goods.some((1, 3)), numbers(2, 4))
    assert texts(book, [convert.act(3), convert.act(1)]) == ["convert gold", "convert stone"]
    assert [convert.arg(act) for act in (convert.act(1), convert.act(3))] == [1, 3]
    assert book.notation(build.act(3, 4)) == "build gold 4"
    assert build.args(book.act("build stone 2")) == (1, 2)
    # What the verb does not take is no act.
    assert convert.act(0) < 0
    assert build.act(0, 2) < 0


def test_offering_many_values_at_once() -> None:
    book = Vocabulary()
    book.add("wait")
    dig = book.add("dig", Words("cell", ("x", "y", "z")))
    acts = [0]
    dig.offer([2, 0], acts)
    assert texts(book, acts) == ["wait", "dig z", "dig x"]


def test_rows_of_a_verb_whose_arguments_do_not_combine() -> None:
    book = Vocabulary()
    book.add("wait")
    twin = book.add_rows("twin", [(Word("cell", "x"), Word("cell", "y")), (Word("cell", "y"),)])
    assert texts(book, [twin.act(0), twin.act(1)]) == ["twin x y", "twin y"]
    assert twin.row(book.act("twin y")) == 1
    assert [act in twin for act in range(-1, 4)] == [False, False, True, True, False]


def test_a_verb_has_one_role() -> None:
    book = Vocabulary()
    book.add("use", role=SIDE)
    with pytest.raises(ValueError, match="'use' is declared with two roles"):
        book.add("use", Words("good", ("wood",)))


def test_notation_both_ways() -> None:
    book = small()
    for act in range(len(book)):
        assert book.act(book.notation(act)) == act


def test_spaces_and_case_do_not_matter() -> None:
    book = small()
    assert book.act("  PUT   Mill\tz ") == book.act("put mill z")


def test_nor_the_order_of_the_arguments_where_only_one_act_has_them() -> None:
    book = small()
    assert book.act("pay hut stone wood") == book.act("pay hut wood stone")
    assert book.act("put z mill") == book.act("put mill z")
    ordered = Vocabulary()
    ordered.add("move", Words("cell", ("x", "y")), Words("cell", ("x", "y")))
    assert ordered.notation(ordered.act("move y x")) == "move y x"
    assert ordered.notation(ordered.act("move x y")) == "move x y"


UNKNOWN = ["", "jump", "put", "put hut", "put hut x x", "put barn x", "hut put x", "pay hut wood wood"]


@pytest.mark.parametrize("text", UNKNOWN)
def test_unknown_notation(text: str) -> None:
    with pytest.raises(UnknownAct) as caught:
        small().act(text)
    assert (caught.value.id, caught.value.data) == ("unknown_act", {"act": text})


@pytest.mark.parametrize("act", [-1, 10**6])
def test_unknown_numbers(act: int) -> None:
    with pytest.raises(UnknownAct) as caught:
        small().notation(act)
    assert caught.value.data == {"act": str(act)}


def test_an_act_is_declared_once() -> None:
    book = small()
    size = len(book)
    with pytest.raises(ValueError, match="'put hut x' is declared twice"):
        book.add("put", Words("room", ("hut",)), Words("cell", ("x",)))
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
    book.add("move", Words("cell", ("x", "y")), Words("cell", ("x", "y")))
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
