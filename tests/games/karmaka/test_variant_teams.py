"""Teams, two against two (KMK-V2)."""

import pytest

from tablee.games.karmaka.rules.tables import KIND
from tests.games.karmaka.sitting import Cards, Sitting, game


def table(
    hand: Cards,
    *,
    deeds: list[Cards] | None = None,
    decks: list[Cards] | None = None,
    well: Cards | None = None,
    mate: Cards | None = None,
) -> Sitting:
    """Seat 0 has this Hand; the partner is seat 2, the rivals are seats 1 and 3."""
    hands = [hand, ["spite"], mate or ["sowing"], ["crisis"]]
    return Sitting(hands, deeds=deeds, decks=decks, well=well, players=4, variant="teams")


def offered(t: Sitting) -> list[int]:
    """The seats that are offered the card, one after the other, while all decline."""
    seats = []
    while t.kind == "karmic_offer":
        seats.append(t.to_move)
        t.chooses("decline")
    return seats


def test_turns_alternate_between_the_teams() -> None:  # KMK-V2.1
    t = table(["peek", "panic"])
    seating = t.state.variant
    turns = [t.to_move]
    for card in ("peek", "spite", "sowing", "crisis"):
        turns.append(t.plays(card, "future").to_move)
    assert turns == [0, 1, 2, 3, 0]
    assert [seating.team[seat] for seat in turns] == [0, 1, 0, 1, 0]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_first_player_to_reach_transcendence_wins_for_the_team(seat: int) -> None:  # KMK-V2.2, KMK-V2.9
    deeds = [["voyage", "voyage", "recycle"] if other == seat else [] for other in range(4)]
    levels = [3 if other == seat else 1 for other in range(4)]
    t = Sitting(deeds=deeds, levels=levels, players=4, variant="teams", actor=seat, at_start=True)
    assert game().rules.result(t.state).winners == sorted([seat, (seat + 2) % 4])
    assert [name for name, _ in t.told(1) if "wins" in name] == ["team-wins"]


def test_a_card_may_be_put_on_the_partners_future_life() -> None:  # KMK-V2.3
    t = Sitting([["peek", "panic"], ["spite"]], futures=[[], [], ["voyage"]], players=4, variant="teams")
    assert ("peek", "partner") in t.options and ("panic", "partner") in t.options
    t.plays("peek", "partner")
    assert t.future(2) == ["voyage", "peek"] and t.future(0) == [] and t.hand(0) == ["panic"]


def test_a_card_for_the_partner_is_offered_to_nobody_and_ends_the_turn() -> None:  # KMK-V2.3
    t = table(["peek", "panic"]).plays("peek", "partner")
    assert (t.kind, t.to_move, t.centre) == ("play_card", 1, None) and t.ruins == []


@pytest.mark.parametrize("card", ["longevity", "panic", "dwindle"])
def test_powers_that_name_a_player_may_be_used_on_the_partner(card: str) -> None:  # KMK-V2.4
    t = table([card, "peek"]).plays(card)
    assert t.options == ["self", "seat_1", "seat_2", "seat_3"]


def test_longevity_feeds_the_partners_deck() -> None:  # KMK-V2.4
    t = table(["longevity", "peek"], well=["voyage", "mimic"]).plays("longevity").chooses("seat_2")
    assert t.deck(2) == ["mimic", "voyage"]


@pytest.mark.parametrize(
    "card", ["stolen_dreams", "thievery", "peek", "swindle", "crisis", "hells_heart", "vengeance", "spite"]
)
def test_powers_against_a_rival_may_not_be_used_on_the_partner(card: str) -> None:  # KMK-V2.4
    t = Sitting([[card], ["panic"], ["voyage"], ["sowing"]], players=4, variant="teams").plays(card)
    assert (t.kind, t.options) == ("choose_rival", ["seat_1", "seat_3"])
    assert t.refuses("seat_2") == "KMK-V2.4"


