"""An option of VII Legio for people: what it touches on the table, and its words."""

from collections.abc import Callable
from typing import Final

from tablee.games.language import listed
from tablee.games.vii_legio.people.asking import LANDED, items_left, slot_here
from tablee.games.vii_legio.people.changes import change
from tablee.games.vii_legio.people.changes_landed import Told
from tablee.games.vii_legio.people.words import VOICE, domain_name, item_use, planet_number
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import DOMAINS, ITEMS, PLANETS, SECTORS, SLOTS
from tablee.games.voice import Known, dashed, described
from tablee.kernel import NOBODY, Description, Touch

HOME: Final = (number.LEAVE_SECTOR, number.LAND_BASE)
ABOUT_CARD: Final = (ask.RISK_RESPONSE, ask.VORTEX_CHOICE, ask.TECHNOLOGY_OFFER, ask.MISSION_OFFER)


def describe(s: VIILegioState, option: int, names: list[str]) -> Description:
    """The form of an option, what it touches, and its words for the seat that decides."""
    return described(
        form_of(option),
        touches(s, option),
        lambda language: option_words(s, option, names, language),
        _changed(s, option, names),
    )


def option_words(s: VIILegioState, option: int, names: list[str], language: str) -> str:
    """One option in words; some are said otherwise in some questions."""
    form = number.WORDS[option] if option < number.MOVE else form_of(option)
    message = f"option-{dashed(form)}"
    special = f"{message}-{dashed(ask.DECISIONS[s.kind])}"
    chosen = special if not s.over and VOICE.has(special, language) else message
    return VOICE.say(chosen, language, **VOICE.spoken(known(s, option), names, language))


def _changed(s: VIILegioState, option: int, names: list[str]) -> Callable[[str], str] | None:
    """What an option that is on offer would change, in words."""
    told = change(s, option) if not s.over and option in s.options else None
    return None if told is None else lambda language: _say(told, names, language)


def _say(told: Told, names: list[str], language: str) -> str:
    costs = listed([f"{domain_name(domain, language)} {count}" for domain, count in told.costs], language)
    return VOICE.say(told.message, language, **VOICE.spoken(told.given, names, language), costs=costs)


def form_of(option: int) -> str:
    """What kind of answer an option is."""
    verb = number.verb_of(option)
    if verb >= 0:
        return number.VERBS[verb]
    if option >= number.PLANET:
        return "planet"
    if option >= number.SLOT:
        return "slot"
    if option >= number.DOMAIN:
        return "domain"
    return "item" if option >= number.ITEM else "word"


def known(s: VIILegioState, option: int) -> dict[str, Known]:
    """What the words of an option can name."""
    form = form_of(option)
    if form == "move":
        sector = option - number.MOVE
        return {"sector": sector, "cost": ask.PRICE[s.ships[s.to_move].sector * ask.SECTOR_COUNT + sector]}
    if form == "buy":
        return {"an": option - number.BUY, "cost": ask.COST[option - number.BUY]}
    if form in ("scan", "land"):
        return {"slot": option - (number.SCAN if form == "scan" else number.LAND)}
    if form == "planet":
        return {"number": planet_number(option - number.PLANET)}
    if form == "slot":
        return {"slot": option - number.SLOT}
    if form == "domain":
        return {"domain": option - number.DOMAIN}
    if form == "item":
        return {"item": option - number.ITEM, "use": item_use(option - number.ITEM)}
    return _word(s, option)


def _word(s: VIILegioState, option: int) -> dict[str, Known]:
    if option == number.ENTER:
        return {"cost": ask.ENTER_X}
    if option == number.LEAVE_SECTOR:
        return {"cost": ask.LEAVE_X}
    if option == number.DECLINE and s.kind == ask.SETUP_ITEM:
        return {"left": items_left(s)}
    return {"tech": ask.BRINGS[s.card]} if option == number.ACCEPT and s.kind == ask.TECHNOLOGY_OFFER else {}


def touches(s: VIILegioState, option: int) -> list[Touch]:
    """The things on the table that an option is about, foremost first."""
    form = form_of(option)
    if form == "move":
        return [Touch("sector", NOBODY, SECTORS[option - number.MOVE])]
    if form in ("scan", "land"):
        return [Touch("slot", NOBODY, SLOTS[option - (number.SCAN if form == "scan" else number.LAND)])]
    if form in ("buy", "item"):
        return [Touch("item", s.to_move, ITEMS[option - (number.BUY if form == "buy" else number.ITEM)])]
    if form == "planet":
        return [Touch("planet", NOBODY, PLANETS[option - number.PLANET])]
    if form == "slot":
        return [Touch("slot", NOBODY, SLOTS[option - number.SLOT])]
    if form == "domain":
        return [Touch("experience", s.to_move, DOMAINS[option - number.DOMAIN])]
    return _touched_by_word(s, option)


def _touched_by_word(s: VIILegioState, option: int) -> list[Touch]:
    if option == number.FLIP:
        return [Touch("hand", s.to_move, None)]
    if option == number.ENTER:
        return [Touch("sector", NOBODY, SECTORS[ask.SX])]
    if option in HOME:
        return [Touch("base", NOBODY, "base")]
    if s.over:
        return []
    if option == number.USE_DETECTOR:
        return [Touch("item", s.to_move, ITEMS[ask.DETECTOR]), Touch("turned", NOBODY, None)]
    if s.kind in ABOUT_CARD:
        return [Touch("turned", NOBODY, None)]
    return [Touch("slot", NOBODY, SLOTS[slot_here(s)])] if s.kind in LANDED else []
