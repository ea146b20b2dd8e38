"""Sections 3 and 13, R05, R30-R32: what can come up from which deck, how likely it is, and where it goes."""

from __future__ import annotations

from typing import Any

import pytest

import grotto
from grotto.games.above_and_below.state import TableState

from .changes import changes
from .table import GAME, KNOWN_CAVES, MODULES, PACK, QUIET, Table, choices, expedition, game_with, table, village

PAIR = ["start_builder", "start_scout"]


def coming(at: Table) -> list[str]:
    """What may come up next; every outcome is as likely as the others."""
    assert {weight for _, weight in at.state.chances()} == {1}
    return [at.game.notation(act) for act, _ in at.state.chances()]


def deck(**decks: tuple[list[str], list[str]]) -> dict[str, dict[str, list[str]]]:
    return {name: {"unseen": unseen, "below": below} for name, (unseen, below) in decks.items()}


def test_unseen_cards_come_before_known_ones() -> None:
    """R05, R30: the row goes under the deck; three cards that nobody has seen, then the first of the row."""
    unseen = ["h_orchard", "h_chapel", "h_manor"]
    at = table(village(coins=1), rows={"houses": ["h_inn", "h_cottage"]}, decks=deck(houses=(unseen, [])))
    at.do("refresh house")
    assert coming(at) == ["deal h_orchard", "deal h_chapel", "deal h_manor"]
    assert changes(at, "deal h_chapel") == {
        "rows.houses": "h_chapel", "decks.houses.unseen": "h_orchard, h_manor",
        "agenda": "turn, deal house 3, deal house 2, deal house 1",
    }  # fmt: skip
    # The last unseen card leaves no choice, and so does the first of the known ones.
    at.do("deal h_manor")
    assert at.prompt == "turn"
    data: Any = at.state.to_data()
    assert data["rows"]["houses"] == ["h_chapel", "h_manor", "h_orchard", "h_inn"]
    assert data["decks"]["houses"] == {"unseen": [], "below": ["h_cottage"]}


@pytest.mark.parametrize(
    ("bought", "comes", "changed"),
    [
        (
            "h_cottage",
            ["deal h_chapel", "deal h_manor"],
            {"rows.houses": "h_inn, h_chapel, h_lookout", "decks.houses.unseen": "h_manor"},
        ),
        (
            "o_cave_camp",
            ["deal o_ore_mine", "deal o_toll_bridge"],
            {"rows.outposts": "o_hot_spring, o_ore_mine, o_clay_pit", "decks.outposts.unseen": "o_toll_bridge"},
        ),
    ],
)
def test_a_card_that_is_bought_is_replaced_in_its_place(bought: str, comes: list[str], changed: dict[str, str]) -> None:
    """Section 6, step 6."""
    rows = {"houses": ["h_inn", "h_cottage", "h_lookout"], "outposts": ["o_hot_spring", "o_cave_camp", "o_clay_pit"]}
    decks = deck(houses=(["h_manor", "h_chapel"], []), outposts=(["o_toll_bridge", "o_ore_mine"], []))
    at = table(village(coins=9, caves=["cave_09"]), rows=rows, decks=decks).do(f"build start_builder {bought}")
    assert coming(at) == comes
    new = changes(at, comes[0])
    assert {key: new[key] for key in changed} == changed
    assert {key for key in new if key.startswith(("rows", "decks"))} == set(changed)


def test_r31_an_empty_deck_leaves_a_gap() -> None:
    rows = {"houses": ["h_inn", "h_cottage"]}
    at = table(village(coins=9), rows=rows, decks=deck(houses=([], []))).do("build start_builder h_cottage")
    assert at.state.seat == 1
    assert [PACK.card_ids[card] for card in at.state.rows[0]] == ["h_inn"]


def test_r31_an_empty_pile_leaves_gaps_on_the_right() -> None:
    row = [None, "v_tinker", None, "v_mason", None]
    at = table(village(), village(passed=True), training=row, decks=deck(villagers=(["v_foreman"], []))).do("pass")
    assert at.state.to_data()["training"] == ["v_tinker", "v_mason", "v_foreman", None, None]


def test_the_pile_fills_the_row_from_left_to_right() -> None:
    pile = ["v_foreman", "v_quarrier", "v_tracker"]
    row = ["v_tinker", None, "v_mason", None, None]
    at = table(village(), village(passed=True), training=row, decks=deck(villagers=(pile, []))).do("pass")
    assert sorted(coming(at)) == [f"arrive {villager}" for villager in pile]
    at.do("arrive v_tracker", "arrive v_foreman")
    assert at.state.to_data()["training"] == ["v_tinker", "v_mason", "v_tracker", "v_foreman", "v_quarrier"]
    assert at.state.unseen[4] == 0


def exploring(top: str, unseen: list[str], below: list[str]) -> Table:
    decks = deck(caves=(unseen, below))
    at = table(village(ready=PAIR), game=game_with(QUIET), cave_top=top, decks=decks)
    return at.do("explore start_scout", "join start_builder")


def caves(at: Table) -> tuple[Any, Any]:
    data: Any = at.state.to_data()
    return data["cave_top"], data["decks"]["caves"]


