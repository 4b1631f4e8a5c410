"""The figures of a run of the server, the marks they are held to, and the table that shows both."""

import math
from collections.abc import Iterator, Sequence
from typing import TypedDict

from rich.table import Table

from bench.report import Mark, verdict
from bench.server.shapes import Outcome, Plan
from tablee.games import FIRST
from tablee.kernel import machine

TABLES = 500  # at least so many, and
RATE = 200  # so many choices a second, for the marks to count
SOON = 40  # milliseconds until the other sees it, for all but one choice in a hundred;
MANY, OFTEN, NOT_LATE = 1000, 300, 100  # the same with so many tables and so many choices a second
CHEAP = 2.0  # milliseconds of processor for a choice
SMALL = 200  # kilobytes for a table and its two sockets
KILO, MEGA = 1024, 1024 * 1024


class Times(TypedDict):
    """How long something took, in milliseconds."""

    p50: float
    p90: float
    p99: float
    most: float


class Figures(TypedDict):
    """What `--json` writes; what could not be measured is null."""

    game: str
    compiled: bool
    deflate: bool
    tables: int
    clients: int
    seconds: float
    choices: int
    choices_per_s: float
    late_ms: Times
    confirmed_ms: Times
    seen_ms: Times
    disk_ms: Times
    bytes_per_message: float
    server_mb: float | None
    kb_per_table: float | None
    server_cpu: float | None
    server_cpu_ms: float | None
    clients_cpu: float
    load: list[float]
    faults: list[str]


def times(seconds: Sequence[float]) -> Times:
    """The middle, the slow and the slowest of some times."""
    ordered = sorted(1000 * each for each in seconds) or [0.0]
    return Times(p50=at(ordered, 50), p90=at(ordered, 90), p99=at(ordered, 99), most=ordered[-1])


def at(ordered: list[float], percent: int) -> float:
    """The smallest value that is not below so many in a hundred."""
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]


def figures(
    game: str, plan: Plan, outcome: Outcome, faults: list[str], load: list[float], disk: list[float]
) -> Figures:
    """All figures of a run."""
    before, seated, end = outcome.memory
    confirmed = len(outcome.confirmed)
    return Figures(
        game=game,
        compiled=not str(machine.__file__).endswith(".py"),
        deflate=plan.deflate,
        tables=len(plan.laid),
        clients=sum(len(laid.tokens) for laid in plan.laid),
        seconds=outcome.seconds,
        choices=confirmed,
        choices_per_s=confirmed / outcome.seconds,
        late_ms=times(outcome.late),
        confirmed_ms=times(outcome.confirmed),
        seen_ms=times(outcome.seen),
        disk_ms=times(disk),
        bytes_per_message=outcome.bytes / max(1, 3 * confirmed),
        server_mb=None if end is None else end / MEGA,
        kb_per_table=None if before is None or seated is None else (seated - before) / KILO / len(plan.laid),
        server_cpu=None if outcome.server_cpu is None else outcome.server_cpu / outcome.seconds,
        server_cpu_ms=None if outcome.server_cpu is None else 1000 * outcome.server_cpu / max(1, confirmed),
        clients_cpu=outcome.cpu / outcome.seconds,
        load=load,
        faults=faults,
    )


def soon(found: Figures) -> float:
    """The milliseconds in which the other must have seen a choice, at the load that there was."""
    is_much = found["tables"] >= MANY and found["choices_per_s"] >= 0.98 * OFTEN
    return NOT_LATE if is_much else SOON


def rows(found: Figures) -> Iterator[tuple[str, float | None, Mark | None]]:
    """Each figure with its mark; the marks are for the first game, at the load they were set for."""
    counts = found["game"] == FIRST and found["tables"] >= TABLES and found["choices_per_s"] >= 0.98 * RATE
    cheap, small = (Mark(most, at_least=False) if counts else None for most in (CHEAP, SMALL))
    yield "tables, two clients each", found["tables"], Mark(TABLES, at_least=True) if counts else None
    yield "choices confirmed", found["choices"], None
    yield "choices a second", found["choices_per_s"], None
    seen = found["seen_ms"]
    for title, took in (
        ("confirmation", found["confirmed_ms"]),
        ("the other's view", seen),
        ("sending", found["late_ms"]),
    ):
        for name, value in (
            ("p50", took["p50"]),
            ("p90", took["p90"]),
            ("p99", took["p99"]),
            ("slowest", took["most"]),
        ):
            marked = counts and took is seen and name == "p99"
            yield f"due to {title}, {name} (ms)", value, Mark(soon(found), at_least=False) if marked else None
    yield "the disk alone, p50 (ms)", found["disk_ms"]["p50"], None
    yield "the disk alone, p99 (ms)", found["disk_ms"]["p99"], None
    yield "mean of messages to clients (bytes)", found["bytes_per_message"], None
    yield "memory of the server at the end (MB)", found["server_mb"], None
    yield "memory for each table and its sockets (KB)", found["kb_per_table"], small
    yield "processor of the server (cores)", found["server_cpu"], None
    yield "processor of the server for each choice (ms)", found["server_cpu_ms"], cheap
    yield "processor of the clients (cores)", found["clients_cpu"], None
    yield "choices lost, doubled or seen wrongly", len(found["faults"]), Mark(0, at_least=False)


def table(found: Figures) -> Table:
    """The figures beside their marks."""
    state = "compiled" if found["compiled"] else "plain"
    load = f"load {found['load'][0]:.1f} before, {found['load'][1]:.1f} after"
    shown = Table("figure", title=f"{found['game']}, {state}, {found['seconds']:.0f} s; {load}")
    for title in ("measured", "mark", "verdict"):
        shown.add_column(title, justify="left" if title == "verdict" else "right")
    colours = {"met": "green", "not met": "red", "": ""}
    for title, value, mark in rows(found):
        said = verdict(mark, value)
        number = "not measured" if value is None else f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
        shown.add_row(title, number, str(mark or ""), said, style=colours[said])
    return shown
