"""Karman Swap in a browser: a card and its planet are one gesture, and it is seen before what would happen there."""

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

import pytest

from tablee.games import GAMES
from tablee.games.karman_swap.data import CARDS
from tablee.games.karman_swap.people.describing import touches
from tablee.games.karman_swap.people.foresight import Lead, leads
from tablee.games.karman_swap.people.view import view
from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.title import Way
from tablee.table import Place, Setup, Table
from tests.web.conftest import Open, Site
from tests.web.fullest import KEY, NAMES, Fullest, laid
from tests.web.table import ON_PHONE, link, marked

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

GAME = GAMES["karman_swap"]
WAY = Way(4, {"length": "round"})
SOON = 25  # choices: a moment that is laid quickly
MOST = 8  # gestures of a turn with two abilities
Going = tuple[str, str]  # a card, and the planet it goes to
Found = tuple[Fullest, list[Going]]  # a moment, and a turn from it


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose games all have one key, so that each is dealt as it was found."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("tablee.server.live.seating.any_key", lambda: KEY)
        serving = Site(tmp_path_factory.mktemp("karman"))
        serving.start()
        yield serving.url
        serving.stop()


def walked(players: int, luck: int) -> Iterator[tuple[KarmanSwapState, list[tuple[int, int]]]]:
    """A game of random choices, and the choices so far; what the table answers by itself is none of them."""
    setup = Setup.of("karman_swap", players, 0, {"length": "round"}, KEY)
    table = Table.begin(setup, [Place(name) for name in NAMES[:players]])
    chance = random.Random(luck)
    choices: list[tuple[int, int]] = []
    while not table.over:
        s = cast(KarmanSwapState, table._history.state)
        yield s, choices
        choices.append((s.to_move, chance.choice(s.options)))
        table.submit(*choices[-1])


def chain(s: KarmanSwapState, uses: int) -> list[Going] | None:
    """Cards that go to planets, each by the ability of the one before it, with nothing else to choose between."""
    for lead in leads(s, s.to_move):
        there = gone(s, lead)
        if there is None:
            continue
        going = (cast(str, touches(s, lead.option)[0].what), cast(str, lead.what))
        if uses == 0:
            return [going]
        rest = chain(after(there, number.USE), uses - 1) if there.kind == ask.USE_ABILITY else None
        if rest is not None:
            return [going, *rest]
    return None


def gone(s: KarmanSwapState, lead: Lead) -> KarmanSwapState | None:
    """Where one is after a card has gone to a planet; None where somebody else is asked then."""
    if lead.zone != "planet" or lead.option < number.CARD:
        return None
    then = after(s, lead.option)
    then = after(then, number.PLANET + ask.PLANET[cast(str, lead.what)]) if then.kind == ask.DESTINATION else then
    return then if not then.over and then.to_move == s.to_move else None


def after(s: KarmanSwapState, option: int) -> KarmanSwapState:
    """A copy that has gone on by a choice."""
    other = s.copy()
    GAME.apply(other, other.to_move, option)
    return other


@pytest.fixture(scope="module")
def found() -> Found:
    """A moment at which two abilities can be used one after the other, by nothing but cards that go somewhere."""
    for luck in range(40):
        for s, choices in walked(4, luck):
            if len(choices) > SOON:
                break
            turn = chain(s, 2) if s.kind == ask.TURN_ACTION else None
            if turn is not None:
                return Fullest("karman_swap", WAY, list(choices), s.to_move), turn
    raise AssertionError("no such turn")


def played(moment: Fullest, turn: list[Going]) -> Fullest:
    """The moment after a turn of cards that go to planets, all abilities between them used."""
    setup = Setup.of("karman_swap", moment.way.players, 0, dict(moment.way.settings), KEY)
    table = Table.begin(setup, [Place(name) for name in NAMES[: moment.way.players]])
    for choice in moment.choices:
        table.submit(*choice)
    choices = list(moment.choices)

    def choose(option: int) -> None:
        """Answer so, unless the table has done it by itself."""
        if option in table._history.state.options:
            choices.append((moment.seat, option))
            table.submit(*choices[-1])

    for at, (name, planet) in enumerate(turn):
        if at:
            choose(number.USE)
        s = cast(KarmanSwapState, table._history.state)
        choose(next(each.option for each in leads(s, s.to_move) if touches(s, each.option)[0].what == name))
        choose(number.PLANET + ask.PLANET[planet])
    return Fullest(moment.game, moment.way, choices, moment.seat)


def title(page: "Page", planet: str) -> "Locator":
    """The name of a planet."""
    return page.locator(f'[data-planet="{planet}"] > .title')


def arrived(page: "Page", name: str, planet: str) -> None:
    """Wait until a card lies at a planet."""
    page.locator(f'[data-planet="{planet}"] [data-card="{name}"]').wait_for()


def test_a_turn_with_two_abilities_takes_eight_gestures_at_most(open_page: Open, site: str, found: Found) -> None:
    moment, turn = found
    page = open_page(link(laid(site, moment)))
    gestures = 0
    for at, (name, planet) in enumerate(turn):
        if at:
            page.locator(f'[data-option="{number.USE}"]').click()
            gestures += 1
        page.locator(f'.board [data-card="{name}"].open').click(position={"x": 8, "y": 12})
        title(page, planet).click()
        gestures += 2
        arrived(page, name, planet)
    assert gestures <= MOST


