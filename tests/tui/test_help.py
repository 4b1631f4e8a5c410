"""Help in a game: every key on one page, "why not" while one types, and all that happened. (LO02-18)"""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.dom import DOMNode
from textual.pilot import Pilot

from tablee.games.language import words
from tablee.games.texts import LANGUAGES
from tablee.tui.app import TableeApp
from tablee.tui.desk.desk import PACKAGE
from tablee.tui.screens.game.help import Help
from tablee.tui.screens.game.key_page import KEY_PAGE, key_page, shown
from tablee.tui.screens.game.play import Play
from tablee.tui.screens.game.story import Story
from tablee.tui.screens.places.rules import RulesScreen
from tablee.tui.widgets.asks.ask import AskBar
from tablee.tui.widgets.maps.chart import MapView
from tests.tui.pilots import press, program, screen_text, settled, sit, wish
from tests.tui.space import desk_at
from tests.tui.test_spacepaper import at_table, screen_of

DOCS = Path(__file__).parents[2] / "docs" / "keys.md"
LINES = [line for group in KEY_PAGE for line in group.lines]


def keys_of(part: type[DOMNode]) -> set[str]:
    """The keys that a part of ours is bound to."""
    ours = [each for each in part.__mro__ if each.__module__.startswith("tablee.")]
    bindings = [each for base in ours for each in vars(base).get("BINDINGS", ()) if isinstance(each, Binding)]
    return {key for binding in bindings for key in binding.key.split(",")}


def test_the_page_has_every_key_and_the_docs_have_the_page() -> None:
    told = [name for line in LINES for name in line.names]
    assert len(told) == len(set(told))
    bound = set().union(*(keys_of(part) for part in (Play, AskBar, MapView, TableeApp)))
    assert bound - set(told) == set()
    say = words(PACKAGE, "en").say
    page = DOCS.read_text(encoding="utf-8")
    missing = [line for line in LINES if f"| `{shown(line, say)}` | {say(line.word)} |" not in page]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_80_columns_each_key_has_one_line(language: str) -> None:
    page = key_page(words(PACKAGE, language).say, has_map=True).plain
    assert max(map(cell_len, page.splitlines())) <= 68  # within a leaf and its bar


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_turns_to_the_keys_and_answers_while_one_types(tmp_path: Path, language: str) -> None:
    say = words(PACKAGE, language).say

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark", "tab")
        help_ = pilot.app.screen
        assert isinstance(help_, Help)
        assert say("keys-answer") in screen_of(pilot) and "→" in screen_of(pilot)
        await press(pilot, "pagedown", "pagedown", "pagedown")
        assert say("keys-pan") in screen_of(pilot)
        await press(pilot, "tab", *"RALLAG")
        assert "✗" in screen_of(pilot) and help_.desk.lookup(0, language).is_ready

    at_table(tmp_path, desk_at("build", 60), walk, language=language)


def test_all_that_happened_is_read_back_by_keys(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter", *["enter"] * 12)
        assert "Your opening Hand" not in screen_text(app)
        await press(pilot, "j")
        assert isinstance(app.screen, Story)
        book = app.screen.query_one(VerticalScroll)
        assert book.max_scroll_y > 0 and book.scroll_y == book.max_scroll_y
        await press(pilot, *["pageup"] * 9)
        await settled(pilot)
        assert "Your opening Hand" in screen_text(app)
        assert "§" in screen_text(app), "what a rule stands behind leads there"
        await press(pilot, "r")
        assert isinstance(app.screen, RulesScreen) and app.screen.sought.startswith("KMK-")
        await press(pilot, "escape")
        assert isinstance(app.screen, Story)
        await press(pilot, "j")
        assert isinstance(app.screen, Play)

    sit(app, walk)
