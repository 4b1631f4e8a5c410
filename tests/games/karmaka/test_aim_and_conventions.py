"""Players, aim and the conventions of the engine: KMK-1 and KMK-2."""

import pytest

from tablee.games.karmaka.rules.numbering import POSITION
from tablee.games.karmaka.rules.score import score_of
from tablee.games.karmaka.rules.tables import CARDS
from tablee.kernel import BadSetup
from tests.games.karmaka.sitting import Sitting, game, kinds

# Each card as it is printed: colour, value, copies (section 2.2 of the specification).
PRINTED = {
    "transmigrate": ("blue", 1, 3),
    "peek": ("blue", 1, 3),
    "stolen_dreams": ("blue", 2, 3),
    "denial": ("blue", 2, 3),
    "destiny": ("blue", 2, 3),
    "thievery": ("blue", 3, 2),
    "swindle": ("blue", 3, 2),
    "recycle": ("green", 1, 3),
    "another_day": ("green", 1, 3),
    "salvage": ("green", 2, 3),
    "longevity": ("green", 2, 3),
    "sowing": ("green", 2, 3),
    "voyage": ("green", 3, 2),
    "panic": ("red", 1, 3),
    "dwindle": ("red", 1, 3),
    "crisis": ("red", 2, 3),
    "roulette": ("red", 2, 3),
    "hells_heart": ("red", 2, 3),
    "vengeance": ("red", 3, 2),
    "spite": ("red", 3, 2),
    "embody": ("mosaic", 1, 5),
    "mimic": ("mosaic", 1, 2),
}
SIX_POINTS = {"red": ["vengeance", "spite"], "green": ["voyage", "voyage"], "blue": ["thievery", "swindle"]}
MANY = list(PRINTED)[:20]


# Players and aim.


@pytest.mark.parametrize("players", [1, 3, 4, 5])
def test_the_base_game_is_for_no_other_number_than_two(players: int) -> None:  # KMK-1.1
    with pytest.raises(BadSetup):
        game().new(players=players)


def test_the_base_game_has_two_players_and_does_not_ask_who_they_are() -> None:  # KMK-1.1
    assert game().new().seats == 2
    assert {setting.name for setting in game().rules.settings} == {"variant", "first_player", "wolf_seat"}


@pytest.mark.parametrize(("level", "over"), [(2, False), (3, True)])
def test_the_first_to_reach_transcendence_wins_and_no_lower_level_does(level: int, over: bool) -> None:  # KMK-1.2
    deeds = ["vengeance", "spite", "panic"]
    t = Sitting([[], ["panic"]], deeds=[deeds], levels=[level, 3], at_start=True)
    assert t.state.over == over and t.level(0) == level + 1
    assert game().rules.result(t.state).winners == ([0] if over else [])
    assert t.view(1).over == over and t.view(1).winners == ((0,) if over else ()) and t.view(1).looked_at == ()


def test_every_card_has_the_colour_the_value_and_the_copies_printed() -> None:  # KMK-1.3
    assert {card.id: (card.colour, card.value, card.copies) for card in CARDS if card.id != "jubilee"} == PRINTED


@pytest.mark.parametrize("card", PRINTED)
@pytest.mark.parametrize("colour", SIX_POINTS)
def test_a_card_is_worth_its_points_in_its_colour_and_a_mosaic_in_every_one(card: str, colour: str) -> None:  # KMK-1.3
    own, value, _ = PRINTED[card]
    counts = own in (colour, "mosaic")
    assert score_of(kinds([*SIX_POINTS[colour], card])) == 6 + (value if counts else 0)


@pytest.mark.parametrize("card", PRINTED)
def test_every_card_has_a_power(card: str) -> None:  # KMK-1.4
    t = Sitting(
        [[card, "recycle", "sowing"], ["spite", "longevity"]],
        decks=[["destiny"], ["destiny"]],
        futures=[["roulette"], ["dwindle"]],
        deeds=[["crisis"], ["voyage"]],
        ruins=["panic", "recycle"],
    ).plays(card)
    name, _ = t.told(0)[-1]
    assert name not in ("plays-power", "no-effect") or t.kind != "karmic_offer"


def test_a_card_played_for_its_points_gives_no_power() -> None:  # KMK-1.5
    t = Sitting([["voyage", "spite"], ["panic"]]).plays("voyage", "deed")
    assert t.deeds(0) == ["voyage"] and t.hand(0) == ["spite"]
    assert t.kind == "play_card" and t.actor == 1


def test_a_card_played_for_its_power_gives_no_points() -> None:  # KMK-1.5
    t = Sitting([["voyage"], ["panic"]]).plays("voyage").chooses("decline")
    assert len(t.hand(0)) == 3 and t.deeds(0) == [] and score_of(kinds(t.deeds(0))) == 0


# Conventions of the engine.


@pytest.mark.parametrize("copies", [1, 2, 3, 4, 5])
def test_equal_cards_of_a_hand_are_one_option(copies: int) -> None:  # KMK-2.1
    t = Sitting([["panic", "panic", *["embody"] * copies], []])
    assert t.options == [(card, way) for card in ("panic", "embody") for way in ("deed", "power", "future")]


def test_embody_names_a_kind_and_equal_deeds_are_one_option() -> None:  # KMK-2.1
    t = Sitting([["embody"], []], deeds=[["crisis", "panic", "crisis"]]).plays("embody")
    assert t.options == ["panic", "crisis"]


