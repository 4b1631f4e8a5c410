"""Both languages on every page; and why something is not allowed, with its rule."""

import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.web.conftest import Open
from tests.web.table import (
    LONGEST,
    answer_by_program,
    begin_by_program,
    choose_first,
    choose_some,
    finish_by_program,
    link,
    options,
    start_solo,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.wiped


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
    made = begin_by_program(site, "karmaka", [{"who": "me"}, {"who": "sensible"}])
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


LATE_NUMBERED = ("embody", "mimic")  # not numbered as they are listed


def test_a_card_is_asked_about_by_its_own_name_however_it_is_numbered(open_page: Open, site: str) -> None:
    made, card = laid_out(site)
    page = open_page(link(made))
    closed = page.locator(f".board button.card[data-card={card}]:not(.open)").first
    closed.click(position={"x": 6, "y": 6})  # its corner: others may lie over the rest
    name = closed.locator(".name").inner_text().replace("\u00ad", "")
    assert f"{name} is not in your Hand." in refused(page, name)


def laid_out(site: str) -> tuple[dict[str, Any], str]:
    """A seat that is to play a card, where one of those lies open on the table and is not in the Hand."""
    while True:
        made = begin_by_program(site, "karmaka", [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Bob"}])
        for given in [*made["seats"]] * LONGEST:
            headers = {"authorization": f"Bearer {given['token']}"}
            position = httpx.get(f"{site}api/v1/tables/{given['table']}/position", headers=headers).json()
            if position["result"]:
                break
            if position["decision"] and position["decision"]["kind"] == "play_card":
                view = position["view"]
                there = {*view["ruins"][:6], *(card for soul in view["souls"] for card in soul["deeds"])}
                for card in there & set(LATE_NUMBERED) - set(view["souls"][given["seat"]]["hand"]):
                    return given, card
            answer_by_program(site, given["table"], given["token"])


def test_every_setting_is_explained_and_no_seat_is_shown_raw(open_page: Open) -> None:
    page = open_page("#/new/spacepaper", language="fr")
    page.locator("summary").click()
    settings = page.locator("fieldset:last-of-type .row")
    assert settings.count() > 4
    for setting in settings.all():
        assert setting.locator(".about").inner_text()
    assert "SpacePaper" in page.locator("#game").inner_text() and "Spacepaper" not in page.locator("body").inner_text()
    page.locator("#game").select_option("karmaka")
    page.locator("#set-first_player").wait_for(state="attached")
    said = page.locator("#set-first_player").inner_text() + page.locator("#set-wolf_seat").inner_text()
    assert "Place 1" in said and "seat_" not in said and not re.search(r"^\d$", said, re.MULTILINE)


def test_a_star_a_planet_a_ship_and_a_technology_say_why_not(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "spacepaper", [{"who": "me"}, {"who": "sensible"}])
    page = open_page(link(made["seats"][0]))
    page.locator("#asked").wait_for()
    while not page.locator(".facts.top").inner_text().startswith("Turn"):
        choose_some(page, 1)
    star = page.locator("g.system:not(.open)").first
    star.click()
    assert refused(page, star.locator(".name").text_content() or "")
    page.get_by_role("tab", name="Tech").click()
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
