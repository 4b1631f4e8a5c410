"""What planets and civilisations earn, make and owe. (SPP-0.6, SPP-3, SPP-4, SPP-7.9, SPP-11.6, SPP-14.3)"""

from mypy_extensions import i64

from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.powers import reckoned


def reckon(civ: Civilisation) -> None:
    """Work out the powers again: a level, a track or the leader has changed."""
    civ.powers = reckoned(civ.levels, civ.corundum, civ.antimatter, civ.oganesson, civ.leader)


def profitable(civ: Civilisation, planet: Planet) -> bool:
    """Whether a planet produces and builds. (SPP-0.6, SPP-12.11)"""
    if planet.status == t.CAPITAL:
        return (planet.unrest == 0 and civ.unrest == 0) or civ.powers.immune
    return planet.status == t.COLONY and planet.unrest == 0 and civ.unrest == 0 and planet.resistance == 0


def gold_of(planet: Planet) -> i64:
    """The gold that a planet brings while it is profitable."""
    return t.GOLD[planet.kind] + t.GOLD_BUILT[planet.built]


def science_of(planet: Planet) -> i64:
    """The science that a planet brings while it is profitable."""
    return t.SCIENCE[planet.kind] + t.SCIENCE_BUILT[planet.built]


def gold_income(civ: Civilisation) -> i64:
    """The gold of one resources phase. (SPP-3.4, SPP-3.9)"""
    from_planets: i64 = 0
    lively: i64 = 0
    for planet in civ.planets:
        if profitable(civ, planet):
            from_planets += gold_of(planet)
            if t.TYPE_OF[planet.kind] != t.LIVING:
                lively += 1
    if civ.politics == t.CAPITALISM:
        from_planets += from_planets
    if civ.unrest > 0:
        return from_planets
    if civ.bonus == t.BONUS_GOLD:
        from_planets += lively
    return from_planets + civ.powers.revenue + t.LEADER_GOLD[civ.leader]


def science_income(civ: Civilisation) -> i64:
    """The science of one resources phase. (SPP-3.5, SPP-3.9)"""
    from_planets: i64 = 0
    lively: i64 = 0
    for planet in civ.planets:
        if profitable(civ, planet):
            from_planets += science_of(planet)
            if t.TYPE_OF[planet.kind] != t.LIVING:
                lively += 1
    if civ.unrest > 0:
        return from_planets
    if civ.bonus == t.BONUS_SCIENCE:
        from_planets += lively
    return from_planets + t.LEADER_SCIENCE[civ.leader]


def dig(civ: Civilisation) -> None:
    """Set the mineral tracks of this turn. (SPP-4.1 to 4.7)"""
    tracks = [0, 0, 0]
    for planet in civ.planets:
        if not profitable(civ, planet):
            continue
        depth = t.MINE[planet.built]
        if depth >= t.MAIN_NEED[planet.kind]:
            tracks[t.MAIN_MINERAL[t.TYPE_OF[planet.kind]]] += 1
        if civ.powers.building >= t.MAX_LEVEL and depth >= t.SECOND_NEED[planet.kind]:
            tracks[t.SECOND_MINERAL[t.TYPE_OF[planet.kind]]] += 1
    times: i64 = 2 if civ.politics == t.DEMOCRATURE else 1
    corundum: i64 = tracks[0] * times
    antimatter: i64 = tracks[1] * times
    oganesson: i64 = tracks[2] * times
    if corundum != civ.corundum or antimatter != civ.antimatter or oganesson != civ.oganesson:
        civ.corundum = corundum
        civ.antimatter = antimatter
        civ.oganesson = oganesson
        reckon(civ)


def net_energy(civ: Civilisation, planet: Planet) -> i64:
    """The energy that a planet puts into its project, if it is profitable. (SPP-7.9, SPP-5.12)"""
    kind = t.TYPE_OF[planet.kind]
    if kind == t.LIVING or civ.politics == t.ANARCHY:
        return 0
    energy: i64 = t.ENERGY[kind * 6 + ((planet.people + 1) >> 1)] + civ.powers.productivity
    energy += t.LEADER_ENERGY[civ.leader]
    if civ.bonus == t.BONUS_ENERGY:
        energy += 1
    if civ.politics == t.COMMUNISM:
        energy += energy
    energy -= t.DRAIN[kind * t.SETS + planet.built]
    return energy if energy > 0 else 0


def adaptation(civ: Civilisation, kind: i64, symbiosis: i64) -> i64:
    """Turns for a step of adaptation, and between births. (SPP-11.6)"""
    table = t.ADAPTATION[civ.race * 7 + t.TYPE_OF[kind]]
    if table == 0:
        return 0
    turns: i64 = table - civ.powers.adapts - symbiosis
    return turns if turns > 1 else 1


def most_people(planet: Planet) -> i64:
    """The maximum population of a planet. (SPP-11.17)"""
    size = t.SIZE_OF[planet.kind]
    if size == t.ASTEROID:
        return 0
    most: i64 = t.MAX_POPULATION[size]
    if planet.built & t.HAS_HABITATS:
        most += t.HABITATS_PEOPLE
    return most if most < t.MOST_PEOPLE else t.MOST_PEOPLE


def birth_time(civ: Civilisation, planet: Planet) -> i64:
    """Upkeeps between births. (SPP-11.16)"""
    turns = adaptation(civ, planet.kind, planet.symbiosis)
    return turns if turns > 1 else 1


