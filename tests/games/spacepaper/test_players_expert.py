"""SpacePaper's expert: its goals, its wars and its defence; and what a position is worth."""

from typing import Any

import pytest

from tablee.games.spacepaper.minds.plan import Plan, turns_needed
from tablee.games.spacepaper.minds.players import Expert
from tablee.games.spacepaper.minds.policy_goal import ready
from tablee.games.spacepaper.minds.policy_style import EXPERT, SENSIBLE
from tablee.games.spacepaper.minds.rating import prefer
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import DISTANCE, NODES, NOWHERE, PLANET_NAMES, SLOTS, SYSTEM_IDS
from tablee.games.spacepaper.rules.realm import bit
from tablee.kernel import Seat, Tastes, seeded
from tablee.players.search.tree import Search
from tablee.players.search.trial import Trial
from tablee.players.thinking import Budget, Master
from tests.games.spacepaper.draft import Draft
from tests.games.spacepaper.sailing import HOME
from tests.games.spacepaper.sitting import Sitting, built, game

RIVAL_HOME = "orbit:rs22.0"
NEAR_HOMES = ["t_21m", "rs22"]  # three steps apart
YARD = {"built": built("spaceport")}


def plan_of(sitting: Sitting) -> Plan:
    """The plan of an expert for the open question."""
    plan = Plan(sitting.state, sitting.to_move, EXPERT)
    ready(sitting.state, plan)
    return plan


def answer(sitting: Sitting, seed: int = 1) -> Any:
    """What an expert answers, as the catalogue writes it."""
    spelled = game().telling.spell(sitting.state, prefer(sitting.state, EXPERT, seeded(seed)))
    return tuple(spelled) if isinstance(spelled, list) else spelled


# Conquest and living planets.


def six_types(size: str = "dwarf", **more: Any) -> Sitting:
    """Humans who hold six types, with a lava planet of a size left free next to them."""
    small = [("gaseous", "small"), ("frozen", "dwarf"), ("barren", "dwarf"), ("living", "dwarf")]
    stars = {"ne555": ("yellow_dwarf", [("oceanic", "medium"), *small, ("lava", size)])}
    worlds: list[dict[str, Any]] = [{f"ne555.{slot}": {} for slot in range(1, 6)}]
    return Sitting("build", politics=["capitalism"], gold=[30], stars=stars, worlds=worlds, **more)


def test_conquest_is_sought_when_the_last_type_is_near() -> None:  # SPP-17.5
    sitting = six_types()
    plan = plan_of(sitting)
    assert plan.sought == bit(1, t.TYPE_IDS.index("lava"))
    assert answer(sitting) == ("colonise", "ne555.6", "colony")


def test_conquest_is_not_sought_when_the_gold_is_nearer() -> None:  # SPP-17.2
    assert plan_of(six_types(settings={"economic_target": "200"})).sought
    rich = six_types(levels=[{"revenue": 5}])
    rich.civ(0).gold = 590
    assert plan_of(rich).sought == 0


def test_conquest_is_not_thought_of_with_many_types_missing() -> None:
    assert plan_of(Sitting("build", gold=[30])).sought == 0


def test_the_living_planet_that_wins_is_settled_before_all_else() -> None:  # SPP-17.6
    living = [("living", "dwarf")] * 5
    stars = {"ne555": ("double_star", [*living, ("telluric", "medium")])}
    worlds: list[dict[str, Any]] = [{f"ne555.{slot}": {} for slot in range(1, 5)}]
    sitting = Sitting("build", politics=["capitalism"], gold=[5], stars=stars, worlds=worlds)
    assert answer(sitting) == ("colonise", "ne555.5", "colony")


# War.


def at_war(step: str, **more: Any) -> Sitting:
    """Mecas with a spaceport and a neighbour three steps away."""
    settings: dict[str, Any] = {
        "races": ["meca", "human"],
        "homes": NEAR_HOMES,
        "levels": [{"invasion": 2}],
        "capitals": [YARD],
        "politics": ["militarism", "capitalism"],
    }
    return Sitting(step, **(settings | more))


def test_a_soft_capital_within_reach_is_marched_upon() -> None:  # SPP-17.4
    sitting = at_war("build")
    plan = plan_of(sitting)
    assert PLANET_NAMES[plan.prey] == "rs22.0" and plan.cruisers >= 3
    assert answer(sitting) == ("project", "t_21m.0", "cruiser")


@pytest.mark.parametrize(
    "more",
    [
        {"leaders": [None, "guardian"]},
        {"homes": ["ne555", "rs22"]},
        {"levels": [{}]},
        {"capitals": [{}]},
        {"players": 3},
    ],
)
def test_no_march_without_the_means(more: dict[str, Any]) -> None:  # SPP-10.5, SPP-8.13, SPP-7.4
    if more.get("players") == 3:
        more = more | {"homes": [*NEAR_HOMES, "ne555"], "races": ["meca", "human", "vulcan"]}
    assert plan_of(at_war("build", **more)).prey == NOWHERE


