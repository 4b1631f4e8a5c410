"""The open question of Karman Swap in words, with its context: which card, which planet, how many picks."""

from typing import Final

from tablee.games.karman_swap.data import ABILITIES, CARDS
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.contests import leader, leading_side
from tablee.games.karman_swap.rules.hunting import worth
from tablee.games.karman_swap.rules.markers import owner_of
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import ABILITY, ABILITY_NAMES, SET, SHIP_CARDS
from tablee.games.voice import Known

ABILITY_TEXTS: Final = {ability.id: ability.name for ability in ABILITIES.abilities}
ABILITY_STEPS: Final = (ask.ABILITY_HAND_CARD, ask.ABILITY_PLANET_CARD, ask.ABILITY_MARKET_CARD)


def context(s: KarmanSwapState) -> dict[str, Known]:
    """What the words of the open question can name."""
    f = s.frames[-1]
    side = s.mode.side[s.to_move]
    if s.kind == ask.GIFT_CARD:
        return {"target": s.mode.mate[s.to_move], "count": f.count + 1, "most": s.mode.gifts}
    if s.kind == ask.GIFT_RETURN:
        return {"target": s.mode.mate[s.to_move], "count": f.count}
    if s.kind == ask.DESTINATION:
        return {"card": f.chosen}
    if s.kind == ask.USE_ABILITY:
        return {"card": f.chosen, "power": ABILITY_TEXTS[CARDS[f.chosen].ability]}
    if s.kind == ask.BOOST:
        return {"card": f.chosen, "count": worth(s, f.chosen)}
    if s.kind == ask.CONVERT:
        return {"count": s.research[side], "most": s.research[side] // SET}
    if s.kind in (ask.FORCED_CREATURE, ask.LAST_SHIP):
        return {"planet": s.placed[-1] if s.kind == ask.FORCED_CREATURE else s.contests[0]}
    if s.kind == ask.RESPOND:
        return _threat(s)
    if s.kind in ABILITY_STEPS:
        return {"card": f.marks, "step": f.at, "ability": ABILITY_NAMES[ABILITY[f.marks]]}
    return {}


def _threat(s: KarmanSwapState) -> dict[str, Known]:
    """The oldest contest that an opponent leads: where, with which ship, how strong."""
    side = s.mode.side[s.to_move]
    planet = next(planet for planet in s.contests if leading_side(s, planet) != side)
    ship = leader(s, planet)
    return {
        "planet": planet,
        "card": SHIP_CARDS + ship,
        "count": worth(s, SHIP_CARDS + ship),
        "player": owner_of(s, ship),
    }
