"""Figures for Prometheus. They count over all tables, and times are told in coarse steps alone.

Whoever compares them before and after must not learn how long one virtual player thought: no sum of seconds is told,
and no moment at which something happened first.
"""

import os
from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from tablee.server.wire.refusals import STATUS

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # the folder where several workers keep their figures, if there are several
EXACT: Final = ("_sum", "_created")  # endings of what tells too much
RULES: Final = "by-the-rules"  # how a refusal is counted that a game's rules gave: which, is told to the asker alone

FINE: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
COARSE: Final = (0.1, 0.5, 2.0, 10.0, 60.0)


class Metrics:
    """The figures of one server; each has its own, so that a process may hold several."""

    def __init__(self) -> None:
        every = self.registry = CollectorRegistry()
        self.tables = Counter("tablee_tables", "Tables that were made.", ["game"], registry=every)
        self.begun = Counter("tablee_games_begun", "Games that began.", ["game"], registry=every)
        self.ended = Counter("tablee_games_ended", "Games that ended.", ["game"], registry=every)
        self.choices = Counter("tablee_choices", "Choices that were confirmed.", ["game", "by"], registry=every)
        self.refusals = Counter("tablee_refusals", "What was refused.", ["code"], registry=every)
        self.rooms = _now("tablee_rooms", "Tables in memory.", every)
        self.sockets = _now("tablee_sockets", "Open sockets.", every)
        self.waiting = _now("tablee_thinking_waiting", "Masters, hints and judgements in line.", every)
        self.commits = _times("tablee_commit_seconds", "From a choice to its commit.", [], FINE, every)
        self.waited = _times("tablee_thinking_waited_seconds", "From a question to its turn.", ["what"], COARSE, every)
        self.thinking = _times("tablee_thinking_seconds", "A level's choice, a hint.", ["what"], COARSE, every)
        self.requests = _times("tablee_request_seconds", "By route and status.", ["route", "status"], FINE, every)

    def thought(self, what: str, waited: float, took: float) -> None:
        """Count a thought."""
        self.waited.labels(what).observe(waited)
        self.thinking.labels(what).observe(took)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self.refusals.labels(code if code in STATUS else RULES).inc()

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(Told(self.registry))


def of_all() -> bytes:
    """The figures of all workers together."""
    together = CollectorRegistry()
    MultiProcessCollector(together, os.environ[SHARED])
    return generate_latest(Told(together))


class Told(Collector):
    """What is told of some figures."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._registry = registry

    def collect(self) -> Iterable[Metric]:
        """Every figure, without what would tell of single tables."""
        for metric in self._registry.collect():
            metric.samples = [sample for sample in metric.samples if not sample.name.endswith(EXACT)]
            yield metric


def _now(name: str, about: str, registry: CollectorRegistry) -> Gauge:
    return Gauge(name, about, registry=registry, multiprocess_mode="livesum")


def _times(
    name: str, about: str, labels: list[str], steps: tuple[float, ...], registry: CollectorRegistry
) -> Histogram:
    return Histogram(name, about, labels, buckets=steps, registry=registry)
