"""The stellar table and the size dice as the rules print them, and a reader of dice by hand, for scenarios."""

from collections.abc import Iterator

from tablee.games.spacepaper.data import GALAXY

STAR_DICE = {
    "brown_dwarf": "2",
    "red_giant": "3-4",
    "blue_giant": "5",
    "red_dwarf": "6-7",
    "yellow_dwarf": "8-9",
    "black_hole": "10",
    "red_supergiant": "11",
    "double_star": "12",
}
COUNT_DICE = {
    "brown_dwarf": ["5-8", "9-11", "4", "3", "2", "12"],
    "red_giant": ["8-9", "6-7", "2-5", "10-11", "12"],
    "blue_giant": ["6-7", "8-10", "2-5", "11-12"],
    "red_dwarf": ["11-12", "5-6", "7-8", "9-10", "3-4", "2"],
    "yellow_dwarf": ["12", "2-3", "4-5", "6-7", "8-9", "10-11"],
    "red_supergiant": ["7-11", "2-6", "12"],
    "double_star": ["2-3", "4-5", "6-7", "8-9", "10-11", "12"],
}
TYPES = ["telluric", "gaseous", "frozen", "oceanic", "barren", "lava", "living"]
TYPE_DICE = {
    "brown_dwarf": ["2", "10-12", "5-7", "4", "8-9", "3", ""],
    "red_giant": ["11-12", "5-6", "2", "4", "9-10", "7-8", "3"],
    "blue_giant": ["12", "5", "", "4", "6-8", "9-11", "2-3"],
    "red_dwarf": ["11", "9-10", "6-7", "8", "2-4", "5", "12"],
    "yellow_dwarf": ["7-8", "10", "9", "5-6", "2", "11-12", "3-4"],
    "red_supergiant": ["11-12", "4-5", "", "", "2-3", "6-10", ""],
    "double_star": ["2-4", "5-6", "10", "", "7-9", "", "11-12"],
}
SIZES = ["asteroid", "dwarf", "small", "medium", "large", "giant"]
SIZE_DICE = {
    "telluric": ["12", "11", "8-9", "6-7", "2-5", "10"],
    "gaseous": ["12", "", "11", "9-10", "2-5", "6-8"],
    "frozen": ["2-3", "6", "7", "4-5", "8-9", "10-12"],
    "oceanic": ["12", "", "", "2-3", "4-8", "9-11"],
    "barren": ["12", "2-6", "7", "11", "8", "9-10"],
    "lava": ["12", "2-4", "5-7", "8-9", "10", "11"],
    "living": ["12", "2-3", "4-6", "7-8", "9-10", "11"],
}


def covers(text: str, total: int) -> bool:
    """Whether a cell of a table, such as "5-8", holds a sum."""
    low, _, high = text.partition("-")
    return text != "" and int(low) <= total <= int(high or low)


def column(cells: list[str], total: int) -> int:
    """The place of the one cell that holds a sum."""
    (place,) = [place for place, text in enumerate(cells) if covers(text, total)]
    return place


def star_of(total: int) -> str:
    """The star of a sum."""
    return list(STAR_DICE)[column(list(STAR_DICE.values()), total)]


def planets_of(star: str, sums: Iterator[int]) -> list[tuple[str, str]]:
    """The planets around a star, type and size, by the next sums: their number, all types, all sizes."""
    if star == "black_hole":
        return []
    count = column(COUNT_DICE[star], next(sums)) + 1
    types = [TYPES[column(TYPE_DICE[star], next(sums))] for _ in range(count)]
    return [(kind, SIZES[column(SIZE_DICE[kind], next(sums))]) for kind in types]


def distances(start: str) -> dict[str, int]:
    """The steps from a system to each other along the lanes, counted on the map."""
    found = {start: 0}
    for _ in GALAXY.system:
        for lane in GALAXY.lane:
            for one, other in ((lane.a, lane.b), (lane.b, lane.a)):
                if one in found:
                    found[other] = min(found.get(other, 999), found[one] + lane.points + 1)
    return found


def faces(total: int) -> tuple[int, int]:
    """Two dice that come to a sum."""
    return max(1, total - 6), min(6, total - 1)
