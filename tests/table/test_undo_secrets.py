"""What little a choice may tell, and that no undo is allowed of one that told anything. Long form: a soak."""

import pytest

from tablee.kernel import seeded
from tablee.table import CannotUndo, Table
from tablee.table.changing.undo import reveals
from tests.games.karmaka.sitting import Cards, Sitting, game
from tools.undos import denied, measured

MANY: Cards = ["peek", "crisis", "spite", "voyage", "panic", "denial"]


def told(t: Sitting, answer: object) -> bool:
    """Whether an answer to the open question tells anybody anything."""
    choice = game().parse(t.state, answer)
    verdicts = {reveals(game(), t.state, choice, seeded(seed)) for seed in range(2)}
    assert len(verdicts) == 1
    return verdicts.pop()


def dwindle(rival: Cards, own: Cards = MANY) -> Sitting:
    """A player has played Dwindle and is asked at whom it is aimed."""
    return Sitting([["dwindle", *own], rival]).plays("dwindle")


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_rival_who_is_asked_for_a_card_has_two_kinds_and_that_is_told(number: int) -> None:  # KMK-2.2, KMK-11.15
    assert told(dwindle(MANY[:number]), "rival")


def test_a_large_hand_always_has_two_kinds() -> None:  # KMK-2.2, KMK-11.15
    assert not told(dwindle(MANY), "rival")


def test_two_kinds_that_were_seen_before_are_nothing_new() -> None:  # KMK-2.2, KMK-11.5
    t = Sitting([["peek", "dwindle", *MANY], ["crisis", "voyage"]]).plays("peek").chooses("decline")
    assert not told(t.plays("dwindle"), "rival")


def test_of_a_single_card_nothing_is_told_before_it_falls() -> None:  # KMK-2.2, KMK-16.9
    assert told(dwindle(["crisis"]), "rival")
    assert not told(dwindle([]), "rival")


def test_whoever_is_aimed_at_tells_the_others_that_two_kinds_are_left() -> None:  # KMK-2.2
    assert told(dwindle(MANY, ["crisis", "voyage"]), "self")
    assert not told(dwindle(MANY, MANY), "self")


def test_to_be_asked_for_an_order_tells_that_two_kinds_go_back() -> None:  # KMK-2.2, KMK-11.9b
    alike = ["mimic", "denial", "denial", "denial", "sowing"]
    t = Sitting([["destiny", "crisis"], ["panic"]], well=[*alike, "peek", "spite", "voyage"]).plays("destiny")
    assert t.kind == "destiny_take" and told(t, "stop")
    assert not told(t, "peek")  # the same question follows whatever is left


def test_a_card_that_must_be_there_is_shown_without_telling_anything() -> None:  # KMK-16.1
    t = Sitting([["roulette", "peek", "peek"], ["panic"]], well=["spite"]).plays("roulette")
    assert not told(t, "peek")  # the rival knows all cards but one: of two that are held, one is a peek
    t = Sitting([["roulette", "peek", "peek"], ["panic"]], well=["spite", "spite"]).plays("roulette")
    assert told(t, "peek")


def test_what_may_be_undone_has_told_nobody_anything() -> None:
    tally = measured(6, seed=3, worlds=60)
    assert tally.allowed.total() == 6 and tally.told == []
    assert tally.refused["undo-secret"] and tally.refused["undo-turn"]


class Lenient(Table):
    """Sees no secret in anything."""

    def why_not_undo(self, seat: int) -> CannotUndo | None:
        """Only turns and chance count."""
        why = super().why_not_undo(seat)
        return None if why is not None and why.message == "undo-secret" else why


def test_a_table_that_sees_no_secrets_is_caught() -> None:
    tally = measured(12, seed=0, worlds=30, kind=Lenient)
    assert len(tally.told) > 2 and "told seat" in tally.lines()[-1]


def test_the_share_of_worlds_that_deny_what_was_told_is_measured() -> None:
    t = dwindle(["crisis", "voyage"])
    choice = game().parse(t.state, "rival")
    share = denied(game(), t.state, choice, 0, 300, seeded(1))
    assert 0.005 < share < 0.06 and denied(game(), t.state, choice, 1, 300, seeded(1)) == 0.0
