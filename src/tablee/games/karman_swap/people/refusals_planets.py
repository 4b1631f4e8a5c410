"""Why a card may not go to a planet."""

from tablee.games.karman_swap.people.words import refusal
from tablee.games.karman_swap.rules.effects import TURN
from tablee.games.karman_swap.rules.markers import status_of
from tablee.games.karman_swap.rules.places import has_slot, is_contested
from tablee.games.karman_swap.rules.state import ACTIVE, IN_STACK, KarmanSwapState
from tablee.games.karman_swap.rules.tables import COLOUR, SHIP_CARDS, TRANSFER_CREATURE, TRANSFER_SHIP
from tablee.games.karman_swap.rules.zones import planet_of
from tablee.kernel import Reason


def destination_refused(s: KarmanSwapState, planet: int) -> Reason | None:
    """The rule against a planet for the card that is on its way."""
    f = s.frames[-1]
    is_moved = f.effect in (TRANSFER_CREATURE, TRANSFER_SHIP)
    if status_of(s, planet) == IN_STACK:
        return refusal("KSW-5.2", "refuse-not-in-play", planet=planet)
    if is_moved and planet_of(s, f.chosen) == planet:
        return refusal("KSW-11.3" if f.effect == TRANSFER_CREATURE else "KSW-11.4", "refuse-same-planet")
    if status_of(s, planet) != ACTIVE and not is_moved:
        return refusal("KSW-8.28", "refuse-inactive", planet=planet)
    if f.chosen >= SHIP_CARDS:
        return _ship_refused(s, planet, is_answer=f.effect == TURN and bool(s.contests) and not s.second)
    return _creature_refused(s, f.chosen, planet)


def _ship_refused(s: KarmanSwapState, planet: int, *, is_answer: bool) -> Reason:
    if is_answer:
        return refusal("KSW-4.4", "refuse-answer")
    if not s.creatures[planet]:
        return refusal("KSW-8.3", "refuse-no-creature", planet=planet)
    return refusal("KSW-8.14", "refuse-second-contest")


def _creature_refused(s: KarmanSwapState, card: int, planet: int) -> Reason | None:
    if is_contested(s, planet):
        return refusal("KSW-5.3", "refuse-contested", planet=planet)
    if not has_slot(s, planet, COLOUR[card]):
        return refusal("KSW-5.1", "refuse-no-slot", planet=planet, card=card)
    return None
