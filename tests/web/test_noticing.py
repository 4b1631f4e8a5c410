"""That it is one's turn is noticed elsewhere; without a network the page says so."""

from typing import TYPE_CHECKING, Any

import httpx

from tests.web.conftest import Open
from tests.web.table import BOTH, answer_by_program, begin_by_program, link, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

AWAY = "Object.defineProperty(Document.prototype, 'hidden', { get: () => true })"
WISHED = "localStorage.setItem('tablee.notices', 'on')"
IS_TURN = "() => document.querySelector('link[rel=icon]').href.endsWith('/icon-turn.svg')"
READY = "async () => (await navigator.serviceWorker.ready).active !== null"
IS_TOLD = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length > 0"
TOLD = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const told = await worker.getNotifications();
    return told.map(each => [each.title, each.tag, each.data]);
}"""


def whom_the_other_waits_for(open_page: Open, site: str, *scripts: str) -> tuple["Page", dict[str, Any]]:
    """The page of a seat that was not asked, looked away from, until it is; and that seat."""
    made = begin_by_program(site, "karmaka", BOTH)
    asked, waiting = sorted(made["seats"], key=lambda given: not is_asked(site, given))
    page = open_page("about:blank", at="", fresh=True, service_workers="allow", permissions=["notifications"])
    for script in (AWAY, *scripts):
        page.context.add_init_script(f"if (origin !== 'null') {script}")
    page.goto(site + link(waiting))
    until(page, READY)
    page.locator("[data-n]").first.wait_for()
    assert not page.evaluate(IS_TURN)
    while answer_by_program(site, asked["table"], asked["token"]):
        pass
    until(page, IS_TURN)
    return page, waiting


def is_asked(site: str, given: dict[str, Any]) -> bool:
    """Whether a seat has the open question."""
    token = {"authorization": f"Bearer {given['token']}"}
    position = httpx.get(f"{site}api/v1/tables/{given['table']}/position", headers=token).json()
    return position["decision"] is not None


def test_the_icon_and_the_system_tell_that_it_is_ones_turn(open_page: Open, site: str) -> None:
    page, waiting = whom_the_other_waits_for(open_page, site, WISHED)
    until(page, IS_TOLD)
    [[title, tag, address]] = page.evaluate(TOLD)
    assert title == "Your turn · Karmaka" and tag == waiting["table"]
    assert waiting["token"] not in address, "a notice holds no key to the seat"


def test_nothing_is_told_to_who_did_not_wish_for_it(open_page: Open, site: str) -> None:
    page, _ = whom_the_other_waits_for(open_page, site)
    assert page.evaluate(TOLD) == []


def test_without_a_network_the_page_says_so_and_comes_back(open_page: Open) -> None:
    page = open_page(fresh=True, service_workers="allow")
    until(page, READY)
    until(page, "() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    assert page.get_by_role("heading", name="No connection").is_visible()
    assert page.get_by_role("heading", name="Pas de connexion").is_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    page.locator(".start:enabled").wait_for()
