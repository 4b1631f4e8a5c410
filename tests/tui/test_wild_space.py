"""Wild Space in the terminal: planets, crews by species, tracks, the Smuggler, renewals kept apart, in any room."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from tablee.games import GAMES
from tablee.games.texts import LANGUAGES
from tablee.games.typography import french
from tablee.kernel import SPECTATOR, State, seeded
from tablee.table import Place, Setup, Table
from tablee.tui.boards import Board, board_for
from tablee.tui.boards.scores import ScoreSheet
from tablee.tui.desk.desk import Desk
from tablee.tui.desk.explaining import touched, zones
from tablee.tui.desk.offers import Folder
from tablee.tui.plain.board_lines import Page
from tablee.tui.widgets.asks.ask import AskBar
from tablee.tui.widgets.paper.drawing import Marks, drawn, touch_at
from tablee.tui.wishes.settings_file import GameWish, SeatWish
from tests.games.wild_space.sitting import Sitting
from tests.tui.pilots import playing, press, program, screen_text, sit

GAME = GAMES["wild_space"]
NAMES = ["Anna", "Bob", "Chloé", "David", "Eve"]
LAST_RENEWAL = 102  # options below it discard a card of the hand


def board_of(state: State, seat: int, language: str = "en") -> Board:
    return board_for("wild_space")(GAME.view(state, seat), NAMES[: state.seats], language)


def text(board: Board, cells: int = 80, rows: int = 15, marks: Marks | None = None, turned: int = 0) -> list[str]:
    """The board as lines."""
    lines = drawn(board, marks or Marks(), cells, rows, turned)
    found = ["".join(piece.text for piece in line).rstrip() for line in lines]
    assert all(cell_len(line) <= cells for line in found)
    return found


def sitting() -> Sitting:
    """Two crews, shuttles on both starting planets, and a far planet that only one crew may reach."""
    return Sitting(
        ["SP10", "EM20", "RO13"],
        ["SP02", "RO01", "SP01", "SP07"],
        crews={1: ["SP15"]},
        tokens={0: 1},
        reserve=["SP03", "EM12", "RO16"],
        tiles=("PL07", "PL08", "PL10"),
        up=1,
        landed=["PL01:left"],
        explored=["PL02:right"],
        shuttles={1: (["PL01:left", "PL02:left"], [])},
    )


def solo() -> Sitting:
    return Sitting(
        ["SP10", "EM20"], ["SP02"], players=1, level="hard", smuggler=["SP15", "RO17"], smuggler_on=["HP01"],
        hostile=("HP01", "HP06", "HP09", "HP10", "HP12"),
    )  # fmt: skip


def test_a_planet_shows_what_it_asks_and_gives_and_whose_shuttles_are_where() -> None:
    lines = text(board_of(sitting().state, 0), 160, 50)
    assert any("Dawn Harbour ◧ draw 3 ▾■○" in line and "◨ play Specialist" in line for line in lines)
    assert any("Dusk Harbour ◧ draw 2 / play Robot|Emissary ▾○" in line and "◨ play any ▴■" in line for line in lines)
    assert any(
        "High Greenhouse" in line and "−Botanist/Mechanic/Programmer → draw 5 / take+play" in line for line in lines
    )
    assert any("▒ Planet for a crew of 9" in line for line in lines)


def test_a_crew_is_grouped_by_species_with_jobs_and_counted() -> None:
    crew = board_of(sitting().state, 0).seats[-1].zones[1]
    assert crew.title == "Crew Bea3 Mon1 ●1 ★1" and crew.count == 5
    assert [card.name for card in crew.cards if card] == [
        "Bear Military", "Bear Military", "Bear Military", "Monkey Botanist", "Veteran Military Robot",
    ]  # fmt: skip
    assert [card.sign for card in crew.cards if card] == ["✦", "◆", "◆", "◆", "●"]


@pytest.mark.parametrize(("language", "name"), [("en", "Octopus Owl+Military"), ("fr", "Poulpe Hibou+Militaire")])
def test_an_emissary_in_a_crew_says_what_it_counts(language: str, name: str) -> None:
    crew = board_of(Sitting([], ["EM12"]).state, 0, language).seats[-1].zones[1]
    assert name in [card.name for card in crew.cards if card]


def test_a_card_says_what_it_scores_now_and_whether_its_condition_is_met() -> None:
    board = board_of(sitting().state, 0)
    hand = {card.kind: card.effect for card in board.seats[-1].zones[0].cards if card}
    assert "It would add 5 Credits now." in hand["RO13"]
    assert hand["SP10"].endswith("It would add no Credits now. Its effect would follow.")
    bare = board_of(Sitting(["SP19"], []).state, 0).seats[-1].zones[0].cards[0]
    assert bare is not None and bare.effect.endswith("Its condition is not met.")
    veteran = board_of(Sitting(["SP43"], []).state, 0).seats[-1].zones[0].cards[0]
    assert veteran is not None and "Your token would reach space 1: draw 2 cards." in veteran.effect


def test_the_track_of_ones_captain_has_its_spaces_and_the_token() -> None:
    assert "Track of Captain Bear  0 › draw 2 ■ › play Specialist › 7 Credits › draw 2 › play any" in text(
        board_of(sitting().state, 0), 120, 40
    )


def test_the_smuggler_has_a_panel_with_his_planets_and_what_his_icons_pay() -> None:
    board = board_of(solo().state, 0)
    his, mine = board.seats
    assert his.name == "The Smuggler" and mine.name == "Anna" and his.facts[1] == "hard"
    assert any(zone.title == "Bramble (landed) ▴ −3 +1 ◉ Robot" for zone in his.zones)
    assert any(zone.title == "Reef ▾ −1 +1 · ▴ −3 +2 ◉ Robot Mechanic" for zone in his.zones)
    assert any(zone.title == "Pile 3, next of category 3" for zone in his.zones)
    assert his.remembered == ("His icons pay: Robot ×2: 1 and Mechanic: 1",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_has_a_column_for_the_smuggler(language: str) -> None:
    view = GAME.view(solo().state, 0)
    sheet = ScoreSheet(view, ["Anna"], language, GAME.telling.score_name, None).sheet()
    assert sheet is not None
    head = next(row for row in sheet.rows if len(row.cells) == 3)
    assert [cell.text for cell in head.cells] == [
        "",
        "Anna",
        {"en": "The Smuggler", "fr": "Le Contrebandier"}[language],
    ]


def test_the_details_say_what_missions_pay_and_what_one_more_would_add() -> None:
    missions, more = board_of(Sitting([], ["EM23", "RO01", "SP02", "SP08"]).state, 0).details
    assert [[cell.text for cell in row.cells] for row in missions.rows] == [
        ["Anna", "Lizard Emissary (2 per Robot)", "2"]
    ]
    found = {row.cells[0].text: row.cells[1].text for row in more.rows}
    assert (found["Monkey"], found["Owl"], found["Robot"]) == ("+5", "+0", "+2")
    assert [sheet.key for sheet in board_of(Sitting([], []).state, 0).details] == ["wild-more"]


def test_what_was_seen_taken_is_remembered() -> None:
    t = Sitting(["SP10"], [], reserve=["SP03", "EM12", "RO16"])
    t.chooses("land:PL01:left").chooses("take:reserve:1")
    assert board_of(t.state, 1).seats[0].remembered == ("Seen taken: Owl Programmer",)
    assert board_of(t.state, 1, "fr").seats[0].remembered == (french("Vu prendre : Hibou Informaticien"),)
    assert board_of(t.state, 0).seats[-1].remembered == ()


def test_renewals_are_kept_apart_and_ask_for_the_card_only_then() -> None:
    table = Table.begin(Setup.of("wild_space", 1, 5, {"level": "easy", "first_player": "seat_0"}), [Place("Anna")])
    desk = Desk(table)
    *answers, renewals = desk.offers(0, "en")
    assert all(offer.form == "land" for offer in answers) and len(answers) == 4
    assert isinstance(renewals, Folder) and renewals.text == "Renew the Reserve by discarding…"
    assert [(touch.zone, touch.what) for touch in renewals.touches] == [("reserve", None)]
    assert [offer.form for offer in renewals.inside] == ["renew"] * 3


@pytest.mark.parametrize("players", [1, 2, 5])
def test_all_that_an_option_touches_lies_on_the_board_and_no_other_hand_is_shown(players: int) -> None:
    state, rng = GAME.new(players, {}, players), seeded(players)
    while not state.over:
        board = board_of(state, state.to_move)
        places = {zone.thing for zone in zones(board) if zone.thing}
        keys = {(zone.key, zone.seat) for zone in zones(board)}
        for option in state.options:
            for touch in GAME.describe(state, option).touches:
                is_there = (touch.zone, touch.what) in places or touched(board, touch) is not None
                assert is_there or (touch.what is None and (touch.zone, touch.seat) in keys) or touch.zone == "track"
        for seat in range(players):
            hands = {zone.seat: zone.cards for zone in zones(board_of(state, seat)) if zone.key == "hand"}
            assert [owner for owner, cards in hands.items() if cards] in ([seat], [])
        answers = [option for option in state.options if option >= LAST_RENEWAL]
        GAME.apply(state, state.to_move, answers[rng.below(len(answers))])
    assert text(board_of(state, 0)) and text(board_of(state, SPECTATOR), 160, 40)


def test_a_sector_is_lit_and_clicked_by_its_title_on_its_page() -> None:
    t = sitting()
    options = {GAME.telling.spell(t.state, option): option for option in t.state.options}
    wanted = options["land:PL02:left"]
    marks = Marks(lit=tuple(GAME.telling.touches(t.state, wanted)))
    for rows in (11, 15, 40):
        lines = drawn(board_of(t.state, 0), marks, 80, rows)
        (lit,) = [piece for line in lines for piece in line if piece.style == "lit"]
        assert lit.text.startswith("‹Dusk Harbour ◧") and lit.hit is not None
        assert GAME.telling.meant(t.state, 0, touch_at(lit.hit)) == wanted


def test_a_board_too_full_for_the_screen_has_pages() -> None:
    board = board_of(solo().state, 0)
    first, second = text(board, 80, 11), text(board, 80, 11, turned=1)
    assert first[-3:] == second[-3:], "one's own side is on every page"
    assert first[0] != second[0] and any("⇥ 1/2" in line for line in first) and any("⇥ 2/2" in line for line in second)
    assert text(board, 80, 11, turned=2) == first, "after the last page comes the first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_mode_tells_the_same_in_words(language: str) -> None:
    lines = Page(board_of(sitting().state, 0, language), 0, language, short=False).lines()
    harbour = {"en": "Landed: Anna and Bob.", "fr": french("Posé : Anna et Bob.")}[language]
    assert any(harbour in line for line in lines)
    kind = {"en": "(◆ Specialist)", "fr": "(◆ Spécialiste)"}[language]
    assert any(kind in line for line in lines)


def test_a_solo_game_is_begun_by_enter_alone_and_renews_behind_one_more_step(tmp_path: Path) -> None:
    last = GameWish("wild_space", 1, (SeatWish("Anna"),), {"level": "easy", "first_player": "seat_0"}, "7")
    app = program(tmp_path, last)

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        ask, table = playing(app).query_one(AskBar), playing(app).desk.table
        assert "Renew the Reserve by discarding… ▹3" in screen_text(app)
        await press(pilot, "5", "enter")
        assert table.ply == 0 and len(ask.shown) == 3
        reserve = playing(app).desk.board(0, "en").shared[0].cards
        await press(pilot, "enter")
        assert table.ply == 1 and playing(app).desk.board(0, "en").shared[0].cards != reserve

    sit(app, walk)


def test_a_solo_game_is_played_to_its_end_by_keys(tmp_path: Path) -> None:
    last = GameWish("wild_space", 1, (SeatWish("Anna"),), {"level": "easy"}, "7")
    app = program(tmp_path, last)

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        desk = playing(app).desk
        for _ in range(300):
            if desk.table.over:
                break
            await press(pilot, "enter")
        assert desk.table.over and "The Smuggler" in screen_text(app)
        assert desk.result(0, "en") in " ".join(screen_text(app).split())

    sit(app, walk)
