"""A journal written by an older version is resumed where it was, played on to the same end, and reviewed."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.games import GAMES
from tablee.kernel import SPECTATOR
from tablee.players.thinking import Budget
from tablee.table import Journal, Saves, Table
from tablee.table.opinion.review import Recording, judgement
from tests.table.company import choose, is_still_told, player_for

FIXTURES = Path(__file__).parent / "fixtures"
OLD = sorted(file.stem for file in FIXTURES.glob("*.jsonl"))


def written(game: str) -> list[str]:
    """The lines of the whole game, as they were written then."""
    return (FIXTURES / f"{game}.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)


def remembered(game: str) -> dict[str, Any]:
    """What was told in the middle of it, and who won."""
    found: dict[str, Any] = json.loads((FIXTURES / f"{game}.json").read_text(encoding="utf-8"))
    return found


def in_the_middle(game: str, folder: Path) -> Table:
    """The table of then, resumed by the code of today."""
    lines = written(game)[: remembered(game)["lines"]]
    (folder / f"{game}.jsonl").write_text("".join(lines), encoding="utf-8")
    return Saves(folder).resume(game, player_for)


def test_there_are_games_of_then() -> None:
    assert OLD and set(OLD) <= set(GAMES)


@pytest.mark.parametrize("game", OLD)
def test_it_is_resumed_as_it_was(game: str, tmp_path: Path) -> None:
    with in_the_middle(game, tmp_path) as table:
        then, seats = remembered(game)["then"], [*range(len(table.places)), SPECTATOR]
        assert (table.ply, table.to_move, table.names) == (then["ply"], then["to_move"], then["names"])
        chair = table.chair(table.to_move)
        assert [msgspec.to_builtins(chair.spelled(option)) for option, _ in chair.options()] == then["options"]
        for seat, view, sentences in zip(seats, then["views"], then["sentences"], strict=True):
            assert is_still_told(view, msgspec.to_builtins(table.view(seat)))
            assert table.sentences(seat, "en")[-len(sentences) :] == sentences


@pytest.mark.parametrize("game", OLD)
def test_it_is_played_on_to_the_same_end_byte_for_byte(game: str, tmp_path: Path) -> None:
    lines = written(game)
    with in_the_middle(game, tmp_path) as table:
        for record in map(json.loads, lines[remembered(game)["lines"] :]):
            if record["t"] == "choice" and record["seat"] == 0:
                choose(table, record["choice"], 0)
            elif record["t"] == "choice":
                table.step()
        assert table.over
    assert (tmp_path / f"{game}.jsonl").read_text(encoding="utf-8") == "".join(lines)


@pytest.mark.parametrize("game", OLD)
def test_once_it_is_over_it_is_reviewed(game: str) -> None:
    recording = Recording.of(Journal.read((FIXTURES / f"{game}.jsonl").read_bytes()))
    assert list(recording.moments[-1].state.won()) == remembered(game)["winners"]
    then = remembered(game)["then"]
    middle = recording.moments[then["ply"]].state
    assert is_still_told(then["views"][0], msgspec.to_builtins(recording.game.view(middle, 0)))
    judged = judgement(recording, then["ply"], Budget(iterations=4))
    assert judged.at == then["ply"] and abs(sum(judged.chances) - 1) < 1e-9
