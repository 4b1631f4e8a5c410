"""The board of Karman Swap: planets with slots and contests, the Market or the pyramid, tracks, hands and pools."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from tablee.games.karman_swap.data import ABILITIES, CARDS, PLANETS
from tablee.games.karman_swap.people.view import (
    HandView,
    KarmanSwapView,
    LyingCard,
    LyingShip,
    PlanetView,
    PyramidCard,
    SideView,
)
from tablee.games.karman_swap.people.words import named
from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules.tables import CARD, COLOURS, PLANET
from tablee.games.language import listed, words
from tablee.kernel import NOBODY
from tablee.tui.boards.parts import Board, Card, Offering, SeatPanel, Track, Zone

SIGNS: Final = {"red": "▲", "green": "●", "blue": "◆", None: "▷"}
ABILITY_TEXTS: Final = {ability.id: ability for ability in ABILITIES.abilities}
CLOSING: Final = (number.STOP, number.PASS, number.CONCEDE, number.DECLINE, number.PLAIN, number.NO, number.NONE)
DOME: Final = "◉"


def board(view: object, names: Sequence[str], language: str) -> Board:
    """All that a seat sees of Karman Swap."""
    return Drawing(cast(KarmanSwapView, view), names, language).board()


class Drawing:
    """One view, drawn for one reader in one language."""

    def __init__(self, view: KarmanSwapView, names: Sequence[str], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language
        self.say = words("tablee.tui.boards.karman_swap", language).say

    def board(self) -> Board:
        """The whole board."""
        seats = tuple(self.panel(self.view.hands[seat]) for seat in self.order())
        return Board(
            tuple(self.shared()),
            seats,
            (self.extinction(), self.colonisation()),
            self.headline(),
            offering=self.offering(),
            own=self.own(),
        )

    def order(self) -> list[int]:
        """The seats as one looks at them: those after the reader first, the reader last."""
        seats = len(self.view.hands)
        first = self.view.seat + 1 if self.view.seat < seats else 0
        return [(first + step) % seats for step in range(seats)]

    def headline(self) -> str:
        """The round, the turn and whose it is; that the last lap is on, and passes in a row."""
        view = self.view
        if view.over:
            return self.say("karman-over", round=view.round)
        seat = view.active if view.active is not None else view.decision.seat if view.decision else view.starter
        you = "yes" if seat == view.seat else "no"
        parts = [self.say("karman-turn", you=you, round=view.round, turn=view.turn, player=self.names[seat])]
        if view.lap is not None:
            parts.append(self.say("karman-lap", count=view.lap))
        if view.passes:
            parts.append(self.say("karman-passes", count=view.passes, most=len(view.hands)))
        if view.used:
            parts.append(self.say("karman-used", cards=self.listed(view.used)))
        return " · ".join(parts)

    def own(self) -> tuple[str, ...]:
        """The pool and the points of the reader's side."""
        side = self.mine()
        if side is None:
            return ()
        return self.pool(side), self.say("karman-points", points=side.score)

    def mine(self) -> SideView | None:
        """The reader's side; a spectator has none."""
        return next((side for side in self.view.sides if self.view.seat in side.seats), None)

    def pool(self, side: SideView) -> str:
        """Discovery and Research gems."""
        return self.say("karman-pool", discovery=side.discovery, research=side.research)

    # Seats.

    def panel(self, hand: HandView) -> SeatPanel:
        """One player: the side, its gems, points and tracks; the hand, or what is known of it."""
        cards = tuple(self.card(card) for card in hand.cards) if hand.cards is not None else ()
        note = self.say("karman-open" if hand.cards is not None else "karman-hidden", count=hand.count)
        zone = Zone("hand", hand.seat, named("zone", "hand", self.language), cards, hand.count, note)
        known = (self.say("karman-known", cards=self.listed(hand.known)),) if hand.known else ()
        return SeatPanel(hand.seat, self.names[hand.seat], tuple(self.facts(hand)), (zone,), known, self.role(hand))

    def role(self, hand: HandView) -> str:
        """That somebody is the reader's partner."""
        mine = self.mine()
        is_mate = mine is not None and hand.side == mine.side and hand.seat != self.view.seat
        return self.say("karman-partner") if is_mate else ""

    def facts(self, hand: HandView) -> Iterator[str]:
        """The side and what it has; of partners who are not the reader, the first in order says it for both."""
        side = self.view.sides[hand.side]
        yield self.colour(side.colour)
        first = next(seat for seat in reversed(self.order()) if seat in side.seats)
        if hand.seat != first:
            return
        yield self.say("karman-points", points=side.score)
        yield self.pool(side)
        yield self.say("karman-planets", count=side.colonised, most=side.colonised_goal)
        yield self.say("karman-steps", count=side.extinction, most=side.extinction_goal)
        if self.view.rounds_to_win > 1:
            yield self.say("karman-wins", count=side.wins)

    # What lies on the table.

    def shared(self) -> Iterator[Zone]:
        """What matters most comes first: active planets with what lies there, the Market, stacks, colonised planets."""
        yield from (self.planet(planet) for planet in self.view.planets if planet.dome is None)
        yield self.market()
        for row, cards in enumerate(reversed(self.view.market.pyramid), start=1):
            if any(cards):
                yield self.pyramid(row, cards)
        yield from self.stacks()
        yield from (self.planet(planet) for planet in self.view.planets if planet.dome is not None)

    def stacks(self) -> Iterator[Zone]:
        """The planet that lies open on each stack."""
        for stack in self.view.stacks:
            if stack.planet is not None:
                title = self.say("karman-stack", planet=self.planet_name(stack.planet), slots=self.slots(stack.planet))
                note = self.say("karman-left", count=stack.left)
                yield Zone("stack", NOBODY, title, (), stack.left, note, ("planet", stack.planet))

    def planet(self, planet: PlanetView) -> Zone:
        """A planet: slots taken and there are, creatures, ships, and its dome or contest."""
        cards = (*map(self.creature, planet.creatures), *map(self.ship, planet.ships))
        title = " ".join([self.planet_name(planet.planet), self.slots(planet.planet, planet)])
        note = self.standing(planet)
        return Zone(
            "lying", NOBODY, f"{title} {note}".strip(), cards, len(cards), note or self.say("karman-active"),
            ("planet", planet.planet),
        )  # fmt: skip

    def standing(self, planet: PlanetView) -> str:
        """Who has colonised a planet, or who contests it for how much, and who is still to answer."""
        if planet.dome is not None:
            return self.say("karman-dome", side=self.colour(self.view.sides[planet.dome].colour))
        contest = planet.contest
        if contest is None:
            return ""
        waiting = listed([self.names[seat] for seat in contest.waiting], self.language)
        return self.say(
            "karman-contest",
            side=self.colour(self.view.sides[contest.side].colour),
            points=contest.pot,
            waiting=waiting,
            count=len(contest.waiting),
        )

    def slots(self, planet: str, seen: PlanetView | None = None) -> str:
        """For each colour: the slots taken, of how many, and what a creature is worth there."""
        face = PLANETS[PLANET[planet]]
        taken = [str(CARDS[CARD[each.card]].colour) for each in seen.creatures] if seen else []
        return " ".join(
            f"{SIGNS[colour]}{taken.count(colour)}/{slots}×{points}" if seen else f"{SIGNS[colour]}{slots}×{points}"
            for colour, slots, points in zip(COLOURS, face.slots.listed(), face.pp.listed(), strict=True)
        )

    def market(self) -> Zone:
        """The groups of the Market one after the other, and which colour is trump."""
        market = self.view.market
        found = [*market.red, *market.green, *market.blue, *market.ships]
        trump = "none" if market.trump is None else f"{SIGNS[market.trump]} {self.colour(market.trump)}"
        title = self.say("karman-market", trump=trump)
        note = self.say("karman-open", count=len(found))
        return Zone("market", NOBODY, title, tuple(map(self.card, found)), len(found), note)

    def pyramid(self, row: int, cards: Sequence[PyramidCard | None]) -> Zone:
        """A row of the pyramid, from the top; what is covered cannot be taken."""
        left = [card for card in cards if card is not None]
        shown = tuple(None if each.card is None else self.card(each.card) for each in left)
        free = sum(each.is_available for each in left)
        title = self.say("karman-pyramid", row=row, free=free)
        return Zone("market", NOBODY, title, shown, len(left), self.say("karman-open", count=len(left)))

    # Cards.

    def card(self, kind: str, value: int | None = None, also: str = "") -> Card:
        """A card that can be seen, with its ability; with gems it is worth more."""
        face = CARDS[CARD[kind]]
        ability = ABILITY_TEXTS[face.ability]
        effect = ability.effect.in_(self.language)
        worth = str(face.value if value is None else value)
        return Card(
            f"{face.name.in_(self.language)}{also}", SIGNS[face.colour], worth, face.colour or "ship", effect, kind
        )

    def creature(self, lying: LyingCard) -> Card:
        """A creature on a planet."""
        return self.card(lying.card, lying.value, self.gems(lying.gems))

    def ship(self, lying: LyingShip) -> Card:
        """A ship around a planet, with whom it counts for and its free arrows."""
        arrows = " ➚" * lying.arrows
        return self.card(lying.card, lying.power, f"{self.gems(lying.gems)} ({self.names[lying.counts_for]}){arrows}")

    def gems(self, count: int) -> str:
        """Gems on a card."""
        return f" +{count}" if count else ""

    # Tracks.

    def extinction(self) -> Track:
        """The tug of war from head to head, or the race of three."""
        sides = self.view.sides
        goal = sides[0].extinction_goal
        title = named("zone", "extinction", self.language)
        if len(sides) > 2:
            return Track(title, tuple(map(str, range(goal + 1))), {side.seats[0]: side.extinction for side in sides})
        red, green = sides[0], sides[1]
        steps = [str(abs(step)) for step in range(-goal, goal + 1)]
        steps[0], steps[-1] = self.colour(green.colour), self.colour(red.colour)
        steps[red.extinction + goal] = f"{DOME} {steps[red.extinction + goal]}"
        return Track(title, tuple(steps), {})

    def colonisation(self) -> Track:
        """How many planets each side has colonised."""
        tokens = {seat: side.colonised for side in self.view.sides for seat in side.seats}
        steps = tuple(map(str, range(self.view.sides[0].colonised_goal + 1)))
        return Track(named("zone", "colonisation", self.language), steps, tokens)

    # What helps to answer, and names.

    def offering(self) -> Offering:
        """What closes a question comes apart."""
        decision = self.view.decision
        if decision is None or decision.seat != self.view.seat:
            return Offering()
        return Offering(closing=tuple(option for option in CLOSING if option in decision.options))

    def colour(self, colour: str) -> str:
        """The name of a colour."""
        return named("colour", colour, self.language)

    def planet_name(self, planet: str) -> str:
        """The name of a planet."""
        return PLANETS[PLANET[planet]].name.in_(self.language)

    def listed(self, cards: Sequence[str]) -> str:
        """Cards in one breath."""
        return listed([CARDS[CARD[card]].name.in_(self.language) for card in cards], self.language)
