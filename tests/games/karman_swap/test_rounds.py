"""Matches and rounds: how they are won, set up, opened and followed by another. (KSW-1 to KSW-3)"""

from collections import Counter

import pytest

from tablee.games import GAMES
from tablee.games.karman_swap.data import MODES
from tablee.games.karman_swap.rules.bits import listed
from tablee.games.karman_swap.rules.mode import MODE
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import CARD_COUNT, CARD_NAMES, PLANET_NAMES, VALUE
from tablee.kernel import BadSetup, seeded
from tests.games.karman_swap.sitting import Planets, Sitting, names

GAME = GAMES["karman_swap"]


def dealt(players: int, seed: int = 5, **settings: str) -> KarmanSwapState:
    """A match that has been dealt."""
    state = GAME.new(players=players, settings=settings, seed=seed, listening=True)
    assert isinstance(state, KarmanSwapState)
    return state


def test_the_first_side_with_two_rounds_wins_the_match() -> None:  # KSW-1.1
    lying: Planets = {"juhel": ["limonin", ("ark_8", 0)]}
    t = Sitting({1: ["vorlik", "ozrak"]}, lying, active=1, colonised=[3, 0], wins=[1, 0])
    t.chooses("concede")
    assert t.state.over and t.state.won() == [0, 2] and t.kind == "colonisation"
    assert GAME.rules.result(t.state).scores == [2, 0, 2, 0]


def test_a_single_round_may_decide() -> None:  # KSW-1.1
    assert dealt(2, length="round").rounds == 1 and dealt(2).rounds == 2


def test_the_fourth_colonisation_wins_the_round_at_that_instant() -> None:  # KSW-1.2, KSW-1.5, KSW-8.23
    lying: Planets = {"juhel": ["limonin", ("ark_8", 0)]}
    t = Sitting({1: ["vorlik", "ozrak"]}, lying, active=1, colonised=[3, 0])
    t.chooses("concede")
    assert t.state.wins == [1, 0] and t.state.round == 2
    assert ("scores", [0, 4]) not in t.told_to(1), "the rest of the settlement is not carried out"


def test_the_head_of_the_extinction_track_wins_the_round_at_that_instant() -> None:  # KSW-1.3, KSW-1.5, KSW-5.11
    hand = {0: ["charogneux", "ark_8"]}
    t = Sitting(hand, {"juhel": ["traqueur_gris"]}, track=[4], market=["vorlik"])
    t.plays("charogneux", "juhel")
    assert t.state.wins == [1, 0] and t.state.round == 2, "neither gems nor the ability are asked for"
    green = Sitting({1: ["charogneux", "ark_8"]}, {"juhel": ["traqueur_gris"]}, active=1, track=[-4])
    assert green.plays("charogneux", "juhel").state.wins == [0, 1]


def test_without_a_knock_out_prestige_wins_the_round() -> None:  # KSW-1.4, KSW-13.12
    t = Sitting({0: ["vorlik"]}, {"juhel": []}, prestige=[3, 12])
    t.plays("vorlik", "juhel")
    assert t.state.wins == [0, 1] and ("points", [1, 12]) in t.told_to(0)


def test_before_the_next_round_everything_is_reset_but_the_wins() -> None:  # KSW-1.6, KSW-3.4
    t = Sitting({0: ["vorlik"]}, {"juhel": []}, prestige=[3, 12], research=[5, 1], discovery=[0, 2], track=[2])
    t.plays("vorlik", "juhel", 0)
    s = t.state
    assert s.prestige == s.research == s.discovery == s.colonised == [0, 0] and s.track == [0]
    assert s.placed == [] and s.contests == [] and s.gems == [0] * CARD_COUNT and s.shown == 0
    assert [len(listed(hand, 0)) for hand in s.hands] == [8] * 4 and t.kind == "gift_card"


@pytest.mark.parametrize(
    ("starter", "loser_is_green", "next_one"), [(0, True, 1), (0, False, 0), (3, True, 3), (3, False, 0)]
)
def test_the_next_round_is_started_by_the_first_seat_that_did_not_win(
    starter: int, loser_is_green: bool, next_one: int
) -> None:  # KSW-1.7
    prestige = [9, 0] if loser_is_green else [0, 9]
    t = Sitting({0: ["vorlik"]}, {"juhel": []}, prestige=prestige, starter=starter)
    t.plays("vorlik", "juhel")
    assert t.state.starter == next_one