def test_cruisers_march_clear_the_orbit_and_invade() -> None:  # SPP-10.2, SPP-9.6
    orbit = "orbit:rs22.0"
    far = at_war("move", fleets=[[("cruiser", "orbit:t_21m.0")]])
    assert answer(far) == ("ship", "0:1")
    far.chooses(("ship", "0:1"))
    here, there = SYSTEM_IDS.index("t_21m"), SYSTEM_IDS.index("rs22")
    step = prefer(far.state, EXPERT, seeded(1)) - number.STEP
    assert DISTANCE[step * NODES + there] == DISTANCE[here * NODES + there] - 1
    guarded = at_war("move", fleets=[[("cruiser", orbit)], [("scout", orbit)]]).chooses(("ship", "0:1"))
    assert answer(guarded) == "attack"
    open_ = at_war("move", fleets=[[("cruiser", orbit)]]).chooses(("ship", "0:1"))
    assert answer(open_) == "stay" and answer(open_.chooses("stay")) == "invade"


def test_mecas_of_the_first_of_two_players_prepare_a_rush() -> None:  # SPP-1.8, SPP-1.14
    draft = Draft(2)
    first = draft.first
    draft.chooses("meca", "vulcan", "scientist")
    assert draft.to_move == first and answer(draft) == "fighter"
    draft.chooses("fighter")
    assert answer(draft) == "free_spaceport"
    draft.chooses("free_spaceport", "great_discovery")
    assert answer(draft) == "nationalism"
    draft.chooses("nationalism", "capitalism", "rs22")
    home = prefer(draft.state, EXPERT, seeded(1)) - number.HOME
    rs22 = SYSTEM_IDS.index("rs22")
    assert DISTANCE[home * NODES + rs22] == min(
        DISTANCE[(option - number.HOME) * NODES + rs22] for option in draft.state.options
    )


def test_there_is_no_rush_against_the_guardian() -> None:  # SPP-15.8
    draft = Draft(2).chooses("meca", "vulcan", "guardian")
    assert draft.to_move == draft.first and answer(draft) != "fighter"


def test_the_first_of_two_players_sometimes_drafts_the_mecas() -> None:  # SPP-1.4
    draft = Draft(2)
    seat = Seat(game(), draft.state, draft.to_move)
    taken = [game().telling.spell(draft.state, Expert().decide(seat, seeded(seed))) for seed in range(200)]
    assert 10 <= taken.count("meca") <= 60
    three = Draft(3)
    seat = Seat(game(), three.state, three.to_move)
    assert "meca" not in {game().telling.spell(three.state, Expert().decide(seat, seeded(seed))) for seed in range(30)}


# Defence.


def test_a_capital_that_would_fall_moves_away() -> None:  # SPP-11.20, SPP-11.22
    stars = {"is_pi21": ("yellow_dwarf", [("telluric", "medium")]), "ne555": ("yellow_dwarf", [("telluric", "small")])}
    worlds: list[dict[str, Any]] = [{"is_pi21.1": {}, "ne555.1": {}}]
    siege: dict[str, Any] = {
        "levels": [{}, {"invasion": 5}],
        "fleets": [[], [("cruiser", HOME)]],
        "stars": stars,
        "worlds": worlds,
    }
    near = Sitting("capital", capitals=[{"people": 3}], **siege)
    assert answer(near) == "keep"  # both colonies are as near to the enemy as the capital
    stars["vgh20"] = ("yellow_dwarf", [("telluric", "medium")])
    worlds[0]["vgh20.1"] = {}
    assert answer(Sitting("capital", capitals=[{"people": 3}], **siege)) == "vgh20.1"
    assert answer(Sitting("capital", capitals=[{"people": 6}], **siege)) == "keep"


# The arithmetic.


def test_growth_shortens_the_way_to_the_target() -> None:
    assert turns_needed(100.0, 10.0, 0.0) == 10.0 and turns_needed(-5.0, 10.0, 2.0) == 0.0
    assert turns_needed(600.0, 10.0, 2.0) < turns_needed(600.0, 10.0, 1.0) < 60.0


def test_an_expert_values_no_more_science_than_a_turn_can_use() -> None:  # SPP-3.8
    levels = [{"infrastructure": 4}]
    science = ("project", "ne555.0", "science_2")
    poor = Sitting("build", politics=["capitalism"], gold=[3], levels=levels)
    assert answer(poor) == science
    worlds: list[dict[str, Any]] = [{f"ne555.{slot}": {} for slot in range(1, 3)}]
    stars = {"ne555": ("double_star", [("living", "asteroid"), ("living", "asteroid")])}
    full = Sitting("build", politics=["capitalism"], gold=[3], levels=levels, worlds=worlds, stars=stars)
    assert plan_of(full).science_room == 0 and answer(full) != science


