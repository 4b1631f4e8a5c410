"""Three or four players (KMK-V1)."""

import pytest

from tablee.games.karmaka.rules.tables import KIND
from tablee.games.karmaka.rules.turns import set_up
from tablee.games.karmaka.rules.variant import MULTIPLAYER, Variant
from tablee.kernel import seeded
from tests.games.karmaka.sitting import Cards, Sitting, game

OTHERS = ["crisis", "crisis"]  # cards that keep a player alive
SEVEN = ["voyage", "voyage", "recycle"]  # seven points


def table(
    hand: Cards,
    players: int = 3,
    *,
    deeds: list[Cards] | None = None,
    decks: list[Cards] | None = None,
    futures: list[Cards] | None = None,
    well: Cards | None = None,
) -> Sitting:
    """Seat 0 has this Hand; the others hold one card each."""
    hands = [hand, ["spite"], ["sowing"], ["crisis"]][:players]
    return Sitting(hands, deeds=deeds, decks=decks, futures=futures, well=well, players=players, variant="multiplayer")


def offered(t: Sitting) -> list[int]:
    """The seats that are offered the card, one after the other, while all decline."""
    seats = []
    while t.kind == "karmic_offer":
        seats.append(t.to_move)
        t.chooses("decline")
    return seats


@pytest.mark.parametrize("players", [3, 4])
def test_set_up_is_the_same_for_each_player(players: int) -> None:  # KMK-V1.1
    s = set_up(Variant(MULTIPLAYER, players, 0), 1, seeded(3), False)
    assert sorted(soul.held for soul in s.souls) == [4] * (players - 1) + [5]
    assert [len(soul.deck) for soul in s.souls] == [2, 1, 2, 2][:players]
    assert len(s.well) == 62 - 6 * players and [soul.level for soul in s.souls] == [0] * players


@pytest.mark.parametrize("players", [3, 4])
def test_turns_go_clockwise(players: int) -> None:  # KMK-V1.1
    t = table(["peek", "panic"], players)
    turns = [t.to_move]
    for card in ("peek", "spite", "sowing", "crisis")[:players]:
        turns.append(t.plays(card, "future").to_move)
    assert turns == [*range(players), 0]


def test_the_card_is_offered_to_the_rival_affected_and_to_no_other() -> None:  # KMK-V1.2
    t = table(["vengeance", "peek"], deeds=[[], ["panic"], ["voyage"]]).plays("vengeance").chooses("seat_2")
    assert t.deeds(2) == [] and t.deeds(1) == ["panic"]
    assert offered(t) == [2] and t.ruins == ["voyage", "vengeance"] and t.to_move == 1


def test_the_rival_affected_may_accept() -> None:  # KMK-V1.2
    t = table(["vengeance", "peek"], deeds=[[], ["panic"], []]).plays("vengeance").chooses("seat_1", "accept")
    assert t.future(1) == ["vengeance"] and t.ruins == ["panic"]


def test_a_power_that_affects_only_the_actor_is_offered_to_each_rival_in_turn() -> None:  # KMK-V1.3
    t = table(["salvage", "peek"]).plays("salvage")
    assert offered(t) == [1, 2] and t.ruins == ["salvage"]
    assert t.future(0) == []


def test_offers_start_on_the_left_of_the_actor() -> None:  # KMK-V1.3
    t = Sitting([OTHERS, ["peek"], ["salvage", "panic"]], actor=2, players=3, variant="multiplayer").plays("salvage")
    assert offered(t) == [0, 1]


def test_the_aim_of_an_earlier_card_of_the_turn_does_not_count() -> None:  # KMK-V1.3
    t = table(["panic", "salvage", "peek"]).plays("panic").chooses("seat_2", "decline").plays("salvage")
    assert offered(t) == [1, 2]


def test_the_first_who_accepts_gets_the_card() -> None:  # KMK-V1.3
    t = table(["salvage", "peek"], 4).plays("salvage").chooses("decline", "accept")
    assert t.future(2) == ["salvage"] and t.future(3) == t.future(1) == []
    assert t.kind == "play_card" and t.to_move == 1


def test_the_actor_chooses_which_rival() -> None:  # KMK-V1.4
    t = table(["thievery"], deeds=[[], ["panic"], ["voyage"]]).plays("thievery")
    assert (t.kind, t.to_move, t.options) == ("choose_rival", 0, ["seat_1", "seat_2"])
    t.chooses("seat_1")
    assert t.hand(0) == ["panic"] and t.deeds(2) == ["voyage"]
    assert ("chooses", [0, 1]) in t.told(2)


@pytest.mark.parametrize(
    "card", ["stolen_dreams", "thievery", "peek", "swindle", "crisis", "hells_heart", "vengeance", "spite"]
)
def test_no_power_against_a_rival_reaches_the_player_opposite(card: str) -> None:  # KMK-V1.5, KMK-V1.4
    t = Sitting([[card], ["panic"], ["voyage"], ["sowing"]], players=4, variant="multiplayer").plays(card)
    assert (t.kind, t.options) == ("choose_rival", ["seat_1", "seat_3"])
    assert t.refuses("seat_2") == "KMK-V1.5"


