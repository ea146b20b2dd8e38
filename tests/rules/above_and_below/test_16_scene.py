"""Section 16: the whole of an open page, as the explorer and as the reader sees it; and what a log can tell again."""

from __future__ import annotations

from typing import Any

from grotto import Event
from grotto.games.above_and_below.telling import odds, scene

from .table import QUIET, choices, continuation, expedition, game_with

PAIR = ["start_builder", "start_scout"]
PAGE = choices(
    'bonuses = [{ lanterns = 1, per = "hammer" }, { lanterns = 2, pays = 1 }, { lanterns = 1, per = "fish" }]\n'
    "tiers = [{ explore = 6, effects = [{ ore = 1 }] }, { explore = 8, pay = 1, "
    "effects = [{ choose = [[{ coins = 9 }], [{ amethyst = 1 }]] }], goto = 2 }]\n"
    "failure = { effects = [{ injure = 1 }] }",
    'cost = 4\nauto = { effects = [{ special = "s_glogo" }] }',
    'requires = [{ owns = "rope", n = 2 }, { coins = 1 }]\nstake = "villager"\n'
    'tiers = [{ explore = 3, effects = [{ stake = "injure" }] }]',
    more=continuation(2, "auto = {}"),
)
MINE: dict[str, Any] = {"choose": "", "coins": 3, "items": {"rope": 2, "fish": 1}}


def said(text: str) -> dict[str, str]:
    return dict.fromkeys(("en", "ru", "fr"), text)


def chance(explore: int, plain: list[int], paying: list[int], exerting: list[int]) -> dict[str, Any]:
    return {"explore": explore, "chance": plain, "paying": paying, "exerting": exerting}


# Two lanterns of the builder with 5-6, of the scout with 3-6, else one each: four with 2 of 9, three with 7 of 9. A
# hammer and a fish give two more to the first choice, the coin another two, and everybody who is exerted one.
ODDS = [
    [chance(6, [2, 9], [1, 1], [1, 1]), chance(8, [0, 1], [2, 9], [2, 9])],
    [],
    [chance(3, [7, 9], [7, 9], [1, 1])],
]
ROWS: list[dict[str, Any]] = [
    {
        "id": "a", "requires": [], "cost": 0, "stake": None,
        "bonuses": [{"lanterns": 1, "per": "hammer"}, {"lanterns": 2, "pays": 1}, {"lanterns": 1, "per": "fish"}],
        "tiers": [{"explore": 6, "pay": 0, "short": 0}, {"explore": 8, "pay": 1, "short": 0}],
        "label": said("CHOICE a"), "possible": True, "now": [1, 0, 1],
    },
    {
        "id": "b", "requires": [], "cost": 4, "stake": None, "bonuses": [], "tiers": [], "label": said("CHOICE b"),
        "possible": False, "now": [],
    },
    {
        "id": "c", "requires": [{"owns": "rope", "n": 2}, {"coins": 1}], "cost": 0, "stake": "villager", "bonuses": [],
        "tiers": [{"explore": 3, "pay": 0, "short": 0}], "label": said("CHOICE c"), "possible": True, "now": [],
    },
]  # fmt: skip
LISTS = [[{"do": "coins", "n": 9}], [{"do": "item", "item": "amethyst", "n": 1}]]
SECRETS: list[dict[str, Any]] = [
    {
        "outcomes": [
            {"effects": [{"do": "item", "item": "ore", "n": 1}], "goto": None},
            {"effects": [{"do": "choose", "lists": LISTS}], "goto": 2},
        ],
        "failure": {"effects": [{"do": "injure", "n": 1}], "goto": None},
        "outcome_texts": [{}, {}], "failure_text": said("It fails."),
    },
    {
        "outcomes": [{"effects": [{"do": "special", "villager": "s_glogo"}], "goto": None}], "failure": None,
        "outcome_texts": [{}], "failure_text": {},
    },
    {
        "outcomes": [{"effects": [{"do": "stake", "way": "injure"}], "goto": None}], "failure": None,
        "outcome_texts": [{}], "failure_text": {},
    },
]  # fmt: skip
SCENE: dict[str, Any] = {
    "book": "book", "paragraph": 1, "reader": -1, "knows": False, "picture": ["cave", "lamp"],
    "text": said("Paragraph 1."), "chosen": None, "dice": [], "options": [],
}  # fmt: skip


def test_the_page_of_an_explorer() -> None:
    at = expedition(PAGE, PAIR, **MINE)
    rows = [{**row, "odds": chances} for row, chances in zip(ROWS, ODDS, strict=True)]
    assert scene(at.state, frozenset({0})) == {**SCENE, "choices": rows}
    # Everybody else at the table, and who only looks on, hears the same.
    assert scene(at.state, frozenset({1})) == scene(at.state, frozenset()) == scene(at.state, frozenset({0}))
    assert odds(at.state) == [
        {"id": row["id"], "tiers": chances} for row, chances in zip(ROWS, ODDS, strict=True)
    ]  # fmt: skip


def test_the_page_of_a_reader() -> None:
    at = expedition(PAGE, PAIR, **MINE, options={"reader": "neighbour"}, more={"players": 3})
    # The chances are not counted before the page has been read to the explorer.
    rows = [{**row, "odds": [], **secrets} for row, secrets in zip(ROWS, SECRETS, strict=True)]
    whole = {**SCENE, "reader": 1, "knows": True, "choices": rows}
    assert scene(at.state, frozenset({1})) == whole
    assert scene(at.state, frozenset({1, 2})) == whole
    assert scene(at.state, frozenset({0})) is scene(at.state, frozenset({2})) is scene(at.state, frozenset()) is None
    # Whoever sits in both seats sees what an explorer sees.
    both = {**SCENE, "reader": 1, "choices": [{**row, "odds": []} for row in ROWS]}
    assert scene(at.state, frozenset({0, 1})) == both


