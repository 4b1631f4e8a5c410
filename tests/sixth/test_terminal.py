"""The sixth game on the screens of the terminal: chosen, played to the end, helped, looked up and looked back at."""

import re
from pathlib import Path

from textual.pilot import Pilot

from tablee.players.thinking import Budget
from tablee.table import Journal, Setup
from tablee.table.opinion.review import Recording
from tablee.table.past.trace import at_random
from tablee.tui.screens.game.end import End
from tablee.tui.screens.game.help import Help
from tablee.tui.screens.places.new_game import NewGame
from tablee.tui.screens.places.review import Review
from tablee.tui.screens.places.rules import RulesScreen
from tablee.tui.widgets.bars.cycle import Cycle
from tablee.tui.wishes.settings_file import GameWish, SeatWish
from tests.tui.pilots import playing, press, program, screen_text, sit, until, wish

CONNECT_FOUR = GameWish("connect_four", 2, (SeatWish("Anna", "human"), SeatWish("Bob", "sensible")), {}, "7")


def test_it_is_chosen_for_a_new_game_and_explained(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert isinstance(app.screen, NewGame)
        app.screen.query_one("#game", Cycle).focus()
        await press(pilot, "left")  # from the first game to the last
        assert "Connect Four" in screen_text(app) and "Drop stones in turn" in screen_text(app)
        app.screen.query_one("#start").focus()
        await press(pilot, "enter")
        assert playing(app).desk.table.setup.game == "connect_four"

    sit(app, walk)


def test_it_is_played_to_the_end_on_the_generic_board_with_help_and_hints(tmp_path: Path) -> None:
    app = program(tmp_path, CONNECT_FOUR)

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        assert "Into which column" in screen_text(app) and "columns" in screen_text(app)
        await press(pilot, "question_mark")
        assert isinstance(app.screen, Help) and "C4-2.1" in screen_text(app)
        await press(pilot, "escape", "h")
        await until(pilot, lambda: "%" in screen_text(app))
        for _ in range(60):
            if isinstance(app.screen, End):
                break
            await press(pilot, "enter")
        assert isinstance(app.screen, End) and re.search("wins|win|draw", screen_text(app))
        await press(pilot, "down", "enter")
        assert isinstance(app.screen, Review)

    sit(app, walk)
    assert [(save.game, save.finished) for save in app.saves.listed()] == [("connect_four", True)]


def test_its_rulebook_is_read_on_a_screen_in_french(tmp_path: Path) -> None:
    app = program(tmp_path, CONNECT_FOUR, "fr")

    async def walk(pilot: Pilot[None]) -> None:
        await app.push_screen(RulesScreen("connect_four"))
        await press(pilot)
        await pilot.pause()
        assert "C4-1.1" in screen_text(app) and "Puissance 4" in screen_text(app)

    sit(app, walk)


def test_a_finished_game_is_looked_back_at_with_the_masters_opinion(tmp_path: Path) -> None:
    journal = Journal(Setup.of("connect_four", 2, 7))
    state, choose = journal.setup.new(), at_random(7)
    while not state.over:
        journal.play(state, state.to_move, choose(journal.setup.rules(), state))
    app, screen = program(tmp_path, CONNECT_FOUR), Review(journal, Budget(iterations=4))

    async def walk(pilot: Pilot[None]) -> None:
        await app.push_screen(screen)
        await until(pilot, lambda: len(screen.judgements) == Recording.of(journal).last, 40)
        await press(pilot, "right", "v")
        assert "seen by North" in screen_text(app)

    sit(app, walk)
