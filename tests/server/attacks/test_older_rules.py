"""A new version of rules makes no finished game unreadable; a game in progress is closed with a clear sentence."""

import io
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tablee.client import Client, RemoteSeat
from tablee.games import GAMES
from tablee.server.wire.messages import Snapshot, Table
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import ENCODER, Play, SeatWish
from tests.server.attacks.older import Change, of_other_cards, of_rules, rewritten, rows
from tests.server.company import BOTH_MINE, at_random, first, hurried, logged, mover, pair, serving
from tests.server.engines import wait_for
from tests.server.test_migrations import FIXTURES

OLDER = [pytest.param(of_rules(-1), id="older"), pytest.param(of_other_cards, id="other-cards")]
SOLO = [SeatWish("me", "Anna"), SeatWish("random", "Bob")]


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged: never a fault that nobody foresaw, nor the name of a table."""
    with logged() as found:
        yield found
    assert "unforeseen" not in found.getvalue() and "failed" not in found.getvalue()


def refusal(ask: Callable[[], object], code: str) -> None:
    """It is refused, in both languages."""
    with pytest.raises(Refusal) as refused:
        ask()
    problem = refused.value.problem
    assert (problem.code, problem.text["fr"] != problem.text["en"]) == (code, True), problem
    assert refused.value.status in (409, 503)


def play_out(*seats: RemoteSeat) -> None:
    """Play to the end, everybody at random."""
    people = [threading.Thread(target=seat.play, args=(at_random(at),)) for at, seat in enumerate(seats)]
    for person in people:
        person.start()
    for person in people:
        person.join(60)


def elsewhere(client: Client, seat: RemoteSeat) -> RemoteSeat:
    """The same seat at another server."""
    return RemoteSeat(client, seat.table, seat.seat, seat.token)


def shown(seat: RemoteSeat) -> list[bytes]:
    """All that somebody sees of a game, as it is sent: the table, the position, the whole log, a snapshot."""
    n = seat.position().n
    logs = [seat.log(after) for after in range(0, n, 150)]
    with seat.live(after=3) as live:
        shot = live.until(Snapshot)
    told = [_anywhere(seat.look()), seat.position(), *logs, _anywhere(shot.play), shot.log, seat.chats()]
    return [ENCODER.encode(each) for each in told]


def _anywhere(play: Play) -> Play:
    """A table without who is there: that is another matter."""
    seats = [replace(seat, here=False) for seat in play.table.seats]
    return replace(play, table=replace(play.table, seats=seats))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_shown_to_everybody_as_before_without_its_rules(
    tmp_path: Path, log: io.StringIO, game: str
) -> None:
    with serving(tmp_path) as (client, application):
        anna, bob = pair(client, game)
        anna.say("Bonjour")
        hurried(application, anna.table)
        play_out(anna, bob)
        watching = client.watch(anna.table)
        people = (anna, bob, watching)
        before, journal = [shown(each) for each in people], anna.journal()
    with serving(tmp_path) as (client, _):
        assert [shown(elsewhere(client, each)) for each in people] == before, "the same from what was kept"
    file = tmp_path / "server.sqlite"
    rewritten(file, of_rules(-1))
    with serving(tmp_path) as (client, _):
        again = [elsewhere(client, each) for each in people]
        assert [shown(each) for each in again] == before
        text = again[0].journal()
        assert text.splitlines() == [line for (line,) in rows(file, "select line from records order by n")]
        assert len(text.splitlines()) == len(journal.splitlines())
        for ask in (again[0].review, lambda: again[0].moment(0), again[0].judgements):
            refusal(ask, "older-rules")
        refusal(lambda: again[0].undo(again[0].position().n), "older-rules")
        assert [table.id for table in client.mine([anna.table])] == [anna.table]
        assert again[0].rematch() is None and again[1].rematch() is not None


def test_what_is_kept_of_a_game_goes_when_it_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite"
    with serving(tmp_path) as (client, application):
        (anna,) = client.create("karmaka", SOLO, start=True)
        hurried(application, anna.table)
        anna.play(first)
        (kept,) = rows(file, "select n, length(kept) from endings")
        assert kept[0] == anna.position().n and kept[1] < 100_000
        anna.undo(anna.position().n, take_back=True)
        assert rows(file, "select n from endings") == []
        assert anna.position().result is None
        anna.play(first)
        assert rows(file, "select n from endings") == [(anna.position().n,)]
    rewritten(file, of_rules(-1))
    with serving(tmp_path) as (client, _):
        assert elsewhere(client, anna).position().result is not None


@pytest.mark.parametrize("change", OLDER)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_progress_is_closed_and_everybody_is_told_why(
    tmp_path: Path, log: io.StringIO, game: str, change: Change
) -> None:
    with serving(tmp_path) as (client, _):
        anna, bob = client.create(game, BOTH_MINE, public=True, start=True)
        seat, position = mover(anna, bob)
        seat.choose(first(position), position.n)
        n = mover(anna, bob)[1].n
    file = tmp_path / "server.sqlite"
    rewritten(file, change)
    with serving(tmp_path) as (client, _):
        anna, bob = elsewhere(client, anna), elsewhere(client, bob)
        play = anna.look()
        is_closed(play)
        (mine,), listed = client.mine([anna.table]), client.tables("closed")
        assert mine.status == "closed" and [table.id for table in listed] == [anna.table]
        for ask in all_that_needs_the_game(anna, n):
            refusal(ask, "closed")
        with anna.live() as live:
            is_closed(live.until(Snapshot).play)
        refusal(lambda: anna.play(first), "closed")
        assert anna.say("So be it").text == bob.chats()[-1].text
        told = client.watch(anna.table).journal()
        assert told.splitlines() == [line for (line,) in rows(file, "select line from records order by n")]
        assert rows(file, "select status, told, to_move from tables") == [("closed", 1, -1)]
        assert anna.rematch() is None and bob.rematch() is not None


def is_closed(play: Play) -> None:
    assert play.table.status == "closed" and play.position is None and play.clocks is None
    assert (
        play.table.closed is not None and "journal" in play.table.closed["en"] and "journal" in play.table.closed["fr"]
    )


def all_that_needs_the_game(seat: RemoteSeat, n: int) -> list[Callable[[], Any]]:
    """Every question that the rules would have to answer."""
    asked: list[Callable[[], Any]] = [seat.position, seat.log, lambda: seat.choose(0, n), lambda: seat.why_not(0)]
    asked += [seat.hint, seat.world, lambda: seat.undo(n), lambda: seat.agree(1, n), lambda: seat.replace(1)]
    return [*asked, seat.come_back, seat.review, lambda: seat.moment(0), seat.judgements]


def test_whoever_sits_there_when_it_is_found_out_is_told_at_once(tmp_path: Path, log: io.StringIO) -> None:
    with serving(tmp_path, sweep=0.05) as (client, application):
        anna, bob = pair(client)
        with anna.live() as one, client.watch(anna.table).live() as two:
            for live in (one, two):
                assert live.until(Snapshot).play.position is not None
            rewritten(tmp_path / "server.sqlite", of_rules(-1))
            application.house.cache.drop(anna.table)
            refusal(bob.position, "closed")
            for live in (one, two):
                told = live.until(Table)
                while told.table.status != "closed":
                    told = live.until(Table)
                assert told.table.closed is not None


def test_virtual_players_leave_a_closed_game_alone(tmp_path: Path, log: io.StringIO) -> None:
    file = tmp_path / "server.sqlite"
    with serving(tmp_path) as (client, _):
        (anna,) = client.create("karmaka", SOLO, {"first_player": "seat_0"}, start=True)
        position = anna.position()
        assert position.decision is not None
        anna.choose(first(position), position.n)
        wait_for(lambda: anna.look().table.n > position.n + 1, "the answer of the virtual player")
    rewritten(file, of_other_cards)
    rows(file, "update tables set to_move = 1")
    with serving(tmp_path) as (client, _):
        wait_for(lambda: client.watch(anna.table).look().table.status == "closed", "the end")
        wait_for(lambda: rows(file, "select * from claims") == [], "the claim's end")
        assert log.getvalue().count("does not fit") == 1, "and nobody tries again and again"


def test_a_server_that_is_still_old_leaves_newer_games_alone(tmp_path: Path, log: io.StringIO) -> None:
    with serving(tmp_path) as (client, _):
        anna, bob = pair(client)
        (solo,) = client.create("karmaka", SOLO, {"first_player": "seat_1"})
    file = tmp_path / "server.sqlite"
    rewritten(file, of_rules(1))
    with serving(tmp_path) as (client, _):
        for ask in (elsewhere(client, anna).look, elsewhere(client, bob).position):
            refusal(ask, "newer-rules")
        assert httpx.get(f"{client.url}/api/v1/tables/{anna.table}").status_code == 503
        refusal(elsewhere(client, anna).journal, "not-over")
        assert elsewhere(client, solo).look().table.status == "open"
    assert rows(file, "select status from tables order by status") == [("open",), ("playing",)]
    rewritten(file, of_rules(-1))
    with serving(tmp_path) as (client, _):
        seat, position = mover(elsewhere(client, anna), elsewhere(client, bob))
        assert seat.choose(first(position), position.n).n == position.n + 1


def test_games_that_ended_before_endings_were_kept_get_theirs(tmp_path: Path, log: io.StringIO) -> None:
    file = tmp_path / "server.sqlite"
    shutil.copy(FIXTURES / "version2.sqlite", file)
    with serving(tmp_path) as (client, _):
        wait_for(lambda: len(rows(file, "select * from endings")) == 3, "all endings")
        ids = [row[0] for row in rows(file, "select id from tables where status = 'over' order by id")]
        before = [shown(client.watch(each)) for each in ids]
    rewritten(file, of_rules(-1))
    with serving(tmp_path) as (client, _):
        assert [shown(client.watch(each)) for each in ids] == before


def test_a_finished_game_of_which_nothing_was_kept_is_told_by_its_result(tmp_path: Path, log: io.StringIO) -> None:
    file = tmp_path / "server.sqlite"
    shutil.copy(FIXTURES / "version2.sqlite", file)
    rewritten(file, of_rules(-1))
    ids = [row[0] for row in rows(file, "select id from tables where status = 'over' order by id")]
    with serving(tmp_path) as (client, _):
        for each in ids:
            seat = client.watch(each)
            play = seat.look()
            assert play.position is None and play.table.result is not None and play.table.result.winners
            with seat.live() as live:
                assert live.until(Snapshot).play.table.result is not None
            for ask in (seat.position, seat.log, seat.review, lambda seat=seat: seat.play(first)):
                refusal(ask, "older-rules")
            assert seat.journal()
    assert rows(file, "select * from endings") == []
