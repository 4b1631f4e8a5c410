"""Kill a process while it plays at a table, again and again: every choice that it confirmed must be there."""

import random
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from tablee.games import FIRST
from tablee.kernel import Game, Player, Rng, Seat
from tablee.table import CannotUndo, Journal, Place, Saves, Setup, Table
from tablee.table.kept.disk import Disk, Handle

ROOT = Path(__file__).resolve().parent.parent
PIECE = 9  # bytes; so that many kills fall inside a line
LONGEST_WAIT = 0.15  # seconds of play before a kill


class AtRandom(Player):
    """Takes any option."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """Any option."""
        options = seat.decision.options
        return options[rng.below(len(options))]


def player_for(game: Game, level: str) -> Player:
    """Whatever the level, a player at random."""
    return AtRandom()


class SlowHandle(Handle):
    """Writes piece by piece, as a disk might that loses its power."""

    def write(self, data: bytes, at: int) -> None:
        """A few bytes at a time, each on the disk before the next."""
        for start in range(0, len(data), PIECE):
            super().write(data[start : start + PIECE], at + start)
            time.sleep(0.0001)


class SlowDisk(Disk):
    """A disk of slow files."""

    def handle(self, path: Path) -> Handle:
        """A slow file."""
        return SlowHandle(path)


# The process that is killed.


def play_for_ever(folder: Path, seed: int) -> None:
    """Play, undo, rename and hand over, and print the last line of the journal whenever it is confirmed."""
    dice = random.Random(seed)
    saves = Saves(folder, SlowDisk())
    name, table = _resumed(saves) or _begun(saves, dice)
    while True:
        if table.over:
            table.close()
            name, table = _begun(saves, dice)
        else:
            _act(table, dice)
        print(name, table.text().splitlines()[-1], sep="\t", flush=True)


def _resumed(saves: Saves) -> tuple[str, Table] | None:
    for save in saves.listed():
        if not save.finished:
            return save.name, saves.resume(save.name, player_for)
    return None


def _begun(saves: Saves, dice: random.Random) -> tuple[str, Table]:
    name = saves.free_name("game")
    places = [Place("Anna"), Place("Bob", "random")]
    return name, saves.begin(name, Setup.of(FIRST, seed=dice.getrandbits(32)), places, player_for)


def _act(table: Table, dice: random.Random) -> None:
    what = dice.random()
    if what < 0.04:
        table.rename(dice.randrange(2), f"Élise {dice.randrange(10**6)}")
    elif what < 0.08:
        table.hand_over(1, "novice" if table.places[1].level == "random" else "random")
    elif what < 0.12:
        _try(table.take_back)
    elif what < 0.16:
        _try(table.undo)
    elif table.to_move == 0:
        decision = table.decision(0)
        assert decision is not None
        table.submit(0, dice.choice(decision.options))
    else:
        table.step()


def _try(undoing: object) -> None:
    try:
        assert callable(undoing)
        undoing(0)
    except CannotUndo:
        pass


# The process that kills.


@dataclass(slots=True)
class Tally:
    """How often a process was killed, and what was found afterwards."""

    kills: int = 0
    confirmed: int = 0
    torn: set[tuple[str, int]] = field(default_factory=set)  # saves whose last line was not whole, and their lengths
    before_the_first: int = 0
    lost: list[str] = field(default_factory=list)


def kill_often(folder: Path, times: int, seed: int = 0, *, tell: bool = False) -> Tally:
    """Kill the playing process so many times at random moments; after each, look for every confirmed line."""
    dice = random.Random(seed)
    tally = Tally()
    for at in range(times):
        confirmed = _killed(folder, dice, seed * 100_003 + at)
        tally.kills += 1
        tally.confirmed += len(confirmed)
        tally.before_the_first += not confirmed
        _look_for(folder, confirmed, tally)
        if tell and (at + 1) % 20 == 0:
            print(f"{tally.kills} kills, {tally.confirmed} lines confirmed, {len(tally.lost)} lost")
    return tally


def _killed(folder: Path, dice: random.Random, seed: int) -> list[str]:
    """Start a process, kill it, and give the lines it confirmed."""
    command = [sys.executable, "-m", "tools.kills", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        first = process.stdout.readline() if dice.random() < 0.9 else ""
        time.sleep(dice.random() * LONGEST_WAIT if first else 0.1 + dice.random() * 0.3)
        process.kill()
        lines = [first, *process.stdout]
    return [line.rstrip("\n") for line in lines if line.endswith("\n")]


def _look_for(folder: Path, confirmed: list[str], tally: Tally) -> None:
    """Every confirmed line is in its file, and every file is sound and can be resumed."""
    saves = Saves(folder)
    there: dict[str, list[str]] = {}
    for save in saves.listed():
        assert save.damaged is None, f"{save.name}: {save.damaged}"
        if save.torn:
            tally.torn.add((save.name, (folder / f"{save.name}.jsonl").stat().st_size))
        if not save.finished:
            table = saves.resume(save.name, player_for)
            there[save.name] = table.text().splitlines()
            assert Journal.read(table.text()).replay().data() == table.data()
            table.close()
        else:
            there[save.name] = (folder / f"{save.name}.jsonl").read_text(encoding="utf-8").splitlines()
    for entry in confirmed:
        name, line = entry.split("\t")
        if line not in there.get(name, []):
            tally.lost.append(entry)


if __name__ == "__main__":
    play_for_ever(Path(sys.argv[1]), int(sys.argv[2]))
