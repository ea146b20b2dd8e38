"""Writes docs/observations.md from what the games declare: `python tools/observations.py`."""

from __future__ import annotations

from pathlib import Path

import grotto
from grotto.kernel.game import Game
from grotto.text import speaker

TARGET = Path(__file__).parent.parent / "docs" / "observations.md"

INTRODUCTION = """\
# Positions as numbers

`game.observe(state, seat)` writes a position as a list of numbers, as a seat sees it; `game.observation()` names them.
Nets and environments learn from it. The list has the same length for every number of players: the own side of the
table comes first, then that of the next player, then the others in short. Numbers are in units of the game (3 wood are
3.0), sets are 0 or 1 for each member. Nothing that is hidden from players is in it.

```python
import grotto

game = grotto.game("cave_vs_cave")
state = game.from_data({"round": 4, "caves": [{"goods": {"food": 9}}]})
seen = dict(zip(game.observation().names, game.observe(state, 0)))
assert seen["own_goods.food"] == 9 and seen["table.round"] == 4
```

A game that declares nothing of its own has seven numbers: players, round, rounds left, the own score, whether it is the
own turn, the best and the mean score of the others.

This page is made by `tools/observations.py` from the declarations of the games.
"""


def chapter(game: Game) -> list[str]:
    """The blocks of a game."""
    seen = game.observation()
    lines = [f"## {speaker('en', game).say('game-name')} (`{game.id}`): {seen.size} numbers", ""]
    lines += ["| from | block | features | meaning |", "| --- | --- | --- | --- |"]
    for block in seen.blocks:
        features = ", ".join([f"`{feature}`" for feature in block.features])
        lines.append(f"| {seen.start(block.name)} | `{block.name}` | {features} | {block.about} |")
    return [*lines, ""]


def page() -> str:
    """The whole page."""
    lines = [INTRODUCTION]
    for id in grotto.game_ids():
        lines += chapter(grotto.game(id))
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    TARGET.write_text(page(), "utf-8")