def test_the_sensible_player_has_no_goal_but_money() -> None:
    sitting = six_types()
    plan = Plan(sitting.state, sitting.to_move, SENSIBLE)
    ready(sitting.state, plan)
    assert (plan.sought, plan.prey, plan.living_worth) == (0, NOWHERE, 0.0)


# The outlook, and the master.


def test_the_outlook_is_a_chance_shared_by_all() -> None:
    for players in (2, 3, 5):
        sitting = Sitting("system", players=players)
        chances = [game().mind.outlook(sitting.state, seat) for seat in range(players)]
        assert sum(chances) == pytest.approx(1.0) and all(0.0 < chance < 1.0 for chance in chances)


def test_the_outlook_prefers_gold_pace_and_safety() -> None:
    def chance(**more: Any) -> float:
        settings: dict[str, Any] = {"races": ["human", "human"], "politics": ["capitalism"] * 2}
        return game().mind.outlook(Sitting("system", **(settings | more)).state, 0)

    assert chance() == pytest.approx(0.5)
    assert chance(gold=[100]) > 0.5 > chance(gold=[0, 100])
    assert chance(levels=[{"revenue": 3}]) > 0.5
    assert chance(unrest=[3]) < 0.5
    assert chance(levels=[{}, {"invasion": 2}], fleets=[[], [("cruiser", "wide:is_pi21")]]) < 0.5


def test_the_master_finds_the_answer_that_wins_at_once() -> None:  # SPP-17.5, SPP-11.13
    sitting = six_types("asteroid")
    estimates = Master(Budget(iterations=40)).explain(Seat(game(), sitting.state, sitting.to_move), seeded(1))
    assert game().telling.spell(sitting.state, estimates[0].option) == ["colonise", "ne555.6", "colony"]
    assert estimates[0].chance == 1.0 and len(estimates) == len(sitting.state.options)


def test_a_trial_meets_all_options_with_the_same_luck_and_keeps_the_best_rated_one() -> None:
    sitting = Sitting("build", gold=[60], politics=["capitalism"] * 2, levels=[{"infrastructure": 4}])
    seat = Seat(game(), sitting.state, sitting.to_move)
    trial = Trial(seat, seeded(1), Tastes(horizon=2, noise=0.0, breadth=4))
    assert trial.alive[0].option == prefer(sitting.state, EXPERT, seeded(1))
    trial.run(24, 0.0)
    visits = {len(candidate.rewards) for candidate in trial.alive}
    assert len(visits) == 1 and trial.alive[0].place == 0 and trial.iterations <= 32
    estimates = trial.estimates()
    assert len({option for option, _, _ in estimates}) == len(estimates) == 4
    assert estimates[0][0] == trial.best().option


def test_caution_keeps_the_advice_unless_another_option_is_clearly_better() -> None:
    sitting = Sitting("build", gold=[60], politics=["capitalism"] * 2, levels=[{"infrastructure": 4}])
    seat = Seat(game(), sitting.state, sitting.to_move)
    trial = Trial(seat, seeded(1), Tastes(breadth=2, caution=1.0))
    first, second = trial.alive
    first.rewards, second.rewards = [0.4, 0.6, 0.5, 0.5], [0.5, 0.5, 0.6, 0.4]
    assert trial.best() is first
    second.rewards = [0.5, 0.7, 0.6, 0.61]
    assert trial.best() is second


def test_the_tree_search_knows_this_game_too() -> None:
    sitting = Sitting("research", science=[20])
    search = Search(Seat(game(), sitting.state, sitting.to_move), seeded(1), Tastes(horizon=1, noise=0.0))
    search.run(6, 0.0)
    assert search.root.visits == 6 and all(0.0 <= mean <= 1.0 for _, _, mean in search.estimates())


def test_homes_far_from_mecas_are_sought_by_whoever_chooses_first() -> None:  # SPP-1.14
    draft = Draft(2)
    draft.chooses("meca", "vulcan", "financier", "fighter", "free_spaceport", "great_discovery")
    draft.chooses("nationalism", "capitalism")
    home = prefer(draft.state, EXPERT, seeded(1)) - number.HOME
    legal = [other for other in range(len(SYSTEM_IDS)) if DISTANCE[home * NODES + other] > 6]
    draft.chooses(SYSTEM_IDS[home])
    assert all(option - number.HOME in legal for option in draft.state.options)
    assert draft.civ(draft.state.to_move).planets[0].at // SLOTS < 0
