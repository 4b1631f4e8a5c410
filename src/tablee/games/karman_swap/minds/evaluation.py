"""What a position is worth to a side, in Prestige: what it has, what it leads, and what the next player finds.

`value` is for one who decides and reads what that seat knows; `chance` is for worlds where nothing is hidden.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.data import STRATEGIES
from tablee.games.karman_swap.minds.cards import (
    COLONISED,
    HUNTER,
    WON,
    hand_worth,
    next_step,
    planet_worth,
    track_worth,
)
from tablee.games.karman_swap.minds.knowing import ALL, Sight, lost_chance
from tablee.games.karman_swap.rules.bits import count
from tablee.games.karman_swap.rules.contests import is_active, leader, pot
from tablee.games.karman_swap.rules.hunting import worth
from tablee.games.karman_swap.rules.markers import opener_of, owner_of, waiting_at
from tablee.games.karman_swap.rules.market import trump
from tablee.games.karman_swap.rules.rounds import advance, score
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import COUNT9, EACH, LAST_SHIP, SHIP_CARDS, SHIPS
from tablee.kernel import NOBODY

PER_DISCOVERY: Final[float] = STRATEGIES.position.per_discovery
PER_RESEARCH: Final[float] = STRATEGIES.position.per_research
LOST_MALUS: Final[float] = STRATEGIES.position.lost_malus
SETUP: Final[float] = STRATEGIES.position.setup
SETUP_BONUS: Final[float] = STRATEGIES.position.setup_bonus
EXPOSURE: Final[float] = STRATEGIES.position.exposure
EXPOSURE_BONUS: Final[float] = STRATEGIES.position.exposure_bonus
HUNTER_RISK: Final[float] = STRATEGIES.position.hunter
MOST_RISK: Final[float] = STRATEGIES.position.most_risk
HAND: Final[float] = STRATEGIES.position.hand
PER_TRUMP: Final[float] = STRATEGIES.position.trump
SCALE: Final[float] = STRATEGIES.position.scale


def value(s: KarmanSwapState, seat: i64) -> float:
    """How far a seat's side is ahead of the best other one, as far as the seat knows."""
    if s.over:
        return WON if (s.winners >> seat) & 1 else -WON
    totals = shares(s, Sight(s, seat))
    side = s.mode.side[seat]
    totals[side] += held(s, seat)
    best = -10.0 * WON
    for other in range(s.mode.sides):
        if other != side and totals[other] > best:
            best = totals[other]
    return totals[side] - best


def shares(s: KarmanSwapState, sight: Sight) -> list[float]:
    """What each side has, hands apart."""
    totals: list[float] = []
    for side in range(s.mode.sides):
        had = PER_DISCOVERY * float(s.discovery[side]) + PER_RESEARCH * float(s.research[side])
        totals.append(had + float(s.prestige[side]) + COLONISED[s.colonised[side]] + track_worth(s, side))
    for planet in s.contests:
        divide(s, sight, planet, totals)
    if s.kind != LAST_SHIP:
        totals[s.mode.side[s.to_move]] += chances_of(s, sight, s.to_move)
    return totals


def held(s: KarmanSwapState, seat: i64) -> float:
    """What a hand is worth."""
    hand: i64 = s.hands[seat]
    total = HAND * hand_worth(hand)
    colour = trump(s)
    if colour != NOBODY:
        total += PER_TRUMP * float(COUNT9[(hand >> (colour * 9)) & 511])
    return total


def divide(s: KarmanSwapState, sight: Sight, planet: i64, totals: list[float]) -> None:
    """Share out what lies in an open contest, by the chance that its leader is beaten."""
    ship = leader(s, planet)
    side = s.mode.side[owner_of(s, ship)]
    power = worth(s, ship + SHIP_CARDS)
    order = s.mode.around[opener_of(s, planet)]
    lost = lost_chance(s, sight, ship, power, side, order, waiting_at(s, planet))
    lies = float(pot(s, planet, ship))
    totals[side] += (1.0 - lost) * (lies + next_step(s, side))
    part = lost / float(s.mode.sides - 1)
    for other in range(s.mode.sides):
        if other != side:
            totals[other] += part * (lies + float(power) + next_step(s, other) - LOST_MALUS)


def chances_of(s: KarmanSwapState, sight: Sight, seat: i64) -> float:
    """What the next player finds: planets to open contests for, and creatures to hunt."""
    found = 0.0
    known = sight.known(s, seat)
    share = sight.share(s, seat)
    for planet in s.placed:
        creatures: i64 = s.creatures[planet]
        if not is_active(s, planet) or opener_of(s, planet) != NOBODY or creatures == 0:
            continue
        found += SETUP * (float(planet_worth(s, planet)) + SETUP_BONUS)
        card: i64 = 0
        while creatures:
            if creatures & 1:
                size = worth(s, card)
                found += (
                    EXPOSURE * risk(sight.unseen, known, share, card // EACH, size) * (float(size) + EXPOSURE_BONUS)
                )
            creatures >>= 1
            card += 1
    return found


def risk(unseen: i64, known: i64, share: float, colour: i64, size: i64) -> float:
    """How likely the next player can hunt a creature."""
    if size >= 8:
        return 0.0
    first = HUNTER[colour] * 9
    if ((known >> first) & 511) >> (size + 1):
        return HUNTER_RISK
    chance = HUNTER_RISK * share * float(COUNT9[((unseen >> first) & 511) >> (size + 1)])
    return chance if chance < MOST_RISK else MOST_RISK


def chance(s: KarmanSwapState, seat: i64) -> float:
    """The estimated chance that a seat's side wins the match; nothing is hidden."""
    if s.over:
        return 1.0 if (s.winners >> seat) & 1 else 0.0
    side = s.mode.side[seat]
    chances = round_chances(s)
    if s.rounds == 1:
        return chances[side]
    total = 0.0
    for other in range(s.mode.sides):
        wins = s.wins[:]
        wins[other] += 1
        total += chances[other] * match_chance(wins, s.rounds, side)
    return total


def round_chances(s: KarmanSwapState) -> list[float]:
    """The chance of each side to win the round."""
    totals = shares(s, Sight(s, ALL))
    for seat in range(s.seats):
        totals[s.mode.side[seat]] += held(s, seat) * float(s.mode.sides) / float(s.seats)
    most = max(totals)
    powers = [exp((total - most) / SCALE) for total in totals]
    whole = sum(powers)
    return [power / whole for power in powers]


def match_chance(wins: list[int], rounds: i64, side: i64) -> float:
    """The chance of a side to win the match if every round to come is even."""
    for other in range(len(wins)):
        if wins[other] >= rounds:
            return 1.0 if other == side else 0.0
    total = 0.0
    for other in range(len(wins)):
        later = wins[:]
        later[other] += 1
        total += match_chance(later, rounds, side)
    return total / float(len(wins))


def measured(s: KarmanSwapState, seat: i64) -> list[float]:
    """What a hint counts of a player's side: Prestige with gems, colonisations, extinction steps, cards, ships."""
    side = s.mode.side[seat]
    hand: i64 = s.hands[seat]
    return [
        float(score(s, side)),
        float(s.colonised[side]),
        float(advance(s, side)),
        float(count(hand & SHIPS)),
        float(count(hand)),
    ]
