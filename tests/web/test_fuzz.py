"""Whatever is sent, the server never breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)

from grotto.web.app import Settings, create_app
from serving import Person, Serving

from .care import appoint

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi_schema.to_schema())


@pytest.fixture(scope="module")
def table(server: Serving) -> tuple[Person, str]:
    ann = Person(server.address, "Ann")
    return ann, ann.open("me", "local")["id"]


@pytest.fixture(scope="module")
def admin(server: Serving) -> Person:
    ada = Person(server.address, "Ada")
    ada.join("Ada the fuzzy")
    appoint(server, "Ada the fuzzy")
    ada.enter("/login", {"name": "Ada the fuzzy", "password": "a long password"})
    return ada


@pytest.fixture(scope="module")
def member(server: Serving) -> Person:
    """Somebody with an account, who does not log out."""
    mia = Person(server.address, "Mia")
    mia.join("Mia the fuzzy")
    return mia


# What ends a session.
ENDS = ("/api/account/logout", "/api/account/sessions", "/api/account/sessions/{id}")
# What is sent keeps to the description of the API, whatever was asked.
CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance, response_headers_conformance]


@SCHEMA.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(
    case: Any, server: Serving, table: tuple[Person, str], member: Person, admin: Person
) -> None:
    ann, id = table
    if case.path.startswith("/api/account") and case.path not in ENDS:
        ann = member
    if case.path.startswith("/api/admin"):
        # A table that may be stopped and deleted.
        ann, id = admin, admin.open("me")["id"]
    # Half of the requests are about a table that is there, and one in four comes from nobody.
    size = len(str(case.body)) + len(str(case.query))
    if "id" in case.path_parameters and size % 2:
        case.path_parameters["id"] = id
    known = {"X-CSRF-Token": ann.http.headers["X-CSRF-Token"], "Cookie": f"grotto={ann.http.cookies['grotto']}"}
    answer = case.call(base_url=server.address, headers=known if size % 4 else {})
    case.validate_response(answer, checks=CHECKS)


def test_every_route_is_tried(person: Callable[[str], Person]) -> None:
    """Those that are found by schemathesis are all there are."""
    described = person("Ann").get("/schema/openapi.json")["paths"]
    known = {(method, path) for path, operations in described.items() for method in operations}
    assert {(one.ok().method, one.ok().path) for one in SCHEMA.get_all_operations()} == known


def test_every_operation_is_described(person: Callable[[str], Person]) -> None:
    described = person("Ann").get("/schema/openapi.json")["paths"]
    assert len(described) >= 20
    for operations in described.values():
        for operation in operations.values():
            assert operation.get("description"), operation


def test_what_a_write_must_carry_is_declared(person: Callable[[str], Person]) -> None:
    """Cookie and token, by the names under which the server looks for them; who only reads needs neither."""
    described = person("Ann").get("/schema/openapi.json")
    proofs = described["components"]["securitySchemes"]
    assert {(proof["in"], proof["name"]) for proof in proofs.values()} == {
        ("cookie", "grotto"),
        ("header", "X-CSRF-Token"),
    }
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            needed = operation.get("security", [])
            assert needed == ([] if method == "get" else [{key: [] for key in proofs}]), (method, path)
