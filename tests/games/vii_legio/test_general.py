"""Commanders, domains, zones, points and the die. (LEG-1)"""

import pytest

from tablee.kernel import BadSetup
from tests.games.vii_legio.sitting import GAME, Sitting, seed_of, ship

DOMAINS = ["research", "diplomacy", "negotiation", "capture"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_commanders_play(players: int) -> None:  # LEG-1.1
    assert GAME.new(players, {}, 1).seats == players


@pytest.mark.parametrize("players", [1, 5])
def test_neither_one_nor_five_commanders_play(players: int) -> None:  # LEG-1.1
    assert GAME.rules.seats == [2, 3, 4]
    with pytest.raises(BadSetup, match=str(players)):
        GAME.new(players, {}, 1)


def test_there_are_four_domains_of_expertise() -> None:  # LEG-1.2
    t = Sitting(hand=["forgotten_archives"]).chooses("flip")
    assert (t.kind, t.options) == ("choose_experience", DOMAINS)


@pytest.mark.parametrize(
    ("expert", "card", "works"),
    [
        ("expert_alliance", "A22", True),  # asks 1 Diplomacy
        ("expert_trade", "A18", True),  # asks 1 Negotiation
        ("expert_capture", "A03", True),  # asks 1 Capture
        ("expert_alliance", "A18", False),
        ("expert_trade", "A03", False),
        ("expert_capture", "A22", False),
    ],
)
def test_each_expert_works_in_its_own_domain(expert: str, card: str, works: bool) -> None:  # LEG-1.3
    t = Sitting(ship("S3", squad=2, carrying={expert: 1}), slots={"alpha": f"S3-1 {card}"}, hand=[])
    t.chooses(("land", "alpha"))
    assert t.kind == ("landing_zone" if works else "space_action")
    assert works or t.place(0) == "alpha observation"


def test_there_is_no_research_expert() -> None:  # LEG-1.3
    t = Sitting(ship("S3"), hand=["embassy"] * 2 + ["trading_post"])
    assert [option[1] for option in t.options if option[0] == "buy" and "expert" in option[1]] == [
        "expert_alliance",
        "expert_trade",
        "expert_capture",
    ]


@pytest.mark.parametrize(("sector", "inner"), [("S1", True), ("S2", True), ("S3", True), ("S4", False), ("S5", False)])
def test_sectors_1_to_3_form_zone_a_and_4_and_5_zone_b(sector: str, inner: bool) -> None:  # LEG-1.4
    t = Sitting(ship(sector), hand=["planet_inner", "planet_outer"], pile_a=["A01"], pile_b=["B01"])
    t.chooses("flip")
    if not inner:
        assert t.slots == {} and t.discards == ["planet_inner"]
        t.chooses("flip")
    while t.kind != "space_action":
        t.chooses(t.options[0])
    assert t.slot("alpha").card == ("A01" if inner else "B01") and t.vp(0) == 1


def test_sector_x_is_a_zone_of_its_own() -> None:  # LEG-1.4, LEG-11.6
    t = Sitting(ship("S4", propulsor=6), hand=["embassy"] * 2 + ["planet"] * 4, open_x=True, pile_x=["X03", "X01"])
    t.chooses("enter_x")
    assert t.slot("x").card == "X03" and t.pile("A") == 10 and t.pile("B") == 10 and t.pile("X") == 1


def test_points_are_public_and_scored_at_once() -> None:  # LEG-1.5
    t = Sitting(ship("S1", laser=2), hand=["xeno_bireme", "embassy"]).chooses("flip")
    assert t.kind == "space_action" and [t.view(seat).ships[0].vp for seat in (0, 1)] == [1, 1]


def test_points_are_never_lost() -> None:  # LEG-1.6
    t = Sitting(ship("S3", vp=11, laser=1, squad=2), hand=["asteroids", "black_hole", "embassy"], die=[9])
    t.chooses("flip")
    assert t.vp(0) == 11 and t.has(0, "squad") == 1, "a squad is lost, no point"
    t.chooses("flip")
    assert t.vp(0) == 11 and t.place(0) == "base"


def test_points_beyond_33_are_counted_exactly() -> None:  # LEG-1.7
    t = Sitting(ship("S1", vp=33, laser=2), ship("base", vp=34), hand=["xeno_trireme"], die=[1]).chooses("flip")
    assert t.vp(0) == 35
    t.chooses("end_turn", "end_turn")
    assert t.kind == "vp" and t.winners == [0]


@pytest.mark.parametrize("face", range(1, 11))
def test_the_die_gives_one_to_ten(face: int) -> None:  # LEG-1.8
    t = Sitting(hand=["asteroids", "embassy"], die=[face]).chooses("flip")
    assert t.chance == [("die", face)]


def test_every_face_of_the_die_is_as_likely() -> None:  # LEG-1.8
    assert len({seed_of((face,)) for face in range(1, 11)}) == 10
    counts = [0] * 11
    for seed in range(400):
        for what, value in Sitting(hand=["asteroids"], seed=seed).chooses("flip").chance:
            assert what == "die" and isinstance(value, int)
            counts[value] += 1
    assert counts[0] == 0 and min(counts[1:]) > 20 and max(counts[1:]) < 65


def test_a_gain_without_room_is_skipped_and_the_rest_applies() -> None:  # LEG-1.9
    t = Sitting(ship("S1", squad=4), hand=["stranded_veterans", "embassy"]).chooses("flip")
    assert t.has(0, "squad") == 4 and t.xp(0) == "D1"


def test_a_loss_without_a_target_is_skipped_and_the_rest_applies() -> None:  # LEG-1.9
    t = Sitting(hand=["corrosive_cloud", "radiation"]).chooses("flip", "flip")
    assert t.kind == "space_action" and t.xp(0) == "R2"
