"""Figures for Prometheus."""

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # the folder where several workers keep their figures, if there are several

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LONG = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The figures of one server; each has its own, so that a process may hold several."""

    def __init__(self) -> None:
        every = self.registry = CollectorRegistry()
        self.tables = Counter("tablee_tables", "Tables that were made.", ["game"], registry=every)
        self.begun = Counter("tablee_games_begun", "Games that began.", ["game"], registry=every)
        self.ended = Counter("tablee_games_ended", "Games that ended.", ["game"], registry=every)
        self.choices = Counter("tablee_choices", "Choices that were confirmed.", ["game", "by"], registry=every)
        self.refusals = Counter("tablee_refusals", "What was refused.", ["code"], registry=every)
        self.rooms = Gauge("tablee_rooms", "Tables in memory.", registry=every, multiprocess_mode="livesum")
        self.sockets = Gauge("tablee_sockets", "Open sockets.", registry=every, multiprocess_mode="livesum")
        self.commits = Histogram("tablee_commit_seconds", "From a choice to its commit.", buckets=FINE, registry=every)
        self.waiting = Gauge(
            "tablee_thinking_waiting",
            "Masters, hints and judgements in line.",
            registry=every,
            multiprocess_mode="livesum",
        )
        self.waited = Histogram(
            "tablee_thinking_waited_seconds", "From a question to its turn.", ["what"], buckets=LONG, registry=every
        )
        self.thinking = Histogram(
            "tablee_thinking_seconds",
            "A decision of a level, a hint, a judgement.",
            ["what"],
            buckets=LONG,
            registry=every,
        )
        self.requests = Histogram(
            "tablee_request_seconds", "Answers by route and status.", ["route", "status"], buckets=FINE, registry=every
        )

    def thought(self, what: str, waited: float, took: float) -> None:
        """Count a thought."""
        self.waited.labels(what).observe(waited)
        self.thinking.labels(what).observe(took)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them; with several workers, those of all together."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
