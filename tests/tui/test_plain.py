"""Plain mode, as people and pipes meet it: typed lines, a real pipe and a pseudo-terminal. (LO02-17, LO02-18)"""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.games import GAMES
from tablee.games.karmaka.people.view import KarmakaView
from tablee.games.texts import LANGUAGES
from tablee.games.typography import french
from tablee.table import Place, Saves, Setup, Table
from tablee.table.seating.calling import called, known_names
from tablee.tui.wishes.seating import seating

AGAINST_ONE = ("--seats", "Anna=human,Bob=sensible", "--first-player", "seat_0", "--seed", "7")
TWO = ("--seats", "Anna,Bob", "--first-player", "seat_0", "--seed", "7")
DEMO = Path(__file__).parents[2] / "docs" / "demo"


def piped(saves: Path, *args: str, typed: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run `tablee play karmaka --plain` with some typed lines through a real pipe."""
    command = [
        sys.executable,
        "-m",
        "tablee",
        "play",
        "karmaka",
        "--plain",
        "--saves",
        str(saves),
        "--lang",
        lang,
        *args,
    ]
    given = typed.encode(errors="surrogateescape")
    done = subprocess.run(command, input=given, capture_output=True, timeout=120, check=False, env=environment())
    return subprocess.CompletedProcess(command, done.returncode, done.stdout.decode(), done.stderr.decode())


@dataclass(frozen=True, slots=True)
class Played:
    """How a command ended, what it printed, and what it complained of."""

    returncode: int
    stdout: str
    stderr: str


Run = Callable[..., Played]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """The same without a process of its own."""
    monkeypatch.setenv("USER", "anna")

    def played(*args: str, typed: str = "", lang: str = "en") -> Played:
        words = ["tablee", "play", "karmaka", "--plain", "--saves", str(tmp_path), "--lang", lang, *args]
        monkeypatch.setattr(sys, "argv", words)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = 0
        try:
            main()
        except SystemExit as leave:
            status = int(leave.code or 0)
        printed = capsys.readouterr()
        return Played(status, printed.out, printed.err)

    return played


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONUTF8": "1", "USER": "anna", **more}


def test_a_whole_game_is_played_from_the_command_line(tmp_path: Path) -> None:
    """LO02-17: a game is played to the end."""
    done = piped(tmp_path, *AGAINST_ONE, typed="1\n" * 400)
    assert done.returncode == 0 and done.stderr == ""
    assert re.search(r"^(Bob wins|You win)", done.stdout, re.MULTILINE)
    assert "The finished game is saved as “karmaka”." in done.stdout
    assert Saves(tmp_path).listed()[0].finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_shows_the_table_and_numbered_options(play: Run, language: str) -> None:
    """LO02-18: every decision shows its numbered options and the visible state."""
    done = play(*AGAINST_ONE, typed="1\n1\n", lang=language)
    hand, passing = ("Main (5 cartes)", "Passer") if language == "fr" else ("Hand (5 cards)", "Pass")
    assert hand in done.stdout and re.search(rf"^\d+\. {passing}$", done.stdout, re.MULTILINE)
    assert len(re.findall(r"^1\. ", done.stdout, re.MULTILINE)) == 3


def test_names_given_at_the_start_are_in_prompts_log_and_save(play: Run, tmp_path: Path) -> None:
    """LO02-6: the name of each player can be set."""
    done = play("--seats", "Zoé=human,Óscar=novice", "--first-player", "seat_1", "--seed", "7", typed="log\n")
    assert "Zoé: Which card" in done.stdout and "Turn 1 is Óscar's." in done.stdout
    assert Saves(tmp_path).listed()[0].places == (Place("Zoé"), Place("Óscar", "novice"))


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("99", "There is no option 99"),
        ("0", "There is no option 0"),
        ("-1", "“-1” is neither a number nor a command"),
        ("", "Nothing was typed"),
        ("play it", "“play it” is neither"),
        ("²", "“²” is neither"),
        ("9" * 5000, "is neither a number nor a command"),
        ("? 99", "There is no option 99"),
        ("? x", "“x” is neither"),
        ("why", "No option of this game holds"),
        ("rules", "Which rules?"),
        ("rules qqqq", "No rule holds “qqqq”"),
        ("undo", "You have made no choice yet."),
        ("back", "You have made no choice yet."),
    ],
)
def test_bad_input_is_refused_with_the_reason_and_asked_again(
    play: Run, tmp_path: Path, typed: str, reason: str
) -> None:
    done = play(*AGAINST_ONE, typed=f"{typed}\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert reason in done.stdout and done.stdout.count("Your choice (1 to ") == 2
    assert Saves(tmp_path).listed()[0].ply == 0


def test_bytes_that_are_no_text_are_refused_too(tmp_path: Path) -> None:
    done = piped(tmp_path, *AGAINST_ONE, typed="\udcff\udcfe\x1b[2J\n")
    assert done.returncode == 0 and done.stderr == ""
    assert "is neither a number nor a command" in done.stdout and "\x1b" not in done.stdout


def test_the_end_of_the_input_saves_and_the_game_can_be_resumed(play: Run, tmp_path: Path) -> None:
    first = play(*AGAINST_ONE, typed="1\n")
    assert first.returncode == 0 and '--resume "karmaka"' in first.stdout
    save = Saves(tmp_path).listed()[0]
    again = play("--resume", "karmaka", typed="1\nquit\n", lang="fr")
    assert again.returncode == 0 and "reprend là où vous l'aviez laissé" in again.stdout
    assert Saves(tmp_path).listed()[0].ply > save.ply


def test_a_choice_is_undone_or_taken_back(play: Run, tmp_path: Path) -> None:
    done = play(*AGAINST_ONE, typed="1\nundo\nback\n")
    assert "Somebody else has chosen since" in done.stdout and "type “back”" in done.stdout
    assert "are taken back" in done.stdout
    (save,) = Saves(tmp_path).listed()
    assert (save.ply, save.taken_back) == (0, True)


def test_a_hint_tells_what_the_master_thinks_of_each_option(play: Run) -> None:
    done = play(*AGAINST_ONE, "--iterations", "60", typed="conseil\n", lang="fr")
    assert "Le maître réfléchit" in done.stdout
    assert len(re.findall(french(r"^\d+\. .* : \d+ % de gagner"), done.stdout, re.MULTILINE)) > 5


def test_help_shows_rules_commands_and_what_an_option_does(play: Run) -> None:
    done = play(*AGAINST_ONE, typed="?\n?1\nwhy draw\nrules KMK-6.7\nlog\nview\nsave\nlang\n")
    for part in (
        "KMK-6.1: ",
        "quit: save and leave",
        "Take a card from the Well: no.",
        "(KMK-5.4)",
        "KMK-6.7: ",
        "Before the first turn",
    ):
        assert part in done.stdout
    assert "Votre choix" in done.stdout and done.stdout.count("The game is saved as") == 1


def hands(seed: int = 7) -> tuple[set[str], set[str]]:
    """The English names of the cards that only one seat sees at the start."""
    table = Table.begin(Setup.of("karmaka", 2, seed, {"first_player": "seat_0"}), [Place("Anna"), Place("Bob")])
    seen = []
    for seat in (0, 1):
        view = table.view(seat)
        assert isinstance(view, KarmakaView)
        hand = view.souls[seat].hand
        assert hand is not None
        seen.append({kind.replace("_", " ").title() for kind in hand})
    return seen[0] - seen[1], seen[1] - seen[0]


def test_between_two_people_a_curtain_hides_the_hand_of_the_other(play: Run) -> None:
    done = play(*TWO, typed="\n3\nno\n\n3\n\n")
    parts = re.split(r"Pass the keyboard to (\w+), then press Enter\.", done.stdout)
    assert parts[1::2] == ["Anna", "Bob", "Bob", "Anna"]  # Bob typed something first: asked again
    anna, bob = hands()
    assert anna and bob
    for name, text in zip(parts[1::2], parts[2::2], strict=True):
        others = bob if name == "Anna" else anna
        assert not [card for card in others if card in text], name
    assert all(card in parts[2] for card in anna) and all(card in parts[6] for card in bob)
    assert "\n" * 20 in parts[2]  # the screen is scrolled before the curtain


def test_the_end_of_the_input_at_the_curtain_saves_too(play: Run) -> None:
    done = play(*TWO, typed="\n1\n")
    assert done.returncode == 0 and done.stdout.rstrip().endswith('--resume "karmaka"')


def test_two_people_finish_a_game_and_both_read_who_won(play: Run) -> None:
    done = play(*TWO, typed="\n1\n" * 700)
    assert done.returncode == 0
    assert re.search(r"^(Anna|Bob) wins, by being the first to reach Transcendence", done.stdout, re.MULTILINE)


def test_virtual_players_alone_play_to_the_end_without_a_question(play: Run) -> None:
    done = play("--seats", "sensible,novice", "--seed", "7", lang="fr")
    assert done.returncode == 0 and "Votre choix" not in done.stdout
    assert sum(name in done.stdout for name in known_names("fr")) == 2 and "Transcendance" in done.stdout
    assert "Nord" not in done.stdout and "Sud" not in done.stdout


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--seats", "Anna=genius"], "no player is called 'genius'"),
        (["--seats", "Anna,Anna"], "Anna sits here twice"),
        (["--seats", "a,b,c", "--players", "2"], "2 players sit at this table, not 3"),
        (["--seats", "Anna,Bob,Chloé"], "3"),
        (["--players", "9"], "players, not 9"),
        (["--seed", "-1"], "a seed lies between"),
        (["--seed", "x"], "seed"),
        (["--colour", "red"], "unknown setting 'colour'"),
        (["--variant", "chess"], "variant is one of"),
        (["--resume", "nothing"], "there is no saved game called nothing"),
        (["--resume", "../x"], "cannot be the name of a saved game"),
        (["--resume", "x", "--seed", "1"], "--resume stands alone"),
        (["--iterations", "0"], "a master needs some time"),
    ],
)
def test_a_wrong_command_is_one_clear_line_and_status_2(
    play: Run, tmp_path: Path, args: list[str], reason: str
) -> None:
    done = play(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert reason in done.stderr and done.stderr.count("\n") == 1 and done.stderr.startswith("tablee: ")
    assert Saves(tmp_path).listed() == []


def test_seats_are_read_from_names_and_levels() -> None:
    karmaka = GAMES["karmaka"]
    assert seating(karmaka, "Anna, Bob=expert", 2, "en") == [Place("Anna"), Place("Bob", "expert")]
    first, second = called(2, "fr", "7")
    assert seating(karmaka, "expert,sensible", 2, "fr", "7") == [Place(first, "expert"), Place(second, "sensible")]
    assert seating(karmaka, f"{first}=human", 2, "fr", "7") == [Place(first), Place(second, "sensible")]
    assert seating(karmaka, "=human,=novice", 2, "fr", "7", "Zoé") == [Place("Zoé"), Place(first, "novice")]
    three = seating(karmaka, "Anna", 3, "en")
    assert [place.level for place in three] == [None, "sensible", "sensible"]


@pytest.mark.parametrize(("user", "name"), [("anna", "Anna"), ("", "Mabel"), ("a\nb", "Mabel")])
def test_whoever_sits_down_goes_by_the_name_of_the_user(monkeypatch: pytest.MonkeyPatch, user: str, name: str) -> None:
    monkeypatch.setenv("USER", user)
    monkeypatch.delenv("USERNAME", raising=False)
    me, rival = seating(GAMES["karmaka"], None, 2, "en", "7")
    assert me == Place(name) and rival.level == "sensible" and rival.name in known_names("en")
    assert seating(GAMES["karmaka"], None, 2, "en", "7", "Zoé")[0] == Place("Zoé"), "a name that was kept comes first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_demonstration_shows_each_moment(play: Run, language: str) -> None:
    """LO02-22: set-up, a turn of each kind, a power with its offer, a reincarnation, a save and a resume."""
    seats = ("--seats", "Anna=human,Bob=sensible", "--first-player", "seat_0", "--seed", "2")
    first = play(*seats, typed=(DEMO / "karmaka.txt").read_text(), lang=language)
    second = play("--resume", "karmaka", typed=(DEMO / "karmaka_resumed.txt").read_text(), lang=language)
    assert first.returncode == second.returncode == 0
    moments = {
        "fr": [
            "Votre première Main", "Vous posez", "Vous mettez une carte de côté", "Vous employez le pouvoir",
            "Vous passez", "vous propose", "Bob garde", "--resume", "reprend là où", "Vous renaissez",
            "Bob renaît", french("KMK-14.2 : "),
        ],
        "en": [
            "Your opening Hand", "You lay", "You set a card aside", "You use the power", "You pass",
            "offers you", "Bob keeps", "--resume", "goes on where", "You are reborn", "Bob is reborn", "KMK-14.2: ",
        ],
    }  # fmt: skip
    told = first.stdout + second.stdout
    assert [moment for moment in moments[language] if moment not in told] == []


def test_the_page_of_the_demonstration_gives_these_commands() -> None:
    page = (DEMO / "README.md").read_text()
    assert '--seats "Anna=human,Bob=sensible" --first-player seat_0 --seed 2' in page
    assert "--resume karmaka" in page and "karmaka_resumed.txt" in page


@pytest.mark.skipif(os.name == "nt", reason="there is no pty")
def test_in_a_terminal_the_curtain_clears_the_screen_and_nothing_is_echoed_twice(tmp_path: Path) -> None:
    import pty

    main, side = pty.openpty()
    command = [sys.executable, "-m", "tablee", "play", "karmaka", "--plain", "--saves", str(tmp_path), *TWO]
    env = environment(TERM="xterm", LC_ALL="C.UTF-8")
    process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=env, close_fds=True)
    os.close(side)
    shown = read_until(main, "press Enter.")
    os.write(main, b"\n")
    shown += read_until(main, "or “?”):")
    os.write(main, b"1\n")
    shown += read_until(main, "Bob, then press Enter.")
    os.write(main, b"\x04")
    shown += read_until(main, "")
    assert process.wait(30) == 0
    os.close(main)
    assert shown.count("\x1b[2J\x1b[3J\x1b[H") == 2 and "\x1b[3" in shown
    assert shown.count("): 1\r\n") == 1 and "The game is saved" in shown


def read_until(terminal: int, end: str) -> str:
    """What a terminal shows until some words are there, or until it closes."""
    shown = b""
    while not end or end not in shown.decode(errors="ignore"):
        try:
            fresh = os.read(terminal, 4096)
        except OSError:
            break
        if not fresh:
            break
        shown += fresh
    return shown.decode(errors="ignore")


def test_without_a_terminal_the_screens_give_way_to_plain_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["tablee", "play", "karmaka", "--saves", str(tmp_path), "--seed", "7", "--lang", "en"]
    monkeypatch.setattr(sys, "argv", words)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    main()
    assert "Your choice (1 to" in capsys.readouterr().out
