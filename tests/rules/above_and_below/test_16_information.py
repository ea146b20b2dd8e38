"""Section 16: who knows what. Nothing the explorer is sent depends on rewards he has not earned."""

from __future__ import annotations

import json
import random
import re
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import grotto
from grotto.bots import make
from grotto.bots.search import Effort, Foresight, Luck, Search
from grotto.games.above_and_below.game import AboveAndBelow
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.telling import chances_of, odds, options_of_outcome, reader_of, scene
from grotto.kernel.chance import sample
from grotto.kernel.preview import preview
from grotto.table.views import legal_groups, position

from .table import MODULES, choices, continuation, expedition, finish, game_with, roll, table

PAIR = ["start_scout", "start_builder"]
FRAME = """
[[paragraph]]
id = 1
[[paragraph.choice]]
id = "a"
bonuses = [{ lanterns = 1, per = "hammer" }, { lanterns = 2, pays = 1 }]
tiers = [{ explore = 2, effects = [%s] }, { explore = 4, pay = 1, effects = [%s] }]
failure = { effects = [%s] }
[[paragraph.choice]]
id = "b"
cost = 1
auto = { effects = [%s] }
[[paragraph.choice]]
id = "c"
stake = "item"
tiers = [{ explore = 3, effects = [%s] }]
failure = { effects = [%s] }
"""
POOR = FRAME % (("{ coins = 1 }",) * 6)
RICH = FRAME % (
    "{ ore = 3 }, { reputation = 2 }", "{ choose = [[{ coins = 9 }], [{ amethyst = 1 }]] }", "{ injure = 1 }",
    '{ special = "s_glogo" }', '{ stake = "copy" }', '{ stake = "lose" }',
)  # fmt: skip


@cache
def retold(book: str) -> AboveAndBelow:
    """The game with a book whose outcomes are told in other words."""
    game = game_with(book, book)
    for file in game.pack.folder.glob("text/*/*.toml"):
        told = file.read_text("utf-8").replace('"It fails."', '"Something else."')
        file.write_text(re.sub(r"(?m)^b = .*$", r'\g<0>\nb_auto = "Riches!"', told) if "book" in file.name else told)
    return game


def sent(state: TableState, game: grotto.Game, seat: int) -> str:
    """Everything that a seat is sent about a position, but for the hash of the pack."""
    data: Any = state.to_data()
    data["options"].pop("content")
    shown: list[Any] = [data, state.prompt(), state.events, odds(state), options_of_outcome(state)]
    shown.append(scene(state, frozenset([seat])))
    shown.append([state.counters(other) for other in range(state.players)])
    shown.append(position(game, state))
    if state.actor == seat:
        shown.append([game.notation(act) for act in state.legal()])
        shown.append([preview(state, act).changes for act in state.legal()])
        shown.append([(group.verb, group.acts) for group in legal_groups(game, state)])
        shown.append([str(state.why_not(act)) for act in range(0, len(game.vocabulary), 37)])
    return json.dumps(shown, default=str).replace(state.pack.content, "")


@pytest.mark.parametrize("reader", ["program", "neighbour"])
def test_nothing_sent_depends_on_rewards_not_earned(reader: str) -> None:
    games = [game_with(POOR, POOR), retold(RICH)]
    compared = 0
    for seed in range(24):
        rng = random.Random(seed)
        states: list[TableState] = []
        for game in games:
            state = game.new(players=3, reader=reader, **(MODULES if seed % 2 else {}))
            assert isinstance(state, TableState)
            state.listen()
            states.append(state)
        while states[0].actor != grotto.NOBODY:
            for seat in range(3):
                # A person who reads sees everything.
                if reader_of(states[0]) != seat or states[0].encounter is None:
                    compared += 1
                    assert sent(states[0], games[0], seat) == sent(states[1], games[1], seat)
            if states[0].prompt().id == "read_outcome":
                # From here on the worlds differ, as they should.
                break
            acts = states[0].legal()
            explore = [act for act in acts if games[0].notation(act).split()[0] in ("explore", "join", "set_out")]
            act = sample(states[0], rng) if states[0].actor == grotto.CHANCE else rng.choice(explore or acts)
            for state in states:
                state.apply(act)
    assert compared > 1000


