"""Why one turn is better than another, in differences that can be named: facts of positions, no guesses about plans."""

from __future__ import annotations

from typing import Literal, NamedTuple

from grotto.kernel.game import Game
from grotto.kernel.record import Record, Replay
from grotto.kernel.state import State

# Nobody reads more than two sentences.
MOST = 2
# Smaller differences are not worth a sentence.
LEAST = 1.0
# How many goods are named.
GOODS = 4

# Somebody else takes it next; the same player does it later; it scores at once; it leaves one with other goods.
Kind = Literal["taken", "later", "points", "goods"]
ORDER: tuple[Kind, ...] = ("taken", "later", "points", "goods")


class Because(NamedTuple):
    """One difference: whom it is about, which act, how much, and which goods by how many."""

    kind: Kind
    seat: int = -1
    act: str = ""
    n: float = 0.0
    goods: tuple[tuple[str, int], ...] = ()


def reasons(seat: int, played: State, better: State) -> tuple[Because, ...]:
    """How the position after the better turn differs from that after the one that was played."""
    found: list[Because] = []
    before, after = played.counters(seat), better.counters(seat)
    change = {name: after[name] - n for name, n in before.items() if after[name] != n}
    points = change.pop("score", 0)
    if points >= LEAST:
        found.append(Because("points", seat, n=points))
    goods = sorted(change.items(), key=lambda row: (-abs(row[1]), row[0]))[:GOODS]
    if goods:
        # Gains come first.
        found.append(Because("goods", seat, goods=tuple(sorted(goods, key=lambda row: -row[1]))))
    return tuple(found)


def with_hindsight(
    game: Game, course: Replay, record: Record, seat: int, best: tuple[str, ...], known: tuple[Because, ...]
) -> tuple[Because, ...]:
    """The same with what happened afterwards; the most important reasons first, and no more than people will read."""
    first = next((text for text in best if game.act(text) not in game.vocabulary.side_acts), "")
    found = list(known)
    own_turn = False
    here = game.progress(course.state)[0]
    while course.move < len(record.moves):
        actor, text = record.moves[course.move]
        stage = game.progress(course.state)[0]
        own_turn = own_turn or actor == seat
        if text == first and actor != seat and actor >= 0 and not own_turn:
            found.append(Because("taken", actor, text))
            break
        if text == first and actor == seat and stage > here and len(first.split()) > 1:
            found.append(Because("later", seat, text, stage - here))
            break
        course.step()
    found.sort(key=lambda one: ORDER.index(one.kind))
    return tuple(found[:MOST])
