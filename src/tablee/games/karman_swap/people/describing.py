"""An option of Karman Swap for people: what it touches on the table, and its words."""

from collections.abc import Callable

from tablee.games.karman_swap.people.changes import change
from tablee.games.karman_swap.people.words import VOICE, card_name, option_words
from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.exploration_steps import top_of
from tablee.games.karman_swap.rules.hunting import worth
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import CARD_NAMES, PLANET_NAMES, SET, SHIP_CARDS
from tablee.games.karman_swap.rules.zones import planet_of
from tablee.games.language import listed
from tablee.games.voice import Known, described
from tablee.kernel import NOBODY, Description, Touch

IN_HAND = {ask.GIFT_CARD, ask.GIFT_RETURN, ask.FORCED_CREATURE, ask.PASS_HAND_CARD, ask.ABILITY_HAND_CARD}
IN_MARKET = {ask.PASS_MARKET_CARD, ask.ABILITY_MARKET_CARD, ask.DRAW}


def describe(s: KarmanSwapState, option: int, names: list[str]) -> Description:
    """The form of an option, what it touches, and its words for the seat that decides."""
    facts = known(s, option)
    return described(
        form_of(option),
        touches(s, option),
        lambda language: option_words(s.kind, option, facts, names, language),
        _changed(s, option, names),
    )


def _changed(s: KarmanSwapState, option: int, names: list[str]) -> Callable[[str], str] | None:
    """What an option that is on offer would change, in words."""
    told = change(s, option) if not s.over and option in s.options else None
    if told is None:
        return None
    return lambda language: VOICE.say(
        told.message,
        language,
        **VOICE.spoken(told.given, names, language),
        cards=listed([card_name(card, language) for card in told.cards], language),
    )


def form_of(option: int) -> str:
    """What kind of answer an option is."""
    if option >= number.PLAY:
        return "play"
    if option >= number.CARD:
        return "card"
    if option >= number.PLANET:
        return "planet"
    if option >= number.NUMBER:
        return "number"
    return "side" if option >= number.BACK else "word"


def known(s: KarmanSwapState, option: int) -> dict[str, Known]:
    """What the words of an option can name."""
    form = form_of(option)
    if form in ("play", "card"):
        card = option - (number.PLAY if form == "play" else number.CARD)
        return {"card": card, "count": worth(s, card)}
    if form == "planet":
        return {"planet": option - number.PLANET}
    if form == "side":
        return {"player": option - number.BACK}  # only where everybody plays alone
    if form == "number":
        return _number(s, option - number.NUMBER)
    return {"card": s.frames[-1].chosen} if option in (number.USE, number.NO) and s.frames else {}


def _number(s: KarmanSwapState, count: int) -> dict[str, Known]:
    if s.kind == ask.PLANET_STACK:
        return {"planet": top_of(s, count)} if count < 2 and s.left and s.left[count] else {"planet": 0}
    if s.kind == ask.BOOST and s.frames:
        return {"count": count, "total": worth(s, s.frames[-1].chosen) + count}
    return {"count": count, "total": count * SET}


def touches(s: KarmanSwapState, option: int) -> list[Touch]:
    """The cards, planets and tracks that an option is about."""
    form = form_of(option)
    if form == "play":
        return [Touch("hand", s.to_move, CARD_NAMES[option - number.PLAY])]
    if form == "card":
        return [_card(s, option - number.CARD)]
    if form == "planet":
        return [Touch("planet", NOBODY, PLANET_NAMES[option - number.PLANET])]
    if form == "side":
        return [Touch("extinction", NOBODY, option - number.BACK)]
    if form == "number" and s.kind == ask.PLANET_STACK:
        return _stack(s, option - number.NUMBER)
    return _word(s, option)


def _stack(s: KarmanSwapState, stack: int) -> list[Touch]:
    """A stack, and the planet that lies open on it."""
    found = [Touch("stack", NOBODY, stack)]
    if stack < len(s.left) and s.left[stack]:
        found.append(Touch("planet", NOBODY, PLANET_NAMES[top_of(s, stack)]))
    return found


def _card(s: KarmanSwapState, card: int) -> Touch:
    name = CARD_NAMES[card]
    if s.kind in IN_HAND:
        return Touch("hand", s.to_move, name)
    return Touch("market" if s.kind in IN_MARKET else "lying", NOBODY, name)


def _word(s: KarmanSwapState, option: int) -> list[Touch]:
    if option == number.ADVANCE and s.to_move != NOBODY:
        return [Touch("extinction", NOBODY, s.mode.side[s.to_move])]
    if option in (number.USE, number.NO) and s.frames:
        return [Touch("lying", NOBODY, CARD_NAMES[s.frames[-1].chosen])]
    if option == number.CONCEDE:
        return [Touch("planet", NOBODY, PLANET_NAMES[planet]) for planet in s.contests]
    if option == number.DECLINE and s.contests:
        return [Touch("planet", NOBODY, PLANET_NAMES[s.contests[0]])]
    return [Touch("stack", NOBODY, None)] if option == number.TO_PLANET else []


def lies_at(s: KarmanSwapState, card: int) -> str | None:
    """The planet at which a card lies, by name."""
    planet = planet_of(s, card)
    return None if planet == NOBODY else PLANET_NAMES[planet]


def is_ship(card: int) -> bool:
    """Whether a card is a ship."""
    return card >= SHIP_CARDS
