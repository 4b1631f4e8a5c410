"""The upkeep phase: what is due, what is sold, what is paid (SPP-14.1 to 14.8, SPP-14.16 to 14.19)."""

from typing import Any

import pytest

from tests.games.spacepaper.gestures import after_turns, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting, built

STARS = {
    "ne555": ("yellow_dwarf", [("telluric", "small"), ("frozen", "large"), ("living", "dwarf"), ("lava", "asteroid")])
}
ADAPTING: Sheet = {"status": "adaptation", "people": 0, "steps": 8, "turns": 4}
OUTPOST: Sheet = {"status": "outpost"}
AT_HOME = "orbit:ne555.0"


def upkeep(system: str, gold: int, worlds: dict[str, Sheet] | None = None, ships: str = "", **table: Any) -> Sitting:
    """The upkeep phase begins; seat 0 has these planets, and a ship for each letter of `ships` (s, c, t)."""
    kinds = {"s": "scout", "c": "cruiser", "t": "transport"}
    fleet = [(kinds[letter], AT_HOME) for letter in ships]
    known: dict[str, Any] = {"stars": STARS, "gold": [gold, 50], "politics": [system], **table}
    return Sitting("upkeep", worlds=[worlds or {}], fleets=[fleet], **known)


# Step 1.


def test_all_counters_of_all_players_advance_before_anyone_pays() -> None:  # SPP-14.1
    t = Sitting(
        "upkeep",
        stars=STARS,
        worlds=[{"ne555.2": ADAPTING}, {"ne555.1": {"people": 2, "growth": 1, "resistance": 2, "unrest": 3}}],
        unrest=[3, 4],
        gold=[0, 0],
        fleets=[[("scout", AT_HOME)]],
    )
    assert (t.kind, t.to_move) == ("sell", 0)
    assert (t.civ(0).unrest, t.civ(1).unrest, t.planet("ne555.2").turns) == (2, 3, 3)
    planet = t.planet("ne555.1")
    assert (planet.unrest, planet.resistance, planet.people) == (2, 0, 3)


def test_conquest_and_living_planets_win_before_anyone_pays() -> None:  # SPP-14.1
    stars = {"ne555": ("yellow_dwarf", [("living", "small")] * 4 + [("frozen", "dwarf")])}
    worlds: dict[str, Sheet] = {f"ne555.{slot}": {} for slot in range(1, 5)}
    t = Sitting("upkeep", stars=stars, worlds=[worlds], settings={"living_target": "5"}, gold=[0, 0])
    assert t.kind == "sell"
    stars = {"ne555": ("yellow_dwarf", [("living", "small")] * 5)}
    worlds = {f"ne555.{slot}": {} for slot in range(1, 6)}
    t = Sitting("upkeep", stars=stars, worlds=[worlds], gold=[0, 0])
    assert t.kind == "living" and t.civ(0).gold == 0 and "bankrupt" not in t.names_told()


# Step 2.


def test_players_pay_one_after_another_in_turn_order() -> None:  # SPP-14.2
    fleets = [[("scout", AT_HOME)], [("scout", "orbit:rs22.0")], [("scout", "orbit:mp202.0")]]
    t = Sitting("upkeep", players=3, first=1, fleets=fleets, gold=[0, 0, 0], settings={"bankruptcy_from_turn": "9"})
    order = []
    while t.kind == "sell":
        order.append(t.to_move)
        t.chooses("done")
    assert order == [1, 2, 0]


@pytest.mark.parametrize(("race", "gold"), [("human", 1), ("vulcan", 3)])
def test_upkeep_below_nothing_and_favour_are_received_first(race: str, gold: int) -> None:  # SPP-14.2
    t = upkeep("capitalism", 0, races=[race, "meca"])
    assert t.civ(0).gold == gold and tellings(t, "favour")[0] == [0, gold]


def test_what_is_received_pays_what_is_due() -> None:  # SPP-14.2
    t = upkeep("capitalism", 0, {"ne555.1": {}}, races=["human", "meca"])
    assert t.civ(0).gold == 0 and not t.civ(0).bankrupt


