"""All games of ours and of the tests: their data."""

from __future__ import annotations

from grotto.conformance import Damage

from .cases import cases


class TestDamage(Damage):
    cases = cases()
