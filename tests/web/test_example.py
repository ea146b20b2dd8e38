"""The example client plays its seat to the end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from serving import PATIENCE, Serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_a_seat.py"


def test_the_example_plays_a_whole_game(server: Serving) -> None:
    command = [sys.executable, str(EXAMPLE), server.address]
    played = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 2)
    assert played.returncode == 0, played.stderr
    scores = re.fullmatch(r"example (-?\d+), random (-?\d+)\n", played.stdout)
    assert scores is not None, played.stdout
    assert int(scores[1]) + int(scores[2]) > 0
