"""SpacePaper in the terminal: its board, its pages, and quick answers, driven by keys and mouse as people do."""

import re
from pathlib import Path
from typing import cast

import pytest
from textual.pilot import Pilot

from tablee.games.spacepaper.rules.tables import TECH_IDS
from tablee.games.texts import LANGUAGES
from tablee.kernel import SPECTATOR
from tablee.players.thinking import Budget
from tablee.tui.app import TableeApp
from tablee.tui.boards import Board, Sheet, board_for, sort_for
from tablee.tui.desk.desk import Desk
from tablee.tui.desk.offers import Folder
from tablee.tui.screens.game.help import Help
from tablee.tui.screens.game.play import Play
from tablee.tui.screens.game.whole import Whole
from tablee.tui.widgets.asks.ask import AskBar
from tablee.tui.widgets.maps.chart import MapView
from tablee.tui.widgets.surfaces.atlas import Atlas
from tablee.tui.widgets.surfaces.sheet import SheetView
from tests.tui.pilots import LARGE, SMALL, Walk, playing, press, program, screen_text, settled, sit, until
from tests.tui.space import LONG, NAMES, SPACE, desk_at, is_asked, played, seen, wish

VAST = (160, 50)


def board(choices: int = 300, seat: int = 0, language: str = "en", seed: int = 1) -> Board:
    state = played(choices, 3, seed, **LONG)
    return board_for("spacepaper")(SPACE.view(state, seat), NAMES[:3], language)


def sheet(board: Board, key: str) -> Sheet:
    return next(each for each in board.sheets if each.key == key)


def lines(sheet: Sheet) -> str:
    return "\n".join(row.text for row in sheet.rows)


def at_table(tmp_path: Path, desk: Desk, walk: Walk, size: tuple[int, int] = SMALL, language: str = "en") -> None:
    """Sit at a table for a walk."""
    app = program(tmp_path, wish("Anna", "Bob=random"), language)

    async def begin(pilot: Pilot[None]) -> None:
        await app.push_screen(Play(desk, Budget(iterations=6)))
        await settled(pilot)
        await walk(pilot)

    sit(app, begin, size)


def screen_of(pilot: Pilot[None]) -> str:
    return screen_text(cast(TableeApp, pilot.app))


def ask_of(pilot: Pilot[None]) -> AskBar:
    return pilot.app.screen.query_one(AskBar)


# The board.


def test_the_headline_tells_turn_phase_first_player_and_who_decides() -> None:
    state = played(300, 3, 1, **LONG)
    view = seen(state, state.to_move)
    mine = board(seat=state.to_move).headline
    assert mine.startswith(f"Turn {view.turn}/60 · ") and "you decide" in mine
    assert re.search(r"first: [■●◆] \w+$", mine)
    assert f"{NAMES[state.to_move]} decides" in board(seat=(state.to_move + 1) % 3).headline
    assert "Tour" in board(language="fr").headline
    over = played(9999, 2, 1, turn_cap="10")
    assert over.over
    assert "in turn 10" in board_for("spacepaper")(SPACE.view(over, 0), NAMES[:2], "en").headline


def test_a_system_sheet_tells_its_planets_with_all_that_is_on_them() -> None:
    state = played(300, 3, 1, **LONG)
    view, drawn = seen(state, 0), board()
    told = 0
    for system in view.systems:
        text = lines(sheet(drawn, system.id))
        if system.seen != "total":
            assert "dice are rolled" in text or "are revealed when" in text
        for planet in system.planets:
            assert planet.size.replace("_", " ") in text
            if planet.owner is not None:
                assert f"of {'■●◆'[planet.owner]} {NAMES[planet.owner]}" in text
            if planet.status in ("capital", "colony"):
                assert f"Population {planet.population}/{planet.max_population}" in text
                assert f"{planet.gold} gold, {planet.science} science, energy {planet.net_energy}" in text
            if planet.project is not None:
                assert f"{planet.energy_left} energy left" in text
                told += 1
    assert told