def planet_upkeep(civ: Civilisation, planet: Planet) -> i64:
    """What a planet costs in upkeep; below 0 it brings gold."""
    if planet.status == t.CAPITAL:
        return t.CAPITAL_UPKEEP[civ.politics]
    if planet.status == t.COLONY:
        return t.COLONY_UPKEEP[civ.politics]
    if planet.status == t.OUTPOST:
        return t.OUTPOST_UPKEEP[civ.politics]
    return t.ADAPTATION_UPKEEP[civ.politics]


def due(civ: Civilisation) -> i64:
    """The gold to pay in upkeep. (SPP-14.3)"""
    total: i64 = 0
    for planet in civ.planets:
        cost = planet_upkeep(civ, planet)
        if cost > 0:
            total += cost
    return total + t.SHIP_UPKEEP[civ.politics] * len(civ.ships)


def upkeep_gain(civ: Civilisation) -> i64:
    """The gold received before paying: the favoured system, and upkeep below 0. (SPP-13.16, SPP-14.2)"""
    gain: i64 = 0
    if civ.unrest == 0 and civ.politics == t.FAVOURED[civ.race]:
        gain += t.FAVOUR_GOLD
    for planet in civ.planets:
        cost = planet_upkeep(civ, planet)
        if cost < 0:
            gain -= cost
    return gain


def calmed(civ: Civilisation, amount: i64) -> i64:
    """New discontent after stability and the Diplomat. (SPP-12.5)"""
    amount -= civ.powers.calm
    return amount if amount > 0 else 0


def disturb(civ: Civilisation, planet: Planet, amount: i64) -> None:
    """New discontent of one planet. (SPP-12.3, SPP-12.5, SPP-12.9, SPP-12.10)"""
    if civ.politics == t.COMMUNISM or t.TYPE_OF[planet.kind] == t.LIVING:
        return
    fresh = calmed(civ, amount)
    if fresh > planet.unrest:
        planet.unrest = fresh


def allowed_systems(civ: Civilisation) -> list[int]:
    """The political systems whose conditions are met. (SPP-13.2)"""
    colonies = civ.colonies()
    ships: i64 = len(civ.ships)
    allowed: list[int] = []
    for politics in range(len(t.POLITICS_IDS)):
        if t.MIN_COLONIES[politics] <= colonies <= t.MAX_COLONIES[politics] and ships <= t.MAX_SHIPS[politics]:
            allowed.append(politics)
    return allowed


def allowed_system(civ: Civilisation, politics: i64) -> bool:
    """Whether the condition of a political system is met. (SPP-13.2)"""
    return politics in allowed_systems(civ)


def change_cost(civ: Civilisation, politics: i64) -> i64:
    """The global discontent of a change of system. (SPP-13.4 to 13.7, SPP-12.5)"""
    cost: i64 = t.CHANGE[civ.politics * 10 + politics]
    if politics == t.FAVOURED[civ.race]:
        cost -= t.FAVOUR_CALM
    return calmed(civ, cost)


def ships_of_type(civ: Civilisation, kind: i64) -> i64:
    """How many ships of a type are in play or in a queue. (SPP-7.4)"""
    count: i64 = 0
    for ship in civ.ships:
        if ship.kind == kind:
            count += 1
    for planet in civ.planets:
        if planet.project == t.SHIP_PROJECT + kind:
            count += 1
    return count


def may_gain_ship(civ: Civilisation, kind: i64) -> bool:
    """Whether one more ship of a type stays within the limits. (SPP-7.4)"""
    total: i64 = len(civ.ships)
    for planet in civ.planets:
        if planet.project >= t.SHIP_PROJECT:
            total += 1
    return total < t.MOST_SHIPS and ships_of_type(civ, kind) < t.MOST_OF_TYPE


def owned_of_type(civ: Civilisation, planet_type: i64) -> i64:
    """How many planets of a type a player owns. (SPP-11.11)"""
    count: i64 = 0
    for planet in civ.planets:
        if t.TYPE_OF[planet.kind] == planet_type:
            count += 1
    return count


def net_gold(civ: Civilisation, politics: i64) -> i64:
    """What a turn would bring under a system after upkeep, all planets counted as working; below 0 it costs."""
    from_planets: i64 = 0
    lively: i64 = 0
    owed: i64 = 0
    for planet in civ.planets:
        if planet.status == t.ADAPTING:
            owed += t.ADAPTATION_UPKEEP[politics]
        elif planet.status == t.OUTPOST:
            owed += t.OUTPOST_UPKEEP[politics]
        else:
            from_planets += gold_of(planet)
            owed += t.CAPITAL_UPKEEP[politics] if planet.status == t.CAPITAL else t.COLONY_UPKEEP[politics]
            if t.TYPE_OF[planet.kind] != t.LIVING:
                lively += 1
    if politics == t.CAPITALISM:
        from_planets += from_planets
    if civ.bonus == t.BONUS_GOLD:
        from_planets += lively
    if politics == t.FAVOURED[civ.race]:
        from_planets += t.FAVOUR_GOLD
    owed += t.SHIP_UPKEEP[politics] * len(civ.ships)
    return from_planets + civ.powers.revenue + t.LEADER_GOLD[civ.leader] - owed
