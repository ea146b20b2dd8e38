"""Checks that every game must pass, ours and those of other packages; they know no rule of any game.

They are run by pytest. A package with a game of its own has a test file like this:

    from grotto.conformance import Conformance
    from stalagmites import Stalagmites

    class TestStalagmites(Conformance):
        game = Stalagmites()
"""

from __future__ import annotations

import pytest

# What was compared is shown when a check fails.
for _module in ("bots", "damage", "declarations", "observations", "records", "suite", "texts", "values"):
    pytest.register_assert_rewrite(f"grotto.conformance.{_module}")

from grotto.conformance.bots import Bots  # noqa: E402
from grotto.conformance.damage import Damage  # noqa: E402
from grotto.conformance.declarations import Declarations  # noqa: E402
from grotto.conformance.observations import Observations  # noqa: E402
from grotto.conformance.records import Records  # noqa: E402
from grotto.conformance.suite import Case, Suite, cases_of  # noqa: E402
from grotto.conformance.texts import NothingUnused, Texts  # noqa: E402
from grotto.conformance.values import Values  # noqa: E402

__all__ = [
    "Bots",
    "Case",
    "Conformance",
    "Damage",
    "Declarations",
    "NothingUnused",
    "Observations",
    "Records",
    "Suite",
    "Texts",
    "Values",
    "cases_of",
]


class Conformance(Values, Declarations, Damage, Records, Observations, Bots, Texts, NothingUnused):
    """All of them."""
