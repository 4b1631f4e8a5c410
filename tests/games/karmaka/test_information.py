"""What each seat is shown and told: KMK-16 and the rules for views (section 7 of the specification)."""

import pytest

from tablee.games.karmaka.rules.tables import KIND
from tablee.kernel import SPECTATOR
from tests.games.karmaka.sitting import Sitting, game, view_of

WATCHERS = [0, 1, SPECTATOR]


def looks_the_same(seat: int, one: Sitting, other: Sitting) -> bool:
    """Whether a seat can tell two tables apart, by what it sees or by what it was told."""
    return one.view(seat) == other.view(seat) and one.told(seat) == other.told(seat)


def three(hands: list[list[str]], futures: list[list[str]] | None = None) -> Sitting:
    """A table of three."""
    return Sitting(hands, futures=futures, players=3, variant="multiplayer", well=[])


@pytest.mark.parametrize("seat", WATCHERS)
def test_the_number_of_cards_in_every_zone_is_public(seat: int) -> None:  # KMK-16.1
    view = Sitting(
        [["panic"] * 2, ["spite"]],
        decks=[["mimic"], ["peek"] * 2],
        futures=[["peek"], ["crisis"] * 3],
        deeds=[["voyage"], ["dwindle"] * 2],
        ruins=["sowing"] * 3,
    ).view(seat)
    assert len(view.well) == 46 and len(view.ruins) == 3
    assert [soul.hand_count for soul in view.souls] == [2, 1]
    assert [len(soul.deck) for soul in view.souls] == [1, 2]
    assert [len(soul.future_life) for soul in view.souls] == [1, 3]
    assert [len(soul.deeds) for soul in view.souls] == [1, 2]


@pytest.mark.parametrize("seat", WATCHERS)
def test_the_ruins_and_the_deeds_are_public_with_their_order(seat: int) -> None:  # KMK-16.2
    ruins = ["sowing", "mimic", "peek", "spite", "crisis"]
    view = Sitting([["panic"], []], deeds=[["voyage", "embody"], ["dwindle", "recycle"]], ruins=ruins).view(seat)
    assert view.ruins == tuple(reversed(ruins))
    assert view.souls[0].deeds == ("embody", "voyage") and view.souls[1].deeds == ("recycle", "dwindle")


@pytest.mark.parametrize("seat", WATCHERS)
def test_levels_rings_and_lives_are_public(seat: int) -> None:  # KMK-16.3
    view = Sitting([["panic"], []], levels=[3, 1], rings=[2, 5]).view(seat)
    assert [(soul.level, soul.rings, soul.lives) for soul in view.souls] == [("ape", 2, 1), ("snake", 5, 1)]


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_a_card_played_for_the_future_is_not_shown(seat: int) -> None:  # KMK-16.4
    one, other = (Sitting([["panic", "mimic"], ["spite"]]).plays(card, "future") for card in ("panic", "mimic"))
    assert looks_the_same(seat, one, other)
    assert one.view(seat).souls[0].future_life == (None,) and ("plays-future", [0]) in one.told(seat)


def test_the_owner_is_told_which_card_was_played_for_the_future() -> None:  # KMK-16.4
    t = Sitting([["panic", "mimic"], ["spite"]]).plays("mimic", "future")
    assert ("your-card", [0, KIND["mimic"]]) in t.told(0) and t.view(0).souls[0].future_life == ("mimic",)


@pytest.mark.parametrize("seat", WATCHERS)
def test_a_card_played_for_its_power_is_public_in_the_centre(seat: int) -> None:  # KMK-16.5
    t = Sitting([["vengeance"], ["spite"]]).plays("vengeance")
    assert t.view(seat).centre == "vengeance" and ("plays-power", [0, KIND["vengeance"]]) in t.told(seat)


