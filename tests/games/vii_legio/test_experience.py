"""Experience: tracks, experts, where it comes from. (LEG-9)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship


def test_a_track_ends_at_six_and_gains_above_are_lost() -> None:  # LEG-9.1
    t = Sitting(ship("S1", xp="D5"), hand=["embassy", "embassy"]).chooses("flip")
    assert t.xp(0) == "D6"
    assert t.chooses("flip").xp(0) == "D6"


def test_only_domains_below_six_are_offered() -> None:  # LEG-9.2
    t = Sitting(ship("S1", xp="R6 N6"), hand=["forgotten_archives"]).chooses("flip")
    assert t.options == ["diplomacy", "capture"]
    one = Sitting(ship("S1", xp="R6 N6 C6"), hand=["forgotten_archives"]).chooses("flip")
    assert one.kind == "space_action" and one.xp(0) == "R6 D1 N6 C6", "the only one is not asked"
    none = Sitting(ship("S1", xp="R6 D6 N6 C6"), hand=["forgotten_archives"]).chooses("flip")
    assert none.kind == "space_action" and none.xp(0) == "R6 D6 N6 C6"


def test_experience_is_spent_in_contacts_alone() -> None:  # LEG-9.3
    t = Sitting(
        ship("S3", xp="R1 D1 N1", squad=3, laser=1), slots={"alpha": "S3-1 A14"}, hand=["xeno_fighter", "radiation"]
    )
    t.chooses("flip", "flip", ("land", "alpha"))
    assert t.xp(0) == "R3 D1 N1 C1"
    spent = Sitting(ship("alpha contact", xp="R3 D1 N1 C1", squad=3), slots={"alpha": "S3-1 A14"})
    assert spent.xp(0) == "R2 C1" and spent.vp(0) == 4


def test_an_expert_counts_in_contacts_and_is_never_spent() -> None:  # LEG-9.4
    t = Sitting(ship("alpha contact", xp="R1 N1", squad=3, expert_alliance=1), slots={"alpha": "S3-1 A14"})
    assert t.vp(0) == 4 and t.xp(0) == "" and t.has(0, "expert_alliance") == 1
    assert t.view(0).ships[0].experience["diplomacy"] == 0, "it is not on the track"


@pytest.mark.parametrize(
    ("card", "gained"), [("embassy", "D1"), ("trading_post", "N1"), ("leviathan_herd", "C1"), ("ion_storm", "R1")]
)
def test_symbols_and_risks_teach(card: str, gained: str) -> None:  # LEG-9.5
    assert Sitting(hand=[card]).chooses("flip").xp(0) == gained


def test_observing_and_trophies_teach() -> None:  # LEG-9.5
    sapiens = Sitting(ship("alpha observation", squad=3), slots={"alpha": "S3-1 A14"})
    assert sapiens.xp(0) == "D1"
    beasts = Sitting(ship("alpha observation", squad=3), slots={"alpha": "S3-1 A01"})
    assert beasts.xp(0) == "C1"
    assert Sitting(ship("S1", laser=1), hand=["xeno_fighter"]).chooses("flip").xp(0) == "R1 C1"
    assert Sitting(ship("S1", laser=1), hand=["corsair"]).chooses("flip").xp(0) == "R1 N1"


def test_a_technology_teaches_any_domain() -> None:  # LEG-9.5, LEG-17.3
    t = Sitting(ship("S1", laser=1), hand=["tech_holodeck"]).chooses("flip", "accept")
    assert t.kind == "choose_experience"
    assert t.chooses("diplomacy").xp(0) == "D1"
