"""What Wild Space's virtual players know: what a card adds, chains, sectors, and how to steer the Smuggler."""

from typing import cast

import pytest

from tablee.games.wild_space.minds.evaluation import chance
from tablee.games.wild_space.minds.players import Novice
from tablee.games.wild_space.minds.position import Position, left_of
from tablee.games.wild_space.minds.sectors import QUALITY
from tablee.games.wild_space.minds.smuggling import raid_increase
from tablee.games.wild_space.minds.tally import Tally
from tablee.games.wild_space.rules.numbering import OPTION
from tablee.games.wild_space.rules.score import credits
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import CARD, PLANET
from tablee.kernel import Seat, seeded
from tablee.players.levels import player_for
from tests.games.wild_space.sitting import SMUGGLER, Sitting

GAME = Sitting.game
MIND = GAME.mind
OWLS = ["SP15", "SP21", "SP45"]
CREW = [*OWLS, "SP01", "SP02", "SP10", "EM23", "EM12", "EM17", "EM01", "RO04", "RO17"]


def sensible(t: Sitting) -> object:
    """What a sensible player chooses."""
    return GAME.telling.spell(t.state, MIND.prefer(t.state, seeded(1)))


def expert(t: Sitting) -> object:
    """What an expert chooses."""
    return GAME.telling.spell(t.state, player_for(GAME, "expert").decide(seat_of(t), seeded(1)))


def seat_of(t: Sitting) -> Seat:
    """The seat of whoever decides."""
    return Seat(GAME, t.state, int(t.state.to_move))


# A crew in numbers.


def test_a_tally_counts_as_the_rules_do() -> None:
    t = Sitting(crew=CREW, crews={1: ["SP03", "SP09"]}, tokens={0: 3})
    tally = Tally(t.state, 0)
    assert tally.credits() == credits(t.state, 0) > 0
    for name in ("EM03", "SP51", "RO13"):
        moved = tally.play(CARD[name])
        later = Sitting(crew=[*CREW, name], crews={1: ["SP03", "SP09"]}, tokens={0: 3 + int(moved)})
        assert tally.credits() == credits(later.state, 0), name
        tally.take_back(CARD[name], moved)
    assert tally.credits() == credits(t.state, 0) and tally.token == 3


def test_with_no_turn_to_come_a_position_is_worth_its_credits() -> None:
    t = Sitting(["SP51"], CREW, tokens={0: 3}, turn=10, active=1, hands={0: ["SP51"]}, crews={0: CREW})
    t.state.turns = 20
    assert Position(t.state, 0, 0).value() == credits(t.state, 0)
    assert left_of(t.state, 0) == left_of(t.state, 1) == 0


def test_a_position_is_as_it_was_after_it_was_valued() -> None:
    t = Sitting(["SP02", "SP10", "EM20", "SP43"], CREW)
    position = Position(t.state, 0, 5)
    assert position.value() == position.value() > float(credits(t.state, 0))
    assert position.tally.credits() == credits(t.state, 0) and len(position.hand) == 4


def test_more_cards_and_more_credits_are_a_better_outlook() -> None:
    few, many = Sitting(["SP02"], OWLS), Sitting(["SP02", "SP03", "RO18"], OWLS)
    ahead = Sitting(["SP02"], CREW)
    assert chance(few.state, 0) < chance(many.state, 0) < chance(ahead.state, 0)
    assert chance(ahead.state, 1) < 0.5 < chance(ahead.state, 0)


def test_a_take_and_play_is_the_best_sector_and_a_condition_costs() -> None:
    assert QUALITY[PLANET["PL08"] * 2] > QUALITY[PLANET["PL02"] * 2 + 1] > QUALITY[PLANET["PL01"] * 2 + 1]
    assert QUALITY[PLANET["PL05"] * 2 + 1] < QUALITY[PLANET["PL08"] * 2]


# Choices.


@pytest.mark.parametrize("player", [sensible, expert])
def test_the_card_that_scores_most_is_played_in_the_last_turn(player: object) -> None:
    t = Sitting(["SP51", "SP43", "RO18"], OWLS, turn=10, landed=["PL02:right"])
    t.chooses("explore:PL02:right").chooses("action:1")
    assert callable(player) and player(t) == "play:RO18"


