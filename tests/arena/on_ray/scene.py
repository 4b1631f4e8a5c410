"""Play a match on a cluster of this machine, and kill a worker in the middle of it: `scene.py FOLDER GAMES`."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tablee.arena.folder import StudyFolder
from tablee.arena.match import Match, play
from tablee.arena.on_ray import LOCAL, Cluster
from tablee.table.past.journal import Setup

WORKER = "ray::_play"  # how Ray calls a process that plays


def kill_one() -> bool:
    """End a process that is playing, at once; whether there was one."""
    running = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True).stdout
    playing = [int(line.split()[0]) for line in running.splitlines() if WORKER in line]
    for process in playing[:1]:
        os.kill(process, signal.SIGKILL)
    return bool(playing)


def main(folder: Path, games: int) -> None:
    """The match; from a tenth of it on, a worker is killed as soon as one is at work."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    match = Match(Setup.of("karmaka", seed=3), ("novice", "random"), games, keeps=True)
    is_killed = False
    for number, _ in enumerate(play(match, Cluster(LOCAL), StudyFolder(folder))):
        if not is_killed and number > games // 10:
            is_killed = kill_one()
    print("killed" if is_killed else "nobody was there to be killed")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
