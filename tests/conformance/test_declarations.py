"""All games of ours and of the tests: what they declare."""

from __future__ import annotations

from grotto.conformance import Declarations

from .cases import cases


class TestDeclarations(Declarations):
    cases = cases()
