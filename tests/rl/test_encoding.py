"""Views as rows of numbers: of fixed size, every place named, and the same in all worlds that a seat imagines."""

import math
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.karmaka.people.view import KarmakaView
from tablee.games.layout import Layout
from tablee.kernel import SPECTATOR, seeded
from tablee.rl.encoding import Building, NoLayout, encoder_of, layout_of, view_type
from tablee.rl.parts import Part
from tests.rl.tables import played, tables


@pytest.mark.parametrize(("name", "players"), tables())
def test_every_place_of_a_row_has_a_name_of_its_own(name: str, players: int) -> None:
    encoder = encoder_of(GAMES[name], players)
    assert encoder.size == len(encoder.names) == len(set(encoder.names)) > 100


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_row_is_the_same_in_every_world_that_the_seat_imagines(name: str, players: int) -> None:
    encoder, rng = encoder_of(GAMES[name], players), seeded(9)
    for game, state in played(name, players, seed=3, most=120, every=40):
        for seat in range(players):
            row = encoder.row(game.telling.view(state, seat))
            world = game.rules.sample(state, seat, rng)
            assert encoder.row(game.telling.view(world, seat)) == row
            assert len(row) == encoder.size and all(map(math.isfinite, row))


@pytest.mark.dear
@pytest.mark.parametrize(("name", "players"), tables())
def test_nothing_of_a_whole_game_is_too_large_for_its_row(name: str, players: int) -> None:
    encoder = encoder_of(GAMES[name], players)
    for game, state in played(name, players, seed=4, most=3000, every=60):
        for seat in (0, players - 1, SPECTATOR):
            assert any(encoder.row(game.telling.view(state, seat)))


class Noting(Building):
    """Remembers what it was asked for."""

    def __init__(self, layout: Layout, players: int) -> None:
        super().__init__(layout, players)
        self.asked: set[str] = set()

    def part(self, key: str, hint: Any) -> Part:
        self.asked.add(key)
        return super().part(key, hint)


def test_a_seat_sees_itself_first() -> None:
    game = GAMES["karmaka"]
    encoder = encoder_of(game, 2)
    state = game.new(seed=7)
    count, hidden = (encoder.names.index(f"souls[{who}].hand.count") for who in ("me", "+1"))
    for seat in range(2):
        view = game.telling.view(state, seat)
        row = encoder.row(view)
        assert isinstance(view, KarmakaView)
        assert (row[count], row[hidden]) == (view.souls[seat].hand_count, 0)


def test_a_field_of_which_nothing_is_said_is_refused() -> None:
    game = GAMES["karmaka"]
    said = layout_of(game)
    silent = Layout(fields={key: how for key, how in said.fields.items() if key != "SoulView.level"})
    with pytest.raises(NoLayout, match=r"Score\.id|SoulView\.level"):
        Building(silent, 2).part("", view_type(game))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_of_fields_is_said_of_fields_that_there_are(name: str) -> None:
    game = GAMES[name]
    layout = layout_of(game)
    building = Noting(layout, 2)
    building.part("", view_type(game))
    assert set(layout.fields) <= building.asked
