"""The end of the game. (LEG-19)"""

from tests.games.vii_legio.sitting import Sitting, ship

CARDS = ["embassy", "planet", "recall", "ion_storm", "trading_post", "radiation"]
PLANETS = ["S1-1", "S2-1", "S2-2", "S3-1", "S3-2", "S4-1", "S4-2", "S5-1", "S5-2"]


def test_thirty_points_trigger_the_end() -> None:  # LEG-19.1
    t = Sitting(ship("S1", vp=29, laser=2), hand=["xeno_bireme"])
    assert not t.view(1).ending
    t.chooses("flip")
    assert t.vp(0) == 30 and t.view(1).ending and t.kind == "space_action"
    nearly = Sitting(ship("S1", vp=28, laser=2), hand=["xeno_bireme"]).chooses("flip", "end_turn", "end_turn")
    assert not nearly.state.over and nearly.to_move == 0


def test_the_last_planet_found_with_pile_x_empty_triggers_the_end() -> None:  # LEG-19.2
    t = Sitting(ship("S5"), empty=PLANETS[:-1], pile_x=[], open_x=True, hand=["planet"]).chooses("flip", "alpha")
    assert t.view(1).ending and t.vp(0) == 1
    t.chooses("end_turn", "end_turn")
    assert t.kind == "cartography" and t.winners == [0]


def test_the_fifth_x_card_laid_with_no_token_left_triggers_the_end() -> None:  # LEG-19.2
    t = Sitting(ship("S5"), empty=PLANETS, pile_x=["X05"], open_x=True, hand=CARDS).chooses("enter_x")
    assert t.view(1).ending
    t.chooses("end_turn", "end_turn")
    assert t.kind == "cartography"


def test_neither_half_of_the_map_is_enough() -> None:  # LEG-19.2
    tokens_left = Sitting(ship("S5"), pile_x=["X05"], open_x=True, hand=CARDS).chooses("enter_x")
    assert not tokens_left.view(0).ending
    cards_left = Sitting(ship("S5"), empty=PLANETS[:-1], pile_x=["X05"], hand=["planet"]).chooses("flip", "alpha")
    assert not cards_left.view(0).ending


def test_the_round_is_played_to_its_end() -> None:  # LEG-19.3
    t = Sitting(ship("S1", vp=29, laser=2), players=3, hand=["xeno_bireme", "embassy"]).chooses("flip", "flip")
    assert t.xp(0) == "R1 D1", "the turn goes on"
    t.chooses("end_turn")
    assert t.to_move == 1
    t.chooses("end_turn")
    assert t.to_move == 2
    t.chooses("end_turn")
    assert t.kind == "vp" and t.state.over


def test_the_last_of_a_round_ends_it_at_once() -> None:  # LEG-19.3
    mine = ship("S1", vp=29, laser=2)
    t = Sitting(ship("base"), mine, active=1, hand=["xeno_bireme"]).chooses("flip", "end_turn")
    assert t.state.over and t.kind == "vp"
    other = Sitting(mine, ship("base"), active=0, first=1, hand=["xeno_bireme"]).chooses("flip", "end_turn")
    assert other.state.over, "it began with the other commander"


def test_the_condition_met_first_is_the_reason() -> None:  # LEG-19.3
    ships = [ship("S5"), ship("S1", vp=29, laser=2)]
    t = Sitting(*ships, empty=PLANETS[:-1], pile_x=[], open_x=True, hand=["planet"], deck=["xeno_bireme"])
    t.chooses("flip", "alpha", "end_turn", "flip", "end_turn")
    assert t.vp(1) == 30 and t.kind == "cartography" and t.winners == [1]


def test_a_lost_turn_counts_as_a_turn() -> None:  # LEG-19.3
    t = Sitting(ship("S1", vp=29, laser=2), ship("base", installing=["holodeck"]), hand=["xeno_bireme"])
    t.chooses("flip", "end_turn")
    assert t.state.over and t.technologies(1) == {"holodeck": "joker"}


def test_most_points_win() -> None:  # LEG-19.4
    t = Sitting(ship("S1", vp=29, laser=2), ship("S2", vp=31), hand=["xeno_bireme"]).chooses(
        "flip", "end_turn", "end_turn"
    )
    assert t.winners == [1] and t.scores == [30, 31]


def test_a_tie_is_a_shared_victory() -> None:  # LEG-19.5
    ships = [ship("S1", vp=29, laser=2), ship("S2", vp=30, laser=2, missions=4), ship("S2", vp=3)]
    t = Sitting(*ships, hand=["xeno_bireme"]).chooses("flip", "end_turn", "end_turn", "end_turn")
    assert t.winners == [0, 1] and t.kind == "vp"


def test_the_game_ends_after_round_sixty() -> None:  # LEG-19.6
    t = Sitting(ship("S1", vp=3), ship("S1", vp=4), hand=[], round=60).chooses("end_turn")
    assert t.to_move == 1
    t.chooses("end_turn")
    assert t.kind == "round_cap" and t.winners == [1]
    before = Sitting(hand=[], round=59).chooses("end_turn", "end_turn")
    assert not before.state.over


def test_a_condition_met_in_round_sixty_is_the_reason() -> None:  # LEG-19.3, LEG-19.6
    t = Sitting(ship("S1", vp=29, laser=2), hand=["xeno_bireme"], round=60).chooses("flip", "end_turn", "end_turn")
    assert t.kind == "vp"
