"""What VII Legio's virtual players know: what to buy, where to land, when to go home, and when the end is near."""

import pytest

from tablee.games.vii_legio.minds.knowing import STEP, WAY, turns_left
from tablee.games.vii_legio.minds.players import Apprentice, Expert, Novice
from tablee.games.vii_legio.minds.worth import Sight, contact, promise
from tablee.games.vii_legio.rules.tables import SECTOR_COUNT, SECTORS, XCARDS
from tablee.kernel import Player, Seat, seeded
from tablee.players.thinking import Budget, Master
from tests.games.vii_legio.sitting import GAME, Sitting, ship

MIND = GAME.mind
NAPOS = {"alpha": "S3-1 A14"}
READY = {"propulsor": 6, "laser": 1, "scanner": 2, "squad": 3}


def decided(player: Player, t: Sitting, seed: int = 1) -> object:
    """What a player chooses, as the catalogue writes it."""
    return GAME.telling.spell(t.state, player.decide(Seat(GAME, t.state, t.to_move), seeded(seed)))


def preferred(t: Sitting) -> object:
    """What a sensible player chooses."""
    choice = MIND.prefer(t.state, seeded(1))
    rates = MIND.rates(t.state)
    assert rates[t.state.options.index(choice)] == max(rates)
    return GAME.telling.spell(t.state, choice)


# Ways and turns.


@pytest.mark.parametrize(("to", "cards", "first"), [("S2", 1, "S2"), ("S3", 2, "S2"), ("S4", 3, "S2"), ("S5", 4, "S2")])
def test_the_cheapest_ways_from_the_base(to: str, cards: int, first: str) -> None:  # LEG-6.1
    assert WAY[SECTORS.index(to)] == cards and SECTORS[STEP[SECTORS.index(to)]] == first
    assert WAY[SECTORS.index(to) * SECTOR_COUNT] == cards, "either direction costs the same"


def test_the_turns_left_follow_the_leader_and_none_are_left_in_the_last_round() -> None:  # LEG-19.1
    assert turns_left(Sitting(ship(vp=3), ship("base", vp=12)).state) == pytest.approx(10.0)
    t = Sitting(ship(vp=29, laser=1), hand=["xeno_bireme", "planet"], die=[3])
    t.chooses("flip")
    assert t.vp(0) == 30 and turns_left(t.state) == 0.0


# The sensible player.


def test_a_sensible_player_fits_out_its_ship_before_it_flies() -> None:  # LEG-7.1
    hand = ["embassy"] * 2 + ["trading_post"] * 2
    assert preferred(Sitting(ship("S1"), hand=hand)) == ["buy", "propulsor"]
    assert preferred(Sitting(ship("S1", propulsor=6), hand=hand)) == ["buy", "squad"]
    assert preferred(Sitting(ship("S1", propulsor=6, squad=3), hand=hand)) == ["buy", "laser"]


def test_a_sensible_player_scans_then_lands_where_all_can_be_paid() -> None:  # LEG-12.6, LEG-14.3
    craft = ship("S3", xp="R2 D2 N2", carrying=READY)
    t = Sitting(craft, slots=NAPOS, hand=["embassy"])
    assert preferred(t) == ["scan", "alpha"]
    assert preferred(t.chooses(["scan", "alpha"])) == ["land", "alpha"]
    assert preferred(t.chooses(["land", "alpha"])) == "contact"


def test_a_sensible_player_flies_to_a_card_that_it_can_pay() -> None:  # LEG-6.1
    craft = ship("S1", xp="R2 D2 N2", carrying=READY)
    assert preferred(Sitting(craft, slots=NAPOS, up=["alpha"], hand=["embassy", "planet"])) == ["move", "S2"]


@pytest.mark.parametrize(("vp", "choice"), [(12, "land_base"), (11, "flip"), (24, "flip")])
def test_a_sensible_player_goes_home_for_a_spatha(vp: int, choice: str) -> None:  # LEG-15.4
    assert preferred(Sitting(ship("S1", vp=vp, carrying=READY), hand=["embassy"])) == choice


# The expert.


def test_an_expert_continues_a_contact_unless_the_game_ends() -> None:  # LEG-14.8, LEG-19.3
    craft = ship("alpha contact", xp="R2 D2 N2", squad=3)
    t = Sitting(craft, slots=NAPOS)
    assert t.kind == "contact_choice" and decided(Expert(), t) == "continue"
    t = Sitting(ship("alpha contact", vp=26, xp="R2 D2 N2", squad=3), slots=NAPOS)
    assert t.vp(0) == 30 and decided(Expert(), t) == "leave"


def test_an_expert_buys_the_squad_that_opens_a_card_here() -> None:  # LEG-12.9
    craft = ship("S3", xp="R2 D2 N2", propulsor=6, laser=1, squad=2)
    t = Sitting(craft, slots=NAPOS, up=["alpha"], hand=["embassy", "planet", "trading_post"])
    assert decided(Expert(), t) == ["buy", "squad"]


def test_an_expert_avoids_what_would_only_hurt() -> None:  # LEG-8.4
    craft = ship("S2", xp="R6", carrying={**READY, "detector": 1})
    t = Sitting(craft, hand=["asteroids"]).chooses("flip")
    assert decided(Expert(), t) == "use_detector"


