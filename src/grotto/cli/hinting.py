"""What a bot would do, as lines for the terminal."""

from __future__ import annotations

from grotto.arena.report import decimal
from grotto.bots.analysis import Hint
from grotto.kernel.game import Game
from grotto.text import Speaker


def acts_said(acts: list[int], game: Game, speech: Speaker) -> str:
    """Several acts as one sentence."""
    return "; ".join([speech.act(game, act) for act in acts])


def hint_said(number: int, hint: Hint, game: Game, speech: Speaker) -> str:
    """A turn that could be played, and what it promises."""
    acts, expected = acts_said(list(hint.acts), game, speech), decimal(hint.expected, 1, speech)
    if hint.win is None:
        return speech.say("cli-hinted", number=number, acts=acts, n=expected)
    win = decimal(100 * hint.win, 0, speech)
    return speech.say("cli-hinted-win", number=number, acts=acts, n=expected, win=win)
