"""The places around a game: home, form, settings, rulebook, saved games, languages. (LO02-18)"""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from tablee.players.levels import player_for
from tablee.table import Journal, Place, Setup, Table
from tablee.tui.app import TableeApp
from tablee.tui.desk.desk import Desk
from tablee.tui.screens.game.play import Play
from tablee.tui.screens.game.whole import Whole
from tablee.tui.screens.places.home import Home
from tablee.tui.screens.places.new_game import NewGame
from tablee.tui.screens.places.rules import RulesScreen
from tablee.tui.screens.places.shelf import Shelf
from tests.tui.pilots import LARGE, playing, press, program, screen_text, sit, until, wish


def test_a_game_is_left_and_resumed_where_it_was(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))
    plies: list[int] = []

    async def leave(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter", "enter", "enter")
        plies.append(playing(app).desk.table.ply)
        await press(pilot, "s", "enter")
        assert isinstance(app.screen, Home)

    async def resume(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "enter")
        assert isinstance(again.screen, Shelf)
        await until(pilot, lambda: again.screen.query_one("#shelf", OptionList).option_count > 0)
        assert "Anna" in screen_text(again)
        await press(pilot, "enter")
        assert playing(again).desk.table.ply == plies[0]

    sit(app, leave)
    again = program(tmp_path, wish("Anna", "Bob=random"))
    sit(again, resume)


def test_the_language_changes_everywhere_at_once(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        assert "New game" in screen_text(app)
        await press(pilot, "l")
        assert "Nouvelle partie" in screen_text(app)
        await press(pilot, "enter", "enter")
        assert "Quelle carte jouez-vous" in screen_text(app)
        await press(pilot, "l")
        assert "Which card do you play" in screen_text(app)
        await press(pilot, "s", "enter")
        assert "New game" in screen_text(app)

    sit(app, walk)
    assert app.memory.read().language == "en"


def test_the_rulebook_is_searched_as_one_types(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter", "r")
        assert isinstance(app.screen, RulesScreen)
        await press(pilot, *"mimic")
        assert "Mimic" in screen_text(app)
        await press(pilot, *"qqq")
        assert "No rule holds" in screen_text(app)
        await press(pilot, "escape", "z")
        assert isinstance(app.screen, Whole) and "Hand of Anna" in screen_text(app)

    sit(app, walk, LARGE)


def test_settings_are_kept(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, *["down"] * 5, "enter")
        await press(pilot, "down", "right", "down", "right")
        assert app.theme == "tablee-paper"

    sit(app, walk)
    kept = app.memory.read()
    assert (kept.colours, kept.speed) == ("paper", "quick")


def test_a_wrong_seed_is_refused_in_one_line(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random", seed="soon"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, NewGame) and "“soon”" in screen_text(app)

    sit(app, walk)


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_bring_their_variants(tmp_path: Path, players: int) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        app.screen.query_one("#players").focus()
        await press(pilot, *["right"] * (players - 2))
        app.screen.query_one("#start").focus()
        await press(pilot, "enter")
        assert len(playing(app).desk.table.places) == players
        hand = playing(app).desk.board(0, "en").seats[-1].zones[0].cards
        assert all(card is not None and card.name in screen_text(app) for card in hand)

    sit(app, walk)


def test_the_program_opens_at_a_table(tmp_path: Path) -> None:
    desk = Desk(Table.begin(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob", "random")], player_for))
    app = TableeApp(program(tmp_path, wish()).saves, program(tmp_path, wish()).memory, "en", Play(desk))

    async def walk(pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Play)

    sit(app, walk)


def test_a_name_is_never_taken_for_a_style(tmp_path: Path) -> None:
    app = program(tmp_path, wish("[bold]Zed", "[/]"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        assert "[/], it is for you" in screen_text(app)
        await press(pilot, "enter", "s", "enter")
        await press(pilot, "down", "enter")
        await until(pilot, lambda: "[bold]Zed" in screen_text(app))

    sit(app, walk)


def test_a_rematch_of_names_that_look_the_same_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))
    journal = Journal(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Аnna")])
    told: list[str] = []
    monkeypatch.setattr(app, "notify", lambda message, **_: told.append(message))

    async def walk(pilot: Pilot[None]) -> None:
        app.rematch(Table(journal, journal.history(), None))
        await pilot.pause()
        assert isinstance(app.screen, Home) and "looks like Anna" in told[0]

    sit(app, walk)