def test_an_accepted_card_lies_face_down_though_both_players_saw_it() -> None:  # KMK-16.5
    t = Sitting([["vengeance"], ["spite"]], futures=[[], ["mimic"]]).plays("vengeance").chooses("accept")
    assert t.view(SPECTATOR).souls[1].future_life == (None, None)
    assert t.view(0).souls[1].future_life == ("vengeance", None)
    assert t.view(1).souls[1].future_life == ("vengeance", "mimic")


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_a_card_drawn_from_the_deck_is_seen_by_its_drawer_only(seat: int) -> None:  # KMK-16.6
    one, other = (Sitting([["spite"], []], decks=[[card]], at_start=True, well=[]) for card in ("panic", "mimic"))
    assert looks_the_same(seat, one, other)
    assert ("your-card", [0, KIND["panic"]]) in one.told(0) and ("your-card", [0, KIND["mimic"]]) in other.told(0)


@pytest.mark.parametrize("seat", [1, SPECTATOR])
@pytest.mark.parametrize("power", ["another_day", "voyage", "sowing", "roulette"])
def test_a_card_taken_from_the_well_is_seen_by_its_taker_only(seat: int, power: str) -> None:  # KMK-16.6
    one, other = (Sitting([[power], []], well=["embody", "peek", card]).plays(power) for card in ("panic", "mimic"))
    if power == "roulette":
        one, other = one.chooses("draw"), other.chooses("draw")
    assert looks_the_same(seat, one, other)
    assert ("your-card", [0, KIND["panic"]]) in one.told(0) and ("takes", [0, len(one.hand(0))]) in one.told(seat)


def test_cards_dealt_to_a_deck_are_seen_by_nobody() -> None:  # KMK-16.6
    tables = [Sitting([["longevity"], []], well=["peek", card]).plays("longevity") for card in ("panic", "mimic")]
    for t in tables:
        t.chooses("self")
    assert all(looks_the_same(seat, *tables) for seat in WATCHERS)


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_rival_knows_which_position_transmigrate_took_and_not_the_card(seat: int) -> None:  # KMK-16.7
    futures = (["peek", "panic", "spite"], ["peek", "mimic", "spite"])
    one, other = (
        Sitting([["transmigrate"], []], futures=[future], well=[]).plays("transmigrate") for future in futures
    )
    one.chooses((2, "panic"))
    other.chooses((2, "mimic"))
    assert looks_the_same(seat, one, other) and ("transmigrates", [0, 2]) in one.told(seat)
    assert ("your-card", [0, KIND["panic"]]) in one.told(0)


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_cards_seen_through_peek_are_shown_to_the_actor_only(seat: int) -> None:  # KMK-16.8
    t = Sitting([["peek"], ["panic", "spite"]]).plays("peek")
    assert ("sees", [0, KIND["panic"], KIND["spite"]]) in t.told(0)
    assert t.view(0).souls[1].known == ("panic", "spite")
    assert ("peeks", [0, 1]) in t.told(seat) and "sees" not in [name for name, _ in t.told(seat)]


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_cards_seen_through_destiny_are_shown_to_the_actor_only(seat: int) -> None:  # KMK-16.8
    one, other = (
        Sitting([["destiny"], []], well=["peek", "embody", card]).plays("destiny") for card in ("panic", "mimic")
    )
    assert one.view(0).looked_at == ("panic", "embody", "peek") and one.view(seat).looked_at == (None, None, None)
    assert looks_the_same(seat, one, other)
    one.chooses("panic", "peek")
    other.chooses("mimic", "peek")
    assert looks_the_same(seat, one, other) and len(one.view(seat).well) == 1


def test_the_victim_of_swindle_knows_the_cards_seen_and_the_card_kept() -> None:  # KMK-16.8
    t = Sitting([["swindle"], ["panic", "spite", "mimic"]]).plays("swindle")
    for seat in (0, 1):
        assert t.view(seat).seen == ("panic", "spite", "mimic")
        assert ("sees", [0, KIND["panic"], KIND["spite"], KIND["mimic"]]) in t.told(seat)
    t.chooses("spite")
    assert ("your-card", [0, KIND["spite"]]) in t.told(0) and ("your-card", [0, KIND["spite"]]) in t.told(1)
    assert t.known(1, 0) == ["spite"]