@pytest.mark.parametrize("card", ["salvage", "recycle"])
def test_equal_cards_at_two_places_of_the_ruins_are_two_options(card: str) -> None:  # KMK-2.1 KMK-2.5
    t = Sitting([[card], []], ruins=["voyage", "panic", "spite", "panic"]).plays(card)
    assert t.options == [(1, "panic"), (2, "spite"), (3, "panic")]


def test_positions_of_a_future_life_are_counted_from_the_top() -> None:  # KMK-2.1 KMK-2.5
    t = Sitting([["transmigrate"], []], futures=[["panic", "panic", "spite"]]).plays("transmigrate")
    assert t.options == [(1, "spite"), (2, "panic"), (3, "panic")]
    assert t.chooses((2, "panic")).future(0) == ["panic", "spite"]


def test_positions_of_deeds_are_counted_from_the_exposed_one() -> None:  # KMK-2.1 KMK-2.5
    t = Sitting([["crisis"], []], deeds=[[], ["voyage", "panic", "voyage"]]).plays("crisis")
    assert t.options == [(1, "voyage"), (2, "panic"), (3, "voyage")]
    assert t.chooses((1, "voyage")).deeds(1) == ["voyage", "panic"]


def test_a_position_beyond_the_stack_is_refused() -> None:  # KMK-2.5
    t = Sitting([["crisis"], []], deeds=[[], ["voyage", "panic"]]).plays("crisis")
    for position in (0, 3):
        reason = game().telling.why_not(t.state, 1, POSITION + position)
        assert reason is not None and reason.rule == "KMK-2.5"


def test_a_decision_without_option_is_skipped() -> None:  # KMK-2.2
    t = Sitting([["transmigrate", "panic"], []]).plays("transmigrate")
    assert t.kind == "karmic_offer" and t.hand(0) == ["panic"]


def test_a_decision_with_one_option_is_applied_without_being_asked() -> None:  # KMK-2.2
    t = Sitting([["salvage"], []], ruins=["panic"]).plays("salvage")
    assert t.kind == "karmic_offer" and t.hand(0) == ["panic"]


def test_two_equal_cards_of_a_hand_leave_nothing_to_ask() -> None:  # KMK-2.2
    t = Sitting([["dwindle"], ["spite", "spite"]]).plays("dwindle").chooses("rival")
    assert t.kind == "karmic_offer" and t.hand(1) == ["spite"] and t.ruins == ["spite"]


def test_a_decision_with_two_options_is_asked() -> None:  # KMK-2.2
    t = Sitting([["salvage"], []], ruins=["panic", "panic"]).plays("salvage")
    assert t.kind == "salvage_pick" and t.hand(0) == []


def test_random_cards_of_a_hand_are_drawn_without_asking_anyone() -> None:  # KMK-2.3
    t = Sitting([["spite"], ["panic", "crisis", "voyage"]]).plays("spite")
    assert t.kind == "karmic_offer" and len(t.hand(1)) == 1


def test_random_cards_depend_on_the_seed_and_on_nothing_else() -> None:  # KMK-2.3
    def left(seed: int) -> list[str]:
        return Sitting([["spite"], ["panic", "crisis", "voyage"]], seed=seed).plays("spite").hand(1)

    assert {tuple(left(seed)) for seed in range(30)} == {("panic",), ("crisis",), ("voyage",)}
    assert all(left(seed) == left(seed) for seed in range(30))


def test_a_hand_may_grow_without_limit() -> None:  # KMK-2.4
    t = Sitting([["voyage", *MANY], []], well=["mimic", "embody", "embody"]).plays("voyage")
    assert len(t.hand(0)) == 23


def test_a_deck_may_grow_without_limit() -> None:  # KMK-2.4
    t = Sitting([["longevity"], []], decks=[MANY], well=["mimic", "embody"]).plays("longevity").chooses("self")
    assert t.deck(0) == [*MANY, "embody", "mimic"]


@pytest.mark.parametrize("zone", ["deed", "future"])
def test_deeds_and_future_life_may_grow_without_limit(zone: str) -> None:  # KMK-2.4
    t = Sitting([["embody"], ["panic"]], deeds=[MANY], futures=[MANY], well=[]).plays("embody", zone)
    assert (t.deeds(0) if zone == "deed" else t.future(0)) == [*MANY, "embody"]


def test_every_card_of_a_large_future_life_may_be_taken_back() -> None:  # KMK-2.4
    t = Sitting([["transmigrate"], []], futures=[[*MANY, *MANY]], well=[]).plays("transmigrate")
    assert len(t.options) == 40


def test_equal_cards_looked_at_through_destiny_are_one_option() -> None:  # KMK-2.6
    t = Sitting([["destiny"], []], well=["panic", "crisis", "panic"]).plays("destiny")
    assert t.options == ["panic", "crisis", "stop"]
    assert t.chooses("stop").options == ["panic", "crisis"]


def test_equal_cards_seen_through_swindle_are_one_option() -> None:  # KMK-2.6
    t = Sitting([["swindle"], ["panic", "crisis", "panic"]]).plays("swindle")
    assert t.kind == "swindle_keep" and t.options == ["panic", "crisis"]


def test_the_seat_on_the_left_is_the_next_one_and_seat_0_after_the_last() -> None:  # KMK-2.7
    hands = [["panic"], ["panic"], ["recycle"]]
    t = Sitting(hands, players=3, variant="multiplayer", actor=2).plays("recycle")
    assert t.to_move == 0
    assert t.chooses("decline").to_move == 1
    assert t.chooses("decline").actor == 0
