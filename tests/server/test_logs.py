"""Logs are lines of JSON that hold neither tokens nor addresses of tables."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.company import logged, pair, serving


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    with logged() as found:
        yield found


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


def fail(*words: str) -> None:
    """Raise an error because of another."""
    try:
        raise OSError(28, "No space left on device", words[0])
    except OSError as error:
        raise ValueError(words[1]) from error


def test_a_fault_is_logged_on_one_line_without_its_words(stream: io.StringIO) -> None:
    try:
        fail("a-secret", "another")
    except ValueError:
        logging.getLogger("tablee.test").exception("failed")
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert told["what"] == "failed" and told["error"].index("OSError (No space") < told["error"].index("ValueError")
    assert "in fail" in told["error"] and "test_logs.py" in told["error"]
    assert "a-secret" not in line and "another" not in line


def test_faults_of_a_group_and_of_a_circle_are_told_once(stream: io.StringIO) -> None:
    one, two = KeyError("a-secret"), LookupError("another")
    one.__cause__, two.__cause__ = two, one
    logging.getLogger("tablee.test").error("failed", exc_info=ExceptionGroup("a-secret", [one, ValueError("other")]))
    told = json.loads(stream.getvalue())["error"]
    assert [told.count(kind) for kind in ("KeyError", "LookupError", "ValueError", "ExceptionGroup")] == [1, 1, 1, 1]
    assert "a-secret" not in told and "another" not in told and "other" not in told


def test_what_others_say_is_told_by_its_first_line_and_form(stream: io.StringIO) -> None:
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: %s", "a-secret")
    logging.getLogger("uvicorn.error").error("Refused %s", "a-secret")
    assert [json.loads(line)["what"] for line in stream.getvalue().splitlines()] == [
        "Task exception was never retrieved",
        "Refused %s",
    ]
