"""Games of other packages come in by an entry point."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from connect_four.rules.rules import ConnectFourRules
from tablee import cli, games
from tablee.games import GAMES, UnknownGame, game_named, game_names, offered, package_of, title_named


@pytest.fixture
def another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that offers Connect Four."""
    point = EntryPoint("connect_four", "connect_four.title:connect_four", games.GROUP)
    monkeypatch.setattr(games, "entry_points", lambda group: [point])
    offered.cache_clear()


@pytest.fixture(autouse=True)
def forget_packages() -> None:
    """No offer outlives its test."""
    offered.cache_clear()


@pytest.mark.usefixtures("another_package")
def test_a_game_of_another_package_is_found_and_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert isinstance(game_named("connect_four").rules, ConnectFourRules)
    assert game_names() == [*GAMES, "connect_four"]
    monkeypatch.setattr(sys, "argv", ["tablee", "trace", "connect_four", "--seed", "3"])
    cli.main()
    assert '"reason":"four_in_a_row"' in capsys.readouterr().out
    offered.cache_clear()


@pytest.mark.parametrize("offer", ["connect_four.title:TITLE", "connect_four.title:connect_four"])
def test_a_package_offers_a_title_or_what_makes_a_game(offer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "entry_points", lambda group: [EntryPoint("connect_four", offer, group)])
    title = title_named("connect_four")
    assert (title.package, title.seats, title.called("fr")) == ("connect_four", (2,), "Puissance 4")
    assert game_named("connect_four") is game_named("connect_four")
    assert package_of(game_named("connect_four")) == "connect_four"


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    asked = "import sys, tablee.games; tablee.games.titles(); 'karmaka' in tablee.games.GAMES"
    shown = "print([name for name in sys.modules if '.rules' in name or '.data' in name])"
    told = subprocess.run([sys.executable, "-c", f"{asked}; {shown}"], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "['tablee.kernel.rules']"


def test_an_unknown_game_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownGame, match="'chess': there is karmaka"):
        game_named("chess")


def test_what_makes_no_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "entry_points", lambda group: [EntryPoint("broken", "builtins:dict", group)])
    with pytest.raises(UnknownGame, match="makes no game"):
        offered()


def test_a_game_knows_its_package() -> None:
    assert package_of(GAMES["karmaka"]) == "tablee.games.karmaka"
