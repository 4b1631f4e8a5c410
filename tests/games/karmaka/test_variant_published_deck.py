"""The published deck (KMK-V4)."""

import pytest

from tablee.games.karmaka.rules.bag import cards_of
from tablee.games.karmaka.rules.score import score_of
from tablee.games.karmaka.rules.state import KIND_BITS, KarmakaState
from tablee.games.karmaka.rules.tables import COLOUR, COPIES, GREEN, JUBILEE, KIND, KINDS, VALUE
from tests.games.karmaka.sitting import Cards, Sitting, game


def dealt(variant: str) -> KarmakaState:
    """A game of the variant, dealt."""
    state = game().new(2, {"variant": variant}, seed=2)
    assert isinstance(state, KarmakaState)
    return state


def all_cards(s: KarmakaState) -> list[int]:
    """Every card on the table."""
    cards = [*s.ruins, *(card & KIND_BITS for card in s.well)]
    for soul in s.souls:
        cards += [*cards_of(soul.hand), *soul.deeds, *(card & KIND_BITS for card in (*soul.deck, *soul.future))]
    return sorted(cards)


def jubilee(hand: Cards, deeds: Cards | None = None) -> Sitting:
    """Jubilee was played with these other cards in Hand."""
    t = Sitting([["jubilee", *hand], ["peek"]], deeds=[deeds or []], variant="published_deck")
    return t.plays("jubilee")


def test_two_green_cards_of_value_three_are_added() -> None:  # KMK-V4.1
    assert (COPIES[JUBILEE], COLOUR[JUBILEE], VALUE[JUBILEE]) == (2, GREEN, 3)
    cards = all_cards(dealt("published_deck"))
    assert len(cards) == 64 and cards.count(JUBILEE) == 2
    assert len([kind for kind in cards if COLOUR[kind] == GREEN]) == 19


@pytest.mark.parametrize("variant", ["base", "multiplayer", "teams", "big_bad_wolf"])
def test_other_games_are_played_without_jubilee(variant: str) -> None:  # KMK-V4.1
    players = {"teams": 4, "base": 2}.get(variant, 3)
    state = game().new(players, {"variant": variant})
    assert isinstance(state, KarmakaState)
    assert len(all_cards(state)) == 62 and JUBILEE not in all_cards(state)


def test_jubilee_lays_two_cards_of_the_hand_on_the_deeds() -> None:  # KMK-V4.2
    t = jubilee(["voyage", "panic", "panic"], ["crisis"])
    assert t.kind == "jubilee_place" and set(t.options) == {"voyage", "panic", "stop"}
    t.chooses("panic")
    assert set(t.options) == {"voyage", "panic", "stop"}
    t.chooses("voyage")
    assert t.deeds(0) == ["crisis", "panic", "voyage"] and t.hand(0) == ["panic"] and t.kind == "karmic_offer"
    assert t.told(1).count(("lays", [0, KIND["voyage"]])) == 1


@pytest.mark.parametrize(("answers", "deeds"), [((), []), (("voyage",), ["voyage"])])
def test_jubilee_may_lay_none_or_one(answers: tuple[str, ...], deeds: Cards) -> None:  # KMK-V4.2
    t = jubilee(["voyage", "panic"]).chooses(*answers, "stop")
    assert t.deeds(0) == deeds and (t.kind, t.centre) == ("karmic_offer", "jubilee")


def test_cards_laid_by_jubilee_apply_no_power_and_are_not_offered() -> None:  # KMK-V4.2
    t = jubilee(["voyage", "another_day"]).chooses("voyage", "another_day")
    assert t.hand(0) == [] and t.state.played == 1
    assert (t.kind, t.to_move, t.centre) == ("karmic_offer", 1, "jubilee")
    t.chooses("accept")
    assert t.future(1) == ["jubilee"] and t.deeds(0) == ["voyage", "another_day"] and t.to_move == 1


def test_cards_laid_by_jubilee_count_as_deeds() -> None:  # KMK-V4.2
    t = jubilee(["voyage", "sowing"]).chooses("voyage", "sowing")
    assert score_of(t.state.souls[0].deeds) == 5


def test_jubilee_with_an_empty_hand_does_nothing() -> None:  # KMK-V4.2
    t = jubilee([], ["crisis"])
    assert t.deeds(0) == ["crisis"] and (t.kind, t.centre) == ("karmic_offer", "jubilee")


def test_jubilee_copied_by_embody_lays_cards_too() -> None:  # KMK-V4.2, KMK-10.8
    t = Sitting([["embody", "voyage", "panic"]], deeds=[["jubilee"]], variant="published_deck").plays("embody")
    assert t.kind == "jubilee_place"
    t.chooses("panic", "stop")
    assert t.deeds(0) == ["jubilee", "panic"] and t.centre == "embody"


def test_the_published_well_holds_52_cards_after_set_up() -> None:  # KMK-V4.3
    s = dealt("published_deck")
    assert len(s.well) == 52 and len(all_cards(s)) == 64
    assert all_cards(s) == sorted(kind for kind in range(len(KINDS)) for copy in range(COPIES[kind]))
    assert len(dealt("base").well) == 50
