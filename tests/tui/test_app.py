"""The program in a terminal, driven by keys and mouse as people do. (LO02-18, LO02-19, LO02-20)"""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from tablee.players.thinking import Budget
from tablee.table import Place, Setup, Table
from tablee.tui.desk.desk import Desk
from tablee.tui.screens.game.curtain import Curtain
from tablee.tui.screens.game.end import End
from tablee.tui.screens.game.help import Help
from tablee.tui.screens.game.play import Play
from tablee.tui.screens.places.home import Home
from tablee.tui.screens.places.new_game import NewGame
from tablee.tui.screens.places.review import Review
from tablee.tui.screens.shell.confirm import Confirm
from tablee.tui.widgets.asks.ask import AskBar
from tablee.tui.widgets.paper.drawing import drawn
from tablee.tui.widgets.paper.ink import InkLine
from tablee.tui.widgets.surfaces.board import BoardView
from tablee.tui.wishes.settings_file import SPEEDS
from tests.tui.pilots import playing, press, program, screen_text, settled, sit, until, wish
from tests.tui.test_desk import holding


def test_a_whole_game_is_played_by_keyboard_alone(tmp_path: Path) -> None:  # LO02-18
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")  # New game, Start
        for _ in range(400):
            if isinstance(app.screen, End):
                break
            await press(pilot, "enter")
        assert isinstance(app.screen, End)
        assert re.search("You win|Bob wins|draw", screen_text(app))
        await press(pilot, "down", "enter")
        assert isinstance(app.screen, Review)
        await press(pilot, "escape")
        assert isinstance(app.screen, Home)

    sit(app, walk)
    saved = app.saves.listed()
    assert [save.finished for save in saved] == [True]


