"""Discovery, scanning and landing. (LEG-12)"""

import pytest

from tablee.kernel import SPECTATOR
from tests.games.vii_legio.sitting import Sitting, ship

NAPOS = {"alpha": "S3-1 A14"}


def test_a_planet_card_is_ignored_out_of_its_zone() -> None:  # LEG-12.1
    assert Sitting(ship("S4"), hand=["planet_inner"]).chooses("flip").vp(0) == 0
    assert Sitting(ship("S2"), hand=["planet_outer"]).chooses("flip").vp(0) == 0


def test_a_planet_card_is_ignored_without_a_free_active_token() -> None:  # LEG-12.1
    slots = {"alpha": "S3-1 A14", "beta": "S5-1 B01"}
    t = Sitting(ship("S2"), slots=slots, hand=["planet"]).chooses("flip")
    assert t.vp(0) == 0 and t.kind == "space_action" and "S2-1" in t.tokens and t.discards == ["planet"]


def test_a_planet_card_is_ignored_where_no_token_lies() -> None:  # LEG-12.1
    t = Sitting(ship("S2"), empty=["S2-1", "S2-2"], hand=["planet"]).chooses("flip")
    assert t.vp(0) == 0 and t.slots == {} and t.discards == ["planet"]


def test_a_discovery_is_compulsory_and_its_token_and_planet_are_chosen() -> None:  # LEG-12.2
    t = Sitting(ship("S3"), players=3, hand=["planet"]).chooses("flip")
    assert (t.kind, t.options) == ("choose_slot", ["alpha", "beta", "gamma"])
    t.chooses("beta")
    assert (t.kind, t.options) == ("choose_planet", ["S3-1", "S3-2", "S3-3"])
    t.chooses("S3-2")
    assert t.slot("beta").planet == "S3-2" and t.kind == "space_action"


def test_only_unused_tokens_and_unfound_planets_are_offered() -> None:  # LEG-12.2
    t = Sitting(ship("S3"), players=3, slots=NAPOS, hand=["planet"]).chooses("flip")
    assert t.options == ["beta", "gamma"]
    assert t.chooses("beta").options == ["S3-2", "S3-3"]
    single = Sitting(ship("S1"), slots=NAPOS, hand=["planet"]).chooses("flip")
    assert single.kind == "space_action" and single.slot("beta").planet == "S1-1", "nothing to choose"


def test_a_discovery_takes_the_token_and_scores_a_point() -> None:  # LEG-12.3
    t = Sitting(ship("S1", vp=4), hand=["planet"])
    t.chooses("flip", "alpha")
    assert t.vp(0) == 5 and "S1-1" not in t.tokens and len(t.tokens) == 8


@pytest.mark.parametrize(
    ("sector", "card", "left"), [("S2", "A07", {"A": 9, "B": 10}), ("S5", "B02", {"A": 10, "B": 9})]
)
def test_the_top_card_of_the_zones_pile_is_laid_face_down(
    sector: str, card: str, left: dict[str, int]
) -> None:  # LEG-12.4
    t = Sitting(ship(sector), hand=["planet"], pile_a=["A07"], pile_b=["B02"]).chooses("flip", "beta", f"{sector}-2")
    found = t.slot("beta")
    assert (found.card, found.is_face_up, found.planet) == (card, False, f"{sector}-2")
    assert {name: t.pile(name) for name in left} == left


def test_a_discovery_goes_on_and_shows_the_card_to_nobody() -> None:  # LEG-12.5
    t = Sitting(ship("S1"), hand=["planet", "embassy"], pile_a=["A07"]).chooses("flip", "alpha")
    assert t.kind == "space_action" and t.hand == ["embassy"]
    assert [t.view(seat).slots[0].card for seat in (0, 1, SPECTATOR)] == [None] * 3


