"""People play in browsers: alone, together, by keyboard, on a phone, and after a lost connection."""

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import Open
from tests.web.table import (
    choose_by_program,
    choose_first,
    create,
    is_over,
    marked,
    options,
    start_solo,
    told,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

ME = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Bob"}]
PHONE = (390, 844)
LONGEST = 1500  # choices of a whole game


def test_a_solo_game_starts_in_two_clicks(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    options(page).first.wait_for()
    assert re.search(r"#/t/[\w-]{22}$", page.url)
    choose_first(page)


def test_two_people_play_a_whole_game_of_karmaka(open_page: Open) -> None:
    anna, bob = seated_together(open_page)
    for _ in range(LONGEST):
        page = who_is_asked(anna, bob)
        if page is None:
            break
        choose_first(page)
    assert is_over(anna) and is_over(bob)
    assert told(anna)[-1] != ""
    rematch(anna, bob)


def seated_together(open_page: Open) -> tuple["Page", "Page"]:
    """Anna makes a table by hand and invites Bob by its link; he sits down and she begins."""
    anna = open_page("#/new/karmaka")
    anna.locator("#me").fill("Anna")
    anna.get_by_role("button", name="Make the table").click()
    anna.locator(".lobby").wait_for()
    link = anna.locator(".lobby input[readonly]").input_value()
    bob = open_page(link[link.index("#") :])
    bob.locator(".lobby input[autocomplete]").fill("Bob")
    bob.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Begin").click()
    anna.locator("[data-n]").wait_for()
    bob.locator("[data-n]").wait_for()
    return anna, bob


def who_is_asked(*pages: "Page") -> "Page | None":
    """The page that is asked something, once all show the same line; None when the game is over."""
    for _ in range(300):
        if any(is_over(page) for page in pages) and len({marked(page) for page in pages}) == 1:
            return None
        asked = [page for page in pages if options(page).count()]
        if len(asked) == 1 and len({marked(page) for page in pages}) == 1:
            return asked[0]
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def rematch(anna: "Page", bob: "Page") -> None:
    """Both go on to the same new game."""
    anna.get_by_role("button", name="Play again").click()
    anna.locator("#asked").wait_for()
    bob.get_by_role("button", name="Go to the new game").click()
    bob.locator("#asked").wait_for()
    assert anna.url.split("#")[1] == bob.url.split("#")[1]
    assert who_is_asked(anna, bob) is not None


def test_one_round_of_spacepaper_is_played(open_page: Open) -> None:
    page = open_page()
    start_solo(page, "spacepaper")
    for _ in range(200):
        options(page).first.wait_for()
        if "Turn 2/" in page.locator(".facts.top").inner_text():
            break
        choose_first(page)
    assert "Turn 2/" in page.locator(".facts.top").inner_text()
    page.get_by_role("tab", name="Technology").click()
    page.get_by_role("tab", name="Civilisations").click()
    assert page.locator(".sheets table").count() == 1


def test_a_star_is_chosen_on_the_map(open_page: Open) -> None:
    page = open_page()
    start_solo(page, "spacepaper")
    stars = page.locator("g.system.open")
    for _ in range(40):
        options(page).first.wait_for()
        if stars.count():
            break
        choose_first(page)
    before = marked(page)
    stars.first.click()
    chosen = "document.querySelector('[data-n]').dataset.n !== before"
    page.wait_for_function(f"before => {chosen} || document.querySelector('.filter .button')", arg=before)


def test_a_card_on_the_board_shows_its_own_options(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    options(page).first.wait_for()
    while "open" not in (page.locator(".held .card").first.get_attribute("class") or ""):
        choose_first(page)
        options(page).first.wait_for()
    page.locator(".held .card").first.click()
    assert options(page).count() == 3
    page.keyboard.press("Escape")
    assert options(page).count() > 3 or page.locator(".held .card").count() == 1


def test_a_focused_option_lights_up_what_it_touches(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    options(page).first.wait_for()
    assert page.locator(".lit").count() == 0
    options(page).first.focus()
    page.locator(".lit").first.wait_for()


def test_a_whole_turn_is_played_by_keyboard_only(open_page: Open) -> None:
    page = open_page()
    page.locator(".start:enabled").wait_for()
    press_until(page, ".start")
    page.keyboard.press("Enter")
    page.locator("#ask").wait_for()
    options(page).first.wait_for()
    page.keyboard.press("Tab")
    press_until(page, "[data-option]")
    for _ in range(6):
        page.locator("[data-option]:focus").wait_for()
        before = marked(page)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)
        if is_over(page):
            return


def press_until(page: "Page", selector: str) -> None:
    """Tab until something has the focus."""
    for _ in range(60):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


@pytest.mark.parametrize("game", ["karmaka", "spacepaper"])
def test_a_phone_shows_all_in_one_column(open_page: Open, game: str) -> None:
    page = open_page(size=PHONE, has_touch=True, is_mobile=True)
    start_solo(page, game)
    options(page).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    lowest = "Math.min(...[...document.querySelectorAll('[data-option]')].map(e => e.offsetHeight))"
    assert page.evaluate(lowest) >= 44
    box = page.locator("#ask").bounding_box()
    assert box is not None and box["y"] + box["height"] <= PHONE[1] + 1
    options(page).first.tap()


def test_the_language_switches_at_the_table(open_page: Open) -> None:
    page = open_page(language="fr-FR")
    assert page.locator("html").get_attribute("lang") == "fr"
    start_solo(page)
    options(page).first.wait_for()
    french = page.locator("#asked").inner_text()
    page.get_by_role("button", name="English").click()
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("#asked").inner_text() != french
    page.reload()
    page.locator("#asked").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"


def test_a_personal_link_opens_the_seat_and_leaves_the_address(open_page: Open, site: str) -> None:
    page = open_page()
    made = create(page, site, "karmaka", ME)
    table, token = made["table"]["id"], made["seats"][1]["token"]
    other = open_page(f"#/t/{table}/{token}")
    other.locator("#asked").wait_for()
    assert token not in other.url
    assert other.locator(".players li").nth(1).inner_text().endswith("(you)")
    assert token not in other.evaluate("JSON.stringify(localStorage) + document.cookie")


def test_a_lost_connection_comes_back_with_what_was_missed_and_nothing_twice(open_page: Open, site: str) -> None:
    page = open_page()
    made = create(page, site, "karmaka", ME)
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
    page.goto(f"{site}#/t/{table}/{tokens[0]}")
    page.locator("#asked").wait_for()
    page.wait_for_timeout(200)
    held[0] = True
    routes[-1].close()
    page.locator(".notices .link").wait_for()
    for _ in range(8):  # the others play meanwhile, this seat's own choices included
        assert any(choose_by_program(page, site, table, token) for token in tokens)
    held[0] = False
    page.locator(".notices .link").wait_for(state="detached")
    numbers = page.evaluate("[...document.querySelectorAll('[data-line]')].map(e => e.dataset.line)")
    assert numbers and len(numbers) == len(set(numbers))
    position = page.request.get(f"{site}api/v1/tables/{table}/position").json()
    assert marked(page) == str(position["n"])
    told_by_server = page.request.get(
        f"{site}api/v1/tables/{table}/log", headers={"authorization": f"Bearer {tokens[0]}"}
    ).json()
    assert len(told(page)) >= sum(len(entry["events"]) for entry in told_by_server["entries"])


def test_a_spectator_watches_and_is_asked_nothing(open_page: Open, site: str) -> None:
    page = open_page()
    made = create(page, site, "karmaka", ME)
    watching = open_page(f"#/t/{made['table']['id']}")
    watching.get_by_text("You are watching").wait_for()
    assert options(watching).count() == 0
    before = marked(watching)
    assert any(choose_by_program(page, site, made["table"]["id"], given["token"]) for given in made["seats"])
    watching.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)


def test_people_chat_and_words_stay_words(open_page: Open, site: str) -> None:
    page = open_page()
    made = create(page, site, "karmaka", ME)
    anna, bob = (open_page(f"#/t/{given['table']}/{given['token']}") for given in made["seats"])
    anna.get_by_label("Say something").fill("<b>hello</b>")
    anna.get_by_role("button", name="Send").click()
    bob.get_by_text("<b>hello</b>").wait_for()
    assert bob.locator(".chat b").count() == 0


def test_events_are_announced(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    options(page).first.wait_for()
    before = page.locator("[data-live]").inner_text()
    choose_first(page)
    page.wait_for_function("before => document.querySelector('[data-live]').textContent !== before", arg=before)
