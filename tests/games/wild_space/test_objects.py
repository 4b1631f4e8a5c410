"""What lies on the table: crews, animals, jobs, medals, sectors and shuttles. (WSP-1)"""

from tests.games.wild_space.sitting import Sitting


def test_every_card_in_front_of_a_player_is_crew_the_captain_too() -> None:  # WSP-1.1
    t = Sitting(["SP13"], ["SP25"], captains=["CA01"])
    t.chooses("land:PL02:right", "play:SP13", "decline")
    assert t.crew(0) == ["CA01", "SP25", "SP13"]
    assert t.face_up == ["PL01", "PL02", "PL03"], "three cards with the Captain"


def test_specialists_emissaries_and_captains_are_animals() -> None:  # WSP-1.2
    bears = Sitting(crew=["SP01", "EM07"], captains=["CA01"])
    assert bears.parts(0)["same_animals"] == 5, "Captain, Specialist and Emissary are three Bears"
    assert Sitting(crew=["SP01", "EM07"], captains=["CA02"]).parts(0)["same_animals"] == 0


def test_robots_are_no_animals() -> None:  # WSP-1.2
    five = ["SP01", "SP02", "SP03", "SP04", "SP05"]
    assert Sitting(crew=[*five, "RO13"], captains=["CA01"]).parts(0)["series"] == 0
    assert Sitting(crew=[*five, "SP06"], captains=["CA01"]).parts(0)["series"] == 15


def test_a_robot_has_the_job_that_is_printed() -> None:  # WSP-1.3
    pilot = Sitting(["SP24", "SP13"], ["RO11"], captains=["CA01"])
    pilot.chooses("land:PL02:right", "play:SP24")
    assert pilot.kind == "effect", "the Pilot Robot meets `own Pilot`"
    vault = Sitting(["SP24", "SP13"], ["RO13"], captains=["CA01"])
    assert vault.chooses("land:PL02:right", "play:SP24").kind == "end", "a Vault Robot has no job"


def test_a_captain_has_a_job() -> None:  # WSP-1.3
    hand = ["SP24", "SP13"]
    assert Sitting(hand, captains=["CA05"]).chooses("land:PL02:right", "play:SP24").kind == "effect"
    assert Sitting(hand, captains=["CA06"]).chooses("land:PL02:right", "play:SP24").kind == "end"


def test_an_emissary_has_no_job() -> None:  # WSP-1.3
    t = Sitting(["SP02", "EM03", "SP04"], captains=["CA01"])
    t.chooses("land:PL02:right", "play:SP02", "apply")
    assert t.answers == ["play:SP04"], "of an Emissary who counts Mechanics and a Mechanic, the Mechanic"


def test_the_medal_makes_a_veteran_not_the_captains_back() -> None:  # WSP-1.4
    crew = ["EM19", "SP43", "RO01", "SP13"]
    assert Sitting(crew=crew, tokens={0: 2}).parts(0)["missions"] == 4, "two medals, the Captain is none"


def test_a_veteran_may_be_a_specialist_or_a_robot() -> None:  # WSP-1.4
    t = Sitting(["SP43", "RO01", "EM13", "SP01", "SP37"], captains=["CA02"])
    t.chooses("land:PL02:right", "play:SP37", "apply")
    assert t.answers == ["play:RO01", "play:SP43"]


def test_a_planet_has_two_sectors_with_two_places_each() -> None:  # WSP-1.5
    t = Sitting(["SP13"])
    assert t.answers == ["land:PL01:left", "land:PL01:right", "land:PL02:left", "land:PL02:right"]
    below = Sitting(["SP13"], landed=["PL01:left", "PL01:right"])
    assert {"explore:PL01:left", "explore:PL01:right"} <= set(below.answers)


def test_a_player_has_at_most_one_shuttle_on_a_sector() -> None:  # WSP-1.6
    t = Sitting(["SP13"], landed=["PL01:left"])
    assert "land:PL01:left" not in t.options and "land:PL01:right" in t.options
    t.chooses("land:PL01:right")
    assert t.landed(0) == ["PL01:left", "PL01:right"]


def test_any_number_of_players_may_be_on_a_sector() -> None:  # WSP-1.7
    full = (["PL01:left", "PL02:right"], ["PL01:right", "PL02:left"])
    t = Sitting(["SP13"], players=5, shuttles=dict.fromkeys(range(1, 5), full))
    assert t.answers == ["land:PL01:left", "land:PL01:right", "land:PL02:left", "land:PL02:right"]


def test_a_shuttle_stays_on_its_sector() -> None:  # WSP-1.8
    t = Sitting(["SP13"], landed=["PL01:left"], explored=["PL01:right"])
    t.chooses("explore:PL01:left")
    assert t.landed(0) == [] and t.explored(0) == ["PL01:left", "PL01:right"]
    spent = Sitting(["SP13"], landed=["PL02:left"], explored=["PL01:left", "PL01:right", "PL02:right", "PL03:left"])
    assert spent.answers == ["explore:PL02:left"], "nothing moves to another sector"


def test_there_is_no_limit_to_a_hand() -> None:  # WSP-1.9
    hand = [f"SP{number:02}" for number in range(1, 31)]
    t = Sitting(hand).chooses("land:PL01:left", "take:deck", "take:deck", "take:deck")
    assert len(t.hand(0)) == 33 and t.kind == "end"
    t.chooses("end_turn")
    assert len(t.hand(0)) == 33