def test_a_scan_costs_one_use_and_looks_at_a_card_of_the_sector() -> None:  # LEG-12.6
    slots = {"alpha": "S3-1 A14", "beta": "S2-1 A01"}
    t = Sitting(ship("S3"), slots=slots, hand=[])
    assert ("scan", "beta") not in t.options and t.refuses(("scan", "beta")) == "LEG-12.6"
    t.chooses(("scan", "alpha"))
    assert t.uses(0)[0] == 0 and t.slot("alpha").scanned_by == (0,)


def test_a_card_is_scanned_once_by_each_and_never_face_up() -> None:  # LEG-12.6
    t = Sitting(ship("S3", scanner=3), slots=NAPOS, hand=[]).chooses(("scan", "alpha"))
    assert t.uses(0)[0] == 2 and t.refuses(("scan", "alpha")) == "LEG-12.6"
    open_card = Sitting(ship("S3"), slots=NAPOS, up=["alpha"], hand=[])
    assert open_card.refuses(("scan", "alpha")) == "LEG-12.6"


def test_only_scanners_see_the_card_then_and_later() -> None:  # LEG-12.7
    t = Sitting(ship("S3"), players=3, slots=NAPOS, hand=[]).chooses(("scan", "alpha"), "end_turn")
    assert [t.view(seat).slots[0].card for seat in (0, 1, 2, SPECTATOR)] == ["A14", None, None, None]
    assert [t.view(seat).slots[0].scanned_by for seat in (0, 1, 2, SPECTATOR)] == [(0,)] * 4


def test_the_face_is_told_to_the_scanner_alone() -> None:  # LEG-12.7
    twin = {"alpha": "S3-1 A09"}
    one = Sitting(ship("S3"), slots=NAPOS, hand=[]).chooses(("scan", "alpha"))
    two = Sitting(ship("S3"), slots=twin, hand=[]).chooses(("scan", "alpha"))
    assert one.told_to(0) != two.told_to(0)
    assert one.told_to(1) == two.told_to(1) and one.told_to(SPECTATOR) == two.told_to(SPECTATOR)


def test_a_ship_lands_on_an_active_planet_of_its_sector() -> None:  # LEG-12.8
    slots = {"alpha": "S3-1 A14", "beta": "S2-1 A01"}
    t = Sitting(ship("S2"), slots=slots, hand=[])
    assert ("land", "beta") in t.options and ("land", "alpha") not in t.options
    assert t.refuses(("land", "alpha")) == "LEG-12.8"
    assert Sitting(ship("S2"), hand=[]).refuses(("land", "alpha")) == "LEG-12.8"


def test_no_landing_where_a_mission_was_completed() -> None:  # LEG-12.8, LEG-14.12
    ships = [ship("S3", squad=4), ship("alpha observation", squad=4)]
    t = Sitting(*ships, slots=NAPOS, closed=["alpha"], hand=[])
    assert ("land", "alpha") not in t.options and t.refuses(("land", "alpha")) == "LEG-14.12"


@pytest.mark.parametrize(("scanned", "up"), [({"alpha": [0]}, []), ({}, ["alpha"])])
def test_a_known_card_asks_its_squads_before_landing(scanned: dict[str, list[int]], up: list[str]) -> None:  # LEG-12.9
    few = Sitting(ship("S3", squad=2), slots=NAPOS, hand=[], scanned=scanned, up=up)
    assert ("land", "alpha") not in few.options and few.refuses(("land", "alpha")) == "LEG-12.9"
    enough = Sitting(ship("S3", squad=3), slots=NAPOS, hand=[], scanned=scanned, up=up)
    assert ("land", "alpha") in enough.options


def test_a_known_card_asks_for_an_open_zone_too() -> None:  # LEG-12.9
    ships = [ship("S3", squad=3), ship("alpha observation", squad=3)]
    t = Sitting(*ships, slots=NAPOS, hand=[])
    assert ("land", "alpha") not in t.options and t.refuses(("land", "alpha")) == "LEG-12.9"
    able = Sitting(ship("S3", squad=3, xp="R1 D1 N1"), ships[1], slots=NAPOS, hand=[])
    assert ("land", "alpha") in able.options
    used = Sitting(ship("S3", squad=3, observed={"A14": 2}), slots=NAPOS, up=["alpha"], hand=[])
    assert ("land", "alpha") not in used.options


