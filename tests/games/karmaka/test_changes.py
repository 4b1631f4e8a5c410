"""What an option of Karmaka says that it would change, and powers that say beforehand that they would do nothing."""

import pytest

from tablee.games.karmaka.people.changes import change
from tablee.games.karmaka.people.describing import card_named
from tablee.games.karmaka.rules.numbering import DEED, PLAYS, POWER, way_played
from tablee.games.karmaka.rules.score import score_of
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.karmaka.rules.tables import CHOOSE_RIVAL
from tablee.table.setup import Setup
from tests.games.karmaka.sitting import Sitting, game
from tests.laws.world import game_at_random

NAMES = ["Anna", "Bob"]


def told(t: Sitting, spelled: object, language: str = "en") -> str:
    """What an option says that it would change."""
    option = game().telling.parse(t.state, spelled)
    return game().telling.describe(t.state, option, NAMES).change_in(language)


def test_a_deed_says_what_becomes_of_the_colour_that_counts() -> None:  # KMK-13.4
    t = Sitting([["vengeance", "crisis", "peek", "embody"], []], deeds=[["crisis"]])
    assert told(t, ["vengeance", "deed"]) == "▲ Red 2 → 5: enough to climb"
    assert told(t, ["peek", "deed"]) == "◆ Blue 0 → 1: no change of your best colour (▲ Red, 2 of 4)"
    assert told(t, ["embody", "deed"]) == "▲ Red 2 → 3 of 4", "a mosaic card counts in every colour"
    assert told(t, ["crisis", "deed"], "fr") == "▲ Rouge 2 → 4\u00a0: assez pour monter"


def test_a_deed_beyond_what_is_needed_says_that_there_was_enough() -> None:
    t = Sitting([["crisis"], []], deeds=[["vengeance", "crisis"]])
    assert told(t, ["crisis", "deed"]) == "▲ Red 5 → 7: you keep enough to climb (it takes 4)"


def test_a_card_for_the_next_life_says_what_lies_there() -> None:
    t = Sitting([["crisis"], []], futures=[["vengeance", "peek"]])
    assert told(t, ["crisis", "future"]) == "Future Life 2 → 3, best colour there: ▲ Red 5"


def test_rings_are_counted_before_they_are_traded() -> None:  # KMK-13.8
    t = Sitting([[], ["panic"]], deeds=[["vengeance"]], rings=[3, 0], at_start=True)
    assert told(t, "trade") == "Karmic Rings 3 → 2, and you become Snake"
    assert told(t, "keep") == "Karmic Rings 3 → 4, and you stay Dung Beetle"


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("thievery", "Bob has no Deeds"),
        ("stolen_dreams", "the Future Life of Bob is empty"),
        ("spite", "the Hand of Bob is empty"),
        ("salvage", "the Ruins are empty"),
        ("transmigrate", "your Future Life is empty"),
        ("embody", "you have no Deeds"),
        ("denial", "you hold no other card"),
        ("mimic", "Bob has no Deeds"),
    ],
)
def test_a_power_that_would_do_nothing_says_so(card: str, why: str) -> None:  # KMK-8.2
    assert told(Sitting([[card], []]), [card, "power"]) == f"It would do nothing: {why}"


def test_a_power_on_the_exposed_deed_names_it() -> None:
    t = Sitting([["vengeance", "mimic"], []], deeds=[[], ["crisis", "spite"]])
    assert told(t, ["vengeance", "power"]) == "Spite leaves the Deeds of Bob: 5 → 2 points"
    assert told(t, ["mimic", "power"]) == "It would be Spite, from the Deeds of Bob"


def test_a_player_for_whom_a_power_does_nothing_is_marked() -> None:  # KMK-8.4
    t = Sitting([["dwindle", "peek"], []]).plays("dwindle")
    assert told(t, "rival") == "It would do nothing: the Hand of Bob is empty" and told(t, "self") == ""


def test_an_option_that_is_not_on_offer_says_nothing() -> None:
    t = Sitting([["peek"], []])
    assert told(t, ["spite", "deed"]) == ""


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_said_is_what_happens(players: int) -> None:
    setup = Setup.of("karmaka", players, 3, {"variant": "base" if players == 2 else "multiplayer"})
    nothing = 0
    for seed in range(6):
        for _, state, _ in game_at_random(setup, seed):
            assert isinstance(state, KarmakaState)
            for option in state.options:
                nothing += came_true(state, option)
    assert nothing > 20


def came_true(s: KarmakaState, option: int) -> bool:
    """Try an option on a copy; whether it said that it would do nothing, and was right."""
    said = change(s, option, card_named(s, option))
    if said is None or option < PLAYS:
        return False
    seat, after = int(s.to_move), s.copy()
    after.listening = True
    game().rules.answer(after, option)
    if not after.over and after.kind == CHOOSE_RIVAL:
        game().rules.answer(after, after.options[0])
    names = [game().rules.event_names[event.kind] for event in after.heard()]
    is_same_life = after.souls[seat].lives == s.souls[seat].lives and not after.over
    if way_played(option) == DEED and said.message == "change-deed" and is_same_life:
        assert score_of(after.souls[seat].deeds) == said.given["now"]
    is_nothing = said.message.startswith("change-nothing")
    assert not is_nothing or "no-effect" in names, said
    assert way_played(option) == POWER or not is_nothing
    return is_nothing
