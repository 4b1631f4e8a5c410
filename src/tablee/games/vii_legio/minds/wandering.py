"""Random play that shows the game from all sides: it explores, lands and flies on, and seldom gives a turn away."""

from typing import Final

from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules.numbering import BUY, LAND, MOVE, SCAN
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import CONTACT_CHOICE, IN_SECTOR, LASER, PROPULSOR, SLOT_X, SPACE_ACTION, SQUAD
from tablee.kernel import Rng

EVEN: Final = 4
MOST: Final = 24  # what draws most
THOUGHTS: Final = 2  # after the first


def _pulls(flying: int, entering: int) -> list[int]:
    """How much each option draws a ship in space: of three that come to mind, the one that draws most is taken."""
    pulls = [EVEN] * number.COUNT
    pulls[number.FLIP] = MOST
    pulls[number.ENTER] = entering
    pulls[number.END_TURN] = 1
    pulls[number.LAND_BASE] = 2
    for item in range(MOVE, LAND):
        pulls[item] = 8 if item >= SCAN else 3 if item >= BUY else flying
    for item in (PROPULSOR, LASER, SQUAD):
        pulls[BUY + item] = 12
    for slot in range(SLOT_X + 1):
        pulls[LAND + slot] = 20
    return pulls


HERE: Final[list[int]] = _pulls(2, MOST)
AWAY: Final[list[int]] = _pulls(16, MOST)
HERE_NOT_X: Final[list[int]] = _pulls(2, 1)
AWAY_NOT_X: Final[list[int]] = _pulls(16, 1)


def wander(s: VIILegioState, rng: Rng) -> int:
    """Of three options that come to mind, the one that leads on; so any may be taken.

    Where the seat that began is an even one, Contacts stop at their first threshold: so the nebula is charted to its
    end before anybody has won.
    """
    if s.kind == CONTACT_CHOICE and s.starter % 2 == 0:
        return s.options[-1]
    if s.kind != SPACE_ACTION:
        return s.options[rng.below(len(s.options))]
    pulls = pulls_in(s)
    best = s.options[rng.below(len(s.options))]
    for thought in range(THOUGHTS):
        other = s.options[rng.below(len(s.options))]
        if pulls[other] > pulls[best]:
            best = other
    return best


def pulls_in(s: VIILegioState) -> list[int]:
    """What draws a ship: planets still to be discovered, and sector X while there are cards for it."""
    has_planets = s.tokens & IN_SECTOR[s.ships[s.to_move].sector] != 0
    if s.pile_x:
        return HERE if has_planets else AWAY
    return HERE_NOT_X if has_planets else AWAY_NOT_X