def test_an_unknown_card_may_always_be_tried_and_is_turned_up_for_all() -> None:  # LEG-12.10
    t = Sitting(ship("S3", squad=1), slots=NAPOS, scanned={"alpha": [1]}, hand=["embassy"])
    assert ("land", "alpha") in t.options, "what another knows does not matter"
    t.chooses(("land", "alpha"))
    assert [t.view(seat).slots[0].card for seat in (0, 1, SPECTATOR)] == ["A14"] * 3


def test_too_few_squads_make_the_landing_fail_and_the_turn_goes_on() -> None:  # LEG-12.11
    slots = {"alpha": "S3-1 A14", "beta": "S3-2 A01"}
    t = Sitting(ship("S3", squad=1), slots=slots, hand=["embassy"]).chooses(("land", "alpha"))
    assert (t.to_move, t.kind, t.place(0)) == (0, "space_action", "S3") and t.slot("alpha").is_face_up
    assert ("land", "alpha") not in t.options and "flip" in t.options and t.hand == ["embassy"]
    t.chooses(("land", "beta"))
    assert t.place(0) == "beta observation", "no landing had been made"


def test_a_landing_reveals_for_good_and_spends_no_squad() -> None:  # LEG-12.12
    t = Sitting(ship("S3", squad=3), slots=NAPOS, hand=[]).chooses(("land", "alpha"))
    assert t.place(0) == "alpha observation" and t.has(0, "squad") == 3
    t.chooses("end_turn", "leave", "end_turn")
    assert t.slot("alpha").is_face_up and t.view(1).slots[0].card == "A14"


def test_observation_must_be_free_and_still_pay() -> None:  # LEG-12.13
    rich = ship("S3", squad=3, xp="R1 D1 N1")
    both = Sitting(rich, slots=NAPOS, up=["alpha"], hand=[]).chooses(("land", "alpha"))
    assert (both.kind, both.options) == ("landing_zone", ["observation", "contact"])
    taken = Sitting(rich, ship("alpha observation", squad=3), slots=NAPOS, hand=[]).chooses(("land", "alpha"))
    assert taken.place(0) == "alpha contact", "the only zone is not asked"
    paid = ship("S3", squad=3, xp="R1 D1 N1", observed={"A14": 2})
    assert Sitting(paid, slots=NAPOS, up=["alpha"], hand=[]).chooses(("land", "alpha")).place(0) == "alpha contact"


def test_contact_must_be_free_and_its_first_threshold_within_reach() -> None:  # LEG-12.14
    poor = Sitting(ship("S3", squad=3, xp="R1 D1"), slots=NAPOS, hand=[]).chooses(("land", "alpha"))
    assert poor.place(0) == "alpha observation"
    rich = ship("S3", squad=3, xp="R1 D1 N1")
    busy = Sitting(rich, ship("alpha contact", squad=3, xp="R2 D2 N2"), slots=NAPOS, hand=[])
    assert busy.chooses(("land", "alpha")).place(0) == "alpha observation"


def test_landing_itself_gains_nothing_and_ends_the_turn() -> None:  # LEG-12.15
    t = Sitting(ship("S3", squad=3, xp="R1 D1 N1"), slots=NAPOS, hand=[]).chooses(("land", "alpha"), "contact")
    assert t.to_move == 1 and t.vp(0) == 0 and t.xp(0) == "R1 D1 N1" and t.place(0) == "alpha contact"


def test_a_blind_landing_with_the_squads_finds_observation_open() -> None:  # LEG-12.15
    t = Sitting(ship("S3", squad=3), slots=NAPOS, hand=[]).chooses(("land", "alpha"))
    assert t.place(0) == "alpha observation" and t.to_move == 1
