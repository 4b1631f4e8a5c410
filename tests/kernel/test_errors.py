"""Errors: all of one family, and a refusal carries its rule."""

import pytest

from tablee.kernel import (
    BadData,
    BadSetup,
    GameOver,
    IllegalChoice,
    Reason,
    TableeError,
    UnknownOption,
    UnknownSeat,
    WrongSeat,
)


@pytest.mark.parametrize("error", [IllegalChoice, WrongSeat, GameOver, UnknownOption, UnknownSeat, BadSetup, BadData])
def test_every_error_is_of_the_family(error: type[Exception]) -> None:
    assert issubclass(error, TableeError)


@pytest.mark.parametrize("error", [IllegalChoice, WrongSeat, GameOver])
def test_a_refusal_carries_its_reason_and_says_it(error: type[IllegalChoice]) -> None:
    reason = Reason("KMK-5.1", "Ce n'est pas votre tour.", "It is not your turn.")
    refusal = error(reason)
    assert refusal.reason is reason and str(refusal) == "It is not your turn. (KMK-5.1)"
    assert isinstance(refusal, IllegalChoice)


def test_reasons_are_compared_by_what_they_say() -> None:
    reason = Reason("A-1", "non", "no")
    assert reason == Reason("A-1", "non", "no") and hash(reason) == hash(Reason("A-1", "non", "no"))
    others = [Reason("A-2", "non", "no"), Reason("A-1", "pas", "no"), Reason("A-1", "non", "not"), "A-1"]
    assert all(reason != other for other in others)
