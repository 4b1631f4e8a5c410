"""What options are worth: the best way to play on from each of them."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.minds.policy import glances
from tablee.games.karman_swap.minds.turn import Turn, by_worth
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.kernel import Best, Rng, Rules

UNTRIED: Final = 5000.0  # below whatever was tried
ALIKE: Final = 2  # plans that begin with the same two choices
GLANCED: Final = (ask.GIFT_CARD, ask.GIFT_RETURN)  # questions that no search of a turn answers


def rates(rules: Rules, s: KarmanSwapState, leaves: i64, abilities: i64) -> list[float]:
    """What each option is worth to the seat that decides: the best way found from it, else a glance."""
    seen = glances(s)
    if s.kind in GLANCED or len(s.options) == 1:
        return seen
    best: dict[int, float] = {}
    for way in Turn(rules, s, leaves, abilities).ways:
        option = way.choices[0]
        if option not in best or way.worth > best[option]:
            best[option] = way.worth
    return [best[s.options[at]] if s.options[at] in best else seen[at] - UNTRIED for at in range(len(seen))]


def prefer(rules: Rules, s: KarmanSwapState, leaves: i64, abilities: i64, rng: Rng) -> int:
    """The option worth most to the seat that decides; ties at random."""
    if len(s.options) == 1:
        return s.options[0]
    worths = rates(rules, s, leaves, abilities)
    best = Best()
    for at in range(len(worths)):
        best.offer(s.options[at], worths[at], rng)
    return best.choice


def plans(rules: Rules, s: KarmanSwapState, most: i64, leaves: i64, abilities: i64) -> list[list[int]]:
    """The best ways to play the turn, the best first; few of them begin alike."""
    if s.kind in GLANCED or len(s.options) == 1:
        seen = glances(s)
        order = [(-seen[at], s.options[at]) for at in range(len(seen))]
        order.sort()
        return [[option] for worth, option in order[:most]]
    ways = Turn(rules, s, leaves, abilities).ways
    ways.sort(key=by_worth)
    found: list[list[int]] = []
    for way in ways:
        if len(found) < most and alike(found, way.choices) < ALIKE:
            found.append(way.choices)
    return found


def reply(rules: Rules, s: KarmanSwapState, leaves: i64, abilities: i64) -> list[int]:
    """The best way to play the turn; none where a glance will do."""
    if s.kind in GLANCED or len(s.options) == 1:
        return []
    best: list[int] = []
    most = -10.0 * UNTRIED
    for way in Turn(rules, s, leaves, abilities).ways:
        if way.worth > most:
            most = way.worth
            best = way.choices
    return best


def alike(found: list[list[int]], choices: list[int]) -> i64:
    """How many plans begin with the same two choices."""
    same: i64 = 0
    for other in found:
        if other[:2] == choices[:2]:
            same += 1
    return same
