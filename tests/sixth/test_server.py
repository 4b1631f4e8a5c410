"""The sixth game on a server: offered, played to the end by two, explained, and looked back at."""

from collections.abc import Iterator

import pytest

from tablee.client import Client
from tests.server.company import ANNA_AND_VIRTUAL, BOTH_MINE, at_random, mover, serving


@pytest.fixture(scope="module")
def client(installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A client of a server that was started after the game was installed."""
    with serving(tmp_path_factory.mktemp("server")) as (client, _):
        yield client


def test_it_is_offered_with_its_title_its_levels_and_its_rules(client: Client) -> None:
    game = {game.name: game for game in client.games()}["connect_four"]
    assert game.seats == [2] and game.settings == [] and len(game.levels) >= 6
    assert "sept colonnes" in game.about["fr"] and "seven columns" in game.about["en"]
    assert [chapter.id for chapter in client.rules("connect_four")] == ["C4-1", "C4-2", "C4-3"]
    assert client.rule("connect_four", "c4-2.2").text["en"].startswith("A column of six stones")


def test_two_play_with_reasons_hints_and_undo(client: Client) -> None:
    anna, bob = client.create("connect_four", BOTH_MINE, start=True, hints=True)
    who, position = mover(anna, bob)
    assert who is anna and position.decision is not None and position.decision.kind == "drop"
    assert [option.text["en"] for option in position.decision.options] == [f"column {letter}" for letter in "abcdefg"]
    assert position.decision.rules == ["C4-2.1", "C4-2.2", "C4-2.3"]
    assert bob.why_not(3).reason is not None and len(anna.hint()) == 7
    anna.choose(3, position.n)
    assert bob.position().view["columns"][3] == [0]
    told = [event.text["en"] for entry in bob.log().entries for event in entry.events]
    assert told == ["Anna drops a stone into column d."]


def test_a_game_is_played_to_the_end_and_reviewed(client: Client) -> None:
    (anna,) = client.create("connect_four", ANNA_AND_VIRTUAL, start=True)
    last = anna.play(at_random(5))
    assert last.result is not None and last.result.reason in ("four_in_a_row", "full_board")
    assert anna.review().last == last.ply
    assert anna.moment(0).position.view["columns"] == [[]] * 7
    assert [judged.at for judged in anna.judged(0.05)] == list(range(1, last.ply + 1))
