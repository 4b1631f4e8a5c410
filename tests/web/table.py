"""What people do at a table in a browser, in the words of the tests."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import httpx

from tablee.client.remote import LIMITS
from tablee.kernel import seeded

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tablee.server.play.room import Room

OPTION = "[data-option]:not([disabled])"
GONE_ON = "before => document.querySelector('[data-n]')?.dataset.n !== before"
SHOWN = """option => [
    document.querySelector('[data-n]')?.dataset.n ?? null,
    document.querySelector('#ended') !== null,
    document.querySelector(option) !== null,
]"""  # the line that a page shows, whether the game is over there, and whether something is asked
PHONE = (390, 844)
ON_PHONE: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
BOTH = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Bob"}]
LONGEST = 1500  # choices of a whole game


def start_solo(page: "Page", game: str = "karmaka", level: str = "sensible") -> None:
    """Two clicks from home: the game, and start."""
    page.locator(f"input[name=game][value={game}]").check()
    page.locator(f"input[name=level][value={level}]").check()
    page.locator(".start").click()
    page.locator("#ask").wait_for()
    options(page).first.wait_for()


def options(page: "Page") -> "Locator":
    """The options that can be chosen now."""
    return page.locator(OPTION)


def choose_first(page: "Page") -> None:
    """Choose the first option, and wait until the table has gone on."""
    before = marked(page)
    options(page).first.click()
    until(page, GONE_ON, arg=before)


def choose_some(page: "Page", count: int) -> None:
    """Choose the first option, so many times."""
    for _ in range(count):
        options(page).first.wait_for()
        choose_first(page)
    options(page).first.wait_for()


def until(page: "Page", holds: str, arg: object = None) -> None:
    """Wait until a function of the page says yes.

    An expression that is no function would be evaluated anew at every look, which the page's own policy forbids: it
    would pass where the first look says yes, and fail on a slower machine.
    """
    assert "=>" in holds.split("{")[0], f"no function: {holds}"
    page.wait_for_function(holds, arg=arg)


def marked(page: "Page") -> str | None:
    """The number of the line that the page shows."""
    return page.locator("[data-n]").get_attribute("data-n")


def is_over(page: "Page") -> bool:
    """Whether the page shows how the game ended."""
    return page.locator("#ended").count() > 0


def who_is_asked(*pages: "Page") -> "Page | None":
    """The page that is asked something, once all show the same line; None when the game is over."""
    for _ in range(500):
        lines, over, asked = zip(*(page.evaluate(SHOWN, OPTION) for page in pages), strict=True)
        if len(set(lines)) == 1:
            if all(over):
                return None
            if sum(asked) == 1:
                return pages[asked.index(True)]
        pages[0].wait_for_timeout(10)
    raise AssertionError("nobody is asked")


def begin_by_program(site: str, game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """Make a table by the API, begun at once where no seat is open; no page is needed for it."""
    start = all(seat["who"] != "open" for seat in seats)
    answer = httpx.post(f"{site}api/v1/tables", json={"game": game, "seats": seats, "start": start, **more})
    assert answer.is_success, answer.text
    made: dict[str, Any] = answer.json()
    return made


def create(_page: "Page", site: str, game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """The same, where a page is open."""
    return begin_by_program(site, game, seats, **more)


def link(given: dict[str, Any]) -> str:
    """The personal link of a seat, from the fragment on."""
    return f"#/t/{given['table']}/{given['token']}"


def answer_by_program(site: str, table: str, token: str) -> bool:
    """Choose the first option for a seat, by the API; false if it is not asked."""
    at = f"{site}api/v1/tables/{table}"
    with httpx.Client(headers={"authorization": f"Bearer {token}"}) as client:
        position = client.get(f"{at}/position").json()
        if position["decision"] is None:
            return False
        wish = {"option": position["decision"]["options"][0]["option"], "n": position["n"]}
        assert client.post(f"{at}/choices", json=wish).is_success
    return True


def let_through(site: str, made: dict[str, Any]) -> None:
    """Nothing is held back from the others at this table."""
    for given in made["seats"]:
        token = {"authorization": f"Bearer {given['token']}"}
        assert httpx.post(f"{site}api/v1/tables/{given['table']}/quick", headers=token).is_success


def played_by_program(site: str, made: dict[str, Any], most: int) -> Iterator[int]:
    """Choose the first option for whoever is on move, by the API; after each choice, the line that it has made."""
    at = f"{site}api/v1/tables/{made['table']['id']}"
    seats = [{"authorization": f"Bearer {given['token']}"} for given in made["seats"]]
    mover = 0
    with httpx.Client(limits=LIMITS) as client:
        for _ in range(most):
            position = client.get(f"{at}/position", headers=seats[mover]).json()
            if position["result"] is not None:
                return
            if position["to_move"] != mover:
                mover = position["to_move"]
                position = client.get(f"{at}/position", headers=seats[mover]).json()
            wish = {"option": position["decision"]["options"][0]["option"], "n": position["n"]}
            answer = client.post(f"{at}/choices", json=wish, headers=seats[mover])
            assert answer.is_success, answer.text
            yield answer.json()["n"]


def write_choices(site: str, table: str, choose: Callable[["Room"], int | None]) -> None:
    """Have choices written at once, as by another server, until there is none."""
    from tests.server.company import inside, written
    from tests.web.conftest import RUNNING

    application = RUNNING[site]
    inside(application, written(application.house, table, choose))


def mid_game(site: str, game: str, choices: int) -> str:
    """The link of a seat against a virtual player (who does not soon go bankrupt), after so many choices of its own."""
    given = begin_by_program(site, game, [{"who": "me"}, {"who": "sensible"}])["seats"][0]
    rng, left = seeded(1), iter(range(choices))

    def choose(room: "Room") -> int | None:
        if room.to_move != given["seat"]:
            return room.game.prefer(room.state, rng)
        return None if next(left, None) is None else room.state.options[0]

    write_choices(site, given["table"], choose)
    return link(given)


def choose_by_program(_page: "Page", site: str, table: str, token: str) -> bool:
    """The same, where a page is open."""
    return answer_by_program(site, table, token)


def finish_by_program(site: str, game: str = "karmaka", *, public: bool = True) -> str:
    """A game that is over, played by a program; its table."""
    from tablee.client import Client
    from tablee.server.wire.shapes import Position, SeatWish

    def last(position: Position) -> int:
        assert position.decision is not None
        return position.decision.options[0].option

    with Client(site.rstrip("/")) as client:
        wishes = [SeatWish("me", "Anna"), SeatWish("random", "Bob")]
        [anna] = client.create(game, wishes, public=public, start=True)
        anna.play(last)
        return anna.table


def told(page: "Page") -> list[str]:
    """All sentences of the log."""
    return page.locator(".log li, .log h3").all_inner_texts()


def fits(page: "Page") -> bool:
    """Whether nothing must be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


TARGETS = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=tab]')]
    .filter(each => each.checkVisibility() && !each.closest('.skip') && !each.matches('a.inline'))
    .filter(each => getComputedStyle(each, '::after').position !== 'absolute')
    .map(each => each.closest('label') && each.type === 'radio' ? each.closest('label') : each)
    .map(each => [each.getBoundingClientRect(), each.outerHTML.slice(0, 120)])
    .filter(([box]) => box.height > 1 && (box.height < 40 || box.width < 26))
    .map(([box, text]) => `${Math.round(box.width)}x${Math.round(box.height)} ${text}`)"""


def too_small(page: "Page") -> list[str]:
    """What a finger would miss; links in a sentence are as high as its line, and some reach farther than is seen."""
    found: list[str] = page.evaluate(TARGETS)
    return found
