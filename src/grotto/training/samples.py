"""What a net learns from."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from grotto.bots.net import Floats


class Samples(NamedTuple):
    """Positions as the net sees them, the two scores that it should say, and which of the two count."""

    rows: NDArray[np.float16]
    targets: Floats
    weights: Floats

    @staticmethod
    def together(many: list[Samples]) -> Samples:
        """All of them, in their order."""
        return Samples(*[np.concatenate(parts) for parts in zip(*many, strict=True)])
