"""Why an option is refused: the right rule, a sentence in both languages, and nothing changed."""

import pytest

from tablee.games.karmaka.rules.numbering import CARD, POSITION, RIVAL, SEAT, SELF
from tablee.games.karmaka.rules.tables import KIND
from tablee.kernel import GameOver, IllegalChoice, UnknownOption, UnknownSeat, WrongSeat
from tests.games.karmaka.sitting import Cards, Sitting, game


def reason(t: Sitting, option: int, seat: int | None = None) -> str:
    """The rule by which an option is refused; the refusal says why in both languages and changes nothing."""
    before = t.state.data()
    with pytest.raises(IllegalChoice) as caught:
        game().apply(t.state, t.to_move if seat is None else seat, option)
    refusal = caught.value.reason
    assert t.state.data() == before and t.state.heard() == []
    assert refusal.text["fr"] and refusal.text["en"] and refusal.text["fr"] != refusal.text["en"]
    assert refusal.rule in str(caught.value) and refusal.text["en"] in str(caught.value)
    return refusal.rule


def refused(t: Sitting, answer: object) -> str:
    """The rule by which a spelled answer is refused."""
    return reason(t, game().telling.parse(t.state, answer))


def table(players: int = 2, variant: str = "base", card: str = "panic", actor: int = 0) -> Sitting:
    """The actor played a card that asks for a player, and everyone holds a card."""
    hands = [["voyage"], ["sowing"], ["crisis"], ["dwindle"]][:players]
    hands[actor] = [card, "peek"]
    return Sitting(hands, players=players, variant=variant, actor=actor).plays(card)


def test_a_legal_option_has_no_reason_against_it() -> None:
    t = Sitting([["peek", "spite"]])
    for option in t.state.options:
        assert game().telling.why_not(t.state, 0, option) is None
        with pytest.raises(ValueError, match="legal"):
            game().refusal(t.state, 0, option)


def test_an_ended_game_refuses_every_choice() -> None:  # KMK-15.1
    t = Sitting([["peek"], ["spite"]], turns=1000, at_start=True)
    assert reason(t, 0, 0) == "KMK-15.1"
    with pytest.raises(GameOver):
        game().apply(t.state, 0, 0)


def test_another_seat_is_told_which_question_is_open() -> None:  # KMK-5.4, KMK-7.2
    t = Sitting([["salvage", "spite"], ["panic"]])
    assert reason(t, game().telling.parse(t.state, ["panic", "deed"]), 1) == "KMK-5.4"
    with pytest.raises(WrongSeat):
        game().apply(t.state, 1, t.state.options[0])
    assert reason(t.plays("salvage"), t.state.options[0], 0) == "KMK-7.2"


def test_unknown_seats_and_numbers_are_refused_and_change_nothing() -> None:
    t = Sitting([["peek"], ["spite"]])
    before = t.state.data()
    for seat in (-1, 2):
        with pytest.raises(UnknownSeat):
            game().apply(t.state, seat, 0)
    for option in (-1, game().rules.option_count):
        with pytest.raises(UnknownOption):
            game().apply(t.state, 0, option)
    assert t.state.data() == before


@pytest.mark.parametrize("answer", ["sing", ["peek"], ["peek", "sideways"], ["dog", "deed"], [1, "peek"], 3, None, {}])
def test_what_is_no_answer_of_the_catalogue_cannot_be_read(answer: object) -> None:
    with pytest.raises(UnknownOption, match="karmaka"):
        game().telling.parse(Sitting([["peek"]]).state, answer)


def test_a_place_is_read_only_with_the_card_that_lies_there() -> None:  # KMK-2.5
    t = Sitting([["salvage"]], ruins=["peek", "spite"]).plays("salvage")
    assert game().telling.parse(t.state, [1, "spite"]) == POSITION + 1
    with pytest.raises(UnknownOption, match="karmaka"):
        game().telling.parse(t.state, [1, "peek"])


def test_a_pass_with_an_empty_deck_is_refused() -> None:  # KMK-6.7
    assert refused(Sitting([["peek", "spite"]]), "pass") == "KMK-6.7"


def test_stopping_at_the_play_step_is_refused() -> None:  # KMK-5.4
    assert refused(Sitting([["peek"]], decks=[["spite"]]), "stop") == "KMK-5.4"


@pytest.mark.parametrize("way", ["deed", "power", "future"])
def test_a_card_that_is_not_held_is_refused(way: str) -> None:  # KMK-5.4
    assert refused(Sitting([["peek", "spite"]]), ["voyage", way]) == "KMK-5.4"
    extra = Sitting([["peek", "spite"], ["panic"]]).plays("peek").chooses("decline")
    assert refused(extra, ["voyage", way]) == "KMK-5.4"


def test_the_way_partner_without_a_partner_is_refused() -> None:  # KMK-V2.3
    assert refused(Sitting([["peek", "spite"]]), ["peek", "partner"]) == "KMK-V2.3"
    wolf = Sitting([["peek"]], players=3, variant="big_bad_wolf")
    assert refused(wolf, ["peek", "partner"]) == "KMK-V2.3"


def test_a_card_for_the_partner_that_is_not_held_is_refused() -> None:  # KMK-5.4
    t = Sitting([["peek"]], players=4, variant="teams")
    assert refused(t, ["voyage", "partner"]) == "KMK-5.4"


def test_a_pass_instead_of_a_stop_is_refused() -> None:  # KMK-9.1
    t = Sitting([["peek", "spite"], ["panic"]]).plays("peek").chooses("decline")
    assert refused(t, "pass") == "KMK-9.1"


