"""The resources phase: capital, system, incomes and the purse: SPP-3."""

import pytest

from tablee.games.spacepaper.rules import tables as tab
from tests.games.spacepaper.sitting import Sheet, Sitting, built, game

# Income by size, from asteroid to giant; None where the size does not exist.
GOLD: dict[str, list[int | None]] = {
    "telluric": [2, 1, 1, 3, 1, 1],
    "gaseous": [3, None, 2, 2, 2, 2],
    "frozen": [0, 2, 2, 2, 2, 2],
    "oceanic": [0, None, None, 1, 1, 1],
    "barren": [4, 2, 2, 2, 1, 1],
    "lava": [1, 3, 5, 3, 1, 1],
    "living": [1, 5, 2, 2, 3, 2],
}
SCIENCE: dict[str, list[int | None]] = {
    "telluric": [2, 0, 1, 3, 3, 3],
    "gaseous": [0, None, 2, 2, 2, 2],
    "frozen": [2, 2, 2, 2, 3, 2],
    "oceanic": [0, None, None, 3, 5, 3],
    "barren": [4, 1, 1, 2, 3, 3],
    "lava": [1, 2, 2, 2, 1, 1],
    "living": [10, 5, 2, 2, 3, 5],
}
SIZES = ["asteroid", "dwarf", "small", "medium", "large", "giant"]
KINDS = [(kind, size) for kind in GOLD for place, size in enumerate(SIZES) if GOLD[kind][place] is not None]
TWO_TELLURIC = {"ne555": ("yellow_dwarf", [("telluric", "large"), ("telluric", "small")])}


def earned(t: Sitting, seat: int = 0) -> tuple[int, int]:
    """Gold and science of the first income of a seat."""
    _, gold, science = next(args for name, args in t.told() if name == "income" and args[0] == seat)
    return gold, science


def rich_planet(*names: str, politics: str = "militarism", **sheet: int) -> tuple[int, int]:
    """What Humans earn when their capital (3 gold, 3 science) has this infrastructure."""
    return earned(Sitting("income", capitals=[{"built": built(*names), **sheet}], politics=[politics]))


# The first two steps.


def test_a_player_may_move_the_capital() -> None:  # SPP-3.1
    t = Sitting("turn", stars=TWO_TELLURIC, worlds=[{"ne555.1": {}, "ne555.2": {}}])
    assert (t.kind, t.to_move, t.options) == ("cap", 0, ["ne555.1", "ne555.2", "keep"])
    t.chooses("ne555.2")
    assert t.status("ne555.2") == "capital" and t.status("ne555.0") == "colony"


def test_a_player_may_keep_the_capital() -> None:  # SPP-3.1
    t = Sitting("turn", stars=TWO_TELLURIC, worlds=[{"ne555.1": {}}]).chooses("keep")
    assert t.status("ne555.0") == "capital" and t.kind == "sys"


def test_the_capital_moves_at_most_once_a_phase() -> None:  # SPP-3.1
    t = Sitting("turn", stars=TWO_TELLURIC, worlds=[{"ne555.1": {}, "ne555.2": {}}]).chooses("ne555.2")
    assert (t.kind, t.to_move) == ("sys", 0)


def test_all_players_have_moved_their_capitals_before_the_first_changes_system() -> None:  # SPP-3.1 SPP-3.2
    stars = {**TWO_TELLURIC, "rs22": ("yellow_dwarf", [("lava", "small")])}
    t = Sitting("turn", stars=stars, worlds=[{"ne555.1": {}}, {"rs22.1": {}}]).chooses("keep")
    assert (t.kind, t.to_move) == ("cap", 1)
    assert t.chooses("keep").kind == "sys" and t.to_move == 0


def test_a_player_may_change_the_system_or_keep_it() -> None:  # SPP-3.2
    t = Sitting()
    assert t.kind == "sys" and "keep" in t.options and "militarism" not in t.options
    t.chooses("nationalism")
    assert tab.POLITICS_IDS[t.civ(0).politics] == "nationalism"
    t.chooses("keep")
    assert tab.POLITICS_IDS[t.civ(1).politics] == "militarism"


def test_the_system_changes_at_most_once_a_phase() -> None:  # SPP-3.2
    t = Sitting().chooses("nationalism")
    assert (t.kind, t.to_move) == ("sys", 1)


