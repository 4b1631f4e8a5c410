"""Karman Swap's own virtual players: the novice, who takes any legal option, with habits."""

from typing import Final, cast

from mypy_extensions import i64

from tablee.games.karman_swap.data import STRATEGIES
from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.contests import leader
from tablee.games.karman_swap.rules.hunting import prey, worth
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import SHIP_CARDS, VALUE
from tablee.kernel import Player, Rng, Seat, any_of

TASTE: Final = STRATEGIES.novice


class Novice(Player):
    """Plays a card if it can, lets creatures hunt, answers contests mostly; gives nothing, and saves its gems."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """Any other question is answered at random."""
        world = cast(KarmanSwapState, seat.imagine(rng))
        options = world.options
        kind = world.kind
        if kind == ask.GIFT_CARD:
            return number.STOP
        if kind == ask.TURN_ACTION:
            return any_of([option for option in options if option != number.PASS] or options, rng)
        if kind == ask.PASS_OPTION:
            return number.DISCARD if number.DISCARD in options and rng.flip(TASTE.discards) else number.PLAIN
        if kind == ask.DESTINATION:
            return any_of(hunting_grounds(world), rng)
        if kind == ask.USE_ABILITY:
            return number.USE if rng.flip(TASTE.uses) else number.NO
        if kind == ask.RESPOND or kind == ask.LAST_SHIP:
            return answered(options, rng)
        if kind == ask.CONVERT:
            return options[-1]
        return closest_lead(world) if kind == ask.BOOST else any_of(options, rng)


def hunting_grounds(world: KarmanSwapState) -> list[int]:
    """The planets where the chosen creature finds prey, or all of them."""
    card: i64 = world.frames[-1].chosen
    if card >= SHIP_CARDS:
        return world.options
    return [option for option in world.options if prey(world, card, option - number.PLANET)] or world.options


def answered(options: list[int], rng: Rng) -> int:
    """Any ship, seven times in ten; else concede or decline."""
    return any_of(options[:-1], rng) if len(options) > 1 and rng.flip(TASTE.answers) else options[-1]


def closest_lead(world: KarmanSwapState) -> int:
    """As many gems as let a ship lead by exactly 1, else none."""
    card: i64 = world.frames[-1].chosen
    if card < SHIP_CARDS:
        return number.NUMBER
    for planet in world.placed:
        if (world.around[planet] >> (card - SHIP_CARDS)) & 1:
            first = leader(world, planet)
            gems = worth(world, first + SHIP_CARDS) + 1 - VALUE[card]
            if first != card - SHIP_CARDS and number.NUMBER + gems in world.options:
                return number.NUMBER + gems
    return number.NUMBER
