"""SpacePaper's board: pages that stay in place, sums that really come, nothing that moves under a click."""

from typing import TYPE_CHECKING, Any

import pytest

from tablee.client import Client, RemoteSeat
from tests.web.conftest import Open
from tests.web.table import BOTH, ON_PHONE, begin_by_program, link, until
from tests.web.test_orders import SETTINGS, pass_until, seated

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.wiped
PLACES = "all => all.map(each => { const box = each.getBoundingClientRect(); return [box.left, box.right, box.top]; })"


def tabs(page: "Page") -> list[list[float]]:
    """Where the tabs of the board are."""
    page.locator(".board [role=tab]").first.wait_for()
    found: list[list[float]] = page.locator(".board [role=tab]").evaluate_all(PLACES)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("shape", [ON_PHONE, {"size": (1280, 800)}], ids=["phone", "desk"])
def test_tabs_are_whole_and_none_moves(open_page: Open, site: str, language: str, shape: dict[str, Any]) -> None:
    with Client(site.rstrip("/")) as client:
        _, made = seated(site, client)
        page = open_page(link(made["seats"][0]), **shape, language=language)
        before = tabs(page)
        width = shape["size"][0]
        assert all(left >= 0 and right <= width for left, right, _ in before)
        for tab in page.locator(".board [role=tab]").all():
            tab.click()
            assert tabs(page) == before
        page.locator("#tab-planets").click()
        ends = page.locator(".planets td:visible").evaluate_all(PLACES)
        assert ends and max(right for _, right, _ in ends) <= width, "what a planet builds is in sight"


def test_gold_and_science_say_what_really_comes(open_page: Open, site: str) -> None:
    with Client(site.rstrip("/")) as client:
        seats, made = seated(site, client)
        civ = pass_until(seats, "act", 5).view["civs"][0]
        page = open_page(link(made["seats"][0]), size=(1280, 800))
        gold = page.locator("[data-next=gold]")
        gold.wait_for()
        assert f"then +{civ['gold_income']}" in gold.inner_text() and civ["next_upkeep"] != 0
        assert page.locator(".facts .change").count() == 0, "a change since the last turn is no part of a sum"
        gold.locator("button").click()
        sheet = page.get_by_role("dialog")
        assert "Then the next income" in sheet.locator("[data-about]").inner_text()
        rows = sheet.get_by_role("rowheader").all_inner_texts()
        assert rows.index("First: upkeep paid") < rows.index("Then: income")


def building(site: str, client: Client) -> tuple[list[RemoteSeat], dict[str, Any]]:
    """Two people, the first of whom may build."""
    made = begin_by_program(site, "spacepaper", BOTH, options=SETTINGS)
    seats = [RemoteSeat(client, each["table"], each["seat"], each["token"]) for each in made["seats"]]
    pass_until(seats, "build", 1)
    return seats, made


def test_the_system_on_show_is_the_one_that_is_asked_about(open_page: Open, site: str) -> None:
    with Client(site.rstrip("/")) as client:
        seats, made = building(site, client)
        home = seats[0].position().view["civs"][0]["capital"].partition(".")[0]
        page = open_page(link(made["seats"][0]), size=(1280, 800))
        name = page.locator(".board .side h2")
        name.wait_for()
        at_home = name.inner_text()
        other = next(each for each in ("koi2", "ft22") if each != home)
        page.locator(f'[data-node="{other}"] .count').click()
        until(page, "was => document.querySelector('.board .side h2')?.textContent !== was", arg=at_home)
        pass_until(seats, "act", 1)
        page.locator("#tab-map").click()
        until(page, "was => document.querySelector('.board .side h2')?.textContent === was", arg=at_home)


def seen(page: "Page") -> float:
    """How much of the map is seen, in its own units."""
    return float(str(page.locator(".map svg").get_attribute("viewBox")).split()[2])


def test_a_finger_reaches_every_star_of_the_whole_map_or_comes_nearer(open_page: Open, site: str) -> None:
    with Client(site.rstrip("/")) as client:
        _, made = seated(site, client)
        page = open_page(link(made["seats"][0]), **ON_PHONE)
        star = page.locator('[data-node="hoi2"]')
        star.locator(".reach").wait_for()
        box = star.locator(".reach").bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 43
        page.touchscreen.tap(box["x"] + box["width"] / 2 + 15, box["y"] + box["height"] / 2)
        until(page, "() => document.querySelector('[data-node=hoi2]').getAttribute('aria-pressed') === 'true'")
        whole = seen(page)
        one, other = (page.locator(f'[data-node="{name}"] .star').bounding_box() for name in ("isis_2", "mp202"))
        assert one is not None and other is not None
        page.touchscreen.tap((one["x"] + other["x"]) / 2 + 10, (one["y"] + other["y"]) / 2 + 10)
        until(
            page,
            "whole => Number(document.querySelector('.map svg').getAttribute('viewBox').split(' ')[2]) < whole",
            whole,
        )


def test_lenses_stay_where_they_are(open_page: Open, site: str) -> None:
    with Client(site.rstrip("/")) as client:
        _, made = seated(site, client)
        page = open_page(link(made["seats"][0]), size=(1280, 800))
        lenses = page.locator(".map .zoom button")
        lenses.first.wait_for()
        before, sizes = lenses.evaluate_all(PLACES), [seen(page)]
        for _ in range(2):
            lenses.last.click()
            sizes.append(seen(page))
        assert sizes[0] > sizes[1] > sizes[2], "a second click comes nearer still"
        assert lenses.evaluate_all(PLACES) == before
        lenses.nth(1).click()
        assert seen(page) == sizes[0]
