"""Play games at random and print all that can be seen of them; run as a script, compiled and interpreted.

The last line names the files from which the engine was loaded.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

import grotto
from grotto.kernel.chance import outcome, seed_from


def trace(game: grotto.Game, players: int, seed: int) -> str:
    """What happens in a game: each act, and the fingerprint of everything the position says before and after it."""
    rng = random.Random(seed)
    state = game.new(players)
    state.listen()
    lines: list[str] = [f"{game.id} {players} {seed}"]
    while state.actor != grotto.NOBODY:
        legal = state.legal()
        act = outcome(state, seed_from(seed), len(lines)) if state.actor == grotto.CHANCE else rng.choice(legal)
        data = json.dumps(state.to_data())
        again = game.from_data(json.loads(data))
        seen = [
            data,
            str([game.notation(option) for option in legal]),
            str(state.prompt()),
            str(state.chances()),
            str([state.why_not(rng.randrange(len(game.vocabulary))) for _ in range(20)]),
            str([again == state, again.legal() == legal, hash(state.clone()) == hash(state)]),
            str(grotto.preview(state, act).changes),
        ]
        actor = state.actor
        state.apply(act)
        seen.append(str(state.events))
        lines.append(f"{actor} {game.notation(act)} {hashlib.sha256(''.join(seen).encode()).hexdigest()}")
    lines.append(str(state.result()))
    return "\n".join(lines)


def refusals(game: grotto.Game) -> str:
    """What is said about things that are wrong."""
    lines: list[str] = []
    wrong: list[dict[str, object]] = [{"round": "x"}, {"players": 9}, {"agenda": [[None]]}, {"nonsense": 1}]
    for data in wrong:
        try:
            game.from_data(data)
        except grotto.BadData as error:
            lines.append(str(error))
    try:
        game.act("sing")
    except grotto.UnknownAct as error:
        lines.append(str(error))
    return "\n".join(lines)


for id in grotto.game_ids():
    print(refusals(grotto.game(id)))
    for players in grotto.game(id).seats:
        for seed in range(int(sys.argv[1])):
            print(trace(grotto.game(id), players, seed))

engine = [name for name in sys.modules if name.startswith(("grotto.kernel", "grotto.games"))]
print(json.dumps({name: sys.modules[name].__file__ for name in engine}))