def test_every_civilisation_is_told_at_length_and_side_by_side() -> None:
    state = played(300, 3, 1, **LONG)
    view, drawn = seen(state, 0), board()
    beside = lines(sheet(drawn, "civs"))
    for civ in view.civs:
        text = lines(sheet(drawn, f"civ{civ.seat}"))
        assert f"Gold  {civ.gold} (+{civ.gold_income + civ.gain} −{civ.due}) of more than 600" in text
        assert f"Science  {civ.science}/20 (+{civ.science_income})" in text
        assert f"corundum {civ.minerals['corundum']} · antimatter" in text
        assert "(not played)" in text or "(played)" in text
        assert f"+{civ.gold_income + civ.gain} −{civ.due}" in beside and NAMES[civ.seat] in beside
        wheel = sheet(drawn, f"tech{civ.seat}").rows
        levels = [row.cells[1].text for row in wheel if row.loose]
        assert levels == [f"{'▰' * n}{'▱' * (5 - n)} {n}" for n in (civ.levels[name] for name in TECH_IDS)]
        assert all("→" in row.text or "the last level" in row.text for row in wheel if row.loose)


def test_the_own_side_comes_first_on_the_pages_and_last_among_the_seats() -> None:
    for seat in range(3):
        drawn = board(seat=seat)
        assert next(each.key for each in drawn.sheets if each.tab == "civ") == f"civ{seat}"
        assert drawn.seats[-1].seat == seat and sheet(drawn, "planets").title == f"Planets of {NAMES[seat]}"
    assert [panel.seat for panel in board(seat=SPECTATOR).seats] == [0, 1, 2]


@pytest.mark.parametrize("players", [2, 5])
def test_all_that_an_option_touches_is_on_the_map_or_on_a_page(players: int) -> None:
    elsewhere = {"player", "race", "leader", "event", "politics", "mineral", "technology"}
    for choices in (0, 8, 60, 150, 240):
        state = played(choices, players, 3, **LONG)
        map_ = board_for("spacepaper")(SPACE.view(state, 0), NAMES[:players], "en").map
        assert map_ is not None
        for option in state.options:
            for touch in SPACE.describe(state, option).touches:
                unplaced = touch.zone in ("ship", "planet") and not state.turn
                assert map_.node_of(touch) is not None or touch.zone in elsewhere or unplaced, touch.zone


def test_options_of_one_sort_are_the_same_again() -> None:
    sort = sort_for("spacepaper")
    names = {SPACE.option_name(option): sort(option) for option in range(SPACE.option_count)}
    assert names["project beta3.1 cruiser"] == names["project koi2.2 cruiser"] != names["project koi2.2 scout"]
    assert names["colonise beta3.1 colony"] == names["colonise koi2.2 colony"] != names["colonise koi2.2 outpost"]
    assert names["stop orbit:koi2.2"] == names["stop wide:koi2"] != names["stop wide:beta3"]
    assert names["done"] != names["end"] and names["ship 0:1"] == names["ship 0:3"]


# On the screen.


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_80x24_the_map_and_the_pages_are_switched_by_key(tmp_path: Path, language: str) -> None:
    desk = desk_at("act", 150, seed=1)

    async def walk(pilot: Pilot[None]) -> None:
        atlas = pilot.app.screen.query_one(Atlas)
        assert atlas.query_one(MapView).region.height == 12 and not atlas.query_one(SheetView).region.height
        shown = set()
        for _ in range(10):
            await press(pilot, "tab")
            shown.add(atlas.tab)
            assert (atlas.query_one(MapView).region.height > 0) == (atlas.tab == "map")
        assert shown == {"map", "system", "planets", "civ", "tech", "civs", "ships", "signs", "scores", "log"}
        await press(pilot, "shift+tab")
        assert atlas.tab == "log"
        await press(pilot, "m")
        assert atlas.tab == "map" and atlas.query_one(MapView).has_focus

    at_table(tmp_path, desk, walk, language=language)


@pytest.mark.parametrize("size", [LARGE, VAST])
def test_where_there_is_room_the_map_and_a_page_stand_side_by_side(tmp_path: Path, size: tuple[int, int]) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        text = screen_of(pilot)
        assert "▸System" in text and "Wide orbit" in text and "3Beta-3" in text and "Mop 2" in text
        for _ in range(9):
            await press(pilot, "tab")
            assert pilot.app.screen.query_one(MapView).region.height > 25

    at_table(tmp_path, desk_at("act", 150, seed=1), walk, size)


