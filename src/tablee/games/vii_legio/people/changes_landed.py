"""What an answer would change on a planet, before landing on one, and to a card that was turned over."""

from typing import NamedTuple

from tablee.games.vii_legio.data import SHIPS
from tablee.games.vii_legio.people.asking import slot_here
from tablee.games.vii_legio.people.foresight import Costs, costs, fight, is_promoted_at_base, reach, spared, worth
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.contact import has_joker
from tablee.games.vii_legio.rules.flight import can_contact
from tablee.games.vii_legio.rules.outfit import uses_left
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.voice import Known


class Told(NamedTuple):
    """A message, and what it is about; `costs` become one phrase."""

    message: str
    given: dict[str, Known]
    costs: Costs = ()


def landing_change(s: VIILegioState, slot: int) -> Told:
    """What landing offers where the card is known to the seat, what it does where it is not. (LEG-12.9, 12.10)"""
    ship = s.ships[s.to_move]
    if not s.knows(s.to_move, slot):
        return Told("change-land-blind", {"squads": ship.owned(ask.SQUAD)})
    native = s.cards[slot]
    if can_contact(s, ship, slot):
        return Told("change-land-contact", {"native": native, "vp": worth(native, reach(ship, native) - 1)})
    return Told("change-land-observe", {"native": native, **_observed(s, slot)})


def landed_change(s: VIILegioState, option: int) -> Told | None:
    """What a ship on a planet, or about to be, would gain or pay."""
    ship, slot = s.ships[s.to_move], slot_here(s)
    native = s.cards[slot]
    if option in (number.OBSERVATION, number.STAY):
        return Told("change-observation", _observed(s, slot))
    if option in (number.CONTACT, number.TAKE_CONTACT, number.CONTINUE):
        step = ship.passed if option == number.CONTINUE else 0
        joker = "yes" if has_joker(ship, native) and costs(ship, native, step) else "no"
        paid = worth(native, step) - (worth(native, step - 1) if step else 0)
        return Told("change-contact", {"vp": paid, "joker": joker}, costs(ship, native, step))
    if option == number.LEAVE:
        is_over = s.kind == ask.CONTACT_CHOICE
        return (
            Told("change-completed", {"slot": slot, "free": _freed(s, slot)}) if is_over else Told("change-leave", {})
        )
    if s.kind == ask.JOKER_DOMAIN:
        return Told("change-joker", {}, spared(costs(ship, native, ship.passed), option - number.DOMAIN))
    return None


def _observed(s: VIILegioState, slot: int) -> dict[str, Known]:
    """What observing brings, and for how many turns more. (LEG-13.2, LEG-13.3)"""
    native = s.cards[slot]
    turns = ask.PAID_TURNS[native] - s.ships[s.to_move].paid_at(slot)
    return {"gain": ask.OBSERVATION_GAIN[native], "domain": ask.OBSERVED[native], "turns": turns}


def _freed(s: VIILegioState, slot: int) -> str:
    """Whether the token comes back at once: there is one, and nobody observes. (LEG-14.11, LEG-14.12)"""
    others = [ship for seat, ship in enumerate(s.ships) if seat != s.to_move and ship.slot == slot]
    return "no" if others or slot == ask.SLOT_X else "yes"


def turned_change(s: VIILegioState, option: int) -> Told | None:
    """What an answer would do to a card that was turned over; declining does nothing."""
    if option == number.USE_DETECTOR:
        left = uses_left(s.ships[s.to_move], ask.DETECTOR)
        return Told("change-detector", {"was": left, "now": left - 1})
    if option == number.CONFRONT:
        return _confronted(s)
    if option == number.DISCARD:
        return Told("change-hand", {"was": s.hand, "now": s.hand - ask.DISCARDS[s.card]})
    if option == number.DAMAGE:
        return Told("change-roll", {})
    if option == number.ACCEPT:
        return _accomplished(s) if s.kind == ask.MISSION_OFFER else _installed(s)
    return None


def _confronted(s: VIILegioState) -> Told:
    """Every Risk teaches; a hostile ship is fought. (LEG-8.6, LEG-16.2)"""
    ship, domain = s.ships[s.to_move], ask.SYMBOL[s.card]
    was = ship.level(domain)
    given: dict[str, Known] = {"domain": domain, "was": was, "now": min(ask.TRACK, was + 1)}
    if ask.EFFECT[s.card] != ask.COMBAT:
        return Told("change-confront", given)
    seen = fight(ship, s.card)
    trophy = "yes" if seen.trophy else "no"
    combat: dict[str, Known] = {"lasers": seen.lasers, "hostile": seen.hostile, "rolls": seen.rolls, "trophy": trophy}
    return Told("change-combat", {**given, **combat})


def _accomplished(s: VIILegioState) -> Told:
    """The points of a special mission, and what it costs. (LEG-18.2, LEG-18.3)"""
    ship, vp = s.ships[s.to_move], ask.REWARD[s.ships[s.to_move].missions]
    given: dict[str, Known] = {
        "was": ship.vp,
        "now": ship.vp + vp,
        "cards": s.hand,
        "left": s.hand - ask.DISCARDS[s.card],
    }
    home = "yes" if ask.GOES_HOME[s.card] else "no"
    return Told(
        "change-mission", {**given, "home": home, "way": "promotion" if is_promoted_at_base(ship, vp) else "plain"}
    )


def _installed(s: VIILegioState) -> Told:
    """What a technology is good for. (LEG-17.1, LEG-17.3)"""
    return Told("change-technology", {"kind": SHIPS.technology[ask.BRINGS[s.card]].joker_against})
