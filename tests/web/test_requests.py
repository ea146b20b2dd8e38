"""A request that can't be read names the field that is wrong, in words that every language has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grotto.kernel.errors import GrottoError
from grotto.text import LANGUAGES, speaker
from serving import Person

Somebody = Callable[[str], Person]
TABLE = {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "me"}]}
ACT = {"request": "1" * 32, "seq": 0, "act": "x"}

WRONG: list[tuple[str, Any, str, dict[str, Any]]] = [
    ("/tables", {}, "field_missing", {"key": "game"}),
    ("/tables", TABLE | {"seats": [{}]}, "field_missing", {"key": "seats[0].kind"}),
    ("/tables", TABLE | {"game": 1}, "field_type", {"key": "game", "type": "str", "allowed": "str"}),
    ("/tables", TABLE | {"seats": {}}, "field_type", {"key": "seats", "type": "array", "allowed": "array"}),
    ("/tables", TABLE | {"seats": [{"kind": "you"}]}, "field_value", {"key": "seats[0].kind", "value": "you"}),
    ("/tables", [], "bad_body", {}),
    ("/tables/x/acts", ACT | {"request": "x"}, "field_form", {"key": "request"}),
    ("/tables/x/acts", ACT | {"seq": -1}, "field_limit", {"key": "seq", "allowed": ">= 0"}),
    ("/tables/x/acts", ACT | {"act": "x" * 300}, "field_long", {"key": "act", "n": 200}),
]


@pytest.mark.parametrize(
    ("path", "body", "id", "data"), WRONG, ids=[f"{id}-{n}" for n, (_, _, id, _) in enumerate(WRONG)]
)
def test_the_wrong_field_is_named(person: Somebody, path: str, body: Any, id: str, data: dict[str, Any]) -> None:
    answer = person("Ann").post(path, body)
    assert answer.status_code == 400
    assert answer.json()["error"] == {"id": f"error-{id}", "data": data}
    for language in LANGUAGES:
        assert str(data.get("key", "JSON")) in speaker(language).error(GrottoError(id, data))


@pytest.mark.parametrize("content", [b"{", b"\xff", b""])
def test_a_body_that_is_no_json_is_refused(person: Somebody, content: bytes) -> None:
    answer = person("Ann").http.post("/tables", content=content, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "error-bad_body")


def test_a_wrong_query_is_named_as_it_was_written(person: Somebody) -> None:
    answer = person("Ann").http.get("/tables/x/log?from=y")
    assert answer.json()["error"] == {
        "id": "error-field_type",
        "data": {"key": "from", "type": "int", "allowed": "int"},
    }
