"""Whatever is sent, the server never breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from grotto.web.app import Settings, create_app
from serving import Person, Serving

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi_schema.to_schema())


@pytest.fixture(scope="module")
def table(server: Serving) -> tuple[Person, str]:
    ann = Person(server.address, "Ann")
    return ann, ann.open("me", "local")["id"]


@SCHEMA.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Any, server: Serving, table: tuple[Person, str]) -> None:
    ann, id = table
    # Half of the requests are about a table that is there.
    if "id" in case.path_parameters and len(str(case.body)) % 2:
        case.path_parameters["id"] = id
    headers = {
        "X-CSRF-Token": ann.http.headers["X-CSRF-Token"],
        "Cookie": f"grotto={ann.http.cookies['grotto']}",
    }
    answer = case.call(base_url=server.address, headers=headers)
    assert answer.status_code < 500, answer.text


def test_every_operation_is_described(person: Callable[[str], Person]) -> None:
    described = person("Ann").get("/schema/openapi.json")["paths"]
    assert len(described) >= 20
    for operations in described.values():
        for operation in operations.values():
            assert operation.get("description"), operation
