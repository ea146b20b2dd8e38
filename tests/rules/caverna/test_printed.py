"""What is printed on boards, cards and tiles, as front ends are told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .table import GAME

PRINTED: dict[str, Any] = json.loads(Path(__file__).with_name("printed.json").read_text("utf-8"))
FACTS: dict[str, Any] = json.loads(json.dumps(GAME.facts()))


def test_all_kinds_of_facts() -> None:
    assert list(FACTS) == list(PRINTED)


@pytest.mark.parametrize("id", PRINTED["furnishings"])
def test_furnishing(id: str) -> None:
    assert FACTS["furnishings"][id] == PRINTED["furnishings"][id]


@pytest.mark.parametrize("id", PRINTED["spaces"])
def test_space(id: str) -> None:
    assert FACTS["spaces"][id] == PRINTED["spaces"][id]


@pytest.mark.parametrize("kind", PRINTED)
def test_facts(kind: str) -> None:
    assert FACTS[kind] == PRINTED[kind]
