"""The eleven abilities, each a list of steps. The frame's `marks` is the card whose ability it is. (KSW-11)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.abilities import (
    exchangeable,
    huntable,
    removable,
    shiftable,
    takeable,
    transferable,
)
from tablee.games.karman_swap.rules.arrival_steps import (
    FRESH,
    MOVED,
    ConvertGems,
    PullDome,
    arrive,
)
from tablee.games.karman_swap.rules.bits import bit
from tablee.games.karman_swap.rules.contests import cancel_if_left
from tablee.games.karman_swap.rules.hunting import extinguish
from tablee.games.karman_swap.rules.market import available, leave_market
from tablee.games.karman_swap.rules.numbering import CARD, PLANET
from tablee.games.karman_swap.rules.options import cards_of, planets_of
from tablee.games.karman_swap.rules.places import accepted, harbours, havens, placeable, reach
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.swap_steps import SWAP_STEPS
from tablee.games.karman_swap.rules.tables import (
    COLOUR,
    CREATURES,
    EXTINGUISH,
    MARKET_TO_PLANET,
    PLACE_CREATURE,
    PLACE_SHIP,
    PLANET_TO_MARKET,
    SHIP_CARDS,
    SHIPS,
    SWAP_MARKET_HAND,
    SWAP_PLANET_MARKET,
    SWAP_PLANETS,
    TRANSFER_CREATURE,
    TRANSFER_SHIP,
)
from tablee.games.karman_swap.rules.zones import (
    go_from,
    hand_to_market,
    leave_hand,
    market_to_hand,
    planet_of,
    planet_to_hand,
    planet_to_market,
)
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE


class PickFromHand(Step[KarmanSwapState]):
    """Choose a card in hand, of some kinds, that can be placed; nobody sees it before it is. (KSW-11.1, 11.2, 11.12)"""

    def __init__(self, among: i64) -> None:
        self.among: i64 = among

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a card, if any can be placed."""
        cards = placeable(s, s.hands[f.seat] & self.among)
        if cards:
            s.ask(f.seat, ask.ABILITY_HAND_CARD, cards_of(cards))
        else:
            f.at += 2

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It is placed next."""
        f.chosen = choice - CARD
        f.at += 1


class PlaceIt(Step[KarmanSwapState]):
    """Place the card that was picked in hand. (KSW-11.1, KSW-11.2)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a planet."""
        s.ask(f.seat, ask.DESTINATION, planets_of(s, reach(s, COLOUR[f.chosen])))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It arrives there."""
        leave_hand(s, f.seat, f.chosen)
        arrive(s, f, f.chosen, choice - PLANET, FRESH)


class PickToMove(Step[KarmanSwapState]):
    """Choose a creature, or a ship, that has another planet to go to. (KSW-11.3, KSW-11.4)"""

    def __init__(self, *, ships: bool) -> None:
        self.ships = ships

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a card at a planet."""
        cards = shiftable(s, f.marks) if self.ships else transferable(s, f.marks)
        s.ask(f.seat, ask.ABILITY_PLANET_CARD, cards_of(cards))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It is moved next."""
        f.chosen = choice - CARD
        f.at += 1


class MoveIt(Step[KarmanSwapState]):
    """Move the card that was picked to another planet. (KSW-11.3, KSW-11.4)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a planet, active or not."""
        card = f.chosen
        planets = harbours(s) if card >= SHIP_CARDS else havens(s, COLOUR[card])
        s.ask(f.seat, ask.DESTINATION, planets_of(s, planets & ~bit(planet_of(s, card))))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It leaves, which may cancel a contest, and arrives."""
        card = f.chosen
        here = planet_of(s, card)
        if s.listening:
            s.tell(tell.MOVES, EVERYONE, [f.seat, card, here])
        go_from(s, card, here)
        arrive(s, f, card, choice - PLANET, MOVED)
        cancel_if_left(s, here)


class PickToExchange(Step[KarmanSwapState]):
    """Choose a card at a planet for which a Market card may come. (KSW-11.5)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a card at a planet."""
        s.ask(f.seat, ask.ABILITY_PLANET_CARD, cards_of(exchangeable(s, f.marks)))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It will go to the Market."""
        f.chosen = choice - CARD
        f.at += 1


class BringFromMarket(Step[KarmanSwapState]):
    """A Market card comes to the planet of the card that was picked, which goes to the Market. (KSW-11.5, 11.6)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a Market card."""
        planet = planet_of(s, f.chosen)
        cards = available(s) & accepted(s, planet, COLOUR[f.chosen])
        s.ask(f.seat, ask.ABILITY_MARKET_CARD, cards_of(cards))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """They change places, and the card from the Market arrives."""
        card = f.chosen
        planet = planet_of(s, card)
        if s.listening:
            s.tell(tell.LEAVES, EVERYONE, [f.seat, card, planet])
        leave_market(s, choice - CARD)
        planet_to_market(s, card, planet)
        arrive(s, f, choice - CARD, planet, FRESH)


