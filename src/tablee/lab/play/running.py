"""A plan, played by a crew and kept in a folder; what was seen comes back in the order of its games."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tablee.arena.crews import Alone, Processes
from tablee.arena.engine import run
from tablee.arena.folder import StudyFolder
from tablee.arena.pieces import Crew, Done
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.plan import Plan
from tablee.lab.play.seen import Seen

Told = Callable[[str, int, int], None]  # what is being played, games done, games in all


def quiet(what: str, done: int, games: int) -> None:
    """Tell nobody."""


@dataclass(frozen=True, slots=True)
class Bench:
    """Where work is done: by how many processes or which cluster, in which folder, and who is told how far it is."""

    place: Path
    jobs: int = 1
    ray: str | None = None
    told: Told = quiet

    def crew(self) -> Crew:
        """Who plays."""
        if self.jobs < 1:
            raise BadStudy("lab-jobs", jobs=str(self.jobs))
        if self.ray is not None:
            from tablee.arena.on_ray import Cluster

            return Cluster(self.ray)
        return Alone() if self.jobs == 1 else Processes(self.jobs)

    def play(self, plan: Plan, name: str) -> list[Seen]:
        """All games of a plan, kept in a folder of this name; what lies there already is not played again."""
        games = sum(arm.games for arm in plan.arms)
        found: list[Seen] = []
        self.told(name, 0, games)
        with closing(run(plan, self.crew(), StudyFolder(self.place / name))) as pieces:
            for done in pieces:
                found += games_of(done)
                self.told(name, len(found), games)
        return sorted(found, key=lambda game: game.number)


def games_of(done: Done) -> list[Seen]:
    """The games of a piece."""
    return msgspec.json.decode(done.found, type=list[Seen])
