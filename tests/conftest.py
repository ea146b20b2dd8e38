"""Settings of the whole suite."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from grotto.games import GAMES

# The same examples in every run, so that no run fails by bad luck; GROTTO_EXPLORE=1 looks for new ones.
# A slow or busy machine is no reason to fail either.
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", settings.get_profile("explore"), derandomize=True, database=None)
settings.load_profile("explore" if os.environ.get("GROTTO_EXPLORE") else "steady")

# A shell starts what runs in its background deaf to Ctrl C, and so would be all that the tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The packs that everybody has.
PACKS = {"above_and_below": GAMES["above_and_below"].packs()}


@pytest.fixture(autouse=True)
def _usual_packs() -> Iterator[None]:
    """A pack that something was given is forgotten afterwards."""
    yield
    GAMES.use_packs(PACKS)


# Folders whose tests take longest, and those of which each file takes a moment only.
LONG = ("table", "browser", "web", "properties", "cli")
SHORT = ("rules", "kernel")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first and the short ones last, so that several processes end at about the same time."""
    here = Path(__file__).parent

    def place(item: pytest.Item) -> int:
        folder = item.path.relative_to(here).parts[0]
        return LONG.index(folder) if folder in LONG else len(LONG) + (folder in SHORT)

    items.sort(key=place)
