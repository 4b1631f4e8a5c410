"""Orders in the terminal: the same batch by a list, by the map, and by words in plain mode."""

import io
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.players.thinking import Budget
from tablee.tui.desk.desk import Desk
from tablee.tui.desk.offers import Offer
from tablee.tui.plain.console import Console
from tablee.tui.plain.plain_mode import Plain
from tests.table.ordering import given, goal, sailing, until
from tests.tui.pilots import press
from tests.tui.test_spacepaper import ask_of, at_table, screen_of


def far(offers: list[Offer]) -> Offer:
    """The offer to send the first ship that takes longest."""
    return max((each for each in offers if ("ship", "0:1") in each.order), key=lambda each: each.steps)


def test_wishes_tell_their_cost_and_their_end_and_show_their_way() -> None:
    desk = Desk(sailing())
    offers = desk.wishes(0, "en")
    assert [offer.number for offer in offers] == [*range(1, len(offers) + 1)]
    sent = far(offers)
    assert "movement points, arrival on turn" in sent.text and len(sent.way) == sent.steps + 1


def test_a_wish_is_followed_as_one_batch_and_undone_as_one() -> None:
    desk = Desk(sailing())
    before = desk.table.data()
    wish = goal(desk.table, 1)
    sent = next(offer for offer in desk.wishes(0, "en") if dict(offer.order) == wish)
    assert desk.follow(0, sent) and desk.table.ply > 2
    assert desk.wishes(0, "en")[0].text.startswith("End: Send")
    desk.undo(0, "en")
    assert desk.table.data() == before


def test_why_an_order_has_ended_is_told_once() -> None:
    desk = Desk(sailing())
    near = min(
        (each for each in desk.wishes(0, "en") if dict(each.order).get("do") == "sail"), key=lambda one: one.steps
    )
    desk.follow(0, near)
    until(desk.table, "sys")
    assert any("has arrived" in note for note in desk.notes(0, "en")) and desk.notes(0, "en") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_plain_mode_gives_and_ends_orders_by_number(language: str) -> None:
    desk, told = Desk(sailing()), io.StringIO()
    plain = Plain(desk, Console(io.StringIO(), told), language, Budget(2))
    command = "order" if language == "en" else "ordre"
    assert not plain.answered(0, command)
    assert far(desk.wishes(0, language)).cost in told.getvalue()
    number = far(desk.wishes(0, language)).number
    assert plain.answered(0, f"{command} {number}") and len(given(desk.table)) == 1
    assert plain.answered(0, f"{command} 1") and given(desk.table) == []


def test_a_key_offers_orders_in_place_of_the_question(tmp_path: Path) -> None:
    desk = Desk(sailing())

    async def walk(pilot: Pilot[None]) -> None:
        ask, ply = ask_of(pilot), desk.table.ply
        await press(pilot, "o")
        assert "What do you order?" in screen_of(pilot) and all(choice.is_order for choice in ask.choices)
        await press(pilot, "o")
        assert not any(choice.is_order for choice in ask.choices), "the question is back"
        await press(pilot, "o", *str(far(desk.wishes(0, "en")).number))
        assert desk.table.ply == ply, "a way is seen before it is gone"
        await press(pilot, "enter")
        assert desk.table.ply > ply and len(given(desk.table)) == 1

    at_table(tmp_path, desk, walk)
