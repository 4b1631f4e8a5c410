"""What a seat may see of Karman Swap, built from nothing: the table, its own hand, and what it knows of others'."""

from dataclasses import dataclass
from typing import Final

from tablee.games.karman_swap.people.foresight import Lead, leads
from tablee.games.karman_swap.people.scores import scores
from tablee.games.karman_swap.rules.bits import count, listed
from tablee.games.karman_swap.rules.contests import leader, pot
from tablee.games.karman_swap.rules.effects import GO, TURN
from tablee.games.karman_swap.rules.exploration_steps import top_of
from tablee.games.karman_swap.rules.hunting import worth
from tablee.games.karman_swap.rules.markers import arrows_of, opener_of, owner_of, status_of, waiting_at
from tablee.games.karman_swap.rules.market import available, is_covered, is_face_down, trump
from tablee.games.karman_swap.rules.rounds import advance, score
from tablee.games.karman_swap.rules.sample import is_on_its_way, known_of_hand
from tablee.games.karman_swap.rules.state import EMPTY, INACTIVE, KarmanSwapState
from tablee.games.karman_swap.rules.tables import (
    CARD_NAMES,
    COLONISATIONS,
    COLOURS,
    DECISIONS,
    HEAD,
    PLANET_NAMES,
    RACE_GOAL,
    ROWS,
    SHIP_CARDS,
    SWAP_MARKET_HAND,
    SWAP_PLANET_MARKET,
    SWAP_PLANETS,
    TRANSFER_CREATURE,
    TRANSFER_SHIP,
)
from tablee.games.seeing import DecisionView, Score, decision_view
from tablee.kernel import NOBODY

Cards = tuple[str, ...]
# Abilities whose first card is chosen openly, before the second step.
HALVES: Final = (TRANSFER_CREATURE, TRANSFER_SHIP, SWAP_PLANET_MARKET, SWAP_MARKET_HAND, SWAP_PLANETS)


@dataclass(frozen=True, slots=True)
class LyingCard:
    """A creature on a planet, and its value with the gems on it."""

    card: str
    gems: int
    value: int


@dataclass(frozen=True, slots=True)
class LyingShip:
    """A ship around a planet: its power with gems, the seat it counts for, and its free arrows."""

    card: str
    gems: int
    power: int
    counts_for: int
    arrows: int


@dataclass(frozen=True, slots=True)
class ContestView:
    """An open contest: who opened it, who is still to answer, which ship leads, and what there is to win."""

    opener: int
    waiting: tuple[int, ...]
    leader: str
    side: int
    pot: int


@dataclass(frozen=True, slots=True)
class PlanetView:
    """A planet in play; `dome` is the side that has colonised it."""

    planet: str
    dome: int | None
    creatures: tuple[LyingCard, ...]
    ships: tuple[LyingShip, ...]
    contest: ContestView | None


@dataclass(frozen=True, slots=True)
class PyramidCard:
    """A card of the pyramid: face down it has no name."""

    card: str | None
    is_available: bool


@dataclass(frozen=True, slots=True)
class MarketView:
    """The Market by group; the pyramid of two players from its base to its top, None where a card has gone."""

    red: Cards
    green: Cards
    blue: Cards
    ships: Cards
    pyramid: tuple[tuple[PyramidCard | None, ...], ...]
    available: Cards
    trump: str | None


@dataclass(frozen=True, slots=True)
class StackView:
    """A stack of planets: the visible one, and how many there are."""

    planet: str | None
    left: int


@dataclass(frozen=True, slots=True)
class SideView:
    """A side: its gems, its points, its tracks and the rounds it has won."""

    side: int
    colour: str
    seats: tuple[int, ...]
    research: int
    discovery: int
    prestige: int
    score: int  # if the round ended now on points
    colonised: int
    colonised_goal: int
    extinction: int  # steps towards its head
    extinction_goal: int
    wins: int


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand: one's own, or the number of cards and those that are known to be in it."""

    seat: int
    side: int
    cards: Cards | None
    count: int
    known: Cards


@dataclass(frozen=True, slots=True)
class KarmanSwapView:
    """All that a seat may know."""

    seat: int
    round: int
    rounds_to_win: int
    starter: int
    active: int | None
    turn: int
    lap: int | None  # turns left once the stacks are empty, the present one included
    passes: int
    sides: tuple[SideView, ...]
    hands: tuple[HandView, ...]
    planets: tuple[PlanetView, ...]
    stacks: tuple[StackView, ...]
    market: MarketView
    explorations: int  # that are due
    used: Cards
    picked: Cards  # chosen openly, or by oneself, and still on their way
    scores: tuple[Score, ...]
    decision: DecisionView | None
    leads: tuple[Lead, ...]  # from one's own options, and what their cards would do
    over: bool
    winners: tuple[int, ...]


