"""People play in browsers: alone, together, and until the end."""

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import Open
from tests.web.table import (
    BOTH,
    GONE_ON,
    LONGEST,
    begin_by_program,
    choose_first,
    choose_some,
    is_over,
    link,
    marked,
    options,
    start_solo,
    told,
    until,
    who_is_asked,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.wiped

ENDS_WITH_THE_QUESTION = """() => document.querySelector('[data-live]').innerText.endsWith(
    document.querySelector('#asked').innerText.replace(/^(Your turn|You are asked)/, '').trim())"""
PHASES = ["Resources", "Research", "Construction", "Movement", "Upkeep"]


def test_a_solo_game_starts_in_two_clicks(open_page: Open) -> None:
    page = open_page()
    page.locator(".start:enabled").wait_for()
    page.locator("input[name=game][value=karmaka]").click()
    page.locator(".start").click()
    options(page).first.wait_for()
    assert re.search(r"#/t/[\w-]{22}$", page.url)
    choose_first(page)


def test_two_people_play_a_whole_game_of_karmaka_and_another(open_page: Open) -> None:  # LO02-19
    anna, bob = seated_together(open_page)
    for _ in range(LONGEST):
        page = who_is_asked(anna, bob)
        if page is None:
            break
        choose_first(page)
    assert is_over(anna) and is_over(bob)
    assert told(anna)[-1] != ""
    assert anna.locator("#ended").inner_text() != bob.locator("#ended").inner_text()
    rematch(anna, bob)


def seated_together(open_page: Open) -> tuple["Page", "Page"]:
    """Anna makes a table by hand and invites Bob by its link; he sits down and she begins."""
    anna = open_page("#/new/karmaka")
    anna.locator("#me").fill("Anna")
    anna.get_by_role("button", name="Make the table").click()
    anna.locator(".lobby").wait_for()
    invitation = anna.locator(".lobby input[readonly]").input_value()
    bob = open_page(invitation[invitation.index("#") :])
    bob.locator(".lobby input[autocomplete]").fill("Bob")
    bob.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Begin").click()
    anna.locator("[data-n]").wait_for()
    bob.locator("[data-n]").wait_for()
    return anna, bob


def rematch(anna: "Page", bob: "Page") -> None:
    """Both go on to the same new game."""
    anna.get_by_role("button", name="Play again").click()
    anna.get_by_text("You wish to play again.").wait_for()
    bob.get_by_text("Anna wishes to play again.").wait_for()
    bob.get_by_role("button", name="Accept").click()
    bob.locator("#asked").wait_for()
    anna.locator("#asked").wait_for()
    assert anna.url.split("#")[1] == bob.url.split("#")[1]
    assert who_is_asked(anna, bob) is not None


def test_two_people_play_a_whole_turn_of_spacepaper(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "spacepaper", BOTH)
    anna, bob = (open_page(link(given)) for given in made["seats"])
    anna.locator("#asked").wait_for()
    bob.locator("#asked").wait_for()
    seen: set[str] = set()
    for _ in range(300):
        page = who_is_asked(anna, bob)
        assert page is not None
        facts = page.locator(".facts.top").inner_text()
        if "Turn 2/" in facts:
            break
        choose_first(page)
    sentences = " ".join([*told(anna), *told(bob)])
    seen = {phase for phase in PHASES if f"The {phase.lower()} phase" in sentences}
    assert seen == set(PHASES)
    assert "Turn 2/" in anna.locator(".facts.top").inner_text()
    assert anna.locator(".system").count() == 24


def test_a_star_is_picked_by_a_click_and_nothing_is_chosen_by_it(open_page: Open) -> None:
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
    page.locator(".only").wait_for()
    assert marked(page) == before
    options(page).first.click()
    until(page, GONE_ON, arg=before)


def test_a_card_on_the_board_shows_its_own_options(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    while "open" not in (page.locator(".held .card").first.get_attribute("class") or ""):
        choose_some(page, 1)
    every = options(page).count()
    page.locator(".held .card").first.click()
    assert options(page).count() == 3
    page.keyboard.press("Escape")
    assert options(page).count() == every


def test_a_focused_option_lights_up_what_it_touches(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    assert page.locator(".lit").count() == 0
    options(page).first.focus()
    page.locator(".lit").first.wait_for()


def test_sound_is_on_and_off_in_one_click(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    mute = page.get_by_role("button", name="Mute")
    assert mute.get_attribute("aria-pressed") == "false"
    mute.click()
    assert mute.get_attribute("aria-pressed") == "true"
    assert page.evaluate("localStorage['tablee.sound']") == "off"
    page.get_by_role("button", name="More", exact=True).click()
    assert page.get_by_role("switch", name="Sound").get_attribute("aria-checked") == "false"


def test_people_chat_and_words_stay_words(open_page: Open, site: str) -> None:
    made = begin_by_program(site, "karmaka", BOTH)
    anna, bob = (open_page(link(given)) for given in made["seats"])
    anna.get_by_label("Say something").fill("<b>hello</b>")
    anna.get_by_role("button", name="Send").click()
    bob.get_by_text("<b>hello</b>").wait_for()
    assert bob.locator(".chat b").count() == 0


def test_events_are_announced_in_one_breath(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    live = page.locator("[data-live]")
    until(page, "() => document.querySelector('[data-live]').textContent !== ''")
    before = live.inner_text()
    choose_first(page)
    until(page, "before => document.querySelector('[data-live]').textContent !== before", arg=before)
    options(page).first.wait_for()
    until(page, ENDS_WITH_THE_QUESTION)


def test_a_hint_marks_the_best_choice(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".option.best").wait_for()
    assert page.locator(".option .chance").count() >= 1


def test_a_choice_taken_back_is_no_news_and_its_note_goes_with_the_next(open_page: Open) -> None:
    page = open_page()
    start_solo(page)
    choose_some(page, 2)
    page.get_by_role("button", name="Take back").click()
    note = page.locator(".notices", has_text="A choice was taken back.")
    note.wait_for()
    struck = [text.replace("§", "").strip() for text in page.locator(".log li:has(s)").all_inner_texts()]
    assert struck and struck[-1] not in page.locator(".tell").inner_text()
    alone = "[...document.querySelectorAll('.why')].some(each => each.parentElement.getClientRects().length > 1)"
    assert not page.evaluate(alone), "the sign of a rule stays with its sentence"
    choose_first(page)
    note.wait_for(state="detached")
