"""The open question in words: it says who asks, for which card, and how many picks are left."""

from typing import cast

import pytest

from tablee.games.karmaka.people import asking, words
from tablee.games.karmaka.rules import numbering as number
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.karmaka.rules.tables import DECISIONS
from tablee.games.texts import LANGUAGES
from tablee.games.typography import french
from tests.games.karmaka.sitting import Sitting, game

NAMES = ["Anna", "Bob", "Chloé"]


def asked(table: Sitting, language: str = "en") -> str:
    return game().telling.ask(table.state, language, NAMES)


def test_an_empty_deck_is_said_since_one_must_then_play() -> None:
    assert asked(Sitting([["peek"]])).startswith("Your Deck is empty")
    assert asked(Sitting([["peek"]], decks=[["panic"]])).endswith("You may also pass.")


def test_an_offer_names_the_player_and_the_card() -> None:
    table = Sitting([["recycle", "peek"], ["panic"]])
    table.chooses(["recycle", "power"])
    offered = "Anna a employé Recyclage et vous propose la carte. La prenez-vous pour votre Vie Future ?"
    assert asked(table, "fr") == french(offered)


def test_whoever_aims_at_oneself_is_not_told_by_whom() -> None:
    table = Sitting([["dwindle", "peek", "panic"], ["spite", "peek"]])
    table.chooses(["dwindle", "power"])
    assert asked(table) == "Which player do you choose for the power of Dwindle?"
    table.chooses("self")
    assert asked(table) == "Which card of your Hand do you give up?"


def test_whoever_is_aimed_at_is_told_by_whom() -> None:
    table = Sitting([["dwindle", "peek", "panic"], ["spite", "peek"]])
    table.chooses(["dwindle", "power"])
    table.chooses("rival")
    assert asked(table) == "Anna makes you discard a card of your Hand. Which one do you give up?"


def test_picks_are_counted() -> None:
    table = Sitting([["sowing", "peek"]], well=["panic", "spite", "crisis", "denial"])
    table.chooses(["sowing", "power"])
    assert asked(table).endswith("(card 1 of 2)")
    table.chooses("peek")
    assert asked(table).endswith("(card 2 of 2)")


def test_who_has_picked_nothing_yet_is_not_asked_for_more() -> None:  # KMK-11.17
    table = Sitting([["roulette", "peek", "spite"]], well=["panic", "crisis", "denial"])
    table.chooses(["roulette", "power"])

    def stop(language: str) -> str:
        described = game().telling.describe(table.state, number.STOP, NAMES)
        return described.text[language]

    assert asked(table) == "Do you discard a card? You may discard up to 2." and stop("fr") == "Ne rien défausser"
    table.chooses("peek")
    assert asked(table, "fr") == french("Défaussez-vous une autre carte ? Ce serait la 2e sur 2 au plus.")
    assert stop("en") == "Discard no more"
    table.chooses("stop")
    assert asked(table) == "Do you take a card from the Well? You may take up to 2, one by one."
    assert stop("en") == "Take none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_random_play_every_context_is_known_and_every_wait_is_said(language: str) -> None:
    seen = set[str]()
    for seed in range(25):
        players = 2 + seed % 2
        state = game().new(players, {"variant": "published_deck" if players == 2 else "multiplayer"}, seed)
        while not state.over:
            kind = DECISIONS[state.kind]
            text = game().telling.ask(state, language, NAMES)
            full = asking.context(cast(KarmakaState, state)) != {}
            assert (text == words.VOICE.question(state.kind, language)) == (not full)
            assert NAMES[state.to_move] in game().telling.waiting(state, language, NAMES)
            seen.add(kind)
            game().apply(state, state.to_move, state.options[(seed + len(seen)) % len(state.options)])
        assert game().telling.ask(state, language) == game().telling.waiting(state, language) == ""
    assert len(seen) > 12


def test_the_rules_of_a_variant_are_named_only_where_it_is_played() -> None:
    assert game().telling.rules_of("play_card", {"variant": "base"}) == ["KMK-5.4", "KMK-6.1", "KMK-6.6"]
    assert "KMK-V2.3" in game().telling.rules_of("play_card", {"variant": "teams"})
    assert "KMK-V1.2" in game().telling.rules_of("karmic_offer", {"variant": "teams"})
    assert game().telling.rules_of("jubilee_place", {"variant": "published_deck"})
