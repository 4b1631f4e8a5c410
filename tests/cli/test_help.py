"""Help and refusals of the command line, in both languages; completion; and what may stand before a command."""

import inspect
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.cli.help import commands_of, texts
from tablee.cli.program import app, in_order
from tablee.games.texts import LANGUAGES

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command in this process, with settings of its own: its status, and what it said."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")

    def ran(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["tablee", *words])
        status = 0
        try:
            main()
        except SystemExit as leave:
            status = int(leave.code or 0)
        said = capsys.readouterr()
        return status, said.out, said.err

    return ran


def test_every_command_and_each_of_its_parameters_is_explained_in_each_language() -> None:
    said = texts()
    commands = commands_of(app)
    assert {*commands, "words", "shared", "tablee"} == set(said)
    for name, command in commands.items():
        wanted = inspect.signature(command.default_command).parameters if command.default_command else {}
        assert all(each in said[name] or each in said["shared"] for each in wanted), name
        assert set(said[name]) - {"about"} <= set(wanted), f"{name} has no such parameter"
    for texts_of in said.values():
        assert all(set(text) == set(LANGUAGES) and all(text.values()) for text in texts_of.values())


def test_what_several_commands_share_stands_once() -> None:
    said = texts()
    for name, own in said.items():
        if name not in ("shared", "words"):
            assert all(own[each] != said["shared"][each] for each in own if each in said["shared"]), name


def test_help_is_said_in_the_language_asked_for(run: Run) -> None:
    french, english = run("play", "--help", "--lang", "fr")[1], run("play", "--help", "--lang", "en")[1]
    assert "Jouer une partie" in french and "Paramètres" in french and "Exemples" in french
    assert french.startswith("Usage : tablee play") and english.startswith("Usage: tablee play")
    french, english = (run("review", "--help", "--lang", language)[1] for language in ("fr", "en"))
    assert "[obligatoire]" in french and "[required]" in english and "required" not in french
    french, english = (run("play", "--help", "--lang", language)[1] for language in ("fr", "en"))
    assert "[default" not in french and "[choices" not in french
    assert "Play a game" in english and "Parameters" in english and "Examples" in english


@pytest.mark.parametrize(
    ("words", "fr"),
    [
        (["tell"], "il manque --game"),
        (["tell", "karmaka", "--seed", "x"], "n'est pas une valeur pour --seed"),
        (["saves", "list", "--colour", "red"], "option inconnue"),
    ],
)
def test_a_mistake_is_explained_in_french_too(run: Run, words: list[str], fr: str) -> None:
    status, out, err = run(*words, "--lang", "fr")
    assert (status, out) == (2, "") and fr in err and err.count("\n") == 1
    assert fr not in run(*words, "--lang", "en")[2]


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    before, after = (
        run("--lang", "fr", "rules", "karmaka", "KMK-10.7"),
        run("rules", "karmaka", "KMK-10.7", "--lang=fr"),
    )
    assert before == after and before[0] == 0 and "Pas de boucle" in before[1]
    assert in_order(["--lang=fr", "--data", "x", "play"]) == ["play", "--lang=fr", "--data", "x"]


def test_the_language_chosen_in_the_program_counts_for_every_command(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tablee").mkdir()
    (tmp_path / "tablee" / "settings.toml").write_text('language = "fr"\n')
    assert "Pas de boucle" in run("rules", "karmaka", "KMK-10.7")[1]
    assert "il manque" in run("tell")[2] and "Jouer" in run("play", "--help")[1]
    (tmp_path / "tablee" / "settings.toml").write_text("not TOML at all [")
    assert "Pas de boucle" not in run("rules", "karmaka", "KMK-10.7")[1]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_complete_commands(run: Run, shell: str) -> None:
    status, script, _ = run("completion", shell)
    assert status == 0 and all(name in script for name in ("tablee", "play", "rules", "--seats"))


def test_a_match_writes_its_result_to_the_standard_output(run: Run) -> None:
    status, out, _ = run("match", "karmaka", "random", "random", "--games", "2", "--json", "-")
    found = json.loads(out)
    assert status == 0 and found["games"] == 2 and "interrupted" not in found


def test_a_match_says_that_it_was_interrupted_and_how_games_ended(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from tablee.arena import match
    from tablee.cli.running import match as running

    def cut(contest: match.Match, *_: object) -> object:
        yield match.play_one(contest, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "play", cut)
    file = tmp_path / "found.json"
    words = ("match", "karmaka", "random", "random", "--games", "5", "--json", str(file), "--lang", "fr")
    status, out, _ = run(*words)
    assert status == 0 and "Interrompu après 1 parties sur 5." in out and "Transcendance 1" in out
    found = json.loads(file.read_text())
    assert found["interrupted"] is True and (found["games"], found["wished"]) == (1, 5)
