"""The table before the first turn, and the order of chance. (WSP-2)"""

import pytest

from tests.games.wild_space.sitting import Sitting

FIVE = range(1, 6)
LEVEL_3, LEVEL_6, LEVEL_9 = {"PL03", "PL04", "PL05"}, {"PL06", "PL07", "PL08"}, {"PL09", "PL10"}


@pytest.mark.parametrize("players", FIVE)
def test_both_starting_planets_lie_face_up_and_one_of_each_level_face_down(players: int) -> None:  # WSP-2.1, WSP-2.2
    t = Sitting.opened(players)
    assert t.face_up == ["PL01", "PL02"]
    assert [sum(tile in level for tile in t.tiles) for level in (LEVEL_3, LEVEL_6, LEVEL_9)] == [1, 1, 1]
    assert len(t.tiles) == 5 and t.tiles[2] in LEVEL_3 and t.tiles[3] in LEVEL_6 and t.tiles[4] in LEVEL_9


def test_nobody_sees_the_planets_that_lie_face_down() -> None:  # WSP-2.2
    t = Sitting.opened(3)
    for seat in range(3):
        assert [planet.planet for planet in t.view(seat).planets] == ["PL01", "PL02", None, None, None]
        assert [planet.level for planet in t.view(seat).planets] == [0, 0, 3, 6, 9]


@pytest.mark.parametrize("players", FIVE)
def test_each_crew_begins_with_a_captain_of_its_own(players: int) -> None:  # WSP-2.3
    t = Sitting.opened(players)
    crews = [t.crew(seat) for seat in range(players)]
    assert all(len(crew) == 1 and crew[0].startswith("CA") for crew in crews)
    assert len({crew[0] for crew in crews}) == players


@pytest.mark.parametrize("players", FIVE)
def test_everybody_has_five_shuttles_and_a_token_beside_the_track(players: int) -> None:  # WSP-2.4
    t = Sitting.opened(players)
    for seat in range(players):
        assert (t.unplaced(seat), t.landed(seat), t.explored(seat), t.token(seat)) == (5, [], [], 0)


@pytest.mark.parametrize("players", FIVE)
def test_the_deck_is_all_crew_cards_but_the_captains(players: int) -> None:  # WSP-2.5
    t = Sitting.opened(players)
    hands = [card for seat in range(players) for card in t.hand(seat)]
    lying = [*t.deck, *t.reserve, *hands]
    assert len(lying) == len(set(lying)) == 102
    assert {card[:2] for card in lying if card} == {"SP", "EM", "RO"}


def test_the_reserve_is_the_top_three_then_hands_are_dealt_from_the_first_player_on() -> None:  # WSP-2.6, WSP-2.7
    t = Sitting.opened(3, first=1)
    order = t.shuffles[-1]
    assert t.reserve == order[:3]
    assert [t.hand(seat) for seat in (1, 2, 0)] == [sorted(order[at : at + 3]) for at in (3, 6, 9)]
    assert t.deck == order[12:]


def test_starting_hands_are_hidden_from_the_others() -> None:  # WSP-2.7
    t = Sitting.opened(2, first=0)
    assert sorted(t.view(0).crews[0].hand or ()) == t.hand(0)
    assert (t.view(0).crews[1].hand, t.view(0).crews[1].count, t.view(0).crews[1].seen) == (None, 3, ())


def test_the_discard_pile_begins_empty_and_is_open() -> None:  # WSP-2.8
    t = Sitting.opened(2, first=0)
    assert t.discard == []
    card = t.hand(0)[0]
    old = t.reserve
    t.chooses(f"renew:{card}")
    assert set(t.view(1).discard) == {card, *old}


def test_the_first_player_is_drawn_or_chosen() -> None:  # WSP-2.9, WSP-18.3
    drawn = {Sitting.opened(3, seed=seed).to_move for seed in range(20)}
    assert drawn == {0, 1, 2}
    for seat in range(3):
        t = Sitting.opened(3, first=seat)
        assert t.to_move == seat
        assert len(t.chance) == 5, "three tiles, Captains, deck: nothing is drawn for the first player"


def test_chance_comes_in_a_fixed_order() -> None:  # WSP-2.10
    t = Sitting.opened(2)
    what, order = t.chance[0]
    assert what == "first" and isinstance(order, list) and order[0] == t.state.first
    tiles, captains, deck = t.shuffles[:3], t.shuffles[3], t.shuffles[4]
    assert [set(order) for order in tiles] == [LEVEL_3, LEVEL_6, LEVEL_9]
    assert t.tiles[2:] == [order[0] for order in tiles]
    assert [t.crew(seat)[0] for seat in (0, 1)] == captains[:2] and len(captains) == 6
    assert len(deck) == 102 and len(t.shuffles) == 5


def test_chance_of_a_game_alone_has_the_hostile_planets_before_the_deck() -> None:  # WSP-2.10, WSP-15.4
    t = Sitting.opened(1, level="medium", first=0)
    captains, first, second, third, five, deck = t.shuffles[3:]
    assert (t.crew(0)[0], t.smuggler[0]) == (captains[0], captains[1])
    categories = [{f"HP{number:02}" for number in range(at, at + 4)} for at in (1, 5, 9)]
    assert [set(order) for order in (first, second, third)] == categories
    assert set(five) == {*first[:1], *second[:2], *third[:2]}
    assert [*t.open, *t.pile] == five and len(deck) == 102


def test_the_same_chance_and_choices_give_the_same_game() -> None:  # WSP-2.10
    one, other = (Sitting.opened(2, seed=4) for _ in range(2))
    assert one.chance == other.chance and one.options == other.options
    assert Sitting.opened(2, seed=5).chance != one.chance
