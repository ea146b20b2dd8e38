"""Errors come from another process as they were raised there: with id and data, which all sentences are made of."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import grotto
from grotto.kernel.errors import GrottoError
from grotto.kernel.packs import BadPack, Problem


@pytest.mark.parametrize("kind", [grotto.IllegalAct, grotto.UnknownAct, grotto.BadOption, grotto.BadData, GrottoError])
@pytest.mark.parametrize("data", [None, {"value": "a", "n": 2}])
def test_an_error_stays_what_it_is(kind: type[GrottoError], data: dict[str, str | int] | None) -> None:
    error = kind("too_late", data)
    for one in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(one) is kind
        assert (one.id, one.data, str(one)) == ("too_late", data or {}, str(error))


def test_a_pack_stays_as_bad_as_it_is() -> None:
    error = BadPack("above_and_below", Path("mine"), [Problem("caves.toml", 3, "no_text", {"key": "a"})])
    again = pickle.loads(pickle.dumps(error))
    assert (again.game, again.folder, again.problems) == (error.game, error.folder, error.problems)
    assert (again.id, again.data) == (error.id, error.data)
