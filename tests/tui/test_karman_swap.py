"""Karman Swap in the terminal: planets, contests, Market, pyramid, tracks and what is known, in any room."""

import pytest
from rich.cells import cell_len

from tablee.games import GAMES
from tablee.games.texts import LANGUAGES
from tablee.games.typography import french
from tablee.kernel import SPECTATOR, State, Touch, seeded
from tablee.table import Place, Setup, Table
from tablee.tui.boards import Board, board_for
from tablee.tui.desk.desk import Desk
from tablee.tui.desk.explaining import touched, zones
from tablee.tui.desk.story import DEEPER
from tablee.tui.plain.board_lines import Page
from tablee.tui.widgets.paper.drawing import Marks, drawn, touch_at
from tests.games.karman_swap.sitting import Planets, Sitting

GAME = GAMES["karman_swap"]
NAMES = ["Anna", "Bob", "Chloé", "David"]
TABLE: Planets = {"juhel": ["limonin", "kharzul", ("outpost_5_1", 3)], "kelthar": ["mousselin", ("ark_8", 0)]}
ELSEWHERE = ("extinction", "stack")  # shown by the tracks, and by the planet that lies open on a stack


def board_of(state: State, seat: int, language: str = "en") -> Board:
    return board_for("karman_swap")(GAME.view(state, seat), NAMES[: state.seats], language)


def sitting(players: int = 4) -> Sitting:
    """A contest led by green, a planet of red's, and gems."""
    return Sitting(
        {0: ["ark_7", "vorlik"]},
        TABLE,
        players=players,
        domes={"kelthar": 0},
        market=["ozrak", "k_ib", "filandre", "freight_barge"],
        discovery=[2, 0],
        research=[1, 4],
        prestige=[12, 3],
        track=[2],
        arrows={"ark_8": 1},
    )


def text(board: Board, cells: int = 80, rows: int = 15, marks: Marks | None = None) -> list[str]:
    """The board as lines."""
    lines = ["".join(piece.text for piece in line).rstrip() for line in drawn(board, marks or Marks(), cells, rows)]
    assert all(cell_len(line) <= cells for line in lines)
    return lines


def test_a_planet_shows_slots_prestige_contest_and_dome_on_one_line() -> None:
    lines = text(board_of(sitting().state, 0))
    assert " Juhel ▲1/2×4 ●0/1×3 ◆1/2×4 ⚑ Green leads, 8 PP; waits for Anna, Bob and Chloé 3" in lines
    assert any(
        line.startswith(" Kelthar ▲0/2×4 ●1/2×4 ◆0/1×3 ◉ Red 2  ●0 Mossling  ▷8 Daughter Ark 8") for line in lines
    )


def test_the_market_names_the_trump_and_the_track_carries_the_dome() -> None:
    lines = text(board_of(sitting().state, 0, "fr"))
    assert any(line.startswith(" Marché, atout ◆ Bleu 4  ▲2 Ozrak  ◆2 K'ib  ◆3 Filandre") for line in lines)
    assert "Compteur d'Extinction  Vert › 4 › 3 › 2 › 1 › 0 › 1 › ◉ 2 › 3 › 4 › Rouge" in lines
    assert "Compteur de Colonisation  0 ○ ☆ › 1 ■ ◇ › 2 › 3 › 4" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_is_told_once_and_a_partner_is_called_so(language: str) -> None:
    board = board_of(sitting().state, 0, language)
    assert [len(panel.facts) for panel in board.seats] == [1, 1, 6, 6]
    assert board.seats[-1].facts[1:3] == ("18 PP", "◇2 ○1") and board.own == ("◇2 ○1", "18 PP")
    assert [panel.role != "" for panel in board.seats] == [False, True, False, False]


