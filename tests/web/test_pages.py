"""Each page by axe, in both lights; what is not there is said."""

from typing import TYPE_CHECKING, Literal

import pytest

from tests.web.conftest import NO_PLAYWRIGHT, Open
from tests.web.table import choose_by_program, choose_first, create, options, start_solo

if TYPE_CHECKING:
    from playwright.sync_api import Page

LIGHTS: list[Literal["light", "dark"]] = ["light", "dark"]
SIZES = [(390, 844), (1280, 800)]


def has_no_fault(page: "Page") -> None:
    """Axe finds no violation."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason=NO_PLAYWRIGHT)
    page.wait_for_timeout(300)  # until nothing moves
    report = axe.Axe().run(page)
    assert report.violations_count == 0, report.generate_report()


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("size", SIZES)
def test_home_and_making_a_table_are_accessible(open_page: Open, light: str, size: tuple[int, int]) -> None:
    page = open_page(color_scheme=light, size=size)
    page.locator(".start:enabled").wait_for()
    has_no_fault(page)
    page = open_page("#/new/karmaka", color_scheme=light, size=size)
    page.locator("#seat-1").wait_for()
    has_no_fault(page)
    page.get_by_role("button", name="Make the table").click()
    page.locator(".lobby").wait_for()
    has_no_fault(page)


@pytest.mark.parametrize("game", ["karmaka", "spacepaper"])
@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("size", SIZES)
def test_a_table_is_accessible(open_page: Open, game: str, light: str, size: tuple[int, int]) -> None:
    page = open_page(color_scheme=light, size=size)
    start_solo(page, game)
    for _ in range(12 if game == "spacepaper" else 4):
        options(page).first.wait_for()
        choose_first(page)
    options(page).first.wait_for()
    has_no_fault(page)
    page.locator(".tools").get_by_role("button", name="Rules").click()
    page.locator("dialog p").first.wait_for()
    has_no_fault(page)


@pytest.mark.parametrize("tab", ["Planets", "Technology", "Civilisations", "Ships", "List"])
def test_the_sheets_of_spacepaper_are_accessible(open_page: Open, tab: str) -> None:
    page = open_page()
    start_solo(page, "spacepaper")
    for _ in range(12):
        options(page).first.wait_for()
        choose_first(page)
    page.get_by_role("tab", name=tab).click()
    has_no_fault(page)


def test_the_rulebook_is_accessible(open_page: Open) -> None:
    page = open_page("#/rules/karmaka")
    page.locator("dd").first.wait_for()
    has_no_fault(page)


def test_a_finished_game_is_accessible(open_page: Open, site: str) -> None:
    page = open_page()
    made = create(page, site, "karmaka", [{"who": "me"}, {"who": "me"}])
    tokens = [given["token"] for given in made["seats"]]
    while any(choose_by_program(page, site, made["table"]["id"], token) for token in tokens):
        pass
    page = open_page(f"#/t/{made['table']['id']}")
    page.locator("#ended").wait_for()
    has_no_fault(page)


def test_a_table_that_is_not_there_is_said_so(open_page: Open) -> None:
    page = open_page(f"#/t/{'A' * 22}")
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("alert").inner_text() == "There is no such table."
    has_no_fault(page)
