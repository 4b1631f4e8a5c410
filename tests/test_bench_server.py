"""The measurement of the server: the short form runs, and what it must find would be found."""

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from bench.run import main
from bench.server import crowd, lay, run, watch
from bench.server.check import asker, faults, journals, wrong_lines, wrong_views
from bench.server.figures import Figures, at, figures, rows, soon, table, times
from bench.server.guests import Couple, Guest, Samples
from bench.server.host import Serving
from bench.server.shapes import Laid, Outcome, Plan, Sent
from tablee.games import FIRST, GAMES
from tablee.server.ground.config import sqlite
from tablee.server.play import scene
from tablee.server.play.room import Room, begun
from tablee.server.wire.messages import Done, News, Refused
from tablee.server.wire.shapes import ENCODER, Problem
from tablee.table import Place, Setup
from tests.server.cradle import Forked
from tests.server.processes import process


@contextmanager
def warm(database: Path, profile: Path | None) -> Iterator[Serving]:
    """A server that is forked, and so begins in a moment."""
    with process(database=sqlite(database)) as server:
        yield Serving(server.link.replace("localhost", "127.0.0.1"), server.popen.pid)


def forked(plan: Plan, folder: Path) -> Outcome:
    """What came of a plan, played by a process that is forked."""
    asked, outcome = folder / "plan.json", folder / "outcome.json"
    asked.write_bytes(msgspec.json.encode(plan))
    clients = Forked(crowd.program, [str(asked), str(outcome)], dict(os.environ), folder / "log")
    status = clients.wait(120)
    clients.close()
    assert status == 0, (folder / "log").read_text()
    return msgspec.json.decode(outcome.read_bytes(), type=Outcome)


@pytest.mark.parametrize("game", GAMES)
def test_the_short_form_loses_doubles_and_mistakes_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if game != FIRST:  # for the first, both are started as in the long form
        monkeypatch.setattr(run, "serving", warm)
        monkeypatch.setattr(run, "played", forked)
    written = tmp_path / "figures.json"
    assert main(["server", "--short", "--game", game, "--json", str(written)]) == 0
    found: Figures = json.loads(written.read_text())
    assert (found["game"], found["tables"], found["clients"], found["faults"]) == (game, 5, 10, [])
    assert found["choices"] == 50
    assert 0 < found["confirmed_ms"]["p50"] <= found["confirmed_ms"]["p99"] <= found["confirmed_ms"]["most"]


def room() -> Room:
    return Room([line.text for line in begun(Setup.of("karmaka", 2, 7), [Place("Anna"), Place("Bob")])])


def played(choices: int) -> tuple[Room, list[Sent]]:
    """A room after some choices, and those who made them."""
    made, sent = room(), list[Sent]()
    for _ in range(choices):
        seat = made.to_move
        option = made.state.options[-1]
        sent.append(Sent(0, made.n, seat, option, made.n + 1))
        made.take(made.chosen(seat, option))
    return made, sent


def test_every_choice_is_looked_for_in_the_journal() -> None:
    made, sent = played(4)
    assert wrong_lines(made, 1, sent) == []
    assert wrong_lines(made, 3, sent[2:]) == []
    assert "made by nobody" in wrong_lines(made, 1, sent[:3])[0]
    more = Sent(0, made.n, 0, 0, made.n + 1)
    assert "is lost" in wrong_lines(made, 1, [*sent, more])[0]
    more.confirmed = None  # it was never confirmed: nothing is lost
    assert wrong_lines(made, 1, [*sent, more]) == []
    assert wrong_lines(made, 1, [sent[1], sent[0], *sent[2:]]) == ["choices are in another order"]


def test_a_choice_that_is_there_twice_is_found() -> None:
    made, sent = played(2)
    made.happenings.append(made.happenings[-1])
    assert "twice" in wrong_lines(made, 1, sent)[0]


def test_another_view_than_the_journals_is_found() -> None:
    made, _ = played(3)
    seen = [msgspec.Raw(ENCODER.encode(scene.position(made, asker(seat)))) for seat in (0, 1)]
    assert wrong_views(made, seen) == []
    assert wrong_views(made, seen[::-1]) == [
        "seat 0 saw another position than the journal's",
        "seat 1 saw another position than the journal's",
    ]


