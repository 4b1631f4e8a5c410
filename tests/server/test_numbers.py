"""A server whose numbers are laid over says so, plays with them in every process, and leaves other games alone."""

from pathlib import Path

import httpx
import pytest

from tablee.client import Client, RemoteSeat
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import SeatWish
from tests.server.company import first
from tests.server.processes import process

SOLO = [SeatWish("me", "Anna"), SeatWish("sensible", "Bob")]


def test_a_game_goes_on_only_where_its_numbers_are(tmp_path: Path) -> None:
    (tmp_path / "data" / "karmaka").mkdir(parents=True)
    (tmp_path / "data" / "karmaka" / "cards.toml").write_text("panic.value = 3\n")
    laid, database = ("--data", str(tmp_path / "data")), tmp_path / "games.sqlite"
    with process(*laid, database=database, program=None) as server, Client(server.link) as client:
        numbers = {game.name: game.numbers for game in client.games()}
        assert len(numbers["karmaka"]) == 16 and numbers["spacepaper"] == ""
        assert f"laid over from {tmp_path / 'data'} ({numbers['karmaka']})" in server.said()
        (over,) = client.create("karmaka", SOLO, start=True)
        assert over.play(first).result is not None, "a virtual player thought in a process of its own"
        (anna,) = client.create("karmaka", SOLO, {"first_player": "seat_0"}, start=True)  # nothing happens without her
        assert f'"numbers":"{numbers["karmaka"]}"' in over.journal().splitlines()[0]
        before = anna.position().n
    with process(database=database) as server, Client(server.link) as client:
        assert {game.numbers for game in client.games()} == {""}
        with pytest.raises(Refusal) as refused:
            RemoteSeat(client, anna.table, anna.seat, anna.token).position()
        problem = refused.value.problem
        assert (refused.value.status, problem.code) == (409, "other-numbers") and problem.text["fr"] != problem.text[
            "en"
        ]
        assert client.mine([anna.table])[0].status == "playing", "it waits for its numbers"
        assert RemoteSeat(client, over.table, over.seat, over.token).position().result is not None
        with pytest.raises(Refusal, match="other numbers"):
            RemoteSeat(client, over.table, over.seat, over.token).review()
        assert httpx.get(f"{server.link}/health").status_code == httpx.codes.OK
    with process(*laid, database=database, program=None) as server, Client(server.link) as client:
        found = RemoteSeat(client, anna.table, anna.seat, anna.token).position()
        assert found.n >= before, "a virtual player may have chosen since"
