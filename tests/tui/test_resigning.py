"""Resigning in the terminal: offered beside leaving, asked twice, told, and kept in the save."""

import io
from pathlib import Path

from textual.pilot import Pilot

from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table import Place, Setup, Table
from tablee.tui.desk.desk import Desk
from tablee.tui.plain.console import Console
from tablee.tui.plain.plain_mode import Plain
from tablee.tui.screens.game.end import End
from tablee.tui.screens.game.leaving import Leaving
from tablee.tui.screens.game.play import Play
from tablee.tui.screens.shell.confirm import Confirm
from tests.tui.pilots import playing, press, program, screen_text, sit, wish


def test_who_leaves_may_resign_and_is_asked_twice(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        table = playing(app).desk.table
        await press(pilot, "s")
        assert isinstance(app.screen, Leaving) and "Resign" in screen_text(app)
        await press(pilot, "down", "enter")
        assert isinstance(app.screen, Confirm) and "The game ends" in screen_text(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, Play) and not table.over
        await press(pilot, "s", "down", "enter", "enter")
        assert isinstance(app.screen, End) and table.over
        assert "You resigned. Bob wins." in screen_text(app)

    sit(app, walk)


def test_escape_goes_on_playing(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter", "s", "escape")
        assert isinstance(app.screen, Play)
        await press(pilot, "s", "up", "enter")
        assert isinstance(app.screen, Play)

    sit(app, walk)


def plainly(typed: str, places: list[Place], language: str = "en") -> tuple[Table, str]:
    """A game of Karmaka in plain text, with some typed lines."""
    variant = {"variant": "base" if len(places) == 2 else "multiplayer", "first_player": "seat_0"}
    table = Table.begin(Setup.of("karmaka", len(places), 7, variant), places, player_for)
    out = io.StringIO()
    Plain(Desk(table), Console(io.StringIO(typed), out), language, Budget(5)).run()
    return table, out.getvalue()


def test_in_plain_text_a_word_resigns_after_a_yes() -> None:
    table, said = plainly("resign\nno\nresign\nyes\n", [Place("Anna"), Place("Bob", "random")])
    assert table.over and "The game goes on." in said
    assert "You resign." in said and "You resigned. Bob wins." in said


def test_in_french_one_types_abandonner_and_oui() -> None:
    table, said = plainly("abandonner\noui\n", [Place("Anna"), Place("Bob", "random")], "fr")
    assert table.over and "Vous abandonnez." in said and "Vous avez abandonné. Bob gagne." in said


def test_among_three_a_virtual_player_plays_on_to_the_end() -> None:
    places = [Place("Anna"), Place("Bob", "random"), Place("Cleo", "random")]
    table, said = plainly("resign\nyes\n", places)
    assert table.over and table.result is not None and 0 not in table.result.winners
    assert said.count("Anna resigns. A virtual player plays on there until the end.") == 1
    assert said.count("Turn 1 is") == 1, "what was told before is not told again"
