"""Why an option is not legal now: the rule that forbids it, from what the seat knows and nothing else."""

from typing import Final

from tablee.games.karman_swap.people.refusals_planets import destination_refused
from tablee.games.karman_swap.people.words import refusal
from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.arrival_steps import most_gems
from tablee.games.karman_swap.rules.exploration_steps import free_ark, has_planets
from tablee.games.karman_swap.rules.market import available
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import BIT, CREATURES, MOVABLE, SET, SHIP_CARDS, SWAP_PLANETS
from tablee.games.karman_swap.rules.zones import planet_of
from tablee.kernel import NOBODY, Reason

GIVEN: Final = {ask.GIFT_CARD: "KSW-3.1", ask.GIFT_RETURN: "KSW-3.2", ask.PASS_HAND_CARD: "KSW-12.2"}
FROM_MARKET: Final = {ask.PASS_MARKET_CARD: "KSW-12.2", ask.ABILITY_MARKET_CARD: "KSW-10.4", ask.DRAW: "KSW-9.4"}


def refused(s: KarmanSwapState, seat: int, option: int) -> Reason | None:
    """The rule against an option that is not among those asked for; None if it is no answer to this question."""
    if number.PLAY <= option:
        return _play_refused(s, seat, option - number.PLAY)
    if number.CARD <= option:
        return _card_refused(s, seat, option - number.CARD)
    if number.PLANET <= option:
        return destination_refused(s, option - number.PLANET) if s.kind == ask.DESTINATION else None
    if number.NUMBER <= option:
        return _number_refused(s, seat, option - number.NUMBER)
    return _word_refused(s, seat, option)


def _play_refused(s: KarmanSwapState, seat: int, card: int) -> Reason | None:
    """A card played from the hand."""
    if s.kind not in (ask.TURN_ACTION, ask.RESPOND, ask.LAST_SHIP):
        return None
    is_ship = card >= SHIP_CARDS
    if not is_ship and s.kind == ask.RESPOND:
        return refusal("KSW-4.4", "refuse-answer")
    if not is_ship and s.kind == ask.LAST_SHIP:
        return refusal("KSW-13.8", "refuse-last-ship")
    if not s.hands[seat] & BIT[card]:
        return refusal("KSW-4.2", "refuse-not-held", card=card)
    if is_ship:
        return refusal("KSW-8.3", "refuse-no-port", card=card)
    return refusal("KSW-5.1", "refuse-no-field", card=card)


def _card_refused(s: KarmanSwapState, seat: int, card: int) -> Reason | None:
    """A card picked: in hand, in the Market, or at a planet."""
    if s.kind in GIVEN:
        return refusal(GIVEN[s.kind], "refuse-not-held", card=card)
    if s.kind == ask.FORCED_CREATURE:
        return _settler_refused(s, seat, card)
    if s.kind == ask.ABILITY_HAND_CARD:
        if not s.hands[seat] & BIT[card]:
            return refusal("KSW-10.11", "refuse-not-held", card=card)
        return refusal("KSW-10.4", "refuse-not-placeable", card=card)
    if s.kind in FROM_MARKET:
        return _market_refused(s, card)
    if s.kind == ask.ABILITY_PLANET_CARD:
        return _lying_refused(s, card)
    if s.kind == ask.VICTIM:
        return refusal("KSW-5.6", "refuse-no-prey", card=card)
    if s.kind == ask.SWAP_ORDER:
        return refusal("KSW-11.9", "refuse-not-swapped", card=card)
    return refusal("KSW-11.10", "refuse-not-swapped", card=card) if s.kind == ask.USE_EITHER else None


def _settler_refused(s: KarmanSwapState, seat: int, card: int) -> Reason:
    if not s.hands[seat] & BIT[card]:
        return refusal("KSW-3.6", "refuse-not-held", card=card)
    return refusal("KSW-3.6", "refuse-settler", card=card)


def _market_refused(s: KarmanSwapState, card: int) -> Reason:
    """A card that is absent or covered, which look the same, or one that does not lead on."""
    if not available(s) & BIT[card]:
        rule = "KSW-15.5" if s.mode.has_pyramid else FROM_MARKET[s.kind]
        return refusal(rule, "refuse-not-available", card=card)
    return refusal("KSW-10.4", "refuse-market", card=card)


def _lying_refused(s: KarmanSwapState, card: int) -> Reason:
    """A card at a planet that an ability may not choose."""
    if planet_of(s, card) == NOBODY:
        return refusal("KSW-10.8", "refuse-not-lying", card=card)
    if s.frames[-1].marks == card:
        return refusal("KSW-10.7", "refuse-own-card", card=card)
    if not MOVABLE & BIT[card]:
        return refusal("KSW-10.9", "refuse-locked", card=card)
    if s.frames[-1].effect == SWAP_PLANETS:
        return refusal("KSW-11.8", "refuse-no-swap", card=card)
    return refusal("KSW-10.4", "refuse-nowhere", card=card)


def _number_refused(s: KarmanSwapState, seat: int, count: int) -> Reason | None:
    """A number of gems, of sets, or of a stack."""
    side = s.mode.side[seat]
    if s.kind == ask.BOOST:
        return refusal("KSW-7.6", "refuse-gems", count=most_gems(s, side))
    if s.kind == ask.CONVERT:
        return refusal("KSW-7.3", "refuse-sets", count=s.research[side] // SET)
    if s.kind == ask.PLANET_STACK:
        return refusal("KSW-3.5", "refuse-stack-empty")
    return None


def _word_refused(s: KarmanSwapState, seat: int, option: int) -> Reason | None:
    """A word that does not fit."""
    if s.kind == ask.RESPOND and option in (number.PASS, number.TO_PLANET):
        return refusal("KSW-4.4", "refuse-answer")
    if s.kind == ask.TURN_ACTION and option == number.TO_PLANET:
        return _new_planet_refused(s, seat)
    if s.kind == ask.PASS_OPTION and option in (number.EXCHANGE, number.DISCARD):
        return refusal("KSW-12.2", "refuse-exchange")
    if s.kind == ask.TRACK_CHOICE and option >= number.BACK:
        return refusal("KSW-14.5", "refuse-back")
    return None


def _new_planet_refused(s: KarmanSwapState, seat: int) -> Reason:
    """Why no planet may be placed now."""
    if s.contests:
        return refusal("KSW-4.5", "refuse-planet-contest")
    if not has_planets(s):
        return refusal("KSW-9.9", "refuse-stack-empty")
    if free_ark(s) == NOBODY:
        return refusal("KSW-9.9", "refuse-no-arrow")
    if not s.hands[seat] & CREATURES:
        return refusal("KSW-9.9", "refuse-no-settler")
    return refusal("KSW-9.9", "refuse-no-arrow")
