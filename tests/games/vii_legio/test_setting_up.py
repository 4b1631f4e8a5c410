"""Setting up: who begins, tokens, decks and piles, and the extra endowment. (LEG-3)"""

from typing import Any

import pytest

from tablee.games.vii_legio.rules.tables import NONE
from tablee.kernel import SPECTATOR
from tests.games.vii_legio.sitting import Start

TOKENS = {
    2: ["S1-1", "S2-1", "S2-2", "S3-1", "S3-2", "S4-1", "S4-2", "S5-1", "S5-2"],
    3: ["S1-1", "S1-2", "S2-1", "S2-2", "S3-1", "S3-2", "S3-3", "S4-1", "S4-2", "S4-3", "S5-1", "S5-2"],
}
TOKENS[4] = sorted([*TOKENS[3], "S2-3", "S3-4", "S5-3"])
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ITEMS = ["propulsor", "laser", "scanner", "detector", "squad", "expert_alliance", "expert_trade", "expert_capture"]


def outcomes(players: int, seed: int = 1) -> dict[str, Any]:
    """What chance says at the beginning."""
    return dict(Start(players, seed).chance)


@PLAYERS
def test_the_first_commander_is_drawn_at_random(players: int) -> None:  # LEG-3.1
    firsts = {Start(players, seed).to_move for seed in range(60)}
    assert firsts == set(range(players))
    assert all(Start(players, seed).to_move == outcomes(players, seed)["first"] for seed in range(5))


def test_a_table_may_name_the_first_commander_and_order_is_clockwise() -> None:  # LEG-3.1
    t = Start(3, 1, first_player="seat_2")
    assert "first" not in dict(t.chance)
    seats = []
    for _ in range(3):
        seats.append(t.to_move)
        t.chooses("decline")
    assert seats == [2, 0, 1] and t.to_move == 2


@PLAYERS
def test_alpha_and_beta_gamma_from_three_and_delta_with_four(players: int) -> None:  # LEG-3.2
    names = [slot.slot for slot in Start(players).view(0).slots]
    assert names == [*["alpha", "beta", "gamma", "delta"][:players], "x"]


@PLAYERS
def test_eighteen_experts_form_the_supply(players: int) -> None:  # LEG-3.3
    assert Start(players).view(0).supply == {"expert_alliance": 6, "expert_trade": 6, "expert_capture": 6}


def test_fifty_three_cards_are_the_deck_and_none_is_discarded() -> None:  # LEG-3.4
    t = Start(2)
    assert sorted(outcomes(2)["deck"]) == [f"E{number:02}" for number in range(1, 54)]
    assert (t.view(0).deck.left, t.view(0).deck.discards) == (53, ())
    assert outcomes(2, 1)["deck"] != outcomes(2, 2)["deck"]


def test_ten_a_ten_b_and_five_x_cards_play() -> None:  # LEG-3.5
    drawn = outcomes(2)
    assert {pile.pile: pile.left for pile in Start(2).view(0).piles} == {"A": 10, "B": 10, "X": 5}
    assert sorted(drawn["pile_a"]) == [f"A{number:02}" for number in range(1, 25)]
    assert sorted(drawn["pile_b"]) == [f"B{number:02}" for number in range(1, 22)]
    assert sorted(drawn["pile_x"]) == [f"X{number:02}" for number in range(1, 6)]
    assert Start(2).piles == {"A": drawn["pile_a"][:10], "B": drawn["pile_b"][:10], "X": drawn["pile_x"]}


def test_cards_left_over_return_to_the_box_unseen() -> None:  # LEG-3.6
    one, two = (Start(2, seed, first_player="seat_0") for seed in (1, 2))
    assert one.piles != two.piles
    for seat in (0, 1, SPECTATOR):
        assert one.view(seat) == two.view(seat), "which cards play makes no difference"
    left = {"A": outcomes(2)["pile_a"][10:], "B": outcomes(2)["pile_b"][10:]}
    assert {name: len(cards) for name, cards in left.items()} == {"A": 14, "B": 11}
    assert not set(left["A"] + left["B"]) & {card for pile in Start(2).piles.values() for card in pile}


@PLAYERS
def test_one_token_lies_on_every_planet_that_fits(players: int) -> None:  # LEG-3.7
    view = Start(players).view(0)
    assert sorted(planet.planet for planet in view.planets if planet.has_token) == TOKENS[players]
    assert not any(planet.sector == "SX" for planet in view.planets)


def test_sector_x_is_closed() -> None:  # LEG-3.8
    assert not Start(2).view(0).x_open


@PLAYERS
def test_each_commander_has_a_frombola_as_it_comes(players: int) -> None:  # LEG-3.9
    for each in Start(players).view(0).ships:
        assert (each.face, each.vp, each.missions) == ("frombola", 0, 0)
        assert [each.owned for each in each.items] == [2, 0, 1, 0, 1, 0, 0, 0]
        assert set(each.experience.values()) == {0} and each.technologies == ()


def test_a_new_ship_has_done_nothing_yet() -> None:  # LEG-3.9
    for made in Start(2).state.ships:
        data = made.data()
        assert data[2:14] == [0] * 12 and data[14:] == [NONE, 0, 0, 0, 0], "but for where it has landed: nowhere"
    mine = Start(2).view(0).ships[0]
    assert not mine.must_leave and (mine.passed, mine.lost_turns, mine.slot) == (0, 0, None)


def test_nobody_has_a_technology_yet_but_each_may_install_either() -> None:  # LEG-3.10
    assert all(each.technologies == () for each in Start(4).view(0).ships)


@PLAYERS
def test_ships_start_at_the_base(players: int) -> None:  # LEG-3.11
    assert {(each.place, each.sector) for each in Start(players).view(0).ships} == {("base", "S1")}


def test_each_may_take_two_items_one_after_the_other() -> None:  # LEG-3.12
    t = Start(2, first_player="seat_0")
    assert (t.kind, t.options) == ("setup_item", [*ITEMS, "decline"])
    t.chooses("laser", "laser")
    assert t.to_move == 1 and t.has(0, "laser") == 2
    t.chooses("squad", "expert_trade")
    assert t.kind == "space_action" and t.to_move == 0


def test_to_decline_ends_the_endowment_at_any_time() -> None:  # LEG-3.12
    at_once = Start(2, first_player="seat_0").chooses("decline")
    assert at_once.to_move == 1
    later = Start(2, first_player="seat_0").chooses("squad", "decline")
    assert later.to_move == 1 and later.has(0, "squad") == 2


def test_items_taken_at_the_beginning_keep_to_the_supply() -> None:  # LEG-3.12, LEG-2.4
    t = Start(4, first_player="seat_0").chooses(*["expert_trade"] * 6)
    assert t.to_move == 3 and "expert_trade" not in t.options and t.refuses("expert_trade") == "LEG-2.4"


def test_items_taken_at_the_beginning_cost_nothing_and_teach_nothing() -> None:  # LEG-3.13
    t = Start(2, first_player="seat_0").chooses("laser", "squad", "decline")
    mine = t.view(0).ships[0]
    assert set(mine.experience.values()) == {0} and t.view(0).deck.discards == ()
    assert t.kind == "space_action" and len(t.hand) == 2
