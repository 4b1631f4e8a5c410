"""VII Legio in the terminal: the nebula, contact panels, ships and cards, and a whole game by keys."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from tablee.games import GAMES
from tablee.games.texts import LANGUAGES
from tablee.games.typography import french
from tablee.kernel import SPECTATOR, State, Touch, seeded
from tablee.players.plain import Random
from tablee.players.thinking import Budget
from tablee.table import Place, Setup, Table
from tablee.tui.boards import Board, Sheet, board_for
from tablee.tui.desk.desk import Desk
from tablee.tui.plain.board_lines import Page
from tablee.tui.plain.sheet_lines import sheet_lines
from tablee.tui.screens.game.end import End
from tablee.tui.screens.game.play import Play
from tablee.tui.widgets.maps.mapping import Drawn, Lit, Picture, Window
from tablee.tui.wishes.settings_file import GameWish, SeatWish
from tests.games.vii_legio.fleet import ship
from tests.games.vii_legio.sitting import Sitting
from tests.tui.pilots import SMALL, press, program, screen_text, settled, sit

GAME = GAMES["vii_legio"]
NAMES = ["Anna", "Bob", "Chloé", "David"]
VAST = (160, 50)
MOST = 400  # choices after which a game is over


def board_of(state: State, seat: int, language: str = "en") -> Board:
    return board_for("vii_legio")(GAME.view(state, seat), NAMES[: state.seats], language)


def sitting() -> Sitting:
    """Anna in sector 3 with a scanned card and one that nobody knows; Bob in Contact with the Napos."""
    return Sitting(
        ship("S3", vp=7, xp="R1 D2", squad=3, scanner=2, missions=1, joker=["holodeck"]),
        ship("gamma contact", vp=11, xp="R2 D2 N2", squad=3),
        ship("base", face="spatha", vp=13),
        slots={"alpha": "S3-1 A19", "beta": "S3-2 A07", "gamma": "S2-1 A14"},
        scanned={"alpha": [0]},
        hand=["planet", "asteroids"],
        discards=["planet", "xeno_fighter"],
        players=3,
    )


def drawn(board: Board, cells: int = 80, rows: int = 12) -> list[str]:
    """The map as lines."""
    assert board.map is not None
    picture = Picture(board.map, Window(), cells, rows)
    lines = Drawn(picture, Lit(frozenset(), frozenset(), (), None, frozenset())).lines()
    found = ["".join(piece.text for piece in line).rstrip() for line in lines]
    assert all(cell_len(line) <= cells for line in found)
    return found


def sheet(board: Board, key: str) -> str:
    found = next(each for each in board.sheets if each.key == key)
    return "\n".join(sheet_lines(found))


def all_text(board: Board) -> str:
    """Every word of a board."""
    sheets = [line for each in board.sheets for line in sheet_lines(each)]
    return "\n".join([*drawn(board, 160, 40), *sheets, *Page(board, 0, "en", short=False).lines()])


# The nebula.


def test_the_map_shows_sectors_prices_tokens_letters_and_ships() -> None:
    text = "\n".join(drawn(board_of(sitting().state, 0)))
    assert all(f"Sector {each}" in text for each in (1, 2, 3, 4, 5, "X"))
    assert "✕" in text and "⌂ Star base" in text
    assert "α◉ Selenids" in text or "Selenids α◉" in text, "scanned by the reader"
    assert "β?" in text and "Crested Draks" not in text, "face down"
    assert "γ✓" in text and "Napos" in text and "●c" in text, "face up, with a ship in Contact"
    assert text.count("•1") == 12 - 3


def test_what_a_seat_has_not_scanned_is_nowhere_on_its_board() -> None:  # LEG-12.7
    state = sitting().state
    for seat, hidden in ((0, ["Crested Draks"]), (1, ["Selenids", "Crested Draks"]), (SPECTATOR, ["Selenids"])):
        text = all_text(board_of(state, seat))
        assert not [name for name in hidden if name in text]
    assert "Selenids" in all_text(board_of(state, 0))


def test_an_open_sector_x_is_told_and_its_planet_lies_there() -> None:
    state = Sitting(ship("SX", squad=4), slots={"x": "X01"}, up=["x"], hand=[]).state
    board = board_of(state, 0)
    assert "Sector X · open" in sheet(board, "map") and "✕" not in "\n".join(drawn(board))
    assert "Primordials" in sheet(board, "SX") and board.here == ("sector", "SX")


# Sheets.


def test_the_contact_panel_says_what_is_asked_had_missing_and_paid() -> None:  # LEG-14.3
    text = sheet(board_of(sitting().state, 0), "at-alpha")
    assert "α◉ Alpha · planet 3-1 · Selenids" in text
    assert "Squads: you have 3, 2 needed" in text and "2 more turns" in text
    rows = [line.split() for line in text.splitlines()]
    assert ["✓", "3", "●2", "●2", "Joker", "−1", "+3"] in rows
    assert ["·", "6", "◆2", "●3", "◆1", "●2", "◆1", "●1", "Joker", "−1", "+3"] in rows


def test_an_unknown_card_says_how_to_know_it() -> None:
    assert "scan it, or land and see" in sheet(board_of(sitting().state, 0), "at-beta")


def test_a_ship_shows_floor_maximum_uses_and_its_other_face() -> None:  # LEG-2.2, LEG-2.6, LEG-2.9
    text = sheet(board_of(sitting().state, 0), "ship0")
    rows = {line[:13].strip(): line.split()[1:] for line in text.splitlines()}
    assert rows["Scanner"] == ["▰▰▱", "2/3", "1", "2", "left", "to", "use", "from", "2", "to", "4"]
    assert rows["Squad"][:3] == ["▰▰▰▱", "3/4", "1"] and rows["Propulsor"][3:6] == ["takes", "2", "cards"]
    assert "5 VP more, and the base promotes you" in text and "Holodeck (Joker)" in text
    assert "Special missions ▰▱▱▱ the next one: 1 VP" in text
    assert "Spatha" in sheet(board_of(sitting().state, 0), "ship2")


def test_the_cards_that_may_still_come_are_counted_by_kind() -> None:  # LEG-10.2
    board = board_of(sitting().state, 0)
    text = sheet(board, "deck")
    assert "Deck 49 · hand 2 · discards 2" in text and "one of 51 that nobody has seen" in text
    rows = {" ".join(line.split()[:-3]): line.split()[-3:] for line in text.splitlines() if line.endswith("%")}
    assert rows["Planet"] == ["10", "20", "%"] and rows["R.A.Z. (reset)"] == ["1", "2", "%"]
    assert rows["Risks (ships and hazards)"] == ["14", "27", "%"]
    assert "Pile A: 7 cards; 22 never seen by you" in text


def test_all_commanders_stand_side_by_side_the_reader_first() -> None:
    lines = sheet(board_of(sitting().state, 1), "fleet").splitlines()
    assert lines[1].split() == ["●", "■", "◆"]
    assert lines[2].split() == ["VP", "11", "7", "13"] and lines[3].split()[-1] == "Spatha"


def test_the_headline_tells_whose_turn_it_is_and_own_facts_stay_in_sight() -> None:
    t = sitting()
    assert board_of(t.state, 0).headline == "Round 1: your turn"
    assert board_of(t.state, 1, "fr").headline == french("Tour de table 1 : Anna joue")
    assert board_of(t.state, 0).own == ("7 VP", "◆1 ●2 ✦0 ▲0", "2 cards in hand")
    assert board_of(t.state, 1).own == ("11 VP", "◆2 ●2 ✦2 ▲0")


def test_points_stand_on_a_track_with_both_marks() -> None:  # LEG-15.4, LEG-19.1
    (track,) = board_of(sitting().state, 0).tracks
    assert track.steps == ("0", "7", "11", "12 promotion", "13", "30 end", "33")
    assert track.tokens == {0: 1, 1: 2, 2: 4}


# Answers.


def test_ways_planets_and_purchases_have_rows_of_their_own() -> None:
    t = Sitting(ship("S3", propulsor=4), slots={"alpha": "S3-1 A19"}, hand=["planet"] * 3)
    picks = board_of(t.state, 0).offering.picks
    assert [pick.title for pick in picks] == ["Fly to", "Alpha", "Equipment (2)", "Personnel (3)"]
    assert [verb.word for verb in picks[0].verbs] == ["sector 1 (2)", "sector 2 (1)", "sector 4 (2)", "sector 5 (2)"]
    assert [verb.word for verb in picks[1].verbs] == ["scan", "land"]
    assert picks[3].verbs[-1].word == "expert ▲"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_an_option_touches_lies_on_the_board(players: int) -> None:
    state, rng = GAME.new(players, {}, players), seeded(players)
    while not state.over:
        seat = state.to_move
        board = board_of(state, seat)
        assert board.map is not None
        listed = {cell.thing for each in board.sheets for row in each.rows for cell in row.cells}
        zones = {zone.key for zone in board.shared} | {zone.thing for zone in board.shared}
        for option in state.options:
            for touch in GAME.describe(state, option).touches:
                thing = (touch.zone, str(touch.what))
                assert board.map.node_of(touch) or thing in listed or touch.zone in zones or _is_expert(touch), thing
        GAME.rules.answer(state, GAME.mind.wander(state, rng))
    assert drawn(board_of(state, 0)) and drawn(board_of(state, SPECTATOR), 160, 40)


def _is_expert(touch: Touch) -> bool:
    """Experts of all domains share a row, which names those aboard."""
    return touch.zone == "item" and str(touch.what).startswith("expert")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_mode_tells_the_same_in_words(language: str) -> None:
    t = Sitting(ship("S3", detector=1), slots={"alpha": "S3-1 A14"}, up=["alpha"], hand=["asteroids", "planet"])
    lines = "\n".join(Page(board_of(t.chooses("flip").state, 0, language), 0, language, short=True).lines())
    said = {
        "en": ["Card turned over: Asteroid field (Research, Risk). Roll the damage die once.", "4 VP for Research 1,"],
        "fr": ["Carte retournée : Champ d'astéroïdes (Recherche, Risque). Lancez 1 fois", "4 PV pour Recherche 1,"],
    }
    assert all(each in lines.replace("\xa0", " ").replace("\u202f", " ") for each in said[language]), lines


# On the screen.


def desk_before_the_end(choices: int) -> Desk:
    """A table of a person and a virtual player, so many choices before random play would end the game."""
    setup, rng = Setup.of("vii_legio", 2, 7, {}), seeded(7)
    state, played = setup.new(), []
    while not state.over:
        played.append((state.to_move, GAME.mind.wander(state, rng)))
        GAME.apply(state, *played[-1])
    table = Table.begin(setup, [Place("Anna"), Place("Bob", "random")], lambda *_: Random())
    for seat, option in played[:-choices]:
        table.submit(seat, option)
    return Desk(table)


@pytest.mark.parametrize(("size", "language"), [(SMALL, "fr"), (VAST, "en")])
def test_the_last_rounds_are_played_by_keys(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    wished = GameWish("vii_legio", 2, (SeatWish("Anna", "human"), SeatWish("Bob", "random")), {}, "7")
    app = program(tmp_path, wished, language)
    desk = desk_before_the_end(12)

    async def walk(pilot: Pilot[None]) -> None:
        await app.push_screen(Play(desk, Budget(iterations=6)))
        await settled(pilot)
        for at in range(MOST):
            if isinstance(app.screen, End):
                break
            if at % 9 == 0:
                await press(pilot, "tab")
                assert all(cell_len(line) <= size[0] for line in screen_text(app).splitlines())
            await press(pilot, *["down"] * (at * 7 % 3), "enter")
        assert isinstance(app.screen, End)

    sit(app, walk, size)


def test_sheets_have_keys_of_their_own() -> None:
    sheets: tuple[Sheet, ...] = board_of(sitting().state, 0).sheets
    assert len({each.key for each in sheets}) == len(sheets)
    assert list(dict.fromkeys(each.tab for each in sheets)) == [
        "map", "system", "slots", "ship", "fleet", "deck", "signs",
    ]  # fmt: skip
