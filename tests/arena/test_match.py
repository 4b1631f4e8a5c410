"""Matches: seats taken in turn, honest intervals, and the same result whatever the number of processes."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import cli
from tablee.arena.crews import Processes
from tablee.arena.match import BadMatch, Match, play, play_one
from tablee.arena.outcome import Outcome
from tablee.arena.standing import Standing, interval
from tablee.cli.running import match as match_command
from tablee.players.levels import UnknownLevel
from tablee.players.thinking import Budget
from tablee.table.past.journal import Setup

TWO = Setup.of("karmaka", seed=3)


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run the program; its status."""
    monkeypatch.setattr(sys, "argv", ["tablee", *arguments])
    try:
        cli.main()
    except SystemExit as left:
        return int(left.code or 0)
    return 0


def test_a_match_gives_the_same_result_whatever_the_number_of_processes() -> None:
    match = Match(TWO, ("master", "sensible"), 4, Budget(iterations=12))
    assert sorted(play(match, Processes(2))) == list(play(match))


def test_each_deal_is_played_once_with_each_player_at_each_seat() -> None:
    match = Match(TWO, ("sensible", "sensible"), 2)
    one, two = play_one(match, 0), play_one(match, 1)
    assert one.number == 0 and two.number == 1
    winners = {play_one(Match(TWO, ("random", "random"), 40), number).winners for number in range(12)}
    assert winners == {(0,), (1,)}


def test_partners_of_a_team_win_together() -> None:
    setup = Setup.of("karmaka", 4, 1, {"variant": "teams"})
    outcome = play_one(Match(setup, ("sensible", "random", "sensible", "random"), 4), 0)
    assert outcome.winners == (0, 2)


def test_a_draw_counts_half_for_each() -> None:
    standing = Standing(("a", "b"))
    for winners in ((0,), (), (0,), (1,)):
        standing.add(Outcome(0, winners, "end", 10, is_draw=not winners))
    assert standing.rate(0) == pytest.approx(0.625)
    assert standing.rate(1) == pytest.approx(0.375)


def test_a_lone_player_who_loses_has_no_draw() -> None:
    outcomes = [
        play_one(Match(Setup.of("wild_space", 1, 3, {"level": "hard"}), ("random",), 2), number) for number in (0, 1)
    ]
    standing = Standing(("random",))
    for outcome in outcomes:
        standing.add(outcome)
    assert [outcome.reason for outcome in outcomes] == ["smuggler", "smuggler"]
    assert (standing.draws, standing.rate(0)) == (0, 0.0)


def test_the_interval_is_that_of_wilson() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(1.0, 10)[1] == pytest.approx(1.0) and interval(1.0, 10)[0] == pytest.approx(0.7225, abs=1e-4)
    assert interval(0.0, 0) == (0.0, 1.0)


def test_a_match_that_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(BadMatch, match="2 players are needed"):
        Match(TWO, ("random",), 10)
    with pytest.raises(BadMatch, match="at least one game"):
        Match(TWO, ("random", "random"), 0)
    with pytest.raises(UnknownLevel):
        Match(TWO, ("random", "oracle"), 10)
    with pytest.raises(BadMatch, match="job"):
        match_command.Wish(jobs=0).crew()


def test_the_command_prints_a_table_and_writes_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    assert run(monkeypatch, "match", "karmaka", "sensible", "random", "--games", "6", "--json", str(file)) == 0
    written = json.loads(file.read_text(encoding="utf-8"))
    assert set(written) == {"game", "games", "players", "ends", "decisions_mean"}
    assert written["game"] == "karmaka" and written["games"] == 6 and written["ends"] == {"transcendence": 6}
    assert set(written["players"][0]) == {"name", "wins", "draws", "win_rate", "low", "high"}
    assert written["players"][0]["name"] == "sensible" and written["players"][0]["wins"] >= 5
    printed = capsys.readouterr().out
    assert "sensible" in printed and "95 %" in printed and "Transcendence 6" in printed


def test_an_interrupted_match_shows_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(match: Match, *_: object) -> Iterator[Outcome]:
        yield from (play_one(match, number) for number in range(3))
        raise KeyboardInterrupt

    monkeypatch.setattr(match_command, "play", interrupted)
    assert run(monkeypatch, "match", "karmaka", "random", "random", "--games", "50") == 0
    assert "3 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["karmaka", "random", "oracle"], "no player is called 'oracle'"),
        (["karmaka", "random"], "1"),
        (["chess", "random", "random"], "no game is called 'chess'"),
        (["karmaka", "random", "random", "--seconds", "1", "--iterations", "9"], "not by both"),
        (["karmaka", "random", "random", "--iterations", "0"], "above 0"),
        (["karmaka", "random", "random", "random"], "multiplayer"),
        (["karmaka", "random", "random", "--games", "1", "--json", "/nowhere/at/all.json"], "cannot be written"),
    ],
)
def test_bad_arguments_are_one_clear_line(
    arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "match", *arguments) == 2
    error = [line for line in capsys.readouterr().err.splitlines() if line.startswith("tablee:")]
    assert len(error) == 1 and words in error[0]


def hear_interrupts() -> None:
    """Heed Ctrl-C, even where the tests run in the background of a shell that has them ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="a signal of POSIX")
def test_ctrl_c_ends_all_processes_of_a_match_and_shows_what_was_played() -> None:
    words = ["match", "karmaka", "random", "random", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        [sys.executable, "-m", "tablee", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
        env={**os.environ, "FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": "200"},  # so that progress is shown
    ) as process:
        try:
            shown = shown_after_a_game(process)
            os.killpg(process.pid, signal.SIGINT)
            printed, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 0
    assert "games" in printed and "Traceback" not in shown + errors


def shown_after_a_game(process: subprocess.Popen[str]) -> str:
    """What a match shows of its progress, once a game of its million was played."""
    assert process.stderr is not None
    shown = ""
    while not re.search(r"[1-9]\d*/1000000", shown):
        fresh = os.read(process.stderr.fileno(), 4096)
        assert fresh, shown
        shown += fresh.decode(errors="replace")
    return shown


def test_players_of_one_level_are_counted_together_once_a_game() -> None:
    standing = Standing(("expert", "expert", "sensible"))
    for winners in ((0,), (0, 1), (2,), ()):
        standing.add(Outcome(0, winners, "score", 10))
    assert standing.repeated() == ["expert"] and standing.together == {"expert": 2, "sensible": 1}
    assert Standing(("expert", "expert")).repeated() == [] == Standing(("expert", "sensible")).repeated()
