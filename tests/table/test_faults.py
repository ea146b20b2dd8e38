"""kill -9 at any time, under load: nothing acknowledged is missing, nothing is half applied, bots go on.

tools/kills.py does the same for longer.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import Cluster, cluster, new_database
from serving import sqlite
from torment import crash_database, kill_one_of_two, kill_server, kill_worker

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the servers are started by fork")


@pytest.fixture(scope="module")
def databases() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    assert kill_server(sqlite(tmp_path), 8)["kills"] == 8


def test_nothing_is_lost_on_postgresql(databases: Cluster) -> None:
    assert kill_server(new_database(databases.address, "alone"), 8)["kills"] == 8


def test_nothing_is_lost_between_two_servers(databases: Cluster) -> None:
    assert kill_one_of_two(new_database(databases.address, "two"), 4)["kills"] == 4


def test_nothing_is_lost_with_a_worker(databases: Cluster) -> None:
    assert kill_worker(new_database(databases.address, "worked"), 3)["kills"] == 3


def test_nothing_is_lost_when_the_database_crashes(databases: Cluster) -> None:
    assert crash_database(databases, 3)["kills"] == 3