def test_the_starting_seat_is_named_or_drawn() -> None:  # KSW-1.8, KSW-16.3
    assert dealt(4, first_player="seat_2").starter == 2
    assert {dealt(4, seed).starter for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadSetup, match="seat_3"):
        dealt(3, first_player="seat_3")


def test_partners_face_each_other() -> None:  # KSW-2.1, KSW-14.1, KSW-15.1
    assert (MODE[4].side, MODE[4].mate) == ([0, 1, 0, 1], [2, 3, 0, 1])
    assert MODE[3].side == [0, 1, 2] and MODE[2].side == [0, 1]
    assert [mode.side_colours for mode in MODES.modes] == [["red", "green"], ["red", "green", "blue"], ["red", "green"]]


def test_planets_lie_in_two_stacks_whose_tops_are_seen() -> None:  # KSW-2.2, KSW-2.7
    s = dealt(4)
    seen = [(stack.planet, stack.left) for stack in GAME.telling.view(s, 0).stacks]  # type: ignore[attr-defined]
    assert seen == [(PLANET_NAMES[s.order[0]], 4), (PLANET_NAMES[s.order[4]], 4)]
    assert s.placed == [] and sorted(s.order) == list(range(8))


def test_tracks_gems_and_prestige_start_at_nothing() -> None:  # KSW-2.3, KSW-2.4
    s = dealt(4)
    assert s.colonised == s.research == s.discovery == s.prestige == [0, 0] and s.track == [0]


def test_gems_are_not_limited_by_the_box() -> None:  # KSW-2.4
    assert MODES.gems.printed_research_tokens == 15
    t = Sitting({0: ["charogneux", "ark_8"]}, {"juhel": ["traqueur_gris"]}, research=[90, 0])
    t.plays("charogneux", "juhel", 0)
    assert t.state.research[0] == 93


@pytest.mark.parametrize(("players", "hand", "market"), [(4, 8, 4), (3, 10, 6), (2, 11, 14)])
def test_all_cards_are_dealt(players: int, hand: int, market: int) -> None:  # KSW-2.5, KSW-14.2, KSW-15.2
    s = dealt(players)
    assert [len(names(each)) for each in s.hands] == [hand] * players
    assert len(names(s.market)) + len(s.pyramid) == market


def test_the_market_is_sorted_in_groups_without_order() -> None:  # KSW-2.6, KSW-2.11
    market = Sitting(market=["ark_7", "sporille", "ozrak", "vorlik"]).view(0).market
    assert (market.red, market.green, market.blue, market.ships) == (("vorlik", "ozrak"), (), ("sporille",), ("ark_7",))


def test_there_are_never_more_than_two_contests() -> None:  # KSW-2.8
    assert (MODE[4].contests, MODE[3].contests, MODE[2].contests) == (2, 1, 1)


def test_a_side_never_lacks_a_dome() -> None:  # KSW-2.9, KSW-8.22
    assert MODES.tracks.colonisation.goal == 4


def test_chance_is_drawn_in_the_order_of_the_specification() -> None:  # KSW-2.10
    s = GAME.new(players=4, seed=9, listening=True)
    drawn = [event for event in s.heard() if event.kind < 0]
    told = [GAME.telling.chance(event) for event in drawn]
    assert isinstance(s, KarmanSwapState)
    assert told[0] == s.starter and told[1] == [PLANET_NAMES[planet] for planet in s.order]
    cards = told[2]
    assert isinstance(cards, list) and Counter(cards) == Counter(CARD_NAMES)
    assert [set(cards[seat * 8 : seat * 8 + 8]) for seat in range(4)] == [set(names(hand)) for hand in s.hands]
    assert set(cards[32:]) == set(names(s.market))


def test_the_pyramid_is_dealt_from_its_base() -> None:  # KSW-2.10, KSW-15.3
    s = GAME.new(players=2, settings={"first_player": "seat_0"}, seed=9, listening=True)
    assert isinstance(s, KarmanSwapState)
    cards = [GAME.telling.chance(event) for event in s.heard() if event.kind < 0][1]
    assert isinstance(cards, list) and [CARD_NAMES[card] for card in s.pyramid] == cards[22:]


