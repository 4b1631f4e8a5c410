"""A partial file laid over a game's own: what it may change, by which address, and what is refused in so many words."""

from typing import Any

import pytest

from tablee.games.karmaka.data.records import CardFile
from tablee.games.language import sentence
from tablee.games.loading import has, parsed
from tablee.games.overlaying import BadOverlay, Laying
from tablee.games.rulebook import RulebookFile
from tablee.games.spacepaper.data.sheets import PlanetFile, PoliticsFile, TechnologyFile

CARDS = """
[deck]
kinds = 2
total_cards = 5
by_colour = { red = 5 }
[[card]]
id = "panic"
name = { fr = "Panique", en = "Panic" }
value = 1
copies = 3
target = "none"
[[card]]
id = "peek"
value = 2
copies = 2
target = "none"
"""


def laid(
    given: str, own: str = CARDS, stem: str = "cards", form: type | None = CardFile
) -> tuple[Any, dict[str, object]]:
    laying = Laying(stem, parsed(own, f"{stem}.toml"), form)
    return laying.lay(parsed(given, "given")), laying.changes


def refused(given: str) -> BadOverlay:
    with pytest.raises(BadOverlay) as caught:
        laid(given)
    return caught.value


def test_a_field_is_changed_and_all_else_stays() -> None:
    merged, changes = laid("panic.value = 3\ndeck.by_colour.red = 6")
    assert [card["value"] for card in merged["card"]] == [3, 2]
    assert merged["deck"] == {"kinds": 2, "total_cards": 5, "by_colour": {"red": 6}}
    assert merged["card"][1] == parsed(CARDS, "cards.toml")["card"][1]
    assert changes == {"cards.panic.value": 3, "cards.deck.by_colour.red": 6}


def test_an_entry_may_be_named_by_its_table_too() -> None:
    assert laid("card.panic.value = 3") == laid("[panic]\nvalue = 3")


def test_what_is_as_usual_is_no_change() -> None:
    for given in ("", "panic.value = 1", "panic.value = 1.0", "[panic.name]\nfr = 'Panique'", "deck = {}"):
        assert laid(given)[1] == {}


def test_a_field_that_the_entry_leaves_out_may_be_given() -> None:
    own = '[[system]]\nid = "republic"\n[[change]]\nfrom = "a"\nto = "b"\ndiscontent = 1'
    merged, changes = laid("republic.max_ships = 4\nchange.1.discontent = 2", own, "politics", PoliticsFile)
    assert merged["system"] == [{"id": "republic", "max_ships": 4}] and merged["change"][0]["discontent"] == 2
    assert changes == {"politics.republic.max_ships": 4, "politics.change.1.discontent": 2}


def test_entries_inside_entries_are_found_by_their_ids() -> None:
    own = '[[chapter]]\nid = "X-1"\n[[chapter.rule]]\nid = "X-1.1"\nfr = "a"\nen = "b"'
    merged, changes = laid('"X-1.1".en = "c"', own, "rulebook", RulebookFile)
    assert merged["chapter"][0]["rule"][0]["en"] == "c" and changes == {"rulebook.X-1.1.en": "c"}


def test_two_entries_of_one_id_are_told_apart_by_their_tables() -> None:
    own = '[[size]]\nid = "small"\nmax_population = 2\n[[planet_type]]\nid = "small"'
    with pytest.raises(BadOverlay, match=r"planets\.small: several entries"):
        laid("small.max_population = 3", own, "planets", PlanetFile)
    changes = laid("size.small.max_population = 3", own, "planets", PlanetFile)[1]
    assert changes == {"planets.size.small.max_population": 3}


def test_lists_of_numbers_are_given_whole() -> None:
    own = '[[technology]]\nid = "speed"\nlevels = [1, 2, 3]'
    assert laid("speed.levels = [2, 2, 3]", own, "technologies", TechnologyFile)[1] == {
        "technologies.speed.levels": [2, 2, 3]
    }


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("pamic.value = 1", "cards.pamic: there is no such entry; entries are neither added nor removed"),
        ("panic.valeu = 1", "cards.panic.valeu: there is no such field"),
        ("panic.name.de = 'x'", "cards.panic.name.de: there is no such field"),
        ("panic = 3", "cards.panic: fields are wanted here, below the id of their entry"),
        ("panic.name = 'Fright'", "cards.panic.name: fields are wanted here, below the id of their entry"),
        ("panic.id = 'fright'", "cards.panic.id: an id cannot be changed"),
        ("panic.target = 'rival'", "cards.panic.target: this only says what the rules do"),
        ("deck.by_colour.pink = 1", "cards.deck.by_colour.pink: there is no such entry"),
        ("[[card]]\nid = 'new'", "cards.card: fields are wanted here, below the id of their entry"),
        ("card.new.value = 1", "cards.card.new: there is no such entry"),
    ],
)
def test_what_cannot_be_laid_over_is_refused_by_its_address(given: str, complaint: str) -> None:
    error = refused(given)
    assert str(error).startswith(complaint)
    address = complaint.partition(":")[0]
    assert sentence(error, "fr").startswith(f"{address}\u00a0:") and sentence(error, "fr") != str(error)


def test_a_game_may_have_a_file_or_not() -> None:
    assert has("tablee.games.karmaka", "cards.toml") and not has("tablee.games.karmaka", "dragons.toml")
    assert not has("", "cards.toml")
