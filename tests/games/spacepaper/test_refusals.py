"""Why an option is refused: the right rule, a sentence in both languages, and nothing changed."""

from typing import Any

import pytest

from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables
from tablee.games.spacepaper.rules.galaxy import PLANET_NAMES
from tablee.games.typography import french
from tablee.kernel import GameOver, IllegalChoice, WrongSeat
from tests.games.spacepaper.draft import Draft
from tests.games.spacepaper.sitting import Sheet, Sitting, built, game

HOME_STARS = {
    "ne555": ("yellow_dwarf", [("lava", "small"), ("living", "small"), ("frozen", "giant"), ("lava", "dwarf")])
}


def reason(t: Sitting, option: int, seat: int | None = None) -> str:
    """The rule by which an option is refused; the refusal says why in both languages and changes nothing."""
    before = t.state.data()
    with pytest.raises(IllegalChoice) as caught:
        game().apply(t.state, t.to_move if seat is None else seat, option)
    refusal = caught.value.reason
    assert t.state.data() == before and t.state.heard() == []
    assert refusal.text["fr"] and refusal.text["en"] and refusal.text["fr"] != refusal.text["en"]
    return refusal.rule


def building(**more: Any) -> Sitting:
    """Seat 0 builds: a spaceport is allowed, and its home system has four more planets."""
    table: dict[str, Any] = {"stars": HOME_STARS, "levels": [{"infrastructure": 2}], "gold": [30]}
    t = Sitting("build", **(table | more))
    assert t.kind == "build" and t.to_move == 0
    return t


def short(**more: Any) -> Sitting:
    """Seat 0 owes more than it has."""
    table: dict[str, Any] = {"politics": ["technocracy"], "gold": [3], "stars": HOME_STARS}
    return Sitting("pay", **(table | more))


# Whoever, whenever.


def test_a_legal_option_has_no_reason_against_it() -> None:
    t = building()
    assert [game().telling.why_not(t.state, 0, option) for option in t.state.options] == [None] * len(t.state.options)


def test_an_ended_game_refuses_every_choice() -> None:  # SPP-17.1
    t = Sitting("end", turn=60)
    assert t.state.over and reason(t, number.KEEP, 0) == "SPP-17.1"
    with pytest.raises(GameOver):
        game().apply(t.state, 0, number.KEEP)


def test_another_seat_is_told_whose_question_is_open() -> None:  # SPP-3.2
    t = Sitting()
    assert reason(t, number.KEEP, 1) == "SPP-3.2"
    with pytest.raises(WrongSeat, match="seat 0"):
        game().apply(t.state, 1, number.KEEP)


def test_an_answer_to_another_question_is_refused_by_the_rule_of_this_one() -> None:  # SPP-3.2, SPP-7.2
    assert reason(Sitting(), number.NOTHING) == "SPP-3.2" == reason(Sitting(), number.RACE)
    assert reason(building(), number.NOTHING) == "SPP-7.2"


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        (number.TECH, "SPP-5.1"),
        (number.BUILD, "SPP-7.2"),
        (number.SETTLE, "SPP-11.9"),
        (number.SHIP, "SPP-2.1"),
        (number.STEP, "SPP-2.1"),
        (number.SELL, "SPP-14.4"),
        (number.ABANDON, "SPP-14.4"),
        (number.PAY_PLANET, "SPP-14.2"),
        (number.PLAY, "SPP-16.13"),
    ],
)
def test_what_another_phase_asks_for_is_refused_by_the_rule_of_that_phase(option: int, rule: str) -> None:
    assert reason(Sitting(), option) == rule


# Set-up.


def test_what_somebody_has_taken_is_refused() -> None:  # SPP-1.4, SPP-1.8, SPP-1.10
    t = Draft().chooses("human")
    assert t.refuses("human") == "SPP-1.4"
    t.chooses("vulcan", "scientist")
    assert t.refuses("scientist") == "SPP-1.8"
    t.chooses("explorer", "supernova")
    assert t.refuses("supernova") == "SPP-1.10"