@pytest.mark.parametrize("card", ["longevity", "panic", "dwindle"])
def test_no_power_that_names_a_player_reaches_the_player_opposite(card: str) -> None:  # KMK-V1.5
    t = Sitting([["peek"], [card], ["voyage"], ["sowing"]], actor=1, players=4, variant="multiplayer").plays(card)
    assert t.options == ["self", "seat_2", "seat_0"]
    assert t.refuses("seat_3") == "KMK-V1.5"


def test_with_three_players_nobody_is_opposite() -> None:  # KMK-V1.5
    t = table(["panic"]).plays("panic")
    assert t.options == ["self", "seat_1", "seat_2"]


def test_denial_is_offered_to_the_rival_at_whom_the_copied_power_is_aimed() -> None:  # KMK-V1.6
    t = table(["denial", "thievery", "peek"], deeds=[[], ["panic"], ["voyage"]]).plays("denial")
    t.chooses("thievery", "seat_2")
    assert t.hand(0) == ["peek", "voyage"] and t.centre == "denial"
    assert offered(t) == [2]


def test_mimic_is_offered_to_the_victim_of_the_copied_power() -> None:  # KMK-V1.7
    t = table(["mimic", "peek"], deeds=[[], ["spite"], []]).plays("mimic").chooses("seat_1")
    assert t.kind == "choose_rival" and t.centre == "mimic"
    t.chooses("seat_2")
    assert t.hand(2) == [] and t.hand(1) == ["spite"] and t.deeds(1) == ["spite"]
    assert offered(t)[:1] == [2]


def test_mimic_may_copy_the_player_opposite_but_not_hit_that_player() -> None:  # KMK-V1.8
    t = table(["mimic", "peek"], 4, deeds=[[], [], ["vengeance"], ["voyage"]]).plays("mimic")
    assert t.options == ["seat_1", "seat_2", "seat_3"]
    t.chooses("seat_2")
    assert t.options == ["seat_1", "seat_3"] and t.refuses("seat_2") == "KMK-V1.5"
    t.chooses("seat_3")
    assert t.deeds(2) == ["vengeance"] and t.deeds(3) == []


def test_embody_is_offered_to_the_rival_at_whom_the_copied_power_is_aimed() -> None:  # KMK-V1.9
    t = table(["embody", "peek"], deeds=[["vengeance"], ["panic"], ["voyage"]]).plays("embody").chooses("seat_1")
    assert offered(t) == [1] and t.deeds(1) == []


@pytest.mark.parametrize("deeds", [["salvage"], ["embody"], []])
def test_an_embody_that_affects_no_rival_is_offered_to_each(deeds: Cards) -> None:  # KMK-V1.9
    t = table(["embody", "peek"], deeds=[deeds]).plays("embody")
    assert offered(t) == [1, 2] and t.ruins == ["embody"]


def test_a_denial_that_copies_an_own_power_is_offered_to_each() -> None:  # KMK-V1.9
    t = table(["denial", "another_day"], well=["voyage"]).plays("denial")
    assert offered(t) == [1, 2] and t.hand(0) == ["voyage"]


@pytest.mark.parametrize("card", ["longevity", "panic", "dwindle"])
def test_a_power_used_on_oneself_is_offered_to_each_rival(card: str) -> None:  # KMK-V1.10
    t = table([card, "peek", "embody", "embody"]).plays(card).chooses("self")
    if t.kind == "dwindle_discard":
        t.chooses("peek")
    assert offered(t) == [1, 2]


@pytest.mark.parametrize("card", ["longevity", "panic", "dwindle"])
def test_a_power_used_on_a_rival_is_offered_to_that_rival(card: str) -> None:  # KMK-V1.10
    t = table([card, "peek"], decks=[["voyage"], ["voyage"], ["mimic"]]).plays(card).chooses("seat_2")
    assert offered(t) == [2] and card in t.ruins


@pytest.mark.parametrize("card", ["stolen_dreams", "thievery", "crisis", "hells_heart", "vengeance"])
def test_a_rival_aimed_at_counts_as_affected_even_if_nothing_happened(card: str) -> None:  # KMK-V1.11
    t = table([card, "peek"]).plays(card).chooses("seat_2")
    assert ("no-effect", [0]) in t.told(1)
    assert offered(t) == [2]


def test_panic_in_vain_is_offered_to_the_rival_named() -> None:  # KMK-V1.11
    t = table(["panic", "peek"]).plays("panic").chooses("seat_2")
    assert offered(t) == [2]


def test_the_player_opposite_may_accept_what_affects_nobody() -> None:  # KMK-V1.12
    t = table(["salvage", "peek"], 4).plays("salvage")
    t.chooses("decline")
    assert (t.kind, t.to_move) == ("karmic_offer", 2)
    t.chooses("accept")
    assert t.future(2) == ["salvage"]


