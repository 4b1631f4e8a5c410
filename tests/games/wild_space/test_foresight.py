"""What the cards in sight would do, from what a seat knows, and that foresight is what then happens."""

from tablee.games.wild_space.people.foresight import CardLead
from tablee.kernel import SPECTATOR
from tests.games.wild_space.sitting import Sitting


def lead(t: Sitting, card: str, seat: int = 0) -> CardLead:
    """What a card in sight would do."""
    return next(each for each in t.view(seat).leads if each.card == card)


def test_a_card_in_hand_or_in_the_reserve_says_what_it_would_do_now() -> None:  # WSP-10.7, WSP-11.1
    t = Sitting(["SP15", "SP18", "SP21"], ["SP39"], captains=["CA03"], reserve=["SP45", "RO13", "SP33"])
    assert lead(t, "SP18") == CardLead("SP18", 0, None, "follows", None)
    assert lead(t, "SP21") == CardLead("SP21", 5, True, "follows", None), "a Botanist is in the crew"
    assert lead(t, "SP45") == CardLead("SP45", 5, None, "none", 1)
    assert lead(t, "RO13") == CardLead("RO13", 5, None, "none", None)
    assert lead(t, "SP33") == CardLead("SP33", 5, False, "unmet", None), "no Botanist to discard"


def test_the_card_itself_is_no_longer_in_hand_when_its_effect_is_offered() -> None:  # WSP-10.7
    t = Sitting(["SP07", "SP18"])
    assert lead(t, "SP07").effect == "idle", "the one card left cannot be paid and played"
    assert lead(Sitting(["SP07", "SP18", "SP01"]), "SP07").effect == "follows"


def test_others_and_spectators_see_what_cards_would_do_for_themselves_alone() -> None:  # WSP-2.7
    t = Sitting(["SP15"], hands={1: ["SP18"]}, reserve=["SP45", "RO13", "SP33"])
    assert {each.card for each in t.view(1).leads} == {"SP18", "SP45", "RO13", "SP33"}
    assert t.view(SPECTATOR).leads == ()


def test_what_was_foreseen_is_what_happens() -> None:  # WSP-9.1, WSP-13.2
    t = Sitting.opened(1, seed=5, first=0)
    seen = set()
    while not t.is_over:
        if t.kind == "play":
            answer = t.answers[0]
            found, before = lead(t, answer.removeprefix("play:")), t.credits(0)
            t.chooses(answer)
            assert t.credits(0) - before == found.credits
            assert found.space is not None or (t.kind == "effect") == (found.effect == "follows")
            seen.add(found.effect)
        else:
            t.chooses(
                next((each for each in ("apply", "action:1", "land:PL02:right") if each in t.options), t.answers[0])
            )
    assert len(seen) > 1