@pytest.mark.parametrize("bot", ["greedy", "level3"])
@pytest.mark.parametrize("reader", ["program", "neighbour"])
def test_a_bot_does_not_look_into_the_book(reader: str, bot: str) -> None:
    """What a bot does up to the moment of reading is the same whatever the book holds."""
    games = [game_with(POOR, POOR), game_with(RICH, RICH)]
    read = 0
    for seed in range(6):
        lines: list[list[str]] = []
        for game in games:
            rng, bots = random.Random(seed), [make(bot, seed), make(bot, seed + 1)]
            state = game.new(players=2, first_player=0, reader=reader)
            line: list[str] = []
            while state.prompt().id != "read_outcome" and len(line) < 60:
                act = sample(state, rng) if state.actor == grotto.CHANCE else bots[state.actor].choose(game, state)
                line.append(game.notation(act))
                state.apply(act)
            lines.append(line)
            read += state.prompt().id == "read_outcome"
        assert lines[0] == lines[1]
    assert read > 4


@pytest.mark.parametrize("reader", ["program", "neighbour"])
def test_what_is_seen_as_numbers_does_not_show_the_book(reader: str) -> None:
    """Up to the moment of reading the outcome, positions that differ only in the book look the same to every seat."""
    games = [game_with(POOR, POOR), game_with(RICH, RICH)]
    compared = 0
    for seed in range(6):
        rng = random.Random(seed)
        states = [game.new(players=2, first_player=0, reader=reader) for game in games]
        while states[0].prompt().id != "read_outcome" and states[0].actor != grotto.NOBODY:
            for seat in range(2):
                one, other = [game.observe(state, seat) for game, state in zip(games, states, strict=True)]
                assert one == other
                compared += 1
            acts = states[0].legal()
            explore = [act for act in acts if games[0].notation(act).split()[0] in ("explore", "join", "set_out")]
            act = sample(states[0], rng) if states[0].actor == grotto.CHANCE else rng.choice(explore or acts)
            for state in states:
                state.apply(act)
    assert compared > 60


@pytest.mark.parametrize("reader", ["program", "neighbour"])
def test_searching_a_line_does_not_open_the_book(reader: str) -> None:
    values: list[list[float]] = []
    for book in (POOR, RICH):
        game = game_with(book)
        at = expedition(book, PAIR, choose="", options={"reader": reader})
        at.do(*["read_on"] * (reader == "neighbour"), "choose a")
        roll(at, dict.fromkeys(PAIR, 6))
        search = Search(game, at.state, Luck(random.Random(1)), Effort(400, 8))
        finds = search.finds()
        foresight = Foresight(search, Effort(30, 2), 2)
        values.append([find.worth for find in finds] + [foresight.worth(find) for find in finds])
    assert values[0] == values[1]


def test_trying_an_act_does_not_open_the_book() -> None:
    at = expedition(choices("auto = { effects = [{ coins = 9 }] }"), PAIR, choose="")
    assert preview(at.state, at.game.act("choose a")).changes == [{}, {}]
    after = at.state.clone()
    after.apply(at.game.act("choose a"))
    assert (after.actor, after.villages[0].coins) == (grotto.CHANCE, 0)


def test_the_explorer_sees_a_redacted_paragraph() -> None:
    at = expedition(RICH, PAIR, choose="", coins=1)
    shown: Any = scene(at.state, frozenset({0}))
    assert shown["text"]["fr"] == "Paragraph 1."
    rows: Any = shown["choices"]
    assert rows[0]["tiers"] == [{"explore": 2, "pay": 0, "short": 0}, {"explore": 4, "pay": 1, "short": 0}]
    assert rows[0]["bonuses"] == [{"lanterns": 1, "per": "hammer"}, {"lanterns": 2, "pays": 1}]
    assert [row["possible"] for row in rows] == [True, True, False]
    assert all(not {"outcomes", "failure", "failure_text"} & set(row) for row in rows)


def test_the_reader_sees_everything_and_the_explorer_waits() -> None:
    at = expedition(RICH, PAIR, choose="", options={"reader": "neighbour"})
    assert scene(at.state, frozenset({0})) is None
    shown: Any = scene(at.state, frozenset({1}))
    effects = [{"do": "item", "item": "ore", "n": 3}, {"do": "reputation", "n": 2}]
    assert shown["choices"][0]["outcomes"][0] == {"effects": effects, "goto": None}
    assert shown["choices"][0]["failure_text"]["en"] == "It fails."
    # Nobody keeps a secret from himself: one person in both seats sees what an explorer sees.
    both: Any = scene(at.state, frozenset({0, 1}))
    assert "outcomes" not in both["choices"][0]
    at.do("read_on")
    assert scene(at.state, frozenset({0})) is not None
    assert "outcomes" not in scene(at.state, frozenset({0}))["choices"][0]