def view(s: KarmanSwapState, seat: int) -> KarmanSwapView:
    """All that a seat may know; a spectator knows nothing private."""
    return KarmanSwapView(
        seat=seat,
        round=s.round,
        rounds_to_win=s.rounds,
        starter=s.starter,
        active=s.frames[0].seat if s.frames and s.frames[0].effect == TURN else None,
        turn=s.turns,
        lap=s.lap or None,
        passes=s.passes,
        sides=tuple(_side(s, side) for side in range(s.mode.sides)),
        hands=tuple(_hand(s, seat, owner) for owner in range(s.seats)),
        planets=tuple(_planet(s, planet) for planet in s.placed),
        stacks=tuple(_stack(s, stack) for stack in range(len(s.left))),
        market=_market(s),
        explorations=len(s.due),
        used=names(s.used),
        picked=_picked(s, seat),
        scores=scores(s),
        decision=decision_view(s, seat, DECISIONS, are_public=False),
        leads=leads(s, seat),
        over=s.over,
        winners=tuple(s.won()),
    )


def _picked(s: KarmanSwapState, seat: int) -> Cards:
    """Cards that were chosen for what is in progress and have not moved yet; one from a hand is its owner's secret."""
    if not s.frames:
        return ()
    f = s.frames[-1]
    if f.effect == TURN:
        cards = [f.chosen] if f.at == GO else f.cards
    elif f.effect in HALVES:
        cards = [f.chosen] if f.at == 1 else []
    else:
        cards = [f.chosen] if is_on_its_way(s) and f.seat == seat else []
    return tuple(CARD_NAMES[card] for card in cards)


def opened(s: KarmanSwapState) -> KarmanSwapState:
    """A copy in which all know every hand."""
    other = s.copy()
    for hand in s.hands:
        other.shown |= hand
    return other


def names(cards: int) -> Cards:
    """A set of cards by name, in their order."""
    return tuple(CARD_NAMES[card] for card in listed(cards, 0))


def _side(s: KarmanSwapState, side: int) -> SideView:
    return SideView(
        side=side,
        colour=COLOURS[s.mode.colours[side]],
        seats=tuple(seat for seat in range(s.seats) if s.mode.side[seat] == side),
        research=s.research[side],
        discovery=s.discovery[side],
        prestige=s.prestige[side],
        score=score(s, side),
        colonised=s.colonised[side],
        colonised_goal=COLONISATIONS,
        extinction=advance(s, side),
        extinction_goal=RACE_GOAL if s.mode.is_race else HEAD,
        wins=s.wins[side],
    )


def _hand(s: KarmanSwapState, seat: int, owner: int) -> HandView:
    mine = seat == owner
    return HandView(
        seat=owner,
        side=s.mode.side[owner],
        cards=names(s.hands[owner]) if mine else None,
        count=count(s.hands[owner]),
        known=() if mine else names(known_of_hand(s, seat, owner)),
    )


def _planet(s: KarmanSwapState, planet: int) -> PlanetView:
    return PlanetView(
        planet=PLANET_NAMES[planet],
        dome=status_of(s, planet) - INACTIVE if status_of(s, planet) >= INACTIVE else None,
        creatures=tuple(
            LyingCard(CARD_NAMES[card], s.gems[card], worth(s, card)) for card in listed(s.creatures[planet], 0)
        ),
        ships=tuple(_ship(s, ship) for ship in sorted(listed(s.around[planet], 0), key=lambda ship: s.arrived[ship])),
        contest=_contest(s, planet) if opener_of(s, planet) != NOBODY else None,
    )


def _ship(s: KarmanSwapState, ship: int) -> LyingShip:
    card = SHIP_CARDS + ship
    return LyingShip(CARD_NAMES[card], s.gems[card], worth(s, card), owner_of(s, ship), arrows_of(s, ship))


def _contest(s: KarmanSwapState, planet: int) -> ContestView:
    leading = leader(s, planet)
    waiting = tuple(seat for seat in s.mode.around[opener_of(s, planet)] if waiting_at(s, planet) >> seat & 1)
    return ContestView(
        opener=opener_of(s, planet),
        waiting=waiting,
        leader=CARD_NAMES[SHIP_CARDS + leading],
        side=s.mode.side[owner_of(s, leading)],
        pot=pot(s, planet, leading),
    )


def _stack(s: KarmanSwapState, stack: int) -> StackView:
    return StackView(PLANET_NAMES[top_of(s, stack)] if s.left[stack] else None, s.left[stack])


def _market(s: KarmanSwapState) -> MarketView:
    red, green, blue, ships = [names(s.market & (511 << 9 * group)) for group in range(4)]
    colour = trump(s)
    return MarketView(
        red=red,
        green=green,
        blue=blue,
        ships=ships,
        pyramid=_pyramid(s),
        available=names(available(s)),
        trump=None if colour == NOBODY else COLOURS[colour],
    )


def _pyramid(s: KarmanSwapState) -> tuple[tuple[PyramidCard | None, ...], ...]:
    rows, first = [], 0
    for size in ROWS if s.pyramid else []:
        rows.append(tuple(_pyramid_card(s, place) for place in range(first, first + size)))
        first += size
    return tuple(rows)


def _pyramid_card(s: KarmanSwapState, place: int) -> PyramidCard | None:
    card = s.pyramid[place]
    if card == EMPTY:
        return None
    is_hidden = is_face_down(s.pyramid, place)
    return PyramidCard(None if is_hidden else CARD_NAMES[card], not is_covered(s.pyramid, place))
