"""A crew of many machines: the pieces of a study on a Ray cluster (`pip install "tablee[ray]"`)."""

import os
from collections.abc import Generator, Sequence
from importlib import import_module
from typing import Any, Final

from tablee.arena.pieces import Done, Piece, Study
from tablee.table.errors import Said

LOCAL: Final = "local"  # no address: a cluster on this machine, for as long as the work lasts
AHEAD: Final = 2  # pieces for each processor that are handed out at once
AGAIN: Final = 5  # times that a piece is played again when its worker or machine has died


class NoRay(Said):
    """Ray is not there, or a cluster cannot be reached."""


class Cluster:
    """A cluster at an address, or one that is begun on this machine. A piece whose worker dies is played again."""

    def __init__(self, address: str) -> None:
        self.address = address

    def work(self, study: Study, pieces: Sequence[Piece]) -> Generator[Done, None, None]:
        """The pieces in any order; whatever ends this leaves the cluster."""
        ray = self._joined()
        try:
            yield from _shared(ray, study, pieces)
        finally:
            ray.shutdown()

    def _joined(self) -> Any:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        try:
            ray = import_module("ray")
        except ImportError as error:
            raise NoRay("match-no-ray") from error
        address = None if self.address == LOCAL else self.address
        try:
            ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="error")
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise NoRay("match-ray-away", address=self.address, why=str(error).split("\n")[0]) from error
        return ray


def _shared(ray: Any, study: Study, pieces: Sequence[Piece]) -> Generator[Done, None, None]:
    """Hand pieces out as others come back, so that a cluster is busy and holds little that waits."""
    play = ray.remote(max_retries=AGAIN)(_play)
    whole = ray.put(study)
    left = iter(pieces)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    given = [play.remote(whole, piece) for _, piece in zip(range(most), left, strict=False)]
    while given:
        ready, given = ray.wait(given)
        given += [play.remote(whole, piece) for _, piece in zip(ready, left, strict=False)]
        yield from ray.get(ready)


def _play(study: Study, piece: Piece) -> Done:
    return study.play(piece)
