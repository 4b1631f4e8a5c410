"""A table of Karman Swap set up in the words of the game, for scenarios."""

from collections.abc import Mapping, Sequence
from typing import Self

from tablee.games import GAMES
from tablee.games.karman_swap.people.view import KarmanSwapView
from tablee.games.karman_swap.rules.bits import listed, unpacked
from tablee.games.karman_swap.rules.chart import draw
from tablee.games.karman_swap.rules.contests import open_or_join
from tablee.games.karman_swap.rules.effects import TURN
from tablee.games.karman_swap.rules.markers import (
    mark_arrows,
    mark_contest,
    mark_status,
    opener_of,
    status_of,
    waiting_at,
)
from tablee.games.karman_swap.rules.market import trump, turn_up
from tablee.games.karman_swap.rules.mode import MODE
from tablee.games.karman_swap.rules.state import ACTIVE, INACTIVE, KarmanSwapState, empty_table
from tablee.games.karman_swap.rules.tables import (
    BIT,
    CARD,
    CARD_COUNT,
    CARD_NAMES,
    COLOURS,
    PLANET,
    PLANET_COUNT,
    PLANET_NAMES,
    SHIP_CARDS,
    STACK,
)
from tablee.games.karman_swap.rules.zones import come_to
from tablee.kernel import NOBODY, seeded
from tests.games.sitting import AnySitting

Cards = list[str]
Lying = str | tuple[str, int]  # a creature; or a ship and the seat it counts for
Planets = Mapping[str, Sequence[Lying]]