def test_offers_reach_all_three_rivals_in_turn_order() -> None:  # KMK-V1.12, KMK-V1.3
    assert offered(table(["salvage", "peek"], 4).plays("salvage")) == [1, 2, 3]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_to_reach_transcendence_wins_alone(seat: int) -> None:  # KMK-V1.13
    deeds = [SEVEN if other == seat else [] for other in range(3)]
    levels = [3 if other == seat else 2 for other in range(3)]
    t = Sitting(deeds=deeds, levels=levels, players=3, variant="multiplayer", actor=seat, at_start=True)
    assert t.state.over and game().rules.result(t.state).winners == [seat]
    assert ("wins", [seat]) in t.told(0)


def test_the_rival_whose_deed_is_copied_is_not_aimed_at() -> None:  # KMK-V1.14
    t = table(["mimic", "peek"], deeds=[[], [], ["another_day"]], well=["voyage"]).plays("mimic").chooses("seat_2")
    assert t.hand(0) == ["peek", "voyage"]
    assert offered(t) == [1, 2]


@pytest.mark.parametrize("deeds", [[], ["mimic"]])
def test_mimic_without_effect_is_offered_to_each_rival(deeds: Cards) -> None:  # KMK-V1.14
    t = table(["mimic", "peek"], deeds=[[], [], deeds]).plays("mimic").chooses("seat_2")
    assert t.told(1).count(("no-effect", [0])) == 1
    assert offered(t) == [1, 2]


def test_a_rival_is_chosen_also_when_the_power_will_do_nothing() -> None:  # KMK-V1.15
    theft, copy = table(["thievery"], 4).plays("thievery"), table(["mimic"], 4).plays("mimic")
    assert theft.kind == copy.kind == "choose_rival"
    assert theft.options == ["seat_1", "seat_3"] and copy.options == ["seat_1", "seat_2", "seat_3"]


def test_rivals_are_listed_in_turn_order_from_the_left() -> None:  # KMK-V1.15
    t = Sitting([OTHERS, ["peek"], ["mimic"], ["panic"]], players=4, variant="multiplayer", actor=2).plays("mimic")
    assert t.options == ["seat_3", "seat_0", "seat_1"]


def test_a_second_mimic_on_the_path_asks_for_no_rival() -> None:  # KMK-V1.15, KMK-10.7
    t = table(["mimic", "peek"], deeds=[[], ["mimic"], []]).plays("mimic").chooses("seat_1")
    assert t.kind == "karmic_offer"


def test_each_answer_is_public_before_the_next_rival_answers() -> None:  # KMK-V1.16
    t = table(["salvage", "peek"]).plays("salvage")
    assert (t.kind, t.to_move) == ("karmic_offer", 1) and t.state.options
    t.chooses("decline")
    assert (t.kind, t.to_move) == ("karmic_offer", 2) and t.centre == "salvage"
    assert ("declines", [1, KIND["salvage"]]) in t.told(2)


def test_players_are_listed_with_oneself_first_then_from_the_left() -> None:  # KMK-V1.17
    t = Sitting([OTHERS, ["panic"], ["peek"]], players=3, variant="multiplayer", actor=1).plays("panic")
    assert t.options == ["self", "seat_2", "seat_0"]


def test_a_third_player_learns_nothing_of_swindle() -> None:  # KMK-V1.4, KMK-16.12
    t = Sitting([["swindle", "embody"], ["peek", "spite"], ["panic"]], players=3, variant="multiplayer")
    t.plays("swindle").chooses("seat_1", "peek")
    assert t.known(1, 0) == ["peek"] and t.known(0, 1) == ["spite"] and t.known(2, 0) == []
    assert [name for name, _ in t.told(2) if name in ("sees", "your-card")] == []
    assert ("swindles", [0, 1, 2]) in t.told(2) and ("keeps-one", [0, 1]) in t.told(2)


def test_a_third_player_forgets_a_hand_out_of_which_a_card_went_unseen() -> None:  # KMK-V1.4, KMK-16.12
    t = Sitting(
        [["swindle"], ["peek", "panic", "spite"], ["peek", "voyage"]], players=3, variant="multiplayer", actor=2
    )
    t.plays("peek").chooses("seat_1", "decline", "stop")
    assert t.known(2, 1) == ["panic", "peek", "spite"]
    t.plays("swindle").chooses("seat_1", "panic")
    assert t.known(2, 1) == [] == t.loose(2, 1)


def test_a_third_player_does_not_learn_a_stolen_dream() -> None:  # KMK-V1.4, KMK-16.12
    t = table(["stolen_dreams", "peek"], futures=[[], ["voyage"], []]).plays("stolen_dreams").chooses("seat_1")
    assert t.view(1).souls[0].future_life == ("voyage",) and t.view(2).souls[0].future_life == (None,)
    assert ("steals-dream", [0, 1]) in t.told(2) and ("your-card", [0, KIND["voyage"]]) not in t.told(2)
