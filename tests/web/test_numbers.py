"""Where the numbers of a game are not the usual ones, every page begins with a line that says so."""

from typing import TYPE_CHECKING

from tests.web.conftest import Open

if TYPE_CHECKING:
    from playwright.sync_api import Route


def laid_over(route: "Route") -> None:
    """What a server tells of its games, as if numbers had been laid over those of Karmaka."""
    answer = route.fetch()
    games = answer.json()
    for game in games:
        game["numbers"] = "0123456789abcdef" if game["name"] == "karmaka" else ""
    route.fulfill(response=answer, json=games)


def test_every_page_says_that_numbers_are_unusual(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("heading").first.wait_for()
    assert page.get_by_role("note").count() == 0
    page.route("**/games", laid_over)
    page.reload()
    page.get_by_role("note").get_by_text("Not the usual numbers: Karmaka (01234567)").wait_for()
    page.evaluate("location.hash = '#/new'")
    assert page.get_by_role("note").count() == 1
