"""What people do at a table in a browser, in the words of the tests."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

OPTION = "[data-option]:not([disabled])"


def start_solo(page: "Page", game: str = "karmaka") -> None:
    """Two clicks from home: the game, and start."""
    page.locator(f"input[name=game][value={game}]").check()
    page.locator(".start").click()
    page.locator("#ask").wait_for()


def options(page: "Page") -> "Locator":
    """The options that can be chosen now."""
    return page.locator(OPTION)


def choose_first(page: "Page") -> None:
    """Choose the first option, and wait until the table has gone on."""
    before = marked(page)
    options(page).first.click()
    page.wait_for_function("before => document.querySelector('[data-n]')?.dataset.n !== before", arg=before)


def marked(page: "Page") -> str | None:
    """The number of the line that the page shows."""
    return page.locator("[data-n]").get_attribute("data-n")


def is_over(page: "Page") -> bool:
    """Whether the page shows how the game ended."""
    return page.locator("#ended").count() > 0


def create(page: "Page", site: str, game: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    """Make a table by the API, begun at once where no seat is open."""
    start = all(seat["who"] != "open" for seat in seats)
    answer = page.request.post(f"{site}api/v1/tables", data={"game": game, "seats": seats, "start": start})
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def choose_by_program(page: "Page", site: str, table: str, token: str) -> bool:
    """Choose the first option for another seat, by the API; false if it is not asked."""
    headers = {"authorization": f"Bearer {token}"}
    at = f"{site}api/v1/tables/{table}"
    position = page.request.get(f"{at}/position", headers=headers).json()
    if position["decision"] is None:
        return False
    wish = {"option": position["decision"]["options"][0]["option"], "n": position["n"]}
    assert page.request.post(f"{at}/choices", headers=headers, data=wish).ok
    return True


def told(page: "Page") -> list[str]:
    """All sentences of the log."""
    return page.locator(".log li, .log h3").all_inner_texts()
