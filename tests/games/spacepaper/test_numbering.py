"""The fixed numbering of options and of the galaxy: complete, without gap, and without two names alike."""

import pytest

from tablee.games.spacepaper.rules import galaxy, numbering
from tablee.games.spacepaper.rules.galaxy import DISTANCE, NODE_OF, NODES, ORBIT, PLACE_NAMES, PLACES, PLANET_NAMES
from tablee.kernel import UnknownOption
from tests.games.spacepaper.sitting import game


def test_the_constants_agree_with_the_tables_and_the_galaxy() -> None:  # SPP-0.11
    assert numbering.fits() and galaxy.fits()


def test_every_number_has_a_name_of_its_own() -> None:
    names = [game().telling.option_name(option) for option in range(game().rules.option_count)]
    assert len(set(names)) == len(names) == numbering.COUNT
    assert all(name == name.strip() != "" for name in names)


@pytest.mark.parametrize("option", [-1, numbering.COUNT, 10**30])
def test_a_number_outside_the_numbering_has_no_name(option: int) -> None:
    with pytest.raises(UnknownOption, match=f"0 to {numbering.COUNT - 1}"):
        game().telling.option_name(option)


@pytest.mark.parametrize(
    ("option", "name"),
    [
        (numbering.KEEP, "keep"),
        (numbering.AS_OUTPOST, "colonise outpost"),
        (numbering.RACE, "race human"),
        (numbering.SEAT + 4, "seat 4"),
        (numbering.SHIP + 19, "ship 0:20"),
        (numbering.SHIP + 20, "ship 1:1"),
        (numbering.PLAY_LOTTERY, "event galactic_lottery"),
        (numbering.PLAY_CUP, "event galactic_cup global"),
        (numbering.PLAY_CUP + 1, f"event galactic_cup {PLANET_NAMES[0]}"),
        (numbering.COUNT - 1, "event great_discovery adaptability"),
    ],
)
def test_a_number_means_what_its_family_says(option: int, name: str) -> None:  # SPP-0.11
    assert numbering.option_name(option) == name


def test_each_family_begins_where_the_one_before_ends() -> None:
    for begins, _, names in numbering.FAMILIES:
        assert numbering.family_of(begins)[0] == begins
        assert numbering.family_of(begins + len(names) - 1)[0] == begins


def test_places_are_named_once_and_lie_at_a_node() -> None:  # SPP-0.3, SPP-0.11
    assert len(set(PLACE_NAMES)) == PLACES
    assert all(0 <= NODE_OF[place] < NODES for place in range(PLACES))
    assert [NODE_OF[place] for place in range(NODES)] == list(range(NODES))
    assert NODE_OF[ORBIT + PLANET_NAMES.index("ne555.3")] == galaxy.SYSTEM_IDS.index("ne555")


def test_distances_are_the_same_both_ways_and_reach_everywhere() -> None:  # SPP-0.3
    for one in range(NODES):
        for other in range(NODES):
            assert DISTANCE[one * NODES + other] == DISTANCE[other * NODES + one] >= (one != other)
