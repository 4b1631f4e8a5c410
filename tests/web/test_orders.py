"""Ships are sent with few gestures: picked, shown their way, and confirmed on the goal; answers are given once."""

from typing import TYPE_CHECKING, Any

from tablee.client import Client, RemoteSeat
from tablee.server.wire.shapes import Position
from tests.web.conftest import Open
from tests.web.table import BOTH, GONE_ON, begin_by_program, link, marked, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

SETTINGS = {"races_and_homes": "drawn", "turn_cap": "30", "bankruptcy_from_turn": "30"}
USUAL = ("keep", "done", "end", "nothing", "pass")
MIDDLE = 5  # the turn


def passing(position: Position) -> int:
    """The answer of somebody who wants nothing; the first seat takes the card that is a second scout."""
    assert position.decision is not None
    options = position.decision.options
    wanted = (
        [*USUAL, "capitalism", "recovered_ship"]
        if position.to_move == 0
        else [*USUAL, "capitalism", "galactic_lottery"]
    )
    spelled = {str(option.spelled): option.option for option in options}
    card = [option.option for option in options if option.form == "card" and position.to_move == 0]
    return [*card, *(spelled[word] for word in wanted if word in spelled), options[0].option][0]


def pass_until(seats: list[RemoteSeat], kind: str, turn: int) -> Position:
    """Everybody passes until the first seat is asked this (anything where it is nothing) in a turn."""
    while True:
        position = seats[seats[0].position().to_move].position()
        assert position.decision is not None
        if (
            position.to_move == 0
            and position.decision.kind == (kind or position.decision.kind)
            and position.view["turn"] >= turn
        ):
            return position
        seats[position.to_move].choose(passing(position), position.n)


def seated(site: str, client: Client) -> tuple[list[RemoteSeat], dict[str, Any]]:
    """Two people in the middle of a game, the first with two scouts."""
    made = begin_by_program(site, "spacepaper", BOTH, options=SETTINGS)
    seats = [RemoteSeat(client, each["table"], each["seat"], each["token"]) for each in made["seats"]]
    pass_until(seats, "sys", MIDDLE)
    return seats, made