def test_upkeep_below_nothing_comes_in_discontent_too() -> None:  # SPP-14.2
    assert upkeep("capitalism", 0, unrest=[5], races=["vulcan", "meca"]).civ(0).gold == 1


POSSESSIONS: dict[str, Sheet] = {"ne555.1": {}, "ne555.2": ADAPTING, "ne555.4": OUTPOST}


def test_w20_under_colonialism_ten_are_due() -> None:  # SPP-14.3
    t = upkeep("colonialism", 50, POSSESSIONS, "sc", races=["meca", "vulcan"])
    assert tellings(t, "pays")[0] == [0, 10] and t.civ(0).gold == 40


@pytest.mark.parametrize(
    ("system", "due"),
    [
        ("republic", 0 + 0 + 1 + 1 + 2),
        ("capitalism", 1 + 0 + 4 + 2),
        ("federation", 2 + 0 + 1 + 2 + 2),
        ("democrature", 10 + 0 + 0 + 2 + 2),
        ("technocracy", 5 + 1 + 1 + 1 + 2),
        ("nationalism", 0 + 1 + 1 + 3 + 2),
        ("militarism", 2 + 0 + 0 + 3 + 0),
        ("communism", 7 + 1 + 1 + 2 + 2),
    ],
)
def test_every_system_has_its_upkeep(system: str, due: int) -> None:  # SPP-14.3
    t = upkeep(system, 50, POSSESSIONS, "sc", races=["human", "meca"])
    assert [args for args in tellings(t, "pays") if args[0] == 0] == [[0, due]]


def test_nothing_is_due_under_anarchy() -> None:  # SPP-14.3
    t = upkeep("anarchy", 0, POSSESSIONS)
    assert t.civ(0).gold == 0 and not t.civ(0).bankrupt and not [args for args in tellings(t, "pays") if args[0] == 0]


# Short of gold.


@pytest.mark.parametrize(("ships", "craft", "value", "gold"), [("ss", 0, 4, 4), ("cc", 100, 6, 6), ("tt", 200, 10, 2)])
def test_a_ship_is_sold_for_its_resale_value(ships: str, craft: int, value: int, gold: int) -> None:  # SPP-14.4
    t = upkeep("communism", 0, None, ships).chooses(("sell", "0:1"))
    assert tellings(t, "sells") == [[0, craft, value]]
    assert [ship.number for ship in t.civ(0).ships] == [2] and t.civ(0).gold == gold  # 8 are due


def test_each_sale_lowers_what_is_due() -> None:  # SPP-14.4
    t = upkeep("communism", 3, None, "ss").chooses(("sell", "0:2"))
    assert t.kind == "sell" and t.civ(0).gold == 7  # 8 are due now
    t.chooses(("sell", "0:1"))
    assert (t.civ(0).gold, t.civ(0).bankrupt) == (4, False)


@pytest.mark.parametrize(("gold", "asked"), [(8, True), (9, False), (10, False)])
def test_nothing_is_sold_while_gold_covers_what_is_due(gold: int, asked: bool) -> None:  # SPP-14.4, SPP-14.7
    t = upkeep("communism", gold, {"ne555.1": {}}, "s")
    assert (t.kind == "sell") == asked
    assert asked or t.civ(0).gold == gold - 9


def test_selling_ends_as_soon_as_gold_covers_what_is_due() -> None:  # SPP-14.4
    t = upkeep("republic", 2, None, "sss").chooses(("sell", "0:1"))
    assert t.kind != "sell" and t.fleet(0) == [f"scout {AT_HOME}"] * 2 and t.civ(0).gold == 4


def test_ships_that_cost_nothing_may_be_sold_too() -> None:  # SPP-14.4
    t = upkeep("militarism", 0, None, "sc")
    assert t.options == [("sell", "0:1"), ("sell", "0:2"), "done"]


