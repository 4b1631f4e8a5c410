"""One server for all tests that only talk to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.client import Client
from tablee.server.ground.config import sqlite
from tablee.server.http.app import Application
from tests.dealing import deal
from tests.server.company import serving
from tests.server.engines import Postgres, Redis, started_postgres, started_redis


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are dealt as in every other run of the test."""
    deal(request.node.nodeid, monkeypatch)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, Application]]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as (client, application):
        yield client, application


@pytest.fixture
def client(server: tuple[Client, Application]) -> Client:
    return server[0]


@pytest.fixture
def application(server: tuple[Client, Application]) -> Application:
    return server[1]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for the whole run."""
    engine = started_postgres()
    yield engine
    engine.close()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A Redis of one's own: it may be killed."""
    engine = started_redis()
    yield engine
    engine.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield sqlite(tmp_path / "server.sqlite")
        return
    engine: Postgres = request.getfixturevalue("postgres")
    with engine.database() as url:
        yield url