def test_planets_and_contests_are_listed_in_the_order_in_which_they_came() -> None:  # KSW-2.11
    t = Sitting(planets={"taliss": ["limonin", ("ark_8", 0)], "ith": [], "juhel": ["ozrak", ("ark_7", 2)]}, active=2)
    assert [planet.planet for planet in t.view(1).planets] == ["taliss", "ith", "juhel"]
    assert [PLANET_NAMES[planet] for planet in t.state.contests] == ["taliss", "juhel"]


def test_the_starting_seat_may_give_its_partner_up_to_two_cards() -> None:  # KSW-3.1
    s = dealt(4, first_player="seat_0")
    t = Sitting()
    t.state, t.events = s, s.heard()
    mine = t.hand(0)
    assert (t.to_move, t.kind, t.options) == (0, "gift_card", [*mine, "stop"])
    t.chooses(mine[0], mine[1])
    assert t.kind == "gift_return" and t.to_move == 2
    assert set(mine[:2]) <= set(t.hand(2)) and len(t.hand(0)) == 6


def test_the_partner_gives_back_as_many_of_the_whole_hand() -> None:  # KSW-3.2
    t = Sitting()
    t.state = dealt(4, first_player="seat_0")
    given = t.hand(0)[0]
    t.chooses(given, "stop")
    assert (t.to_move, t.kind) == (2, "gift_return") and given in t.options and len(t.options) == 9
    t.chooses(given)
    assert given in t.hand(0) and (t.to_move, t.kind) == (1, "gift_card"), "then the seat on the left gives"


def test_others_see_the_number_of_cards_given_and_nothing_else() -> None:  # KSW-3.1, KSW-3.2
    t = Sitting()
    t.state = dealt(4, first_player="seat_0")
    t.state.heard()
    t.events = []
    given = t.hand(0)[0]
    t.chooses(given, "stop", t.hand(2)[-1])
    assert [name for name, _ in t.told_to(1)] == ["gives", "returns"]
    assert [name for name, _ in t.told_to(2)] == ["gives", "gift", "returns", "given-back"]
    assert t.view(0).hands[2].known == (given,) and t.view(1).hands[2].known == ()


def test_then_the_seat_on_the_left_gives_to_its_own_partner() -> None:  # KSW-3.3
    t = Sitting()
    t.state = dealt(4, first_player="seat_3")
    t.chooses("stop")
    assert (t.to_move, t.kind) == (0, "gift_card")
    t.chooses(t.hand(0)[0], "stop")
    assert t.to_move == 2


def test_no_gift_without_a_partner() -> None:  # KSW-14.1, KSW-15.1
    assert GAME.rules.kinds[dealt(3).kind] == GAME.rules.kinds[dealt(2).kind] == "planet_stack"


def test_the_starting_seat_takes_a_planet_and_settles_it() -> None:  # KSW-3.5, KSW-3.6, KSW-3.8
    t = Sitting(players=2)
    t.state = dealt(2, first_player="seat_0")
    below = PLANET_NAMES[t.state.order[1]]
    assert (t.kind, t.options) == ("planet_stack", [0, 1])
    t.chooses(0)
    assert t.kind == "forced_creature" and all(VALUE[at] >= 0 for at in range(27))
    assert set(t.options) == {card for card in t.hand(0) if CARD_NAMES.index(card) < 27}
    assert t.view(1).stacks[0].planet == below, "the next planet is turned up at once"
    t.chooses(t.options[0])
    assert len(t.at(t.planets[0])) == 1


def test_without_a_creature_the_starting_seat_passes() -> None:  # KSW-3.7, KSW-12.6
    t = Sitting(players=2)
    s = dealt(2, first_player="seat_0")
    ships = sum(1 << card for card in range(27, 31))
    s.hands[0], s.hands[1] = ships, s.hands[1]
    t.state = s
    t.chooses(1)
    assert (t.kind, t.options) == ("pass_option", ["plain", "exchange", "discard"])
    t.chooses("plain")
    assert t.active == 1 and t.state.passes == 0


def test_there_is_no_game_for_one_nor_for_five() -> None:  # KSW-16.2, KSW-16.1
    for players in (1, 5):
        with pytest.raises(BadSetup):
            GAME.new(players=players)
    assert CARD_COUNT == 36, "the blank cards of the box are not played"


def test_the_same_seed_gives_the_same_match() -> None:  # KSW-2.10
    first, second = dealt(4, 77), dealt(4, 77)
    GAME.rules.playout(first, seeded(1), 10_000)
    GAME.rules.playout(second, seeded(1), 10_000)
    assert first.over and first.data() == second.data()