def test_enter_through_every_line_of_the_form_starts_a_game(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        app.screen.query_one("#players").focus()
        for _ in range(12):
            if not isinstance(app.screen, NewGame):
                break
            await press(pilot, "enter")
        assert playing(app).desk.table.names == ["Anna", "Bob"]

    sit(app, walk)


def test_a_turn_is_played_with_the_mouse_on_a_card(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await pilot.click("#doors", offset=(4, 1))
        await settled(pilot)
        await pilot.click("#start")
        await settled(pilot)
        screen = playing(app)
        board, ask = screen.query_one(BoardView), screen.query_one(AskBar)
        card = ask.choices[0].touches[0].what
        await pilot.click("#board", offset=place_of(board, str(card)))
        await settled(pilot)
        assert len(ask.shown) == 3 and ask.shown == ask.choices[:3]  # as a Deed, for its power, for the future
        before = screen.desk.table.ply
        await pilot.click("#ask", offset=(5, 1))
        await settled(pilot)
        assert screen.desk.table.ply > before

    sit(app, walk)


def place_of(board: BoardView, kind: str) -> tuple[int, int]:
    """Where a card of a kind stands on the board, its padding included."""
    assert board.board is not None
    lines: list[InkLine] = drawn(board.board, board.marks, board.size.width, board.size.height)
    for y, line in enumerate(lines):
        x = 1
        for piece in line:
            if piece.hit is not None and piece.hit[0] == "hand" and piece.hit[-1] == kind:
                return x + 2, y
            x += piece.width
    raise AssertionError(f"no {kind} on the board")


def test_what_an_option_touches_is_lit_while_it_is_selected(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        screen = playing(app)
        ask, board = screen.query_one(AskBar), screen.query_one(BoardView)
        for _ in range(3):
            await press(pilot, "down")
            assert ask.selected is not None
            assert board.marks.lit == ask.selected.touches
        assert "‹" in screen_text(app)

    sit(app, walk)


def test_a_curtain_falls_between_two_people(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, Curtain) and "Bob" in screen_text(app)
        await press(pilot, "enter")
        hand = playing(app).desk.board(1, "en").seats[-1].zones[0].cards
        assert all(card is not None and card.name in screen_text(app) for card in hand)
        await press(pilot, "6", "enter")  # passes: Anna's turn
        assert isinstance(app.screen, Curtain)
        shown = screen_text(app)
        assert "Anna" in shown and all(card is not None and card.name not in shown for card in hand)
        await press(pilot, "enter")
        assert playing(app).reader == 0

    sit(app, walk)


def test_a_choice_that_was_answered_is_taken_back_when_that_is_confirmed(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        table = playing(app).desk.table
        before = table.ply
        await press(pilot, "enter")
        await press(pilot, "u")  # Bob has answered: it can only be taken back
        assert isinstance(app.screen, Confirm)
        await press(pilot, "escape")
        assert table.ply > before and not table.is_taken_back
        await press(pilot, "u", "enter")
        assert playing(app).desk.table.ply == before and table.is_taken_back

    sit(app, walk)


def test_u_undoes_a_choice_that_told_nobody_anything(tmp_path: Path) -> None:
    desk = holding("power of Sowing", [Place("Anna"), Place("Bob")])
    desk.choose(0, next(choice.option for choice in desk.choices(0, "en") if choice.text == "Use the power of Sowing"))
    app = program(tmp_path, wish("Anna", "Bob"))

    async def walk(pilot: Pilot[None]) -> None:
        await app.push_screen(Play(desk))
        await press(pilot, "enter", "enter")  # the curtain opens, the first card is sown
        sown = desk.table.ply
        assert "(card 2 of 2)" in screen_text(app)
        await press(pilot, "u")
        assert desk.table.ply == sown - 1 and not desk.table.is_taken_back
        assert "(card 1 of 2)" in screen_text(app)

    sit(app, walk)


def test_a_hint_shows_a_chance_beside_each_option(tmp_path: Path) -> None:
    setup = Setup.of("karmaka", 2, 7)
    desk = Desk(Table.begin(setup, [Place("Anna"), Place("Bob")]), hints=True)
    app = program(tmp_path, wish("Anna", "Bob"))

    async def walk(pilot: Pilot[None]) -> None:
        await app.push_screen(Play(desk, Budget(iterations=40)))
        await press(pilot, "enter", "h")
        ask = playing(app).query_one(AskBar)
        await until(pilot, lambda: bool(ask.chances))
        assert ask.selected is not None
        assert ask.selected.option == next(iter(ask.chances)), "the one that the master would choose"
        assert re.search(r"\d+ %", screen_text(app))
        assert re.search("it should have brought you|Choose what you like", screen_text(app))

    sit(app, walk)


def test_help_tells_the_rules_and_why_something_is_not_allowed(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter", "question_mark")
        assert isinstance(app.screen, Help)
        assert "KMK-5.4" in screen_text(app) and "KMK-6.6" in screen_text(app)
        app.screen.query_one(Input).value = "Mimic deed"
        await settled(pilot)
        assert "✗" in screen_text(app) and re.search(r"KMK-\d", screen_text(app))
        await press(pilot, "escape")
        playing(app)

    sit(app, walk)


def test_a_click_on_what_cannot_be_chosen_says_why(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        screen = playing(app)
        screen.on_board_view_clicked(BoardView.Clicked(("well", -1, None)))
        await settled(pilot)
        assert re.search(r"\(KMK-", screen.query_one(AskBar).note)
        screen.on_board_view_clicked(BoardView.Clicked(("deck", 1, 1, None)))
        assert screen.query_one(AskBar).note == app.say("playing-nothing-there")

    sit(app, walk)


def test_virtual_players_pause_and_can_be_hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SPEEDS, "slow", 3600.0)  # no machine is so slow that the pause is over
    app = program(tmp_path, wish("Anna=random", "Bob=random"), speed="slow")

    async def walk(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.press("enter")
        screen = app.screen
        assert isinstance(screen, Play)
        await until(pilot, lambda: screen.desk.table.ply == 1)
        await pilot.pause(0.3)
        assert screen.desk.table.ply == 1
        await pilot.press("space")
        await until(pilot, lambda: screen.desk.table.ply > 5)

    sit(app, walk)
