"""Errors: all of one family, and a refusal carries its rule."""

import pytest

from tablee.kernel import (
    BadData,
    BadSetup,
    Description,
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
    reason = Reason("KMK-5.1", {"fr": "Ce n'est pas votre tour.", "en": "It is not your turn."})
    refusal = error(reason)
    assert refusal.reason is reason and str(refusal) == "It is not your turn. (KMK-5.1)"
    assert isinstance(refusal, IllegalChoice)


def test_reasons_are_compared_by_what_they_say() -> None:
    no = {"fr": "non", "en": "no"}
    reason = Reason("A-1", no)
    assert reason == Reason("A-1", dict(no)) and hash(reason) == hash(Reason("A-1", dict(no)))
    others = [Reason("A-2", no), Reason("A-1", no | {"fr": "pas"}), Reason("A-1", no | {"en": "not"}), "A-1"]
    assert all(reason != other for other in others)


def test_a_reason_and_a_description_are_in_english_where_a_language_has_no_words() -> None:
    no = {"fr": "non", "en": "no"}
    assert (Reason("A-1", no).in_("fr"), Reason("A-1", no).in_("de")) == ("non", "no")
    assert [Description("word", [], no).in_(language) for language in ("fr", "de")] == ["non", "no"]