def test_the_map_is_enlarged_and_moved_by_keys(tmp_path: Path) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        view = pilot.app.screen.query_one(MapView)
        whole = screen_of(pilot)
        await press(pilot, "plus", "plus")
        assert view.window.zoom > 2 and screen_of(pilot) != whole
        near = screen_of(pilot)
        await press(pilot, "shift+left", "shift+up")
        assert screen_of(pilot) != near
        await press(pilot, "minus")
        assert view.window.zoom < 2
        await press(pilot, "f")
        assert screen_of(pilot) == whole

    at_table(tmp_path, desk_at("act", 150, seed=1), walk)


def test_a_page_that_is_longer_than_the_screen_is_scrolled(tmp_path: Path) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", "tab", "tab", "tab")
        assert "Movement" in screen_of(pilot) and "Adaptability" not in screen_of(pilot)
        await press(pilot, "pagedown", "pagedown")
        assert "Adaptability" in screen_of(pilot)
        await press(pilot, "pageup", "pageup")
        assert "Adaptability" not in screen_of(pilot)

    at_table(tmp_path, desk_at("act", 150, seed=1), walk)


def test_the_page_of_a_system_follows_the_cursor_on_the_map(tmp_path: Path) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        view, page = pilot.app.screen.query_one(MapView), pilot.app.screen.query_one(SheetView)
        await press(pilot, "m")
        visited = set()
        for key in ("left", "up", "right", "down", "right", "right", "up", "left"):
            await press(pilot, key)
            if view.cursor is not None and view.cursor[0] == "system":
                assert page.sheet is not None and page.sheet.subject == view.cursor
                visited.add(view.cursor)
        assert len(visited) > 2
        await press(pilot, "escape")
        assert ask_of(pilot).has_focus

    at_table(tmp_path, desk_at("act", 150, seed=1), walk, LARGE)


def test_a_click_on_a_tab_opens_its_page_and_a_click_on_the_map_shows_the_system(tmp_path: Path) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        atlas, view = pilot.app.screen.query_one(Atlas), pilot.app.screen.query_one(MapView)
        await pilot.click("#sheet", offset=(12, 0))
        assert atlas.tab == "planets"
        atlas.turn_to("system")
        picture = view.picture()
        assert picture is not None
        column, row = picture.spots[("system", "omega")]
        await pilot.click("#map", offset=(column + 1, row))
        await settled(pilot)
        assert "Omega ·" in screen_of(pilot)

    at_table(tmp_path, desk_at("act", 150, seed=1), walk, VAST)


def test_v_turns_to_the_same_page_about_another_player(tmp_path: Path) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", "tab", "tab")
        seen_of = []
        for _ in range(4):
            sheet = pilot.app.screen.query_one(SheetView).sheet
            assert sheet is not None and sheet.tab == "civ"
            seen_of.append(sheet.key)
            await press(pilot, "v")
        assert seen_of == ["civ0", "civ1", "civ2", "civ0"]

    at_table(tmp_path, desk_at("act", 150, seed=1), walk)


def test_help_tells_the_rules_and_every_page_is_on_one_leaf(tmp_path: Path) -> None:
    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Help) and "SPP-8.5" in screen_of(pilot)
        await press(pilot, "escape", "z")
        assert isinstance(pilot.app.screen, Whole) and "The galaxy as a list" in screen_of(pilot)

    at_table(tmp_path, desk_at("act", 150, seed=1), walk, LARGE)


def test_a_hint_shows_chances_and_undo_takes_a_choice_back(tmp_path: Path) -> None:
    desk = desk_at("build", 150, seed=9)

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "h")
        await until(pilot, lambda: bool(ask_of(pilot).chances), 60)
        assert re.search(r"\d+ %|as good", screen_of(pilot)), "chances, or that none is better than another"
        ply = desk.table.ply
        ask = ask_of(pilot)
        folder = next(line for line in ask.lines if isinstance(line, Folder))
        ask.open(folder)
        await settled(pilot)
        inside = {each.option for each in folder.inside}
        known = [option for option in ask.chances if option in inside]
        assert ask.selected is not None and (not known or ask.selected.option == known[0])
        playing(cast(TableeApp, pilot.app)).take(next(each for each in ask.choices if each.form == "project"))
        await settled(pilot)
        assert desk.table.ply == ply + 1 and is_asked(desk, "build", 0)
        await press(pilot, "u")
        assert desk.table.ply == ply

    at_table(tmp_path, desk, walk)
