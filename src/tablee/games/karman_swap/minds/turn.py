"""The search of one's own turn: chains of abilities, tried to their end and valued there.

Everything tried is one's own choice; cards that the seat has not seen are never chosen, and the turn ends where another
plays.
"""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.karman_swap.minds.evaluation import value
from tablee.games.karman_swap.minds.knowing import Sight, unseen_by
from tablee.games.karman_swap.minds.policy import rate
from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.bits import count
from tablee.games.karman_swap.rules.contests import leader
from tablee.games.karman_swap.rules.hunting import prey, worth
from tablee.games.karman_swap.rules.state import KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import BIT, SHIP_CARDS, VALUE
from tablee.kernel import Rules

FEW: Final = 3  # cards that are worth a thought where one is given away or drawn
MOST_GEMS: Final = 9  # more never make prey


@final
class Way:
    """A way to play a turn to its end: the own choices, and what the position is worth then."""

    def __init__(self, worth: float, choices: list[int]) -> None:
        self.worth = worth
        self.choices = choices


def by_worth(way: Way) -> float:
    """The best first."""
    return -way.worth


@final
class Turn:
    """One search: so many leaves, and so many abilities in a chain."""

    def __init__(self, rules: Rules, s: KarmanSwapState, leaves: i64, abilities: i64) -> None:
        self.rules = rules
        self.seat: i64 = s.to_move
        self.turn: i64 = s.turns
        self.unseen: i64 = unseen_by(s, s.to_move)
        self.abilities: i64 = abilities
        self.ways: list[Way] = []
        start = s.copy()
        one_round(start)
        self.explore(start, [], leaves)

    def explore(self, s: KarmanSwapState, choices: list[int], leaves: i64) -> None:
        """Try what may follow, the leaves shared out among the options; with none left, go on at a glance."""
        options = self.go_on(s, choices, leaves)
        left = leaves
        for at in range(len(options)):
            share = left // (len(options) - at)
            before = len(self.ways)
            tried = s.copy()
            self.rules.answer(tried, options[at])
            self.explore(tried, [*choices, options[at]], share if share > 1 else 1)
            left -= len(self.ways) - before
            if left <= 0:
                return

    def go_on(self, s: KarmanSwapState, choices: list[int], leaves: i64) -> list[int]:
        """Answer as long as there is no choice to make, in place; the options where there is one, none at a leaf."""
        while not self.is_over(s):
            options = self.worthy(s)
            if not options:
                break
            if len(options) > 1 and leaves > 1 and s.to_move == self.seat:
                return options
            if s.to_move == self.seat:
                choices.append(options[0])
            self.rules.answer(s, options[0])
        self.ways.append(Way(value(s, self.seat), choices))
        return []

    def is_over(self, s: KarmanSwapState) -> bool:
        """Whether another plays, but for cards that others draw while one explores."""
        return s.over or s.turns != self.turn or (s.to_move != self.seat and s.kind != ask.DRAW)

    def worthy(self, s: KarmanSwapState) -> list[int]:
        """The options that are worth a try, the best at a glance first."""
        kind = s.kind
        if kind == ask.CONVERT:
            return s.options[-1:]
        if kind == ask.BOOST:
            return boosts(s)
        if kind in (ask.USE_ABILITY, ask.USE_EITHER) and count(s.used) >= self.abilities:
            return s.options[:1]
        order = self.ordered(s)
        if kind in (ask.PASS_HAND_CARD, ask.PASS_MARKET_CARD, ask.DRAW) or is_given_away(s):
            return order[:FEW]
        return order

    def ordered(self, s: KarmanSwapState) -> list[int]:
        """The options, the best at a glance first, without cards that the seat has not seen."""
        sight = Sight(s, s.to_move)
        order = [
            (-rate(s, sight, option), option)
            for option in s.options
            if not (number.CARD <= option < number.PLAY and self.unseen & BIT[option - number.CARD])
        ]
        order.sort()
        return [option for worth_of, option in order]


def is_given_away(s: KarmanSwapState) -> bool:
    """Whether a card of the hand goes to the Market."""
    return s.kind == ask.ABILITY_HAND_CARD and s.frames[-1].effect in (ask.SWAP_MARKET_HAND, ask.PLANET_TO_MARKET)


def one_round(s: KarmanSwapState) -> None:
    """Let the match end with this round: that is what a turn is played for."""
    s.rounds = 1
    s.wins = s.mode.none


def boosts(s: KarmanSwapState) -> list[int]:
    """No gem, as few as change what is hunted or who leads; on ships also one or two more."""
    f = s.frames[-1]
    card: i64 = f.chosen
    most: i64 = len(s.options) - 1
    if card < SHIP_CARDS:
        return [number.NUMBER, *flips(s, card, f.count, most if most < MOST_GEMS else MOST_GEMS)]
    tried: list[int] = []
    enough = missing(s, card)
    for gems in (0, enough, enough + 1, enough + 2):
        if gems <= most and number.NUMBER + gems not in tried:
            tried.append(number.NUMBER + gems)
    return tried


def flips(s: KarmanSwapState, card: i64, planet: i64, most: i64) -> list[int]:
    """The numbers of gems at which an arriving creature has one prey more."""
    found: list[int] = []
    before = prey(s, card, planet)
    held = s.gems
    for gems in range(1, most + 1):
        s.gems = put(held, card, held[card] + gems)
        after = prey(s, card, planet)
        if after != before:
            found.append(number.NUMBER + gems)
            before = after
    s.gems = held
    return found


def missing(s: KarmanSwapState, card: i64) -> i64:
    """How many gems a ship that has arrived needs to lead."""
    for planet in s.placed:
        if (s.around[planet] >> (card - SHIP_CARDS)) & 1:
            first = leader(s, planet)
            if first != card - SHIP_CARDS:
                return worth(s, first + SHIP_CARDS) + 1 - VALUE[card]
    return 0
