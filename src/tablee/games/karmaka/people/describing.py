"""An option of Karmaka for people: what it touches on the table, and its words."""

from collections.abc import Callable
from typing import Final

from tablee.games.karmaka.people.asking import picked
from tablee.games.karmaka.people.changes import change
from tablee.games.karmaka.people.refusals import FROM_RUINS, FROM_SEEN
from tablee.games.karmaka.people.spelling import positional
from tablee.games.karmaka.people.words import VOICE, option_words, say
from tablee.games.karmaka.rules import numbering as number
from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules.score import gap_of
from tablee.games.karmaka.rules.state import NOTHING, KarmakaState
from tablee.games.karmaka.rules.steps import seat_named
from tablee.games.karmaka.rules.tables import KINDS
from tablee.games.voice import described
from tablee.kernel import NOBODY, Description, Touch

RINGS: Final = {number.TRADE, number.KEEP}


def describe(s: KarmakaState, option: int, names: list[str]) -> Description:
    """The form of an option, what it touches, and its words for the seat that decides."""
    card = card_named(s, option)
    count = _count(s, option)
    seat = s.to_move if s.seats == 2 else NOBODY  # with more at the table, nobody is *the* rival
    return described(
        form_of(option),
        touches(s, option),
        lambda language: option_words(s.kind, option, card, names, seat, language, count),
        _changed(s, option, card, names),
    )


def _count(s: KarmakaState, option: int) -> int:
    """What an option counts: picks made before it stops, else the Rings to trade."""
    if s.over or s.to_move == NOBODY:
        return 0
    return picked(s) if option == number.STOP else gap_of(s, s.to_move)


def _changed(s: KarmakaState, option: int, card: int | None, names: list[str]) -> Callable[[str], str] | None:
    """What an option that is on offer would change, in words."""
    told = change(s, option, card) if not s.over and option in s.options else None
    if told is None:
        return None
    return lambda language: say(told.message, language, **VOICE.spoken(told.given, names, language))


def form_of(option: int) -> str:
    """What kind of answer an option is."""
    if option >= number.PLAYS:
        return "play"
    if option >= number.CARD:
        return "card"
    if option >= number.POSITION:
        return "position"
    return "player" if option >= number.SELF else "word"


def card_named(s: KarmakaState, option: int) -> int | None:
    """The kind of card that an option is about, if any: the card played or picked, or the one offered."""
    form = form_of(option)
    if form == "play":
        return number.kind_played(option)
    if form == "card":
        return option - number.CARD
    if form == "position":
        position, zone = option - number.POSITION, positional(s)
        return zone[-position] if 1 <= position <= len(zone) else None
    return s.centre if s.kind == ask.KARMIC_OFFER else None


def touches(s: KarmakaState, option: int) -> list[Touch]:
    """The cards, places and seats that an option is about."""
    seat = s.to_move
    form = form_of(option)
    if form == "play":
        return [Touch("hand", seat, KINDS[number.kind_played(option)]), _destination(s, number.way_played(option))]
    if form == "card":
        return [Touch(_picked_from(s), seat, KINDS[option - number.CARD])]
    if form == "position":
        return [_placed(s, option - number.POSITION)]
    if form == "player":
        return _player(s, option)
    return _touched_by_word(s, option)


def _player(s: KarmakaState, option: int) -> list[Touch]:
    """The player that an option names, where it names one here: `rival` does at a table of two alone."""
    is_vague = option == number.RIVAL and s.seats != 2
    seat = NOBODY if s.to_move == NOBODY or is_vague else seat_named(s, s.to_move, option)
    return [Touch("player", seat, None)] if 0 <= seat < s.seats else []


def _destination(s: KarmakaState, way: int) -> Touch:
    seat = s.to_move
    if way == number.DEED:
        return Touch("deeds", seat, None)
    if way == number.POWER:
        return Touch("centre", NOBODY, None)
    return Touch("future_life", seat if way == number.FUTURE else s.variant.mate[seat], None)


def _picked_from(s: KarmakaState) -> str:
    if s.kind in FROM_SEEN:
        return "seen" if s.kind == ask.SWINDLE_KEEP else "looked_at"
    return "deeds" if s.kind == ask.EMBODY_PICK else "hand"


def _placed(s: KarmakaState, position: int) -> Touch:
    if s.kind in FROM_RUINS:
        return Touch("ruins", NOBODY, position)
    return Touch("deeds" if s.kind == ask.CRISIS_DISCARD else "future_life", s.to_move, position)


def _touched_by_word(s: KarmakaState, option: int) -> list[Touch]:
    offered = KINDS[s.centre] if s.centre != NOTHING else None
    if option == number.ACCEPT:
        return [Touch("centre", NOBODY, offered), Touch("future_life", s.to_move, None)]
    if option == number.DECLINE:
        return [Touch("centre", NOBODY, offered), Touch("ruins", NOBODY, None)]
    if option == number.DRAW:
        return [Touch("well", NOBODY, None), Touch("hand", s.to_move, None)]
    return [Touch("rings", s.to_move, None)] if option in RINGS else []
