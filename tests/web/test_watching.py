"""Those who watch, and those who look at a finished game again."""

from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import Open
from tests.web.table import (
    BOTH,
    GONE_ON,
    answer_by_program,
    begin_by_program,
    finish_by_program,
    marked,
    options,
    until,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.wiped

HELD = "[...document.querySelectorAll('.soul')].map(e => e.querySelectorAll('.zone:first-child [data-card]').length)"


@pytest.fixture(scope="module")
def finished(site: str) -> str:
    """A finished game."""
    return finish_by_program(site)


def test_a_spectator_watches_and_is_asked_nothing(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karmaka", BOTH)
    watching = open_page(f"#/t/{made['table']['id']}")
    watching.get_by_text("You are watching").wait_for()
    assert options(watching).count() == 0
    assert watching.locator(".soul .zone").first.locator("[data-card]").count() == 0, "no Hand is seen"
    before = marked(watching)
    assert any(answer_by_program(site, made["table"]["id"], given["token"]) for given in made["seats"])
    until(watching, GONE_ON, arg=before)


def test_a_spectator_of_a_finished_game_sees_the_rest(open_page: Open, finished: str) -> None:
    page = open_page(f"#/t/{finished}")
    page.get_by_role("link", name="Review").click()
    page.locator("[data-at]").wait_for()
    assert page.locator("select").first.input_value() == "", "with open cards"
    at(page, 0)
    assert min(page.evaluate(HELD)) > 0, "both Hands are seen"


def at(page: "Page", number: int) -> None:
    """Wait until the review shows a moment."""
    page.locator(f"[data-at='{number}']").wait_for()


def turn(page: "Page") -> int:
    """The turn of the moment that is shown."""
    return int(page.locator(".where").inner_text().split()[-1])


def test_a_finished_game_is_gone_through_by_buttons_keys_and_slider(open_page: Open, finished: str) -> None:
    page = open_page(f"#/review/{finished}")
    at(page, 0)
    page.get_by_role("button", name="One choice on").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    before = turn(page)
    page.keyboard.press("ArrowDown")
    until(page, "() => Number(document.querySelector('[data-at]').dataset.at) > 1")
    assert turn(page) == before + 1
    page.get_by_role("button", name="To the end").click()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    at(page, last)
    assert page.locator(".told strong").last.inner_text() != ""
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_role("slider").fill("7")
    at(page, 7)
    assert page.url.endswith("/7")
    page.reload()
    at(page, 7)


def test_a_finished_game_is_seen_from_either_side(open_page: Open, finished: str) -> None:
    page = open_page(f"#/review/{finished}")
    at(page, 0)
    page.get_by_label("Seen by").select_option("1")
    page.locator(".held").wait_for()
    assert page.locator(".me h2").inner_text().endswith("Bob")
    page.get_by_label("Seen by").select_option("0")
    until(page, "() => document.querySelector('.me h2').textContent.endsWith('Anna')")


def test_the_costly_choices_and_the_curve_lead_to_their_moments(open_page: Open, finished: str) -> None:
    page = open_page(f"#/review/{finished}")
    at(page, 0)
    page.locator("progress").wait_for(state="detached", timeout=60_000)
    worst = page.locator("[data-costly]").first
    number = int(worst.get_attribute("data-costly") or 0)
    worst.click()
    at(page, number - 1)
    named = f"Choice {number}\u00a0of"
    assert named in page.locator(".where").inner_text() and named in worst.inner_text(), "one number for one choice"
    assert "Better:" in page.locator(".told").inner_text()
    box = page.get_by_role("img", name="Chance to win").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 20)
    at(page, int(page.get_by_role("slider").get_attribute("max") or 0))
    page.get_by_text("The same in numbers").click()
    rows = page.locator("details tbody tr")
    assert rows.count() > 3
    rows.nth(1).get_by_role("button").click()
    until(page, "() => document.querySelector('.where').textContent.includes('turn 2')")


def test_a_review_offers_the_journal_and_the_way_to_the_terminal(open_page: Open, finished: str) -> None:
    page = open_page(f"#/review/{finished}")
    at(page, 0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the journal").click()
    assert download.value.path().read_text("utf-8").startswith('{"n":1,"t":"table"')
    assert "tablee review" in page.locator("section.more").inner_text()


def test_a_game_that_goes_on_is_not_reviewed(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karmaka", BOTH)
    page = open_page(f"#/review/{made['table']['id']}")
    page.get_by_role("alert").wait_for()
    assert page.locator(".soul").count() == 0


def test_home_tells_who_won_and_leads_to_the_review(open_page: Open, finished: str) -> None:
    page = open_page()
    line = page.locator("section[aria-labelledby=over] li").first
    line.wait_for()
    assert " won" in line.inner_text()
    line.get_by_role("link").click()
    page.locator("[data-at]").wait_for()


def test_my_tables_come_with_my_turn_first(open_page: Open, site: str) -> None:
    page = open_page()
    page.locator(".start:enabled").wait_for()
    for level in ("random", "random"):
        made = begin_by_program(site, "karmaka", [{"who": "me"}, {"who": level}])
        page.goto(f"{site}#/t/{made['table']['id']}/{made['seats'][0]['token']}")
        options(page).first.wait_for()
        page.goto(f"{site}#/")
    mine = page.locator("section[aria-labelledby=mine] li")
    mine.first.wait_for()
    assert mine.count() == 2
    assert "Your turn" in mine.first.inner_text()
    mine.first.get_by_role("link", name="Continue").click()
    options(page).first.wait_for()


def test_a_table_taken_off_the_list_can_be_put_back(open_page: Open, site: str) -> None:
    page = open_page()
    page.locator(".start:enabled").wait_for()
    made = begin_by_program(site, "karmaka", [{"who": "me"}, {"who": "random"}])
    page.goto(f"{site}#/t/{made['table']['id']}/{made['seats'][0]['token']}")
    options(page).first.wait_for()
    page.goto(f"{site}#/")
    here = page.locator("section[aria-labelledby=mine] li").first
    kept = "id => JSON.parse(localStorage.getItem('tablee.tables')).some(each => each.id === id)"
    here.get_by_role("button", name="Remove from this list").click()
    assert "still there" in here.inner_text() and not page.evaluate(kept, made["table"]["id"])
    here.get_by_role("button", name="Put it back").click()
    here.get_by_role("link", name="Continue").wait_for()
    assert page.evaluate(kept, made["table"]["id"])
