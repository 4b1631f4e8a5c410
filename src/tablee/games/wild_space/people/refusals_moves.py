"""Why a shuttle may not go to a sector, or the Smuggler to a hostile planet."""

from tablee.games.texts import each_language
from tablee.games.wild_space.people.phrases import conditions_phrase
from tablee.games.wild_space.people.words import refusal
from tablee.games.wild_space.rules.bits import count, has
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import LEVEL, PLACE_OF, SECTOR_CONDITIONS, SHUTTLES
from tablee.kernel import Reason


def move_refused(s: WildSpaceState, seat: int, sector: int, *, is_landing: bool) -> Reason:
    """The rule against a shuttle move; of a planet that is not face up nothing is told, in play or not."""
    tile, place = sector // 2, PLACE_OF[sector // 2]
    if tile not in s.tiles or not has(s.up, place):
        return refusal("WSP-4.2" if is_landing else "WSP-5.1", "refuse-face-down", planet=tile)
    shuttle = place * 2 + sector % 2
    if not is_landing:
        return _exploration_refused(s, seat, tile, shuttle)
    if has(s.landed[seat] | s.explored[seat], shuttle):
        return refusal("WSP-4.1", "refuse-occupied", planet=tile)
    if count(s.landed[seat] | s.explored[seat]) == SHUTTLES:
        return refusal("WSP-3.4", "refuse-no-shuttle")
    if len(s.crews[seat]) < LEVEL[tile]:
        return refusal("WSP-4.3", "refuse-level", planet=tile, count=LEVEL[tile], crew=len(s.crews[seat]))
    needed = each_language(lambda language: conditions_phrase(SECTOR_CONDITIONS[sector], language))
    return refusal("WSP-4.5", "refuse-condition", condition=needed)


def _exploration_refused(s: WildSpaceState, seat: int, tile: int, shuttle: int) -> Reason:
    if has(s.explored[seat], shuttle):
        return refusal("WSP-5.3", "refuse-explored")
    return refusal("WSP-5.1", "refuse-not-landed", planet=tile)


def smuggler_refused(s: WildSpaceState, planet: int, *, is_landing: bool) -> Reason:
    """The rule against a move of the Smuggler; what lies in the pile is as if it were in the box."""
    shown = s.hostile[: s.revealed]
    if planet not in shown or has(s.aside, shown.index(planet)):
        return refusal("WSP-16.1", "refuse-not-open", hostile=planet)
    message = "refuse-smuggler-landed" if is_landing else "refuse-smuggler-not-landed"
    return refusal("WSP-16.1", message, hostile=planet)