def test_exhausted_ships_may_be_sold_wherever_they_are() -> None:  # SPP-14.4
    fleets = [[("scout", "point:L25:1", {"ready": False})]]
    assert Sitting("upkeep", gold=[0, 9], fleets=fleets).options == [("sell", "0:1"), "done"]


def test_an_abandoned_colony_brings_five_gold_and_loses_everything() -> None:  # SPP-14.5
    sheet: Sheet = {"people": 4, "built": built("gold_2"), "project": 1, "energy": 2}
    t = upkeep("militarism", 0, {"ne555.1": sheet}, "").chooses(("abandon", "ne555.1"))
    assert (t.status("ne555.1"), t.owner("ne555.1"), t.civ(0).gold) == ("abandoned", None, 3)
    assert len(t.civ(0).planets) == 1
    reaches(t, 0, "build").chooses(("colonise", "ne555.1", "colony"))
    planet = t.planet("ne555.1")
    assert (planet.people, planet.built, planet.project, planet.energy) == (1, 0, -1, 0)


def test_abandoning_lowers_what_is_due() -> None:  # SPP-14.5, SPP-14.4
    t = upkeep("communism", 2, {"ne555.1": {}}).chooses(("abandon", "ne555.1"))
    assert (t.civ(0).gold, t.civ(0).bankrupt) == (0, False)


def test_ships_in_orbit_of_an_abandoned_colony_stay() -> None:  # SPP-14.5
    fleets = [[("scout", "orbit:ne555.1")], [("scout", "orbit:ne555.1")]]
    t = Sitting("upkeep", stars=STARS, worlds=[{"ne555.1": {}}], fleets=fleets, gold=[0, 9])
    t.chooses(("abandon", "ne555.1"))
    assert t.place("0:1") == t.place("1:1") == "orbit:ne555.1"


def test_a_planet_brings_gold_the_first_time_only() -> None:  # SPP-14.6
    t = upkeep("militarism", 0, {"ne555.1": {}, "ne555.3": {}}, "").chooses(("abandon", "ne555.1"))
    reaches(t, 0, "build").chooses(("colonise", "ne555.1", "colony"))
    t.civ(0).gold = 0
    t.civ(0).politics = 3  # democrature: 10 are due
    reaches(t, 0, "sell").chooses(("abandon", "ne555.1"))
    assert [args[2] for args in tellings(t, "abandons")] == [5, 0] and t.civ(0).gold == 0
    t.chooses(("abandon", "ne555.3"))
    assert [args[2] for args in tellings(t, "abandons")] == [5, 0, 5]


def test_a_planet_brings_gold_once_whoever_abandons_it() -> None:  # SPP-14.6
    t = Sitting("upkeep", stars=STARS, worlds=[{"ne555.1": {}}, {"ne555.3": {}}], gold=[0, 50])
    t.chooses(("abandon", "ne555.1"))
    reaches(t, 1, "build").chooses(("colonise", "ne555.1", "colony"))
    t.civ(1).gold = 0
    reaches(t, 1, "sell").chooses(("abandon", "ne555.1"))
    assert [args[::2] for args in tellings(t, "abandons")] == [[0, 5], [1, 0]]


# Paying.


@pytest.mark.parametrize(("gold", "left"), [(10, 0), (11, 1)])
def test_with_exactly_what_is_due_all_is_paid(gold: int, left: int) -> None:  # SPP-14.7
    t = upkeep("democrature", gold, {"ne555.1": {}})
    assert t.kind not in ("sell", "pay") and not t.civ(0).bankrupt and t.civ(0).gold == left


def test_with_one_gold_less_it_is_not() -> None:  # SPP-14.7
    t = upkeep("democrature", 9, {"ne555.1": {}}).chooses("done")
    assert t.civ(0).bankrupt and t.civ(0).gold == 9


