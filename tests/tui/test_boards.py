"""Boards: a view turned into things to draw, and nothing that the view does not hold."""

from dataclasses import dataclass
from typing import cast

import pytest
from rich.cells import cell_len

from tablee.games import GAMES
from tablee.games.karmaka.people.view import KarmakaView
from tablee.games.karmaka.rules.tables import CARDS, KINDS
from tablee.games.texts import LANGUAGES
from tablee.games.typography import french
from tablee.kernel import NOBODY, SPECTATOR, State
from tablee.kernel.rng import seeded
from tablee.table import Place, Setup, Table
from tablee.tui.boards import Board, Card, Zone, board_for, drawn_games
from tablee.tui.desk.desk import Desk
from tablee.tui.desk.explaining import touched, zones
from tablee.tui.widgets.paper import drawing
from tests.games.karmaka.sitting import Sitting

KARMAKA = GAMES["karmaka"]
NAMES = ["Anna", "Bob", "Chloé", "David"]


def played(seed: int, choices: int, players: int = 2) -> State:
    """A game after some choices at random."""
    variant = "base" if players == 2 else "multiplayer"
    state = KARMAKA.new(players, {"variant": variant}, seed)
    rng = seeded(seed)
    for _ in range(choices):
        if not state.over:
            KARMAKA.apply(state, state.to_move, state.options[rng.below(len(state.options))])
    return state


def drawn(state: State, seat: int, language: str = "en") -> Board:
    return board_for("karmaka")(KARMAKA.view(state, seat), NAMES[: state.seats], language)


def zone(board: Board, key: str, seat: int = NOBODY) -> Zone:
    return next(each for each in zones(board) if (each.key, each.seat) == (key, seat))


def test_every_game_has_a_board_or_is_drawn_as_it_stands() -> None:
    assert set(drawn_games()) <= set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_side_comes_last_and_shows_its_hand(language: str) -> None:
    state = played(3, 4, players=3)
    for seat in range(3):
        board = drawn(state, seat, language)
        assert [panel.seat for panel in board.seats] == [(seat + step) % 3 for step in (1, 2, 3)]
        assert all(zone(board, "hand", seat).cards)
        others = [zone(board, "hand", panel.seat) for panel in board.seats[:-1]]
        assert [other.cards for other in others] == [(), ()] and all(other.count for other in others)


def test_a_spectator_sees_seats_in_order_and_no_hand() -> None:
    board = drawn(played(3, 4), SPECTATOR)
    assert [panel.name for panel in board.seats] == ["Anna", "Bob"]
    assert not any(zone(board, "hand", seat).cards for seat in (0, 1))


def test_a_card_has_a_sign_for_its_colour_and_the_words_of_its_file() -> None:
    seen: dict[str, Card] = {}
    for seed in range(12):
        state = played(seed, 40)
        for seat in range(2):
            seen |= {card.kind: card for each in zones(drawn(state, seat, "fr")) for card in each.cards if card}
    assert len(seen) > 15
    signs = {"red": "▲", "green": "●", "blue": "◆", "mosaic": "✦"}
    for kind, card in seen.items():
        entry = CARDS[KINDS.index(kind)]
        assert (card.sign, card.colour, card.value) == (signs[entry.colour], entry.colour, str(entry.value))
        assert (card.name, card.effect) == (entry.name["fr"], entry.effect["fr"])


def test_a_board_shows_exactly_the_cards_of_the_view() -> None:
    for seed in range(6):
        state = played(seed, 30)
        for seat in (0, 1, SPECTATOR):
            view, board = cast(KarmakaView, KARMAKA.view(state, seat)), drawn(state, seat)
            for soul in view.souls:
                held = zone(board, "future_life", soul.seat)
                places = [card.kind if card else None for card in held.cards]
                assert places + [None] * (held.count - len(places)) == list(soul.future_life)


def test_hidden_cards_below_the_last_known_one_are_only_counted() -> None:
    board = drawn(played(3, 0), 0)
    well = zone(board, "well")
    assert well.cards == () and well.count == 50 and well.note == "50 cards, face down"


def test_the_ladder_carries_a_token_for_each_seat() -> None:
    (ladder,) = drawn(played(3, 4, players=4), 0).tracks
    assert ladder.tokens == {0: 0, 1: 0, 2: 0, 3: 0}
    assert ladder.steps[0] == "Dung Beetle (4)" and ladder.steps[-1] == "Transcendence"


def test_facts_tell_level_rings_life_and_the_score_against_the_need() -> None:
    assert drawn(played(3, 0), 0, "fr").seats[-1].facts == (
        "Bousier",
        "aucun Anneau",
        "vie n° 1",
        "▲0 ●0 ◆0 sur 4",
    )


