from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from serving import Person, Serving, serving, sqlite


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(sqlite(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def person(server: Serving) -> Callable[[str], Person]:
    return lambda name: Person(server.address, name)
