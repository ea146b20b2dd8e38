"""Settings of the whole suite."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# The same examples in every run, so that no run fails by bad luck; GROTTO_EXPLORE=1 looks for new ones.
# A slow or busy machine is no reason to fail either.
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", settings.get_profile("explore"), derandomize=True, database=None)
settings.load_profile("explore" if os.environ.get("GROTTO_EXPLORE") else "steady")
