"""First steps on a server: an ordinary table of one person alone, with a deal that is always the same."""

from pathlib import Path

import pytest

from tablee.client import Client, RemoteSeat
from tablee.games import GAMES, title_named
from tablee.games.lessons import Met, due, lessons
from tablee.server.live import seating
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import Position, SeatWish, TableWish
from tests.server.company import run

every_game = pytest.mark.parametrize("game", GAMES)


def played(seat: RemoteSeat, game: str) -> tuple[Position, list[str]]:
    """First steps played by first choices up to the last moment of the script: where it ends, and what was told."""
    found = lessons(title_named(game).package)
    assert found.first_steps is not None
    met, told = Met(0), list[str]()
    heard = 0
    with seat.live() as live:
        for position in live.positions():
            for entry in seat.log(heard).entries:
                heard = entry.n
                for event in entry.events:
                    met.hear(event.event, event.args)
            met.kind = position.decision.kind if position.decision else ""
            met.look(position.view, found.zone)
            for moment in due(found.first_steps.moment, met, told):
                told.append(moment.id)
                if moment.last:
                    return position, told
            if position.decision is not None:
                live.choose(position.decision.options[0].option, position.n)
    raise AssertionError("the script has no end")


@every_game
def test_first_steps_is_played_to_its_end(client: Client, game: str) -> None:
    seat = client.first_steps(game, "Anna")
    table = seat.look().table
    assert (table.public, table.status, table.clock) == (False, "playing", None)
    assert [each.state for each in table.seats] == ["person"] + ["virtual"] * (len(table.seats) - 1)
    position, told = played(seat, game)
    assert position.lesson and position.result is None and len(told) > 5


@every_game
def test_all_that_is_told_travels_in_every_language(client: Client, game: str) -> None:
    info, found = client.lessons(game), lessons(title_named(game).package)
    assert found.first_steps is not None
    assert [each.id for each in info.moments] == [each.id for each in found.first_steps.moment]
    assert [each.id for each in info.coach] == [each.id for each in found.coach]
    assert all(each.say["fr"] and each.say["en"] for each in (*info.moments, *info.coach))
    primer = client.primer(game)
    assert len(primer.lines) == 10 and primer.shapes and primer.about["fr"]


def test_the_deal_is_the_same_for_everybody_and_a_rematch_is_not(client: Client) -> None:
    one, other = client.first_steps("karmaka"), client.first_steps("karmaka", "Anna")
    hands = [seat.position().view["souls"][0]["hand"] for seat in (one, other)]
    assert hands[0] == hands[1] and hands[0][0] == "thievery"
    ordinary = client.create("karmaka", [SeatWish("me"), SeatWish("novice")], start=True)[0]
    assert not ordinary.position().lesson


def test_nobody_else_can_sit_at_such_a_table(client: Client) -> None:
    seat = client.first_steps("karmaka", "Anna")
    with pytest.raises(Refusal) as caught:
        client.join(seat.table, "Bob")
    assert caught.value.problem.code == "begun"
    with pytest.raises(Refusal) as caught:
        client.ask("POST", "/tables/first-steps", dict, body={"game": "karmaka", "seats": [{"who": "me"}]})
    assert caught.value.problem.code == "malformed"


@pytest.mark.parametrize("who", ["me", "open"])
def test_a_fixed_deal_is_refused_to_two_people(tmp_path: Path, who: str) -> None:
    wish = TableWish("karmaka", [SeatWish("me", "Anna"), SeatWish(who, "Bob")], start=True)
    with pytest.raises(Refusal) as caught:
        run(lambda house: seating.create(house, wish, seed=491), tmp_path)
    assert caught.value.problem.code in ("lesson-alone", "seats-open")


def test_a_finished_lesson_is_marked_and_can_be_reviewed(client: Client) -> None:
    seat = client.first_steps("karmaka", "Anna")
    assert seat.position().lesson
    end = seat.play(lambda position: position.decision.options[0].option if position.decision else 0)
    assert end.result is not None and end.lesson
    review = seat.review()
    assert (review.seed, review.key) == ("491", "")
    again = seat.rematch()
    assert again is not None and not again.position().lesson
