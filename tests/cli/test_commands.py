"""The program: what it prints, in which language, and how it refuses: one line, status 2."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tablee
from tablee.cli import main
from tablee.games import GAMES
from tablee.games.typography import french
from tablee.table.past.trace import check

Run = Callable[..., tuple[int, str, str]]
pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the program with some words: its status, what it printed, and what it complained of."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def started(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["tablee", *words])
        status = 0
        try:
            main()
        except SystemExit as leave:
            status = int(leave.code or 0)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return started


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_names_every_command(run: Run, words: list[str]) -> None:
    status, out, err = run(*words)
    assert status == 0 and err == ""
    assert all(name in out for name in ("games", "rules", "trace", "tell", "--version"))


def test_each_command_explains_itself(run: Run) -> None:
    assert "10.7" in run("rules", "--help")[1]
    assert "First steps" in run("learn", "--help")[1]
    assert "--states" in run("trace", "--help")[1]
    assert "--seat" in run("tell", "--help")[1]


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version") == (0, f"{tablee.__version__}\n", "")


def test_the_games_are_listed_with_their_settings(run: Run) -> None:
    status, out, _ = run("games")
    assert status == 0 and out.startswith("karmaka: 2, 3, 4 players\n")
    assert "  --first-player random|seat_0|seat_1|seat_2|seat_3 (default random)\n" in out


REFUSED = [
    (["fly"], 'Unknown command "fly"'),
    (["games", "all"], "all"),
    (["rules"], "requires an argument"),
    (["rules", "chess"], "no game is called 'chess': there is karmaka"),
    (["rules", "karmaka", "xyzzy"], "no rule holds 'xyzzy'"),
    (["rules", "karmaka", "KMK-99.9"], "the rulebook has no 'KMK-99.9'; did you mean KMK-9.9"),
    (["rules", "karmaka", "KMK-1", "--lang", "de"], "--lang is fr or en, not 'de'"),
    (["trace"], "which game? For instance: tablee trace karmaka"),
    (["trace", "chess"], "no game is called 'chess'"),
    (["trace", "karmaka", "more"], "more"),
    (["trace", "karmaka", "--seed"], "--seed requires an argument"),
    (["trace", "karmaka", "--seed", "x"], 'unable to convert "x" into int'),
    (["trace", "karmaka", "--seed", "-1"], "a seed lies between 0 and"),
    (["trace", "karmaka", "--seed", str(1 << 64)], "a seed lies between 0 and"),
    (["trace", "karmaka", "--players", "9"], "karmaka is for 2 or 3 or 4 players, not 9"),
    (["trace", "karmaka", "--players", "-2"], "karmaka is for 2 or 3 or 4 players, not -2"),
    (["trace", "karmaka", "--players", "3"], "variant base is for 2 players"),
    (["trace", "karmaka", "--variant", "chess"], "variant is one of base, multiplayer, teams"),
    (["trace", "karmaka", "--first-player", "seat_3"], "does not sit at a table of 2"),
    (["trace", "karmaka", "--sun", "1"], "unknown setting 'sun'"),
    (["trace", "karmaka", "--policy", "smart"], "no player is called 'smart'"),
    (["trace", "--check", "no/such/file"], "no/such/file cannot be read"),
    (["trace", "--check", "."], ". cannot be read"),
    (["tell", "chess"], "no game is called 'chess'"),
    (["tell", "karmaka", "--seat", "2"], "--seat lies between 0 and 1, not 2"),
    (["tell", "karmaka", "--seed", "-1"], "a seed lies between 0 and"),
    (["tell", "karmaka", "--lang", "de"], "--lang is fr or en, not 'de'"),
]


@pytest.mark.parametrize(("words", "complaint"), REFUSED, ids=[" ".join(words) for words, _ in REFUSED])
def test_bad_input_is_refused_in_one_line_with_status_2(run: Run, words: list[str], complaint: str) -> None:
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert err.startswith("tablee: ") and err.count("\n") == 1 and complaint in err


FRENCH = [
    (["fly"], french('Commande inconnue "fly" : il y a backup, completion, games, lab, learn, match')),
    (["play", "chess"], french(f"aucun jeu ne s'appelle 'chess' : il y a {', '.join(GAMES)}")),
    (["rules", "chess"], "aucun jeu ne s'appelle 'chess'"),
    (["rules", "karmaka", "xyzzy"], "aucune règle ne contient 'xyzzy'"),
    (["rules", "karmaka", "KMK-99.9"], french("le livret n'a pas de règle 'KMK-99.9' ; cherchez-vous KMK-9.9")),
    (["tell", "karmaka", "--seat", "2"], french("--seat est compris entre 0 et 1 ; 2 ne l'est pas")),
    (["tell", "karmaka", "--seed", "-1"], french("une graine est comprise entre 0 et 18446744073709551615 ; -1")),
    (["tell", "karmaka", "--players", "9"], "karmaka se joue à 2 ou 3 ou 4, non à 9"),
    (
        ["tell", "karmaka", "--players", "3"],
        french("la variante base se joue à 2 ; à 3 se joue multiplayer ou big_bad_wolf"),
    ),
    (["tell", "karmaka", "--variant", "chess"], "variant est l'une des valeurs base, multiplayer, teams"),
    (["tell", "karmaka", "--sun", "1"], french("réglage inconnu 'sun' : ce jeu a variant, first_player, wolf_seat")),
    (["tell", "karmaka", "--wolf-seat", "1"], "wolf_seat appartient à la variante big_bad_wolf"),
    (["tell", "karmaka", "--first-player", "seat_3"], "first_player seat_3 n'est pas assis à une table de 2"),
    (["tell", "spacepaper", "--turn-cap", "x"], "ou un nombre de"),
    (["match", "karmaka", "expert"], "karmaka se joue à 2 ou 3 ou 4, non à 1"),
    (
        ["match", "karmaka", "expert", "smart"],
        french("aucun joueur virtuel ne s'appelle 'smart' : il y a random, novice"),
    ),
    (["match", "karmaka", "random", "random", "--games", "0"], "un match compte au moins une partie, non 0"),
    (["match", "karmaka", "random", "random", "--jobs", "0"], "il faut au moins un processus, non 0"),
    (["match", "karmaka", "random", "random", "--seconds", "0"], "un maître a besoin de temps"),
    (["trace"], french("quel jeu ? Par exemple : tablee trace karmaka")),
    (["trace", "karmaka", "--policy", "smart"], "aucun joueur virtuel ne s'appelle 'smart'"),
    (["trace", "--check", "no/such/file"], "no/such/file ne peut pas être lu"),
    (["review", "Sunday"], "une relecture demande un terminal"),
]


@pytest.mark.parametrize(("words", "complaint"), FRENCH, ids=[" ".join(words) for words, _ in FRENCH])
def test_bad_input_is_refused_in_french_too(run: Run, words: list[str], complaint: str) -> None:
    status, out, err = run(*words, "--lang", "fr")
    assert (status, out) == (2, "")
    assert err.startswith("tablee: ") and err.count("\n") == 1 and complaint in err


def test_the_locale_is_spoken_where_no_language_is_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "aucun jeu ne s'appelle 'chess'" in run("trace", "chess")[2]
    assert "aucun jeu ne s'appelle 'chess'" in run("tell", "chess", "--lang=fr")[2]
    assert "no game is called 'chess'" in run("tell", "chess", "--lang=en")[2]


def test_one_player_alone_meets_every_level_of_the_game(run: Run) -> None:
    status, out, _ = run("match", "wild_space", "random", "--games", "1")
    assert status == 0 and all(f"random ({level})" in out for level in ("Easy", "Medium", "Hard"))
    status, out, _ = run("match", "wild_space", "random", "--games", "1", "--level", "hard")
    assert status == 0 and "random (Hard)" in out and "Easy" not in out


def test_a_match_is_shown_in_french_too(run: Run) -> None:
    status, out, _ = run("match", "karmaka", "random", "random", "--games", "2", "--lang", "fr")
    assert status == 0 and french("karmaka : 2 parties") in out and "victoires" in out and "décisions par partie" in out


# Rules.


def test_a_rule_is_shown_by_its_id_under_its_chapter(run: Run) -> None:
    _, out, _ = run("rules", "karmaka", "kmk-10.6")
    assert out == (
        "KMK-10 Copied powers\n"
        "  KMK-10.6  A Mimic copying a Mimic does nothing. Nor does an Embody copying an Embody.\n"
    )


def test_a_chapter_is_shown_by_its_id(run: Run) -> None:
    lines = run("rules", "karmaka", "KMK-4")[1].splitlines()
    assert lines[0] == "KMK-4 Set-up" and len(lines) > 5
    assert all(line.startswith("  KMK-4.") for line in lines[1:])


@pytest.mark.parametrize(("word", "language", "title"), [("mimic", "en", "Copied"), ("echelon", "fr", "Mise en place")])
def test_rules_are_found_by_a_word_whatever_its_case_and_accents(
    run: Run, word: str, language: str, title: str
) -> None:
    status, out, _ = run("rules", "karmaka", word, "--lang", language)
    assert status == 0 and title in out and run("rules", "karmaka", word.upper(), "--lang", language)[1] == out


def test_several_words_must_all_be_there(run: Run) -> None:
    both, one = (run("rules", "karmaka", *words, "--lang", "en")[1] for words in (["mimic", "embody"], ["mimic"]))
    assert 0 < len(both) < len(one)


def test_the_whole_book_is_shown_without_words(run: Run) -> None:
    _, out, _ = run("rules", "karmaka")
    primer, _, book = out.partition("KMK-1 ")
    assert " 1. " in primer and "10. " in primer and book.count("\n") > 150
    assert book.index("KMK-15.1") < book.index("Appendix") < book.index("KMK-2.3  ")


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "KMK-4 Mise en place"),
        ({"LANG": "fr"}, "KMK-4 Mise en place"),
        ({"LANG": "en_US.UTF-8"}, "KMK-4 Set-up"),
        ({"LANG": "de_DE.UTF-8"}, "KMK-4 Set-up"),
        ({"LANG": "C"}, "KMK-4 Set-up"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "KMK-4 Mise en place"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "KMK-4 Set-up"),
    ],
)
def test_the_locale_gives_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], expected: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run("rules", "karmaka", "KMK-4")[1].startswith(f"{expected}\n")
    assert run("rules", "karmaka", "KMK-4", "--lang", "fr")[1].startswith("KMK-4 Mise en place\n")


# Traces.


def test_a_trace_is_printed_as_lines_of_json(run: Run) -> None:
    status, out, err = run("trace", "karmaka", "--players", "4", "--variant", "teams", "--first-player", "seat_2")
    lines = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert lines[0]["options"] == {"variant": "teams", "first_player": "seat_2", "wolf_seat": "0"}
    assert lines[2]["seat"] == 2 and lines[-1]["t"] == "result"


def test_the_same_seed_gives_the_same_trace_and_another_seed_another(run: Run) -> None:
    one, again, other = (run("trace", "karmaka", "--seed", seed)[1] for seed in ("3", "3", "4"))
    assert one == again != other


def test_a_trace_that_is_true_is_said_to_be(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(run("trace", "karmaka", "--states")[1], encoding="utf-8")
    count = file.read_text(encoding="utf-8").count("\n")
    assert run("trace", "--check", str(file)) == (0, f"{file}: {count} lines, all as the game plays them\n", "")


def test_a_trace_is_checked_from_the_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = run("trace", "karmaka")[1]
    monkeypatch.setattr(sys, "stdin", io.StringIO(told))
    assert run("trace", "--check", "-") == (0, f"-: {told.count(chr(10))} lines, all as the game plays them\n", "")


def test_a_trace_that_lies_is_refused_with_its_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(run("trace", "karmaka")[1].replace('"what":"first"', '"what":"dice"'), encoding="utf-8")
    assert run("trace", "--check", str(file))[0::2] == (
        2,
        'tablee: line 2: chance: what is "dice", the game says "first"\n',
    )


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    status, _, err = run("trace", "--check", str(file))
    assert status == 2 and "cannot be read" in err and err.count("\n") == 1


def test_a_game_is_told_to_a_seat_in_a_language(run: Run) -> None:
    seat, spectator = run("tell", "karmaka", "--seat", "0")[1], run("tell", "karmaka")[1]
    french = run("tell", "karmaka", "--seat", "0", "--lang", "fr")[1]
    assert "You" in seat and len(seat) > len(spectator) and "Vous" in french


def test_a_pipe_closed_early_ends_the_program_quietly() -> None:
    command = [sys.executable, "-m", "tablee", "trace", "karmaka", "--states"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None and program.stderr is not None
        assert program.stdout.readline().startswith(b'{"t":"setup"')
        program.stdout.close()
        complaint = program.stderr.read()
        assert (program.wait(timeout=60), complaint) == (0, b"")


def test_a_trace_may_be_played_by_any_level(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    traces = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["tablee", "trace", "karmaka", "--seed", "5", "--policy", "sensible"])
        main()
        traces.append(capsys.readouterr().out)
    assert traces[0] == traces[1]
    assert check(traces[0].splitlines()) == traces[0].count("\n") < 200


@pytest.mark.parametrize("command", ["", "games", "match", "play", "review", "rules", "saves", "tell", "trace"])
def test_the_help_of_every_command_ends_with_examples_of_it(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tablee", *command.split(), "--help"])
    main()
    shown = capsys.readouterr().out
    assert f"tablee {command}".strip() in shown.partition("Examples:")[2]
