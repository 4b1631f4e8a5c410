"""An option of Wild Space for people: what it touches on the table, its words, and what it would change."""

from collections.abc import Callable
from typing import Final

from tablee.games.texts import each_language
from tablee.games.voice import Known, dashed, described
from tablee.games.wild_space.data import CARDS
from tablee.games.wild_space.people.changes import change
from tablee.games.wild_space.people.phrases import paid_phrase
from tablee.games.wild_space.people.tasks import track_effect
from tablee.games.wild_space.people.words import VOICE, option_words
from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.effects import EXPLORING, SOURCE, TRACK
from tablee.games.wild_space.rules.numbering import WORDS, family_name, within
from tablee.games.wild_space.rules.state import EMPTY, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CARD_NAMES,
    EXPLORE_ACTIONS,
    HOSTILE_NAMES,
    PLANET_NAMES,
    SECTOR_ACTIONS,
    SECTOR_CONDITIONS,
    SIDES,
)
from tablee.kernel import NOBODY, Description, Touch

OF_CARDS: Final = ("renew", "play", "discard", "remove")
OF_SECTORS: Final = ("land", "explore")
SMUGGLER: Final = "smuggler"


def describe(s: WildSpaceState, option: int, names: list[str]) -> Description:
    """The form of an option, what it touches, and its words for the seat that decides."""
    facts, is_twin = known(s, option), _is_twin(s, option)
    return described(
        form_of(option),
        touches(s, option),
        lambda language: option_words(_said_as(option, facts), s.kind, facts, names, language, is_twin=is_twin),
        _changed(s, option, names),
    )


def _is_twin(s: WildSpaceState, option: int) -> bool:
    """Whether another option on offer is about a card of the same name, in the same way."""
    card, family = known(s, option).get("card"), family_name(option)
    if not isinstance(card, int) or s.over:
        return False
    others = [known(s, other).get("card") for other in s.options if other != option and family_name(other) == family]
    return any(isinstance(other, int) and CARDS[other].name == CARDS[card].name for other in others)


def _changed(s: WildSpaceState, option: int, names: list[str]) -> Callable[[str], str] | None:
    """What an option that is on offer would change, in words."""
    told = change(s, option) if not s.over and option in s.options else None
    if told is None:
        return None
    return lambda language: VOICE.say(told.message, language, **VOICE.spoken(told.in_(language), names, language))


def form_of(option: int) -> str:
    """What kind of answer an option is."""
    family = family_name(option)
    return WORDS[within(option)] if family == "word" else family.partition(":")[0]


def spoken_form(option: int) -> str:
    """The form of an option, as the messages name it."""
    family = family_name(option)
    if option == number.TAKE_DECK:
        return "take-deck"
    return dashed(form_of(option) if family == "word" else family.replace(":", "-"))


def _said_as(option: int, facts: dict[str, Known]) -> str:
    """The form of an option; one that is about something that is not there is called by its number."""
    return f"{spoken_form(option)}-unknown" if "number" in facts else spoken_form(option)


def known(s: WildSpaceState, option: int) -> dict[str, Known]:
    """What the words of an option can name."""
    family, place = family_name(option), within(option)
    if family in OF_CARDS:
        return {"card": place}
    if family in OF_SECTORS:
        return {"planet": place // 2, "side": place % 2}
    if family.startswith(SMUGGLER):
        return {"hostile": place}
    if family == "take":
        return _card_of(s, option)
    if family == "condition":
        return _numbered("condition", _at(SECTOR_CONDITIONS, s, place), place)
    if family == "action":
        return _numbered("doing", _at(SECTOR_ACTIONS, s, place), place)
    return {"power": _power(s)} if option == number.APPLY and s.kind == ask.OFFER else {}


def _numbered(name: str, code: int, place: int) -> dict[str, Known]:
    """A condition or an action by its code, or by its number where the open question has no such one."""
    return {name: code} if code != ask.NOTHING else {"number": place + 1}


def _card_of(s: WildSpaceState, option: int) -> dict[str, Known]:
    """The card of a slot, or the slot alone where it is empty; of the deck nothing is known."""
    if option == number.TAKE_DECK:
        return {}
    slot = option - number.TAKE
    return {"card": s.reserve[slot]} if s.reserve[slot] != EMPTY else {"number": 0, "slot": slot + 1}


def _at(by_sector: list[list[int]], s: WildSpaceState, place: int) -> int:
    """A condition or an action of the place where a shuttle has just come; nothing where it has no such one."""
    is_asked = s.kind in (ask.CHOOSE_CONDITION, ask.ACTION) and bool(s.frames)
    chosen = s.frames[-1].chosen if is_asked else NOBODY
    found = by_sector[chosen] if 0 <= chosen < EXPLORING else EXPLORE_ACTIONS if chosen == EXPLORING else []
    return found[place] if place < len(found) else ask.NOTHING


def _power(s: WildSpaceState) -> Known:
    """The effect that is offered, with what it costs."""
    chosen = s.frames[-1].chosen
    condition = ask.NOTHING if chosen == TRACK else ask.CONDITION[chosen - SOURCE]
    effect = track_effect(s, s.to_move) if chosen == TRACK else ask.EFFECT[chosen - SOURCE]
    return each_language(lambda language: paid_phrase(condition, effect, language))


def touches(s: WildSpaceState, option: int) -> list[Touch]:
    """The cards, sectors and places that an option is about, foremost first."""
    family, place = family_name(option), within(option)
    if family == "renew":
        return [Touch("reserve", NOBODY, None), Touch("hand", s.to_move, CARD_NAMES[place])]
    if family in ("play", "discard"):
        return [Touch("hand", s.to_move, CARD_NAMES[place])]
    if family == "remove":
        return [Touch("crew", s.to_move, CARD_NAMES[place])]
    if family in OF_SECTORS:
        return [Touch("sector", NOBODY, sector_name(place))]
    if family.startswith(SMUGGLER):
        return [Touch("hostile", NOBODY, HOSTILE_NAMES[place])]
    if family == "take":
        return _source(s, option)
    return _about(s, option)


def sector_name(sector: int) -> str:
    """A sector as boards point at it: "PL01:left"."""
    return f"{PLANET_NAMES[sector // 2]}:{SIDES[sector % 2]}"


def _source(s: WildSpaceState, option: int) -> list[Touch]:
    """The deck, or a slot and its card."""
    if option == number.TAKE_DECK:
        return [Touch("deck", NOBODY, None)]
    slot = option - number.TAKE
    card = s.reserve[slot]
    found = [] if card == EMPTY else [Touch("reserve", NOBODY, CARD_NAMES[card])]
    return [*found, Touch("reserve", NOBODY, slot + 1)]


def _about(s: WildSpaceState, option: int) -> list[Touch]:
    """What a condition, an action or an effect belongs to."""
    if not s.frames or option in (number.PASS, number.END_TURN):
        return []
    chosen = s.frames[-1].chosen
    if s.kind in (ask.CHOOSE_CONDITION, ask.ACTION) and 0 <= chosen < EXPLORING:
        return [Touch("sector", NOBODY, sector_name(chosen))]
    if s.kind != ask.OFFER:
        return []
    if chosen == TRACK:
        return [Touch("track", s.to_move, None)]
    return [Touch("crew", s.to_move, CARD_NAMES[chosen - SOURCE])]
