"""A command reads what it needs and nothing else: games, screens, servers and words wait until they are called for."""

import subprocess
import sys
from pathlib import Path

import pytest

from tablee.games import GAMES

RUN = "import sys; from tablee.cli import main; main(); print(*sys.modules, file=sys.stderr)"
HEAVY = {"textual", "litestar", "sqlalchemy", "httpx", "uvicorn", "fluent", "rich"}


def modules(*words: str) -> set[str]:
    """All that is imported when a command has run."""
    told = subprocess.run([sys.executable, "-c", RUN, *words], capture_output=True, text=True, check=True)
    return set(told.stderr.split())


def roots(names: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in names}


def of_games(names: set[str]) -> set[str]:
    """The modules of single games."""
    return {name for name in names if name.startswith(tuple(f"{GAMES.packages[game]}." for game in GAMES))}


def test_the_version_needs_nothing() -> None:
    found = modules("--version")
    assert {name for name in found if name.startswith("tablee")} == {"tablee", "tablee.cli"}
    assert not roots(found) & {"cyclopts", "msgspec", *HEAVY}


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"], ["serve", "--help"]], ids=" ".join)
def test_help_reads_no_game_no_table_and_no_screen(words: list[str]) -> None:
    found = modules(*words)
    assert not of_games(found)
    assert not roots(found) & (HEAVY - {"rich"})  # help is drawn by it
    assert not {name for name in found if name.startswith(("tablee.table", "tablee.tui", "tablee.server"))}


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_shown_without_the_game(game: str) -> None:
    book = Path(__file__).parents[2] / "src" / "tablee" / "games" / game / "data" / "rulebook.toml"
    rule = book.read_text(encoding="utf-8").partition('id = "')[2].partition('"')[0]
    found = modules("rules", game, rule)
    assert of_games(found) == {f"{GAMES.packages[game]}.title"}
    assert not roots(found) & HEAVY
    assert not {name for name in found if name.startswith(("tablee.table", "tablee.tui", "tablee.players"))}


def test_saves_are_listed_without_screens_and_servers(tmp_path: Path) -> None:
    found = modules("saves", "list", "--saves", str(tmp_path), "--lang", "en")
    assert not of_games(found)
    assert not roots(found) & {"textual", "litestar", "sqlalchemy", "httpx", "uvicorn", "rich"}
