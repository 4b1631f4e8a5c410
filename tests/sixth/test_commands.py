"""The sixth game by the commands: listed, explained, traced, checked, told, matched, played, resumed."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.games import title_named
from tablee.table import Saves, Setup
from tests.golden.playthrough import Playthrough
from tests.sixth.conftest import ROOT
from tools.wandering import missing, soaked

Run = Callable[..., str]
WHERE = "import connect_four; print(connect_four.__file__)"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command that must succeed: what it printed."""

    def ran(*words: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "argv", ["tablee", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        main()
        return capsys.readouterr().out

    return ran


def test_a_program_of_its_own_finds_the_game_where_it_was_unpacked(outside: Path, tmp_path: Path) -> None:
    path = os.pathsep.join(filter(None, [str(outside), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path}

    def printed(*words: str) -> str:
        command = [sys.executable, "-P", *words]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
        return done.stdout

    assert Path(printed("-c", WHERE).strip()).is_relative_to(outside)
    assert "\nconnect_four: 2 players" in printed("-m", "tablee", "games")


def test_its_rules_are_shown_and_searched(run: Run) -> None:
    assert run("rules", "connect_four", "C4-2", "--lang", "en").startswith("C4-2 The turn\n  C4-2.1  On your turn")
    assert "C4-3.2" in run("rules", "connect_four", "nulle", "--lang", "fr")


def test_a_trace_is_checked_and_a_spoiled_one_refused(run: Run, tmp_path: Path) -> None:
    traced = run("trace", "connect_four", "--seed", "3", "--states", "--policy", "sensible")
    file = tmp_path / "game.jsonl"
    file.write_text(traced, encoding="utf-8")
    assert "all as the game plays them" in run("trace", "--check", str(file))
    lines = [json.loads(line) for line in traced.splitlines()]
    assert lines[-1]["reason"] in ("four_in_a_row", "full_board")
    file.write_text(
        traced.replace('"full_board"', '"nothing"').replace('"four_in_a_row"', '"nothing"'), encoding="utf-8"
    )
    with pytest.raises(SystemExit):
        run("trace", "--check", str(file))


def test_a_game_is_told(run: Run) -> None:
    assert "lâche un jeton dans la colonne" in run("tell", "connect_four", "--seed", "3", "--lang", "fr")
    assert "You drop a stone" in run("tell", "connect_four", "--seed", "3", "--seat", "0", "--lang", "en")


def test_levels_are_matched_and_the_sensible_player_wins(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    levels = ("sensible", "random")
    run("match", "connect_four", *levels, "--games", "20", "--jobs", "1", "--json", str(file), "--lang", "en")
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["game"] == "connect_four" and found["games"] == 20
    assert found["players"][0]["wins"] > 15 > 5 > found["players"][1]["wins"]


def test_a_game_is_played_in_plain_text_left_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    play = ("play", "connect_four", "--plain", "--saves", str(tmp_path), "--lang", "en", "--iterations", "20")
    begun = run(
        *play, "--seats", "Anna,Bob=sensible", "--seed", "7", typed="?\nrules full\nhint\nwhy column\n4\nundo\n"
    )
    assert "Into which column do you drop your stone?" in begun and "4. column d" in begun
    assert "C4-2.1" in begun and "C4-2.2" in begun
    assert "columns" in begun  # the generic board names the fields of the view
    resumed = run(*play, "--resume", "connect_four", typed="4\n" + "1\n2\n3\n5\n6\n7\n" * 10)
    assert "You drop a stone into column d." in resumed
    (saved,) = Saves(tmp_path).listed()
    assert saved.game == "connect_four" and saved.finished


def test_its_title_serves_soaks_and_golden_games() -> None:
    title = title_named("connect_four")
    tally = soaked(title, 2, range(20))
    assert tally.games == 20 and set(missing(title, tally)) <= {"drawn"}  # which is rare among random games
    for story in title.trials.stories:
        setup = Setup.of(title.name, story.way.players, story.seed, dict(story.way.settings))
        told = Playthrough(story.name, setup, story.languages).text()
        assert "drops a stone into column" in told and ("lâche un jeton" in told) == ("fr" in story.languages)


def test_nothing_of_the_package_names_the_game() -> None:
    sources = [file for file in (ROOT / "src").rglob("*") if file.suffix in (".py", ".toml", ".ftl")]
    assert [file for file in sources if "connect_four" in file.read_text(encoding="utf-8").lower()] == []
