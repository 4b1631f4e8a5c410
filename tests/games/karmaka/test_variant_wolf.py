"""The Big Bad Wolf, two against one (KMK-V3)."""

import pytest

from tablee.games.karmaka.rules.state import KarmakaState
from tests.games.karmaka.sitting import Cards, Sitting, game

RIVAL_POWERS = ["stolen_dreams", "thievery", "peek", "swindle", "crisis", "hells_heart", "vengeance", "spite"]


def table(
    hand: Cards,
    *,
    actor: int = 0,
    wolf: int = 0,
    deeds: list[Cards] | None = None,
    decks: list[Cards] | None = None,
    well: Cards | None = None,
) -> Sitting:
    """The actor has this Hand, the others hold a card each; the Wolf sits where it is said."""
    hands = [["sowing"], ["crisis"], ["dwindle"]]
    hands[actor] = hand
    return Sitting(
        hands, deeds=deeds, decks=decks, well=well, actor=actor, players=3, variant="big_bad_wolf", wolf_seat=wolf
    )


def offered(t: Sitting) -> list[int]:
    """The seats that are offered the card, one after the other, while all decline."""
    seats = []
    while t.kind == "karmic_offer":
        seats.append(t.to_move)
        t.chooses("decline")
    return seats


def dealt(**settings: str) -> KarmakaState:
    """A game of the variant, dealt."""
    state = game().new(3, {"variant": "big_bad_wolf", **settings}, seed=5)
    assert isinstance(state, KarmakaState)
    return state


@pytest.mark.parametrize("wolf", [0, 1, 2])
def test_one_player_stands_against_a_team_of_two(wolf: int) -> None:  # KMK-V3.1
    seating = dealt(wolf_seat=str(wolf)).variant
    others = [seat for seat in range(3) if seat != wolf]
    assert sorted(seating.rivals[wolf]) == others and seating.mate[wolf] == -1
    assert [seating.rivals[seat] for seat in others] == [[wolf], [wolf]]
    assert [seating.mate[seat] for seat in others] == others[::-1]


@pytest.mark.parametrize("wolf", [0, 1, 2])
def test_the_lone_player_starts_as_a_wolf(wolf: int) -> None:  # KMK-V3.2
    levels = [soul.level for soul in dealt(wolf_seat=str(wolf)).souls]
    assert levels == [2 if seat == wolf else 0 for seat in range(3)]


@pytest.mark.parametrize(("seat", "winners"), [(0, [0, 2]), (1, [1]), (2, [0, 2])])
def test_the_wolf_wins_alone_and_the_team_wins_together(seat: int, winners: list[int]) -> None:  # KMK-V3.3
    deeds = [["voyage", "voyage", "recycle"] if other == seat else [] for other in range(3)]
    t = Sitting(deeds=deeds, levels=[3] * 3, players=3, variant="big_bad_wolf", wolf_seat=1, actor=seat, at_start=True)
    assert t.state.over and game().rules.result(t.state).winners == winners


@pytest.mark.parametrize("card", RIVAL_POWERS)
def test_a_team_member_aims_at_the_wolf_without_a_question(card: str) -> None:  # KMK-V3.4, KMK-V1.15
    t = table([card, "mimic"], actor=1)
    t.plays(card)
    assert t.kind != "choose_rival" and t.state.aimed == 0


def test_vengeance_of_a_team_member_spares_the_ally() -> None:  # KMK-V3.4
    t = table(["vengeance", "mimic"], actor=2, deeds=[["voyage"], ["panic"], []]).plays("vengeance")
    assert t.deeds(1) == ["panic"] and t.deeds(0) == []
    assert offered(t) == [0]


def test_mimic_of_a_team_member_copies_the_wolf() -> None:  # KMK-V3.4
    t = table(["mimic"], actor=1, deeds=[["another_day"], [], ["vengeance"]], well=["voyage"]).plays("mimic")
    assert t.hand(1) == ["voyage"] and t.deeds(0) == ["another_day"]


def test_the_wolf_chooses_between_both_rivals() -> None:  # KMK-V3.4, KMK-V1.4
    t = table(["vengeance"], deeds=[[], ["panic"], ["voyage"]]).plays("vengeance")
    assert t.options == ["seat_1", "seat_2"]
    t.chooses("seat_2")
    assert offered(t) == [2]


def test_the_way_partner_is_open_to_the_team_and_not_to_the_wolf() -> None:  # KMK-V3.5
    t = table(["peek", "mimic"], actor=1)
    assert ("peek", "partner") in t.options
    t.plays("peek", "partner")
    assert t.future(2) == ["peek"]
    wolf = table(["peek", "mimic"])
    assert ("peek", "partner") not in wolf.options and wolf.refuses(["peek", "partner"]) == "KMK-V2.3"


@pytest.mark.parametrize("card", ["longevity", "panic", "dwindle"])
def test_powers_that_name_a_player_may_be_used_on_anyone(card: str) -> None:  # KMK-V3.5
    assert table([card], actor=1).plays(card).options == ["self", "seat_2", "seat_0"]
    assert table([card]).plays(card).options == ["self", "seat_1", "seat_2"]


def test_cards_are_offered_to_rivals_only() -> None:  # KMK-V3.5
    t = table(["salvage", "mimic"], actor=1).plays("salvage")
    assert offered(t) == [0] and t.ruins == ["salvage"]


def test_the_seat_of_the_wolf_is_set_and_0_if_nothing_is_set() -> None:  # KMK-V3.6
    assert [soul.level for soul in dealt().souls] == [2, 0, 0]
    assert [soul.level for soul in dealt(wolf_seat="2").souls] == [0, 0, 2]


def test_the_first_player_is_set_whatever_the_seat_of_the_wolf() -> None:  # KMK-V3.6
    for first in range(3):
        assert dealt(first_player=f"seat_{first}", wolf_seat="1").to_move == first


def test_the_first_player_is_drawn_whatever_the_seat_of_the_wolf() -> None:  # KMK-V3.6
    firsts = {game().new(3, {"variant": "big_bad_wolf", "wolf_seat": "1"}, seed=seed).to_move for seed in range(40)}
    assert firsts == {0, 1, 2}


def test_a_power_used_on_the_team_mate_is_offered_to_the_wolf() -> None:  # KMK-V3.7
    t = table(["panic", "mimic"], actor=1, decks=[[], [], ["voyage", "spite"]]).plays("panic").chooses("seat_2")
    assert t.ruins == ["spite"] and offered(t) == [0]


def test_the_wolfs_own_powers_are_offered_to_both_others_in_turn_order() -> None:  # KMK-V3.7
    assert offered(table(["salvage", "mimic"]).plays("salvage")) == [1, 2]
    assert offered(table(["salvage", "mimic"], actor=1, wolf=1).plays("salvage")) == [2, 0]
