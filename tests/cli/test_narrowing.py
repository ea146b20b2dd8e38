"""Choosing: every act can be reached by numbers, by notation, and by names in every language."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.cli.matching import best_match, name_of
from grotto.cli.narrowing import FEW, Narrowing
from grotto.kernel.acts import MAIN, Word
from grotto.text import LANGUAGES, speaker

from .table import GAME, scripted, start

positions = st.tuples(st.integers(0, 10_000), st.integers(0, 60), st.sampled_from(LANGUAGES))


def narrowing_at(seed: int, moves: int, language: str, prefix: list[Word] | None = None) -> Narrowing | None:
    session = start("human,human", seed)
    scripted(session, seed, moves)
    return None if session.over else Narrowing(GAME, session.state, prefix or [], speaker(language, GAME.id))


@given(positions)
@settings(max_examples=60)
def test_numbers_reach_every_act_once(position: tuple[int, int, str]) -> None:
    narrowing = narrowing_at(*position)
    if narrowing is None:
        return
    reached: list[int] = []
    waiting = [narrowing]
    while waiting:
        here = waiting.pop()
        assert [choice.number for choice in here.choices] == list(range(1, len(here.choices) + 1))
        for choice in here.choices:
            answer = here.read(str(choice.number))
            if answer.act is not None:
                reached.append(answer.act)
            else:
                waiting.append(Narrowing(GAME, here.state, answer.prefix, here.speech))
    assert sorted(reached) == sorted(narrowing.legal)


@given(positions)
@settings(max_examples=60)
def test_notation_and_names_reach_every_act(position: tuple[int, int, str]) -> None:
    narrowing = narrowing_at(*position)
    if narrowing is None:
        return
    for act in narrowing.legal[:12]:
        assert narrowing.read(GAME.notation(act)).act == act
        names = " ".join(name_of(word, narrowing.speech) for word in narrowing.words(act))
        answer = narrowing.read(names)
        assert answer.act == act or answer.prefix == narrowing.words(act), names


@given(positions, st.data())
@settings(max_examples=60)
def test_acts_that_are_not_legal_have_a_reason(position: tuple[int, int, str], data: st.DataObject) -> None:
    narrowing = narrowing_at(*position)
    if narrowing is None:
        return
    act = data.draw(st.integers(0, len(GAME.vocabulary) - 1))
    answer = narrowing.read(GAME.notation(act))
    assert answer.act == act if act in narrowing.legal else answer.reason == narrowing.state.why_not(act)


@given(positions, st.text(max_size=20))
@settings(max_examples=60)
def test_anything_may_be_typed(position: tuple[int, int, str], text: str) -> None:
    narrowing = narrowing_at(*position)
    if narrowing is not None:
        answer = narrowing.read(text)
        assert answer.act is None or answer.act in narrowing.legal


TILES = ["cultivation", "undergrowth", "excavation", "housework", "masonry"]


def test_few_acts_are_listed_whole_and_many_argument_by_argument() -> None:
    state = GAME.from_data({"tiles": TILES})
    state.apply(GAME.act("take masonry"))
    speech = speaker("en", GAME.id)
    first = Narrowing(GAME, state, [], speech)
    assert len(first.legal) > FEW
    verbs = [choice.word for choice in first.choices if choice.role == MAIN]
    assert verbs == [Word("verb", "use"), Word("verb", "gain"), Word("verb", "build_wall")]
    uses = Narrowing(GAME, state, [Word("verb", "use")], speech)
    goods = ("wood", "stone", "emmer", "flax")
    assert [GAME.notation(choice.acts[0]) for choice in uses.choices] == [f"use cave_entrance {good}" for good in goods]
    # The only room fills itself in.
    assert uses.prefix == [Word("verb", "use"), Word("room", "cave_entrance")]
    assert uses.next_kind() == "good"


def test_reason_is_the_one_that_tells_most() -> None:
    dug = {"empty": ["r2c0", "r3c1"]}
    state = GAME.from_data({"display": ["treasury", "shelf", "prospecting_site"], "tiles": TILES, "caves": [dug, dug]})
    state.apply(GAME.act("take housework"))
    narrowing = Narrowing(GAME, state, [], speaker("en", GAME.id))
    treasury = narrowing.read("treasury").reason
    assert treasury is not None
    assert treasury.id == "walls"
    blue = narrowing.read("furnish prospecting").reason
    assert blue is not None
    assert blue.id == "colours"


def test_best_match_prefers_whole_names() -> None:
    speech = speaker("en", GAME.id)
    tiles = [Word("tile", id) for id in ("furnishing", "undergrowth", "undermining")]
    rooms = [Word("room", id) for id in ("furniture_workshop", "shelf")]
    assert best_match("FURNISHING", tiles + rooms, speech) == [tiles[0]]
    assert best_match("furn", tiles + rooms, speech) == [tiles[0], rooms[0]]
    assert best_match("furniture work", tiles + rooms, speech) == [rooms[0]]
    assert best_match("cellar", tiles + rooms, speech) == []
