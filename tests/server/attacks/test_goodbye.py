"""Whoever is sent away is told why, even where the greeting itself has failed."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.client import RemoteSeat
from tablee.server.http.app import Application
from tablee.server.wire.messages import Bye
from tests.server.company import logged, pair, serving


def goodbye(seat: RemoteSeat) -> Bye:
    """The only message of a socket that is sent away."""
    with seat.live() as live:
        said = live.receive(10)
        with pytest.raises(ConnectionClosed):
            live.receive(10)
    assert isinstance(said, Bye)
    return said


def test_a_greeting_that_the_database_fails_ends_with_a_goodbye(tmp_path: Path) -> None:
    with serving(tmp_path, sweep=60.0) as (client, _):
        anna, _ = pair(client)
        with closing(sqlite3.connect(tmp_path / "server.sqlite")) as other:
            other.execute("drop table chats")
        said = goodbye(anna)
    assert (said.reason.code, said.again) == ("unavailable", True)


def test_a_greeting_that_fails_as_nobody_foresaw_ends_with_a_goodbye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> None:
        raise ZeroDivisionError("a-secret")

    with logged() as log, serving(tmp_path, sweep=60.0) as (client, application):
        assert isinstance(application, Application)
        anna, _ = pair(client)
        monkeypatch.setattr(application.house.teller, "info", fail)
        said = goodbye(anna)
        assert (said.reason.code, said.again) == ("internal", False)
        assert "ZeroDivisionError" in log.getvalue() and "a-secret" not in log.getvalue()
