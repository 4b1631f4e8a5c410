"""Why a choice is not allowed, by its rule and in words; and that a refusal tells no secret."""

import pytest

from tablee.games.wild_space.rules.numbering import COUNT
from tablee.kernel import Reason, Touch
from tests.games.wild_space.sitting import SMUGGLER, Sitting


def refusal(t: Sitting, answer: str) -> Reason:
    """Why an answer to the open question is not allowed."""
    reason = t.game.telling.why_not(t.state, t.to_move, t.option(answer))
    assert reason is not None
    return reason


def in_english(t: Sitting, answer: str) -> tuple[str, str]:
    """The rule, and the sentence."""
    reason = refusal(t, answer)
    return reason.rule, reason.in_("en")


def test_a_planet_face_down_and_one_in_the_box_are_refused_alike() -> None:  # WSP-4.2
    t = Sitting(["SP01"], tiles=["PL03", "PL06", "PL09"])
    hidden, boxed = refusal(t, "land:PL03:left"), refusal(t, "land:PL04:left")
    assert hidden.rule == boxed.rule == "WSP-4.2"
    assert hidden.in_("en").removeprefix("Mossgreen") == boxed.in_("en").removeprefix("Three Moons")
    assert refusal(t, "explore:PL03:left").in_("fr").startswith("Mousseverte est encore face cachée")


def test_a_hostile_planet_of_the_pile_and_one_in_the_box_are_refused_alike() -> None:  # WSP-16.1
    t = Sitting(players=1, active=SMUGGLER, hostile=["HP01", "HP02", "HP03", "HP05", "HP06"])
    assert in_english(t, "smuggler:land:HP03") == ("WSP-16.1", "Frost is not open.")
    assert in_english(t, "smuggler:land:HP12") == ("WSP-16.1", "Eclipse is not open.")


def test_each_reason_against_a_landing_has_its_own_words() -> None:  # WSP-3.4, WSP-4.1, WSP-4.3, WSP-4.5
    t = Sitting(["SP01"], landed=["PL01:left"], up=1)
    assert in_english(t, "land:PL01:left")[0] == "WSP-4.1"
    assert in_english(t, "land:PL03:left") == (
        "WSP-4.3",
        "It takes a crew of 3 cards to land on Mossgreen; you have 1.",
    )
    barred = Sitting(["SP01"], ["SP02", "SP08"], tiles=["PL05", "PL06", "PL09"], up=1)
    assert in_english(barred, "land:PL05:right") == (
        "WSP-4.5",
        "You cannot meet the condition of this sector: have a Robot in your crew.",
    )


def test_a_renewal_is_refused_in_a_payment_and_with_a_card_that_is_not_held() -> None:  # WSP-8.1, WSP-8.5, WSP-8.7
    t = Sitting(["SP01", "SP18"], ["SP02", "SP03"], up=1)
    assert in_english(t, "renew:SP60") == ("WSP-8.1", "Veteran Octopus Programmer is not in your hand.")
    t.chooses("land:PL03:right")
    assert t.kind == "pay_discard" and in_english(t, "renew:SP01")[0] == "WSP-8.5"
    empty = Sitting()
    assert in_english(empty, "renew:SP01") == ("WSP-8.7", "With no card in hand you cannot renew the Reserve.")


def test_a_card_that_does_not_fit_is_refused_with_what_is_wanted() -> None:  # WSP-6.3, WSP-10.5, WSP-4.6
    t = Sitting(["SP01", "RO13"])
    t.chooses("land:PL01:right")
    assert in_english(t, "play:RO13") == ("WSP-6.3", "Vault Robot does not fit: the effect is to play a Specialist.")
    assert in_english(t, "play:SP60")[0] == "WSP-9.1"
    paying = Sitting(["SP31", "SP04", "SP06", "SP12", "SP01"])
    paying.chooses("land:PL02:right").chooses("play:SP31").chooses("apply")
    assert in_english(paying, "discard:SP01") == (
        "WSP-10.5",
        "Bear Military does not fit: you have to discard a Scientist card.",
    )


def test_conditions_and_actions_that_are_not_open_are_refused() -> None:  # WSP-4.6, WSP-6.2, WSP-6.3
    t = Sitting(["SP45", "SP01"], ["RO13", "SP02", "SP03", "SP04", "SP05"], tiles=["PL03", "PL08", "PL09"], up=2)
    t.chooses("land:PL08:right")
    assert in_english(t, "condition:2") == ("WSP-4.6", "This sector has no such condition.")
    acting = Sitting(["RO13", "SP01"])
    acting.chooses("land:PL02:left")
    assert acting.kind == "action" and in_english(acting, "action:2") == (
        "WSP-6.2",
        "This sector has no such action.",
    )


def test_an_empty_slot_and_an_empty_deck_are_refused() -> None:  # WSP-7.7
    t = Sitting(["SP01"], reserve=["SP02", None, None], scarce=True)
    t.chooses("land:PL01:left")
    assert in_english(t, "take:reserve:2") == ("WSP-7.7", "This slot of the Reserve is empty.")
    assert in_english(t, "take:deck") == ("WSP-7.7", "The deck is empty.")


def test_a_crew_without_the_card_cannot_remove_it() -> None:  # WSP-10.9
    t = Sitting(["SP38"], ["SP02"])
    t.chooses("land:PL02:right").chooses("play:SP38").chooses("apply")
    assert in_english(t, "remove:SP60") == ("WSP-10.9", "Veteran Octopus Programmer is not in your crew.")


@pytest.mark.parametrize("players", [1, 2, 5])
def test_whatever_is_no_option_is_refused_with_a_rule_and_words_in_both_languages(players: int) -> None:
    t = Sitting.opened(players, seed=3, first=0)
    for _ in range(12):
        for option in range(0, COUNT, 7):
            reason = t.game.telling.why_not(t.state, t.to_move, option)
            assert (reason is None) == (option in t.state.options)
            assert reason is None or (reason.rule.startswith("WSP-") and reason.in_("fr") != reason.in_("en"))
        t.chooses(t.answers[0])


def test_a_thing_on_the_table_means_what_one_would_do_with_it() -> None:  # WSP-4.1, WSP-5.1
    t = Sitting(["SP01"], landed=["PL01:left"])
    meant = t.game.telling.meant
    assert meant(t.state, 0, Touch("sector", -1, "PL01:left")) == t.option("explore:PL01:left")
    assert meant(t.state, 0, Touch("sector", -1, "PL02:right")) == t.option("land:PL02:right")
    assert meant(t.state, 0, Touch("sector", -1, "PL09:left")) == t.option("land:PL09:left")
    assert meant(t.state, 0, Touch("reserve", -1, None)) == t.option("renew:SP01")
    assert meant(t.state, 0, Touch("deck", -1, None)) == t.option("take:deck")
    t.chooses("land:PL02:right")
    assert meant(t.state, 0, Touch("hand", 0, "SP01")) == t.option("play:SP01"), "to play it, not to renew with it"
