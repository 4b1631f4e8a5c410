"""What technology levels, minerals and a leader come to, worked out whenever one of them changes. (SPP-4, SPP-5)"""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.spacepaper.data import TECHNOLOGIES
from tablee.games.spacepaper.rules import tables as t

ALL_UNLIMITED: Final = -1  # how the files write an unlimited value


@final
class Powers:
    """The values in force, leader included. Never changed: a new one takes its place."""

    def __init__(self, speed: i64, autonomy: i64, rank: i64, weapons: list[int], invasion: i64, defense: i64) -> None:
        self.speed: i64 = speed
        self.autonomy: i64 = autonomy  # UNLIMITED or more: no limit
        self.rank: i64 = rank  # subluminal: 1 cross, 2 nearest, 3 farthest too, 4 destroy, 5 anywhere
        self.weapons = weapons  # by kind of ship
        self.invasion: i64 = invasion
        self.defense: i64 = defense
        self.revenue: i64 = 0
        self.productivity: i64 = 0  # on each planet, without the leader
        self.building: i64 = 1  # the level of infrastructure
        self.detection: i64 = 0
        self.total = False  # detection reveals planets too
        self.calm: i64 = 0  # taken off each new discontent
        self.immune = False  # the capital ignores discontent
        self.adapts: i64 = 0  # taken off adaptation


NO_POWERS: Final = Powers(1, 6, 0, [1, 2, 0], 0, 0)


def _synergy(tech: int, level: int, minerals: list[int], base: int, part: int) -> int:
    """The value of a technology at a level with these minerals; `part` picks one of three for weapons. (SPP-4.9)"""
    value = base
    added = 0
    for column in TECHNOLOGIES[tech].synergy:
        met = all(minerals[t.MINERAL_IDS.index(name)] >= count for name, count in column.requires.items())
        if not met or level < column.from_level:
            continue
        entry = column.values[level - column.from_level]
        number = entry[part] if isinstance(entry, list) else entry
        if column.mode == "add":
            added += number
        elif value != ALL_UNLIMITED:
            value = number if number == ALL_UNLIMITED else max(value, number)
    return value + added


def _base(tech: int, level: int, part: int) -> int:
    entry = TECHNOLOGIES[tech].levels[level - 1]
    return entry[part] if isinstance(entry, list) else entry


# A track above 3 lifts nothing further, so there are 4 * 4 * 4 different tracks.
TRACKS: Final = [[c, a, o] for c in range(4) for a in range(4) for o in range(4)]


def _values(tech: int, part: int = 0) -> list[int]:
    """All values of a technology: by level * 64 + tracks, level 0 left empty."""
    return [0] * 64 + [
        _synergy(tech, level, tracks, _base(tech, level, part), part)
        for level in range(1, t.MAX_LEVEL + 1)
        for tracks in TRACKS
    ]


def _unlimited_by_speed() -> list[int]:
    """Whether speed makes autonomy unlimited, by level * 64 + tracks. (SPP-5.16)"""
    flags = [0] * 64
    for level in range(1, t.MAX_LEVEL + 1):
        for tracks in TRACKS:
            flag = 0
            for column in TECHNOLOGIES[t.SPEED].synergy:
                from_level = column.unlimited_autonomy_from_level
                met = all(tracks[t.MINERAL_IDS.index(name)] >= count for name, count in column.requires.items())
                if from_level is not None and level >= from_level and met:
                    flag = 1
            flags.append(flag)
    return flags


SPEED: Final[list[int]] = _values(t.SPEED)
AUTONOMY: Final[list[int]] = [t.UNLIMITED if value == ALL_UNLIMITED else value for value in _values(t.AUTONOMY)]
RANK: Final[list[int]] = _values(t.SUBLUMINAL)
CRUISERS: Final[list[int]] = _values(t.WEAPONS, 0)
SCOUTS: Final[list[int]] = _values(t.WEAPONS, 1)
TRANSPORTS: Final[list[int]] = _values(t.WEAPONS, 2)
INVASION: Final[list[int]] = _values(t.INVASION)
DEFENSE: Final[list[int]] = _values(t.DEFENSE)
REVENUE: Final[list[int]] = _values(t.REVENUE)
PRODUCTIVITY: Final[list[int]] = _values(t.PRODUCTIVITY)
HEURISTICS: Final[list[int]] = _values(t.HEURISTICS)
STABILITY: Final[list[int]] = _values(t.STABILITY)
ADAPTABILITY: Final[list[int]] = _values(t.ADAPTABILITY)
FREE_ROAMING: Final[list[int]] = _unlimited_by_speed()
TOTAL_FROM: Final[int] = TECHNOLOGIES[t.HEURISTICS].total_from_level or t.MAX_LEVEL + 1
IMMUNE_FROM: Final[int] = TECHNOLOGIES[t.STABILITY].capital_immune_from_level or t.MAX_LEVEL + 1


def reckoned(levels: list[int], corundum: i64, antimatter: i64, oganesson: i64, leader: i64) -> Powers:
    """The powers of these levels with these minerals under this leader (NONE: the entry for nobody)."""
    tracks: i64 = min(corundum, 3) * 16 + min(antimatter, 3) * 4 + min(oganesson, 3)
    speed: i64 = levels[t.SPEED] * 64 + tracks
    autonomy: i64 = AUTONOMY[levels[t.AUTONOMY] * 64 + tracks] + t.LEADER_AUTONOMY[leader]
    if FREE_ROAMING[speed]:
        autonomy = t.UNLIMITED
    arms: i64 = levels[t.WEAPONS] * 64 + tracks
    powers = Powers(
        SPEED[speed],
        autonomy,
        RANK[levels[t.SUBLUMINAL] * 64 + tracks],
        [
            SCOUTS[arms] + t.LEADER_SCOUT[leader],
            CRUISERS[arms] + t.LEADER_CRUISER[leader],
            TRANSPORTS[arms] + t.LEADER_TRANSPORT[leader],
        ],
        INVASION[levels[t.INVASION] * 64 + tracks],
        DEFENSE[levels[t.DEFENSE] * 64 + tracks] + t.LEADER_DEFENSE[leader],
    )
    powers.revenue = REVENUE[levels[t.REVENUE] * 64 + tracks]
    powers.productivity = PRODUCTIVITY[levels[t.PRODUCTIVITY] * 64 + tracks]
    powers.building = levels[t.INFRA_TECH]
    powers.detection = HEURISTICS[levels[t.HEURISTICS] * 64 + tracks] + t.LEADER_DETECTS[leader]
    powers.total = levels[t.HEURISTICS] >= TOTAL_FROM
    powers.calm = STABILITY[levels[t.STABILITY] * 64 + tracks] + t.LEADER_CALM[leader]
    powers.immune = levels[t.STABILITY] >= IMMUNE_FROM
    powers.adapts = ADAPTABILITY[levels[t.ADAPTABILITY] * 64 + tracks] + t.LEADER_ADAPTS[leader]
    return powers
