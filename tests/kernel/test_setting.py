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
