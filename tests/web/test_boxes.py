"""Every board at every size, with the fullest table that random play reaches: nothing runs off, is cut or jumps."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tablee.games import GAMES
from tests.web.boxes import MOST_SHIFT, SIZES, WATCH, faults, jumps, shifted
from tests.web.conftest import Open, Site
from tests.web.fullest import KEY, fullest, laid, ways
from tests.web.table import BOTH, ON_PHONE, begin_by_program, let_through, link, options, played_by_program, start_solo
from tests.web.test_pages import dialogs_have_no_fault, has_no_fault

if TYPE_CHECKING:
    from playwright.sync_api import Page

CASES = [(game, at) for game in GAMES for at in range(3 if GAMES.title(game).seats[0] == 1 else 2)]
LOOKS = [pytest.param("dark", [390], id="dark-phone"), pytest.param("light", [1280, 768, 1920], id="light-desk")]
SHOWS = """n => new Promise(done => {
    const look = () => (document.querySelector('[data-n]')?.dataset.n >= n ? done() : requestAnimationFrame(look));
    look();
})"""  # the page shows a line
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


def opened(open_page: Open, hash_: str, width: int, language: str = "fr", **more: Any) -> "Page":
    """A page of a size; a narrow one is a phone."""
    touch: dict[str, Any] = {**ON_PHONE} if width < NARROW else {}
    return open_page(hash_, **{**touch, **more, "size": (width, SIZES[width])}, language=language)


@pytest.mark.each("game", "light")
@pytest.mark.parametrize(("light", "widths"), LOOKS)
@pytest.mark.parametrize(("game", "at"), CASES)
def test_the_fullest_table_stands_in_order_at_every_size_and_is_accessible(
    open_page: Open, site: str, game: str, at: int, light: str, widths: list[int]
) -> None:
    page = opened(open_page, lay_once(site, game, at), widths[0], color_scheme=light)
    options(page).first.wait_for()
    found = {f"{widths[0]} fr {tab}": faults(page) for tab in each_tab(page)}
    has_no_fault(page)
    page.evaluate("localStorage.setItem('tablee.language', 'en')")
    page.reload()
    options(page).first.wait_for()
    found |= {f"{widths[0]} en {tab}": faults(page) for tab in each_tab(page)}
    if at == 0:
        dialogs_have_no_fault(page)
        page.keyboard.press("Escape")
    for width in widths[1:]:
        speak_french(page)
        resize(page, width)
        found |= {f"{width} fr {tab}": faults(page) for tab in each_tab(page)}
    assert {where: what for where, what in found.items() if what} == {}


def speak_french(page: "Page") -> None:
    """The language is changed at the table, if it is another."""
    if page.locator("html").get_attribute("lang") != "fr":
        page.get_by_role("button", name="Français").click()


@cache
def lay_once(site: str, game: str, at: int) -> str:
    """The link to the fullest table of a way to sit down: it is looked at, and not changed."""
    title = GAMES.title(game)
    return link(laid(site, fullest(title, ways(title)[at])))


def resize(page: "Page", width: int) -> None:
    """Another size, and the page as it then comes to rest."""
    page.set_viewport_size({"width": width, "height": SIZES[width]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


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
def test_nothing_jumps_in_a_whole_game(open_page: Open, site: str, game: str) -> None:
    way = GAMES.title(game).trials.brief
    made = begin_by_program(site, game, BOTH, options=dict(way.settings))
    let_through(site, made)
    pages = [opened(open_page, "#/", width) for width in (390, 1280)]
    for page in pages:
        page.context.add_init_script(WATCH)
        page.goto("about:blank")
        page.goto(site + link(made["seats"][0]))
        options(page).or_(page.locator("#asked")).first.wait_for()
    for n in played_by_program(site, made, 120):
        for page in pages:
            page.evaluate(SHOWS, n)
    for page in pages:
        page.wait_for_timeout(100)
        assert shifted(page) < MOST_SHIFT, jumps(page)


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
    best = page.locator(".option.best").bounding_box()
    assert best and best["y"] >= body["y"] and best["y"] + best["height"] <= body["y"] + body["height"] + 1
    assert hand and dock and hand["y"] + hand["height"] <= dock["y"] + 1
