"""Numbers explain themselves on the page, and a hint says why."""

import re
from typing import TYPE_CHECKING

import httpx
import pytest

from tablee.games import GAMES
from tests.web.conftest import Open
from tests.web.table import BOTH, ON_PHONE, answer_by_program, begin_by_program, choose_some, link, options, start_solo

if TYPE_CHECKING:
    from playwright.sync_api import Page


def sheet(page: "Page", name: str) -> "Page":
    """The sheet of numbers, opened."""
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("dialog").wait_for()
    return page


def test_the_sheet_shows_each_colour_and_marks_the_one_that_counts(open_page: Open) -> None:
    page = open_page(**ON_PHONE, language="fr-FR")
    start_solo(page)
    choose_some(page, 4)
    sheet(page, "Comptes")
    dialog = page.get_by_role("dialog")
    assert dialog.get_by_role("row", name=re.compile("Cette vie")).count() == 1
    assert dialog.get_by_role("rowheader", name="▲ Rouge").count() == 1
    assert "depuis la fin de votre dernier tour" in dialog.inner_text()
    assert dialog.evaluate("box => box.scrollWidth <= box.clientWidth + 1"), "nothing runs off the sheet"
    page.keyboard.press("Escape")
    assert dialog.count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_has_words_for_every_number(open_page: Open, game: str) -> None:
    page = open_page(**ON_PHONE, language="fr-FR")
    start_solo(page, game)
    sheet(page, "Comptes")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("rowheader").first.wait_for()
    assert not [row for row in dialog.get_by_role("rowheader").all_inner_texts() if row[:1].islower()]
    assert dialog.evaluate("box => box.scrollWidth <= box.clientWidth + 1")


def test_the_name_of_the_automaton_is_not_cut(open_page: Open, site: str) -> None:
    page = open_page(**ON_PHONE, language="fr-FR")
    made = begin_by_program(site, "wild_space", [{"who": "me", "name": "Alexandrine-Joséphine"}])
    page.goto(site + link(made["seats"][0]))
    options(page).first.wait_for()
    sheet(page, "Comptes")
    table = page.locator("dialog .scroll").first
    assert "Contrebandier" in table.inner_text()
    assert table.evaluate("box => box.scrollWidth <= box.clientWidth + 1")


def test_a_tap_on_the_rings_says_what_they_are_for(open_page: Open) -> None:
    page = open_page(**ON_PHONE)
    start_solo(page)
    page.locator(".soul.mine .rings button").click()
    about = page.locator("dialog [data-about]")
    assert "stand for one missing point" in about.inner_text()
    page.keyboard.press("Escape")
    sums = page.locator(".soul.mine .sums")
    assert "by colour" in str(sums.locator("xpath=..").get_attribute("title"))
    sums.click()
    assert "\u25c6\u00a0blue" in str(about.text_content()), "a sign is not parted from its word"


def test_every_way_to_win_is_shown_the_nearest_first(open_page: Open) -> None:
    page = open_page()
    start_solo(page, "spacepaper")
    for _ in range(60):
        if page.locator(".facts strong").first.inner_text().startswith("Turn"):
            break
        choose_some(page, 1)
    sheet(page, "Scores")
    rows = page.get_by_role("dialog").get_by_role("rowheader").all_inner_texts()
    assert rows[0] == "Nearest victory (%)" and {"Economic (gold)", "Gold each turn", "Upkeep"} <= set(rows)


def test_a_number_that_counts_opens_its_parts_itself(open_page: Open) -> None:
    page = open_page(**ON_PHONE)
    start_solo(page)
    page.locator(".mine .sums").tap()
    page.get_by_role("dialog").get_by_role("rowheader", name="This life").wait_for()
    page.keyboard.press("Escape")
    page.locator(".mine .rings button").tap()
    page.get_by_role("dialog").get_by_role("rowheader", name="Karmic Rings").wait_for()


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_hint_says_why_and_what_a_chance_is_the_first_time(open_page: Open, language: str) -> None:
    page = open_page(language=language)
    start_solo(page)
    explained = {"en-GB": "games that it imagines", "fr-FR": "parties qu'il imagine"}[language]
    told = page.locator(".advice")
    page.keyboard.press("h")
    told.wait_for()
    first = told.inner_text()
    assert (explained in first) != bool(re.search("Choose what you like|Choisissez comme", first))
    choose_some(page, 1)
    assert told.count() == 0, "a new question has no hint yet"
    page.keyboard.press("h")
    told.wait_for()
    assert explained not in told.inner_text() or explained not in first


def test_an_option_says_what_it_would_change(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    first = options(page).first
    assert "→" in (first.text_content() or ""), "for whoever hears the page too"
    first.focus()
    assert "→" in page.locator(".tell").inner_text()


@pytest.mark.once
@pytest.mark.parametrize(
    ("language", "way", "income"),
    [
        ("en", "Economic (gold)", "Gold each turn"),
        ("fr", "Économique (or)", "Or par tour"),
    ],
)
def test_the_end_ranks_by_ways_to_win_shows_every_part_and_where_it_turned(
    open_page: Open, site: str, language: str, way: str, income: str
) -> None:
    made = begin_by_program(site, "spacepaper", BOTH)
    for number in range(40):
        given = made["seats"][number % 2]
        answer_by_program(site, given["table"], given["token"])
    bob = made["seats"][1]
    token = {"authorization": f"Bearer {bob['token']}"}
    assert httpx.post(f"{site}api/v1/tables/{bob['table']}/resign", headers=token).is_success
    page = open_page(link(made["seats"][0]), language=language)
    sheet = page.locator(".sheet")
    sheet.get_by_role("columnheader").first.wait_for()
    assert sheet.get_by_role("columnheader", name=way).count() == 1
    assert sheet.locator("tbody tr").first.get_by_text("Anna").count() == 1, "who won stands first"
    sheet.locator("summary").click()
    sheet.get_by_role("rowheader", name=income).wait_for()
    if sheet.locator(".turning button").count():  # nobody has to ask, unless the master has much to do
        sheet.locator(".turning button").click()
    sheet.locator(".turning:not(:has(button))").wait_for()
    told, to = sheet.locator(".turning a"), r"#/review/[^/]+/(\d+)$"
    if told.count():
        moment = re.search(to, str(told.get_attribute("href")))
        assert moment and re.search(rf"Cho(ice|ix) {int(moment[1]) + 1}\s", sheet.locator(".turning").inner_text())