def test_options_are_shown_when_the_outcome_is_reached() -> None:
    at = expedition(choices("auto = { effects = [{ choose = [[{ coins = 3 }], [{ ore = 1 }]] }] }"), PAIR)
    assert options_of_outcome(at.state) == []
    finish(at)
    options = [[{"do": "coins", "n": 3}], [{"do": "item", "item": "ore", "n": 1}]]
    assert options_of_outcome(at.state) == options


def test_r05_what_was_seen_going_under_a_deck_is_public_and_the_rest_has_no_order() -> None:
    row = ["h_inn", "h_cottage", "h_chapel", "h_manor"]
    at = table({"coins": 1}, rows={"houses": row}).do("refresh house")
    houses: Any = at.state.to_data()["decks"]["houses"]  # type: ignore[index]
    assert houses["below"] == row
    assert houses["unseen"] == [id for id in at.pack.card_ids if id.startswith("h_") and id not in row]
    assert {weight for _, weight in at.state.chances()} == {1}
    assert len(at.state.chances()) == 21


def test_nobody_knows_the_face_down_artifact() -> None:
    at = expedition(choices("auto = {}"), PAIR, options={"artifacts": "yes"}, more={"artifact_on_deck": True})
    # It is any of those that nobody has seen.
    assert at.state.artifact_pile == (3, 2, 2)
    assert at.state.to_data()["artifact_on_deck"] is True


# ---- odds ---------------------------------------------------------------------------------------


def test_the_odds_are_exact() -> None:
    book = choices("tiers = [{ explore = 3, effects = [{ coins = 1 }] }, { explore = 4, effects = [{ coins = 2 }] }]")
    at = expedition(book, PAIR, choose="")
    # Scout: 2 lanterns with 3-6; builder: 2 with 5-6.
    option = at.pack.book(0).paragraphs[0].choices[0]
    assert chances_of(at.state, option) == [1 - Fraction(2, 6) * Fraction(4, 6), Fraction(4, 6) * Fraction(2, 6)]
    assert chances_of(at.state, option, exerting=True) == [1, 1]
    rows: Any = odds(at.state)
    assert rows[0]["tiers"][1] == {"explore": 4, "chance": [2, 9], "paying": [2, 9], "exerting": [1, 1]}


def test_the_odds_count_a_paid_bonus_only_where_it_is_paid() -> None:
    book = choices("bonuses = [{ lanterns = 4, pays = 1 }]\ntiers = [{ explore = 4, effects = [{ coins = 1 }] }]")
    rows: Any = odds(expedition(book, PAIR, choose="", coins=1).state)
    assert rows[0]["tiers"] == [{"explore": 4, "chance": [2, 9], "paying": [1, 1], "exerting": [1, 1]}]


def test_the_odds_agree_with_all_ways_the_dice_can_fall() -> None:
    book = choices(
        'bonuses = [{ lanterns = 1, per = "hammer" }, { lanterns = 1, pays = 1 }]\n'
        "tiers = [{ explore = 4, effects = [{ coins = 1 }] }, { explore = 6, effects = [{ coins = 2 }] }]"
    )
    at = expedition(book, PAIR, choose="", coins=1)
    option = at.pack.book(0).paragraphs[0].choices[0]
    wanted = chances_of(at.state, option, paid=2)
    reached = [0, 0]
    for first in range(1, 7):
        for second in range(1, 7):
            one = expedition(book, PAIR, coins=1).do("agree")
            roll(one, {"start_scout": first, "start_builder": second})
            n = one.state.prompt().data["n"]
            assert isinstance(n, int)
            reached = [reached[0] + (n >= 4), reached[1] + (n >= 6)]
    assert wanted == [Fraction(reached[0], 36), Fraction(reached[1], 36)]


def test_a_table_may_forbid_the_odds() -> None:
    at = expedition(choices("auto = {}"), PAIR, choose="", options={"odds": "no"})
    assert odds(at.state) == []


def test_a_continuation_is_hidden_until_it_is_read() -> None:
    book = choices("tiers = [{ explore = 1, goto = 2 }]", more=continuation(2, "auto = {}"))
    at = expedition(book, PAIR, [1, 1])
    at.do("resolve")
    assert json.dumps(at.state.to_data()).find('"paragraph": 1') > 0
    at.do("read")
    assert json.dumps(at.state.to_data()).find('"paragraph": 2') > 0
