"""One rule for gestures: pick a thing, see what can be done with it, confirm; and nothing is answered by accident."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import Open
from tests.web.table import GONE_ON, ON_PHONE, begin_by_program, choose_some, link, marked, options, start_solo, until

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.wiped
ALONE = [{"who": "me", "name": "Anna"}, {"who": "random", "name": "Bob"}]


def to_play(page: "Page") -> "Locator":
    """A card of the Hand that can be played now."""
    start_solo(page, level="random")
    card = page.locator(".held .card").first
    while "open" not in (card.get_attribute("class") or ""):
        choose_some(page, 1)
    return card


def middle(thing: "Locator") -> tuple[float, float]:
    """Where a thing is."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_picked_and_its_target_confirms(open_page: Open) -> None:
    page = open_page()
    card = to_play(page)
    before = marked(page)
    card.click()
    assert marked(page) == before and page.locator(".zone.target").count() == 3
    page.locator(".mine .zone.target .title.open").last.click()
    until(page, GONE_ON, arg=before)


def test_a_card_is_large_while_a_mouse_points_at_it_and_no_longer(open_page: Open) -> None:
    page = open_page()
    card = to_play(page)
    large = page.locator(".spotlight")
    page.mouse.move(*middle(card))
    large.wait_for()
    page.mouse.move(5, 400)
    assert large.count() == 0
    page.mouse.move(*middle(card))
    before = marked(page)
    card.click()
    page.locator("[data-option]").first.focus()
    page.keyboard.press("Enter")
    until(page, GONE_ON, arg=before)
    options(page).first.wait_for()
    page.evaluate("document.activeElement?.blur()")
    assert large.count() == 0, "what has come under a mouse that lies still is not pointed at"


def test_answers_out_of_sight_are_counted_and_brought_up(open_page: Open) -> None:
    page = open_page("#/", **ON_PHONE)
    to_play(page)
    below = page.locator(".tools .below")
    hidden = "() => { const end = document.querySelector('.dock .body').getBoundingClientRect().bottom;"
    hidden += "return [...document.querySelectorAll('[data-option]')].map(each => each.getBoundingClientRect())"
    hidden += ".filter(box => box.top + box.height / 2 > end).length }"
    first = page.evaluate(hidden)
    assert first > 0 and below.inner_text().split()[1] == str(first)
    below.tap()
    until(page, f"before => ({hidden})() < before", arg=first)
    page.locator("[data-option]").last.scroll_into_view_if_needed()
    below.wait_for(state="detached")


def test_a_card_is_dragged_to_its_target_and_elsewhere_comes_back(open_page: Open) -> None:
    page = open_page()
    card = to_play(page)
    before = marked(page)
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(300, 20, steps=4)
    assert page.locator(".ghost").count() == 1
    page.mouse.up()
    assert page.locator(".ghost").count() == 0 and marked(page) == before and page.locator(".only").count() == 0
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".mine .zone").last), steps=4)
    page.mouse.up()
    until(page, GONE_ON, arg=before)


def test_a_tap_on_a_phone_opens_a_sheet_with_the_card_and_what_it_can_do(open_page: Open) -> None:
    page = open_page(**ON_PHONE)
    card = to_play(page)
    before = marked(page)
    name = card.locator(".name").inner_text()
    card.tap()
    sheet = page.locator("dialog[open]")
    assert sheet.get_by_text(name, exact=True).count() and sheet.locator("[data-option]").count() == 3
    assert marked(page) == before
    sheet.get_by_role("button", name="Close").tap()
    page.locator("dialog").wait_for(state="detached")
    card.tap()
    sheet.locator("[data-option]").first.tap()
    until(page, GONE_ON, arg=before)


def taken_by_keys(page: "Page") -> None:
    """A digit points, Enter takes."""
    page.keyboard.press("1")
    page.keyboard.press("Enter")


def test_a_second_click_or_key_is_no_answer_to_the_next_question(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "spacepaper", ALONE)
    page = open_page(link(made["seats"][0]), patient=False, fresh=True)
    options(page).first.wait_for()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    answers: list[Callable[[], None]] = [lambda: options(page).first.click(), lambda: taken_by_keys(page)]
    for answer in answers:
        page.clock.run_for(1000)
        before = marked(page)
        answer()
        until(page, GONE_ON, arg=before)
        options(page).first.wait_for()
        after = marked(page)
        answer()
        page.keyboard.press("Escape")
        assert marked(page) == after, "a second one at once is no answer"


def test_the_usual_answer_is_the_main_button_and_the_others_wait(open_page: Open, site: str) -> None:
    page = open_page()
    made = begin_by_program(site, "spacepaper", ALONE)
    page.goto(site + link(made["seats"][0]))
    change = page.locator("[data-change]")
    for _ in range(80):
        options(page).first.wait_for()
        if change.count() and page.locator(".option.main").count():
            break
        choose_some(page, 1)
    assert options(page).count() == 1 and options(page).first.inner_text().lstrip("1 \n").startswith("Keep ")
    change.click()
    assert options(page).count() > 1
    assert page.evaluate("document.activeElement.matches('[data-option]')"), "the focus goes on to the others"


def test_the_focus_is_never_lost_from_the_start_on(open_page: Open) -> None:
    page = open_page()
    page.locator(".start:enabled").focus()
    page.keyboard.press("Enter")
    options(page).first.wait_for()
    until(page, "() => document.activeElement.closest('#ask')")


def test_what_is_seen_on_a_choice_is_part_of_what_is_heard(open_page: Open) -> None:
    page = open_page()
    to_play(page)
    for option in options(page).all():
        seen = option.locator("span").first.evaluate("each => each.firstChild.textContent.trim()")
        assert seen and page.locator("#ask").get_by_role("button", name=seen).count()
        assert option.get_attribute("aria-label") is None


def test_a_hint_is_announced(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-said]", has_text="Hint: ").wait_for(state="attached")
    heard = page.locator("[data-said]").last.text_content() or ""
    seen = page.locator(".advice p").all_text_contents()
    assert seen and all(sentence in heard for sentence in seen), "whoever hears the page is told the reasons too"
