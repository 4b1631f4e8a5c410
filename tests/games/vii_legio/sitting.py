"""A game of VII Legio in progress, set up in the words of the game, for scenarios."""

from collections.abc import Mapping, Sequence
from functools import cache

from tablee.games.vii_legio.rules.board import sector_of
from tablee.games.vii_legio.rules.effects import ACT, TURN
from tablee.games.vii_legio.rules.ship import IN_SPACE
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    CARD_COUNT,
    DIE,
    EXPERT,
    FIRST_TOKENS,
    IN_GAME,
    ITEM_COUNT,
    NONE,
    OF_PILE,
    PLANETS,
    RESET_CARD,
    SLOTS,
    SUPPLY,
    SX,
    TYPE,
    TYPES,
    UNIT,
    XCARDS,
)
from tablee.kernel import seeded
from tests.games.vii_legio.fleet import Craft, ship
from tests.games.vii_legio.table import GAME, Start, Table

Cards = Sequence[str]


class Sitting(Table):
    """A turn of `active`: with a `hand`, at its first action in space; without one, at its very beginning.

    Ships that are not named are at the base. `slots` has a planet and its card, "S3-1 A14", or the card of slot X;
    cards where a ship has landed lie face up, and those in `up`. Planets in `slots` and `empty` have no 1VP token.
    `hand`, `deck`, `pile_a` and `pile_b` are what lies on top, the top first, and what is not named follows, R.A.Z.
    last; `left` is all that the deck still has, the rest is discarded. `die` are the next rolls.
    """

    def __init__(
        self,
        *ships: Craft,
        players: int = 2,
        active: int = 0,
        first: int = 0,
        round: int = 1,
        slots: Mapping[str, str] | None = None,
        up: Cards = (),
        closed: Cards = (),
        scanned: Mapping[str, Sequence[int]] | None = None,
        empty: Cards = (),
        hand: Cards | None = None,
        deck: Cards = (),
        left: Cards | None = None,
        discards: Cards = (),
        pile_a: Cards = (),
        pile_b: Cards = (),
        pile_x: Cards | None = None,
        open_x: bool = False,
        mid_turn: bool = False,
        die: Sequence[int] = (),
        seed: int = 1,
    ) -> None:
        crafts = [*(ships or [ship()]), *[ship("base")] * players][: max(players, len(ships))]
        made = [craft.made.copy() for craft in crafts]
        self.state = s = VIILegioState(seeded(seed_of(tuple(die)) if die else seed), first, made, [], [])
        s.round = round
        self._lay(slots or {}, up, closed, scanned or {})
        self._land(crafts)
        s.tokens = FIRST_TOKENS[s.seats] & ~sum(1 << planet for planet in s.planets if planet != NONE)
        s.tokens &= ~sum(1 << PLANETS.index(planet) for planet in empty)
        s.x_open = int(open_x or any(each.sector == SX for each in made) or "x" in (slots or {}))
        s.supply = SUPPLY - sum(each.owned(item) * UNIT[item] for each in made for item in range(EXPERT, ITEM_COUNT))
        self._pile(pile_a, pile_b, pile_x)
        self._stack(hand or (), deck, left, discards)
        frame = s.push(TURN, active)
        if mid_turn or (hand is not None and made[active].place == IN_SPACE):
            frame.at = ACT
            s.hand = len(hand or ())
        self.goes_on()

    def _lay(self, slots: Mapping[str, str], up: Cards, closed: Cards, scanned: Mapping[str, Sequence[int]]) -> None:
        """The cards in the slots."""
        s = self.state
        cards, planets = s.cards[:], s.planets[:]
        for name, lying in slots.items():
            *planet, card = lying.split()
            cards[SLOTS.index(name)] = XCARDS.index(card)
            planets[SLOTS.index(name)] = PLANETS.index(planet[0]) if planet else NONE
        s.cards, s.planets = cards, planets
        s.face_up = sum(1 << SLOTS.index(name) for name in {*up, *closed})
        s.completed = sum(1 << SLOTS.index(name) for name in closed)
        s.scanned = sum(1 << 4 * SLOTS.index(name) + seat for name, seats in scanned.items() for seat in seats)

    def _land(self, crafts: Sequence[Craft]) -> None:
        """Ships on planets, and what was observed there."""
        s = self.state
        for craft, each in zip(crafts, s.ships, strict=True):
            if each.slot != NONE:
                each.sector = sector_of(s, each.slot)
                s.face_up |= 1 << each.slot
            for card, turns in craft.observed.items():
                each.paid += turns * UNIT[s.cards.index(XCARDS.index(card))]

    def _pile(self, pile_a: Cards, pile_b: Cards, pile_x: Cards | None) -> None:
        """The piles: those named on top, then others, so many that with the slots as many play as should."""
        s = self.state
        piles = []
        for zone, named in enumerate((pile_a, pile_b, pile_x or ())):
            top = [XCARDS.index(card) for card in named]
            lying = [card for card in OF_PILE[zone] if card in s.cards]
            rest = [card for card in OF_PILE[zone] if card not in top and card not in lying]
            piles.append([*top, *rest][: IN_GAME[zone] - len(lying)][::-1])
        s.pile_a, s.pile_b, s.pile_x = piles
        if pile_x is not None:
            s.pile_x = [XCARDS.index(card) for card in pile_x][::-1]

    def _stack(self, hand: Cards, deck: Cards, left: Cards | None, discards: Cards) -> None:
        """The deck with the hand on top, and the discard pile."""
        s = self.state
        free = [*(card for card in range(CARD_COUNT) if card != RESET_CARD), RESET_CARD]
        gone = _take(free, discards)
        top = _take(free, [*hand, *(deck if left is None else left)])
        rest = free if left is None else []
        s.discards = gone if left is None else [*gone, *(card for card in free if card != RESET_CARD)]
        s.deck = [*top, *rest][::-1]


def _take(free: list[int], types: Cards) -> list[int]:
    """Cards of these types, taken out of those that are free."""
    taken = []
    for name in types:
        card = next(card for card in free if TYPES[TYPE[card]] == name)
        free.remove(card)
        taken.append(card)
    return taken


@cache
def seed_of(faces: tuple[int, ...]) -> int:
    """A seed whose first rolls of the die are these, in order."""
    seed = 0
    while True:
        rng = seeded(seed)
        if all(rng.below(DIE) + 1 == face for face in faces):
            return seed
        seed += 1


__all__ = ["GAME", "Craft", "Sitting", "Start", "Table", "seed_of", "ship"]
