"""What the files of VII Legio must agree on, beyond what each field says for itself."""

from collections import Counter
from typing import Final

from tablee.games.loading import BadGameFile
from tablee.games.vii_legio.data.records import ExplorationFile, ExtrasolarFile, NebulaFile
from tablee.games.vii_legio.data.sheets import ShipFile, TableFile

DOMAINS: Final = ("research", "diplomacy", "negotiation", "capture")
ITEMS: Final = (
    "propulsor", "laser", "scanner", "detector", "squad", "expert_alliance", "expert_trade", "expert_capture",
)  # fmt: skip
SECTORS: Final = ("S1", "S2", "S3", "S4", "S5", "SX")
SLOTS: Final = ("alpha", "beta", "gamma", "delta", "x")
PILES: Final = {"A": 24, "B": 21, "X": 5}
FACES: Final = 10
MOST_CARDS: Final = 63  # of the Exploration deck


def explored(cards: ExplorationFile) -> ExplorationFile:
    """The Exploration cards, if one of them is R.A.Z. and every Risk gives Research. (LEG-8.6, LEG-10.6)"""
    resets = sum(card.copies for card in cards.card if card.effect.type == "reset_deck")
    _need("exploration_cards.toml", resets == 1, f"R.A.Z. has {resets} copies, but there must be 1")
    total = sum(card.copies for card in cards.card)
    _need("exploration_cards.toml", total <= MOST_CARDS, f"{total} cards, but there is room for {MOST_CARDS}")
    for card in cards.card:
        place = f"entry {card.id}: "
        _need("exploration_cards.toml", not card.risk or card.symbol == "research", f"{place}a Risk gives research")
        named = card.effect.technology == card.condition.technology_slot
        _need("exploration_cards.toml", named, f"{place}field effect: another technology than in condition")
    return cards


def peopled(cards: ExtrasolarFile, limit: int) -> ExtrasolarFile:
    """The Extrasolar cards, if the piles are whole and thresholds rise within the tracks. (LEG-3.5, LEG-14.6)"""
    piles = Counter(card.pile for card in cards.card)
    _need("extrasolar_cards.toml", piles == PILES, f"piles of {dict(piles)}, but there must be {PILES}")
    for card in cards.card:
        before = [0] * 5
        for at, threshold in enumerate(card.thresholds, start=1):
            asked = [threshold.vp, *threshold.requires.listed()]
            rises = threshold.vp > before[0] and all(new >= old for new, old in zip(asked, before, strict=True))
            place = f"entry {card.id}: field thresholds: threshold {at}"
            _need("extrasolar_cards.toml", rises, f"{place} asks or pays less than the one before it")
            _need("extrasolar_cards.toml", max(asked[1:]) <= limit, f"{place} asks for more than a track holds")
            before = asked
    return cards


def charted(nebula: NebulaFile) -> NebulaFile:
    """The nebula, if it has the sectors, slots and planets that the rules have room for."""
    _need("nebula.toml", tuple(sector.id for sector in nebula.sector) == SECTORS, f"sectors must be {SECTORS}")
    _need("nebula.toml", tuple(slot.id for slot in nebula.slot) == SLOTS, f"slots must be {SLOTS}")
    for planet in nebula.planet:
        _need("nebula.toml", planet.sector in SECTORS[:5], f"entry {planet.id}: field sector: no such sector")
    for border in nebula.border:
        known = all(sector in SECTORS[:5] for sector in border.between)
        _need("nebula.toml", known, f"border {border.between}: field between: no such sector")
    return nebula


def fitted(ships: ShipFile) -> ShipFile:
    """The ships, if their floors are below their maxima and every number of propulsors brings cards. (LEG-2.2)"""
    _need("ships.toml", tuple(item.id for item in ships.item) == ITEMS, f"items must be {ITEMS}")
    _need("ships.toml", [ship.id for ship in ships.ship] == ["frombola", "spatha"], "ships must be two")
    _need(
        "ships.toml", [each.id for each in ships.technology] == ["holodeck", "nanoprobes"], "technologies must be two"
    )
    for ship in ships.ship:
        pairs = zip(ship.base.listed(), ship.maximum.listed(), strict=True)
        place = f"entry {ship.id}: "
        _need("ships.toml", all(low <= high for low, high in pairs), f"{place}field base: more than the maximum")
        room = sum(ship.maximum.listed()) - sum(ship.base.listed())
        _need("ships.toml", room >= ship.free_choices, f"{place}field free_choices: no room for so many")
        for count in range(ship.base.propulsor, ship.maximum.propulsor + 1):
            known = str(count) in ships.propulsion.cards
            _need("ships.toml", known, f"propulsion: field cards: nothing for {count} propulsors")
    return ships


def tabled(tables: TableFile) -> TableFile:
    """The tables, if every face of the die, every difference and every domain stands once."""
    faces = sorted(face for row in tables.damage for face in row.faces)
    _need("tables.toml", faces == list(range(FACES)), "damage: each face of the die must stand once")
    differences = sorted(row.difference for row in tables.combat)
    _need("tables.toml", differences == [-3, -2, -1, 0], "combat: each difference must stand once")
    named = tuple(domain.id for domain in tables.experience_domain)
    _need("tables.toml", named == DOMAINS, f"experience_domain: domains must be {DOMAINS}")
    counts = [reward.count for reward in tables.special_mission_reward]
    _need("tables.toml", counts == [1, 2, 3, 4], "special_mission_reward: four steps, in order")
    _need("tables.toml", len(tables.colour) == tables.constants.players_max, "colour: one for each commander")
    return tables


def _need(file: str, fact: bool, complaint: str) -> None:
    if not fact:
        raise BadGameFile(f"{file}: {complaint}")
