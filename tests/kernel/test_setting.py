"""Settings: all are given a value, and only known ones are taken."""

import pytest

from tablee.kernel import BadSetup, Setting
from tablee.kernel.setting import settled

SETTINGS = [Setting("deck", ["small", "large"], "small"), Setting("moon", ["0", "1"], "1")]


def test_settings_not_given_take_their_defaults() -> None:
    assert settled(SETTINGS, {}) == {"deck": "small", "moon": "1"}


def test_settings_given_are_kept_in_the_order_of_the_game() -> None:
    assert list(settled(SETTINGS, {"moon": "0", "deck": "large"}).items()) == [("deck", "large"), ("moon", "0")]


def test_an_unknown_setting_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="unknown setting 'sun': this game has deck, moon"):
        settled(SETTINGS, {"sun": "1"})
    with pytest.raises(BadSetup, match="this game has none"):
        settled([], {"sun": "1"})


def test_an_unknown_value_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="deck is one of small, large, not 'huge'"):
        settled(SETTINGS, {"deck": "huge"})


RANGED = [Setting("turns", ["preset", "20"], "preset", 10, 200)]


@pytest.mark.parametrize(("given", "taken"), [("preset", "preset"), ("20", "20"), ("10", "10"), ("0137", "137")])
def test_a_setting_with_numbers_takes_what_it_offers_and_any_number_between(given: str, taken: str) -> None:
    assert settled(RANGED, {"turns": given}) == {"turns": taken}


@pytest.mark.parametrize("given", ["9", "201", "-20", "1e2", "²0", "", "many"])
def test_a_setting_with_numbers_refuses_others_and_says_which_it_takes(given: str) -> None:
    with pytest.raises(BadSetup, match="turns is one of preset, 20 or a number from 10 to 200, not"):
        settled(RANGED, {"turns": given})
