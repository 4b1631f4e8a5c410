"""The end of the game: what crews are worth, and who wins. (WSP-13)"""

import pytest

from tests.games.wild_space.ending import last_turn
from tests.games.wild_space.sitting import Sitting

BEARS = ["SP01", "SP07", "SP13", "SP19", "SP25"]
SERIES = ["SP02", "SP03", "SP04", "SP05", "SP06"]  # with a Bear: a Monkey, an Owl, a Rhinoceros, a Lizard, an Octopus


def test_the_game_ends_after_ten_turns_of_everybody() -> None:  # WSP-13.1
    t = last_turn()
    assert not t.is_over and (t.active, t.turn) == (1, 10)
    t.ends()
    assert t.is_over and len(t.explored(1)) == 5
    earlier = Sitting(["RO13"], explored=["PL01:left", "PL01:right", "PL02:left", "PL02:right"], turn=9, active=1)
    assert not earlier.ends_turn().is_over


@pytest.mark.parametrize(("bears", "credits"), [(1, 0), (2, 0), (3, 5), (4, 10), (6, 20)])
def test_each_animal_from_the_third_of_a_species_on_gives_five(bears: int, credits: int) -> None:  # WSP-13.2
    t = Sitting(crew=BEARS[: bears - 1], captains=["CA01"])
    assert t.parts(0)["same_animals"] == credits


def test_species_are_counted_apart() -> None:  # WSP-13.2
    t = Sitting(crew=["SP01", "SP07", "SP02", "SP08", "SP14"], captains=["CA01"])
    assert t.parts(0)["same_animals"] == 10, "three Bears and three Monkeys"


def test_each_set_of_six_different_animals_gives_fifteen() -> None:  # WSP-13.3
    assert Sitting(crew=SERIES, captains=["CA01"]).parts(0)["series"] == 15
    assert Sitting(crew=SERIES[:-1], captains=["CA01"]).parts(0)["series"] == 0
    twice = [*SERIES, "SP07", "SP08", "SP09", "SP10", "SP11", "SP12"]
    assert Sitting(crew=twice, captains=["CA01"]).parts(0)["series"] == 30
    assert Sitting(crew=twice[:-1], captains=["CA01"]).parts(0)["series"] == 15, "as many as the rarest species"


def test_an_animal_counts_for_its_species_and_for_a_series() -> None:  # WSP-13.4
    t = Sitting(crew=[*SERIES, "SP07", "SP13"], captains=["CA01"])
    assert (t.parts(0)["same_animals"], t.parts(0)["series"]) == (5, 15)


def test_captain_and_emissaries_are_animals_of_series_too() -> None:  # WSP-13.4
    crew = ["EM08", "SP03", "SP04", "SP05", "EM06"]
    assert Sitting(crew=crew, captains=["CA01"]).parts(0)["series"] == 15
    assert Sitting(crew=crew, captains=["CA02"]).parts(0)["series"] == 0


def test_each_emissary_gives_the_credits_of_its_mission() -> None:  # WSP-13.5
    t = Sitting(crew=["EM21", "EM23", "RO13"])
    assert t.parts(0)["missions"] == 2 * 2 + 1 * 2, "two Emissaries, one Robot"
    assert Sitting(["EM21"], ["RO13"]).parts(0)["missions"] == 0, "an Emissary in hand has no mission yet"


def test_robots_give_what_is_printed() -> None:  # WSP-13.6
    assert Sitting(crew=["RO13", "RO16", "RO01", "RO08"], tokens={0: 1}).parts(0)["robots"] == 5 + 7 + 2 + 0
    every = {"RO13": 5, "RO14": 5, "RO15": 6, "RO16": 7, "RO17": 6, "RO18": 7, "RO12": 0}
    for robot, credits in every.items():
        assert Sitting(crew=[robot]).parts(0)["robots"] == credits


@pytest.mark.parametrize(
    ("captain", "space", "credits"),
    [("CA01", 3, 7), ("CA02", 4, 8), ("CA03", 3, 6), ("CA04", 4, 8), ("CA05", 5, 8), ("CA06", 3, 6)],
)
def test_the_track_pays_when_its_space_is_reached_or_passed(captain: str, space: int, credits: int) -> None:  # WSP-13.7
    paid = [Sitting(captains=[captain], tokens={0: token}).parts(0)["captain"] for token in range(6)]
    assert paid == [credits if token >= space else 0 for token in range(6)]


def test_cards_in_hand_give_nothing() -> None:  # WSP-13.8
    rich = ["RO16", "RO18", "SP01", "SP07", "SP13", "EM21"]
    assert Sitting(rich, captains=["CA01"]).credits(0) == 0
    t = last_turn(hands={0: rich}, crews={0: ["RO01"], 1: ["RO13"]}, tokens={0: 1}).ends()
    assert t.scores == [2, 5] and t.winners == [1]


def test_the_most_credits_win() -> None:  # WSP-13.9
    t = last_turn(crews={0: ["RO16", "SP01", "SP02"], 1: ["RO15"]}).ends()
    assert (t.scores, t.winners, t.kind) == ([7, 6], [0], "credits")


def test_a_tie_goes_to_the_smaller_crew() -> None:  # WSP-13.10
    t = last_turn(crews={0: ["RO16", "SP02"], 1: ["RO18"]}).ends()
    assert (t.scores, t.winners, t.kind) == ([7, 7], [1], "fewer_cards")
    three = last_turn(players=3, crews={0: ["RO16", "SP02"], 1: [], 2: ["RO18", "SP03", "SP04"]}).ends()
    assert (three.scores, three.winners) == ([7, 0, 7], [0]), "only those tied are compared"


def test_players_still_tied_share_the_victory() -> None:  # WSP-13.11
    t = last_turn(players=3, crews={0: ["RO16"], 1: ["RO18"], 2: ["RO13"]}).ends()
    assert (t.scores, t.winners, t.kind) == ([7, 7, 5], [0, 1], "shared")
