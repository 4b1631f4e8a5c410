"""Why an option is not legal now: the rule that forbids it, from what the seat knows and nothing else."""

from tablee.games.vii_legio.people.refusals_space import no_room, space_refused
from tablee.games.vii_legio.people.words import refusal
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.kernel import Reason

TAKEN = {ask.SETUP_ITEM: "LEG-3.12", ask.PROMOTION_ITEM: "LEG-15.8", ask.GAINS_EQUIPMENT: "LEG-8.14"}
GIVEN = {ask.LOSES_EQUIPMENT: "LEG-8.11", ask.LOSES_PERSONNEL: "LEG-8.12", ask.TECHNOLOGY_TRADE: "LEG-17.3"}


def refused(s: VIILegioState, seat: int, option: int) -> Reason | None:
    """The rule against an option that is not among those asked for; None if it is no answer to this question."""
    if s.kind == ask.SPACE_ACTION:
        return space_refused(s, seat, option)
    if number.ITEM <= option < number.DOMAIN:
        return _item_refused(s, seat, option - number.ITEM)
    if number.DOMAIN <= option < number.SLOT:
        return _domain_refused(s, option - number.DOMAIN)
    if number.SLOT <= option < number.PLANET:
        return _token_refused(s, option - number.SLOT) if s.kind == ask.CHOOSE_SLOT else None
    if number.PLANET <= option:
        return _planet_refused(s, seat, option - number.PLANET) if s.kind == ask.CHOOSE_PLANET else None
    return _word_refused(s, option)


def _item_refused(s: VIILegioState, seat: int, item: int) -> Reason | None:
    """An item that cannot be taken, lost or traded."""
    if s.kind in TAKEN:
        if s.kind == ask.GAINS_EQUIPMENT and item >= ask.SQUAD:
            return refusal("LEG-8.14", "refuse-equipment-only")
        return no_room(s, s.ships[seat], item)
    if s.kind == ask.LOSES_PERSONNEL and item < ask.SQUAD:
        return refusal("LEG-8.12", "refuse-personnel-only")
    if s.kind in GIVEN and s.kind != ask.LOSES_PERSONNEL and item >= ask.SQUAD:
        return refusal(GIVEN[s.kind], "refuse-equipment-only")
    if s.kind == ask.LOSES_PERSONNEL and item >= ask.EXPERT:
        return refusal("LEG-8.12", "refuse-not-aboard")
    return refusal("LEG-2.9", "refuse-floor", an=item) if s.kind in GIVEN else None


def _domain_refused(s: VIILegioState, domain: int) -> Reason | None:
    if s.kind == ask.CHOOSE_EXPERIENCE:
        return refusal("LEG-9.2", "refuse-full", domain=domain, most=ask.TRACK)
    return refusal("LEG-14.5", "refuse-joker", domain=domain) if s.kind == ask.JOKER_DOMAIN else None


def _token_refused(s: VIILegioState, slot: int) -> Reason:
    """A token that lies on a planet, or is not in this game. (LEG-3.2, LEG-12.2)"""
    if slot == ask.SLOT_X:
        return refusal("LEG-11.6", "refuse-token-x")
    if slot >= s.seats:
        return refusal("LEG-3.2", "refuse-token-absent", slot=slot)
    return refusal("LEG-12.2", "refuse-token-used", slot=slot)


def _planet_refused(s: VIILegioState, seat: int, planet: int) -> Reason:
    if ask.PLANET_SECTOR[planet] != s.ships[seat].sector:
        return refusal("LEG-12.2", "refuse-planet-far", planet=planet)
    return refusal("LEG-12.2", "refuse-planet-done", planet=planet)


def _word_refused(s: VIILegioState, option: int) -> Reason | None:
    """A zone that is not open, or a stay that is not paid."""
    if s.kind == ask.LANDING_ZONE and option == number.OBSERVATION:
        return refusal("LEG-12.13", "refuse-observation")
    if s.kind == ask.LANDING_ZONE and option == number.CONTACT:
        return refusal("LEG-12.14", "refuse-contact")
    if s.kind == ask.OBSERVATION_CHOICE and option == number.STAY:
        return refusal("LEG-13.4", "refuse-stay")
    if s.kind == ask.OBSERVATION_CHOICE and option == number.TAKE_CONTACT:
        return refusal("LEG-12.14", "refuse-contact")
    return None
