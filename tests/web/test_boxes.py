"""Every board at every size, with the fullest table that random play reaches: nothing runs off, is cut or jumps."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tablee.games import GAMES
from tests.web.boxes import MOST_SHIFT, SIZES, WATCH, faults, jumps, shifted
from tests.web.conftest import Open, Site
from tests.web.fullest import KEY, fullest, laid, ways
from tests.web.table import ON_PHONE, answer_by_program, begin_by_program, link, options, start_solo
from tests.web.test_pages import has_no_fault

if TYPE_CHECKING:
    from playwright.sync_api import Page

CASES = [(game, at) for game in GAMES for at in range(2)]
BOTH_LANGUAGES = (390, 1280)
NARROW = 500  # below it, a page is touched


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose games all have one key, so that each is dealt as it was found."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("tablee.server.live.seating.any_key", lambda: KEY)
        serving = Site(tmp_path_factory.mktemp("boxes"))
        serving.start()
        yield serving.url
        serving.stop()


def opened(open_page: Open, hash_: str, width: int, language: str = "fr") -> "Page":
    """A page of a size; a narrow one is a phone."""
    touch: dict[str, Any] = {**ON_PHONE} if width < NARROW else {}
    return open_page(hash_, **{**touch, "size": (width, SIZES[width])}, language=language)


@pytest.mark.parametrize(("game", "at"), CASES)
def test_the_fullest_table_stands_in_order_at_every_size(open_page: Open, site: str, game: str, at: int) -> None:
    title = GAMES.title(game)
    given = laid(site, fullest(title, ways(title)[at]))
    found: dict[str, list[str]] = {}
    for width in SIZES:
        page = opened(open_page, link(given), width)
        options(page).first.wait_for()
        found |= {f"{width} fr {tab}": faults(page) for tab in each_tab(page)}
        if width in BOTH_LANGUAGES:
            has_no_fault(page)
            page.evaluate("localStorage.setItem('tablee.language', 'en')")
            page.reload()
            options(page).first.wait_for()
            found |= {f"{width} en {tab}": faults(page) for tab in each_tab(page)}
        page.context.close()
    assert {where: what for where, what in found.items() if what} == {}


def each_tab(page: "Page") -> Iterator[str]:
    """The board as it opens, then each of its pages, if it has any."""
    yield ""
    for tab in tabs(page):
        page.locator(f"[role=tab]#{tab}").click()
        yield tab


def tabs(page: "Page") -> list[str]:
    """The pages of a board, if it has any."""
    ids: list[str] = page.locator(".board [role=tab]").evaluate_all(
        "all => all.filter(each => each.checkVisibility()).map(each => each.id)"
    )
    return ids


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_jumps_in_a_whole_game(open_page: Open, site: str, game: str, width: int) -> None:
    way = GAMES.title(game).trials.brief
    seats = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Bob"}]
    made = begin_by_program(site, game, seats, options=dict(way.settings))
    page = opened(open_page, "#/", width)
    page.context.add_init_script(WATCH)
    page.goto("about:blank")
    page.goto(site + link(made["seats"][0]))
    options(page).or_(page.locator("#asked")).first.wait_for()
    played(page, site, made)
    page.wait_for_timeout(100)
    assert shifted(page) < MOST_SHIFT, jumps(page)


def played(page: "Page", site: str, made: dict[str, Any], most: int = 120) -> None:
    """A program chooses for both seats, and the page follows."""
    for _ in range(most):
        if not any(answer_by_program(site, given["table"], given["token"]) for given in made["seats"]):
            return
        page.wait_for_timeout(1)


def test_a_hint_covers_nothing_and_moves_nothing(open_page: Open, site: str) -> None:
    page = opened(open_page, "#/", 390)
    start_solo(page)
    hand = page.locator(".held").bounding_box()
    dock = page.locator("#ask").bounding_box()
    page.get_by_role("button", name="Conseil").tap()
    page.locator(".option.best").wait_for()
    assert page.locator(".held").bounding_box() == hand and page.locator("#ask").bounding_box() == dock
    assert faults(page) == []
    why, body = page.locator(".advice").bounding_box(), page.locator(".dock .body").bounding_box()
    assert why and body and why["y"] >= body["y"] and why["x"] + why["width"] <= 390, "it is read from its beginning"
    assert hand and dock and hand["y"] + hand["height"] <= dock["y"] + 1
