"""What Karman Swap's virtual players know: to hunt, to take a planet, whom to fear, and to play for their side."""

from typing import cast

import pytest

from tablee.games.karman_swap.minds.evaluation import value
from tablee.games.karman_swap.minds.knowing import Sight, lost_chance
from tablee.games.karman_swap.minds.players import Novice
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import BIT, CARD, SHIP_CARDS
from tablee.kernel import Seat, Tastes, seeded
from tablee.players.search.trial import Trial
from tests.games.karman_swap.sitting import Planets, Sitting, bits

GAME = Sitting.game
MIND = GAME.mind
CREATURE_AND_SHIP: Planets = {"juhel": ["limonin", ("outpost_5_1", 0)]}


def preferred(t: Sitting) -> object:
    """What a sensible player chooses, as the catalogue writes it."""
    return GAME.telling.spell(t.state, MIND.prefer(t.state, seeded(1)))


def carried_on(t: Sitting) -> object:
    """What the quick policy chooses."""
    return GAME.telling.spell(t.state, MIND.carry_on(t.state, seeded(1)))


# The own turn.


def test_a_sensible_player_lets_its_creature_hunt_where_there_is_prey() -> None:
    t = Sitting({0: ["charogneux", "pel_ou", "broutard"]}, {"juhel": [], "kelthar": ["dru_kan"]}, players=2)
    assert preferred(t) == "creature:charogneux" == carried_on(t)
    t.chooses("creature:charogneux")
    assert preferred(t) == "kelthar" == carried_on(t)


def test_a_sensible_player_wins_the_round_where_it_can() -> None:
    planets: Planets = {"kelthar": ["dru_kan"], "juhel": ["colosse_des_pres", "mordacier"]}
    hand = ["mousselin", "ark_8", "bal_hem", "kharzul"]
    t = Sitting({0: hand}, planets, track=[4], wins=[1, 0])
    assert preferred(t) == "creature:mousselin", "it makes any creature extinct"
    rates = dict(zip(t.options, MIND.rates(t.state), strict=True))
    assert rates["creature:mousselin"] == 1000.0 > rates["pass"]


def test_a_plan_is_a_whole_turn_of_legal_choices() -> None:
    t = Sitting({0: ["masakeru", "k_ib", "ark_8", "vorlik"]}, {"juhel": ["neteki", "shergal_noir"]})
    plans = MIND.plans(t.state, 6)
    assert 2 <= len(plans) <= 6 and len({tuple(plan) for plan in plans}) == len(plans)
    for plan in plans:
        s = t.state.copy()
        for option in plan:
            assert s.to_move == 0 and option in s.options
            GAME.rules.answer(s, option)
        assert s.to_move != 0 or GAME.rules.turn(s) > GAME.rules.turn(t.state)
    assert MIND.prefer(t.state, seeded(1)) in {plan[0] for plan in plans}


def test_a_master_finds_longer_chains_than_an_expert() -> None:
    hand = ["masakeru", "k_ib", "ark_8", "vorlik", "mycorne", "broutard", "outpost_5_2"]
    t = Sitting({0: hand}, {"juhel": ["neteki", "shergal_noir"], "kelthar": ["dru_kan"]}, players=2)
    few, many = MIND.plans(t.state, 6), MIND.plans(t.state, MIND.tastes.breadth)
    assert len(few) == 6 < len(many) <= MIND.tastes.breadth
    assert max(map(len, many)) > max(map(len, few))


def test_ratings_read_nothing_that_the_seat_does_not_know() -> None:
    t = Sitting({0: ["masakeru", "k_ib", "ark_8", "vorlik"]}, {"juhel": ["neteki", "shergal_noir"]}, market=["pel_ou"])
    worlds = [GAME.rules.sample(t.state, 0, seeded(seed)) for seed in range(3)]
    assert len({tuple(cast(KarmanSwapState, world).hands) for world in worlds}) > 1
    assert MIND.rates(worlds[0]) == MIND.rates(worlds[1]) == MIND.rates(worlds[2])


# Contests: only the next opponent really answers.


def lost(t: Sitting, waiting: int) -> float:
    """The chance that seat 0's Outpost of power 5 is beaten by some who wait, as seat 0 sees it."""
    ship = CARD["outpost_5_1"] - SHIP_CARDS
    return lost_chance(t.state, Sight(t.state, 0), ship, 5, 0, t.state.mode.around[0], waiting)


def test_only_the_next_opponent_is_really_feared_and_a_partner_not_at_all() -> None:
    t = Sitting({0: ["vorlik"], 1: ["ark_8"], 2: ["ark_7"], 3: ["outpost_6_1"]}, CREATURE_AND_SHIP, active=1)
    t.state.shown = bits(["ark_8", "outpost_6_1"])  # all saw these two go to hands
    first, second, partner = BIT[1], BIT[3], BIT[2]
    assert lost(t, partner) == 0.0 and lost(t, first) == lost(t, second) == 0.85
    assert lost(t, first | second) < 0.9, "the second is seldom reached"
    t.state.hands[1] = bits(["freight_barge"])
    t.state.shown = bits(["freight_barge", "outpost_6_1"])
    assert lost(t, first | second) < 0.3, "who cannot beat the leader concedes, and the contest is over"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        (["ark_8", "outpost_6_2", "vorlik"], "ship:outpost_6_2"),
        (["freight_barge", "vorlik"], "concede"),
        (["vorlik"], "concede"),
    ],
)
def test_the_quick_policy_answers_with_the_cheapest_ship_that_leads(hand: list[str], answer: str) -> None:
    t = Sitting({1: hand, 2: ["ozrak"], 3: ["pel_ou"]}, CREATURE_AND_SHIP, active=1, waiting={"juhel": [1]})
    assert t.kind == "respond" and carried_on(t) == answer


