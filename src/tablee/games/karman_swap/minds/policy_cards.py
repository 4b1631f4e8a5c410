"""What a creature or a ship does at a planet, at a glance: prey, the lead of a contest, and what it lays open."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.data import STRATEGIES
from tablee.games.karman_swap.minds.cards import BONUS, CARD_WORTH, next_step, pull_worth
from tablee.games.karman_swap.minds.knowing import Sight, lost_chance
from tablee.games.karman_swap.rules.arrival_steps import most_gems
from tablee.games.karman_swap.rules.bits import lowest
from tablee.games.karman_swap.rules.contests import leader, leading_side, pot
from tablee.games.karman_swap.rules.hunting import prey, worth
from tablee.games.karman_swap.rules.markers import opener_of, owner_of, waiting_at
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import BIT, COLOUR, PRESTIGE, SHIP_CARDS, VALUE
from tablee.kernel import NOBODY

ABILITY_SHARE: Final[float] = STRATEGIES.quick.ability
KEEPS: Final[float] = STRATEGIES.quick.keeps
CONCEDE: Final[float] = STRATEGIES.quick.concede
SETUP: Final[float] = STRATEGIES.position.setup
PER_GEM: Final[float] = STRATEGIES.position.per_discovery
LOST_MALUS: Final[float] = STRATEGIES.position.lost_malus
MOST_BOOST: Final[int] = STRATEGIES.contest.boost
NO_SHIP_YET: Final = -1


def rate_creature(s: KarmanSwapState, seat: i64, card: i64, planet: i64) -> float:
    """A creature that comes to a planet: its prey, its ability, and the Prestige it adds for whoever comes next."""
    gain = ABILITY_SHARE * BONUS[card] - KEEPS * CARD_WORTH[card]
    gain -= SETUP * float(PRESTIGE[planet * 3 + COLOUR[card]])
    found = prey(s, card, planet)
    if found:
        most: i64 = 0
        while found:
            size = worth(s, lowest(found))
            if size > most:
                most = size
            found &= found - 1
        gain += float(most) + pull_worth(s, s.mode.side[seat])
    return gain


def rate_ship(s: KarmanSwapState, sight: Sight, seat: i64, card: i64, planet: i64) -> float:
    """A ship that comes to a planet: what it may win there, and what it would bring to whoever beats it."""
    side = s.mode.side[seat]
    power: i64 = VALUE[card]
    spent = KEEPS * CARD_WORTH[card]
    waiting: i64 = s.mode.others[seat]
    first: i64 = NO_SHIP_YET
    if opener_of(s, planet) != NOBODY:
        first = leader(s, planet)
        if s.mode.side[owner_of(s, first)] == side:
            return -spent - 1.0
        waiting = waiting_at(s, planet) & ~BIT[seat]
        missing = worth(s, first + SHIP_CARDS) + 1 - power
        if missing > 0:
            gems = most_gems(s, side)
            if missing > MOST_BOOST or missing > gems:
                return rate_loss(s, seat) - float(power) - spent + 0.5 * BONUS[card]
            power += missing
            spent += PER_GEM * float(missing)
    return rate_lead(s, sight, seat, card, planet, power, waiting) - spent


def rate_lead(s: KarmanSwapState, sight: Sight, seat: i64, card: i64, planet: i64, power: i64, waiting: i64) -> float:
    """What the lead of a contest is worth with a ship of a power, before those who wait have answered."""
    side = s.mode.side[seat]
    lost = lost_chance(s, sight, card - SHIP_CARDS, power, side, s.mode.around[seat], waiting)
    lies = float(pot(s, planet, NO_SHIP_YET))
    other = strongest_rival(s, side)
    return (1.0 - lost) * (lies + next_step(s, side)) - lost * (lies + float(power) + other - LOST_MALUS)


def strongest_rival(s: KarmanSwapState, side: i64) -> float:
    """What one more colonisation is worth to the other side that needs it most."""
    most = 0.0
    for other in range(s.mode.sides):
        if other != side:
            step = next_step(s, other)
            if step > most:
                most = step
    return most


def rate_loss(s: KarmanSwapState, seat: i64) -> float:
    """What it means to concede: all contests that an opponent leads, but for what an Exploration brings."""
    side = s.mode.side[seat]
    total = CONCEDE
    for planet in s.contests:
        winner = leading_side(s, planet)
        if winner != side:
            total -= float(pot(s, planet, leader(s, planet))) + next_step(s, winner)
    return total
