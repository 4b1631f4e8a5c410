"""What people owe each other: an undo that others must agree to, seats of those who are away, clocks."""

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import Open
from tests.web.table import (
    BOTH,
    answer_by_program,
    begin_by_program,
    choose_first,
    link,
    marked,
    options,
    told,
    who_is_asked,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

pytestmark = pytest.mark.wiped


def together(open_page: Open, site: str) -> tuple["Page", "Page"]:
    """Anna and Bob at a table that has begun."""
    made = begin_by_program(site, "karmaka", BOTH)
    anna, bob = (open_page(link(given)) for given in made["seats"])
    anna.locator("#asked").wait_for()
    bob.locator("#asked").wait_for()
    return anna, bob


def turn_over(anna: "Page", bob: "Page") -> tuple["Page", "Page"]:
    """Who has just ended a turn, and who is asked now."""
    first = who_is_asked(anna, bob)
    assert first is not None
    other = bob if first is anna else anna
    for _ in range(10):
        choose_first(first)
        if who_is_asked(anna, bob) is other:
            return first, other
    raise AssertionError("the turn does not end")


def test_an_undo_waits_until_the_other_agrees(open_page: Open, site: str) -> None:
    one, other = turn_over(*together(open_page, site))
    before = marked(one)
    one.get_by_role("button", name="Undo").click()
    one.get_by_text("You ask the others").wait_for()
    other.get_by_role("button", name="Refuse").click()
    one.get_by_text("You ask the others").wait_for(state="detached")
    assert marked(one) == before
    one.get_by_role("button", name="Undo").click()
    other.get_by_role("button", name="Agree").click()
    options(one).first.wait_for()
    assert any("undo" in sentence for sentence in told(other))
    assert other.locator(".log s").count() > 0, "what was undone is struck out"


def test_somebody_away_is_replaced_and_takes_the_seat_back(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karmaka", BOTH)
    anna = open_page(link(made["seats"][0]))
    bob = open_page(link(made["seats"][1]))
    anna.locator("#asked").wait_for()
    bob.locator("#asked").wait_for()
    while who_is_asked(anna, bob) is anna:
        choose_first(anna)
    bob.goto("about:blank")
    anna.get_by_role("button", name="Let a virtual player sit for Bob").click()
    anna.locator(".players li").nth(1).get_by_text("virtual").wait_for()
    options(anna).first.wait_for()
    bob.goto(site + f"#/t/{made['table']['id']}")  # who opens the table again is back
    anna.locator(".players li").nth(1).get_by_text("virtual").wait_for(state="detached")
    bob.locator("#asked").wait_for()
    choose_first(anna)
    assert who_is_asked(anna, bob) is not None


def test_who_leaves_is_replaced_and_who_resigns_has_lost(open_page: Open, site: str) -> None:
    anna, bob = together(open_page, site)
    table = anna.url
    anna.get_by_role("button", name="More", exact=True).click()
    anna.get_by_role("button", name="Leave the table").click()
    anna.locator(".start").wait_for()
    bob.locator(".players li").nth(0).get_by_text("virtual").wait_for()
    anna.goto(table)
    bob.locator(".players li").nth(0).get_by_text("virtual").wait_for(state="detached")
    bob.get_by_role("button", name="More", exact=True).click()
    bob.get_by_role("button", name="Resign…").click()
    safe = bob.get_by_role("button", name="Go on playing")
    assert safe.evaluate("button => button === document.activeElement"), "what does no harm is at hand"
    safe.click()
    bob.get_by_role("button", name="Resign…").click()
    bob.get_by_role("button", name="Resign", exact=True).click()
    anna.locator("#ended", has_text="You win: Bob resigned.").wait_for()
    assert "Bob resigns." in told(anna)


def test_a_rematch_can_be_declined_and_both_are_told(open_page: Open, site: str) -> None:
    anna, bob = together(open_page, site)
    anna.evaluate(f"fetch('api/v1/tables/{anna.url.rpartition('/')[2]}/resign', {{method: 'POST'}})")
    anna.get_by_role("button", name="Play again").click()
    bob.get_by_role("button", name="Decline").click()
    anna.get_by_text("Bob does not wish to play again.").wait_for()
    bob.get_by_text("You have declined to play again").wait_for()
    anna.get_by_role("button", name="Play again").click()
    bob.get_by_role("button", name="Accept").click()
    anna.locator("[data-link=open] #asked").wait_for()
    bob.locator("[data-link=open] #asked").wait_for()


class FullClocks:
    """What the server says to a page, but for its clocks: nothing has run off them. The line can be cut."""

    def __init__(self, page: "Page") -> None:
        self.is_cut = False
        page.route_web_socket(re.compile("/live"), self._meet)

    def _meet(self, socket: "WebSocketRoute") -> None:
        socket.connect_to_server().on_message(lambda said: None if self.is_cut else socket.send(self._full(said)))

    def _full(self, said: str | bytes) -> str:
        told = json.loads(said)
        if clocks := (told.get("play") or told).get("clocks"):
            clocks["left"] = [clocks["seconds"]] * len(clocks["left"])
        return json.dumps(told)


def test_a_clock_is_set_counted_down_and_said(open_page: Open) -> None:
    page = open_page("#/new/karmaka", fresh=True)
    line = FullClocks(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 10)  # from now on time passes when we say so
    page.locator("#seat-1").select_option("random")
    page.locator("#clock").select_option("decision")
    page.get_by_label("How long").select_option("15")
    assert "replaced by a virtual player" in page.locator("form").inner_text(), "what happens is said beforehand"
    page.get_by_role("button", name="Make the table").click()
    options(page).first.wait_for()
    line.is_cut = True
    clock = page.locator("[data-clock]")
    assert clock.inner_text() == "0:15"
    page.clock.run_for(4000)
    assert clock.inner_text() == "0:11" and not page.locator("[data-clock].urgent").count()
    page.clock.run_for(1000)
    assert clock.inner_text() == "! 0:10", "the last seconds have a sign, not only a colour"
    assert page.locator("[data-clock].urgent").count() == 1
    page.get_by_text("10 seconds left").wait_for(state="attached")


def test_when_time_is_up_a_virtual_player_sits_down(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karmaka", BOTH, clock={"per": "decision", "seconds": 5})
    page = open_page(link(made["seats"][0]))
    page.locator("#asked").wait_for()
    while not options(page).count():
        answer_by_program(site, made["table"]["id"], made["seats"][1]["token"])
        page.wait_for_timeout(50)
    page.get_by_text("A virtual player sits for you.").wait_for()
    page.get_by_role("button", name="Take my seat back").click()
    page.get_by_text("A virtual player sits for you.").wait_for(state="detached")
    assert any("virtual player" in sentence for sentence in told(page))


def test_all_are_asked_whether_to_play_quick_and_told_what_came_of_it(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karman_swap", BOTH)
    anna, bob = (open_page(link(given)) for given in made["seats"])
    for page in (anna, bob):
        page.locator("[data-link=open] #asked").wait_for()
    anna.get_by_role("button", name="More", exact=True).click()
    anna.get_by_role("button", name="Propose to play quick").click()
    anna.get_by_role("dialog").get_by_text("You propose to play quick").wait_for()
    anna.keyboard.press("Escape")
    bob.get_by_text("Anna proposes to play quick").wait_for()
    bob.get_by_role("button", name="Refuse").click()
    anna.get_by_text("Bob does not wish to play quick.").wait_for()
    anna.get_by_role("button", name="More", exact=True).click()
    anna.get_by_role("button", name="Propose to play quick").click()
    anna.keyboard.press("Escape")
    bob.get_by_role("button", name="Agree").click()
    anna.get_by_text("You all play quick").wait_for()
    bob.get_by_text("You all play quick").wait_for()
    bob.get_by_role("button", name="More", exact=True).click()
    bob.get_by_role("button", name="Do not play quick any more").click()
    bob.keyboard.press("Escape")
    anna.get_by_text("Bob does not wish to play quick.").wait_for()


def test_where_nothing_waits_nobody_is_asked_to_play_quick(open_page: Open, site: str) -> None:
    anna, _ = together(open_page, site)
    anna.get_by_role("button", name="More", exact=True).click()
    anna.get_by_role("dialog").wait_for()
    assert anna.get_by_role("button", name="Propose to play quick").count() == 0