class PickInMarket(Step[KarmanSwapState]):
    """Choose the Market card that changes places with one in hand. (KSW-11.7)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for an available card."""
        s.ask(f.seat, ask.ABILITY_MARKET_CARD, cards_of(available(s)))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It stays where it is until the other is chosen (KSW-12.7)."""
        f.chosen = choice - CARD
        f.at += 1


class ExchangeWithHand(Step[KarmanSwapState]):
    """A card in hand and the Market card change places. (KSW-11.7, KSW-12.7)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a card in hand."""
        s.ask(f.seat, ask.ABILITY_HAND_CARD, cards_of(s.hands[f.seat]))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """Both move together."""
        if s.listening:
            s.tell(tell.TAKES_MARKET, EVERYONE, [f.seat, f.chosen])
            s.tell(tell.PUTS, EVERYONE, [f.seat, choice - CARD])
        market_to_hand(s, f.seat, f.chosen)
        hand_to_market(s, f.seat, choice - CARD)
        f.at += 1


class PickVictim(Step[KarmanSwapState]):
    """Make any creature extinct but the one whose ability it is. (KSW-11.11, KSW-6.6)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a creature at a planet."""
        s.ask(f.seat, ask.ABILITY_PLANET_CARD, cards_of(huntable(s, f.marks)))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It becomes extinct."""
        extinguish(s, f.seat, choice - CARD)
        f.at += 1


class TakeFromMarket(Step[KarmanSwapState]):
    """Take a Market card after which a card can be placed; what it covered is turned up. (KSW-11.12, KSW-15.11)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a Market card, if any leads on."""
        cards = takeable(s, f.seat)
        if cards:
            s.ask(f.seat, ask.ABILITY_MARKET_CARD, cards_of(cards))
        else:
            f.at += 3

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It is in hand at once."""
        if s.listening:
            s.tell(tell.TAKES_MARKET, EVERYONE, [f.seat, choice - CARD])
        market_to_hand(s, f.seat, choice - CARD)
        f.at += 1


class TakeFromPlanet(Step[KarmanSwapState]):
    """Take a card of a planet into the hand. (KSW-11.13, KSW-10.13)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a card at a planet."""
        s.ask(f.seat, ask.ABILITY_PLANET_CARD, cards_of(removable(s, f.marks)))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It is in hand; a contest that lost its last ship is cancelled."""
        planet = planet_of(s, choice - CARD)
        if s.listening:
            s.tell(tell.TAKES_PLANET, EVERYONE, [f.seat, choice - CARD, planet])
        planet_to_hand(s, f.seat, choice - CARD, planet)
        cancel_if_left(s, planet)
        f.at += 1


class PutIntoMarket(Step[KarmanSwapState]):
    """Put any card of the hand into the Market, also the one just taken. (KSW-11.13)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a card in hand."""
        s.ask(f.seat, ask.ABILITY_HAND_CARD, cards_of(s.hands[f.seat]))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It lies in the Market."""
        if s.listening:
            s.tell(tell.PUTS, EVERYONE, [f.seat, choice - CARD])
        hand_to_market(s, f.seat, choice - CARD)
        f.at += 1


POWERS: Final[dict[int, list[Step[KarmanSwapState]]]] = {
    # Place a creature from your hand.
    PLACE_CREATURE: [PickFromHand(CREATURES), PlaceIt()],
    # Place a ship from your hand.
    PLACE_SHIP: [PickFromHand(SHIPS), PlaceIt()],
    # Move a creature to another planet.
    TRANSFER_CREATURE: [PickToMove(ships=False), MoveIt()],
    # Move a ship to another planet.
    TRANSFER_SHIP: [PickToMove(ships=True), MoveIt()],
    # A card at a planet and one of the Market change places.
    SWAP_PLANET_MARKET: [PickToExchange(), BringFromMarket()],
    # A card of the Market and one in hand change places.
    SWAP_MARKET_HAND: [PickInMarket(), ExchangeWithHand()],
    # Two cards at two planets change places, each hunts, one may be used.
    SWAP_PLANETS: SWAP_STEPS,
    # Make a creature extinct, whatever it is.
    EXTINGUISH: [PickVictim(), PullDome(), ConvertGems()],
    # Take a card of the Market, then place one from your hand.
    MARKET_TO_PLANET: [TakeFromMarket(), PickFromHand(CREATURES | SHIPS), PlaceIt()],
    # Take a card of a planet, then put one of your hand into the Market.
    PLANET_TO_MARKET: [TakeFromPlanet(), PutIntoMarket()],
}
