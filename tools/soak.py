"""The long forms of two tests of the table: kill it often, spoil its saves often.

python3 dev.py soak kills [TIMES]    200 kills if nothing is said: about three minutes
python3 dev.py soak fuzz [SAVES]     20,000 spoiled saves if nothing is said: about five minutes
"""

import argparse
import sys
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings

from tools.fuzzing import edits, lies, lying, real_save, spoiled, survives
from tools.kills import kill_often

KILLS = 200
SAVES = 20_000


def kills(times: int) -> int:
    """Kill a playing process; whether nothing was lost."""
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_often(Path(folder), times, seed=1, tell=True)
    print(f"{tally.kills} kills, {tally.before_the_first} of them before anything was confirmed")
    print(f"{tally.confirmed} lines confirmed, {len(tally.lost)} lost; {len(tally.torn)} torn last lines dropped")
    return 1 if tally.lost else 0


def fuzz(saves: int) -> int:
    """Spoil saves; any error but a typed one ends it."""
    thorough = settings(max_examples=saves // 2, deadline=None, suppress_health_check=list(HealthCheck))
    loaded = [0, 0]

    @thorough
    @given(edits())
    def spoil(changes: list[tuple[str, int, bytes]]) -> None:
        loaded[0] += survives(spoiled(real_save(), changes))

    @thorough
    @given(lies())
    def lie(changes: list[tuple[int, str, object]]) -> None:
        loaded[1] += survives(lying(real_save(), changes))

    spoil()
    print(f"{saves // 2} spoiled saves: typed refusals only; {loaded[0]} were still whole up to a torn last line")
    lie()
    print(f"{saves // 2} lying saves: typed refusals only; {loaded[1]} told a game that the rules allow")
    return 0


def main(arguments: list[str]) -> int:
    """Run one of the two."""
    parser = argparse.ArgumentParser("soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["kills", "fuzz"])
    parser.add_argument("times", nargs="?", type=int, help="200 kills, or 20,000 saves, if nothing is said")
    asked = parser.parse_args(arguments)
    if asked.what == "kills":
        return kills(asked.times or KILLS)
    return fuzz(asked.times or SAVES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