def test_the_opportunist_may_switch_in_the_second_step() -> None:  # SPP-3.3
    t = Sitting(leaders=["opportunist", "scientist"], bonuses=["gold"]).chooses("keep")
    assert (t.kind, t.to_move, t.options) == ("opp", 0, ["science", "energy", "keep"])
    t.chooses("energy")
    assert tab.BONUS_IDS[t.civ(0).bonus] == "energy"


def test_only_the_opportunist_is_asked_to_switch() -> None:  # SPP-3.3
    t = Sitting(leaders=["opportunist", "scientist"], bonuses=["gold"])
    assert (t.chooses("keep").kind, t.to_move) == ("opp", 0)
    assert (t.chooses("keep").kind, t.to_move) == ("sys", 1)
    assert t.chooses("keep").kind != "opp" and t.state.turn == 6


def test_the_opportunist_switches_at_most_once_a_phase() -> None:  # SPP-3.3
    t = Sitting(leaders=["opportunist"], bonuses=["gold"]).chooses("keep", "energy")
    assert (t.kind, t.to_move) == ("sys", 1)


def test_each_player_answers_both_questions_before_the_next_one() -> None:  # SPP-3.12
    t = Sitting(players=3, first=2, leaders=["opportunist", "scientist", "guardian"], bonuses=["gold"])
    asked: list[tuple[str, int]] = []
    while t.kind in ("sys", "opp") and len(asked) < 4:
        asked.append((t.kind, t.to_move))
        t.chooses("keep")
    assert asked == [("sys", 2), ("sys", 0), ("opp", 0), ("sys", 1)]


# Gold and science.


@pytest.mark.parametrize(("kind", "size"), KINDS)
def test_a_colony_earns_by_type_and_size(kind: str, size: str) -> None:  # SPP-3.4 SPP-3.5
    t = Sitting("income", stars={"ne555": ("red_dwarf", [(kind, size)])}, worlds=[{"ne555.1": {}}])
    gold, science = GOLD[kind][SIZES.index(size)], SCIENCE[kind][SIZES.index(size)]
    assert gold is not None and science is not None
    assert earned(t) == (3 + gold, 3 + science)


@pytest.mark.parametrize(
    ("race", "gold", "science"),
    [("human", 3, 3), ("ether", 2, 2), ("meca", 2, 1), ("brachies", 1, 5), ("vulcan", 5, 2), ("kelvin", 2, 3)],
)
def test_a_capital_earns_by_type_and_size(race: str, gold: int, science: int) -> None:  # SPP-3.4 SPP-3.5
    assert earned(Sitting("income", races=[race])) == (gold, science)


@pytest.mark.parametrize(
    ("names", "more"), [(["gold_1"], 1), (["gold_2"], 4), (["gold_1", "gold_2"], 5), (["science_2", "mine_2"], 0)]
)
def test_gold_infrastructure_adds_1_and_4(names: list[str], more: int) -> None:  # SPP-3.4
    assert rich_planet(*names)[0] == 3 + more


@pytest.mark.parametrize(
    ("names", "more"), [(["science_1"], 1), (["science_2"], 4), (["science_1", "science_2"], 5), (["gold_2"], 0)]
)
def test_science_infrastructure_adds_1_and_4(names: list[str], more: int) -> None:  # SPP-3.5
    assert rich_planet(*names)[1] == 3 + more


def test_infrastructure_of_a_planet_that_is_not_profitable_adds_nothing() -> None:  # SPP-3.4 SPP-3.5
    assert rich_planet("gold_2", "science_2", unrest=1) == (0, 0)


@pytest.mark.parametrize(("level", "more"), [(1, 0), (2, 2), (3, 4), (4, 8), (5, 12)])
def test_revenue_adds_to_the_gold_income(level: int, more: int) -> None:  # SPP-3.4
    assert earned(Sitting("income", levels=[{"revenue": level}])) == (3 + more, 3)


@pytest.mark.parametrize(("leader", "gold", "science"), [("financier", 5, 3), ("scientist", 3, 5), ("guardian", 3, 3)])
def test_the_leader_adds_to_the_incomes(leader: str, gold: int, science: int) -> None:  # SPP-3.4 SPP-3.5
    assert earned(Sitting("income", leaders=[leader])) == (gold, science)


