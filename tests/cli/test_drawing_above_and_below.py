"""Pictures of Above and Below, its stories, and the same in lines; nobody sees a reward before it happens."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import grotto
from grotto.cli.drawing import View, drawing_of
from grotto.cli.narrowing import Narrowing
from grotto.cli.screen import PlainScreen
from grotto.cli.telling import Teller
from grotto.games.above_and_below.content.words import Words
from grotto.games.above_and_below.game import AboveAndBelow
from grotto.kernel.chance import sample
from grotto.kernel.events import Event
from grotto.kernel.state import State
from grotto.table.history import ACT, LoggedAct, Row
from grotto.text import LANGUAGES, speaker
from rules.above_and_below.table import choices, expedition, finish

from .table import check_questions, every_language, lines, picture, run, seen, walk

GAME = grotto.game("above_and_below")
assert isinstance(GAME, AboveAndBelow)
BOXES = re.compile(r"[─-╿▀-▟\x1b]")
MODULES = {"artifacts": "yes", "extra_villagers": "yes", "quests": "yes", "underforest_desert": "yes"}

FULL: dict[str, Any] = {
    "players": 2,
    "options": MODULES,
    "round": 5,
    "villages": [
        {
            "coins": 17,
            "items": {"fish": 2, "cider": 1},
            "supplies": 3,
            "sale": "rope",
            "track": [{"good": "ore", "n": 4}, {"good": "paper", "n": 1}],
            "buildings": [
                "starting_house", {"building": "h_fishing_hut", "goods": 2}, "o_watch_post", "k_academy",
            ],
            "caves": ["cave_01", "cave_02"],
            "ready": ["start_builder", "v_mason"],
            "exhausted": ["start_scribe"],
            "injured": ["start_scout"],
            "conditions": {"sad": ["v_mason"]},
            "reputation": -2,
            "artifacts": {"art_mystics_staff": 1},
            "turned": {"art_mystics_staff": 1},
            "quests": ["q_feast"],
        },
        {"coins": 3, "passed": True, "sale": "amethyst"},
    ],
    "quests": ["q_forge"],
}  # fmt: skip


@pytest.mark.parametrize("width", [80, 125])
@every_language
def test_fits_the_width(language: str, width: int) -> None:
    for state in (GAME.from_data(FULL), walk(GAME, 1, 1, 30), walk(GAME, 4, 3, 90, MODULES)):
        for asked in (False, True):
            drawn = picture(seen(state, GAME, language, asked=asked), width)
            assert max(len(line.rstrip()) for line in drawn) <= width


@every_language
def test_shows_everything(language: str) -> None:
    """Sections 1, 10, 11 and 17: villages, track, reputation, modules."""
    state = GAME.from_data(FULL)
    view = seen(state, GAME, language)
    # What is wrapped in a column of its own is not looked for here.
    drawn = re.sub(r"[ │┃]+", " ", " ".join(picture(view, 160)))
    data: Any = state.to_data()
    for row in data["rows"].values():
        for building in row:
            assert view.name("building", building) in drawn
    for villager in data["training"]:
        assert view.name("villager", villager) in drawn
    for building in ("h_fishing_hut", "o_watch_post", "k_academy"):
        for word in view.name("building", building).split():
            assert word in drawn
    assert f"[{view.name('good', 'fish')} 2]" in drawn
    assert f"{view.name('good', 'ore')}×4" in drawn
    for villager in ("start_builder", "start_scribe", "start_scout"):
        assert view.name("villager", villager) in drawn
    assert f"{view.name('villager', 'v_mason')} [{view.name('condition', 'sad')}]" in drawn
    assert view.say("sale", item=view.name("item", "rope")) in drawn
    assert view.say("sale", item=view.name("item", "amethyst")) in drawn
    assert view.say("reputation-at", n="−2") in drawn
    assert view.say("passed") in drawn
    assert view.name("quest", "q_feast") in drawn
    assert view.name("quest", "q_forge") in drawn
    assert view.say("empty-cave") in drawn
    assert view.say("turned", name=view.name("artifact", "art_mystics_staff"), n=1) in drawn


def test_zones_dice_and_symbols() -> None:
    drawn = picture(seen(GAME.from_data(FULL), GAME, "en"), 100)
    assert any(line.startswith("Ready: Founding Builder ⚒ 1→1 5→2 · Mason [Sad] ⚒ 1→1 4→2") for line in drawn)
    assert any(line.startswith("Exhausted: Founding Scribe ✎ 1→1 4→2") for line in drawn)
    assert any(line.startswith("Injured: Founding Scout 1→1 3→2") for line in drawn)


def test_income_counts_track_buildings_and_goods() -> None:
    """Section 9, step 5: what the next income will be, as the engine pays it."""
    village = {
        "track": [{"good": "ore", "n": 3}, {"good": "fish", "n": 1}, {"good": "rope", "n": 1}],
        "buildings": ["starting_house", "h_counting_house", "k_assay_office"],
    }
    view = seen(GAME.from_data({"villages": [village]}), GAME, "en")
    assert any("Income 11, beds 3." in line for line in picture(view, 80))


@every_language
def test_lines_tell_everything(language: str) -> None:
    state = GAME.from_data(FULL)
    view = seen(state, GAME, language)
    told = drawing_of(GAME).lines(view)
    everything = "\n".join(told)
    data: Any = state.to_data()
    for row in data["rows"].values():
        assert all(view.name("building", id) in everything for id in row)
    for village in data["villages"]:
        for zone in ("ready", "exhausted", "injured"):
            for villager in village[zone]:
                zone_name = view.say(f"zone-{zone}")
                assert any(view.name("villager", villager) in line and zone_name in line for line in told)
    assert any(view.name("artifact", "art_mystics_staff") in line for line in told)
    assert view.name("quest", "q_forge") in everything
    assert all("\n" not in line for line in told)
    assert not BOXES.search(everything)


@pytest.mark.parametrize(("players", "acts"), [(1, 40), (2, 75), (4, 130)])
def test_nothing_that_can_be_chosen_is_lost(players: int, acts: int) -> None:
    for seed in range(4):
        state = walk(GAME, players, seed, acts + 9 * seed, MODULES if seed % 2 else {})
        if state.actor >= 0:
            check_questions(seen(state, GAME, LANGUAGES[seed % 3]), 80)


# ---- stories -------------------------------------------------------------------------------


def explored(seed: int, options: dict[str, Any] | None = None, until: str = "choose") -> State:
    """A game up to the first question of this kind in an expedition."""
    rng = random.Random(seed)
    state = GAME.new(2, **(options or {}))
    while state.prompt().id != until or state.actor == grotto.CHANCE:
        acts = state.legal()
        wanted = [act for act in acts if GAME.notation(act).split()[0] in ("explore", "join", "set_out")]
        state.apply(sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(wanted or acts))
    return state


@every_language
def test_a_paragraph_is_read_with_its_choices_and_odds(language: str) -> None:
    state = explored(1)
    view = seen(state, GAME, language, asked=True)
    told = drawing_of(GAME).scene(view)
    data: Any = state.to_data()["encounter"]
    story = "\n".join(told)
    words = Words(GAME.pack, language)
    assert words.story(0, data["paragraph"], "text") in story
    for act in state.legal():
        entry = GAME.vocabulary.entry(act)
        if entry.verb == "choose":
            label = words.story(0, data["paragraph"], entry.args[0].id)
            assert label in story
            assert drawing_of(GAME).remark(view, act) == label
    assert "%" in story
    for villager in data["party"]:
        assert view.name("villager", villager) in story


def test_dice_are_told() -> None:
    state = explored(1, until="check")
    told = "\n".join(drawing_of(GAME).scene(seen(state, GAME, "en", asked=True)))
    data: Any = state.to_data()["encounter"]
    assert data["dice"]
    for die in data["dice"]:
        name = speaker("en", GAME.id).word("villager", die["villager"])
        assert f"{name} has rolled {die['die']}" in told


@every_language
def test_stories_of_others_are_told_and_ones_own_is_asked(language: str) -> None:
    teller = Teller(GAME, ["human", "greedy"], speaker(language, GAME.id), live=True)
    words = Words(GAME.pack, language)
    read = {"book": 0, "paragraph": 1}
    mine = teller.logged(entry(0, [Event("paragraph_read", 0, dict(read))]))
    theirs = teller.logged(entry(1, [Event("paragraph_read", 1, dict(read))]))
    failed = teller.logged(entry(0, [Event("failure", 0, {**read, "choice": "b"})]))
    assert words.story(0, 1, "text") not in mine
    assert words.story(0, 1, "text") in theirs
    assert words.story(0, 1, "a") in theirs
    assert words.story(0, 1, "b_fails") in failed
    # Somebody who replays a game was not asked.
    teller = Teller(GAME, ["human", "greedy"], speaker(language, GAME.id))
    assert words.story(0, 1, "text") in teller.logged(entry(0, [Event("paragraph_read", 0, dict(read))]))


def test_rewards_are_not_shown_before_they_happen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Section 16: the whole question is the same, whatever the outcomes are."""
    for until, options in (("choose", {}), ("check", {}), ("read_paragraph", {"reader": "neighbour"})):
        state = explored(2, options, until)
        shown = []
        for emptied in (False, True):
            if emptied:
                book = GAME.pack.book(0)
                nothing = [outcome._replace(effects=(), goto=-1) for outcome in book.outcomes]
                monkeypatch.setattr(book, "outcomes", nothing, raising=True)
            shown.append(_asked(state, capsys))
            monkeypatch.undo()
        assert shown[0] == shown[1]
        assert shown[0]


