"""Logs are lines of JSON that hold neither tokens nor addresses of tables."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tablee.server.limits import Buckets
from tablee.server.logs import write_logs
from tests.server.company import pair, serving


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where the logs go; afterwards they go where they went."""
    loggers = [logging.getLogger(name) for name in ("tablee", "uvicorn", "litestar")]
    before = [(logger, logger.handlers, logger.propagate, logger.level) for logger in loggers]
    found = io.StringIO()
    write_logs("info", found)
    yield found
    for logger, handlers, propagate, level in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def test_requests_are_logged_without_secrets(tmp_path: Path, stream: io.StringIO) -> None:
    with serving(tmp_path) as (client, _):
        anna, _ = pair(client)
        anna.position()
        with anna.live() as live:
            live.receive()
        httpx.get(f"{client.url}/api/v1/tables/{anna.table}/position?token=secret")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    requests = [line for line in lines if line["what"] == "request"]
    assert {"method", "route", "status", "ms", "at", "level", "from"} <= set(requests[0])
    assert any(line["route"].endswith("/{table_id}/position") for line in requests)
    assert anna.token is not None
    for secret in (anna.token, anna.table, "secret"):
        assert secret not in stream.getvalue()


def test_a_fault_is_logged_on_one_line(stream: io.StringIO) -> None:
    try:
        raise ValueError("oh")
    except ValueError:
        logging.getLogger("tablee.test").exception("failed")
    (line,) = stream.getvalue().splitlines()
    assert json.loads(line)["what"] == "failed" and "ValueError: oh" in json.loads(line)["error"]


def test_each_client_has_its_own_bucket() -> None:
    buckets = Buckets(0.0, 1.0)
    assert [buckets.takes(client) for client in ("a", "b", "a")] == [True, True, False]
