"""The long forms of two tests of the table: kill it often, spoil its saves often.

    python3 tools/soak.py kills [TIMES]    200 kills if nothing is said: about three minutes
    python3 tools/soak.py fuzz [SAVES]     20,000 spoiled saves if nothing is said: about five minutes

It needs nothing but Python: where the package cannot be imported it uses the environment of dev.py.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def kills(times: int) -> int:
    """Kill a playing process; whether nothing was lost."""
    from tools.kills import kill_often

    with tempfile.TemporaryDirectory() as folder:
        tally = kill_often(Path(folder), times, seed=1, tell=True)
    print(f"{tally.kills} kills, {tally.before_the_first} of them before anything was confirmed")
    print(f"{tally.confirmed} lines confirmed, {len(tally.lost)} lost; {len(tally.torn)} torn last lines dropped")
    return 1 if tally.lost else 0


def fuzz(saves: int) -> int:
    """Spoil saves; any error but a typed one ends it."""
    from hypothesis import HealthCheck, given, settings

    from tools.fuzzing import edits, lies, lying, real_save, spoiled, survives

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


def main(words: list[str]) -> int:
    """Run one of the two."""
    if not words or words[0] not in ("kills", "fuzz"):
        print(__doc__)
        return 2
    try:
        import hypothesis

        import tablee
    except ModuleNotFoundError:
        import dev

        return subprocess.call([str(dev.ready("plain")), __file__, *words])
    del hypothesis, tablee
    number = int(words[1]) if words[1:] else 200 if words[0] == "kills" else 20_000
    return kills(number) if words[0] == "kills" else fuzz(number)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
