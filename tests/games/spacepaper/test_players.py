"""SpacePaper's virtual players: whole games at every level, and what the sensible player and the novice do."""

from typing import Any

import pytest

from tablee.games.spacepaper.minds.players import Expert, Novice, is_easy
from tablee.games.spacepaper.minds.policy_setup import LEAST_DISTANCE
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.economy import due, upkeep_gain
from tablee.games.spacepaper.rules.numbering import option_name
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Player, Rng, Seat, seeded, split
from tablee.players.levels import player_for
from tablee.players.plain import Sensible
from tests.games.spacepaper.draft import Draft
from tests.games.spacepaper.sailing import HOME, NEXT_DOOR, afloat, under_way, walks
from tests.games.spacepaper.sitting import Sitting, built, game

POINT = "point:L25:1"
FAST = [{"speed": 5}]
CALM: dict[str, Any] = {"politics": ["capitalism", "capitalism"]}


def chosen(sitting: Sitting, player: Player | None = None, seed: int = 1) -> Any:
    """What a player (a sensible one if nothing is said) answers, as the catalogue writes it."""
    state = sitting.state
    choice = (player or Sensible()).decide(Seat(game(), state, int(state.to_move)), seeded(seed))
    spelled = game().telling.spell(state, choice)
    return tuple(spelled) if isinstance(spelled, list) else spelled


def plays_on(sitting: Sitting, kind: str, player: Player | None = None) -> list[Any]:
    """The answers of a player while this kind of question is asked."""
    answers = []
    while not sitting.state.over and sitting.kind == kind:
        answers.append(chosen(sitting, player))
        sitting.chooses(answers[-1])
    return answers


def played(levels: list[str], seed: int, **settings: str) -> SpaceState:
    """A whole game; every answer is checked by the game."""
    rules = game()
    state = rules.new(len(levels), settings, seed)
    assert isinstance(state, SpaceState)
    players = [player_for(rules, level) for level in levels]
    streams = [split(seeded(seed + seat)) for seat in range(len(levels))]
    while not state.over:
        seat = int(state.to_move)
        rules.apply(state, seat, players[seat].decide(Seat(rules, state, seat), streams[seat]))
    return state


# Whole games.


