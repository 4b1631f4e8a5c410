"""What boards show of a game's pieces: all of them, in both languages, with the numbers in force."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tablee.games import GAMES
from tablee.games.karmaka.data import CARDS, LADDER
from tablee.games.karmaka.people.catalogue import KarmakaCatalogue
from tablee.games.karmaka.rules.score import score_of, sums_of
from tablee.games.karmaka.rules.tables import KIND, KINDS
from tablee.games.spacepaper.people.catalogue import SpaceCatalogue
from tablee.games.spacepaper.rules.galaxy import DISTANCE, NODE_NAMES, NODES
from tablee.games.texts import LANGUAGES
from tablee.kernel import seeded
from tablee.table.past.journal import Setup
from tests.games.karmaka.sitting import Sitting, view_of
from tests.laws.world import label, played, varied


def karmaka() -> KarmakaCatalogue:
    """The pieces of Karmaka."""
    found = GAMES["karmaka"].telling.catalogue()
    assert isinstance(found, KarmakaCatalogue)
    return found


def space() -> SpaceCatalogue:
    """The pieces of SpacePaper."""
    found = GAMES["spacepaper"].telling.catalogue()
    assert isinstance(found, SpaceCatalogue)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_catalogue_is_sent_as_plain_data_with_texts_in_each_language(name: str) -> None:
    found = msgspec.json.decode(msgspec.json.encode(GAMES[name].telling.catalogue()))
    texts = list(texts_in(found))
    assert len(texts) > 20 and all(set(text) == set(LANGUAGES) and all(text.values()) for text in texts)


def texts_in(found: Any) -> Iterator[dict[str, str]]:
    """Every text of plain data."""
    if isinstance(found, dict) and "en" in found:
        yield found
    elif isinstance(found, dict | list):
        for part in found.values() if isinstance(found, dict) else found:
            yield from texts_in(part)


def test_karmaka_lists_every_card_and_rung() -> None:
    found = karmaka()
    assert [card.id for card in found.cards] == [card.id for card in CARDS] and len(found.cards) == len(KINDS)
    assert [(rung.id, rung.need) for rung in found.ladder] == [(level.id, level.points_to_leave) for level in LADDER]
    assert found.zones["future_life"]["en"] == "Future Life" and found.colours["mosaic"]["fr"] == "Mosaïque"


@pytest.mark.parametrize("setup", [setup for setup in varied() if setup.game == "spacepaper"][:3], ids=label)
def test_spacepaper_names_all_that_a_view_shows(setup: Setup) -> None:
    found = space()
    view = msgspec.to_builtins(GAMES["spacepaper"].telling.view(played(setup, 5, 150), 0))
    planets, places = {each.id for each in found.planets}, {each.id for each in found.places}
    for system in view["systems"]:
        assert system["star"] is None or system["star"] in found.names["star"]
        for planet in system["planets"]:
            assert planet["id"] in planets and planet["status"] in found.names["status"]
            assert planet["type"] in found.names["type"] and planet["size"] in found.names["size"]
            assert {*planet["infrastructure"], *filter(None, [planet["project"]])} <= set(found.names["project"])
    for civ in view["civs"]:
        assert set(civ["levels"]) == {tech.id for tech in found.technologies}
        assert set(civ["minerals"]) == set(found.names["mineral"])
        assert all(ship["place"] in places and ship["type"] in found.names["ship"] for ship in civ["ships"])
    assert view["phase"] in found.names["phase"]


def test_the_steps_of_a_lane_are_those_between_its_ends() -> None:
    for lane in space().lanes:
        ends = [NODE_NAMES.index(lane.a), NODE_NAMES.index(lane.b)]
        assert lane.steps == len(lane.points) + 1 >= DISTANCE[ends[0] * NODES + ends[1]]


def test_a_score_is_shown_with_its_parts_and_what_a_life_needs() -> None:  # KMK-13.4
    t = Sitting([["peek"], ["spite"]], deeds=[["spite", "mimic", "thievery"], []], levels=[1, 4], well=[])
    soul, top = view_of(t.state, 1).souls
    assert soul.sums == {"red": 4, "green": 1, "blue": 4} and (soul.score, soul.need) == (4, 5)
    assert (top.sums, top.score, top.need) == ({"red": 0, "green": 0, "blue": 0}, 0, None)


def test_the_best_part_is_the_score_whatever_the_cards() -> None:  # KMK-13.4
    rng = seeded(1)
    for _ in range(200):
        cards = [rng.below(len(KIND)) for _ in range(rng.below(8))]
        assert max(sums_of(cards)) == score_of(cards)
