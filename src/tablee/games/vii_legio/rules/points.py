"""What a commander gains: experience, Victory Points, and with them the end of the game."""

from mypy_extensions import i64

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules.numbering import DOMAIN
from tablee.games.vii_legio.rules.ship import Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import BY_CARTOGRAPHY, BY_VP, DOMAIN_COUNT, END_VP, NONE, TRACK, UNIT
from tablee.kernel.event import EVERYONE


def learn(s: VIILegioState, seat: i64, domain: i64, count: i64) -> None:
    """Gain experience; what a track cannot hold is lost. (LEG-9.1)"""
    ship = s.ships[seat]
    level = ship.level(domain)
    gain = count if level + count <= TRACK else TRACK - level
    ship.experience += gain * UNIT[domain]
    if s.listening:
        if gain:
            s.tell(tell.EXPERIENCE_GAINED, EVERYONE, [seat, domain, gain, level + gain])
        elif count:
            s.tell(tell.EXPERIENCE_FULL, EVERYONE, [seat, domain])


def open_domains(ship: Ship) -> list[int]:
    """The domains in which there is something left to learn, as options. (LEG-9.2)"""
    return [DOMAIN + domain for domain in range(DOMAIN_COUNT) if ship.level(domain) < TRACK]


def score(s: VIILegioState, seat: i64, points: i64) -> None:
    """Win Victory Points; they are public, and enough of them bring the end. (LEG-1.5, LEG-1.7, LEG-19.1)"""
    ship = s.ships[seat]
    ship.vp += points
    if s.listening and points:
        s.tell(tell.VP_GAINED, EVERYONE, [seat, points, ship.vp])
    if ship.vp >= END_VP:
        herald(s, BY_VP)


def herald(s: VIILegioState, reason: i64) -> None:
    """The round that is played becomes the last; the first reason stands. (LEG-19.3)"""
    if s.ending == NONE:
        s.ending = reason
        if s.listening:
            s.tell(tell.LAST_ROUND, EVERYONE, [reason])


def look_at_map(s: VIILegioState) -> None:
    """When every planet has been discovered, those of sector X included, the end is near. (LEG-19.2)"""
    if s.tokens == 0 and not s.pile_x:
        herald(s, BY_CARTOGRAPHY)