def test_a_first_system_whose_condition_is_not_met_is_refused() -> None:  # SPP-13.2
    assert Draft().drafts("human", "vulcan").refuses("federation") == "SPP-13.2"


def test_a_home_too_near_is_refused() -> None:  # SPP-1.14
    t = Draft().drafts("human", "vulcan").chooses("militarism", "militarism", "ne555")
    assert t.refuses("ne555") == "SPP-1.14" == t.refuses("ft22")


def test_no_event_is_played_during_set_up() -> None:  # SPP-16.2
    assert Draft().refuses(("event", "galactic_lottery", None)) == "SPP-16.2"


# Resources and research.


def test_a_capital_moves_to_an_own_profitable_colony_only() -> None:  # SPP-11.20
    worlds: list[dict[str, Sheet]] = [{"ne555.1": {}, "ne555.3": {"unrest": 2}, "ne555.4": {"status": "outpost"}}]
    t = Sitting("capital", stars=HOME_STARS, worlds=worlds)
    for planet in ("ne555.0", "ne555.3", "ne555.4", "rs22.0", "ne555.2"):
        assert t.refuses(planet) == "SPP-11.20"


def test_the_system_in_force_is_no_change() -> None:  # SPP-13.17
    assert Sitting().refuses("militarism") == "SPP-13.17"


def test_a_system_whose_condition_is_not_met_is_refused() -> None:  # SPP-13.2
    t = Sitting(fleets=[[("scout", "orbit:ne555.0")] * 4])
    assert t.refuses("federation") == "SPP-13.2" == t.refuses("republic")


def test_a_system_that_must_be_changed_cannot_be_kept() -> None:  # SPP-13.9, SPP-13.12
    assert Sitting(politics=["federation"]).refuses("keep") == "SPP-13.9"
    t = Sitting(politics=["militarism", "anarchy"])
    t.civ(1).anarchy = tables.MOST_ANARCHY
    assert t.chooses("keep").to_move == 1 and t.refuses("keep") == "SPP-13.12"


def test_the_bonus_in_force_is_no_switch() -> None:  # SPP-15.3
    t = Sitting(leaders=["opportunist"], bonuses=["gold"]).chooses("keep")
    assert t.kind == "opp" and t.refuses("gold") == "SPP-15.3"


def test_the_geologist_adds_to_what_was_received() -> None:  # SPP-4.7
    stars = {"ne555": ("yellow_dwarf", [("telluric", "asteroid"), ("lava", "asteroid")])}
    t = Sitting("income", leaders=["geologist"], stars=stars, worlds=[{"ne555.1": {}, "ne555.2": {}}])
    assert t.kind == "geo" and t.refuses("oganesson") == "SPP-4.7"
    assert t.refuses("keep") == "SPP-15.7"


def test_a_technology_at_its_last_level_is_refused_and_the_point_is_spent_at_once() -> None:  # SPP-5.2
    t = Sitting("research", science=[20], levels=[{"speed": 5}])
    assert t.refuses("speed") == "SPP-5.2" == t.refuses("done")


# Construction.


def test_projects_need_a_planet_with_a_queue() -> None:  # SPP-7.1, SPP-7.14, SPP-7.15
    worlds = [{"ne555.1": {"unrest": 1}, "ne555.2": {}, "ne555.3": {"status": "outpost"}}]
    t = building(worlds=worlds)
    assert t.refuses(("project", "rs22.0", "spaceport")) == "SPP-7.1" == t.refuses(("project", "ne555.4", "scout"))
    assert t.refuses(("project", "ne555.1", "spaceport")) == "SPP-7.14"
    assert t.refuses(("project", "ne555.2", "spaceport")) == "SPP-7.1"
    assert t.refuses(("project", "ne555.3", "spaceport")) == "SPP-7.15"
    assert (
        building(worlds=[{"ne555.1": {"status": "adaptation", "steps": 1, "turns": 1}}]).refuses(
            ("project", "ne555.1", "spaceport")
        )
        == "SPP-7.15"
    )


