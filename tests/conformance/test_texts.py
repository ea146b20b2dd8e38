"""All games of ours and of the tests: their words."""

from __future__ import annotations

from grotto.conformance import NothingUnused, Texts
from grotto.text import LANGUAGES

from .cases import cases, example


class TestTexts(Texts):
    cases = cases()
    languages = LANGUAGES


class TestNothingUnused(NothingUnused):
    """The example shows what a new game must bring along. Ours look in tests/rules, where texts of boards count too."""

    game = example("stalagmites", "Stalagmites")
