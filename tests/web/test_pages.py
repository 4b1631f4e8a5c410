"""Each page by axe, in both lights (tables in test_boxes.py, where they are full); what is not there is said."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.web.conftest import NO_PLAYWRIGHT, Open
from tests.web.table import ON_PHONE, begin_by_program, finish_by_program, link, mid_game, options

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.wiped

ALL_RULES: dict[str, list[str]] = {"resultTypes": ["violations"]}
COLOURS_ALONE = {**ALL_RULES, "runOnly": ["color-contrast", "link-in-text-block"]}  # what another light can change
LOOKS = [pytest.param("dark", ON_PHONE, id="dark-phone"), pytest.param("light", {}, id="light-desk")]
MIDST = 12  # choices
SHEETS = ["Planets", "Tech", "Peoples", "Ships", "List", "Map"]


def has_no_fault(page: "Page", rules: dict[str, list[str]] = ALL_RULES, within: str | None = None) -> None:
    """Axe finds no violation on a page, or in a part of it."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason=NO_PLAYWRIGHT)
    is_there = page.evaluate("typeof axe !== 'undefined'")
    report = (axe.Axe("0") if is_there else axe.Axe()).run(page, context=within, options=rules)
    assert report.violations_count == 0, report.generate_report()


def turn_to(page: "Page", light: str) -> None:
    """Day or night."""
    page.evaluate("light => { document.documentElement.dataset.theme = light }", light)


@pytest.fixture(scope="module")
def finished(site: str) -> str:
    """A finished game."""
    return finish_by_program(site)


@pytest.mark.parametrize(("light", "size"), LOOKS)
def test_the_pages_are_accessible(open_page: Open, site: str, finished: str, light: str, size: dict[str, Any]) -> None:
    page = open_page(color_scheme=light, **size)
    for address, ready in (
        ("#/", "section[aria-labelledby=over] li"),
        ("#/new/karmaka", "#seat-1"),
        ("#/rules/karmaka", "dd"),
        (f"#/t/{finished}", "#ended"),
        (f"#/review/{finished}/3", "[data-at]"),
        (f"#/t/{'A' * 22}", "[role=alert]"),
        ("#/t/%", "[role=alert]"),
    ):
        page.goto(site + address)
        page.locator(ready).first.wait_for()
        has_no_fault(page)
    made = begin_by_program(site, "karmaka", [{"who": "me", "name": "Anna"}, {"who": "open"}])
    page.goto(site + link(made["seats"][0]))
    page.locator(".lobby").wait_for()
    has_no_fault(page)


def dialogs_have_no_fault(page: "Page") -> None:
    """Each dialog of a table, and once the whole page under one."""
    page.locator(".tools").get_by_role("button", name="Rules").click()
    page.locator("dialog p").first.wait_for()
    has_no_fault(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    has_no_fault(page, within="dialog")
    page.locator("dialog").get_by_role("button", name="Keys", exact=True).click()
    has_no_fault(page, within="dialog")


def test_the_sheets_of_spacepaper_are_accessible(open_page: Open, site: str) -> None:
    page = open_page(mid_game(site, "spacepaper", MIDST))
    options(page).first.wait_for()
    turn_to(page, "light")
    for sheet in SHEETS:
        page.get_by_role("tab", name=sheet).click()
        has_no_fault(page)
    turn_to(page, "dark")
    has_no_fault(page, COLOURS_ALONE)
    for sheet in SHEETS[:-1]:  # the last stands there
        page.get_by_role("tab", name=sheet).click()
        has_no_fault(page, COLOURS_ALONE, "#sheet")
    page.locator("g.system:not(.open)").first.click()
    page.locator(".answer button").wait_for()
    has_no_fault(page, COLOURS_ALONE, "#ask")
    turn_to(page, "light")
    has_no_fault(page)
    assert options(page).count() > 0


def test_a_table_that_is_not_there_is_said_so(open_page: Open) -> None:
    page = open_page(f"#/t/{'A' * 22}")
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("alert").inner_text() == "There is no such table."


@pytest.mark.parametrize("address", ["#/t/%", "#/review/%E0%A4%A/3", "#/there"])
def test_an_address_that_leads_nowhere_is_said_so_in_both_languages(open_page: Open, address: str) -> None:
    said = []
    for language in ("fr", "en"):
        page = open_page(address, language=language)
        page.get_by_role("alert").wait_for()
        said.append(page.get_by_role("alert").inner_text())
        page.locator("main .button.main").click()
        page.locator(".start").wait_for()
    assert said[0] != said[1]


def test_a_step_that_is_no_number_is_left_out(open_page: Open, finished: str) -> None:
    page = open_page(f"#/review/{finished}/some")
    page.locator("[data-at='0']").wait_for()


def test_a_page_that_is_open_finds_its_way_from_an_address_to_another(open_page: Open, site: str) -> None:
    page = open_page("#/t/%")
    page.get_by_role("alert").wait_for()
    page.goto(f"{site}#/rules/karmaka")
    page.locator("dd").first.wait_for()


def test_more_players_choose_a_variant_that_goes_with_them(open_page: Open) -> None:
    page = open_page("#/new/karmaka")
    page.locator("#count").select_option("4")
    assert page.locator("#set-variant").input_value() == "multiplayer"
    for seat in range(1, 4):
        page.locator(f"#seat-{seat}").select_option("random")
    page.locator("form .button.main").click()
    page.locator("#ask").wait_for()
    assert page.locator(".players li").count() == 4