@pytest.mark.parametrize(("bonus", "income"), [("gold", (11, 11)), ("science", (9, 13)), ("energy", (9, 11))])
def test_the_opportunist_earns_1_on_each_profitable_planet_that_is_not_living(
    bonus: str, income: tuple[int, int]
) -> None:  # SPP-3.4 SPP-3.5
    stars = {"ne555": ("red_dwarf", [("telluric", "large"), ("telluric", "small"), ("living", "dwarf")])}
    worlds: list[dict[str, Sheet]] = [{"ne555.1": {}, "ne555.2": {"unrest": 1}, "ne555.3": {}}]
    t = Sitting("income", stars=stars, worlds=worlds, leaders=["opportunist"], bonuses=[bonus])
    assert earned(t) == income


def test_capitalism_doubles_the_gold_of_planets_with_their_infrastructure() -> None:  # SPP-3.4
    assert rich_planet("gold_1", "gold_2", politics="capitalism") == (16, 3)


def test_capitalism_doubles_neither_revenue_nor_the_leader_nor_science() -> None:  # SPP-3.4
    levels = [{"revenue": 3}]
    assert earned(Sitting("income", levels=levels, leaders=["financier"], politics=["capitalism"])) == (12, 3)
    bonus = Sitting("income", leaders=["opportunist"], bonuses=["gold"], politics=["capitalism"])
    assert earned(bonus) == (7, 3)


def test_each_player_earns_from_the_own_planets_only() -> None:  # SPP-3.4 SPP-3.5
    t = Sitting("income", stars=TWO_TELLURIC, worlds=[{}, {"ne555.1": {}}], leaders=["financier", "scientist"])
    assert earned(t, 0) == (5, 3) and earned(t, 1) == (6, 7)


def test_incomes_are_added_to_what_is_there() -> None:  # SPP-3.6
    t = Sitting("income", gold=[10, 20], science=[1, 18], stars=TWO_TELLURIC)
    assert t.kind == "build" or t.kind == "tech"
    assert [(civ.gold, civ.science) for civ in t.state.civs] == [(13, 4), (25, 20)]


def test_the_tracks_of_all_players_are_set_with_the_incomes() -> None:  # SPP-3.6
    mine = {"built": built("mine_2")}
    t = Sitting("income", capitals=[mine, mine], science=[20, 0], minerals=[(0, 3, 0), (0, 0, 2)])
    assert t.kind == "tech"
    assert [(civ.corundum, civ.antimatter, civ.oganesson) for civ in t.state.civs] == [(1, 0, 0), (0, 1, 0)]


@pytest.mark.parametrize("people", [0, 1, 3, 6])
def test_income_does_not_depend_on_population(people: int) -> None:  # SPP-3.7
    assert earned(Sitting("income", capitals=[{"people": people}])) == (3, 3)


@pytest.mark.parametrize(("before", "after"), [(0, 3), (16, 19), (17, 20), (18, 20), (20, 20)])
def test_science_above_20_is_lost(before: int, after: int) -> None:  # SPP-3.8
    t = Sitting("income", science=[before], stars=TWO_TELLURIC)
    assert t.kind == ("tech" if after == 20 else "build") and t.civ(0).science == after


def test_gold_has_no_upper_bound() -> None:  # SPP-3.8
    t = Sitting("income", gold=[2990], settings={"preset": "epic"}, stars=TWO_TELLURIC)
    assert t.civ(0).gold == 2993 and t.kind == "build"


# Discontent.


def test_global_discontent_stops_gold_science_and_minerals() -> None:  # SPP-3.9
    t = Sitting(
        "income",
        unrest=[1, 0],
        capitals=[{"built": built("mine_1", "gold_2", "science_2")}],
        minerals=[(2, 0, 0)],
        leaders=["financier"],
        levels=[{"revenue": 5}],
        stars=TWO_TELLURIC,
    )
    assert earned(t, 0) == (0, 0) and t.civ(0).minerals() == 0
    assert earned(t, 1) == (5, 2)


def test_a_planetary_discontent_elsewhere_stops_nothing_else() -> None:  # SPP-3.9
    t = Sitting("income", levels=[{"revenue": 2}], capitals=[{"unrest": 3}], leaders=["scientist"])
    assert earned(t) == (2, 2)


