"""What is seen before a choice is what then happens: where options lead on to, prey, leads and gems that would help."""

import random
from collections.abc import Iterator
from typing import cast

import pytest

from tablee.games import GAMES
from tablee.games.karman_swap.people.describing import touches
from tablee.games.karman_swap.people.foresight import Lead, leads
from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.contests import leader, pot
from tablee.games.karman_swap.rules.places import is_contested
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import CARD, PLANET, SHIP_CARDS
from tests.games.karman_swap.sitting import Planets, Sitting

GAME = GAMES["karman_swap"]
LANDS = (ask.FORCED_CREATURE, ask.LAST_SHIP, ask.DESTINATION)


def met(players: int, seed: int) -> Iterator[tuple[KarmanSwapState, Lead]]:
    """All that options lead on to, in a game of random choices."""
    s = cast(KarmanSwapState, GAME.new(players=players, seed=seed, settings={"length": "round"}))
    chance = random.Random(seed)
    while not s.over:
        yield from ((s, lead) for lead in leads(s, s.to_move))
        GAME.apply(s, s.to_move, chance.choice(s.options))


def after(s: KarmanSwapState, *options: int) -> KarmanSwapState:
    """A copy that has gone on by some choices of the same seat."""
    other = s.copy()
    for option in options:
        GAME.apply(other, other.to_move, option)
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_an_option_leads_on_to_can_be_chosen_next(players: int) -> None:
    found = 0
    for s, lead in met(players, 5):
        if s.kind in LANDS or (s.kind == ask.ABILITY_MARKET_CARD and lead.zone == "planet"):
            continue
        then = after(s, lead.option)
        named = [{(touch.zone, touch.what) for touch in touches(then, option)} for option in then.options]
        others = {(each.zone, each.what) for each in leads(s, s.to_move) if each.option == lead.option}
        assert then.to_move == s.to_move and len(others) == len(named)
        assert all(sum(other in names for names in named) == 1 for other in others)
        found += 1
    assert found > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_prey_and_leads_are_as_they_turn_out(players: int) -> None:
    kinds: set[str | int] = set()
    for s, lead in met(players, 6):
        if s.kind != ask.DESTINATION or lead.landing is None:
            continue
        seen, card, planet = lead.landing, CARD[lead.landing.card], PLANET[lead.landing.planet]
        then = after(s, lead.option)
        if then.kind == ask.BOOST and not then.over:
            then = after(then, number.NUMBER)
        if card >= SHIP_CARDS:
            if seen.leads is not None and is_contested(then, planet):
                kinds.add("ship")
                assert seen.leads == (leader(then, planet) == card - SHIP_CARDS)
                assert seen.pot == pot(then, planet, leader(then, planet))
        elif not then.over and then.round == s.round:
            kinds.add(min(len(seen.prey), 2))
            extinct = {name for name in seen.prey if not then.creatures[planet] >> CARD[name] & 1}
            assert len(extinct) == (1 if len(seen.prey) == 1 else 0)
            if len(seen.prey) > 1:
                assert then.options == [number.CARD + CARD[name] for name in seen.prey]
    assert kinds >= {"ship", 0, 1}


def test_gems_that_would_change_something_are_counted() -> None:
    planets: Planets = {"juhel": ["traqueur_gris", ("outpost_6_1", 1)]}
    t = Sitting({0: ["freight_barge", "ark_7", "exploration_barge_1"]}, planets, discovery=[3, 0])
    seen = {lead.landing.card: lead.landing for lead in leads(t.state, 0) if lead.landing}
    assert (seen["freight_barge"].leads, seen["freight_barge"].boost) == (False, 3), "7 beats 6, 6 comes too late"
    assert (seen["ark_7"].leads, seen["ark_7"].boost, seen["ark_7"].pot) == (True, None, 4 + 6)
    assert {"juhel"} == {each.planet for each in seen.values()}


def test_trump_makes_equals_prey_and_says_so() -> None:
    t = Sitting({0: ["dru_kan", "ark_8"]}, {"juhel": ["cornelin"]}, market=["ozrak"])
    (seen,) = [lead.landing for lead in leads(t.state, 0) if lead.landing and lead.landing.card == "dru_kan"]
    assert (seen.prey, seen.by_trump, seen.gain) == (("cornelin",), ("cornelin",), 5)


def test_nobody_else_sees_where_options_lead() -> None:
    s = next(s for s, _ in met(4, 8))
    assert leads(s, s.to_move) and all(leads(s, seat) == () for seat in range(4) if seat != s.to_move)
