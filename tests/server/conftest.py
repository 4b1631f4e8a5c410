"""One server for all tests that only talk to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.client import Client
from tablee.server.app import Application
from tests.server.company import serving


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