def test_a_spectator_knows_neither_the_cards_of_swindle_nor_the_card_kept() -> None:  # KMK-16.8
    one, other = (Sitting([["swindle"], ["panic", "spite", card]]).plays("swindle") for card in ("mimic", "crisis"))
    assert one.view(SPECTATOR).seen == (None, None, None)
    one.chooses("mimic")
    other.chooses("panic")
    assert looks_the_same(SPECTATOR, one, other)


@pytest.mark.parametrize("seat", WATCHERS)
@pytest.mark.parametrize(
    ("card", "answers", "lost"),
    [
        ("panic", ["rival"], "crisis"),
        ("dwindle", ["rival"], "spite"),
        ("spite", [], "spite"),
        ("hells_heart", [], "sowing"),
        ("denial", ["voyage"], "voyage"),
        ("roulette", ["voyage"], "voyage"),
    ],
)
def test_a_card_discarded_from_a_hidden_zone_becomes_public(
    seat: int, card: str, answers: list[str], lost: str
) -> None:  # KMK-16.9
    t = Sitting([[card, "voyage", "peek"], ["spite"]], decks=[[], ["crisis"]], futures=[[], ["sowing"]]).plays(card)
    t.chooses(*answers)
    assert t.view(seat).ruins == (lost,)
    assert KIND[lost] in [args[-1] for name, args in t.told(seat) if name.startswith(("discards", "loses"))]


def test_after_stolen_dreams_the_former_owner_still_knows_the_card() -> None:  # KMK-16.10
    t = Sitting([["stolen_dreams"], []], futures=[["peek"], ["mimic", "panic"]]).plays("stolen_dreams")
    assert t.view(1).souls[0].future_life == ("panic", None) and t.view(0).souls[0].future_life == ("panic", "peek")
    assert all(("your-card", [0, KIND["panic"]]) in t.told(seat) for seat in (0, 1))


def test_a_spectator_does_not_learn_the_card_of_stolen_dreams() -> None:  # KMK-16.10
    one, other = (Sitting([["stolen_dreams"], []], futures=[[], [card]], well=[]) for card in ("panic", "mimic"))
    assert looks_the_same(SPECTATOR, one.plays("stolen_dreams"), other.plays("stolen_dreams"))


@pytest.mark.parametrize("seat", WATCHERS)
def test_a_shuffle_ends_all_knowledge_of_order(seat: int) -> None:  # KMK-16.11
    ruins = ["panic", "mimic", "spite", "crisis", "peek", "peek", "sowing"]
    t = Sitting([["another_day"], []], well=[], ruins=ruins).plays("another_day")
    assert t.view(seat).well == (None, None, None) and "shuffle" not in [name for name, _ in t.told(seat)]


def test_the_set_of_cards_that_went_into_a_reshuffle_is_public() -> None:  # KMK-16.11
    ruins = ["panic", "mimic", "spite", "crisis", "peek", "peek", "sowing"]
    t = Sitting([["another_day"], []], well=[], ruins=ruins)
    before = t.view(SPECTATOR).ruins
    t.plays("another_day")
    after = t.view(SPECTATOR).ruins
    assert ("reshuffle", [4]) in t.told(SPECTATOR) and before[: len(after)] == after
    assert sorted(map(str, before[len(after) :])) == sorted([*t.well, *t.hand(0)])


# More than two players.


def test_a_third_player_knows_that_swindle_happened_and_not_the_cards() -> None:  # KMK-16.12
    one, other = (
        three([["swindle"], ["panic", "spite", card], ["peek"]]).plays("swindle") for card in ("mimic", "crisis")
    )
    assert looks_the_same(2, one.chooses("seat_1"), other.chooses("seat_1"))
    assert looks_the_same(2, one.chooses("mimic"), other.chooses("panic"))
    assert ("swindles", [0, 1, 3]) in one.told(2) and "sees" not in [name for name, _ in one.told(2)]
    assert ("your-card", [0, KIND["mimic"]]) in one.told(1) and one.known(1, 0) == ["mimic"] and one.known(2, 0) == []


