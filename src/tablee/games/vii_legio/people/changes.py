"""What an option of VII Legio would really change, as far as the rules fix it and the seat may know."""

from tablee.games.vii_legio.people.changes_landed import Told, landed_change, landing_change, turned_change
from tablee.games.vii_legio.people.deck_view import odds
from tablee.games.vii_legio.people.foresight import is_promoted_at_base
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.outfit import uses_left
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.voice import Known

TAKEN = (ask.SETUP_ITEM, ask.PROMOTION_ITEM, ask.GAINS_EQUIPMENT)
OF_CARDS = (ask.RISK_RESPONSE, ask.VORTEX_CHOICE, ask.TECHNOLOGY_OFFER, ask.MISSION_OFFER)


def change(s: VIILegioState, option: int) -> Told | None:
    """What a legal option would change; None where there is nothing to say before it is done."""
    if s.kind == ask.SPACE_ACTION:
        return _in_space(s, option)
    if number.ITEM <= option < number.DOMAIN:
        return _item(s, option - number.ITEM, 1 if s.kind in TAKEN else -1)
    if s.kind == ask.CHOOSE_EXPERIENCE:
        return _learnt(s, option - number.DOMAIN)
    if s.kind == ask.CHOOSE_PLANET:
        was = s.ships[s.to_move].vp
        return Told("change-points", {"was": was, "now": was + ask.DISCOVERY_VP})
    if s.kind in OF_CARDS:
        return turned_change(s, option)
    return landed_change(s, option)


def _in_space(s: VIILegioState, option: int) -> Told | None:
    """Turning over, flying, buying, scanning, landing, going home, ending the turn."""
    ship = s.ships[s.to_move]
    if option == number.FLIP:
        return _turned_over(s)
    if option == number.ENTER:
        return Told("change-hand", _cards(s, ask.ENTER_X))
    if option in (number.LEAVE_SECTOR, number.LAND_BASE):
        return _home(s, option)
    if option == number.END_TURN:
        return Told("change-end", {"count": s.hand}) if s.hand else None
    if option >= number.LAND:
        return landing_change(s, option - number.LAND)
    if option >= number.SCAN:
        left = uses_left(ship, ask.SCANNER)
        return Told("change-scan", {"was": left, "now": left - 1})
    return _bought(s, option - number.BUY) if option >= number.BUY else _flown(s, option - number.MOVE)


def _turned_over(s: VIILegioState) -> Told:
    """What the card on top may be: public counts of all that nobody has seen. (LEG-10.1, LEG-10.2)"""
    counts = odds(s)
    given = {"planets": counts["planet"], "risks": counts["risk"], "resets": counts["reset"]}
    return Told("change-flip", {"count": counts["all"], **given})


def _cards(s: VIILegioState, cost: int) -> dict[str, Known]:
    return {"was": s.hand, "now": s.hand - cost}


def _home(s: VIILegioState, option: int) -> Told:
    way = "promotion" if is_promoted_at_base(s.ships[s.to_move]) else "plain"
    if option == number.LAND_BASE:
        return Told("change-home", {"way": way})
    return Told("change-leave-x", {**_cards(s, ask.LEAVE_X), "way": way})


def _flown(s: VIILegioState, sector: int) -> Told:
    cost = ask.PRICE[s.ships[s.to_move].sector * ask.SECTOR_COUNT + sector]
    tokens = int(s.tokens & ask.IN_SECTOR[sector]).bit_count()
    return Told("change-move", {**_cards(s, cost), "tokens": tokens})


def _bought(s: VIILegioState, item: int) -> Told:
    """An item, what it teaches and what it costs. (LEG-7.1, LEG-7.3)"""
    ship, domain = s.ships[s.to_move], ask.BUYING_DOMAIN
    level = ship.level(domain)
    given: dict[str, Known] = {"some": item, "had": ship.owned(item), "have": ship.owned(item) + 1}
    taught: dict[str, Known] = {"domain": domain, "level": level, "next": min(ask.TRACK, level + ask.BUYING_GAIN)}
    return Told("change-buy", {**given, **taught, **_cards(s, ask.COST[item])})


def _item(s: VIILegioState, item: int, more: int) -> Told:
    had = s.ships[s.to_move].owned(item)
    return Told("change-item", {"some": item, "had": had, "have": had + more})


def _learnt(s: VIILegioState, domain: int) -> Told:
    was = s.ships[s.to_move].level(domain)
    return Told("change-domain", {"domain": domain, "was": was, "now": was + 1})
