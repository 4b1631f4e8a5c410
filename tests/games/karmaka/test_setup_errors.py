"""Mistakes before play: impossible tables, and mistakes in the game's own files."""

from typing import Any

import pytest

from tablee.games.karmaka.data import records
from tablee.games.karmaka.data.records import CardFile, KarmakaQuestion, LadderFile, SetupFile, VariantFile
from tablee.games.loading import BadGameFile, decode
from tablee.games.records import DecisionFile
from tablee.kernel import BadSetup
from tests.games.karmaka.sitting import game

QUESTIONS = DecisionFile[KarmakaQuestion]


@pytest.mark.parametrize(
    ("players", "settings", "words"),
    [
        (1, {}, "2 or 3 or 4|2, 3 or 4"),
        (5, {}, "2 or 3 or 4|2, 3 or 4"),
        (-1, {}, "2 or 3 or 4|2, 3 or 4"),
        (3, {}, "base is for 2 players"),
        (4, {}, "base is for 2 players"),
        (2, {"variant": "multiplayer"}, "multiplayer is for 3 or 4 players"),
        (3, {"variant": "teams"}, "teams is for 4 players"),
        (2, {"variant": "teams"}, "teams is for 4 players"),
        (4, {"variant": "big_bad_wolf"}, "big_bad_wolf is for 3 players"),
        (2, {"variant": "big_bad_wolf"}, "big_bad_wolf is for 3 players"),
        (3, {"variant": "published_deck"}, "published_deck is for 2 players"),
        (2, {"variant": "chess"}, "variant is one of base, .*'chess'"),
        (2, {"first_player": "seat_2"}, "seat_2 does not sit at a table of 2"),
        (3, {"variant": "multiplayer", "first_player": "seat_3"}, "seat_3 does not sit at a table of 3"),
        (2, {"first_player": "me"}, "first_player is one of random, .*'me'"),
        (2, {"wolf_seat": "1"}, "wolf_seat belongs to the variant big_bad_wolf"),
        (3, {"variant": "big_bad_wolf", "wolf_seat": "3"}, "wolf_seat is one of 0, 1, 2, not '3'"),
        (2, {"colour": "red"}, "unknown setting 'colour': this game has variant, first_player, wolf_seat"),
    ],
)
def test_an_impossible_table_is_refused(  # KMK-1.1, KMK-V1.1, KMK-V2.1, KMK-V3.1, KMK-V3.6
    players: int, settings: dict[str, str], words: str
) -> None:
    with pytest.raises(BadSetup, match=words):
        game().new(players, settings)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match="seed"):
        game().new(2, seed=seed)


@pytest.mark.parametrize(
    ("players", "variant"),
    [(2, "base"), (3, "multiplayer"), (4, "multiplayer"), (4, "teams"), (3, "big_bad_wolf"), (2, "published_deck")],
)
def test_every_possible_table_is_dealt(players: int, variant: str) -> None:  # KMK-1.1, KMK-V1.1
    state = game().new(players, {"variant": variant, "first_player": f"seat_{players - 1}"}, seed=(1 << 64) - 1)
    assert state.seats == players and state.to_move == players - 1


CARD = """
[deck]
kinds = 1
total_cards = 3
by_colour = { blue = 3 }

[[card]]
id = "peek"
name = { fr = "Coup d'Œil", en = "Peek" }
colour = "blue"
value = 1
copies = 3
target = "rival"
extra_play = true
copies_power = "none"
affects = "rival"
decisions = []
rule = "KMK-11.5"
effect = { fr = "Regardez.", en = "Look." }
"""


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("value = 1", "value = 4", ["entry 1 of card (peek)", "field value", "4"]),
        ("value = 1", 'value = "one"', ["entry 1 of card (peek)", "field value"]),
        ('colour = "blue"', 'colour = "pink"', ["entry 1 of card (peek)", "field colour", "pink"]),
        ("value = 1\n", "", ["entry 1 of card (peek)", "value"]),
        ('id = "peek"\n', "", ["entry 1 of card", "`id`"]),
        ("copies = 3", "copies = 3\nprice = 2", ["entry 1 of card (peek)", "price"]),
        ("copies = 3", 'copies = "3"', ["entry 1 of card (peek)", "field copies"]),
        ('en = "Peek" }', 'en = "Peek", de = "Blick" }', ["entry 1 of card (peek)", "field name", "de"]),
        (', en = "Look."', "", ["entry 1 of card (peek)", "field effect", "`en`"]),
        ('"KMK-11.5"', "11.5", ["entry 1 of card (peek)", "field rule"]),
        ("decisions = []", "decisions = [7]", ["entry 1 of card (peek)", "entry 1 of decisions"]),
        ("kinds = 1", 'kinds = "many"', ["field deck", "field kinds"]),
        ("blue = 3", 'blue = "3"', ["field deck", "field by_colour"]),
        ("blue = 3", "pink = 3", ["by_colour", "pink"]),
        ("[[card]]", "[card]", ["card"]),
        ("[deck]", "[heap]", ["heap"]),
        ("[deck]", "[deck", ["not TOML", "line 2"]),
    ],
)
def test_a_mistake_in_a_file_is_told_with_file_entry_and_field(right: str, wrong: str, told: list[str]) -> None:
    assert right in CARD
    with pytest.raises(BadGameFile) as caught:
        decode(CARD.replace(right, wrong), "cards.toml", CardFile)
    message = str(caught.value)
    assert message.startswith("cards.toml: ") and all(word in message for word in told), message


def test_a_file_without_mistakes_is_read() -> None:
    cards = records.checked(decode(CARD, "cards.toml", CardFile))
    assert cards.card[0].id == "peek" and cards.card[0].name.in_("fr") == "Coup d'Œil"


@pytest.mark.parametrize(("right", "wrong"), [("copies = 3", "copies = 2"), ("kinds = 1", "kinds = 2")])
def test_cards_that_do_not_add_up_are_refused(right: str, wrong: str) -> None:
    cards = decode(CARD.replace(right, wrong), "cards.toml", CardFile)
    with pytest.raises(BadGameFile, match=r"cards\.toml: entry deck: says .* add up to"):
        records.checked(cards)


@pytest.mark.parametrize(
    ("form", "text", "told"),
    [
        (LadderFile, '[[level]]\nindex = 0\nid = "snake"\n', ["entry 1 of level (snake)", "name"]),
        (
            DecisionFile[KarmakaQuestion],
            '[[decision]]\nid = "x"\ndecider = "dog"\n',
            ["entry 1 of decision (x)", "dog"],
        ),
        (SetupFile, '[base]\nplayers = "two"\n', ["field base", "field players"]),
        (VariantFile, '[[variant]]\nid = "a"\nrules = 1\n', ["entry 1 of variant (a)", "field rules"]),
    ],
)
def test_mistakes_in_the_other_files_are_told_too(form: type[Any], text: str, told: list[str]) -> None:
    with pytest.raises(BadGameFile) as caught:
        decode(text, "some.toml", form)
    assert str(caught.value).startswith("some.toml: ") and all(word in str(caught.value) for word in told)
