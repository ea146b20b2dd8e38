"""Whatever happens, a game stays a game: it ends, goods stay within limits, nothing is lost or doubled."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings

import grotto
from grotto.games.cave_vs_cave.state import CaveState
from grotto.kernel.acts import OUTCOME

from .walks import BLUE, GAME, LIGHT, ORANGE, Walk, last, positions, walks

LIMITS = {"wood": 9, "stone": 9, "emmer": 9, "flax": 9, "food": 9, "gold": 19}


def check_goods(state: CaveState) -> None:
    for seat in range(state.players):
        counters = state.counters(seat)
        for good, limit in LIMITS.items():
            assert 0 <= counters[good] <= limit


def check_walls(state: CaveState) -> None:
    """Seven walls in all; none of them on a side of the extra cavern that nobody has."""
    built = [cave["walls"] for cave in state.to_data()["caves"]]  # type: ignore[attr-defined]
    assert state.supply + sum(len(walls) for walls in built) == 7
    assert state.supply >= 0


def check_rooms(state: CaveState, walk: Walk) -> None:
    """Each room is in exactly one place, except the light rooms that solo leaves out."""
    data = state.to_data()
    caves = data["caves"]
    assert isinstance(caves, list)
    furnished = [room for cave in caves for room in cave["rooms"].values()]
    places = [*furnished, *data["display"], *data["unseen"]]  # type: ignore[misc]
    assert len(set(places)) == len(places)
    assert set(places) <= {*LIGHT, *ORANGE, *BLUE}
    if not walk.late:
        assert set(ORANGE) | set(BLUE) <= set(places)
        asked = state.prompt().id
        if walk.players == 2:
            assert set(places) == {*LIGHT, *ORANGE, *BLUE}
        elif asked != "display_room":
            assert len(set(places) & set(LIGHT)) == 3
        # What lies face down or in the stack is unseen, and nothing else is.
        down = sum(10 - len(cave["rooms"]) - len(set(cave["empty"]) - {"extra"}) for cave in caves)
        down -= sum("extra" in cave["rooms"] and -1 for cave in caves)
        assert len(data["unseen"]) == down + state.stack + (asked == "dug_room")  # type: ignore[arg-type]


def check_colours(state: CaveState) -> None:
    for cave in state.to_data()["caves"]:  # type: ignore[attr-defined]
        blue = sum(room in BLUE for room in cave["rooms"].values())
        assert 1 + len(cave["rooms"]) - blue > blue


def check_legal(state: CaveState) -> None:
    """The list is never empty and has no duplicates; outcomes are for chance and for chance alone."""
    acts = state.legal()
    assert acts
    assert len(set(acts)) == len(acts)
    by_chance = state.actor == grotto.CHANCE
    assert all((GAME.vocabulary.role(act) == OUTCOME) == by_chance for act in acts)
    assert [act for act, weight in state.chances() if weight > 0] == (acts if by_chance else [])
    # With one outcome left nobody is asked.
    assert not by_chance or len(acts) > 1


@settings(max_examples=150)
@given(walks)
def test_a_game_stays_a_game(walk: Walk) -> None:
    for state, _ in positions(walk):
        check_goods(state)
        check_walls(state)
        check_rooms(state, walk)
        check_colours(state)
        check_legal(state)


@settings(max_examples=200)
@given(walks)
def test_a_game_ends(walk: Walk) -> None:
    state = last(walk)
    assert state.actor == grotto.NOBODY
    assert state.legal() == []
    result = state.result()
    assert result.final
    assert result.totals == tuple(sum(rows.values()) for rows in result.categories)
    best = max(result.totals)
    assert all(result.totals[seat] == best for seat in result.winners)
    assert result.winners or walk.players == 1


@settings(max_examples=60)
@given(walks)
def test_turns_alternate_and_rounds_have_their_number_of_turns(walk: Walk) -> None:
    """Every player has as many turns in a round as its number says."""
    turns = {1: [2, 2, 2, 3, 3, 3, 4], 2: [2, 2, 2, 3, 3, 3, 3, 4]}[walk.players]
    taken: dict[int, list[int]] = {}
    for state, act in positions(walk):
        if GAME.notation(act).startswith("take "):
            taken.setdefault(state.round, []).append(state.actor)
    for round, seats in taken.items():
        assert len(seats) == walk.players * turns[round - 1]
        for seat in range(walk.players):
            assert seats.count(seat) == turns[round - 1]
        if walk.players == 2:
            assert all(one != other for one, other in pairwise(seats))


def test_the_walks_reach_the_rare_things() -> None:
    """Extra cavern, double digs, hooks, empty wall supply, waiting stack tiles: else the checks mean little."""
    seen: set[str] = set()
    for seed in range(120):
        for players in (1, 2):
            for state, act in positions(Walk(players, seed, late=seed % 3 > 0, eager=True)):
                seen.update(GAME.notation(act).split()[:1])
                seen.add(state.prompt().id)
                if not state.supply:
                    seen.add("no walls")
    wanted = {"extra_cavern", "dig_two", "second_dig", "stack_room", "more_rooms", "prospect", "raze_wall", "no walls"}
    assert wanted <= seen


@settings(max_examples=60)
@given(walks)
def test_events_tell_what_goods_come_and_go(walk: Walk) -> None:
    """Their sum is the change."""
    for state, act in positions(walk):
        loud, quiet = state.clone(), state.clone()
        loud.listen()
        loud.apply(act)
        quiet.apply(act)
        assert loud == quiet
        for seat in range(walk.players):
            change = dict.fromkeys(("wood", "stone", "emmer", "flax", "food", "gold"), 0)
            for event in loud.events or []:
                if event.seat == seat and event.id in ("gained", "paid"):
                    good, n = event.data["good"], event.data["n"]
                    assert isinstance(good, str)
                    assert isinstance(n, int)
                    change[good] += n if event.id == "gained" else -n
            before, after = state.counters(seat), loud.counters(seat)
            assert change == {good: after[good] - before[good] for good in change}
