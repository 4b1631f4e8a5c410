"""Golden files: whole games as text, digests of traces and counts of positions, made again and compared.

The suite is run against the plain package and against the compiled one, and both are compared to the same files: the
same seeds give the same games compiled and plain. A change of rules or of words regenerates the files, in a commit of
its own: `python3 dev.py --plain test tests/golden --regenerate`.
"""

import os
import subprocess
import sys
from collections import Counter
from itertools import zip_longest
from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.games.title import Story
from tablee.table.past.journal import Setup
from tests.golden.fingerprints import position_lines, trace_lines
from tests.golden.playthrough import Playthrough
from tests.laws.world import varied, with_key


def story_setup(game: str, story: Story) -> Setup:
    """The set-up of a golden game."""
    return Setup.of(game, story.way.players, story.seed, dict(story.way.settings))


HERE = Path(__file__).resolve().parent
OTHER_PYTHON = os.environ.get("TABLEE_OTHER_PYTHON")
THINKERS = [(31, "novice"), (32, "sensible"), (33, "expert"), (34, "master")]
BETWEEN = b"--- the next ---\n"
MOST = 10**6 if "TABLEE_LAWS" in os.environ else 80  # lines of a game among virtual players: they think for long
PROGRAM = f"""
import sys
from itertools import islice
from tablee.cli import main
from tablee.cli.running import trace
whole = trace.trace
for words in sys.argv[1:]:
    most = {MOST} if "--policy" in words else None
    trace.trace = lambda *given, **more: islice(whole(*given, **more), most)
    sys.argv = ["tablee", *words.split()]
    try:
        main()
    except SystemExit as ended:
        assert not ended.code, words
    print({BETWEEN.decode()!r}, end="", flush=True)
"""  # the command line, told one thing after the other: to start it takes longer than a game
PLAYTHROUGHS = [
    Playthrough(f"{name}-{story.name}", story_setup(name, story), story.languages)
    for name in GAMES
    for story in GAMES.title(name).trials.stories
]


def ours(setups: list[Setup]) -> list[Setup]:
    """Those of the games in this house: others may be installed beside it."""
    return [setup for setup in setups if setup.game in GAMES]


def check_golden(file: Path, made: str, request: pytest.FixtureRequest) -> None:
    """The text is what the file holds; or the file is written anew, if that was asked for."""
    if request.config.getoption("--regenerate"):
        file.write_text(made, encoding="utf-8", newline="\n")
    pairs = zip_longest(file.read_text(encoding="utf-8").splitlines(), made.splitlines())
    for at, (kept, line) in enumerate(pairs, start=1):
        assert kept == line, f"{file.name}, line {at}: regenerate the golden files if this change is meant"


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.name)
def test_a_whole_game_is_told_as_before(playthrough: Playthrough, request: pytest.FixtureRequest) -> None:
    check_golden(HERE / f"{playthrough.name}.txt", playthrough.text(), request)


@pytest.mark.dear
def test_the_same_seeds_give_the_same_games(request: pytest.FixtureRequest) -> None:
    made = [line for setup in ours(varied()) for line in trace_lines(setup)]
    check_golden(HERE / "traces.txt", "\n".join([*made, ""]), request)


def test_the_same_keys_give_the_same_games(request: pytest.FixtureRequest) -> None:
    made = [line for setup in ours(with_key()) for line in trace_lines(setup)]
    check_golden(HERE / "keys.txt", "\n".join([*made, ""]), request)


@pytest.mark.dear
def test_as_many_positions_follow_as_before(request: pytest.FixtureRequest) -> None:
    made = [line for setup in ours(varied()) for line in position_lines(setup)]
    check_golden(HERE / "positions.txt", "\n".join([*made, ""]), request)


def test_every_game_has_two_playthroughs_and_no_file_is_left_over() -> None:
    assert Counter(playthrough.setup.game for playthrough in PLAYTHROUGHS) == dict.fromkeys(GAMES, 2)
    names = {playthrough.name for playthrough in PLAYTHROUGHS} | {"traces", "keys", "positions"}
    assert {file.stem for file in HERE.glob("*.txt")} == names


if OTHER_PYTHON:

    @pytest.mark.parametrize("game", GAMES)
    def test_both_packages_print_the_same_traces(game: str, tmp_path: Path) -> None:
        """Compiled and plain, told to trace the same seeds, print the same bytes, whoever plays.

        Of games among virtual players the first lines are compared, and all with TABLEE_LAWS.
        """
        brief = " ".join(f"--{name} {value}" for name, value in GAMES.title(game).trials.brief.settings.items())
        asked = [f"trace {game} --seed {seed} --states" for seed in range(5)]
        asked += [
            f"trace {game} --seed {seed} --states --policy {who} --iterations 6 {brief}" for seed, who in THINKERS
        ]
        here, there = (
            subprocess.run(
                [python, "-c", PROGRAM, *asked], cwd=tmp_path, stdout=subprocess.PIPE, timeout=600, check=True
            ).stdout.split(BETWEEN)
            for python in (sys.executable, str(OTHER_PYTHON))
        )
        assert len(here) == len(there) == len(asked) + 1
        for words, compiled, plain in zip(asked, here, there, strict=False):
            assert compiled == plain and compiled.count(b"\n") > 60, words
