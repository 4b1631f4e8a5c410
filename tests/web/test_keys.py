"""Whole games by keyboard alone: the focus is always seen, and never lost."""

from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import Open
from tests.web.table import GONE_ON, LONGEST, begin_by_program, is_over, link, marked, options, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.wiped

FOCUSED = "document.activeElement.matches('[data-option]:not([disabled])')"
ASKED_OR_OVER = f"document.querySelector('#ended') || {FOCUSED}"
POINTED = "at => document.activeElement === document.querySelectorAll('[data-option]')[at]"
WAYS = (("Enter",), ("ArrowRight", "Enter"), ("1", "Enter"), ("End", "Enter"), ("2", "1", "Enter"))


def press_until(page: "Page", selector: str) -> None:
    """Tab until something has the focus."""
    for _ in range(60):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


def start_by_keys(page: "Page", game: str) -> None:
    """From home to the first question, by Tab, arrows and Enter."""
    page.locator(".start:enabled").wait_for()
    press_until(page, "input[name=game]")
    while page.locator("input[name=game]:checked").get_attribute("value") != game:
        page.keyboard.press("ArrowRight")
    press_until(page, "input[name=level]")
    for _ in range(3 if game == "spacepaper" else 0):  # from sensible, who soon ends a game of Karmaka, to random
        page.keyboard.press("ArrowLeft")
    press_until(page, ".start")
    page.keyboard.press("Enter")
    options(page).first.wait_for()
    page.keyboard.press("a")


def choose_by_keys(page: "Page", number: int) -> None:
    """Answer the question that has the focus, each time in another way."""
    until(page, f"() => {ASKED_OR_OVER}")
    if is_over(page):
        return
    before = marked(page)
    for key in WAYS[number % len(WAYS)]:
        page.keyboard.press(key)
        if marked(page) != before:
            return
    until(page, GONE_ON, arg=before)


def test_a_whole_game_of_karmaka_is_played_by_keyboard_only(open_page: Open) -> None:
    page = open_page()
    start_by_keys(page, "karmaka")
    for number in range(LONGEST):
        choose_by_keys(page, number)
        if is_over(page):
            break
    assert is_over(page)
    press_until(page, "a[href*=review]")
    page.keyboard.press("Enter")
    page.locator("[data-at='0']").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("[data-at='1']").wait_for()


def test_a_whole_turn_of_spacepaper_is_played_by_keyboard_only(open_page: Open) -> None:
    page = open_page()
    start_by_keys(page, "spacepaper")
    for _ in range(200):
        choose_by_keys(page, 0)
        if "Turn 2/" in page.locator(".facts.top").inner_text():
            break
    assert "Turn 2/" in page.locator(".facts.top").inner_text()


def test_the_map_is_walked_by_arrow_keys_and_says_why_not(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "spacepaper", [{"who": "me"}, {"who": "random"}])
    page = open_page(link(made["seats"][0]))
    options(page).first.wait_for()
    press_until(page, "g.system")
    first = page.evaluate("document.activeElement.dataset.node")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.node") != first
    page.keyboard.press("Enter")
    page.locator(".answer").wait_for()
    until(page, "() => document.querySelector('.answer button')")
    page.keyboard.press("+")
    page.locator("[aria-label='Whole map']:not([aria-disabled=true])").wait_for()
    page.keyboard.press("0")
    page.locator("[aria-label='Whole map'][aria-disabled=true]").wait_for()


def test_a_digit_points_and_enter_takes(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karmaka", [{"who": "me"}, {"who": "random"}])
    page = open_page(link(made["seats"][0]))
    options(page).nth(1).wait_for()
    before = marked(page)
    for digit in ("2", "1", "2"):
        page.keyboard.press(digit)
        until(page, f"() => document.activeElement === document.querySelectorAll('[data-option]')[{digit} - 1]")
    assert marked(page) == before, "pointing is no answer"
    page.keyboard.press("Enter")
    until(page, GONE_ON, arg=before)


def test_a_list_tells_the_keys_and_single_keys_can_be_switched_off(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karmaka", [{"who": "me"}, {"who": "random"}])
    page = open_page(link(made["seats"][0]))
    options(page).first.wait_for()
    page.keyboard.press("?")
    assert page.locator("dialog kbd").count() >= 10
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("c")
    until(page, "() => document.activeElement.matches('.chat input')")
    before = marked(page)
    page.keyboard.type("1 ? h")
    assert marked(page) == before and page.locator("dialog").count() == 0, "whoever writes, writes"
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("switch", name="Single keys").click()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.wait_for_timeout(200)
    assert marked(page) == before


def test_a_choice_is_found_by_its_words(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "spacepaper", [{"who": "me"}, {"who": "random"}])
    page = open_page(link(made["seats"][0]))
    for _ in range(60):
        options(page).first.wait_for()
        if page.get_by_role("searchbox").count():
            break
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    page.keyboard.press("/")
    every = options(page).count()
    words = options(page).last.inner_text()
    page.keyboard.type(words[:12].lower())
    until(page, "every => document.querySelectorAll('[data-option]').length < every", arg=every)
    page.keyboard.press("ArrowDown")
    until(page, f"() => {FOCUSED}")
