"""A server that has too much to do: the page says so in the reader's language, and comes back by itself."""

import json

import pytest

from tablee.server.wire.refusals import refused
from tests.web.conftest import Open, Site
from tests.web.table import BOTH, begin_by_program, link


@pytest.mark.once
@pytest.mark.parametrize(("language", "said"), [("en", "Too many tables are open"), ("fr", "Trop de tables")])
def test_a_page_without_a_socket_says_why_and_comes_back(
    open_page: Open, own_site: Site, language: str, said: str
) -> None:
    own_site.stop()
    own_site.limits = {"sockets_each": 1}
    own_site.start()
    made = begin_by_program(own_site.url, "karmaka", BOTH)
    first = open_page(link(made["seats"][0]), at=own_site.url)
    first.locator("#asked").wait_for()
    second = open_page(link(made["seats"][1]), at=own_site.url, language=language)
    second.get_by_text(said).wait_for()
    first.goto("about:blank")
    second.locator("#asked").wait_for()
    second.get_by_text(said).wait_for(state="hidden")


def test_a_page_that_was_too_fast_says_so_and_tries_again(open_page: Open, site: str) -> None:
    page = open_page()
    made = begin_by_program(site, "karmaka", BOTH)
    problem = refused("too-fast").problem
    body = json.dumps({"code": problem.code, "text": problem.text})
    at = f"**/api/v1/tables/{made['table']['id']}"
    page.route(at, lambda route: route.fulfill(status=429, content_type="application/json", body=body))
    page.goto(f"{site}#/t/{made['table']['id']}")
    page.get_by_text("That is too fast").wait_for()
    page.unroute(at)
    page.locator("#asked").wait_for()
    assert page.get_by_text("That is too fast").count() == 0