def test_the_next_cave_is_seen_at_once() -> None:
    """Section 3, step 6: the deck lies face up."""
    at = exploring("cave_01", ["cave_05", "cave_07"], ["cave_02"])
    assert coming(at) == ["reveal cave_05", "reveal cave_07"]
    assert caves(at.do("reveal cave_07")) == ("cave_07", {"unseen": ["cave_05"], "below": ["cave_02"]})
    # What went under the deck comes up in its order, when nobody has anything left to find.
    assert caves(exploring("cave_01", [], ["cave_02", "cave_03"])) == ("cave_02", {"unseen": [], "below": ["cave_03"]})
    assert caves(exploring("cave_01", [], [])) == (None, {"unseen": [], "below": []})


@pytest.mark.parametrize(("below", "after"), [([], ("cave_01", [])), (["cave_02"], ("cave_02", ["cave_01"]))])
def test_a_failed_cave_goes_under_the_deck(below: list[str], after: tuple[str, list[str]]) -> None:
    """Section 5, step 9; R31: a card that is the only one left is the top card again."""
    book = choices("tiers = [{ explore = 9, effects = [{ coins = 1 }] }]")
    at = expedition(book, PAIR, [1, 1], more={"decks": deck(caves=([], below))}).do("resolve", "read")
    assert caves(at) == (after[0], {"unseen": [], "below": after[1]})


@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_lies_where_when_the_first_turn_begins(players: int, extra: bool) -> None:
    """Section 3: four houses of 25, four outposts of 24, four key houses, all stars, five villagers of 18 or 25."""
    state = GAME.new(players=players, extra_villagers="yes" if extra else "no")
    seen: list[str] = []
    while state.actor == grotto.CHANCE:
        outcomes = state.chances()
        assert {weight for _, weight in outcomes} == {1}
        seen.append(f"{state.prompt().id} {len(outcomes)}")
        state.apply(outcomes[-1][0])
    pile = 25 if extra else 18
    assert seen == [
        *([f"first_player {players}"] if players > 1 else []),
        *[f"deal_key {n}" for n in (9, 8, 7, 6)],
        *[f"arrive {n}" for n in range(pile, pile - 5, -1)],
        "reveal 25",
        *[f"deal {n}" for n in (25, 24, 23, 22)],
        *[f"deal {n}" for n in (24, 23, 22, 21)],
    ]
    assert isinstance(state, TableState)
    assert [len(row) for row in state.rows] == [4, 4, 4, 6]
    groups = ["".join({PACK.card_ids[card].split("_")[0] for card in row}) for row in state.rows]
    assert groups == ["h", "o", "k", "st"]
    assert [unseen.bit_count() for unseen in state.unseen] == [21, 20, 24, 0, pile - 5]
    assert state.below == [()] * 5
    assert (state.seat, state.first) == ((players - 1,) * 2 if players > 1 else (0, 0))


def test_the_modules_lay_their_tokens_out() -> None:
    """Section 17: 18 tokens of the second book, five quests, an artifact on the deck; the first player is given."""
    state = GAME.new(players=3, first_player=1, **MODULES)
    while state.actor == grotto.CHANCE:
        state.apply(state.chances()[0][0])
    assert isinstance(state, TableState)
    assert (state.unseen[3].bit_count(), state.quests, state.artifact_on_deck) == (18, 0b11111, True)
    assert (state.seat, state.first, [village.coins for village in state.villages]) == (1, 1, [8, 7, 8])


def test_r45_the_token_of_the_second_book() -> None:
    """The top of the stack: any that nobody has seen, and then those that went under it, in order."""
    options = {"underforest_desert": "yes"}
    stacks = {"uf_01": (["uf_01", "dl_02"], ["uf_03"]), "uf_03": ([], ["uf_03", "uf_04"])}
    for token, (unseen, below) in stacks.items():
        decks = {**KNOWN_CAVES["decks"], **deck(tokens=(unseen, below))}  # type: ignore[dict-item]
        at = table(village(ready=PAIR), game=game_with(QUIET), options=options, cave_top="cave_01", decks=decks)
        at.do("explore start_scout", "join start_builder")
        if unseen:
            assert coming(at) == [f"unearth {one}" for one in unseen]
            at.do(f"unearth {token}")
        assert at.state.encounter is not None
        assert PACK.token_ids[at.state.encounter.token] == token
        data: Any = at.state.to_data()
        left = deck(tokens=([one for one in unseen if one != token], [one for one in below if one != token]))
        assert data["decks"]["tokens"] == left["tokens"]


def test_r45_without_a_token_the_cave_card_leads_to_the_first_book() -> None:
    options = {"underforest_desert": "yes"}
    decks = {**KNOWN_CAVES["decks"], **deck(tokens=([], []))}  # type: ignore[dict-item]
    at = table(village(ready=PAIR), game=game_with(QUIET), options=options, cave_top="cave_01", decks=decks)
    at.do("explore start_scout", "join start_builder")
    assert at.prompt == "paragraph_die"
    at.do("roll 6")
    assert at.state.encounter is not None
    assert (at.state.encounter.book, at.state.encounter.token) == (0, -1)
    assert at.events("paragraph_rolled")[0].data == {"n": 6, "number": 126}
