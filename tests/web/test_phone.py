"""A phone: one column, nothing to scroll sideways, targets that a finger hits."""

import pytest

from tablee.games import GAMES
from tests.web.conftest import Open
from tests.web.table import (
    ON_PHONE,
    PHONE,
    finish_by_program,
    fits,
    mid_game,
    options,
    too_small,
)

pytestmark = pytest.mark.wiped


def test_the_pages_fit_a_phone(open_page: Open, site: str) -> None:
    finished = finish_by_program(site)
    page = open_page(**ON_PHONE)
    for address, ready in (
        ("#/", ".start:enabled"),
        ("#/new/karmaka", "#seat-1"),
        ("#/new/spacepaper", "#seat-1"),
        ("#/rules/spacepaper", "dd"),
        (f"#/t/{finished}", "#ended"),
        (f"#/review/{finished}", "[data-at]"),
        (f"#/t/{'A' * 22}", "[role=alert]"),
    ):
        page.goto(site + address)
        page.locator(ready).first.wait_for()
        assert fits(page), address
        assert too_small(page) == [], address
    page.goto(f"{site}#/review/{finished}")
    page.get_by_role("button", name="Chances").click()
    assert fits(page) and too_small(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_phone(open_page: Open, site: str, game: str) -> None:
    page = open_page(mid_game(site, game, 8), **ON_PHONE)
    options(page).first.wait_for()
    box = page.locator("#ask").bounding_box()
    assert box is not None and box["y"] + box["height"] <= PHONE[1] + 1, "the question is within reach"
    tabs = [page.get_by_role("tab", name=name) for name in ("System", "Planets", "Tech", "Peoples", "Ships", "List")]
    for each in tabs if game == "spacepaper" else []:
        each.click()
        assert fits(page) and too_small(page) == []
    for name in ("Story", "Chat", "Board"):
        page.get_by_role("button", name=name, exact=True).click()
        assert fits(page) and too_small(page) == []
    page.get_by_role("button", name="More", exact=True).click()
    assert fits(page) and too_small(page) == []
    page.keyboard.press("Escape")
    options(page).first.tap()