@pytest.mark.parametrize("seat", [1, 2])
def test_a_third_player_knows_that_peek_happened_and_not_the_cards(seat: int) -> None:  # KMK-16.12
    t = three([["peek"], ["panic", "spite"], ["crisis"]]).plays("peek").chooses("seat_1")
    assert ("peeks", [0, 1]) in t.told(seat) and "sees" not in [name for name, _ in t.told(seat)]
    assert t.known(0, 1) == ["panic", "spite"] and t.known(2, 1) == [] and t.known(0, 2) == []


def test_a_third_player_knows_that_stolen_dreams_happened_and_not_the_card() -> None:  # KMK-16.12
    one, other = (
        three([["stolen_dreams"], [], ["peek"]], futures=[[], [card]]).plays("stolen_dreams").chooses("seat_1")
        for card in ("panic", "mimic")
    )
    assert looks_the_same(2, one, other) and ("steals-dream", [0, 1]) in one.told(2)
    assert one.view(1).souls[0].future_life == one.view(0).souls[0].future_life == ("panic",)


@pytest.mark.parametrize("seat", [1, 2])
def test_what_the_rival_may_not_know_no_other_player_may(seat: int) -> None:  # KMK-16.12
    one, other = (three([["panic", "mimic"], ["spite"], ["peek"]]).plays(card, "future") for card in ("panic", "mimic"))
    assert looks_the_same(seat, one, other)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_accepted_card_was_seen_by_every_player(seat: int) -> None:  # KMK-16.5 KMK-16.12
    t = three([["vengeance"], ["spite"], ["peek"]]).plays("vengeance").chooses("seat_1", "accept")
    assert t.view(seat).souls[1].future_life == ("vengeance",)


# Whose turn it is, and the open question.


@pytest.mark.parametrize("seat", WATCHERS)
@pytest.mark.parametrize("actor", [0, 1])
def test_whose_turn_it_is_is_public(seat: int, actor: int) -> None:  # KMK-16.1 and section 7
    t = Sitting([["vengeance"], ["vengeance"]], actor=actor, turns=6).plays("vengeance")
    assert t.to_move == 1 - actor and t.view(seat).actor == actor and t.view(seat).turn == 7


@pytest.mark.parametrize("seat", WATCHERS)
def test_the_kind_and_the_decider_of_a_question_are_public(seat: int) -> None:  # KMK-16.1 and section 7
    decision = Sitting([["dwindle"], ["panic", "spite"]]).plays("dwindle").chooses("rival").view(seat).decision
    assert decision is not None and decision.seat == 1 and decision.kind == "dwindle_discard"


@pytest.mark.parametrize(("seat", "number"), [(0, 0), (1, 2), (SPECTATOR, 0)])
def test_the_options_of_a_question_are_shown_to_its_decider_only(seat: int, number: int) -> None:  # section 7
    decision = Sitting([["dwindle"], ["panic", "spite"]]).plays("dwindle").chooses("rival").view(seat).decision
    assert decision is not None and len(decision.options) == number


def test_a_question_settled_by_the_game_is_told_like_an_answer() -> None:  # KMK-2.2 and section 7, rule 6
    settled = Sitting([["dwindle"], ["panic", "panic"]], well=[]).plays("dwindle").chooses("rival")
    asked = Sitting([["dwindle"], ["panic", "spite"]], well=[]).plays("dwindle").chooses("rival", "panic")
    assert looks_the_same(0, settled, asked)


def test_sowing_two_equal_cards_is_told_like_sowing_any_two() -> None:  # KMK-2.2 and section 7, rule 6
    settled = Sitting([["sowing", "panic", "panic"], []], well=[]).plays("sowing")
    asked = Sitting([["sowing", "spite", "panic"], []], well=[]).plays("sowing").chooses("panic")
    assert looks_the_same(1, settled, asked)


def test_once_a_game_is_over_every_card_can_be_laid_open() -> None:
    t = Sitting([["peek"], ["voyage"]], decks=[["panic"], ["mimic"]], futures=[["crisis"], ["spite"]], well=["denial"])
    state = game().telling.opened(t.state)
    view = view_of(state, 0)
    assert view.well == ("denial",) and view.souls[1].deck == ("mimic",)
    assert [soul.future_life for soul in view.souls] == [("crisis",), ("spite",)]
    assert view_of(t.state, 0).well == (None,)
