"""One of each game of ours and of the tests: bots play it."""

from __future__ import annotations

from grotto.conformance import Bots

from .cases import of_each_game


class TestBots(Bots):
    cases = of_each_game()
