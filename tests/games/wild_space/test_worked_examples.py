"""The worked examples of Wild Space's specification, X1 to X9."""

import pytest

from tests.games.wild_space.sitting import SMUGGLER, Shuttles, Sitting

AMELIE = ["SP02", "SP10", "EM20"]  # her crew beside the Captain: four cards


def planets_of(options: list[str]) -> set[str]:
    """The planets where one may land."""
    return {option.split(":")[1] for option in options if option.startswith("land")}


def test_x1_four_cards_reach_the_planet_of_level_3() -> None:  # WSP-4.2, WSP-4.3
    t = Sitting(["SP13", "RO13"], AMELIE, captains=["CA04"], up=1)
    assert planets_of(t.options) == {"PL01", "PL02", "PL03"} and len(t.answers) == 6
    farther = Sitting(["SP13", "RO13"], AMELIE, captains=["CA04"], up=3)
    assert planets_of(farther.options) == {"PL01", "PL02", "PL03"}


@pytest.mark.parametrize("shuttle", [(["PL03:left"], []), ([], ["PL03:left"])])
def test_x2_a_sector_taken_leaves_the_other(shuttle: tuple[list[str], list[str]]) -> None:  # WSP-1.6, WSP-1.7, WSP-4.1
    landed, explored = shuttle
    rivals: dict[int, Shuttles] = {1: (["PL03:right"], [])}
    t = Sitting(["SP13", "RO13"], AMELIE, captains=["CA04"], up=1, landed=landed, explored=explored, shuttles=rivals)
    assert [option for option in t.answers if option.startswith("land:PL03")] == ["land:PL03:right"]
    t.chooses("land:PL03:right")
    assert (t.kind, t.answers) == ("pay_discard", ["discard:RO13", "discard:SP13"])
    t.chooses("discard:SP13")
    assert t.kind == "take_and_play"


def test_x2_the_only_card_is_discarded_by_itself() -> None:  # WSP-1.6, WSP-4.1
    t = Sitting(["RO13"], AMELIE, captains=["CA04"], up=1, landed=["PL03:left"]).chooses("land:PL03:right")
    assert t.kind == "take_and_play" and t.discard == ["RO13"]


def test_x3_drawing_and_renewing() -> None:  # WSP-7.1 to 7.3, WSP-8.1, WSP-8.2
    x, y, a, b, c, d, e, f, g, h = (f"SP{number:02}" for number in range(1, 11))
    t = Sitting([x, y], reserve=[a, b, c], deck=[d, e, f, g, h]).chooses("land:PL02:left")
    assert t.kind == "draw", "two Specialists: the draw is the only possible action"
    t.chooses("take:deck")
    assert t.hand(0) == [x, y, d]
    t.chooses(f"renew:{x}")
    assert sorted(t.discard) == [x, a, b, c] and t.reserve == [e, f, g]
    t.chooses("take:reserve:2")
    assert t.hand(0) == [y, d, f] and t.reserve == [e, h, g]
    assert (t.kind, t.answers, t.renewals) == ("end", ["end_turn"], [y, d, f])


def test_x4_a_chain() -> None:  # WSP-9.5, WSP-10.3, WSP-10.5, WSP-10.6, WSP-12.2
    z = "RO13"
    t = Sitting(["SP02", "SP10", "EM20", z], captains=["CA04"], deck=["SP60"]).chooses("land:PL02:right", "play:SP02")
    assert t.answers == ["apply", "decline"]
    t.chooses("apply")
    assert t.answers == ["play:SP10"], "a Mechanic"
    t.chooses("play:SP10", "apply")
    assert t.answers == ["discard:EM20", f"discard:{z}"], "any card, but one must stay to be played"
    t.chooses(f"discard:{z}", "play:EM20", "apply", "take:deck")
    assert len(t.crew(0)) == 4 and t.hand(0) == ["SP60"] and t.discard == [z]
    assert t.face_up == ["PL01", "PL02"]
    t.chooses("end_turn")
    assert t.face_up == ["PL01", "PL02", "PL03"]


def test_x5_a_veteran() -> None:  # WSP-11.1, WSP-11.2
    t = Sitting(["RO04"], captains=["CA03"]).chooses("land:PL02:right", "play:RO04")
    assert t.token(0) == 1 and t.kind == "effect"
    t.chooses("apply", "take:deck", "take:deck")
    assert len(t.hand(0)) == 2 and t.kind == "end"


def test_x6_a_score_of_57() -> None:  # WSP-13.2 to 13.7, WSP-14.3, WSP-14.5
    owls, bears = ["SP15", "SP21", "SP45", "SP51"], ["SP01", "SP07", "SP13"]
    crew = [*owls, *bears, "SP02", "SP10", "EM23", "EM12", "RO04", "RO17"]
    t = Sitting(crew=crew, captains=["CA03"], tokens={0: 3})
    assert len(t.crew(0)) == 14
    assert t.parts(0) == {"same_animals": 20, "series": 15, "missions": 8, "robots": 8, "captain": 6}
    assert t.credits(0) == 57


@pytest.mark.parametrize(("botanists", "credits"), [(7, 10), (2, 0)])
def test_x7_sets_of_botanists(botanists: int, credits: int) -> None:  # WSP-14.2
    seven = ["SP02", "SP08", "SP13", "SP24", "SP29", "SP34", "SP39"]
    t = Sitting(crew=["EM01", *seven[:botanists]], captains=["CA01"])
    assert t.parts(0)["missions"] == credits


def test_x7_pairs_of_owls_and_military() -> None:  # WSP-14.3
    t = Sitting(crew=["EM12", "SP03", "SP09", "SP15", "SP01"], captains=["CA04"])
    assert t.parts(0)["missions"] == 2


@pytest.mark.parametrize(("rival", "credits"), [(3, 5), (4, 0)])
def test_x7_a_majority_of_programmers(rival: int, credits: int) -> None:  # WSP-14.4
    programmers = ["SP03", "SP09", "SP14", "SP19", "SP30", "SP35", "SP40", "RO09", "SP22", "SP06"]
    crews = {1: programmers[4 : 4 + rival], 2: ["SP44", "SP49"]}
    t = Sitting(
        crew=["EM17", *programmers[:4]], players=3, captains=["CA01", "CA02", "CA04"], crews=crews, tokens={2: 2}
    )
    assert t.parts(0)["missions"] == credits


def test_x8_the_smuggler_lands_on_bramble() -> None:  # WSP-16.2 to 16.4
    a, b, c, d, e = (f"SP{number:02}" for number in range(1, 6))
    t = Sitting(["EM01"], players=1, active=SMUGGLER, reserve=[a, b, c], deck=[d, e]).chooses("smuggler:land:HP01")
    assert t.discard == [b] and t.smuggler[1:] == [d] and t.reserve == [a, e, c]


def test_x9_a_planet_turned_up_by_another_is_closed_to_five_cards() -> None:  # WSP-4.4
    joachim = ["SP01", "SP03", "SP04", "SP05", "SP06"]
    five = Sitting(["SP13"], [*AMELIE, "RO13"], captains=["CA04"], crews={1: joachim}, up=2)
    assert "PL06" not in planets_of(five.options)
    six = Sitting(["SP13"], [*AMELIE, "RO13", "RO14"], captains=["CA04"], crews={1: joachim}, up=2)
    assert "PL06" in planets_of(six.options)