@pytest.mark.parametrize("level", ["novice", "sensible", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_level_plays_whole_games_at_every_table(level: str, players: int) -> None:
    state = played([level] * players, players, turn_cap="25")
    assert state.over and state.won() and state.turn <= 25


@pytest.mark.parametrize("level", ["novice", "sensible", "expert"])
def test_every_level_plays_the_variants(level: str) -> None:  # SPP-18.3, SPP-18.6
    state = played([level] * 3, 7, preset="seed", movement="alternate", races_and_homes="drawn")
    assert state.over and state.turn <= 60


def test_stronger_levels_beat_weaker_ones() -> None:
    for better, worse in (("novice", "random"), ("sensible", "novice"), ("expert", "sensible")):
        wins = 0
        for seed in range(3):
            wins += 0 in played([better, worse], seed).won()
            wins += 1 in played([worse, better], seed).won()
        assert wins >= 4, (better, worse)


@pytest.mark.parametrize("level", ["novice", "sensible", "expert"])
def test_the_same_seat_and_the_same_generator_give_the_same_choice(level: str) -> None:
    rules, rng = game(), seeded(3)
    state = rules.new(2, {}, 3)
    for _ in range(150):
        seat = Seat(rules, state, int(state.to_move))
        choices = {player_for(rules, level).decide(seat, rng.copy()) for _ in range(2)}
        assert len(choices) == 1
        rules.apply(state, seat.number, choices.pop())
        rng.word()


@pytest.mark.parametrize("level", ["novice", "sensible", "expert"])
def test_no_level_reads_the_dice_to_come(level: str) -> None:
    rules, rng = game(), seeded(5)
    state = rules.new(2, {}, 5)
    assert isinstance(state, SpaceState)
    for _ in range(150):
        other = state.copy()
        other.rng = seeded(77)
        seat = int(state.to_move)
        choice = player_for(rules, level).decide(Seat(rules, state, seat), rng.copy())
        assert player_for(rules, level).decide(Seat(rules, other, seat), rng.copy()) == choice
        rules.apply(state, seat, choice)
        rng.word()


def test_the_preferred_option_is_rated_best() -> None:
    rules, rng = game(), seeded(2)
    state = rules.new(3, {}, 2)
    for _ in range(400):
        rates = rules.mind.rates(state)
        choice = rules.mind.prefer(state, rng)
        assert len(rates) == len(state.options) and rates[state.options.index(choice)] == max(rates)
        rules.apply(state, int(state.to_move), choice)


# The set-up.


def test_capitalism_is_the_first_system() -> None:  # SPP-1.11
    draft = Draft(2).drafts("human", "vulcan")
    assert draft.kind == "sys0" and chosen(draft) == "capitalism"


def test_races_leaders_and_events_are_taken_by_the_lists() -> None:  # SPP-1.4, SPP-1.8, SPP-1.10
    draft = Draft(2)
    assert chosen(draft) == "vulcan"
    draft.chooses("vulcan")
    assert chosen(draft) == "human"
    draft.chooses("human")
    assert chosen(draft) == "financier"
    draft.chooses("financier", "scientist")
    assert chosen(draft) == "great_discovery"


def test_a_home_chosen_first_lies_out_of_the_reach_of_mecas() -> None:  # SPP-1.14, SPP-8.13
    draft = Draft(2).drafts("meca", "vulcan")
    draft.chooses("nationalism", "capitalism")
    assert draft.kind == "start" and draft.to_move != draft.first
    home = game().telling.parse(draft.state, chosen(draft))
    assert LEAST_DISTANCE[home - game().telling.parse(draft.state, "beta3")] > 6


# Money.


def test_a_sensible_player_never_spends_beyond_its_budget() -> None:  # SPP-14.3
    rules = game()
    asked = 0
    for seed in range(4):
        state = rules.new(2, {}, seed)
        assert isinstance(state, SpaceState)
        rng = seeded(seed)
        while not state.over:
            civ = state.civs[state.to_move]
            before = civ.gold + upkeep_gain(civ) - due(civ)
            building = state.kind == t.ASK_BUILD
            choice = Sensible().decide(Seat(rules, state, int(state.to_move)), rng)
            rules.apply(state, int(state.to_move), choice)
            if building and before >= 0 and option_name(choice) != "done":
                asked += 1
                assert civ.gold + upkeep_gain(civ) - due(civ) >= 0, option_name(choice)
    assert asked > 20


def test_the_richest_planet_of_the_own_system_is_settled_first() -> None:  # SPP-11.9
    stars = {"ne555": ("yellow_dwarf", [("telluric", "large"), ("telluric", "medium"), ("frozen", "giant")])}
    sitting = Sitting("build", gold=[30], stars=stars, **CALM)
    assert plays_on_seat(sitting, 0)[:2] == [("colonise", "ne555.2", "colony"), ("colonise", "ne555.1", "colony")]


def plays_on_seat(sitting: Sitting, seat: int) -> list[Any]:
    """The answers of a seat while it is asked without a break."""
    answers = []
    while sitting.to_move == seat:
        answers.append(chosen(sitting))
        sitting.chooses(answers[-1])
        if answers[-1] == "done":
            break
    return answers


def test_a_planet_whose_adaptation_cannot_be_paid_is_left_alone() -> None:  # SPP-11.14
    stars = {"ne555": ("yellow_dwarf", [("oceanic", "medium")])}
    assert chosen(Sitting("build", gold=[60], stars=stars, **CALM)) == ("colonise", "ne555.1", "colony")
    assert chosen(Sitting("build", gold=[2], stars=stars, politics=["capitalism"])) == "done"


def test_projects_are_built_where_they_pay_and_where_there_is_energy() -> None:  # SPP-7.5, SPP-7.9
    levels = [{"infrastructure": 4}]
    rich = Sitting("build", gold=[60], levels=levels, **CALM)
    assert chosen(rich) == ("project", "ne555.0", "gold_2")
    drained = built("gold_1", "gold_2", "science_2")
    stuck = Sitting("build", gold=[60], levels=levels, capitals=[{"built": drained, "people": 2}], **CALM)
    assert chosen(stuck) == "done"


def test_the_system_changes_only_for_a_clear_gain() -> None:  # SPP-13.3
    assert chosen(Sitting("system", politics=["republic"], gold=[20])) == "capitalism"
    assert chosen(Sitting("system", politics=["capitalism"], gold=[20])) == "keep"
    late = Sitting("system", politics=["republic"], gold=[590], levels=[{"revenue": 5}])
    assert chosen(late) == "keep"


def test_research_follows_the_order_and_turns_to_defense_in_danger() -> None:  # SPP-5.2, SPP-5.10
    assert chosen(Sitting("research", science=[20])) == "infrastructure"
    danger = Sitting("research", science=[20], levels=[{}, {"invasion": 2}], fleets=[[], [("cruiser", "wide:is_pi21")]])
    assert chosen(danger) == "defense"


# Upkeep.


def test_bills_are_paid_in_the_stated_order() -> None:  # SPP-14.8
    stars = {"ne555": ("yellow_dwarf", [("telluric", "small"), ("oceanic", "medium"), ("lava", "small")])}
    worlds: list[dict[str, Any]] = [
        {"ne555.1": {}, "ne555.2": {"status": "adaptation", "steps": 3, "turns": 1}, "ne555.3": {"status": "outpost"}}
    ]
    sitting = Sitting(
        "pay", politics=["technocracy"], gold=[8], stars=stars, worlds=worlds, fleets=[[("scout", HOME)] * 2]
    ).until("sell", "pay")
    sitting.chooses("done")
    orders = plays_on(sitting, "pay")
    assert orders[:3] == [("pay", "planet", "ne555.0"), ("pay", "planet", "ne555.1"), ("pay", "planet", "ne555.2")]


def test_ships_are_sold_cheapest_first_and_only_for_planets() -> None:  # SPP-14.4
    fleet = [("cruiser", HOME), ("scout", HOME)]
    short = Sitting("pay", politics=["communism"], gold=[1], fleets=[fleet]).until("sell")
    assert chosen(short) == ("sell", "0:2")
    only_ships = Sitting("pay", politics=["communism"], gold=[7], fleets=[fleet]).until("sell")
    assert chosen(only_ships) == "done"


# Ships.


def test_a_scout_goes_to_the_nearest_system_that_is_not_revealed() -> None:  # SPP-6.2
    sitting = afloat(("scout", HOME), stars={"is_pi21": None, "isa20": None})
    assert chosen(sitting) == ("ship", "0:1")
    assert plays_on(sitting.chooses(("ship", "0:1")), "step")[:2] == [("step", "L25:1"), ("step", "is_pi21")]


def test_a_scout_comes_home_in_danger() -> None:  # SPP-10.2
    sitting = under_way(
        ("scout", "wide:is_pi21"),
        stars={"isa20": None, "is_pi21": "void"},
        levels=[{}, {"invasion": 2}],
        others=[[("cruiser", "wide:ft22")]],
    )
    assert plays_on(sitting, "step")[-1] == ("stop", HOME)


def test_a_transport_settles_what_pays_best() -> None:  # SPP-11.8
    stars = {"is_pi21": ("yellow_dwarf", [("oceanic", "giant"), ("telluric", "medium"), ("telluric", "small")])}
    sitting = afloat(("transport", HOME), stars=stars, levels=[{"speed": 5}], gold=[40], **CALM)
    assert chosen(sitting) == ("ship", "0:1")
    assert plays_on(sitting.chooses(("ship", "0:1")), "step")[-1] == ("stop", "orbit:is_pi21.2")
    assert sitting.kind == "after" and chosen(sitting) == ("colonise", "colony")


def test_ships_fire_at_higher_power_only() -> None:  # SPP-9.2, SPP-9.7
    for ship, holder, answer in (
        ("cruiser", "scout", "fire"),
        ("scout", "scout", "pass"),
        ("scout", "cruiser", "pass"),
    ):
        sitting = walks(under_way((ship, HOME), others=[[(holder, POINT)]], stars=NEXT_DOOR, levels=FAST), "L25:1")
        assert sitting.kind == "fire1" and chosen(sitting) == answer
    sitting = walks(under_way(("scout", HOME), others=[[("cruiser", POINT)]], stars=NEXT_DOOR, levels=FAST), "L25:1")
    sitting.chooses("pass")
    assert sitting.kind == "fire2" and chosen(sitting) == "fire"


def test_a_cruiser_in_orbit_attacks_at_higher_power_only() -> None:  # SPP-9.14
    for other, attacks in (("scout", True), ("cruiser", False)):
        sitting = under_way(("cruiser", HOME), others=[[(other, HOME)]], levels=FAST)
        assert (chosen(sitting) == "attack") == attacks


def test_the_strongest_ship_that_holds_defends_else_the_cheapest() -> None:  # SPP-9.6
    fleet = [("transport", HOME), ("scout", HOME), ("cruiser", HOME)]
    for weapons, answer in ((1, "0:3"), (3, "0:2")):
        sitting = Sitting(
            "move", first=1, levels=[{}, {"weapons": weapons}], fleets=[fleet, [("cruiser", HOME)]]
        ).chooses(("ship", "1:1"), "attack")
        assert sitting.kind == "def" and chosen(sitting) == answer


def test_help_turns_a_success_into_a_retreat_and_nothing_else() -> None:  # SPP-16.13
    for invasion, answer in ((2, "play"), (3, "pass")):
        sitting = Sitting(
            "move",
            first=1,
            events=["unexpected_help"],
            levels=[{}, {"invasion": invasion}],
            fleets=[[], [("cruiser", HOME)]],
        ).chooses(("ship", "1:1"), "stay", "invade")
        assert sitting.kind == "help" and chosen(sitting) == answer


def test_a_cruiser_invades_at_higher_power_only() -> None:  # SPP-10.5, SPP-10.6
    cases: list[tuple[list[str], str]] = [(["financier"], "invade"), (["guardian"], "nothing")]
    for leaders, answer in cases:
        sitting = Sitting(
            "move", first=1, leaders=leaders, levels=[{}, {"invasion": 2}], fleets=[[], [("cruiser", HOME)]]
        ).chooses(("ship", "1:1"), "stay")
        assert sitting.kind == "after" and chosen(sitting) == answer


# The novice.


def test_a_novice_drafts_and_learns_at_random() -> None:
    research = Sitting("research", science=[20])
    assert len({chosen(research, Novice(), seed) for seed in range(30)}) > 6
    draft = Draft(2)
    assert {chosen(draft, Novice(), seed) for seed in range(60)} == set(draft.options)


def test_a_novice_settles_what_is_easy_and_builds_more_often_than_not() -> None:
    stars = {"ne555": ("yellow_dwarf", [("oceanic", "medium"), ("frozen", "giant")])}
    sitting = Sitting("build", stars=stars, levels=[{"infrastructure": 3}], gold=[30])
    easy = [option for option in sitting.state.options if is_easy(sitting.state, option)]
    assert [game().telling.spell(sitting.state, option) for option in easy] == [["colonise", "ne555.1", "colony"]]
    assert {chosen(sitting, Novice(), seed) for seed in range(10)} == {("colonise", "ne555.1", "colony")}
    sitting.chooses(("colonise", "ne555.1", "colony"))
    answers = [chosen(sitting, Novice(), seed) for seed in range(100)]
    assert 15 <= answers.count("done") <= 45 and len(set(answers)) > 2


def test_a_novice_takes_a_first_system_that_it_can_pay_and_keeps_it_while_it_pays() -> None:  # SPP-1.19
    draft = Draft(2).drafts("brachies", "vulcan")
    answers = {chosen(draft, Novice(), seed) for seed in range(60)}
    assert "capitalism" in answers and not answers & {"technocracy", "democrature", "communism", "colonialism"}
    assert chosen(Sitting("system", politics=["republic"], gold=[20]), Novice()) == "keep"


def test_levels_of_this_game_are_its_own() -> None:
    assert isinstance(player_for(game(), "novice"), Novice) and isinstance(player_for(game(), "expert"), Expert)


def test_chance_serves_the_player_not_the_table() -> None:
    draft, rng = Draft(2), Rng(1, 2, 3, 4)
    before = draft.state.data()
    Novice().decide(Seat(game(), draft.state, draft.to_move), rng)
    assert draft.state.data() == before
