"""A connection that is lost comes back by itself, with what was missed, and nothing twice."""

import re
from typing import TYPE_CHECKING

import httpx

from tests.web.conftest import Open, Site
from tests.web.table import (
    BOTH,
    ON_PHONE,
    answer_by_program,
    begin_by_program,
    choose_first,
    link,
    marked,
    mid_game,
    options,
    told,
)

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute


def test_a_lost_connection_comes_back_with_what_was_missed_and_nothing_twice(open_page: Open, site: str) -> None:
    page = open_page("#/there")
    made = begin_by_program(site, "karmaka", BOTH)
    table = made["table"]["id"]
    tokens = [given["token"] for given in made["seats"]]
    routes: list[WebSocketRoute] = []
    held = [False]

    def relay(route: "WebSocketRoute") -> None:
        routes.append(route)
        if held[0]:
            route.close()
        else:
            route.connect_to_server()

    page.route_web_socket(re.compile("/live$"), relay)
    page.goto(f"{site}{link(made['seats'][0])}")
    page.locator("#asked").wait_for()
    while not routes:
        page.wait_for_timeout(20)
    page.wait_for_timeout(200)
    held[0] = True
    routes[-1].close()
    page.locator(".notices .link").wait_for()
    for _ in range(8):  # the others play meanwhile, this seat's own choices included
        assert any(answer_by_program(site, table, token) for token in tokens)
    page.get_by_role("button", name="Retry now").click()  # which does not help yet
    held[0] = False
    page.locator(".notices .link").wait_for(state="detached")
    numbers = page.evaluate("[...document.querySelectorAll('[data-line]')].map(e => e.dataset.line)")
    assert numbers and len(numbers) == len(set(numbers))
    headers = {"authorization": f"Bearer {tokens[0]}"}
    position = page.request.get(f"{site}api/v1/tables/{table}/position").json()
    assert marked(page) == str(position["n"])
    log = page.request.get(f"{site}api/v1/tables/{table}/log", headers=headers).json()
    assert len(told(page)) >= sum(len(entry["events"]) for entry in log["entries"])


def test_a_machine_without_network_goes_on_when_it_has_one_again(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karmaka", BOTH)
    anna = open_page(link(made["seats"][0]))
    anna.locator("#asked").wait_for()
    table, tokens = made["table"]["id"], [given["token"] for given in made["seats"]]
    anna.context.set_offline(True)
    anna.locator(".notices .link").wait_for()
    assert options(anna).count() == 0, "nothing can be chosen meanwhile"
    for _ in range(4):
        assert any(answer_by_program(site, table, token) for token in tokens)
    anna.context.set_offline(False)
    anna.locator(".notices .link").wait_for(state="detached")
    position = httpx.get(f"{site}api/v1/tables/{table}/position").json()
    assert marked(anna) == str(position["n"])


def test_a_server_that_starts_anew_in_mid_decision_loses_nothing(open_page: Open, own_site: Site) -> None:
    made = begin_by_program(own_site.url, "karmaka", [{"who": "me"}, {"who": "random"}])
    page = open_page(link(made["seats"][0]), at=own_site.url)
    options(page).first.wait_for()
    choose_first(page)
    options(page).first.wait_for()
    before, asked = marked(page), page.locator("#asked").inner_text()
    own_site.stop()
    page.locator(".notices .link").wait_for()
    own_site.start()
    page.locator(".notices .link").wait_for(state="detached")
    assert marked(page) == before
    assert page.locator("#asked").inner_text() == asked
    choose_first(page)


def test_a_personal_link_opens_the_seat_and_leaves_the_address(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karmaka", BOTH)
    token = made["seats"][1]["token"]
    other = open_page(link(made["seats"][1]))
    other.locator("#asked").wait_for()
    assert token not in other.url
    assert other.locator(".players li").nth(1).inner_text().endswith("(you)")
    assert token not in other.evaluate("JSON.stringify(localStorage) + document.cookie")


def test_a_renewed_link_opens_the_seat_on_another_device(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karmaka", BOTH)
    page = open_page(link(made["seats"][0]))
    page.get_by_role("button", name="More", exact=True).click()
    address = f"{site}api/v1/tables/{made['table']['id']}"
    with page.expect_response(address):  # it uses the new one at once
        page.locator("dialog").get_by_role("button", name="My link").click()
    renewed = page.get_by_label("My link").locator("visible=true").last.input_value()
    old = page.request.get(address, headers={"authorization": f"Bearer {made['seats'][0]['token']}"})
    assert old.status == 401, "the link of before opens nothing"
    other = open_page(renewed[renewed.index("#") :])
    other.locator("#asked").wait_for()
    assert other.locator(".players li").nth(0).inner_text().endswith("(you)")


def test_while_there_is_no_connection_answers_out_of_sight_are_reached_by_keys(open_page: Open, site: str) -> None:
    page = open_page("#/there", language="fr", **ON_PHONE)
    page.route_web_socket(re.compile("/live$"), lambda route: route.close())
    page.goto(site + mid_game(site, "spacepaper", 12))
    page.locator("[data-option][disabled]").first.wait_for()
    assert page.locator(".dock .body[tabindex='0']").count() == 1, "it scrolls, and nothing in it can be reached"
