"""Resume: the exact state, decision, names, levels, generators and memories, in a new process too. (LO02-8)"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.kernel import seeded
from tablee.table import Place, Saves, Setup, Table
from tests.table.company import AGAINST_ONE, HUMANS, choose, karmaka, player_for

ROOT = Path(__file__).parents[2]
CHILD = """
import json, sys
from pathlib import Path
from tablee.table import Saves
from tests.table.company import player_for, choose
table = Saves(Path(sys.argv[1])).resume("Sunday", player_for)
told = [table.data(), table.names, [place.level for place in table.places], table.ply, table.is_taken_back]
told += [table.decision(table.to_move).options if not table.over else None, table.sentences(0, "fr")]
for _ in range(int(sys.argv[2])):
    if not table.over:
        choose(table) if table.places[table.to_move].is_human else table.step()
told += [table.data(), table.text()]
print(json.dumps(told))
"""


def told_by(table: Table) -> list[object]:
    decision = None if table.over else table.decision(table.to_move)
    levels = [place.level for place in table.places]
    told = [table.data(), table.names, levels, table.ply, table.is_taken_back]
    return [*told, decision.options if decision else None, table.sentences(0, "fr")]


def play(table: Table, choices: int) -> None:
    for _ in range(choices):
        if table.over:
            return
        if table.places[table.to_move].is_human:
            choose(table)
        else:
            table.step()


@pytest.mark.parametrize("before", [0, 1, 17, 60])
def test_a_new_process_finds_the_same_state_and_decision_and_draws_the_same_later(
    tmp_path: Path, before: int
) -> None:  # LO02-8
    table = Saves(tmp_path).begin("Sunday", karmaka(), AGAINST_ONE, player_for)
    play(table, before)
    table.rename(0, "Zoé")
    if before > 20:
        table.take_back(0)
        table.hand_over(1, "first")
        table.hand_over(1, "any")
    table.close()
    expected = told_by(table)
    play(table, 40)
    command = [sys.executable, "-c", CHILD, str(tmp_path), "40"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT, encoding="utf-8")
    assert json.loads(run.stdout) == json.loads(json.dumps([*expected, table.data(), table.text()]))


def test_a_game_is_resumed_at_any_decision(tmp_path: Path) -> None:  # LO02-8
    saves = Saves(tmp_path)
    table = saves.begin("Sunday", Setup.of("karmaka", 4, 5, {"variant": "teams"}), four(), player_for)
    while not table.over and table.ply < 150:
        table.close()
        again = saves.resume("Sunday", player_for)
        assert told_by(again) == told_by(table)
        assert [again.view(seat) for seat in range(4)] == [table.view(seat) for seat in range(4)]
        table = again
        play(table, 3)


def four() -> list[Place]:
    return [Place("Anna"), Place("Bob", "any"), Place("Chloé", "first"), Place("Dan")]


def test_an_undone_choice_stays_undone(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    table, rng, undone = saves.begin("Sunday", karmaka(), HUMANS), seeded(1), 0
    while undone < 3:
        seat = table.to_move
        decision = table.decision(seat)
        assert decision is not None
        table.submit(seat, decision.options[rng.below(len(decision.options))])
        if table.why_not_undo(seat) is None:
            table.undo(seat)
            undone += 1
            table.close()
            again = saves.resume("Sunday")
            assert told_by(again) == told_by(table) and again.text() == table.text()
            table = again


def test_a_finished_game_is_resumed_as_finished_even_if_its_result_was_not_written(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    table = saves.begin("Sunday", karmaka(), [Place("Anna", "any"), Place("Bob", "any")], player_for)
    table.play_on()
    table.close()
    path = tmp_path / "Sunday.jsonl"
    path.write_text("".join(path.read_text(encoding="utf-8").splitlines(keepends=True)[:-1]), encoding="utf-8")
    again = saves.resume("Sunday", player_for)
    assert again.over and again.text() == table.text() == path.read_text(encoding="utf-8")


def test_a_save_with_a_level_that_is_gone_is_refused_and_not_harmed(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.begin("Sunday", karmaka(), AGAINST_ONE, player_for).close()
    with pytest.raises(Exception, match="any is no level"):
        saves.resume("Sunday")
    saves.resume("Sunday", player_for).close()