@every_language
@pytest.mark.parametrize(
    "written",
    [
        "coins = 2", "fish = 1", "reputation = -1", "coins_for_reputation = 2", "cave = 1", "building = 7",
        "injure = 1", 'villager = "cheapest"', 'special = "s_glogo"',
        "gamble = { dice = 1, faces = { 1 = [{ coins = 2 }] } }", "choose = [[{ coins = 3 }], [{ ore = 1 }]]",
    ],
)  # fmt: skip
def test_every_reward_that_may_be_chosen_has_words(written: str, language: str) -> None:
    """An open `choose one of` says what each option brings (section 16)."""
    book = choices(f"auto = {{ effects = [{{ choose = [[{{ {written} }}], [{{ potion = 1 }}]] }}] }}")
    at = finish(expedition(book, ["start_scout", "start_builder"]))
    view = seen(at.state, at.game, language, asked=True)
    first, second = [drawing_of(at.game).remark(view, act) for act in at.state.legal()]
    assert second == view.teller.speech.say("amount-potion", n=1)
    assert first not in ("", second)
    assert "cli-" not in first


def entry(actor: int, events: list[Event]) -> LoggedAct:
    return LoggedAct(1, Row(0, ACT, actor, "pass", None), events)


def _asked(state: State, capsys: pytest.CaptureFixture[str]) -> str:
    speech = speaker("en", GAME.id)
    teller = Teller(GAME, ["human", "human"], speech, live=True)
    narrowing = Narrowing(GAME, state, [], speech)
    view = View(GAME, state, teller, narrowing.lit(), asked=True)
    PlainScreen(teller).ask(narrowing, "?", view)
    return capsys.readouterr().out + "\n".join(picture(view, 80))


