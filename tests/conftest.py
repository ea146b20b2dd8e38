"""Settings of the whole suite."""

from __future__ import annotations

import os

from hypothesis import settings

# The same examples in every run, so that no run fails by bad luck; GROTTO_EXPLORE=1 looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None)
settings.load_profile("explore" if os.environ.get("GROTTO_EXPLORE") else "steady")
