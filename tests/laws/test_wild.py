"""Positions that ordinary play hardly reaches are saved, loaded, copied, imagined and played on. Long form: a soak."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

import pytest

from tablee.games import GAMES
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.spacepaper.rules.tables import BLACK_HOLE, NONE
from tablee.games.telling import SpokenTelling
from tablee.kernel import BadData, Game, Rules, State, seeded
from tablee.table import Setup
from tests.laws.wild import check_position, check_wild, every_way, wild_game
from tests.laws.world import cut

POSITIONS = 24  # of each set-up
EACH = 8  # of one game


@pytest.mark.parametrize("setup", cut(every_way()))
def test_every_law_of_a_position_holds_in_wild_ones_too(setup: Setup) -> None:
    tally = check_wild([setup], POSITIONS, seed=0, each=EACH)
    assert tally.kinds.total() == POSITIONS


def test_wild_positions_are_counted_by_their_questions() -> None:
    tally = check_wild([Setup.of(name) for name in GAMES], 10 * len(GAMES), seed=4, each=10)
    assert {name.split()[0] for name in tally.kinds} == set(GAMES)


def loading(name: str, load: Callable[[Rules, object], State]) -> Game:
    """A game that is loaded in another way."""
    game, telling = GAMES[name], GAMES[name].telling
    assert isinstance(telling, SpokenTelling)
    parts, tables = replace(telling.parts, load=load), (telling.state, telling.voice, telling.questions, telling.events)
    return Game(game.rules, SpokenTelling(game.rules, *tables, parts, over=telling.over), game.mind)


def forgetful(rules: Rules, data: object) -> State:
    """Loses what a seat remembers when a game is loaded."""
    state = GAMES["karmaka"].telling.load(data)
    assert isinstance(state, KarmakaState)
    state.known = [0] * len(state.known)
    return state


def strict(rules: Rules, data: object) -> State:
    """Takes no save in which a ship has come to a black hole."""
    state = GAMES["spacepaper"].telling.load(data)
    assert isinstance(state, SpaceState)
    if any(ship.entry != NONE for civ in state.civs for ship in civ.ships):
        raise BadData("a ship came by a lane that leads elsewhere")
    return state


def states(setup: Setup, games: int) -> list[State]:
    """Wild positions of some games."""
    return [state.copy() for seed in range(games) for _, state in islice(wild_game(setup, seed), 2)]


def check_all(game: Game, setup: Setup) -> None:
    """The laws of wild positions by the lights of a game."""
    for state in states(setup, 12):
        check_position(game, state, seeded(1))


def test_a_loader_that_forgets_is_caught() -> None:
    with pytest.raises(AssertionError, match="another"):
        check_all(loading("karmaka", forgetful), Setup.of("karmaka"))


def test_a_loader_that_refuses_what_was_saved_is_caught() -> None:
    with pytest.raises(BadData, match="leads elsewhere"):
        check_all(loading("spacepaper", strict), Setup.of("spacepaper"))


def test_wild_tables_are_wild() -> None:
    decks = [state for state in states(Setup.of("karmaka"), 20) if isinstance(state, KarmakaState)]
    souls = [soul for state in decks for soul in state.souls]
    assert min(len(state.well) for state in decks) == 0 and max(len(soul.future) for soul in souls) > 12
    assert min(soul.held for soul in souls) == 0 and max(soul.held for soul in souls) > 12
    tables = [state for state in states(Setup.of("spacepaper"), 20) if isinstance(state, SpaceState)]
    planets = [planet for state in tables for civ in state.civs for planet in civ.planets]
    assert any(system.star == BLACK_HOLE for state in tables for system in state.systems)
    assert any(planet.resistance for planet in planets) and len({planet.status for planet in planets}) == 4
    assert len({civ.politics for state in tables for civ in state.civs}) > 6
