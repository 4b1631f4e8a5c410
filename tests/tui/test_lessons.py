"""First steps and the coach in the terminal: on the screens and in plain text."""

import io
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.games import GAMES, title_named
from tablee.games.lessons import FirstSteps, lessons
from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table import Place, Saves, Setup, Table
from tablee.table.seating.first_steps import lesson_places, lesson_setup
from tablee.tui.desk.desk import Desk
from tablee.tui.plain.console import Console
from tablee.tui.plain.plain_mode import Plain
from tablee.tui.screens.game.play import Play
from tablee.tui.screens.places.rules import RulesScreen
from tablee.tui.widgets.paper.paragraph import Paragraph, Prose
from tablee.tui.wishes.settings_file import SettingsFile
from tests.tui.pilots import LARGE, SMALL, press, program, settled, sit, wish

LONGEST = 150


class Terminal(io.StringIO):
    """A source or sink that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def script(game: str) -> FirstSteps:
    found = lessons(title_named(game).package).first_steps
    assert found is not None
    return found


def plain(text: str) -> str:
    """Words without the spaces that hold a line together."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def desk(game: str) -> Desk:
    return Desk(Table.begin(lesson_setup(game), lesson_places(game, "Anna"), player_for))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_first_steps_is_played_to_its_end_in_plain_text(game: str, language: str) -> None:
    out = io.StringIO()
    Plain(desk(game), Console(io.StringIO("1\n" * 40), out), language, Budget(20)).run()
    told = plain(out.getvalue())
    first, closing = script(game).moment[0], next(each for each in script(game).moment if each.last)
    for moment in (first, closing):
        assert told.count(plain(moment.say[language])) == 1
        assert f"({moment.rule})" in told
    assert "tablee play" in told[told.index(plain(closing.say[language])) :]


def test_the_coach_speaks_in_a_terminal_once_and_can_be_silenced(tmp_path: Path) -> None:
    memory, said = SettingsFile(tmp_path / "settings.toml"), []
    for typed in ("1\nquit\n", "1\nquit\n", "coach\n1\nquit\n"):
        table = Table.begin(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob", "random")], player_for)
        out = Terminal()
        Plain(Desk(table), Console(Terminal(typed), out), "en", Budget(20), memory).run()
        said.append(out.getvalue().count("(i) "))
    assert said[0] and said[1] < said[0] + 1 and "karmaka/ask-play" in memory.read().told
    assert memory.read().coach == "off"
    assert len(set(memory.read().told)) == len(memory.read().told)


def test_through_a_pipe_the_coach_is_silent(tmp_path: Path) -> None:
    table = Table.begin(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob", "random")], player_for)
    out = io.StringIO()
    Plain(Desk(table), Console(io.StringIO("quit\n"), out), "en", Budget(20), SettingsFile(tmp_path / "s.toml")).run()
    assert "(i) " not in out.getvalue()


def leaf(pilot: Pilot[None]) -> str:
    """What the coach says on the screen, or nothing."""
    found = pilot.app.screen.query_one("#coach", Paragraph)
    said = found.render()
    assert isinstance(said, Prose)
    return plain(said.content.plain) if found.display else ""


async def led(pilot: Pilot[None]) -> int:
    """First steps by first choices, up to its last moment: how many things were told."""
    told = 0
    for _ in range(LONGEST):
        said = leaf(pilot)
        if "n: a game of my own" in said:
            return told
        told += bool(said)
        await press(pilot, *(["c"] if said else ["1", "enter"]))
    raise AssertionError("the script has no end")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_on_a_small_screen_the_coach_covers_neither_board_nor_question(tmp_path: Path, language: str) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, *["down"] * 3, "enter", "enter")
        seen = 0
        for _ in range(12):
            board, asked, coach = (pilot.app.screen.query_one(each).region for each in ("#board", "#ask", "#coach"))
            if said := leaf(pilot):
                assert not coach.overlaps(board) and not coach.overlaps(asked), said
                seen += 1
            await press(pilot, *(["c"] if said else ["1", "enter"]))
        assert seen > 3

    sit(program(tmp_path, wish("Anna", "Bob=random"), language, coach="on"), walk)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_first_steps_leads_to_its_end_on_the_screens(tmp_path: Path, size: tuple[int, int]) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, *["down"] * 3, "enter", "enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Play)
        words = " ".join(leaf(pilot).split())
        assert " ".join(plain(script("karmaka").moment[0].say["en"]).split()) in words
        assert await led(pilot) > 5
        await press(pilot, "n")
        assert type(pilot.app.screen).__name__ == "NewGame"

    sit(program(tmp_path, wish("Anna", "Bob=random"), coach="on"), walk, size)
    assert [save.game for save in Saves(tmp_path / "saves").listed()] == ["karmaka"]


def test_the_rule_of_what_is_said_is_one_key_away_and_so_is_silence(tmp_path: Path) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, *["down"] * 3, "enter", "enter")
        await press(pilot, "c", "r")
        rules = pilot.app.screen
        assert isinstance(rules, RulesScreen) and rules.sought == "KMK-6.1"
        await press(pilot, "escape", "C")
        assert leaf(pilot) == ""
        await press(pilot, "c")
        assert leaf(pilot) != ""

    sit(program(tmp_path, wish("Anna", "Bob=random"), coach="on"), walk)


def test_the_rulebook_begins_with_a_primer_and_finds_a_bare_number_first(tmp_path: Path) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(RulesScreen("karmaka"))
        await settled(pilot)
        rules = pilot.app.screen
        assert isinstance(rules, RulesScreen)
        whole = plain(str(rules.text()))
        assert whole.index("in ten lines") < whole.index("Contents") < whole.index("KMK-1.1  ")
        assert whole.index("KMK-15.1  ") < whole.index("Appendix") < whole.index("KMK-2.3  ")
        rules.sought = "10.7"
        assert str(rules.text()).splitlines()[1].startswith("KMK-10.7")

    sit(program(tmp_path, wish("Anna", "Bob=random")), walk)
