"""The ship: what it carries, its limits, its floor, and how often its units work. (LEG-2)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship

EQUIPMENT = ("propulsor", "laser", "scanner", "detector")
EXPERTS = ("expert_alliance", "expert_trade", "expert_capture")
CARDS = ["embassy", "embassy", "trading_post", "trading_post"]
FROMBOLA = {"propulsor": (2, 6), "laser": (0, 2), "scanner": (1, 3), "detector": (0, 3), "squad": (1, 4)}
SPATHA = {"propulsor": (7, 9), "laser": (1, 4), "scanner": (2, 4), "detector": (0, 4), "squad": (4, 6)}
LIMITS = [(face, item, *pair) for face, of in (("frombola", FROMBOLA), ("spatha", SPATHA)) for item, pair in of.items()]


def bought(t: Sitting) -> list[str]:
    """What is for sale to the commander on turn."""
    return [option[1] for option in t.options if option[0] == "buy"]


def test_four_things_are_equipment_and_squads_and_experts_are_personnel() -> None:  # LEG-2.1
    assert bought(Sitting(hand=CARDS[:2])) == list(EQUIPMENT), "two cards buy equipment"
    assert bought(Sitting(hand=CARDS[:3])) == [*EQUIPMENT, "squad", *EXPERTS], "three buy personnel too"


@pytest.mark.parametrize(("face", "item", "least", "most"), LIMITS)
def test_a_ship_carries_no_more_than_its_face_allows(face: str, item: str, least: int, most: int) -> None:  # LEG-2.2
    full = Sitting(ship("S1", face=face, vp=12, carrying={item: most}), hand=CARDS)
    assert item not in bought(full) and full.refuses(("buy", item)) == "LEG-2.2"
    nearly = Sitting(ship("S1", face=face, vp=12, carrying={item: most - 1}), hand=CARDS)
    assert nearly.chooses(("buy", item)).has(0, item) == most


@pytest.mark.parametrize(("face", "most"), [("frombola", 4), ("spatha", 6)])
def test_experts_of_all_specialties_share_one_maximum(face: str, most: int) -> None:  # LEG-2.3
    full = Sitting(ship("S1", face=face, vp=12, expert_trade=most - 1, expert_capture=1), hand=CARDS)
    assert not set(EXPERTS) & set(bought(full)) and full.refuses(("buy", "expert_alliance")) == "LEG-2.3"
    nearly = Sitting(ship("S1", face=face, vp=12, expert_trade=most - 2, expert_capture=1), hand=CARDS)
    assert set(EXPERTS) <= set(bought(nearly))


def test_an_empty_specialty_cannot_be_taken() -> None:  # LEG-2.4
    ships = [ship("S1"), ship("base", expert_trade=4), ship("base", expert_trade=2)]
    t = Sitting(*ships, hand=CARDS)
    assert t.supply == {"expert_alliance": 6, "expert_trade": 0, "expert_capture": 6}
    assert "expert_trade" not in bought(t) and t.refuses(("buy", "expert_trade")) == "LEG-2.4"
    assert "expert_capture" in bought(t)


def test_a_lost_expert_goes_back_and_can_be_taken_again() -> None:  # LEG-2.5
    ships = [ship("S1", expert_trade=2), ship("base", expert_trade=4)]
    t = Sitting(*ships, hand=["radiation", *CARDS])
    assert t.refuses(("buy", "expert_trade")) == "LEG-2.4"
    t.chooses("flip")
    assert t.supply["expert_trade"] == 1 and t.has(0, "expert_trade") == 1
    t.chooses(("buy", "expert_trade"))
    assert t.supply["expert_trade"] == 0 and t.has(0, "expert_trade") == 2


def test_n_scanners_scan_n_times_a_turn() -> None:  # LEG-2.6
    slots = {"alpha": "S3-1 A01", "beta": "S3-2 A02", "gamma": "S3-3 A03"}
    t = Sitting(ship("S3", scanner=2), players=3, slots=slots, hand=[])
    t.chooses(("scan", "alpha"), ("scan", "gamma"))
    assert t.uses(0) == (0, 0) and ("scan", "beta") not in t.options and t.refuses(("scan", "beta")) == "LEG-2.6"


def test_n_detectors_avoid_n_risks_a_turn() -> None:  # LEG-2.6
    t = Sitting(ship("S1", detector=2), hand=["asteroids", "asteroids", "ion_storm", "embassy"])
    t.chooses("flip", "use_detector", "flip", "use_detector", "flip")
    assert t.kind == "space_action" and t.xp(0) == "R1", "the third is confronted without a question"


def test_uses_come_back_at_the_start_of_the_owners_turn_only() -> None:  # LEG-2.7
    t = Sitting(ship("S3", detector=1), slots={"alpha": "S3-1 A01"}, hand=["asteroids"], deck=["embassy"] * 2)
    t.chooses(("scan", "alpha"), "flip", "use_detector")
    assert t.uses(0) == (0, 0)
    t.chooses("end_turn")
    assert t.to_move == 1 and t.uses(0) == (0, 0)
    t.chooses("end_turn")
    assert t.to_move == 0 and t.uses(0) == (1, 1)


def test_a_unit_bought_this_turn_works_this_turn() -> None:  # LEG-2.8
    slots = {"alpha": "S3-1 A01", "beta": "S3-2 A02"}
    t = Sitting(ship("S3"), slots=slots, hand=CARDS).chooses(("scan", "alpha"))
    assert ("scan", "beta") not in t.options
    t.chooses(("buy", "scanner"))
    assert t.uses(0) == (1, 0) and ("scan", "beta") in t.options


def test_a_unit_lost_lowers_what_is_left_and_never_below_nothing() -> None:  # LEG-2.8
    lost = Sitting(ship("S1", detector=2), hand=["asteroids", "asteroids"], die=[7]).chooses("flip", "confront")
    assert lost.has(0, "detector") == 1 and lost.uses(0)[1] == 1
    used = Sitting(ship("S1", detector=2), hand=["ion_storm", "asteroids", "asteroids", "embassy"], die=[8])
    used.chooses("flip", "use_detector", "flip", "confront")
    assert used.has(0, "detector") == 1 and used.uses(0)[1] == 0, "one owned, one used"
    worn = Sitting(ship("S3", scanner=2), slots={"alpha": "S3-1 A01", "beta": "S3-2 A02"}, hand=["asteroids"], die=[5])
    worn.chooses(("scan", "alpha"), ("scan", "beta"), "flip")
    assert worn.has(0, "scanner") == 1 and worn.uses(0)[0] == 0


@pytest.mark.parametrize(("face", "item", "least", "most"), LIMITS)
def test_nothing_falls_below_the_grey_figure(face: str, item: str, least: int, most: int) -> None:  # LEG-2.9, LEG-8.11
    above = {name: pair[0] for name, pair in (SPATHA if face == "spatha" else FROMBOLA).items()}
    card = "radiation" if item == "squad" else "corrosive_cloud"
    more = Sitting(ship("S1", face=face, vp=12, carrying={**above, item: least + 1}), hand=[card]).chooses("flip")
    if more.kind == "risk_response":
        more.chooses("confront")
    assert more.has(0, item) == least, "the only thing above its floor is lost unasked"
    floor = Sitting(ship("S1", face=face, vp=12, carrying=above), hand=[card]).chooses("flip")
    assert floor.has(0, item) == least and floor.kind == "space_action"


def test_no_trade_goes_below_the_floor() -> None:  # LEG-2.9
    t = Sitting(ship("S1", laser=1, scanner=2), hand=["tech_holodeck"]).chooses("flip", "accept")
    assert (t.kind, t.options) == ("technology_trade", ["laser", "scanner"])


@pytest.mark.parametrize(("face", "item"), [(2, "propulsor"), (4, "laser"), (6, "scanner"), (8, "detector")])
def test_a_loss_at_the_floor_is_not_moved_to_another_item(face: int, item: str) -> None:  # LEG-2.10
    others = {"propulsor": 4, "laser": 2, "scanner": 3, "detector": 2} | {item: FROMBOLA[item][0]}
    t = Sitting(ship("S1", carrying=others), hand=["asteroids"], die=[face])
    t.chooses("flip", *(["confront"] if t.uses(0)[1] else []))
    assert {name: t.has(0, name) for name in others} == others


def test_a_frombola_carries_one_technology() -> None:  # LEG-2.11
    t = Sitting(ship("S1", laser=1, joker=["holodeck"]), hand=["tech_nanoprobes"]).chooses("flip")
    assert t.kind == "space_action" and t.technologies(0) == {"holodeck": "joker"}


def test_a_spatha_carries_both_and_never_two_of_the_same() -> None:  # LEG-2.11
    mine = ship("S1", face="spatha", vp=12, laser=2, joker=["holodeck"])
    same = Sitting(mine, hand=["tech_holodeck"]).chooses("flip")
    assert same.kind == "space_action"
    both = Sitting(mine, hand=["tech_nanoprobes"]).chooses("flip")
    assert both.kind == "technology_offer"
    both.chooses("accept")
    assert both.technologies(0) == {"holodeck": "joker", "nanoprobes": "installing"}
