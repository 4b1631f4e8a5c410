"""VII Legio's files say what cannot be, with file, entry and field."""

from importlib.resources import files
from typing import Any

import pytest

from tablee.games.loading import BadGameFile, converted, parsed
from tablee.games.vii_legio.data import EXTRASOLAR, PACKAGE, TABLES
from tablee.games.vii_legio.data.checks import charted, explored, fitted, peopled, tabled
from tablee.games.vii_legio.data.records import ExplorationFile, ExtrasolarFile, NebulaFile
from tablee.games.vii_legio.data.sheets import ShipFile, TableFile
from tablee.games.vii_legio.people.deck_view import required
from tablee.games.vii_legio.rules.tables import CARD_COUNT, CARD_NAMES, TYPE, TYPES


def raw(file: str) -> dict[str, Any]:
    """A file as tables."""
    return parsed(files(PACKAGE).joinpath("data", file).read_text(encoding="utf-8"), file)


def entry(tables: dict[str, Any], family: str, name: str) -> dict[str, Any]:
    """One entry of a file."""
    found: dict[str, Any] = next(each for each in tables[family] if each["id"] == name)
    return found


def test_the_deck_holds_53_cards_in_the_order_of_their_types() -> None:  # LEG-3.4
    assert CARD_COUNT == 53 and CARD_NAMES[0] == "E01" and CARD_NAMES[-1] == "E53"
    assert [TYPES[kind] for kind in TYPE][:12] == ["planet"] * 7 + ["planet_inner"] * 2 + ["planet_outer"] * 2 + [
        "reset"
    ]


def test_the_edge_of_the_board_sums_up_the_last_thresholds() -> None:  # LEG-3.5
    assert required("A") == {"research": 26, "diplomacy": 21, "negotiation": 21, "capture": 40}
    assert required("B") == {"research": 33, "diplomacy": 35, "negotiation": 27, "capture": 29}


def test_no_threshold_asks_for_more_than_a_track_holds() -> None:  # LEG-9.1
    asked = [count for card in EXTRASOLAR for step in card.thresholds for count in step.requires.listed()]
    assert max(asked) <= TABLES.constants.experience_max


def test_a_second_reset_card_is_refused() -> None:  # LEG-10.6
    tables = raw("exploration_cards.toml")
    entry(tables, "card", "reset")["copies"] = 2
    with pytest.raises(BadGameFile, match=r"exploration_cards\.toml: R\.A\.Z\. has 2 copies, but there must be 1"):
        explored(converted(tables, "exploration_cards.toml", ExplorationFile))


def test_a_risk_that_teaches_no_research_is_refused() -> None:  # LEG-8.6
    tables = raw("exploration_cards.toml")
    entry(tables, "card", "asteroids")["symbol"] = "capture"
    with pytest.raises(BadGameFile, match="entry asteroids: a Risk gives research"):
        explored(converted(tables, "exploration_cards.toml", ExplorationFile))


def test_more_cards_than_there_is_room_for_are_refused() -> None:
    tables = raw("exploration_cards.toml")
    entry(tables, "card", "planet")["copies"] = 20
    with pytest.raises(BadGameFile, match="66 cards, but there is room for 63"):
        explored(converted(tables, "exploration_cards.toml", ExplorationFile))


def test_a_technology_card_names_one_technology() -> None:  # LEG-17.2
    tables = raw("exploration_cards.toml")
    entry(tables, "card", "tech_holodeck")["effect"]["technology"] = "nanoprobes"
    with pytest.raises(BadGameFile, match="entry tech_holodeck: field effect: another technology"):
        explored(converted(tables, "exploration_cards.toml", ExplorationFile))


def test_thresholds_that_fall_are_refused() -> None:  # LEG-14.6
    tables = raw("extrasolar_cards.toml")
    entry(tables, "card", "A14")["thresholds"][1]["vp"] = 4
    with pytest.raises(BadGameFile, match="entry A14: field thresholds: threshold 2 asks or pays less"):
        peopled(converted(tables, "extrasolar_cards.toml", ExtrasolarFile), 6)


def test_a_threshold_beyond_the_track_is_refused() -> None:  # LEG-9.1
    tables = raw("extrasolar_cards.toml")
    entry(tables, "card", "X05")["thresholds"][2]["requires"]["capture"] = 7
    with pytest.raises(BadGameFile, match="entry X05: field thresholds: threshold 3 asks for more than a track holds"):
        peopled(converted(tables, "extrasolar_cards.toml", ExtrasolarFile), 6)


def test_a_pile_that_lacks_a_card_is_refused() -> None:  # LEG-3.5
    tables = raw("extrasolar_cards.toml")
    del tables["card"][0]
    with pytest.raises(BadGameFile, match=r"extrasolar_cards\.toml: piles of"):
        peopled(converted(tables, "extrasolar_cards.toml", ExtrasolarFile), 6)


def test_a_planet_outside_the_nebula_is_refused() -> None:
    tables = raw("nebula.toml")
    entry(tables, "planet", "S2-1")["sector"] = "SX"
    with pytest.raises(BadGameFile, match=r"nebula\.toml: entry S2-1: field sector"):
        charted(converted(tables, "nebula.toml", NebulaFile))


def test_a_border_that_leads_nowhere_is_refused() -> None:  # LEG-6.1
    tables = raw("nebula.toml")
    tables["border"][0]["between"] = ["S1", "S9"]
    with pytest.raises(BadGameFile, match="field between: no such sector"):
        charted(converted(tables, "nebula.toml", NebulaFile))


def test_a_floor_above_the_maximum_is_refused() -> None:  # LEG-2.2
    tables = raw("ships.toml")
    entry(tables, "ship", "frombola")["base"]["laser"] = 3
    with pytest.raises(BadGameFile, match=r"ships\.toml: entry frombola: field base: more than the maximum"):
        fitted(converted(tables, "ships.toml", ShipFile))


def test_every_number_of_propulsors_brings_cards() -> None:  # LEG-5.1
    tables = raw("ships.toml")
    del tables["propulsion"]["cards"]["8"]
    with pytest.raises(BadGameFile, match="propulsion: field cards: nothing for 8 propulsors"):
        fitted(converted(tables, "ships.toml", ShipFile))


def test_every_face_of_the_die_costs_one_thing() -> None:  # LEG-16.7
    tables = raw("tables.toml")
    tables["damage"][0]["faces"] = [1, 3]
    with pytest.raises(BadGameFile, match=r"tables\.toml: damage: each face of the die must stand once"):
        tabled(converted(tables, "tables.toml", TableFile))


def test_a_field_out_of_range_is_reported_with_its_entry() -> None:
    tables = raw("extrasolar_cards.toml")
    entry(tables, "card", "A01")["squads"] = 99
    with pytest.raises(BadGameFile, match=r"extrasolar_cards\.toml: entry 1 of card \(A01\), field squads"):
        converted(tables, "extrasolar_cards.toml", ExtrasolarFile)
