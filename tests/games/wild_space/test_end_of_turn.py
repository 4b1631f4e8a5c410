"""The end of a turn turns planets up. (WSP-12)"""

from tests.games.wild_space.sitting import Sitting

PLAY = "land:PL02:right"


def test_the_turn_ends_after_a_last_chance_to_renew() -> None:  # WSP-12.1
    t = Sitting(["SP13", "RO13"]).chooses(PLAY, "play:SP13", "decline")
    assert (t.kind, t.answers, t.renewals) == ("end", ["end_turn"], ["RO13"])
    t.chooses("renew:RO13")
    assert t.active == 1, "with an empty hand nothing is left to ask"


def test_planets_turn_up_by_the_crew_of_the_active_player() -> None:  # WSP-12.2
    t = Sitting(["RO13", "RO14"], ["SP01"]).chooses(PLAY, "play:RO13")
    assert t.face_up == ["PL01", "PL02"]
    t.chooses("end_turn")
    assert t.face_up == ["PL01", "PL02", "PL03"], "three cards with the Captain"
    two = Sitting(["RO13", "RO14"]).chooses(PLAY, "play:RO13", "end_turn")
    assert two.face_up == ["PL01", "PL02"], "two are too few"


def test_several_planets_may_turn_up_at_once() -> None:  # WSP-12.2
    crew = [f"SP{number:02}" for number in range(1, 8)]
    t = Sitting(["RO13", "RO14"], crew).chooses(PLAY, "play:RO13", "end_turn")
    assert t.face_up == t.tiles and len(t.tiles) == 5, "nine cards open three planets"
    eight = Sitting(["RO13", "RO14"], crew[:-1]).chooses(PLAY, "play:RO13", "end_turn")
    assert eight.face_up == t.tiles[:4]


def test_the_crew_of_others_turns_nothing_up() -> None:  # WSP-12.2
    t = Sitting(["RO13", "RO14"], crews={1: ["SP01", "SP02", "SP03"]}).chooses(PLAY, "play:RO13", "end_turn")
    assert t.face_up == ["PL01", "PL02"]


def test_a_number_reached_within_the_turn_does_not_count() -> None:  # WSP-12.3
    t = Sitting(["SP38", "RO14"], ["SP01"]).chooses(PLAY, "play:SP38", "apply", "remove:SP01")
    t.chooses("take:deck", "take:deck", "take:deck", "end_turn")
    assert t.face_up == ["PL01", "PL02"], "three cards for a moment, two at the end"
    kept = Sitting(["SP38", "RO14"], ["SP01"]).chooses(PLAY, "play:SP38", "decline", "end_turn")
    assert kept.face_up == ["PL01", "PL02", "PL03"]


def test_a_planet_turned_up_stays_so() -> None:  # WSP-12.4
    t = Sitting(["SP38", "RO14"], ["SP01", "SP02"], up=2).chooses(PLAY, "play:SP38", "apply", "remove:SP01")
    t.chooses("take:deck", "take:deck", "take:deck", "end_turn")
    assert t.face_up == t.tiles[:4] and len(t.crew(0)) == 3


def test_the_next_player_clockwise_plays() -> None:  # WSP-12.5
    t = Sitting(["RO13", "RO14"], players=4, active=3, first=3, hands={0: ["SP13"]}).chooses(
        PLAY, "play:RO13", "end_turn"
    )
    assert t.active == 0


def test_the_planet_turned_up_is_seen_by_all() -> None:  # WSP-12.2
    t = Sitting(["RO13", "RO14"], ["SP01"]).chooses(PLAY, "play:RO13")
    assert [planet.planet for planet in t.view(1).planets] == ["PL01", "PL02", None, None, None]
    t.chooses("end_turn")
    assert [planet.planet for planet in t.view(1).planets] == ["PL01", "PL02", "PL03", None, None]