def test_under_global_discontent_an_immune_capital_earns_but_not_the_civilisation() -> None:  # SPP-3.9
    t = Sitting(
        "income",
        unrest=[3],
        levels=[{"stability": 5, "revenue": 5}],
        leaders=["financier"],
        capitals=[{"built": built("mine_1")}],
        stars=TWO_TELLURIC,
        worlds=[{"ne555.1": {}}],
    )
    assert earned(t) == (3, 3) and t.civ(0).corundum == 1


# Energy.


def test_energy_without_a_project_is_not_kept_for_the_next_turn() -> None:  # SPP-3.10
    t = Sitting("produce", capitals=[{"built": built("spaceport")}], gold=[9, 9]).until("build")
    assert t.state.turn == 6
    t.chooses(("project", "ne555.0", "scout")).until("sys")
    assert t.planet("0").energy == 6  # 8 less the 2 of this turn only


def test_energy_left_over_by_a_project_is_not_kept() -> None:  # SPP-3.10
    yard = {"built": built("spaceport", "gold_1"), "project": tab.SHIP_PROJECT, "energy": 1}
    t = Sitting("produce", capitals=[yard], levels=[{"productivity": 5}], gold=[9, 9]).until("build")
    assert t.fleet(0) == ["scout orbit:ne555.0"]
    t.chooses(("project", "ne555.0", "transport")).until("sys")
    assert t.planet("0").energy == 15  # 2 + 4 - 1 of this turn only


def test_energy_of_one_planet_is_of_no_use_to_another() -> None:  # SPP-3.10
    yard = {"built": built("spaceport"), "project": tab.SHIP_PROJECT + tab.TRANSPORT, "energy": 20}
    t = Sitting("produce", stars=TWO_TELLURIC, worlds=[{"ne555.1": {"people": 8}}], capitals=[yard])
    assert t.planet("0").energy == 18


# The end of the phase.


@pytest.mark.parametrize(("gold", "over"), [(597, False), (598, True)])
def test_the_economic_victory_is_checked_after_the_incomes(gold: int, over: bool) -> None:  # SPP-3.11
    t = Sitting("system", gold=[gold])
    assert not t.state.over
    t.chooses("keep", "keep")
    assert t.state.over == over
    if over:
        assert t.kind == "economic" and game().result(t.state).winners == [0]


def test_gold_that_comes_after_the_incomes_wins_nothing_yet() -> None:  # SPP-3.11
    t = Sitting("build", gold=[600], events=["galactic_lottery"], levels=[{"infrastructure": 2}])
    t.chooses(("event", "galactic_lottery", None))
    assert t.civ(0).gold == 615 and not t.state.over
    t.until("sys").passes("sys")
    assert t.kind == "economic"


def two_minerals(**more: list[int]) -> Sitting:
    """A Geologist who gets corundum and antimatter, at income."""
    return Sitting(
        "income",
        leaders=["geologist"],
        capitals=[{"built": built("mine_1")}],
        levels=[{"infrastructure": 5}],
        gold=more.get("gold", [0, 0]),
        unrest=more.get("unrest", [0, 0]),
    )


def test_the_geologist_is_asked_after_all_incomes_and_tracks() -> None:  # SPP-3.13
    t = two_minerals()
    assert (t.kind, t.to_move, t.options) == ("geo", 0, ["corundum", "antimatter"])
    assert [civ.gold for civ in t.state.civs] == [3, 5]
    t.chooses("antimatter")
    assert (t.civ(0).corundum, t.civ(0).antimatter, t.civ(0).oganesson) == (1, 2, 0)


def test_the_geologist_is_asked_before_gold_may_win() -> None:  # SPP-3.13
    t = two_minerals(gold=[0, 600])
    assert t.kind == "geo" and not t.state.over
    assert t.chooses("corundum").kind == "economic"


def test_a_geologist_under_global_discontent_adds_nothing() -> None:  # SPP-3.13
    calm, upset = (
        Sitting(
            "income",
            leaders=["geologist"],
            levels=[{"stability": 5}],
            capitals=[{"built": built("mine_1")}],
            stars=TWO_TELLURIC,
            unrest=[unrest],
        )
        for unrest in (0, 1)
    )
    assert calm.civ(0).corundum == 2 and upset.civ(0).corundum == 1
