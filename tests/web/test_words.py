"""Both languages on every page; and why something is not allowed, with its rule."""

import re
from typing import TYPE_CHECKING

from tests.web.conftest import Open
from tests.web.table import choose_first, choose_some, create, finish_by_program, link, options, start_solo

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_the_language_switches_at_the_table(open_page: Open) -> None:
    page = open_page(language="fr-FR")
    assert page.locator("html").get_attribute("lang") == "fr"
    start_solo(page)
    french = page.locator("#asked").inner_text()
    page.get_by_role("button", name="English").click()
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("#asked").inner_text() != french
    page.reload()
    page.locator("#asked").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"


def test_every_page_speaks_both_languages(open_page: Open, site: str) -> None:
    finished = finish_by_program(site)
    french, english = open_page(language="fr"), open_page(language="en")
    for address, ready in (
        ("#/", ".start:enabled"),
        ("#/new/spacepaper", "#seat-1"),
        ("#/rules/karmaka", "dd"),
        (f"#/t/{finished}", "#ended"),
        (f"#/review/{finished}", "[data-at]"),
    ):
        said = []
        for page in (french, english):
            page.goto(site + address)
            page.locator(ready).first.wait_for()
            said.append(page.locator("main").inner_text())
        assert said[0] != said[1], address


def refused(page: "Page", label: str) -> str:
    """What the ask bar says about something that was clicked."""
    answer = page.locator(".answer", has_text=label)
    answer.get_by_role("button").wait_for()
    words = answer.inner_text()
    assert re.search(r"(KMK|SPP)-[\dV.]+", words), "the rule is named"
    return words


def test_a_card_that_cannot_be_chosen_says_why(open_page: Open, site: str) -> None:
    made = create(open_page(), site, "karmaka", [{"who": "me"}, {"who": "sensible"}])
    page = open_page(link(made["seats"][0]))
    closed = page.locator(".board button.card:not(.open)")
    for _ in range(60):
        options(page).first.wait_for()
        if closed.count():
            break
        choose_first(page)
    closed.first.click()
    assert refused(page, closed.first.locator(".name").inner_text())
    page.locator(".answer button").click()
    assert page.locator("dialog p").first.inner_text() != ""


def test_a_star_a_planet_a_ship_and_a_technology_say_why_not(open_page: Open, site: str) -> None:
    made = create(open_page(), site, "spacepaper", [{"who": "me"}, {"who": "sensible"}])
    page = open_page(link(made["seats"][0]))
    page.locator("#asked").wait_for()
    while not page.locator(".facts.top").inner_text().startswith("Turn"):
        choose_some(page, 1)
    star = page.locator("g.system:not(.open)").first
    star.click()
    assert refused(page, star.locator(".name").text_content() or "")
    page.get_by_role("tab", name="Technology").click()
    page.locator("[data-tech]:not(.open)").first.click()
    assert "research" in refused(page, "Speed")
    page.get_by_role("tab", name="Planets").click()
    page.locator("#sheet .link").first.click()
    closed = page.locator("[data-planet]:not(.open)")
    while not closed.count():
        choose_some(page, 1)
    closed.first.click()
    assert refused(page, closed.first.inner_text())
    page.get_by_role("tab", name="Ships").click()
    page.locator("#sheet .ship:not(.open)").last.click()
    assert refused(page, "Scout")
