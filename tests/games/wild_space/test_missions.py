"""The missions of Emissaries. (WSP-14)"""

import pytest

from tests.games.wild_space.ending import last_turn
from tests.games.wild_space.sitting import Sitting

PROGRAMMERS = ["SP14", "SP19", "SP30", "SP35", "SP40"]
BOTANISTS = ["SP02", "SP08", "SP13", "SP24", "SP29", "SP34", "SP39"]


def missions(crew: list[str], captain: str = "CA01", rival: tuple[str, ...] = ()) -> int:
    """The Credits of all missions of the first seat's crew, with a token as if Veterans had been played."""
    captains = [captain, "CA05"]
    return Sitting(crew=crew, captains=captains, tokens={0: 5}, crews={1: rival}).parts(0)["missions"]


def test_missions_look_at_ones_own_crew_at_the_end() -> None:  # WSP-14.1
    assert missions(["EM01"], rival=(*BOTANISTS,)) == 0, "another's Botanists do not count"
    assert missions(["EM01", *BOTANISTS[:3]]) == 5
    t = last_turn(crews={0: ["EM23", "RO01"], 1: ["EM01", "RO02"]}, tokens={0: 1, 1: 1}).ends()
    assert t.scores == [2 + 2, 2], "a Robot of the other crew is none of EM23's, two Botanists are no set"


@pytest.mark.parametrize(("botanists", "credits"), [(0, 0), (2, 0), (3, 5), (5, 5), (6, 10), (7, 10)])
def test_a_set_of_three_gives_five(botanists: int, credits: int) -> None:  # WSP-14.2
    assert missions(["EM01", *BOTANISTS[:botanists]]) == credits


def test_captains_and_robots_serve_in_sets() -> None:  # WSP-14.2
    assert missions(["EM01", "SP02", "RO08"], captain="CA02") == 5
    assert missions(["EM01", "SP02", "RO08"], captain="CA01") == 0


@pytest.mark.parametrize(
    ("crew", "pairs"),
    [
        ([], 0),
        (["SP03", "SP09"], 0),  # two Owls
        (["SP03", "SP01"], 1),  # an Owl and a Military
        (["SP33"], 0),  # an Owl who is Military: one card is no pair
        (["SP33", "SP03"], 1),
        (["SP33", "SP01"], 1),
        (["SP03", "SP09", "SP15", "SP01"], 1),
        (["SP33", "SP03", "SP09", "SP01"], 2),  # the double card serves as Military
        (["SP33", "SP01", "SP07", "SP03"], 2),  # or as Owl
        (["SP33", "SP03", "SP01"], 1),  # three cards make one pair
    ],
)
def test_a_pair_is_two_different_cards_each_in_one_pair(crew: list[str], pairs: int) -> None:  # WSP-14.3
    assert missions(["EM12", *crew], captain="CA04") == 2 * pairs


def test_a_captain_serves_in_pairs() -> None:  # WSP-14.3
    assert missions(["EM12", "SP03"], captain="CA01") == 2, "the Captain is Military"
    assert missions(["EM12", "SP01"], captain="CA03") == 2, "the Captain is an Owl"


def test_a_majority_must_be_strict_over_every_other_crew() -> None:  # WSP-14.4
    crew = ["EM17", *PROGRAMMERS[:2]]
    assert missions(crew, rival=(*PROGRAMMERS[2:3],)) == 5
    assert missions(crew, rival=(*PROGRAMMERS[2:4],)) == 0, "equal counts give nothing"
    assert missions(["EM17"]) == 0, "nor does zero"
    three = Sitting(
        crew=crew, players=3, captains=["CA01", "CA02", "CA04"], crews={1: PROGRAMMERS[2:3], 2: PROGRAMMERS[3:5]}
    )
    assert three.parts(0)["missions"] == 0, "more than one rival, but not than each"


def test_the_captain_of_a_rival_counts_for_majorities() -> None:  # WSP-14.4, WSP-1.1
    alone = Sitting(crew=["EM17", "SP14"], captains=["CA01", "CA02"])
    rival = Sitting(crew=["EM17", "SP14"], captains=["CA01", "CA03"])
    assert (alone.parts(0)["missions"], rival.parts(0)["missions"]) == (5, 0)


@pytest.mark.parametrize(
    ("emissary", "crew", "credits"),
    [
        ("EM19", ["SP43", "RO01", "SP13"], 4),
        ("EM21", ["EM01", "EM04"], 6),  # and itself
        ("EM23", ["RO13", "RO01", "RO08"], 6),
        ("EM23", ["SP13"], 0),
    ],
)
def test_a_mission_may_pay_per_card(emissary: str, crew: list[str], credits: int) -> None:  # WSP-14.5
    assert missions([emissary, *crew]) == credits


def test_veterans_are_counted_in_the_crew_not_on_the_track() -> None:  # WSP-14.5
    assert missions(["EM19", "SP43"]) == 2, "the token stands at five"


def test_an_emissary_counts_itself_where_it_fits() -> None:  # WSP-14.6
    assert missions(["EM21"]) == 2
    assert missions(["EM20"]) == 6, "one Emissary against none"
    assert missions(["EM20"], rival=(*["EM01"],)) == 0
    assert missions(["EM12", "SP01", "EM03"], captain="CA02") == 2, "an Owl Emissary is the Owl of a pair"


def test_each_emissary_is_evaluated_alone() -> None:  # WSP-14.7
    assert missions(["EM01", "EM16", *BOTANISTS[:3]]) == 5 + 5, "three Botanists serve a set and a majority"


@pytest.mark.parametrize(
    ("emissary", "crew", "credits"),
    [
        ("EM02", PROGRAMMERS[:3], 5),
        ("EM03", ["SP04", "SP10", "SP15"], 5),
        ("EM04", ["SP05", "SP11", "SP16"], 5),
        ("EM05", ["SP06", "SP12", "SP17"], 5),
        ("EM06", ["SP01", "SP07"], 5),  # and the Captain
        ("EM07", ["SP04", "SP08"], 2),
        ("EM08", ["SP05", "SP14"], 2),
        ("EM09", ["SP06", "SP15"], 2),
        ("EM10", ["SP05"], 2),  # the Captain is a Bear
        ("EM11", ["SP08", "SP12"], 2),
        ("EM13", ["SP11", "SP16"], 5),  # against a Captain who is a Pilot
        ("EM13", ["SP11"], 0),
        ("EM14", ["SP12"], 5),
        ("EM15", [], 5),  # the Captain is Military
        ("EM16", ["SP08"], 5),
        ("EM18", ["SP10"], 5),
        ("EM22", ["RO13"], 6),
        ("EM24", ["RO01"], 6),
    ],
)
def test_every_other_mission_counts_what_it_says(emissary: str, crew: list[str], credits: int) -> None:  # WSP-13.5
    assert missions([emissary, *crew]) == credits


def test_the_smugglers_crew_is_the_rival_of_a_game_alone() -> None:  # WSP-14.8
    alone = Sitting(crew=["EM17", "SP14"], players=1, captains=["CA01", "CA02"])
    rival = Sitting(crew=["EM17", "SP14"], players=1, captains=["CA01", "CA02"], smuggler=["SP19"])
    assert (alone.parts(0)["missions"], rival.parts(0)["missions"]) == (5, 0)