@pytest.mark.parametrize("card", ["longevity", "panic"])
def test_a_power_used_on_the_partner_is_offered_to_each_rival(card: str) -> None:  # KMK-V2.5
    t = table([card, "peek"], decks=[[], [], ["voyage", "mimic"]]).plays(card).chooses("seat_2")
    assert offered(t) == [1, 3]


def test_the_partner_is_never_offered_a_card() -> None:  # KMK-V2.5
    t = table(["salvage", "peek"]).plays("salvage")
    assert offered(t) == [1, 3] and t.ruins == ["salvage"] and t.future(2) == []


def test_dwindle_makes_the_partner_discard() -> None:  # KMK-V2.5, KMK-V2.4
    t = table(["dwindle", "peek"], mate=["sowing", "voyage"]).plays("dwindle").chooses("seat_2")
    assert (t.kind, t.to_move) == ("dwindle_discard", 2)
    t.chooses("sowing")
    assert t.hand(2) == ["voyage"] and offered(t) == [1, 3]


def test_the_player_opposite_is_the_partner_and_may_be_helped() -> None:  # KMK-V2.6
    t = table(["panic", "peek"]).plays("panic")
    assert "seat_2" in t.options
    t = table(["panic", "peek"])
    assert ("panic", "partner") in t.options


def test_mimic_copies_a_neighbours_exposed_deed() -> None:  # KMK-V2.6
    t = table(["mimic", "peek"], deeds=[[], [], ["voyage"], ["recycle"]]).plays("mimic")
    assert t.options == ["seat_1", "seat_3"]


def test_partners_do_not_see_each_others_hidden_zones() -> None:  # KMK-V2.7
    t = table(["peek", "panic"])
    t.plays("peek", "future")
    seen = t.view(2).souls[0]
    assert seen.hand is None and seen.known == () and seen.future_life == (None,)
    assert [name for name, _ in t.told(2) if name in ("sees", "your-card")] == []


def test_the_way_partner_is_open_in_an_extra_play() -> None:  # KMK-V2.8
    t = table(["another_day", "peek"]).plays("another_day").chooses("decline", "decline")
    assert t.kind == "extra_play" and ("peek", "partner") in t.options
    t.plays("peek", "partner")
    assert t.future(2) == ["peek"] and t.to_move == 1


def test_the_way_partner_is_open_for_every_card() -> None:  # KMK-V2.8
    hand = ["denial", "embody", "mimic", "voyage"]
    ways = [option for option in table(hand).options if isinstance(option, tuple)]
    assert {card for card, way in ways if way == "partner"} == set(hand)


def test_both_partners_know_the_card_and_the_rivals_do_not() -> None:  # KMK-V2.8
    t = table(["peek", "panic"]).plays("peek", "partner")
    assert [t.view(seat).souls[2].future_life for seat in range(4)] == [("peek",), (None,), ("peek",), (None,)]
    told = [("your-card", [0, KIND["peek"]]) in t.told(seat) for seat in range(4)]
    assert told == [True, False, True, False]
    assert all(("plays-partner", [0, 2]) in t.told(seat) for seat in range(4))


def test_what_a_rival_knew_of_the_hand_is_forgotten_when_a_card_goes_to_the_partner() -> None:  # KMK-V2.8
    t = Sitting([["panic", "voyage"], ["spite"], ["sowing"], ["peek", "mimic"]], players=4, variant="teams", actor=3)
    t.plays("peek").chooses("seat_0", "decline", "stop")
    assert t.known(3, 0) == ["panic", "voyage"]
    t.plays("panic", "partner")
    assert t.known(3, 0) == [] == t.loose(3, 0)


def test_seats_0_and_2_are_one_team_and_seats_1_and_3_the_other() -> None:  # KMK-V2.9
    seating = table(["peek"]).state.variant
    assert seating.team == [0, 1, 0, 1] and seating.mate == [2, 3, 0, 1]
