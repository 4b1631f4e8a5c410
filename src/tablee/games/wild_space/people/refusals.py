"""Why an option is not legal now: the rule that forbids it, from what the seat knows and nothing else."""

from typing import Final

from tablee.games.texts import each_language
from tablee.games.wild_space.people.phrases import conditions_phrase, effect_phrase
from tablee.games.wild_space.people.refusals_moves import move_refused, smuggler_refused
from tablee.games.wild_space.people.words import refusal
from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.conditions import is_met, matches
from tablee.games.wild_space.rules.effects import EXPLORING, SOURCE
from tablee.games.wild_space.rules.numbering import family_name, within
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CONDITION,
    EXPLORE_ACTIONS,
    PAY,
    PLAYING,
    SECTOR_ACTIONS,
    SECTOR_CONDITIONS,
)
from tablee.kernel import Reason

PAYING: Final = (ask.CHOOSE_CONDITION, ask.PAY_DISCARD, ask.PAY_REMOVE)
BEGUN: Final = (ask.ACTION, ask.PLAY, ask.TAKE_AND_PLAY)
DRAWING: Final = (ask.DRAW, ask.TAKE_AND_PLAY)


def refused(s: WildSpaceState, seat: int, option: int) -> Reason | None:
    """The rule against an option that is not among those asked for; None if it is no answer to this question."""
    family, place = family_name(option), within(option)
    if family == "renew":
        return _renewal_refused(s, seat, place)
    if family in ("land", "explore") and s.kind == ask.MOVE:
        return move_refused(s, seat, place, is_landing=family == "land")
    if family.startswith("smuggler") and s.kind == ask.SMUGGLER:
        return smuggler_refused(s, place, is_landing=family.endswith("land"))
    if family == "play" and s.kind == ask.PLAY:
        return _play_refused(s, seat, place)
    if family == "discard" and s.kind == ask.PAY_DISCARD:
        return _payment_refused(s, seat, place)
    if family == "remove" and s.kind == ask.PAY_REMOVE:
        return refusal("WSP-10.9", "refuse-not-crew", card=place)
    if family == "condition" and s.kind == ask.CHOOSE_CONDITION:
        return _condition_refused(s, seat, place)
    if family == "action" and s.kind == ask.ACTION:
        return _action_refused(s, place)
    if family == "take" and s.kind in DRAWING:
        return refusal("WSP-7.7", "refuse-deck-empty" if option == number.TAKE_DECK else "refuse-slot-empty")
    return _word_refused(s, option)


def _renewal_refused(s: WildSpaceState, seat: int, card: int) -> Reason:
    """No renewal between a choice and its price, nor in the Smuggler's turn, nor with a card that is not held."""
    if s.kind == ask.SMUGGLER:
        return refusal("WSP-8.6", "refuse-smuggler-turn")
    if s.kind in PAYING:
        return refusal("WSP-8.5", "refuse-payment")
    if not s.hands[seat]:
        return refusal("WSP-8.7", "refuse-empty-hand")
    return refusal("WSP-8.1", "refuse-not-held", card=card)


def _play_refused(s: WildSpaceState, seat: int, card: int) -> Reason:
    """A card that is not in the hand, or does not fit."""
    if card not in s.hands[seat]:
        return refusal("WSP-9.1", "refuse-not-held", card=card)
    effect = each_language(lambda language: effect_phrase(PLAYING + s.frames[-1].chosen, language))
    return refusal("WSP-6.3", "refuse-not-playable", card=card, effect=effect)


def _payment_refused(s: WildSpaceState, seat: int, card: int) -> Reason:
    """A card that is not in the hand, does not fit, or is needed for what it should pay for."""
    if card not in s.hands[seat]:
        return refusal("WSP-10.5", "refuse-not-held", card=card)
    chosen = s.frames[-1].chosen
    needed = [CONDITION[chosen - SOURCE]] if chosen >= SOURCE else SECTOR_CONDITIONS[chosen]
    due = [condition for condition in needed if condition // 16 == PAY]
    if any(matches(condition % 16, card) for condition in due):
        return refusal("WSP-10.8", "refuse-last-play", card=card)
    wanted = each_language(lambda language: conditions_phrase(due, language))
    return refusal("WSP-10.5" if chosen >= SOURCE else "WSP-4.6", "refuse-not-fitting", card=card, condition=wanted)


def _condition_refused(s: WildSpaceState, seat: int, place: int) -> Reason:
    """A condition that the sector has not, that cannot be met, or that another of its type stands for."""
    needed = SECTOR_CONDITIONS[s.frames[-1].chosen]
    if place >= len(needed):
        return refusal("WSP-4.6", "refuse-no-condition")
    if is_met(s, seat, needed[place]):
        return refusal("WSP-4.6", "refuse-condition-same")
    said = each_language(lambda language: conditions_phrase([needed[place]], language))
    return refusal("WSP-4.5", "refuse-condition-unmet", condition=said)


def _action_refused(s: WildSpaceState, place: int) -> Reason:
    """An action that the place has not, or that cannot do anything now."""
    chosen = s.frames[-1].chosen
    actions = EXPLORE_ACTIONS if chosen == EXPLORING else SECTOR_ACTIONS[chosen]
    if place >= len(actions):
        return refusal("WSP-6.2", "refuse-no-action")
    said = each_language(lambda language: effect_phrase(actions[place], language))
    return refusal("WSP-6.3", "refuse-action-impossible", effect=said)


def _word_refused(s: WildSpaceState, option: int) -> Reason | None:
    """A pass while a move is possible, or an end before all is done."""
    if s.kind == ask.MOVE and option in (number.PASS, number.END_TURN):
        return refusal("WSP-3.3", "refuse-pass")
    if option not in (number.DECLINE, number.END_TURN) or s.kind in (ask.OFFER, ask.END):
        return None
    if s.kind == ask.DRAW:
        return refusal("WSP-7.9", "refuse-stop-drawing")
    if s.kind in PAYING:
        return refusal("WSP-4.7", "refuse-unpaid")
    if s.kind in BEGUN:
        return refusal("WSP-10.11" if option == number.DECLINE else "WSP-6.4", "refuse-begun")
    return None
