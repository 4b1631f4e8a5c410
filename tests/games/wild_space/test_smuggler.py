"""The game alone: the Smuggler's set-up, turns and score. (WSP-15, WSP-16, WSP-17)"""

from collections.abc import Sequence

import pytest

from tests.games.wild_space.ending import last_turn
from tests.games.wild_space.sitting import SMUGGLER, Sitting

ABC = ["SP01", "SP02", "SP03"]
DECK = ["SP04", "SP05", "SP06", "SP07", "SP08", "SP09"]
FIVE = ["HP01", "HP02", "HP03", "HP05", "HP06"]
CATEGORY = {f"HP{number:02}": (number - 1) // 4 + 1 for number in range(1, 13)}


def raid(hostile: str, *, on: bool = False, smuggler: Sequence[str] = ()) -> Sitting:
    """The Smuggler's turn, with a planet among those that lie open; `on` says that he has landed there."""
    five = [hostile, *[other for other in FIVE if other != hostile][:4]]
    return his_turn(hostile=five, reserve=ABC, deck=DECK, smuggler=smuggler, smuggler_on=[hostile] if on else [])


def his_turn(
    *,
    reserve: Sequence[str | None] | None = None,
    deck: Sequence[str] = (),
    scarce: bool = False,
    smuggler: Sequence[str] = (),
    hostile: Sequence[str] = FIVE,
    aside: int = 0,
    smuggler_on: Sequence[str] = (),
) -> Sitting:
    """The Smuggler's turn, while the player holds one card."""
    return Sitting(
        ["EM01"],
        players=1,
        active=SMUGGLER,
        reserve=reserve,
        deck=deck,
        scarce=scarce,
        smuggler=smuggler,
        hostile=hostile,
        aside=aside,
        smuggler_on=smuggler_on,
    )


def test_one_player_is_set_up_as_always() -> None:  # WSP-15.1
    t = Sitting.opened(1, first=0)
    assert (len(t.hand(0)), t.unplaced(0), t.token(0), len(t.reserve), len(t.crew(0))) == (3, 5, 0, 3, 1)
    assert t.face_up == ["PL01", "PL02"] and len(t.deck) == 102 - 3 - 3


@pytest.mark.parametrize(("level", "numbers"), [("easy", [3, 2, 0]), ("medium", [1, 2, 2]), ("hard", [0, 2, 3])])
def test_the_level_says_how_many_planets_of_each_category_are_drawn(
    level: str, numbers: list[int]
) -> None:  # WSP-15.2, WSP-15.4
    for seed in range(5):
        t = Sitting.opened(1, seed=seed, level=level)
        five = [*t.open, *t.pile]
        assert [sum(CATEGORY[planet] == category for planet in five) for category in (1, 2, 3)] == numbers
        assert len(set(five)) == 5


def test_the_smuggler_has_a_captain_and_nothing_else() -> None:  # WSP-15.3
    t = Sitting.opened(1, first=0)
    assert len(t.smuggler) == 1 and t.smuggler[0].startswith("CA") and t.smuggler != t.crew(0)
    assert len(t.deck) + len(t.hand(0)) + 3 == 102, "he holds no hand"


def test_two_hostile_planets_lie_open_and_the_back_of_the_next_is_seen() -> None:  # WSP-15.5
    t = Sitting.opened(1, level="medium", first=0)
    assert (len(t.open), len(t.pile), t.aside) == (2, 3, [])
    shown = t.view(0).smuggler
    assert shown is not None
    assert [planet.planet for planet in shown.open] == t.open
    assert (shown.pile, shown.category) == (3, CATEGORY[t.pile[0]])
    assert all(planet not in repr(t.view(0)) for planet in t.pile), "the pile itself is face down"


def test_he_has_five_shuttles() -> None:  # WSP-15.6
    t = Sitting.opened(1, first=0)
    shown = t.view(0).smuggler
    assert shown is not None and shown.shuttles == 5
    landed = his_turn().chooses("smuggler:land:HP01").view(0).smuggler
    assert landed is not None and landed.shuttles == 4


def test_lots_are_drawn_for_who_starts_and_turns_alternate() -> None:  # WSP-15.7
    kinds = {Sitting.opened(1, seed=seed).kind for seed in range(20)}
    assert kinds == {"move", "smuggler"}
    t = Sitting.opened(1, first=SMUGGLER)
    turns = []
    while not t.is_over:
        if t.kind in ("move", "smuggler"):
            turns.append(t.kind)
        t.chooses(t.answers[0])
    assert turns[:8] == ["smuggler", "move"] * 4 and turns.count("move") == 10
    assert t.turn == 10 and len(t.aside) == 5


def test_the_player_lands_or_explores_for_him() -> None:  # WSP-16.1
    t = his_turn()
    assert (t.to_move, t.kind, t.answers) == (0, "smuggler", ["smuggler:land:HP01", "smuggler:land:HP02"])
    on = his_turn(smuggler_on=["HP01"])
    assert on.answers == ["smuggler:explore:HP01", "smuggler:land:HP02"]
    assert on.refuses("smuggler:land:HP01") == "WSP-16.1"


def test_all_effects_of_the_place_are_applied_in_order() -> None:  # WSP-16.2
    t = raid("HP10").chooses("smuggler:land:HP10")
    assert t.smuggler[1:] == ["SP03", "SP02"], "the right one, then the middle one"
    assert t.reserve == ["SP01", "SP05", "SP04"] and t.kind == "move"


def test_landing_and_exploring_have_effects_of_their_own() -> None:  # WSP-16.2
    landed = raid("HP09").chooses("smuggler:land:HP09")
    assert (landed.smuggler[1:], landed.discard) == (["SP01"], [])
    explored = raid("HP09", on=True).chooses("smuggler:explore:HP09")
    assert (explored.smuggler[1:], explored.discard) == (["SP02", "SP03"], ["SP01"])


def test_he_takes_into_his_crew_or_discards() -> None:  # WSP-16.3
    t = raid("HP06", on=True).chooses("smuggler:explore:HP06")
    assert t.discard == ["SP03"] and t.smuggler[1:] == ["SP02"]
    assert t.hand(0) == ["EM01"]


def test_a_second_effect_on_a_slot_meets_the_replacement() -> None:  # WSP-16.4
    twice = raid("HP07", on=True).chooses("smuggler:explore:HP07")
    assert twice.smuggler[1:] == ["SP01", "SP04"] and twice.reserve == ["SP05", "SP02", "SP03"]
    thrown = raid("HP06").chooses("smuggler:land:HP06")
    assert thrown.discard == ["SP01"] and thrown.smuggler[1:] == ["SP04"]


def test_an_effect_on_an_empty_slot_is_skipped() -> None:  # WSP-16.5
    t = his_turn(hostile=["HP10", *FIVE[:4]], reserve=["SP01", "SP02", None], scarce=True)
    before = t.smuggler
    t.chooses("smuggler:land:HP10")
    assert [card for card in t.smuggler if card not in before] == ["SP02"], "the right slot is empty, the middle is not"
    assert t.reserve == ["SP01", None, None] and t.kind == "move"


def test_a_discard_on_an_empty_deck_comes_back_at_once() -> None:  # WSP-16.4, WSP-7.4
    t = his_turn(hostile=FIVE, reserve=["SP01", "SP02", None], scarce=True)
    before = t.smuggler
    t.chooses("smuggler:land:HP01")
    assert [card for card in t.smuggler if card not in before] == ["SP02"], "discarded, shuffled, revealed, taken"
    assert t.reserve == ["SP01", None, None]


def test_cards_that_join_him_do_nothing() -> None:  # WSP-16.6
    t = raid("HP02", smuggler=["SP43"]).chooses("smuggler:land:HP02")
    assert t.kind == "move" and t.smuggler[1:] == ["SP43", "SP01"]
    medal = his_turn(
        hostile=["HP02", "HP01", "HP03", "HP05", "HP06"],
        reserve=["SP44", "SP02", "SP03"],
    )
    medal.chooses("smuggler:land:HP02")
    assert medal.kind == "move" and medal.his_parts["same_animals"] == 0 and "captain" not in medal.his_parts


def test_an_explored_planet_is_set_aside_and_the_next_revealed() -> None:  # WSP-16.7
    t = his_turn(smuggler_on=["HP01"]).chooses("smuggler:explore:HP01")
    assert (t.open, t.aside, t.pile) == (["HP02", "HP03"], ["HP01"], ["HP05", "HP06"])
    shown = t.view(0).smuggler
    assert shown is not None and shown.aside == ("HP01",), "it stays visible"
    last = his_turn(aside=3, smuggler_on=["HP05"]).chooses("smuggler:explore:HP05")
    assert (last.open, last.aside, last.pile) == (["HP06"], ["HP01", "HP02", "HP03", "HP05"], [])
    landing = his_turn().chooses("smuggler:land:HP01")
    assert (landing.open, landing.aside) == (["HP01", "HP02"], []), "a landing reveals nothing"


def test_his_crew_turns_no_planet_up() -> None:  # WSP-16.8
    t = raid("HP02", smuggler=[f"SP{number}" for number in range(20, 30)]).chooses("smuggler:land:HP02")
    assert len(t.smuggler) == 12 and t.face_up == ["PL01", "PL02"]
    assert not any(option.startswith(("land", "explore")) for option in raid("HP02").options), "nor does he use planets"


def test_he_always_has_a_move_and_needs_no_full_reserve() -> None:  # WSP-16.9
    bare = his_turn(reserve=[None] * 3, scarce=True)
    assert len(bare.answers) == 2
    before = bare.smuggler
    assert bare.chooses("smuggler:land:HP01").smuggler == before and bare.kind == "move"


def test_his_last_move_is_made_without_a_question() -> None:  # WSP-16.9
    t = Sitting(
        ["EM01", "EM02"],
        players=1,
        turn=9,
        aside=4,
        first=0,
        landed=["PL02:left"],
        explored=["PL01:left", "PL01:right", "PL02:right"],
    )
    t.ends_turn()
    assert (t.kind, t.turn) == ("move", 10), "he has landed on his last planet"
    assert t.open == ["HP06"] and t.aside == FIVE[:4]
    t.ends_turn()
    assert t.is_over and t.aside == FIVE


def test_the_player_plays_as_among_many() -> None:  # WSP-16.10
    t = Sitting(["RO13", "SP13"], ["SP01"], players=1).chooses("land:PL02:left", "action:1", "play:RO13", "end_turn")
    assert t.kind == "smuggler" and t.face_up == ["PL01", "PL02", "PL03"] and t.hand(0) == ["SP13"]


def test_the_player_scores_as_always() -> None:  # WSP-17.1
    t = Sitting(crew=["SP01", "SP07", "EM21", "RO13"], players=1, captains=["CA01", "CA02"], tokens={0: 3})
    assert t.parts(0) == {"same_animals": 5, "series": 0, "missions": 2, "robots": 5, "captain": 7}


def test_the_smuggler_scores_animals_series_and_robots() -> None:  # WSP-17.2
    crew = ["EM10", "SP16", "SP46", "SP03", "SP05", "EM06", "SP02", "RO16"]
    t = Sitting(players=1, captains=["CA03", "CA01"], smuggler=crew)
    assert {part: t.his_parts[part] for part in ("same_animals", "series", "robots")} == {
        "same_animals": 5,
        "series": 15,
        "robots": 7,
    }


def test_the_smuggler_has_no_missions_and_no_track() -> None:  # WSP-17.3
    t = last_turn(
        players=1, captains=["CA03", "CA01"], smuggler=["EM20", "EM21", "SP43", "SP44", "SP45"], hostile=FIVE
    ).ends()
    assert set(t.his_parts) == {"same_animals", "series", "robots", "icons"}
    assert (t.his_parts["same_animals"], t.his_parts["series"], t.his_parts["robots"]) == (0, 0, 0)


def test_each_icon_pays_one_credit_for_each_card_that_matches() -> None:  # WSP-17.4
    five = ["HP02", "HP05", "HP07", "HP03", "HP04"]  # Military, Pilot, Programmer, Veteran, Botanist
    t = last_turn(
        players=1, captains=["CA03", "CA01"], smuggler=["SP18", "SP05", "SP43", "RO01", "RO13"], hostile=five
    ).ends()
    assert t.his_parts["icons"] == 3 + 1 + 0 + 2 + 1, "Captain, SP18, RO01; SP05; none; SP43, RO01; SP43"


def test_icons_for_kinds_count_robots_and_emissaries() -> None:  # WSP-17.4
    five = ["HP08", "HP01", "HP05", "HP07", "HP02"]  # Emissary and Scientist; Robot; Pilot; Programmer; Military
    t = last_turn(
        players=1, captains=["CA01", "CA02"], smuggler=["EM01", "EM02", "RO13", "RO12", "SP06"], hostile=five
    ).ends()
    assert t.his_parts["icons"] == (2 + 2) + 2 + 0 + 0 + 0


def test_the_same_icon_on_two_planets_counts_twice() -> None:  # WSP-17.5
    five = ["HP01", "HP06", "HP09", "HP02", "HP05"]  # Robot; Robot, Mechanic; Robot, Veteran; Military; Pilot
    t = last_turn(players=1, captains=["CA01", "CA02"], smuggler=["RO13", "RO14"], hostile=five).ends()
    assert t.his_parts["icons"] == 2 * 3


def test_the_player_wins_with_strictly_more() -> None:  # WSP-17.6
    more = last_turn(
        players=1,
        captains=["CA03", "CA04"],
        crews={0: ["RO16"]},
        smuggler=["RO15"],
        hostile=["HP02", "HP05", "HP07", "HP03", "HP04"],
    ).ends()
    assert (more.credits(0), sum(more.his_parts.values()), more.winners) == (7, 6, [0])
    tie = last_turn(
        players=1,
        captains=["CA03", "CA04"],
        crews={0: ["RO16"]},
        smuggler=["RO18", "SP20"],
        hostile=["HP02", "HP05", "HP07", "HP03", "HP04"],
    ).ends()
    assert (tie.credits(0), sum(tie.his_parts.values()), tie.winners) == (7, 7, []), (
        "a tie is lost, whoever has fewer cards"
    )
