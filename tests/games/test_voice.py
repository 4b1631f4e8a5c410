"""A voice says the sentences of its game, and names the numbers in them."""

import pytest

from tablee.games.language import BadWords
from tablee.games.texts import Text
from tablee.games.voice import Known, Namer, Voice, described, lowered

NAMERS: dict[str, Namer] = {"card": lambda number, language: f"card {number}"}
VOICE = Voice("tablee.games.karmaka", ["play_card", "karmic_offer"], NAMERS)


def test_numbers_become_names_and_seats_become_players() -> None:
    given: dict[str, Known] = {
        "card": 3,
        "player": 1,
        "target": 0,
        "count": 2,
        "name": "Zoé",
        "it": Text(fr="Un", en="A"),
    }
    said = {"card": "card 3", "player": "place 1", "target": "Anna", "count": 2, "name": "Zoé", "it": "un"}
    assert VOICE.spoken(given, ["Anna"], "fr") == said


def test_a_sentence_that_the_game_does_not_have_is_that_of_all_games() -> None:
    assert not VOICE.has("refuse-over", "en") and VOICE.say("refuse-over", "en") == "The game has ended."
    with pytest.raises(BadWords, match="there is no message"):
        VOICE.say("xyzzy", "en")


def test_a_question_says_more_with_facts() -> None:
    facts: dict[str, Known] = {"player": "Anna", "card": 3}
    assert VOICE.asked(1, {}, [], "en") == VOICE.question(1, "en") == "Do you take this card for your Future Life?"
    offered = "Anna used card 3 and offers you the card. Do you take it for your Future Life?"
    assert VOICE.asked(1, facts, [], "en") == offered


def test_a_refusal_and_a_description_are_said_in_both_languages() -> None:
    reason = VOICE.refusal("KMK-5.4", "refuse-not-held", card=3)
    assert (reason.rule, reason.text["en"]) == ("KMK-5.4", "card 3 is not in your Hand.") and "Main" in reason.text[
        "fr"
    ]
    words = described("word", [], lambda language: f"in {language}")
    assert (words.text["fr"], words.text["en"]) == ("in fr", "in en")


def test_names_inside_a_sentence_begin_small() -> None:
    assert lowered("Wide Orbit") == "wide Orbit" and lowered("") == ""
