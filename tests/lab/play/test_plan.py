"""A plan: arms on the same deals, cut into pieces, the same files whoever plays them."""

from pathlib import Path

import msgspec
import pytest

from tablee.lab.asking import set_up
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.plan import Arm, Plan, mixed
from tablee.lab.play.running import Bench

pytestmark = pytest.mark.dear

SETUP = set_up("vii_legio", 0, 0, {})


def plan() -> Plan:
    return Plan.of(SETUP, [Arm("even", ("sensible",) * 2, 7), Arm("step:sensible-random", ("sensible", "random"), 2)])


def test_every_game_is_in_one_piece_of_one_arm() -> None:
    pieces = plan().pieces()
    assert [(piece.first, piece.games) for piece in pieces] == [(0, 12), (12, 2), (14, 4)]
    assert [plan().place(number) for number in (0, 13, 14, 17)] == [(0, 0), (0, 13), (1, 0), (1, 3)]


def test_each_deal_is_played_with_every_player_at_every_seat() -> None:
    first, second = plan().seen(14), plan().seen(15)
    assert (first.deal, first.seating, second.deal, second.seating) == (0, [0, 1], 0, [1, 0])


def test_an_arm_may_play_some_games_again_as_they_were() -> None:
    again = Plan.of(SETUP, [Arm("again", ("sensible",) * 2, 7, only=(3, 5))])
    assert [game.points for game in map(again.seen, range(2))] == [plan().seen(at).points for at in (3, 5)]


def test_files_are_the_same_on_one_process_and_on_two(tmp_path: Path) -> None:
    alone, both = Bench(tmp_path / "one"), Bench(tmp_path / "two", jobs=2)
    assert alone.play(plan(), "games") == both.play(plan(), "games")
    files = sorted(file.relative_to(tmp_path / "one") for file in (tmp_path / "one").rglob("*.json"))
    assert len(files) == 4
    for file in files:
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_a_plan_is_the_same_when_it_was_written_and_read() -> None:
    assert Plan.read(msgspec.json.encode(plan())) == plan()


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadStudy, match="at least one deal"):
        Plan.of(SETUP, [Arm("even", ("sensible",) * 2, 0)])
    assert mixed("expert", "novice", 3) == ("expert", "novice", "expert")