def test_a_sensible_player_applies_effects_but_removes_nobody() -> None:
    t = Sitting(["SP02", "SP10"], [], landed=["PL02:right"]).chooses("explore:PL02:right").chooses("action:1")
    t.chooses("play:SP02")
    assert t.kind == "effect" and sensible(t) == "apply"
    t = Sitting(["SP38", "SP10"], OWLS, landed=["PL02:right"]).chooses("explore:PL02:right").chooses("action:1")
    t.chooses("play:SP38")
    assert t.kind == "effect" and sensible(t) == "decline"


def test_an_expert_begins_a_chain_with_the_card_that_plays_the_next() -> None:
    t = Sitting(["SP02", "SP50"], ["SP14"], turn=10, landed=["PL02:right"])
    t.chooses("explore:PL02:right").chooses("action:1")
    assert expert(t) == "play:SP02", "the Botanist plays the Mechanic: a third Monkey"


@pytest.mark.parametrize("player", [sensible, expert])
def test_a_card_of_the_reserve_that_scores_is_taken_and_played(player: object) -> None:
    t = Sitting(
        ["SP02"],
        [*OWLS, "SP43", "EM02"],
        turn=10,
        tiles=("PL05", "PL08", "PL09"),
        up=2,
        reserve=["SP13", "RO18", "SP16"],
    )
    t.chooses("land:PL08:left")
    assert t.kind == "take_and_play" and callable(player) and player(t) == "take:reserve:2"


def test_neither_sensible_players_nor_novices_renew() -> None:
    t = Sitting(["SP02", "SP10", "EM20"], OWLS)
    rates = dict(zip(t.options, MIND.rates(t.state), strict=True))
    assert max(rates[f"renew:{card}"] for card in t.renewals) < min(rates[answer] for answer in t.answers)
    for seed in range(20):
        assert Novice().decide(seat_of(t), seeded(seed)) in {OPTION[answer] for answer in t.answers}


def test_a_novice_explores_to_play_with_three_cards_and_to_draw_with_fewer() -> None:
    for hand, action in ((["SP02", "SP10", "EM20"], "action:1"), (["SP02", "SP10"], "action:0")):
        t = Sitting(hand, landed=["PL01:left"]).chooses("explore:PL01:left")
        assert Novice().decide(seat_of(t), seeded(3)) == OPTION[action]


# The Smuggler.


def test_the_smuggler_is_sent_where_he_gains_least() -> None:
    t = Sitting(
        ["EM01"],
        players=1,
        active=SMUGGLER,
        reserve=["RO18", "SP02", "SP04"],
        hostile=["HP02", "HP03", "HP01", "HP05", "HP06"],
    )
    assert t.answers == ["smuggler:land:HP02", "smuggler:land:HP03"]
    assert raid_increase(t.state, OPTION["smuggler:land:HP02"]) == 7.0
    assert sensible(t) == expert(t) == "smuggler:land:HP03"


def test_the_smuggler_is_measured_and_has_no_hand() -> None:
    t = Sitting(["EM01"], OWLS, players=1, smuggler=["RO18", "SP02"])
    assert MIND.measured(t.state, SMUGGLER) == [8.0, 3.0, 0.0, 0.0], "a Robot of 7 Credits, and HP01 pays for Robots"
    assert MIND.measured(t.state, 0)[1:3] == [4.0, 1.0]
    assert len(MIND.measures) == 4


# What nobody may look at.


def test_ratings_read_nothing_that_the_seat_does_not_know() -> None:
    t = Sitting(
        ["SP02", "SP10", "EM20", "SP43"], OWLS, hands={1: ["SP01", "SP07", "RO01"]}, reserve=["SP09", "EM05", "RO02"]
    )
    worlds = [cast(WildSpaceState, GAME.rules.sample(t.state, 0, seeded(seed))) for seed in range(3)]
    assert len({tuple(world.hands[1]) for world in worlds}) > 1
    for rated in (MIND.rates, MIND.advice):
        assert rated(worlds[0]) == rated(worlds[1]) == rated(worlds[2])


def test_a_plan_is_a_line_of_legal_choices_in_one_turn() -> None:
    t = Sitting(["SP02", "SP10", "EM20", "SP43"], OWLS)
    plans = MIND.plans(t.state, 5)
    assert 2 <= len(plans) <= 5 and len({plan[0] for plan in plans}) == len(plans)
    for plan in plans:
        s = t.state.copy()
        for option in plan:
            assert s.to_move == 0 and option in s.options
            GAME.rules.answer(s, option)
    best = MIND.advice(t.state)
    assert plans[0][0] == t.state.options[best.index(max(best))]