def test_a_project_cannot_be_replaced() -> None:  # SPP-7.3
    t = building(capitals=[{"built": built("spaceport")}]).chooses(("project", "ne555.0", "cruiser"))
    assert t.refuses(("project", "ne555.0", "scout")) == "SPP-7.3"


def test_infrastructure_needs_technology_gold_and_room() -> None:  # SPP-5.13, SPP-7.5, SPP-7.7
    t = building(capitals=[{"built": built("spaceport")}])
    assert t.refuses(("project", "ne555.0", "spaceport")) == "SPP-7.5"
    assert t.refuses(("project", "ne555.0", "gold_1")) == "SPP-5.13"
    t = building(levels=[{"infrastructure": 4}], gold=[5], worlds=[{"ne555.3": {"people": 10}}])
    assert t.refuses(("project", "ne555.0", "gold_2")) == "SPP-7.5"
    assert t.refuses(("project", "ne555.3", "habitats")) == "SPP-7.7"


def test_ships_need_a_spaceport_and_stay_within_limits() -> None:  # SPP-7.4
    assert building().refuses(("project", "ne555.0", "scout")) == "SPP-7.4"
    full = building(capitals=[{"built": built("spaceport")}], fleets=[[("scout", "orbit:ne555.0")] * 7])
    assert full.refuses(("project", "ne555.0", "scout")) == "SPP-7.4"


def test_settling_needs_a_free_planet_that_is_revealed() -> None:  # SPP-11.7
    t = building()
    assert t.refuses(("colonise", "ne555.0", "colony")) == "SPP-11.7" == t.refuses(("colonise", "rs22.0", "colony"))
    assert t.refuses(("colonise", "ne555.6", "colony")) == "SPP-11.7" == t.refuses(("colonise", "beta3.1", "outpost"))


def test_settling_without_a_ship_needs_a_base_and_a_clear_orbit() -> None:  # SPP-11.9, SPP-11.4
    stars = HOME_STARS | {"ft22": ("red_dwarf", [("lava", "small"), ("lava", "small")])}
    t = building(stars=stars, fleets=[[], [("scout", "orbit:ne555.1")]])
    assert t.refuses(("colonise", "ft22.1", "colony")) == "SPP-11.9" == t.refuses(("colonise", "ne555.1", "colony"))
    t = building(stars=stars, worlds=[{"ft22.1": {"status": "outpost"}}])
    assert t.refuses(("colonise", "ft22.2", "colony")) == "SPP-11.4"


def test_a_seventh_planet_of_a_type_is_refused() -> None:  # SPP-11.11
    stars = HOME_STARS | {"ft22": ("red_dwarf", [("lava", "small")] * 6)}
    t = building(stars=stars, worlds=[{f"ft22.{slot}": {"status": "outpost"} for slot in range(1, 7)}])
    assert t.refuses(("colonise", "ne555.1", "outpost")) == "SPP-11.11"


# Upkeep.


def test_only_colonies_are_abandoned() -> None:  # SPP-14.4, SPP-11.23, SPP-11.27
    worlds = [{"ne555.1": {}, "ne555.3": {"status": "outpost"}}]
    t = short(worlds=worlds, fleets=[[("scout", "orbit:ne555.0")]])
    assert t.kind == "sell"
    assert t.refuses(("abandon", "ne555.0")) == "SPP-11.23"
    assert t.refuses(("abandon", "ne555.3")) == "SPP-11.27"
    assert t.refuses(("abandon", "rs22.0")) == "SPP-14.4"
    assert t.refuses(("sell", "0:2")) == "SPP-14.4" == t.refuses(("sell", "1:1"))


