"""A level of another package that thinks for as long as a test wants: each thought waits for leave."""

import importlib
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.kernel import Player, Rng, Seat
from tablee.players.levels import offered

PATIENCE = 60.0


class Gate:
    """Lets thoughts end, one by one or all."""

    def __init__(self) -> None:
        self._leave = threading.Semaphore(0)
        self.begun = 0
        self.is_open = False

    def passed(self) -> None:
        """Wait for leave."""
        self.begun += 1
        assert self.is_open or self._leave.acquire(timeout=PATIENCE), "nobody let this thought end"

    def let(self, thoughts: int = 1) -> None:
        """Let some thoughts end."""
        self._leave.release(thoughts)

    def open(self) -> None:
        """Let all thoughts end."""
        self.is_open = True
        self._leave.release(10_000)


GATES: list[Gate] = []  # the one of the running test


class Gated(Player):
    """Chooses the first option, once it may."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        GATES[-1].passed()
        return seat.decision.options[0]


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """The gate of the level `gated`, which is there as other packages offer theirs; it is open in the end."""
    about = tmp_path / "packages" / "gated-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: gated\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tablee.players]\ngated = {__name__}:Gated\n")
    monkeypatch.syspath_prepend(str(about.parent))
    importlib.invalidate_caches()
    offered.cache_clear()
    GATES.append(Gate())
    yield GATES[-1]
    GATES.pop().open()
    monkeypatch.undo()
    offered.cache_clear()
