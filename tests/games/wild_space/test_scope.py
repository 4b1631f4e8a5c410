"""What the game does not hold: expansions and variants. (WSP-18)"""

from tablee.games import GAMES
from tablee.games.wild_space.data import CARDS, HOSTILE, PLANETS


def test_there_are_no_cards_and_planets_but_those_of_the_box() -> None:  # WSP-18.1
    kinds = [card.kind for card in CARDS]
    assert {kind: kinds.count(kind) for kind in kinds} == {"specialist": 60, "emissary": 24, "robot": 18, "captain": 6}
    assert (len(PLANETS), len(HOSTILE.hostile_planet)) == (10, 12)


def test_there_is_no_variant_to_choose() -> None:  # WSP-18.2
    assert [setting.name for setting in GAMES["wild_space"].rules.settings] == ["level", "first_player"]


def test_the_first_player_is_drawn_unless_chosen() -> None:  # WSP-18.3, WSP-2.9
    first = GAMES["wild_space"].rules.settings[1]
    assert first.default == "random"
    assert first.values == ["random", "seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "smuggler"]