def test_a_card_is_dragged_to_its_planet(open_page: Open, site: str, found: Found) -> None:
    moment, [(name, planet), *_] = found
    page = open_page(link(laid(site, moment)))
    page.locator(f'.board [data-card="{name}"].open').hover(position={"x": 8, "y": 12})
    page.mouse.down()
    box = page.locator(f'[data-planet="{planet}"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    assert page.locator(f'[data-planet="{planet}"].target').count() == 1
    page.mouse.up()
    arrived(page, name, planet)


def test_a_tap_on_a_phone_shows_where_a_card_may_go(open_page: Open, site: str, found: Found) -> None:
    moment, [(name, planet), *_] = found
    page = open_page(link(laid(site, moment)), **ON_PHONE)
    before = marked(page)
    page.locator(f'.board [data-card="{name}"].open').tap(position={"x": 8, "y": 12})
    assert marked(page) == before
    page.locator(f'dialog[open] [data-lead="{planet}"]').tap()
    page.locator("dialog").wait_for(state="detached")
    arrived(page, name, planet)


def test_what_a_card_would_do_is_seen_at_the_planet(open_page: Open, site: str) -> None:
    for s, choices in walked(4, 3):
        hunts = [each.landing for each in leads(s, s.to_move) if each.landing and each.landing.prey]
        if s.kind == ask.TURN_ACTION and hunts:
            break
    seen = hunts[0]
    page = open_page(link(laid(site, Fullest("karman_swap", WAY, choices, s.to_move))))
    page.locator(f'.board [data-card="{seen.card}"].open').click(position={"x": 8, "y": 12})
    there = page.locator(f'[data-planet="{seen.planet}"]')
    assert there.locator(".prey [data-card]").count() == len(seen.prey)
    assert f"+{seen.gain}" in there.locator(".note").inner_text()
    said = page.locator(f'[data-lead="{seen.planet}"]').inner_text()
    assert "Extinct" in said and f"+{seen.gain} Research" in said


def test_the_pyramid_shows_what_lies_open_and_nothing_of_what_does_not(open_page: Open, site: str) -> None:
    s, choices = next(iter(walked(2, 1)))
    page = open_page(link(laid(site, Fullest("karman_swap", Way(2, {"length": "round"}), list(choices), s.to_move))))
    pyramid = page.locator(".pyramid")
    pyramid.wait_for()
    assert pyramid.locator(".card.back").count() == 5 + 3 and pyramid.locator("[data-card]").count() == 4 + 2
    assert pyramid.locator(".place:not(.covered) [data-card]").count() == 2


def test_known_cards_of_other_hands_are_told(open_page: Open, site: str) -> None:
    for s, choices in walked(4, 2):
        known = [hand for hand in view(s, s.to_move).hands if hand.known]
        if known and s.kind == ask.TURN_ACTION:
            break
    page = open_page(link(laid(site, Fullest("karman_swap", WAY, choices, s.to_move))))
    page.locator(f'[data-place="hand.{known[0].seat}"] .known').click()
    said = page.locator(".answer").inner_text()
    assert all(CARDS[ask.CARD[name]].name.in_("en") in said for name in known[0].known)


@pytest.mark.parametrize("how", [{}, ON_PHONE], ids=["desktop", "phone"])
def test_a_chain_of_abilities_is_told_as_one_group(
    open_page: Open, site: str, found: Found, how: dict[str, Any]
) -> None:
    moment, turn = found
    page = open_page(link(laid(site, played(moment, turn))), **how)
    if how:
        page.get_by_role("button", name="Story").click()
    chain_of = page.locator(".log section", has=page.locator(".chain")).last
    chain_of.wait_for()
    said = chain_of.locator("> ul > li").all_inner_texts()
    assert chain_of.locator(".chain").count() == 1 and "You play" in said[0]
    uses = chain_of.locator(".chain li").all_inner_texts()
    assert "You use the ability" in uses[0] and sum("You use the ability" in each for each in uses) == 2


def test_an_exchange_at_the_pyramid_is_one_gesture(open_page: Open, site: str) -> None:
    moments = (each for luck in range(40) for each in walked(2, luck) if len(each[1]) <= 2 * SOON)
    s, choices = next(each for each in moments if each[0].kind == ask.PASS_MARKET_CARD)
    taken = cast(str, touches(s, s.options[0])[0].what)
    first, second = [each.what for each in leads(s, s.to_move) if each.option == s.options[0]][:2]
    moment = Fullest("karman_swap", Way(2, {"length": "round"}), list(choices), s.to_move)
    page = open_page(link(laid(site, moment)))
    page.locator(f'.market [data-card="{taken}"].open').click()
    before = marked(page)
    page.locator(f'.hand [data-card="{first}"]').click(position={"x": 8, "y": 12})
    assert marked(page) == before, "nothing is sent before the gesture is whole"
    page.locator(f'.hand [data-card="{second}"]').click(position={"x": 8, "y": 12})
    page.locator(f'.hand [data-card="{taken}"]').wait_for()
    assert page.locator(f'.hand :is([data-card="{first}"], [data-card="{second}"])').count() == 0
