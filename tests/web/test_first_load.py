"""The first load of a table, on a slow phone: nothing jumps, and the requests are no chain."""

from typing import TYPE_CHECKING, Any, Final

from bench.web import QUARTER, SLOW
from tablee.games import GAMES
from tests.web.boxes import MOST_SHIFT, WATCH, jumps, shifted
from tests.web.conftest import Open, web
from tests.web.table import BOTH, ON_PHONE, begin_by_program, link, options

if TYPE_CHECKING:
    from playwright.sync_api import Page

SETTLED: Final = 500  # milliseconds
SMALLEST: Final = 4000  # bytes of a board; what only asks another file for it is smaller
# When each answer was asked for, and when the script that draws the table had come.
ASKED: Final = """() => Object.fromEntries(performance.getEntriesByType('resource')
    .map(each => [each.name.split('/').pop().replace(/-.*/, ''), [each.startTime, each.responseEnd]]))"""


def on_a_slow_phone(open_page: Open, site: str) -> "Page":
    """A page that has just come to a table, with nothing kept, on a slow phone."""
    made = begin_by_program(site, "karmaka", BOTH)
    page = open_page("about:blank", at="", fresh=True, **ON_PHONE)
    page.context.add_init_script(WATCH)
    devices = page.context.new_cdp_session(page)
    devices.send("Network.enable")
    devices.send("Network.emulateNetworkConditions", dict(SLOW))
    devices.send("Emulation.setCPUThrottlingRate", dict(QUARTER))
    page.goto(site + link(made["seats"][0]))
    options(page).or_(page.locator("#asked")).first.wait_for()
    page.wait_for_timeout(SETTLED)
    return page


def test_on_a_slow_phone_nothing_jumps_and_the_seat_is_asked_for_before_the_page_has_come(
    open_page: Open, site: str
) -> None:
    page = on_a_slow_phone(open_page, site)
    assert shifted(page) < MOST_SHIFT, jumps(page)
    times: dict[str, Any] = page.evaluate(ASKED)
    (seat, _), (_, base) = times["session"], times["base"]
    assert seat < base, "the table is asked for while the page is on its way"
    assert page.evaluate("location.hash").count("/") == 2, "and its token leaves the address"


def test_the_page_that_all_need_holds_the_board_of_no_game() -> None:
    boards = [file.stat().st_size for file in web().glob("assets/board-*.js")]
    assert len(boards) == len(GAMES) and min(boards) > SMALLEST, "each board comes with its own table"