def test_only_what_is_owed_and_affordable_is_paid() -> None:  # SPP-14.8
    worlds = [{"ne555.1": {}, "ne555.3": {"status": "outpost"}}]
    t = short(worlds=worlds, fleets=[[("scout", "orbit:ne555.0")]]).chooses("done")
    assert t.kind == "pay"
    for answer in (("pay", "planet", "ne555.0"), ("pay", "planet", "rs22.0"), ("pay", "ship", "0:2"), "done"):
        assert t.refuses(answer) == "SPP-14.8"
    assert t.chooses(("pay", "ship", "0:1")).refuses(("pay", "ship", "0:1")) == "SPP-14.8"
    assert t.refuses(("sell", "0:1")) == "SPP-14.4"


# Event cards.

HOLE = {"beta3": "black_hole"}


@pytest.mark.parametrize(
    ("event", "target", "rule", "more"),
    [
        ("free_spaceport", "rs22.0", "SPP-16.5", {}),
        ("free_spaceport", "ne555.0", "SPP-16.5", {"capitals": [{"built": built("spaceport")}]}),
        ("neutron_star", None, "SPP-16.7", {}),
        ("supernova", "ne555", "SPP-16.8", {}),
        ("vanished_black_hole", "ne555", "SPP-16.9", {"stars": HOLE}),
        ("recovered_ship", "rs22.0", "SPP-16.10", {}),
        ("recovered_ship", "ne555.0", "SPP-16.10", {"politics": ["anarchy"]}),
        ("recovered_ship", "ne555.0", "SPP-7.4", {"fleets": [[("scout", "orbit:ne555.0")] * 7]}),
        ("galactic_cup", "global", "SPP-16.12", {}),
        ("galactic_cup", "ne555.0", "SPP-16.12", {"unrest": [2]}),
        ("symbiotic_life", "ne555.0", "SPP-16.11", {}),
        ("great_discovery", "speed", "SPP-16.14", {"levels": [{"speed": 5}]}),
    ],
)
def test_an_event_without_legal_target_is_refused(  # SPP-16.4
    event: str, target: str | None, rule: str, more: dict[str, Any]
) -> None:
    assert Sitting(events=[event], **more).refuses(("event", event, target)) == rule


def test_an_event_is_played_by_its_owner_once() -> None:  # SPP-16.1
    t = Sitting(events=["galactic_lottery", "supernova"])
    assert t.refuses(("event", "supernova", "beta3")) == "SPP-16.1"
    assert t.chooses(("event", "galactic_lottery", None)).refuses(("event", "galactic_lottery", None)) == "SPP-16.1"


def test_some_questions_are_no_moment_for_an_event() -> None:  # SPP-16.15
    t = short(events=["supernova"], worlds=[{"ne555.1": {}}], fleets=[[("scout", "orbit:ne555.0")]]).chooses("done")
    assert t.kind == "pay" and t.refuses(("event", "supernova", "beta3")) == "SPP-16.15"


# Everything.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_is_legal_or_refused_with_a_rule_whatever_the_state(seats: int) -> None:
    t = Draft(seats, seed=seats, bankruptcy_from_turn="200")
    seen: dict[str, int] = {}
    for decision in range(350):
        state = t.state
        seen[t.kind] = seen.get(t.kind, 0) + 1
        if seen[t.kind] in (1, 9):
            for option in range(number.COUNT):
                refusal = game().telling.why_not(state, state.to_move, option)
                assert (refusal is None) == (option in state.options)
                assert refusal is None or refusal.rule.startswith("SPP-")
        choice = state.options[(decision * 7 + 3) % len(state.options)]
        game().apply(state, state.to_move, number.KEEP if number.KEEP in state.options else choice)
        if state.over:
            break
    assert len(seen) > 8


def test_a_refusal_names_things_as_people_do() -> None:
    t = building()
    option = number.BUILD + PLANET_NAMES.index("ne555.0") * tables.PROJECTS + tables.GOLD_1
    refusal = game().telling.why_not(t.state, 0, option)
    assert refusal is not None
    assert refusal.text["en"] == "This project needs the technology infrastructure at level 3: gold level 1."
    assert refusal.text["fr"] == french(
        "Il faut la technologie infrastructures au niveau 3 pour ce chantier : or niv. 1."
    )
