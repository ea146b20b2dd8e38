"""Every game as numbers."""

from __future__ import annotations

from grotto.conformance import Observations

from .cases import cases


class TestObservations(Observations):
    cases = cases()