@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        (["denial", "peek", "spite"], "KMK-11.6"),
        (["sowing", "peek", "spite"], "KMK-11.12"),
        (["roulette", "peek", "spite"], "KMK-11.17"),
        (["jubilee", "peek", "spite"], "KMK-V4.2"),
    ],
)
def test_a_pick_that_is_not_in_the_hand_is_refused(hand: Cards, rule: str) -> None:  # KMK-11.6, KMK-11.12, KMK-11.17
    t = Sitting([hand, ["panic"]], variant="published_deck").plays(hand[0])
    assert refused(t, "panic") == rule
    assert reason(t, POSITION + 1) == rule and refused(t, "accept") == rule


def test_a_discard_for_dwindle_that_is_not_in_the_hand_is_refused() -> None:  # KMK-11.15
    t = Sitting([["dwindle"], ["panic", "spite"]]).plays("dwindle").chooses("rival")
    assert t.to_move == 1 and refused(t, "voyage") == "KMK-11.15" == refused(t, "stop")


def test_a_card_that_was_not_looked_at_is_refused() -> None:  # KMK-11.9, KMK-11.9b
    t = Sitting([["destiny"], ["panic"]], well=["peek", "spite", "crisis"]).plays("destiny")
    assert refused(t, "panic") == "KMK-11.9"
    assert refused(t.chooses("stop"), "panic") == "KMK-11.9b"


def test_a_card_already_put_in_order_is_refused() -> None:  # KMK-11.9b
    t = Sitting([["destiny"], ["panic"]], well=["peek", "spite", "crisis"]).plays("destiny").chooses("stop", "spite")
    assert refused(t, "spite") == "KMK-11.9b" == refused(t, "stop")


def test_a_card_that_was_not_seen_through_swindle_is_refused() -> None:  # KMK-11.10
    hand = ["crisis", "panic", "peek", "spite", "voyage"]
    t = Sitting([["swindle"], hand]).plays("swindle")
    unseen = next(card for card in hand if card not in t.options)
    assert refused(t, unseen) == "KMK-11.10" == refused(t, "mimic")


def test_a_card_that_is_no_own_deed_is_refused() -> None:  # KMK-11.21
    t = Sitting([["embody"]], deeds=[["peek", "spite"], ["voyage"]]).plays("embody")
    assert refused(t, "voyage") == "KMK-11.21"


@pytest.mark.parametrize(("card", "rule"), [("salvage", "KMK-11.4"), ("recycle", "KMK-11.11")])
def test_a_ruins_card_below_the_top_three_is_refused(card: str, rule: str) -> None:  # KMK-11.4, KMK-11.11
    t = Sitting([[card]], ruins=["voyage", "peek", "spite", "panic"]).plays(card)
    assert refused(t, [4, "voyage"]) == rule
    assert reason(t, POSITION + 5) == "KMK-2.5" == reason(t, POSITION)


def test_a_place_that_does_not_exist_is_refused() -> None:  # KMK-2.5
    crisis = Sitting([["crisis"]], deeds=[[], ["peek", "spite"]]).plays("crisis")
    back = Sitting([["transmigrate"]], futures=[["peek", "spite"]]).plays("transmigrate")
    for t in (crisis, back):
        assert reason(t, POSITION + 3) == "KMK-2.5" == reason(t, POSITION)


def test_an_answer_of_another_form_is_refused_by_the_rule_of_the_question() -> None:  # KMK-7.2, KMK-13.7
    offer = Sitting([["salvage"]]).plays("salvage")
    trade = Sitting([[], ["peek"]], deeds=[["voyage"]], rings=[3, 0], at_start=True)
    draw = Sitting([["roulette"]]).plays("roulette")
    for t, rule in ((offer, "KMK-7.2"), (trade, "KMK-13.7"), (draw, "KMK-11.17")):
        for option in (0, CARD + KIND["peek"], POSITION + 1, SELF):
            assert reason(t, option) == rule


def test_a_card_named_at_the_play_step_without_a_way_is_refused() -> None:  # KMK-5.4
    assert refused(Sitting([["peek"]]), "peek") == "KMK-5.4"


def test_with_two_players_seats_are_not_named() -> None:  # KMK-8.4
    t = table()
    assert reason(t, SEAT + 1) == "KMK-8.4" and refused(t, "peek") == "KMK-8.4"


def test_with_more_players_the_rival_is_named_by_seat() -> None:  # KMK-V1.4
    assert reason(table(3, "multiplayer"), RIVAL) == "KMK-V1.4"
    assert reason(table(3, "multiplayer", "vengeance"), RIVAL) == "KMK-V1.4"


def test_a_seat_where_nobody_sits_is_refused() -> None:  # KMK-V1.1
    assert reason(table(3, "multiplayer"), SEAT + 3) == "KMK-V1.1"


@pytest.mark.parametrize("card", ["panic", "vengeance"])
def test_the_player_opposite_is_refused(card: str) -> None:  # KMK-V1.5
    assert reason(table(4, "multiplayer", card, actor=3), SEAT + 1) == "KMK-V1.5"


def test_oneself_is_named_as_oneself_and_not_by_seat() -> None:  # KMK-V1.17
    assert reason(table(3, "multiplayer"), SEAT) == "KMK-V1.17"


def test_the_partner_is_refused_as_a_rival() -> None:  # KMK-V2.4
    assert reason(table(4, "teams", "vengeance"), SEAT + 2) == "KMK-V2.4"


@pytest.mark.parametrize(("players", "variant"), [(3, "multiplayer"), (4, "multiplayer"), (3, "big_bad_wolf")])
@pytest.mark.parametrize("option", [SELF, SEAT])
def test_oneself_is_refused_as_a_rival_by_a_rule_about_rivals(  # KMK-V1.4, KMK-V1.15
    players: int, variant: str, option: int
) -> None:
    assert reason(table(players, variant, "vengeance"), option) in ("KMK-V1.4", "KMK-V1.15")
