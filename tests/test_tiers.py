"""The short form and the wide one: together they are all cases, and each check is in the first."""

import subprocess
import sys
from functools import cache

from tablee.games import GAMES
from tests.tiers import HERE, turn

FULLEST = "test_the_fullest_table_stands_in_order_at_every_size_and_is_accessible["


@cache
def listed(marks: str) -> list[str]:
    """The browser's tests that some marks choose, as another process finds them."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-o", "addopts=", "--import-mode=importlib", "-q"]
    quiet = ["-p", "no:schemathesis", "-p", "no:cacheprovider", "-p", "no:xdist"]
    asked = subprocess.run(
        [*command, *quiet, "-m", marks, "tests/web"], cwd=HERE.parent, capture_output=True, text=True, check=False
    )
    assert asked.returncode == 0, asked.stdout + asked.stderr
    return [line for line in asked.stdout.splitlines() if "::" in line]


def checks(cases: list[str]) -> set[str]:
    """The tests without what they are asked of."""
    return {case.partition("[")[0] for case in cases}


def test_no_case_is_lost_and_none_is_run_twice() -> None:
    short, wide, both = listed("not wide"), listed("wide"), listed("wide or not wide")
    assert sorted([*short, *wide]) == sorted(both) and len(set(both)) == len(both)


def test_every_check_is_in_the_short_form() -> None:
    assert checks(listed("not wide")) == checks(listed("wide or not wide")) > checks(listed("wide"))


def test_the_board_of_every_game_is_looked_at_on_a_phone_and_on_a_desk() -> None:
    seen = [case.partition(FULLEST)[2].rstrip("]") for case in listed("not wide") if FULLEST in case]
    looks = {(case.split("-")[0], case.split("-")[-1]) for case in seen}
    assert looks == {(game, look) for game in GAMES for look in ("phone", "desk")} and len(seen) == len(looks)


def test_cases_take_turns_and_each_name_keeps_its_own() -> None:
    turns = [turn(f"check {number}", 5) for number in range(100)]
    assert set(turns) == set(range(5)) and turns == [turn(f"check {number}", 5) for number in range(100)]
    assert turn("any", 1) == 0