class Sitting(AnySitting[KarmanSwapState]):
    """A round in progress, at the choice of an action of `active`.

    `planets` are those in play with what lies there, in order of arrival; `domes` names the side that has colonised
    some of them. An active planet with ships is contested: its opener is the first ship's seat, and `waiting` says who
    is still to answer (without it, all who have no ship there). `stacks` are the planets below, top first; without
    them the rest in order, half and half. Cards that lie nowhere are dealt to the seats without a hand, or left out.
    """

    game = GAMES["karman_swap"]

    def __init__(
        self,
        hands: dict[int, Cards] | None = None,
        planets: Planets | None = None,
        *,
        players: int = 4,
        active: int = 0,
        domes: dict[str, int] | None = None,
        waiting: dict[str, list[int]] | None = None,
        market: Cards | None = None,
        pyramid: Cards | None = None,
        stacks: list[list[str]] | None = None,
        research: list[int] | None = None,
        discovery: list[int] | None = None,
        prestige: list[int] | None = None,
        colonised: list[int] | None = None,
        track: list[int] | None = None,
        wins: list[int] | None = None,
        arrows: dict[str, int] | None = None,
        rounds: int = 2,
        starter: int = 0,
    ) -> None:
        mode = MODE[players]
        s = empty_table(mode, seeded(1), rounds, starter)
        self.state = s
        s.round = 1
        s.market = bits(market or [])
        s.pyramid = [CARD[card] for card in pyramid or []]
        turn_up(s)
        s.research = research or mode.none
        s.discovery = discovery or mode.none
        s.prestige = prestige or mode.none
        s.track = track or mode.start
        s.wins = wins or mode.none
        self._put_planets(planets or {}, domes or {}, waiting or {})
        domes_of = unpacked(s.status, PLANET_COUNT).count
        s.colonised = colonised or [domes_of(INACTIVE + side) for side in range(mode.sides)]
        for ship, count in (arrows or {}).items():
            mark_arrows(s, CARD[ship] - SHIP_CARDS, count)
        self._stack(stacks)
        self._deal(hands or {})
        s.push(TURN, active)
        s.turns = 1
        self.goes_on()

    def _put_planets(self, planets: Planets, domes: dict[str, int], waiting: dict[str, list[int]]) -> None:
        s = self.state
        s.placed = [PLANET[name] for name in planets]
        for name, lying in planets.items():
            planet = PLANET[name]
            mark_status(s, planet, INACTIVE + domes[name] if name in domes else ACTIVE)
            ships = [each for each in lying if isinstance(each, tuple)]
            for each in lying:
                card, seat = each if isinstance(each, tuple) else (each, 0)
                come_to(s, seat, CARD[card], planet)
            if ships and name not in domes:
                open_or_join(s, ships[0][1], planet)
                there = {seat for _, seat in ships}
                left = waiting.get(name, [seat for seat in range(s.seats) if seat not in there])
                mark_contest(s, planet, ships[0][1], sum(1 << seat for seat in left))
        draw(s)

    def _stack(self, stacks: list[list[str]] | None) -> None:
        s = self.state
        rest = [planet for planet in range(PLANET_COUNT) if planet not in s.placed]
        below = [[PLANET[name] for name in stack] for stack in stacks] if stacks else [rest[:STACK], rest[STACK:]]
        s.left = [len(stack) for stack in below]
        gone = [planet for planet in range(PLANET_COUNT) if planet not in below[0] + below[1]]
        s.order = []
        for stack in below:
            above = STACK - len(stack)
            s.order += [*gone[:above], *stack]
            del gone[:above]

    def _deal(self, hands: dict[int, Cards]) -> None:
        s = self.state
        used = s.market | sum(BIT[card] for card in s.pyramid)
        for planet in range(PLANET_COUNT):
            used |= s.creatures[planet] | s.around[planet] << SHIP_CARDS
        for seat, hand in hands.items():
            s.hands[seat] = bits(hand)
            used |= s.hands[seat]
        others = [seat for seat in range(s.seats) if seat not in hands]
        for at, card in enumerate(listed(BIT[CARD_COUNT - 1] * 2 - 1 & ~used, 0)):
            if others:
                s.hands[others[at % len(others)]] |= BIT[card]

    # What is done.

    def plays(self, card: str, planet: str, *answers: object) -> Self:
        """The active player plays a card to a planet, and what else is answered then."""
        kind = "ship" if CARD[card] >= SHIP_CARDS else "creature"
        return self.chooses(f"{kind}:{card}", planet, *answers)

    # What lies where.

    def hand(self, seat: int) -> Cards:
        """A hand."""
        return names(self.state.hands[seat])

    @property
    def market(self) -> Cards:
        """The Market, but for the pyramid."""
        return names(self.state.market)

    def at(self, planet: str) -> Cards:
        """The cards at a planet: creatures, then ships in order of arrival."""
        s, number = self.state, PLANET[planet]
        ships = sorted(listed(s.around[number], 0), key=lambda ship: s.arrived[ship])
        return [*names(s.creatures[number]), *(CARD_NAMES[SHIP_CARDS + ship] for ship in ships)]

    def is_contested(self, planet: str) -> bool:
        """Whether a contest is open there."""
        return PLANET[planet] in self.state.contests

    def waiting(self, planet: str) -> list[int]:
        """The waiting list of a contest, in order."""
        s, number = self.state, PLANET[planet]
        return [seat for seat in s.mode.around[opener_of(s, number)] if waiting_at(s, number) >> seat & 1]

    def dome(self, planet: str) -> int | None:
        """The side that has colonised a planet."""
        status = status_of(self.state, PLANET[planet])
        return status - INACTIVE if status >= INACTIVE else None

    @property
    def planets(self) -> list[str]:
        """The planets in play, in order of placing."""
        return [PLANET_NAMES[planet] for planet in self.state.placed]

    @property
    def trump(self) -> str | None:
        """The trump colour."""
        colour = trump(self.state)
        return None if colour == NOBODY else COLOURS[colour]

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.state.frames[0].seat

    def view(self, seat: int) -> KarmanSwapView:
        """The table as a seat sees it."""
        view = self.game.telling.view(self.state, seat)
        assert isinstance(view, KarmanSwapView)
        return view


def bits(cards: Cards) -> int:
    """A set of cards."""
    return sum(BIT[CARD[card]] for card in cards)


def names(cards: int) -> Cards:
    """The cards of a set."""
    return [CARD_NAMES[card] for card in listed(cards, 0)]
