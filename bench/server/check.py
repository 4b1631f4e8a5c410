"""The reckoning: every choice is in its table's journal once and in order, and the journals replay to what was seen."""

import sqlite3
from contextlib import closing
from itertools import groupby
from pathlib import Path

import msgspec

from bench.server.shapes import Outcome, Plan, Sent
from tablee.server.play import scene
from tablee.server.play.room import Room
from tablee.server.play.visitors import Asker, known_by
from tablee.server.store.rows import SeatRow, TableRow
from tablee.server.wire.shapes import ENCODER, Position
from tablee.table.past.records import ITSELF


def faults(database: Path, plan: Plan, outcome: Outcome) -> list[str]:
    """What is wrong: nothing, one hopes."""
    found = outcome.faults[:]
    sent: dict[int, list[Sent]] = {}
    for each in outcome.sent:
        sent.setdefault(each.table, []).append(each)
    for at, (laid, lines) in enumerate(zip(plan.laid, journals(database, plan), strict=True)):
        room = Room(lines)
        found += [f"table {at}: {fault}" for fault in wrong_lines(room, laid.n, sent.get(at, []))]
        found += [f"table {at}: {fault}" for fault in wrong_views(room, outcome.positions[at])]
    return found


def journals(database: Path, plan: Plan) -> list[list[str]]:
    """The lines of each table, in order."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("select table_id, line from records order by table_id, n").fetchall()
    lines = {table: [line for _, line in group] for table, group in groupby(rows, key=lambda row: row[0])}
    return [lines[laid.table] for laid in plan.laid]


def wrong_lines(room: Room, start: int, ours: list[Sent]) -> list[str]:
    """Choices that were confirmed and are not in the journal, or are there without having been made."""
    made = [(sent.n + 1, sent.seat, sent.option) for sent in ours if sent.confirmed is not None]
    asked = [(sent.n + 1, sent.seat, sent.option) for sent in ours]
    kept = [
        (room.parts.of(each)[0].n, each.seat, room.history.moments[each.ply].option)
        for each in room.happenings
        if each.what == "choice" and each.n > start and not _by_itself(room, each.ply)
    ]
    lost = [f"choice {each} was confirmed and is lost" for each in made if kept.count(each) == 0]
    doubled = [f"choice {each} is in the journal twice" for each in made if kept.count(each) > 1]
    strange = [f"choice {each} was made by nobody" for each in kept if each not in asked]
    return [*lost, *doubled, *strange] or ([] if kept == asked[: len(kept)] else ["choices are in another order"])


def _by_itself(room: Room, ply: int) -> bool:
    """Whether the table made a choice that went without saying."""
    chosen = room.history.moments[ply].chosen
    return chosen is not None and chosen.by == ITSELF


def wrong_views(room: Room, seen: list[msgspec.Raw]) -> list[str]:
    """Seats whose last view is not that of the journal, replayed."""
    return [
        f"seat {seat} saw another position than the journal's"
        for seat, position in enumerate(seen)
        if msgspec.json.decode(position, type=Position)
        != msgspec.json.decode(ENCODER.encode(scene.position(room, asker(seat))), type=Position)
    ]


def asker(seat: int) -> Asker:
    """Who asks for a seat."""
    rows = [SeatRow(at, str(at), None, None, 0.0) for at in range(7)]
    table = TableRow("any", "", len(rows), {}, False, "host", "playing", 0.0, 0.0, 0, 0, 0, None)
    who = known_by(str(seat), table, rows)
    assert who is not None
    return who.asker
