"""Your name is asked once in the terminal, and kept; virtual players have names of their own language."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from tablee.table.seating.calling import known_names
from tablee.tui.screens.places.ask_name import AskName
from tablee.tui.screens.places.new_game import NewGame
from tests.tui.pilots import playing, press, program, sit, wish


def test_a_name_is_asked_once_and_kept_for_the_next_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "anna")
    app = program(tmp_path, wish("", "=random"), "fr")

    async def first(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, AskName) and app.screen.query_one(Input).value == "Anna"
        app.screen.query_one(Input).value = "Zoé"
        await press(pilot, "enter")
        me, rival = playing(app).desk.table.names
        assert me == "Zoé" and rival in known_names("fr")

    async def second(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        assert playing(again).desk.table.names[0] == "Zoé"

    sit(app, first)
    assert app.memory.read().name == "Zoé"
    again = program(tmp_path, wish("", "=random"))
    again.remember(name="Zoé")
    sit(again, second)


def test_who_types_no_name_stays_with_the_question(tmp_path: Path) -> None:
    app = program(tmp_path, wish("", "=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        app.screen.query_one(Input).value = " "
        await press(pilot, "enter")
        assert isinstance(app.screen, AskName)
        await press(pilot, "escape")
        assert isinstance(app.screen, NewGame)

    sit(app, walk)
