"""Where games are found again."""

import pytest

from tablee.games import game_named
from tablee.kernel.homes import HOMES, Homes, found_by


def test_the_room_of_the_games_says_how_a_game_is_found() -> None:
    assert HOMES.find is not None and HOMES.find("karmaka") is game_named("karmaka")


def test_without_such_a_room_nothing_is_pickled() -> None:
    with pytest.raises(TypeError, match=r"tablee\.games"):
        found_by(Homes().find)
