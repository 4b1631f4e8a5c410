"""The open question of Wild Space in words, with its context: which sector, which card, which effect, how many."""

from typing import Final

from tablee.games.voice import Known, lowered
from tablee.games.wild_space.people.tasks import track_effect
from tablee.games.wild_space.people.view import turns_taken
from tablee.games.wild_space.people.words import VOICE, card_name
from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.effects import EXPLORING, FROM, SOURCE, TRACK
from tablee.games.wild_space.rules.state import SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import EFFECT, FILTERS, JOB, TURNS

PAYING: Final = (ask.PAY_DISCARD, ask.PAY_REMOVE)
CARRIED_OUT: Final = (ask.DRAW, ask.PLAY, ask.TAKE_AND_PLAY)
NO_SOURCE: Final = 0


def context(s: WildSpaceState) -> dict[str, Known]:
    """What the words of the open question can name."""
    f = s.frames[-1]
    if s.kind == ask.MOVE:
        return {"turn": turns_taken(s, s.to_move), "turns": TURNS, "way": _way(s)}
    if s.kind == ask.CHOOSE_CONDITION:
        return sector(f.chosen)
    if s.kind in PAYING:
        return _payment(f.chosen)
    if s.kind == ask.ACTION:
        return sector(f.chosen) if f.chosen < EXPLORING else {}
    if s.kind == ask.DRAW:
        return {"count": f.count}
    if s.kind == ask.PLAY:
        return wanted(f.chosen)
    if s.kind == ask.OFFER:
        return offered(s, f.chosen)
    return {"turn": turns_taken(s, SMUGGLER)} if s.kind == ask.SMUGGLER else {}


def framed(s: WildSpaceState, asked: str, language: str) -> str:
    """A question about an effect in progress, with the card or the space that it comes from."""
    source = s.frames[-1].marks & FROM if s.kind in CARRIED_OUT else NO_SOURCE
    if source == TRACK:
        return VOICE.say("framed-track", language, space=s.tokens[s.to_move], asked=lowered(asked))
    if source >= SOURCE:
        return VOICE.say("framed-card", language, card=card_name(source - SOURCE, language), asked=lowered(asked))
    return asked


def _way(s: WildSpaceState) -> str:
    """What may be done with a shuttle."""
    can_land = any(number.LAND <= option < number.EXPLORE for option in s.options)
    can_explore = any(number.EXPLORE <= option < number.TAKE for option in s.options)
    if can_land:
        return "both" if can_explore else "land"
    return "explore" if can_explore else "pass"


def sector(chosen: int) -> dict[str, Known]:
    """The sector of a tile."""
    return {"planet": chosen // 2, "side": chosen % 2}


def _payment(chosen: int) -> dict[str, Known]:
    """What is paid for: a sector, or the effect of a card."""
    nothing: dict[str, Known] = {"planet": "", "side": "", "card": "", "effect": ""}
    if chosen < EXPLORING:
        return {**nothing, "source": "sector", **sector(chosen)}
    card = chosen - SOURCE
    return {**nothing, "source": "card", "card": card, "effect": EFFECT[card]}


def wanted(filter_: int) -> dict[str, Known]:
    """Which cards may be played, as messages select it; `job` is the number of one."""
    return {"what": FILTERS[filter_], "job": ""} if filter_ < JOB else {"what": "job", "job": filter_ - JOB}


def offered(s: WildSpaceState, chosen: int) -> dict[str, Known]:
    """Whose effect is offered: a card's, or that of the space that the token has reached."""
    if chosen == TRACK:
        return {"source": "track", "space": s.tokens[s.to_move], "card": "", "effect": track_effect(s, s.to_move)}
    card = chosen - SOURCE
    return {"source": "card", "space": 0, "card": card, "effect": EFFECT[card]}
