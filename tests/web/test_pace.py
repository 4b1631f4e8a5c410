"""What happens is shown one thing after another, by a clock of the test: what is on the screen at given times."""

from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.web.conftest import Open
from tests.web.table import BOTH, answer_by_program, begin_by_program, link, options, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

LEAST, MOST, GREAT = 250, 600, 1400  # milliseconds
LONGEST = 400  # choices until somebody has died
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.board [data-place]')]
    .map(each => [each.dataset.place, Number(each.dataset.count)]))"""
BADGES = """() => Object.fromEntries([...document.querySelectorAll('.board [data-place]')]
    .map(each => [each.dataset.place, each.querySelector('.head .change > [aria-hidden]')?.textContent ?? '']))"""


class Watched:
    """A table whose two seats a program plays, and Anna's page, for which time stands still."""

    def __init__(self, page: "Page", site: str) -> None:
        self.page, self.site = page, site
        self.made: dict[str, Any] = begin_by_program(site, "karmaka", BOTH)
        page.clock.install()
        page.goto(site + link(self.made["seats"][0]))
        page.locator("[data-link=open] #asked").wait_for()
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 10)  # less than until a ping

    def answers(self, seat: int) -> bool:
        """A seat answers, and the page has heard of it; false if it is not asked."""
        before = self.page.locator("[data-n]").get_attribute("data-n")
        given = self.made["seats"][seat]
        if not answer_by_program(self.site, given["table"], given["token"]):
            return False
        until(self.page, "before => document.querySelector('[data-n]').dataset.n !== before", arg=before)
        return True

    def after(self, milliseconds: int) -> None:
        """So much time passes."""
        self.page.clock.run_for(milliseconds)

    @property
    def told(self) -> str:
        """What is being shown."""
        now = self.page.locator(".tell .now")
        return now.inner_text() if now.count() else ""

    def to_bob(self) -> None:
        """Go on until Bob is asked, and all has been seen."""
        while self.answers(0):
            self.after(20_000)


@pytest.fixture
def watched(open_page: Open, site: str) -> Watched:
    """Anna's page, as people see it who wish things to move."""
    return Watched(open_page(reduced_motion="no-preference", fresh=True), site)


def test_the_question_waits_until_the_board_has_caught_up(watched: Watched) -> None:
    watched.to_bob()
    while watched.answers(1):
        assert watched.told, "what Bob does is told"
        assert options(watched.page).count() == 0, "and nothing is asked meanwhile"
        watched.after(LEAST - 50)
        assert watched.page.locator(".skipper").count() == 1
        if watched.page.locator(".players .turn .owner", has_text="Anna").count():
            break
    watched.after(20 * MOST)
    assert options(watched.page).count() > 0 and watched.page.locator(".skipper").count() == 0


@pytest.mark.parametrize("key", [" ", "Escape"])
def test_a_key_shows_the_end_at_once_and_answers_nothing(watched: Watched, key: str) -> None:
    watched.to_bob()
    assert watched.answers(1)
    before = watched.page.locator("[data-n]").get_attribute("data-n")
    watched.page.keyboard.press(key)
    watched.page.locator(".skipper").wait_for(state="detached")
    assert watched.page.locator("[data-n]").get_attribute("data-n") == before


def test_a_death_has_a_form_of_its_own_and_more_time(watched: Watched) -> None:
    moment = watched.page.locator(".moment")
    for number in range(LONGEST):
        if watched.answers(number % 2) and (moment.count() or waits_for(watched, moment)):
            break
    first = moment.inner_text()
    watched.after(GREAT - 100)
    assert moment.inner_text() == first, "it stays longer than anything else"
    watched.after(200)
    assert moment.count() == 0 or moment.inner_text() != first


def waits_for(watched: Watched, moment: Any) -> bool:
    """Whether a great moment comes after what is shown now."""
    for _ in range(40):
        if moment.count():
            return True
        if watched.page.locator(".skipper").count() == 0:
            return False
        watched.after(50)
    return False


def test_who_wishes_no_motion_waits_for_nothing(open_page: Open, site: str) -> None:
    still = Watched(open_page(fresh=True), site)
    still.to_bob()
    while still.answers(1):
        assert still.page.locator(".skipper").count() == 0, "nothing moves, so nothing waits"
    assert options(still.page).count() > 0


HURRIED = MOST * 2 // 5  # milliseconds that a thing takes for who wants it fast
FAST = "try { localStorage.setItem('tablee.fast', 'on') } catch {}"  # an empty page keeps nothing
FLIGHTS = """(() => {
    const animate = Element.prototype.animate;
    window.flights = [];
    Element.prototype.animate = function (frames, settings) {
        if (this.matches('.ghost')) window.flights.push(settings.duration);
        return animate.call(this, frames, settings);
    };
})()"""  # how long each thing travels


def prepared(page: "Page", script: str) -> None:
    """The next page is a new one, which begins with a script."""
    page.context.add_init_script(script)
    page.goto("about:blank")


def test_fast_hurries_what_is_shown_and_skips_nothing(open_page: Open, site: str) -> None:
    page = open_page(reduced_motion="no-preference", fresh=True)
    prepared(page, FAST)
    watched = Watched(page, site)
    watched.to_bob()
    assert watched.answers(1) and watched.told, "it is told all the same"
    first = watched.told
    watched.after(HURRIED // 2)
    assert watched.told == first, "and stays for a moment"
    watched.after(HURRIED)
    assert watched.told != first, "but not as long as for others"


def test_cards_travel_for_a_quarter_of_a_second_unless_nothing_may_move(open_page: Open, site: str) -> None:
    flights: dict[str, list[float]] = {}
    for motion in ("no-preference", "reduce"):
        page = open_page(reduced_motion=motion, fresh=True)
        prepared(page, FLIGHTS)
        watched = Watched(page, site)
        for _ in range(2):
            watched.to_bob()
            while watched.answers(1):
                watched.after(20_000)
        flights[motion] = page.evaluate("window.flights")
    assert flights["no-preference"] and all(150 <= each <= 250 for each in flights["no-preference"])
    assert flights["reduce"] == []


def test_a_change_is_counted_since_the_readers_last_turn(open_page: Open, site: str) -> None:
    table = Watched(open_page(fresh=True), site)
    compared: set[str] = set()
    for _ in range(12):
        table.to_bob()
        while table.answers(1):
            pass
        compared |= set(badges_as_told(table))
    assert {place.split(".")[0] for place in compared} >= {"hand", "deck", "deeds"}, "piles and scores alike"
    table.page.reload()
    table.page.locator("[data-link=open] #asked").wait_for()
    badges_as_told(table)  # whoever comes back counts from the same moment


def badges_as_told(table: Watched) -> dict[str, str]:
    """The badges of the places: what the table says has changed since the end of Anna's last turn, nothing else."""
    given = table.made["seats"][0]
    at = f"{table.site}api/v1/tables/{given['table']}/position"
    told = httpx.get(at, headers={"authorization": f"Bearer {given['token']}"}).json()["since"]
    found = [*told["changes"], *told["piles"]] if told else []
    changes = {f"{each['id']}.{each['seat']}": each["now"] - each["was"] for each in found}
    badges = {place: badge for place, badge in table.page.evaluate(BADGES).items() if badge}
    places = table.page.evaluate(PLACES)
    assert badges == {place: f"{change:+}".replace("-", "−") for place, change in changes.items() if place in places}
    return badges