def test_r15_a_page_says_what_a_number_is_short_of() -> None:
    """What can't be paid after choice and bonus is never reached; what has been paid lacks nothing."""
    tiers = "[{ explore = 2, pay = 2, effects = [{ ore = 1 }] }, { explore = 3, effects = [{ fish = 1 }] }]"
    book = choices(f"cost = 1\nbonuses = [{{ lanterns = 1, pays = 1 }}]\ntiers = {tiers}")

    def lacks(coins: int, *acts: str) -> list[int]:
        at = expedition(book, PAIR, choose="", coins=coins).do(*acts)
        seen: Any = scene(at.state, frozenset({0}))
        return [tier["short"] for tier in seen["choices"][0]["tiers"]]

    assert (lacks(3), lacks(2), lacks(0)) == ([0, 0], [1, 0], [3, 0])
    thrown = ("lantern start_builder 1", "lantern start_scout 1")
    assert lacks(4, "choose a", "agree", *thrown) == [0, 0]
    assert lacks(3, "choose a", "agree", *thrown) == [1, 0]
    # It is paid, and not yet read what it brings.
    assert lacks(3, "choose a", "decline", *thrown, "resolve", "agree") == [0, 0]
    rows: Any = odds(expedition(book, PAIR, choose="", coins=2).state)
    assert rows[0]["tiers"][0] == chance(2, [0, 1], [0, 1], [0, 1])
    # The coin for the bonus would be missing then; one that isn't there adds no lantern.
    rows = odds(expedition(book, PAIR, choose="", coins=3).state)
    assert rows[0]["tiers"][0] == chance(2, [1, 1], [0, 1], [1, 1])
    rows = odds(expedition(book, PAIR, choose="", coins=1).state)
    assert rows[0]["tiers"][1] == chance(3, [7, 9], [7, 9], [1, 1])


def test_the_dice_and_the_options_of_a_page() -> None:
    at = expedition(PAGE, PAIR, **{**MINE, "coins": 4}).do("choose a", "agree", "lantern start_builder 5")
    seen: Any = scene(at.state, frozenset({0}))
    builder = {"villager": "start_builder", "die": 5, "value": 5, "lanterns": 2}
    assert (seen["chosen"], seen["dice"], seen["options"]) == ("a", [builder], [])
    at.do("lantern start_scout 3")
    seen = scene(at.state, frozenset({0}))
    scout = {"villager": "start_scout", "die": 3, "value": 3, "lanterns": 2}
    assert seen["dice"] == [builder, scout]
    at.do("resolve", "agree", "read")
    seen = scene(at.state, frozenset({1}))
    assert seen["options"] == LISTS


def test_r41_what_dice_count() -> None:
    """Poison takes 1, the staff adds 1; the page shows the die and what it counts."""
    sick = {"conditions": {"poisoned": ["start_builder"]}, "artifacts": {"art_mystics_staff": 1}}
    book = choices("tiers = [{ explore = 9, effects = [{ coins = 1 }] }]")
    at = expedition(QUIET, PAIR, [5, 2], deep=book, options={"artifacts": "yes"}, **sick)
    at.do("use art_mystics_staff start_scout")
    seen: Any = scene(at.state, frozenset({0}))
    assert seen["book"] == "deep"
    assert seen["dice"] == [
        {"villager": "start_builder", "die": 5, "value": 4, "lanterns": 1},
        {"villager": "start_scout", "die": 2, "value": 3, "lanterns": 2},
    ]


def test_r41_the_odds_of_the_poisoned_and_of_cowards() -> None:
    """A poisoned builder gives two lanterns with a 6 alone and none with a 1; a coward can't be exerted."""
    book = choices("tiers = [{ explore = 4, effects = [{ coins = 1 }] }, { explore = 5, effects = [{ ore = 1 }] }]")
    conditions = {"poisoned": ["start_builder"], "cowardly": ["start_builder"]}
    at = expedition(QUIET, PAIR, deep=book, choose="", conditions=conditions)
    rows: Any = odds(at.state)
    # 4: 1/6 * 4/6. With the scout exerted 3 are enough: 6 and anything, or 2-5 and 3-6; for 5 it takes 4.
    assert rows[0]["tiers"] == [
        chance(4, [1, 9], [1, 9], [11, 18]), chance(5, [0, 1], [0, 1], [1, 9]),
    ]  # fmt: skip


def test_before_the_die_there_is_no_page() -> None:
    at = expedition(PAGE, PAIR, **MINE)
    assert at.state.encounter is not None
    at.state.encounter.paragraph = -1
    assert scene(at.state, frozenset({0})) is None
    assert odds(at.state) == []
    at.state.encounter = None
    assert scene(at.state, frozenset({0})) is None
    assert odds(at.state) == []


def test_what_a_log_tells_again() -> None:
    game = game_with(PAGE)
    page = {"book": 0, "paragraph": 1}
    read = Event("paragraph_read", 0, {**page})
    failed = Event("failure", 0, {**page, "choice": "a"})
    reached = Event("outcome", 0, {**page, "choice": "c", "number": 3})
    assert game.story(read) == said("Paragraph 1.")
    assert game.story(failed) == said("CHOICE a\nIt fails.")
    # Where the book has no words for it, the choice alone is told.
    assert game.story(reached) == said("CHOICE c")
    assert game.story(Event("gained", 0, {"good": "coin", "n": 1, "source": "labor"})) == {}
    assert game.picture(failed) == game.picture(reached) == ["cave", "lamp"]
    assert game.picture(read) == []