def test_the_colours_that_count_stand_in_brackets_and_enough_is_said() -> None:
    deeds = [["vengeance", "embody"], ["another_day"]]
    table = Sitting([["peek"], []], deeds=deeds)
    mine, other = drawn(table.state, 0).seats[::-1]
    assert mine.facts[-1] == "[▲4] ●1 ◆1 of 4: enough" and other.facts[-1] == "▲0 [●1] ◆0 of 4"


def test_the_headline_says_whose_turn_it_is_and_that_the_game_is_over() -> None:
    state = played(3, 0)
    assert drawn(state, state.to_move).headline == "Turn 1: your turn"
    assert drawn(state, 1 - state.to_move).headline == f"Turn 1: {NAMES[state.to_move]} plays"
    assert drawn(played(3, 5000), 0).headline.startswith("The game is over")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_an_option_touches_lies_on_the_board(players: int) -> None:
    state = played(players, 0, players)
    rng = seeded(players)
    while not state.over:
        board = drawn(state, state.to_move)
        places = {(each.key, each.seat) for each in zones(board)}
        for option in state.options:
            for touch in KARMAKA.describe(state, option).touches:
                assert (touch.zone, touch.seat) in places or touch.zone in ("player", "rings")
                assert touch.what is None or touched(board, touch) is not None
        KARMAKA.apply(state, state.to_move, state.options[rng.below(len(state.options))])


def test_what_is_remembered_is_said() -> None:
    sentences = {
        line
        for seed in range(12)
        for state in [played(seed, 40)]
        for panel in drawn(state, 0, "fr").seats
        for line in panel.remembered
    }
    assert any(line.startswith(french("Vous savez que cette Main contient : ")) for line in sentences)


@dataclass(frozen=True)
class SmallView:
    """The view of a game that has no board."""

    grid: tuple[tuple[int, ...], ...]
    over: bool
    last_move: int | None
    stock: dict[str, int]


def test_a_game_without_a_board_is_drawn_by_names_and_values() -> None:
    view = SmallView(((0, 1), (2, 0)), False, None, {"red": 2})
    board = board_for("no such game")(view, ["Anna", "Bob"], "en")
    assert [(each.title, each.note) for each in board.shared] == [
        ("grid", "0 and 1\n2 and 0"),
        ("over", "no"),
        ("last move", "nothing"),
        ("stock", "red 2"),
    ]
    assert [panel.name for panel in board.seats] == ["Anna", "Bob"]


def test_any_value_can_be_drawn() -> None:
    assert board_for("x")({"a": [1, 2, 3]}, ["Anna"], "fr").shared[0].note == "1, 2 et 3"
    assert board_for("x")("all of it", ["Anna"], "fr").shared[0].note == "all of it"


def test_zones_keep_their_order() -> None:
    keys = [each.key for each in drawn(played(3, 0), 0).seats[-1].zones]
    assert keys == ["hand", "deck", "future_life", "deeds"]


@pytest.mark.parametrize(
    ("players", "options", "reader", "marked"),
    [
        (4, {"variant": "teams"}, 1, {3: "partner"}),
        (4, {"variant": "teams"}, SPECTATOR, {}),
        (3, {"variant": "big_bad_wolf", "wolf_seat": "1"}, 0, {1: "the Wolf", 2: "partner"}),
        (3, {"variant": "big_bad_wolf", "wolf_seat": "1"}, 1, {1: "the Wolf"}),
        (2, {}, 0, {}),
    ],
)
def test_the_partner_and_the_wolf_are_marked(
    players: int, options: dict[str, str], reader: int, marked: dict[int, str]
) -> None:
    view = KARMAKA.view(KARMAKA.new(players, options, 7), reader)
    panels = [panel for panel in board_for("karmaka")(view, NAMES[:players], "en").seats if panel.role]
    assert {panel.seat: panel.role for panel in panels} == marked
    assert all(panel.called == f"{NAMES[panel.seat]} ({panel.role})" for panel in panels)


@pytest.mark.parametrize(("cells", "rows"), [(76, 28), (76, 38), (116, 30), (156, 38)])
def test_no_text_of_a_card_is_cut_whatever_the_room(cells: int, rows: int) -> None:
    for choices in (0, 30, 90):
        state = played(3, choices)
        shown = board_for("karmaka")(KARMAKA.view(state, 0), NAMES[:2], "fr")
        lines = ["".join(piece.text for piece in line) for line in drawing.drawn(shown, drawing.Marks(), cells, rows)]
        assert "…" not in "\n".join(lines) and all(cell_len(line.rstrip()) <= cells for line in lines)


def test_words_look_up_what_is_allowed_first() -> None:
    table = Table.begin(Setup.of("karmaka", 2, 7, {"first_player": "seat_0"}), [Place("Anna"), Place("Bob")])
    desk = Desk(table)
    decision = table.decision(0)
    assert decision is not None
    found = [option for option, _ in desk.found(0, "play", "en")]
    allowed = [option for option in found if option in decision.options]
    assert len(allowed) < len(found) and found[: len(allowed)] == allowed