def test_tables_are_laid_in_mid_game_and_read_back(tmp_path: Path) -> None:
    database = tmp_path / "laid.sqlite"
    laid = asyncio.run(lay.laid(database, "karmaka", 3, 30, 5))
    plan = Plan("", 0, laid, 1.0, 1.0, 1, True)
    rooms = [Room(lines) for lines in journals(database, plan)]
    assert [each.n for each in rooms] == [each.n for each in laid]
    assert max(each.n for each in rooms) > 1 and not any(each.over for each in rooms)
    outcome = Outcome(
        [Sent(0, laid[0].n, 0, 0, laid[0].n + 1)], [], [], [], ["a fault"], [[], [], []], 1.0, 0, 0, 0, []
    )
    found = faults(database, plan, outcome)
    assert found[0] == "a fault" and "is lost" in found[1] and len(found) == 2


def couple() -> tuple[Couple, Samples]:
    samples = Samples()
    return Couple(Laid("t", ["a", "b"], 1), 0, samples), samples


def greeted(guest: Guest, made: Room) -> None:
    position = ENCODER.encode(scene.position(made, asker(guest.seat)))
    guest.hear(b'{"type":"snapshot","play":{"position":%b}}' % position, 0.0)


def news(made: Room, seat: int) -> bytes:
    return ENCODER.encode(News(scene.entry(made, made.last, asker(seat)), scene.position(made, asker(seat))))


def test_a_client_notices_a_line_left_out_or_told_twice() -> None:
    two, _ = couple()
    guest = two.guests[0]
    greeted(guest, room())
    guest.hear(news(played(1)[0], 0), 0.0)
    assert two.faults == []
    guest.hear(news(played(1)[0], 0), 0.0)
    guest.hear(news(played(3)[0], 0), 0.0)
    assert two.faults == ["seat 0 was told line 2 after line 2", "seat 0 was told line 4 after line 2"]


def test_times_are_counted_from_the_moment_a_choice_was_due() -> None:
    two, samples = couple()
    before, (after, (sent,)) = room(), played(1)
    for guest in two.guests:
        greeted(guest, before)
    mover, other = two.guests[sent.seat], two.guests[1 - sent.seat]
    assert two.mover is mover and sent.option in mover.options
    two.sent, two.due = Sent(0, sent.n, sent.seat, sent.option), 10.0
    assert two.mover is None, "a choice is on its way"
    mover.hear(ENCODER.encode(Done("", 2)), 10.25)
    mover.hear(news(after, mover.seat), 10.25)
    assert samples.free == []
    other.hear(news(after, other.seat), 10.5)
    assert (samples.confirmed, samples.seen, samples.free) == ([0.25], [0.5], [two])
    mover.hear(ENCODER.encode(Done("", 2)), 11.0)
    other.hear(ENCODER.encode(Refused("", Problem("stale", "", ""))), 11.0)
    assert two.faults == [
        f"seat {mover.seat} got a confirmation of nothing",
        f"seat {other.seat} was refused at line 2: stale",
    ]


def test_percentiles_are_values_that_were_measured() -> None:
    ordered = [float(each) for each in range(1, 201)]
    assert (at(ordered, 50), at(ordered, 99), at([7.0], 99)) == (100.0, 198.0, 7.0)
    assert times([0.003, 0.001])["most"] == 3.0


def found(tables: int, seen: float) -> Figures:
    plan = Plan("", 0, [Laid("t", ["a", "b"], 1)] * tables, 200.0, 1.0, 1, True)
    outcome = Outcome([], [], [0.01] * 200, [seen] * 200, [], [], 1.0, 600, 0.1, 0.5, [0, 1024 * tables, None])
    return figures("karmaka", plan, outcome, [], [1.0, 2.0], [0.001])


def test_a_process_and_a_disk_are_watched(tmp_path: Path) -> None:
    assert (watch.memory(os.getpid()) or 1) > 0 and (watch.cpu(os.getpid()) or 1.0) > 0
    assert watch.memory(-1) is None and watch.cpu(-1) is None
    assert len(watch.disk(tmp_path, 3)) == 3
    assert (watch.between(1.0, 3.5), watch.between(None, 3.5)) == (2.5, None)


def test_the_mark_counts_at_the_load_it_was_set_for() -> None:
    def marks(figures: Figures) -> list[bool]:
        return [mark.is_met(value or 0.0) for _, value, mark in rows(figures) if mark is not None]

    cheap, dear = found(500, 0.02), found(500, 0.05)
    cheap["server_cpu_ms"], dear["kb_per_table"] = 1.9, 201.0
    assert marks(cheap) == [True, True, True, True, True]
    assert marks(dear) == [True, False, False, False, True]  # 2.5 ms of processor for a choice
    assert marks(found(10, 0.2)) == [True]
    many = found(1000, 0.05)
    assert soon(many) == 40
    many["choices_per_s"] = 300.0
    assert soon(many) == 100
    assert found(500, 0.02)["kb_per_table"] == 1.0
    assert table(found(500, 0.02)).row_count == len(list(rows(found(500, 0.02))))
