"""One server for all tests that only talk to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.client import Client
from tablee.server.app import Application
from tests.server.company import serving

HERE = Path(__file__).parent
BOTH = ("test_client.py", "test_wire.py")  # run against compiled rules too


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The server is plain Python: most of its tests run once."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.name not in BOTH:
            item.add_marker(pytest.mark.plain_only)


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