def test_an_expert_with_nothing_to_do_in_sector_x_leaves_it() -> None:  # LEG-11.8
    full = {"propulsor": 6, "laser": 2, "scanner": 3, "detector": 3, "squad": 4, "expert_alliance": 4}
    t = Sitting(
        ship("SX", vp=12, xp="N6", carrying=full), slots={"x": "X05"}, up=["x"], hand=["embassy"] * 2 + ["planet"] * 2
    )
    assert t.options == ["leave_x", "end_turn"] and decided(Expert(), t) == "leave_x"


def test_a_search_tries_no_option_that_is_far_from_the_best_and_a_scan_alone() -> None:  # LEG-12.6
    t = Sitting(ship("S3", xp="R2 D2 N2", carrying=READY), slots=NAPOS, hand=["embassy"])
    assert [GAME.telling.spell(t.state, plan[0]) for plan in MIND.plans(t.state, 4)] == [["scan", "alpha"]]
    t.chooses(["scan", "alpha"])
    tried = [GAME.telling.spell(t.state, plan[0]) for plan in MIND.plans(t.state, 4)]
    assert ["land", "alpha"] in tried and "end_turn" not in tried


def test_what_a_contact_is_worth_grows_with_what_can_be_paid() -> None:  # LEG-14.6
    napos = XCARDS.index("A14")
    some, all_of_it = (Sight(Sitting(ship("S3", xp=xp, squad=3)).state, 0) for xp in ("R1 D1 N1", "R2 D2 N2"))
    assert 0.0 < contact(some, napos) < 4.0 < contact(all_of_it, napos) < 8.0
    assert promise(some, napos) > 0.0 == promise(all_of_it, napos)


def test_advice_reads_nothing_that_the_seat_does_not_know() -> None:  # LEG-12.7
    slots = {"alpha": "S3-1 A14", "beta": "S5-1 B01"}
    t = Sitting(ship("S3", carrying=READY), slots=slots, hand=["embassy", "planet"], scanned={"beta": [1]})
    worlds = [GAME.rules.sample(t.state, 0, seeded(seed)) for seed in range(4)]
    assert MIND.advice(worlds[0]) == MIND.advice(worlds[1]) == MIND.advice(worlds[2]) == MIND.advice(worlds[3])


# The others.


def test_a_novice_lands_wherever_it_can_and_makes_contact() -> None:  # LEG-12.10
    t = Sitting(ship("S3", xp="R1 D1 N1", squad=3), slots=NAPOS, hand=["embassy", "planet"])
    assert decided(Novice(), t) == ["land", "alpha"]
    assert decided(Novice(), t.chooses(["land", "alpha"])) == "contact"


@pytest.mark.parametrize(
    ("own", "others", "is_sensible"),
    [
        ((3, "R2"), (4, "R1"), True),
        ((4, "R1"), (4, "R2"), True),
        ((4, "R1"), (4, "N1"), False),
        ((5, "R1"), (4, "R2"), False),
    ],
)
def test_an_apprentice_is_sensible_only_while_it_is_behind(
    own: tuple[int, str], others: tuple[int, str], is_sensible: bool
) -> None:  # LEG-7.1
    crafts = [ship("S1", vp=points, xp=experience) for points, experience in (own, others)]
    t = Sitting(*crafts, hand=["embassy"] * 2 + ["trading_post"] * 2)
    purchases = [decided(Apprentice(), t, seed) for seed in range(30)].count(["buy", "propulsor"])
    assert purchases == 30 if is_sensible else purchases < 15


def test_an_apprentice_lands_as_a_sensible_player_does_while_it_is_behind() -> None:  # LEG-14.3
    t = Sitting(
        ship("S3", vp=1, xp="R2 D2 N2", carrying=READY), ship("base", vp=2), slots=NAPOS, up=["alpha"], hand=["embassy"]
    )
    assert {str(decided(Apprentice(), t, seed)) for seed in range(20)} == {str(preferred(t))}


def test_a_master_takes_the_landing_that_wins() -> None:  # LEG-19.4
    craft = ship("S3", vp=26, xp="R2 D2 N2", carrying=READY)
    t = Sitting(craft, ship("base", vp=24), slots=NAPOS, up=["alpha"], hand=[])
    assert decided(Master(Budget(iterations=60)), t) == ["land", "alpha"]


def test_the_outlook_counts_points_experience_and_the_ship() -> None:
    even = Sitting(ship("base"), ship("base")).state
    assert MIND.outlook(even, 0) == pytest.approx(0.5)
    for craft in (ship("base", vp=2), ship("base", xp="D2"), ship("base", propulsor=4)):
        ahead = Sitting(craft, ship("base")).state
        assert MIND.outlook(ahead, 0) > 0.5 > MIND.outlook(ahead, 1)
        assert MIND.outlook(ahead, 0) + MIND.outlook(ahead, 1) == pytest.approx(1.0)


def test_what_hints_measure_is_named_and_counted() -> None:
    s = Sitting(ship("base", vp=5, xp="R2 D1", squad=3)).state
    names = [measure.name for measure in MIND.measures]
    found = dict(zip(names, MIND.measured(s, 0), strict=True))
    assert found == {"vp": 5.0, "experience": 3.0, "propulsors": 2.0, "squads": 3.0, "items": 6.0}


def test_experts_never_reach_the_round_cap() -> None:  # LEG-19.6
    for seed in range(3):
        s = GAME.new(players=2, seed=seed)
        rng = seeded(seed)
        while not s.over:
            GAME.rules.answer(s, Expert().decide(Seat(GAME, s, int(s.to_move)), rng))
        assert GAME.rules.result(s).reason == "vp"
