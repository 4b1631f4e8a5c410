"""What an option of Karman Swap would really change: prey, gems, domes, and who leads a contest for how much."""

from typing import Final, NamedTuple

from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.bits import listed
from tablee.games.karman_swap.rules.contests import is_active, leader, leading_side, pot
from tablee.games.karman_swap.rules.effects import ARRIVAL
from tablee.games.karman_swap.rules.hunting import prey, worth
from tablee.games.karman_swap.rules.markers import owner_of
from tablee.games.karman_swap.rules.rounds import advance
from tablee.games.karman_swap.rules.state import KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import EXTINGUISH, HEAD, RACE_GOAL, SET, SHIP_CARDS
from tablee.games.voice import Known
from tablee.kernel import NOBODY


class Told(NamedTuple):
    """A message, and what it is about; `cards` become one phrase."""

    message: str
    given: dict[str, Known]
    cards: tuple[int, ...] = ()


ENDS: Final = {number.CONCEDE, number.DECLINE}


def change(s: KarmanSwapState, option: int) -> Told | None:
    """What a legal option would change; None where there is nothing to say before it is done."""
    if s.kind == ask.DESTINATION:
        return landed(s, s.frames[-1].chosen, option - number.PLANET, 0)
    if s.kind == ask.BOOST:
        return _boosted(s, option - number.NUMBER)
    if s.kind == ask.VICTIM or (s.kind == ask.ABILITY_PLANET_CARD and s.frames[-1].effect == EXTINGUISH):
        return extinct(s, option - number.CARD)
    if s.kind == ask.CONVERT:
        return _converted(s, option - number.NUMBER)
    if s.kind == ask.TRACK_CHOICE:
        return _pulled(s, option)
    return _given_up(s, option) if option in ENDS else None


def landed(s: KarmanSwapState, card: int, planet: int, gems: int) -> Told | None:
    """A creature that lands hunts, and a ship leads or does not. (KSW-5.7, KSW-8.8)"""
    world = s
    if gems:
        world = s.copy()
        world.gems = put(s.gems, card, s.gems[card] + gems)
    return _sailed(world, card, planet) if card >= SHIP_CARDS else _hunted(world, card, planet)


def _hunted(s: KarmanSwapState, card: int, planet: int) -> Told:
    found = listed(prey(s, card, planet), 0)
    if not found:
        return Told("change-no-prey", {})
    if len(found) == 1:
        return extinct(s, found[0])
    return Told("change-several-prey", {"count": len(found)}, tuple(found))


def extinct(s: KarmanSwapState, card: int) -> Told:
    """What an extinction pays: gems, and a step of a dome. (KSW-5.10, KSW-5.11, KSW-14.4)"""
    side = s.mode.side[s.to_move]
    was, goal = advance(s, side), RACE_GOAL if s.mode.is_race else HEAD
    way = "choice" if s.mode.is_race else "win" if was + 1 >= goal else "steps"
    given = {"card": card, "count": worth(s, card), "was": was, "now": was + 1, "need": goal}
    return Told("change-extinct", {**given, "way": way})


def _sailed(s: KarmanSwapState, card: int, planet: int) -> Told | None:
    if not is_active(s, planet):
        return None
    mine, ship, power = s.mode.side[s.to_move], card - SHIP_CARDS, worth(s, card)
    others = [each for each in listed(s.around[planet], 0) if each != ship]
    if not others:
        return Told("change-opens", {"count": power, "points": pot(s, planet, ship)})
    best = max(others, key=lambda each: (worth(s, SHIP_CARDS + each), -s.arrived[each]))
    most = worth(s, SHIP_CARDS + best)
    if power > most:
        return Told("change-leads", {"count": power, "best": most, "points": pot(s, planet, ship)})
    holder = "own" if s.mode.side[owner_of(s, best)] == mine else "other"
    return Told("change-trails", {"count": power, "best": most, "holder": holder})


def _boosted(s: KarmanSwapState, gems: int) -> Told | None:
    """The card lies at its planet already: the same as if it landed so strong. (KSW-7.6)"""
    f = s.frames[-1]
    planet = f.count if f.effect == ARRIVAL else s.contests[0]  # the oldest, where the round ends
    return landed(s, f.chosen, planet, gems)


def _converted(s: KarmanSwapState, sets: int) -> Told:
    side = s.mode.side[s.to_move]
    given = {
        "was": s.research[side],
        "now": s.research[side] - sets * SET,
        "had": s.discovery[side],
        "have": s.discovery[side] + sets,
    }
    return Told("change-converts", {**given})


def _pulled(s: KarmanSwapState, option: int) -> Told:
    side = s.mode.side[s.to_move] if option == number.ADVANCE else option - number.BACK
    was = s.track[side]
    now = was + (1 if option == number.ADVANCE else -1)
    return Told("change-dome", {"was": was, "now": now, "need": RACE_GOAL})


def _given_up(s: KarmanSwapState, option: int) -> Told | None:
    """Which contests an opponent would win at once, and for how much; declining one's own gives nothing up."""
    mine = s.mode.side[s.to_move]
    contests = s.contests if option == number.CONCEDE else s.contests[:1]
    lost = [planet for planet in contests if leading_side(s, planet) != mine]
    if not lost:
        return None
    planet = lost[0]
    ship = leader(s, planet)
    seat = owner_of(s, ship)
    if seat == NOBODY:
        return None
    side, is_alone = s.mode.colours[s.mode.side[seat]], s.seats == s.mode.sides
    whose: dict[str, Known] = {"side": side, "player": seat, "alone": "yes" if is_alone else "no"}
    return Told("change-concedes", {**whose, "planet": planet, "points": pot(s, planet, ship), "count": len(lost)})