def test_what_is_known_of_another_hand_is_said() -> None:
    t = Sitting({0: ["ark_7", "vorlik"], 1: ["ozrak", "kharzul"]}, {"juhel": ["limonin"]})
    t.state.shown |= t.state.hands[1] & -t.state.hands[1]
    assert board_of(t.state, 0).seats[0].remembered == ("You know: Ozrak",)
    assert board_of(t.state, 0, "fr").seats[0].remembered == (french("Vous savez : Ozrak"),)
    assert board_of(t.state, 1).seats[-1].remembered == ()


def test_two_players_see_the_pyramid_by_rows_with_covered_cards_unnamed() -> None:
    state = GAME.new(2, {}, 7)
    rows = [zone for zone in board_of(state, 0).shared if zone.title.startswith("Pyramid")]
    assert [zone.count for zone in rows] == [2, 3, 4, 5]
    assert [[card is None for card in zone.cards].count(True) for zone in rows] == [0, 3, 0, 5]
    assert rows[0].title == "Pyramid 1, 2 free" and rows[2].title == "Pyramid 3, none free"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_an_option_touches_lies_on_the_board_and_nothing_else_is_shown(players: int) -> None:
    state, rng = GAME.new(players, {"length": "round"}, players), seeded(players)
    while not state.over:
        board = board_of(state, state.to_move)
        places = {zone.thing for zone in zones(board) if zone.thing}
        for option in state.options:
            for touch in GAME.describe(state, option).touches:
                is_there = (touch.zone, touch.what) in places or touched(board, touch) is not None
                assert is_there or touch.zone in ELSEWHERE, touch.what
        for seat in range(players):
            hands = {zone.seat: zone.cards for zone in zones(board_of(state, seat)) if zone.key == "hand"}
            assert [owner for owner, cards in hands.items() if cards] in ([seat], [])
        GAME.apply(state, state.to_move, state.options[rng.below(len(state.options))])
    assert text(board_of(state, 0)) and text(board_of(state, SPECTATOR), 160, 40)


def test_a_planet_is_lit_and_clicked_by_its_title() -> None:
    t = Sitting({0: ["vorlik", "ark_7"]}, {"juhel": [], "kelthar": []}).chooses("creature:vorlik")
    options = {GAME.telling.spell(t.state, option): option for option in t.state.options}
    marks = Marks(lit=tuple(GAME.telling.touches(t.state, options["juhel"])))
    lines = drawn(board_of(t.state, 0), marks, 80, 15)
    (lit,) = [piece for line in lines for piece in line if piece.style == "lit"]
    assert lit.text.startswith("‹Juhel") and lit.hit is not None
    assert GAME.telling.meant(t.state, 0, touch_at(lit.hit)) == options["juhel"]
    assert GAME.telling.meant(t.state, 0, Touch("planet", -1, "kelthar")) == options["kelthar"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_mode_tells_the_same_in_words(language: str) -> None:
    lines = Page(board_of(sitting().state, 0, language), 0, language, short=False).lines()
    assert any("Juhel" in line and "Bob" in line for line in lines)
    assert any("◇2 ○1" in line for line in lines)


ENDS = ("colonise", "explore", "is ending", "the round")  # what is told when a chain is over


def test_a_chain_of_abilities_is_told_as_one_indented_group() -> None:
    places = [Place("Anna"), Place("Bob")]
    table = Table.begin(Setup.of("karman_swap", 2, 4, {"length": "round"}), places)
    desk, rng = Desk(table), seeded(4)
    while not table.over:
        decision = table.decision(table.to_move)
        assert decision is not None
        table.submit(table.to_move, decision.options[rng.below(len(decision.options))])
    turns = [turn.sentences for turn in desk.log(0, "en")]
    chains = [sentences for sentences in turns if any(each.startswith(DEEPER) for each in sentences)]
    assert len(chains) > 3
    for sentences in chains:
        first = next(at for at, each in enumerate(sentences) if each.startswith(DEEPER))
        assert " ability" in sentences[first] and first > 0
        later = [at for at, each in enumerate(sentences) if at > first and not each.startswith(DEEPER)]
        assert later == list(range(later[0], len(sentences)) if later else [])
        assert not later or any(each in sentences[later[0]] for each in ENDS)