def test_a_boost_is_no_greater_than_the_lead_needs() -> None:
    t = Sitting({1: ["outpost_5_2", "vorlik"]}, CREATURE_AND_SHIP, active=1, discovery=[0, 4])
    t.plays("outpost_5_2", "juhel")
    assert t.kind == "boost" and carried_on(t) == 1


# Partners.


@pytest.mark.parametrize(
    ("hand", "given"),
    [
        (["ark_8", "ark_7", "freight_barge", "vorlik"], "ark_7"),
        (["ark_8", "freight_barge", "vorlik"], "stop"),
        (["vorlik", "colosse_des_pres", "k_ib"], "colosse_des_pres"),
    ],
)
def test_a_gift_shares_ships_out_between_partners(hand: list[str], given: str) -> None:
    s = cast(KarmanSwapState, GAME.new(players=4, settings={"first_player": "seat_0"}, seed=1))
    s.hands[0] = bits(hand)
    GAME.rules.ask_again(s)
    assert GAME.telling.spell(s, MIND.prefer(s, seeded(1))) == given


def test_partners_have_the_same_outlook() -> None:
    hands = {0: ["vorlik"], 1: ["mousselin"], 2: ["ozrak"], 3: ["k_ib"]}
    t = Sitting(hands, {"juhel": ["limonin"]}, prestige=[19, 2])
    assert MIND.outlook(t.state, 0) == MIND.outlook(t.state, 2) > 0.5
    assert MIND.outlook(t.state, 0) + MIND.outlook(t.state, 1) == pytest.approx(1.0)


# Three players, matches.


@pytest.mark.parametrize(
    ("track", "choice"), [([0, 6, 0], "back:green"), ([6, 6, 0], "advance"), ([2, 1, 0], "advance")]
)
def test_a_dome_one_step_from_the_head_is_pushed_back_unless_one_wins(track: list[int], choice: str) -> None:
    t = Sitting({0: ["charogneux", "ark_8"]}, {"kelthar": ["dru_kan"]}, players=3, track=track)
    t.plays("charogneux", "kelthar")
    assert t.kind == "track_choice" and carried_on(t) == choice


def test_the_outlook_of_a_match_counts_rounds_won() -> None:
    even, ahead = (Sitting({0: ["ozrak"], 1: ["vorlik"]}, players=2, wins=wins).state for wins in ([0, 0], [1, 0]))
    assert MIND.outlook(ahead, 0) > MIND.outlook(even, 0) + 0.2
    thirds = [MIND.outlook(Sitting(players=3).state, seat) for seat in range(3)]
    assert sum(thirds) == pytest.approx(1.0) and max(thirds) < 0.5


def test_a_search_looks_no_further_than_the_round() -> None:
    s = Sitting({0: ["ozrak"]}, players=2, wins=[1, 1]).state
    MIND.shorten(s)
    assert s.rounds == 1 and s.wins == [0, 0]


def test_the_worth_of_a_position_is_a_seats_own() -> None:
    t = Sitting({0: ["ozrak"], 1: ["vorlik"]}, players=2, prestige=[12, 0], colonised=[2, 0])
    assert value(t.state, 0) > 20.0 and value(t.state, 1) < -20.0


# Levels.


def test_a_trial_follows_each_plan_to_the_end_of_the_turn() -> None:
    t = Sitting({0: ["charogneux", "vorlik", "ark_8"]}, {"kelthar": ["dru_kan", "pel_ou"]}, players=2, track=[4])
    trial = Trial(Seat(GAME, t.state, 0), seeded(1), Tastes(horizon=1, noise=0.0, breadth=4))
    assert len(trial.alive) == 4 and any(candidate.rest for candidate in trial.alive)
    trial.run(8, 0.0)
    assert trial.best().mean() == 1.0, "one extinction wins, whatever the others hold"
    options = [option for option, visits, chance in trial.estimates()]
    assert len(options) == len(set(options)) and options[0] == trial.best().option


def test_a_novice_gives_nothing_passes_last_and_boosts_only_to_lead_by_one() -> None:
    novice = Novice()

    def decided(t: Sitting) -> object:
        return GAME.telling.spell(t.state, novice.decide(Seat(GAME, t.state, t.to_move), seeded(2)))

    s = GAME.new(players=4, seed=3)
    assert GAME.telling.spell(s, novice.decide(Seat(GAME, s, int(s.to_move)), seeded(1))) == "stop"
    t = Sitting({0: ["ozrak"]}, {"kelthar": ["dru_kan"]})
    assert decided(t) == "creature:ozrak"
    t = Sitting({1: ["outpost_5_2", "vorlik"]}, CREATURE_AND_SHIP, active=1, discovery=[0, 4])
    assert decided(t.plays("outpost_5_2", "juhel")) == 1
