"""Saved progress of any game is checked before a game makes anything of it."""

import json
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.kernel import BadData, seeded

WRONG: list[tuple[str, object, str]] = [
    ("game", "chess", "not a saved game of"),
    ("format", 99, "format 99 is not read here"),
    ("rules", 99, "saved under rules 99"),
    ("rng", [0, 0, 0, 1 << 32], "generator"),
    ("to_move", -1, "nobody is asked"),
    ("to_move", 9, "to_move"),
    ("kind", 99, "kind"),
    ("options", [1 << 20], "options"),
    ("winners", 1 << 9, "winners"),
    ("reason", 99, "reason"),
    ("frames", [[99, 0, 0, 0, 0, 0, []]], "frame|frames"),
    ("frames", [], "progress"),
    ("cheats", True, "cheats"),
]


def saved(name: str) -> dict[str, Any]:
    """A game in its middle."""
    game = GAMES[name]
    state = game.new(seed=3)
    game.mind.stroll(state, seeded(3), 30)
    data: dict[str, Any] = json.loads(json.dumps(state.data()))
    return data


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("field", "value", "words"), WRONG)
def test_a_wrong_field_is_refused_by_its_name(name: str, field: str, value: object, words: str) -> None:
    assert GAMES[name].telling.load(saved(name)).data() == saved(name)
    with pytest.raises(BadData, match=words):
        GAMES[name].telling.load(saved(name) | {field: value})


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("data", [None, [], "saved", 7])
def test_what_is_no_table_is_refused(name: str, data: object) -> None:
    with pytest.raises(BadData, match="a table of names and values"):
        GAMES[name].telling.load(data)


@pytest.mark.parametrize("name", GAMES)
def test_a_question_that_the_frames_do_not_ask_is_refused(name: str) -> None:
    data = saved(name)
    with pytest.raises(BadData, match="the open question is not the one that the frames ask"):
        GAMES[name].telling.load(data | {"options": data["options"][:-1]})
