"""Games of older rules in the browser: closed ones say why, finished ones are shown as before."""

from typing import Any

from tests.server.attacks.older import of_rules, rewritten, rows
from tests.web.conftest import Open, Site
from tests.web.table import BOTH, answer_by_program, begin_by_program, finish_by_program, link, until
from tests.web.test_pages import has_no_fault


def upgraded(site: Site) -> None:
    """The server comes back with other rules."""
    site.stop()
    rewritten(site.folder / "games.sqlite", of_rules(-1))
    site.start()


def begun(site: Site) -> dict[str, Any]:
    """A game in progress."""
    made = begin_by_program(site.url, "karmaka", BOTH, public=True)
    assert any(answer_by_program(site.url, given["table"], given["token"]) for given in made["seats"])
    return made


def test_whoever_sits_at_a_game_that_is_closed_reads_why_and_can_keep_it(open_page: Open, own_site: Site) -> None:
    made = begun(own_site)
    pages = [
        open_page(link(given), at=own_site.url, language=language)
        for given, language in zip(made["seats"], ("fr", "en"), strict=True)
    ]
    for page in pages:
        page.locator("#ask").wait_for()
    upgraded(own_site)
    said = []
    for page in pages:
        page.locator(".closed [role=status]").first.wait_for()
        has_no_fault(page)
        said.append(page.locator(".closed .why").inner_text())
        assert page.locator(".board").count() == 0 and page.locator(".closed a[download]").count() == 1
    assert "anciennes règles" in said[0] and "older rules" in said[1]
    with pages[1].expect_download() as kept:
        pages[1].locator(".closed a[download]").click()
    assert '"t":"table"' in kept.value.path().read_text()
    pages[1].goto(f"{own_site.url}#/")
    mine = pages[1].locator("section[aria-labelledby=mine] li")
    mine.wait_for()
    assert "older rules" in mine.inner_text()
    mine.get_by_role("link", name="Look").click()
    for page in reversed(pages):  # one wishes another game, the other agrees
        page.locator(".closed .acts button").first.click()
    for page in pages:
        page.locator("#ask").wait_for()


def test_a_finished_game_is_shown_as_before_and_its_review_says_why_not(open_page: Open, own_site: Site) -> None:
    table = finish_by_program(own_site.url)
    page = open_page(f"#/t/{table}", at=own_site.url)
    page.locator("#ended").wait_for()
    until(page, "() => document.querySelectorAll('.log li').length > 5")
    before = page.locator("main").inner_text()
    upgraded(own_site)
    page = open_page(f"#/t/{table}", at=own_site.url)
    page.locator("#ended").wait_for()
    until(page, "before => document.querySelector('main').innerText === before", arg=before)
    page.goto(f"{own_site.url}#/review/{table}")
    page.get_by_role("alert").wait_for()
    assert "older rules" in page.get_by_role("alert").inner_text()


def test_a_finished_game_of_which_nothing_is_left_to_show_tells_its_result(open_page: Open, own_site: Site) -> None:
    table = finish_by_program(own_site.url)
    own_site.stop()
    rows(own_site.folder / "games.sqlite", "delete from endings")
    rewritten(own_site.folder / "games.sqlite", of_rules(-1))
    own_site.start()
    page = open_page(f"#/t/{table}", at=own_site.url)
    page.locator(".closed .why").wait_for()
    assert "cannot be shown" in page.locator(".closed .why").inner_text()
    assert page.locator(".closed li.owner").count() == 2 and page.locator(".closed strong").inner_text()
    has_no_fault(page)