def test_short_of_gold_a_player_picks_what_to_pay_among_what_is_affordable() -> None:  # SPP-14.8
    t = upkeep("communism", 3, {"ne555.1": {}, "ne555.2": ADAPTING, "ne555.4": OUTPOST}, "s").chooses("done")
    everything = [("pay", "planet", f"ne555.{slot}") for slot in (1, 2, 4)] + [("pay", "ship", "0:1")]
    assert (t.kind, t.to_move, t.options) == ("pay", 0, everything)
    t.chooses(("pay", "planet", "ne555.2"))
    assert t.civ(0).gold == 1
    assert t.options == [("pay", "planet", "ne555.1"), ("pay", "planet", "ne555.4"), ("pay", "ship", "0:1")]
    t.chooses(("pay", "ship", "0:1"))
    assert t.civ(0).gold == 0 and t.civ(0).bankrupt
    assert (t.status("ne555.2"), t.status("ne555.4")) == ("adaptation", "free")


def test_what_can_be_paid_must_be_paid() -> None:  # SPP-14.8
    t = upkeep("communism", 2, {"ne555.4": OUTPOST}, "s")
    t.chooses("done", ("pay", "ship", "0:1"))
    assert t.civ(0).gold == 0 and t.status("ne555.4") == "outpost"  # the rest was affordable too


def test_what_costs_nothing_counts_as_paid() -> None:  # SPP-14.8
    t = upkeep("militarism", 1, {"ne555.1": {}, "ne555.4": OUTPOST}, "s").chooses("done")
    assert t.planet("0").unrest == 1 and t.planet("ne555.1").unrest == 0
    assert t.status("ne555.4") == "outpost" and t.ship("0:1").ready


@pytest.mark.parametrize("system", ["communism", "technocracy", "democrature"])
def test_gold_never_goes_below_nothing(system: str) -> None:  # SPP-14.16
    t = upkeep(system, 0, POSSESSIONS, "sct")
    for _ in range(9):
        assert all(civ.gold >= 0 for civ in t.state.civs)
        after_turns(t, 1)


def test_nothing_unpaid_is_owed_later() -> None:  # SPP-14.16
    t = upkeep("democrature", 0, races=["human", "vulcan"])
    assert t.civ(0).bankrupt
    t.civ(0).gold = 10
    assert after_turns(t, 1).civ(0).gold == 0 and not t.civ(0).bankrupt


# The question.


def test_no_question_is_asked_when_nothing_can_be_sold_or_abandoned() -> None:  # SPP-14.19
    t = upkeep("democrature", 0, {"ne555.2": ADAPTING, "ne555.4": OUTPOST})
    assert t.kind == "sys" and t.civ(0).bankrupt


@pytest.mark.parametrize("event", ["galactic_lottery", "great_discovery"])
def test_a_playable_event_is_enough_to_ask(event: str) -> None:  # SPP-14.19, SPP-16.16
    t = upkeep("democrature", 0, events=[event])
    assert (t.kind, t.to_move) == ("sell", 0) and t.options[0] == "done" and t.options[1][:2] == ("event", event)


@pytest.mark.parametrize("event", ["unexpected_help", "neutron_star", "galactic_cup", "vanished_black_hole"])
def test_an_event_that_cannot_be_played_now_is_not(event: str) -> None:  # SPP-14.19
    assert upkeep("democrature", 0, events=[event]).kind == "sys"


def test_the_lottery_may_save_from_bankruptcy() -> None:  # SPP-14.19
    t = upkeep("democrature", 0, events=["galactic_lottery"]).chooses(("event", "galactic_lottery", None))
    assert (t.civ(0).gold, t.civ(0).bankrupt) == (5, False)


def test_done_leads_to_paying_one_by_one() -> None:  # SPP-14.19
    t = upkeep("communism", 1, {"ne555.1": {}}, "s").chooses("done")
    assert t.kind == "pay"


def test_the_question_comes_back_after_a_sale_that_is_not_enough() -> None:  # SPP-14.19
    t = upkeep("democrature", 0, {"ne555.1": {}}, "s").chooses(("sell", "0:1"))
    assert (t.kind, t.options) == ("sell", [("abandon", "ne555.1"), "done"])
