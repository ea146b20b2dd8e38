"""All games of ours and of the tests: their positions."""

from __future__ import annotations

from grotto.conformance import Values

from .cases import cases


class TestValues(Values):
    cases = cases()