class Hand:
    """A hand that counts what it does."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.gestures = 0

    def click(self, selector: str) -> None:
        """One gesture; the pointer may look around before it."""
        found = self.page.locator(selector).first
        found.wait_for()
        found.hover()
        found.click()
        self.gestures += 1

    def send(self, ship: str) -> None:
        """Send a ship to the first goal that lights up."""
        self.click(f'[data-ship="{ship}"] text')
        goal = self.page.locator("g.system.goal .count").first
        goal.wait_for()
        before = marked(self.page)
        goal.hover()
        self.page.locator('[data-route="pointed"]').wait_for(state="attached")
        goal.click()
        self.gestures += 1
        until(self.page, GONE_ON, arg=before)

    def drag(self, ship: str, system: str) -> None:
        """Take a ship to a star, in one gesture."""
        before = marked(self.page)
        for selector, done in ((f'[data-ship="{ship}"] text', "down"), (f'[data-node="{system}"] .count', "up")):
            box = self.page.locator(selector).first.bounding_box()
            assert box is not None
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            getattr(self.page.mouse, done)()
        self.gestures += 1
        until(self.page, GONE_ON, arg=before)


def goal_of(seat: RemoteSeat, ship: str) -> str:
    """A system to which a ship may be sent."""
    plans = seat.goals("ship", 0, ship)
    return next(plan.order["to"].removeprefix("wide:") for plan in plans if plan.order["do"] == "sail")


def pass_on(seats: list[RemoteSeat], seat: int) -> None:
    """The other one passes while asked."""
    while (position := seats[seat].position()).decision is not None:
        seats[seat].choose(passing(position), position.n)


def answer(hand: Hand, seats: list[RemoteSeat]) -> str:
    """Want nothing special, once the first seat is asked; what it was asked. Ships are left alone."""
    pass_on(seats, 1)
    position = seats[0].position()
    assert position.decision is not None
    if position.decision.kind != "act":
        before = marked(hand.page)
        hand.click(f'[data-option="{passing(position)}"]')
        until(hand.page, GONE_ON, arg=before)
    return position.decision.kind


def test_a_turn_with_two_scouts_takes_six_gestures(open_page: Open, site: str) -> None:
    with Client(site.rstrip("/")) as client:
        seats, made = seated(site, client)
        page = open_page(size=(1280, 800))
        page.goto(site + link(made["seats"][0]))
        page.locator("[data-once]").click()  # in one turn, for all that follow
        page.locator(".standing").wait_for()
        hand, turn = Hand(page), seats[0].position().view["turn"] + 1
        pass_until(seats, "", turn)
        while answer(hand, seats) != "act":
            pass
        hand.send("0:1")
        hand.drag("0:2", goal_of(seats[0], "0:2"))
        pass_on(seats, 1)
        assert seats[0].position().view["turn"] == turn + 1 and 3 <= hand.gestures <= 6


def test_an_answer_is_given_once_and_taken_back_from_the_list(open_page: Open, site: str) -> None:
    with Client(site.rstrip("/")) as client:
        seats, made = seated(site, client)
        page = open_page(size=(1280, 800))
        page.goto(site + link(made["seats"][0]))
        page.locator("[data-once]").click()
        page.locator(".standing summary").click()
        assert "political system" in page.locator(".standing li").inner_text()
        assert [each.order for each in seats[0].orders()] == [{"do": "answer", "to": "sys"}]
        page.locator("[data-cancel]").click()
        page.locator(".standing").wait_for(state="detached")
        assert seats[0].orders() == []


def test_a_fleet_is_sent_by_its_star(open_page: Open, site: str) -> None:
    with Client(site.rstrip("/")) as client:
        seats, made = seated(site, client)
        position = pass_until(seats, "act", MIDDLE)
        home = position.view["civs"][0]["capital"].partition(".")[0]
        page = open_page(size=(1280, 800))
        page.goto(site + link(made["seats"][0]))
        hand = Hand(page)
        hand.click(f'[data-node="{home}"] .count')
        goal = page.locator("g.system.goal .count").first
        goal.hover()
        page.locator('[data-route="pointed"]').wait_for(state="attached")
        goal.click()
        page.locator("g.system.goal").first.wait_for(state="detached")
        for _ in range(200):
            if gone(seats[0], home) == {"0:1", "0:2"}:
                return
            page.wait_for_timeout(50)
        raise AssertionError("a ship has stayed")


def gone(seat: RemoteSeat, home: str) -> set[str]:
    """The ships of the first seat that have left home."""
    ships = seat.position().view["civs"][0]["ships"]
    return {ship["id"] for ship in ships if not ship["place"].startswith(f"orbit:{home}")}


def test_a_star_far_away_shows_the_way_of_the_ship_under_way(open_page: Open, site: str) -> None:
    with Client(site.rstrip("/")) as client:
        seats, made = seated(site, client)
        position = pass_until(seats, "act", MIDDLE)
        assert position.decision is not None
        ship = next(option for option in position.decision.options if option.form == "ship")
        seats[0].choose(ship.option, position.n)
        page = open_page(size=(1280, 800))
        page.goto(site + link(made["seats"][0]))
        goal = goal_of(seats[0], "0:1")
        page.locator(f'[data-node="{goal}"] .count').click()  # no lane leads there at once
        page.locator('[data-route="pointed"]').wait_for(state="attached")
        page.mouse.move(5, 5)
        assert "movement point" in page.locator("[data-confirm]").inner_text()
        assert page.locator("[data-goal], .answer").count() == 0
        before = marked(page)
        page.locator("[data-confirm]").click()
        until(page, GONE_ON, arg=before)
        home = position.view["civs"][0]["capital"].partition(".")[0]
        assert gone(seats[0], home) == {"0:1"}


def test_where_several_ships_may_go_to_a_star_one_is_chosen(open_page: Open, site: str) -> None:
    with Client(site.rstrip("/")) as client:
        seats, made = seated(site, client)
        position = pass_until(seats, "act", MIDDLE)
        home = position.view["civs"][0]["capital"].partition(".")[0]
        page = open_page(size=(1280, 800))
        page.goto(site + link(made["seats"][0]))
        page.locator(f'[data-node="{goal_of(seats[0], "0:2")}"] .count').click()
        among = page.locator("[data-among]")
        among.nth(2).wait_for()
        assert [text[:8] for text in among.all_inner_texts()] == ["Send the", "Send the", "All 2 to"]
        among.nth(1).hover()
        page.locator('[data-route="pointed"]').wait_for(state="attached")
        before = marked(page)
        among.nth(1).click()
        until(page, GONE_ON, arg=before)
        assert gone(seats[0], home) == {"0:2"}