# ---- through the command -------------------------------------------------------------------


@every_language
def test_everything_can_be_asked_about(language: str) -> None:
    view = seen(GAME.new(2), GAME, language)
    drawing = drawing_of(GAME)
    for word in drawing.things(GAME):
        if word.kind in ("building", "villager", "newcomer", "artifact", "quest", "condition", "cave"):
            assert drawing.explain(view.teller, word).endswith("."), word
    speech = view.teller.speech
    typed = [f"help {speech.say(id)}" for id in ("building-h_inn", "villager-v_mason", "quest-q_feast", "item-cider")]
    result = run("play", GAME.id, "--seed", "1", "--plain", "--lang", language, input=lines(*typed))
    assert result.exit_code == 0
    for kind, id in (("building", "h_inn"), ("villager", "v_mason"), ("quest", "q_feast"), ("item", "cider")):
        word = next(word for word in drawing.things(GAME) if word == (kind, id))
        assert drawing.explain(view.teller, word) in result.stdout


def test_a_card_says_what_is_printed_on_it() -> None:
    teller = Teller(GAME, ["human"], speaker("en", GAME.id))
    drawing = drawing_of(GAME)
    things = {word.id: word for word in drawing.things(GAME)}
    assert drawing.explain(teller, things["h_inn"]) == "House; costs 8 coins; 2 beds; 2 points."
    academy = drawing.explain(teller, things["k_academy"])
    assert academy == "Key house; costs 9 coins; 1 bed; 3 points; whom you train may be ready at once."
    assert "rolls a die before every action" in drawing.explain(teller, things["s_cave_cat_1"])


@every_language
def test_a_whole_game_in_lines(language: str) -> None:
    """Every list has a last entry before the free acts: playing the first ones leads to the end."""
    args = ["--seats", "human,random", "--seed", "3", "--plain", "--lang", language]
    result = run("play", GAME.id, *args, input=lines("board", *(["1"] * 400)))
    assert result.exit_code == 0
    speech = speaker(language, GAME.id)
    assert speech.say("category-advancement_track") in result.stdout
    assert speech.say("cli-total") in result.stdout
    assert not BOXES.search(result.stdout)
