"""VII Legio in a browser: a card turns over and is read, the die lands, the map asks before it flies, panels tell."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, cast

import pytest

from tablee.games import GAMES
from tablee.games.title import Way
from tablee.games.vii_legio.data import EXPLORATION, EXTRASOLAR
from tablee.games.vii_legio.people.view import VIILegioView, view
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.kernel import seeded
from tablee.table import Place, Setup, Table
from tests.web.conftest import Open, Site
from tests.web.fullest import KEY, NAMES, Fullest, laid
from tests.web.table import ON_PHONE, link, marked, options, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = GAMES["vii_legio"]
TURNS = 600  # milliseconds that a card takes to turn over
MOST = 160  # choices after which one looks elsewhere
Holds = Callable[[VIILegioState], bool]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose games all have one key, so that each is dealt as it was found."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("tablee.server.live.seating.any_key", lambda: KEY)
        serving = Site(tmp_path_factory.mktemp("legio"))
        serving.start()
        yield serving.url
        serving.stop()


def moment(holds: Holds, players: int = 2) -> tuple[Fullest, VIILegioState]:
    """A moment of random play of which something holds, soon after the beginning."""
    for luck in range(40):
        setup = Setup.of("vii_legio", players, 0, {}, KEY)
        table = Table.begin(setup, [Place(name) for name in NAMES[:players]])
        rng, choices = seeded(luck), list[tuple[int, int]]()
        while not table.over and len(choices) < MOST:
            s = cast(VIILegioState, table._history.state)
            if holds(s):
                return Fullest("vii_legio", Way(players, {}), choices, s.to_move), s.copy()
            choices.append((s.to_move, GAME.mind.wander(s, rng)))
            table.submit(*choices[-1])
    raise AssertionError("no such moment")


def seen(s: VIILegioState, seat: int | None = None) -> VIILegioView:
    """The table as who is asked sees it."""
    return view(s, s.to_move if seat is None else seat)


def in_space(s: VIILegioState) -> bool:
    return s.kind == ask.SPACE_ACTION


def after(s: VIILegioState, option: int) -> VIILegioState:
    """A copy that has gone on by a choice."""
    other = s.copy()
    GAME.apply(other, other.to_move, option)
    return other


def choose(page: "Page", option: int) -> None:
    page.locator(f'[data-option="{option}"]').click()


def name_of(card: str) -> str:
    return next(each.name.in_("en") for each in EXPLORATION if each.id == card)


# A card turns over.


def test_a_card_turns_over_is_read_and_gives_way_after_its_time(open_page: Open, site: str) -> None:  # LEG-8.1
    found, s = moment(lambda s: in_space(s) and number.FLIP in s.options)
    card = ask.TYPES[ask.TYPE[s.deck[-1]]]
    page = open_page(link(laid(site, found)), reduced_motion="no-preference", fresh=True)
    options(page).first.wait_for()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 10)
    choose(page, number.FLIP)
    page.locator(".turning .front").wait_for()
    assert name_of(card) in page.locator(".turning").inner_text()
    assert page.locator(f'[data-place="hand.{found.seat}"]').get_attribute("data-count") == str(s.hand), "as before"
    assert options(page).count() == 0, "nothing is asked meanwhile"
    lines = page.locator("aside [data-line]").count()
    page.clock.run_for(TURNS - 100)
    assert page.locator(".turning").count() == 1
    page.clock.run_for(TURNS * 12)
    page.locator(".turning").wait_for(state="detached")
    options(page).first.wait_for()
    assert page.locator("aside [data-line]").count() > lines, "the story waits for the card as well"


def test_a_key_skips_the_turning(open_page: Open, site: str) -> None:
    found, _ = moment(lambda s: in_space(s) and number.FLIP in s.options)
    page = open_page(link(laid(site, found)), reduced_motion="no-preference", fresh=True)
    options(page).first.wait_for()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 10)
    choose(page, number.FLIP)
    page.locator(".turning").wait_for()
    page.keyboard.press(" ")
    page.locator(".turning").wait_for(state="detached")


def test_who_wishes_no_motion_sees_the_card_at_once(open_page: Open, site: str) -> None:
    found, s = moment(lambda s: in_space(s) and number.FLIP in s.options)
    card = ask.TYPES[ask.TYPE[s.deck[-1]]]
    page = open_page(link(laid(site, found)))
    options(page).first.wait_for()
    before = marked(page)
    choose(page, number.FLIP)
    until(page, "before => document.querySelector('[data-n]')?.dataset.n !== before", arg=before)
    assert page.locator(".turning").count() == 0
    assert page.locator(f'.strip [data-card="{card}"]').count() == 1


def test_a_risk_is_read_and_the_detector_offered(open_page: Open, site: str) -> None:  # LEG-8.4
    found, s = moment(lambda s: s.kind == ask.RISK_RESPONSE)
    turned = seen(s).deck.turned
    assert turned is not None
    page = open_page(link(laid(site, found)))
    options(page).first.wait_for()
    card = next(each for each in EXPLORATION if each.id == turned)
    assert card.text.in_("en") in page.locator(".turned.now").inner_text()
    page.locator(f'[data-option="{number.USE_DETECTOR}"]').hover()
    assert page.locator(".turned.lit").count() == 1


def test_the_die_rolls_and_lands_and_stays_in_sight(open_page: Open, site: str) -> None:  # LEG-16.7
    found, s = moment(lambda s: s.kind == ask.RISK_RESPONSE and bool(seen(after(s, number.CONFRONT)).deck.dice))
    rolled = seen(after(s, number.CONFRONT)).deck.dice
    page = open_page(link(laid(site, found)), reduced_motion="no-preference", fresh=True)
    options(page).first.wait_for()
    choose(page, number.CONFRONT)
    page.locator(".turning .die").wait_for()
    page.keyboard.press(" ")
    page.locator(".dice b").first.wait_for()
    assert page.locator(".dice b").all_inner_texts() == [str(face % 10) for face in rolled]


# The nebula.


def test_the_map_never_flies_on_one_click(open_page: Open, site: str) -> None:  # LEG-6.1
    found, s = moment(lambda s: in_space(s) and any(number.MOVE <= each < number.BUY for each in s.options))
    going = next(each for each in s.options if number.MOVE <= each < number.BUY)
    sector = ask.SECTORS[going - number.MOVE]
    page = open_page(link(laid(site, found)))
    options(page).first.wait_for()
    before = marked(page)
    there = page.locator(f'.map [data-node="{sector}"]')
    there.click(position={"x": 30, "y": 30})
    assert marked(page) == before and options(page).count() == 1, "it is asked, with its price"
    assert "card" in options(page).first.inner_text()
    there.click(position={"x": 30, "y": 30})
    until(page, "before => document.querySelector('[data-n]')?.dataset.n !== before", arg=before)


def test_arrow_keys_go_around_the_map_and_enter_picks(open_page: Open, site: str) -> None:
    found, _ = moment(in_space)
    page = open_page(link(laid(site, found)))
    options(page).first.wait_for()
    page.locator('.map [data-node="S1"]').focus()
    page.keyboard.press("ArrowRight")
    node = page.evaluate("document.activeElement.dataset.node")
    assert node and node != "S1"
    page.keyboard.press("Enter")
    page.locator(".answer, .only").first.wait_for()


def test_planets_show_tokens_letters_and_whether_the_card_is_known(open_page: Open, site: str) -> None:  # LEG-12.7
    found, s = moment(lambda s: in_space(s) and any(slot.scanned_by for slot in seen(s).slots if not slot.is_face_up))
    page = open_page(link(laid(site, found)))
    options(page).first.wait_for()
    for slot in seen(s).slots:
        if slot.is_used and slot.planet:
            sign = "✓" if slot.is_face_up else "◉" if slot.card else "?"
            assert page.locator(f'[data-node="{slot.planet}"] .known').text_content() == sign
    tokens = sum(planet.has_token for planet in seen(s).planets)
    assert page.locator(".planet .one").count() == tokens


# Panels.


def test_a_card_that_was_not_scanned_is_nowhere_on_the_page(open_page: Open, site: str) -> None:  # LEG-12.7
    def holds(s: VIILegioState) -> bool:
        slots = seen(s).slots if in_space(s) else ()
        return any(slot.is_used and slot.card is None and slot.scanned_by for slot in slots)

    found, s = moment(holds)
    hidden = [s.cards[at] for at in range(ask.SLOT_COUNT) if s.cards[at] != ask.NONE and not s.knows(s.to_move, at)]
    page = open_page(link(laid(site, found)))
    options(page).first.wait_for()
    text = page.content()
    assert hidden and not [
        EXTRASOLAR[card].name.in_("en") for card in hidden if EXTRASOLAR[card].name.in_("en") in text
    ]


def test_the_contact_panel_shows_what_each_threshold_asks_and_what_is_missing(open_page: Open, site: str) -> None:
    found, s = moment(lambda s: in_space(s) and bool(seen(s).contacts))
    contact = seen(s).contacts[0]
    page = open_page(link(laid(site, found)))
    options(page).first.wait_for()
    rows = page.locator(f'[data-slot="{contact.slot}"] tbody tr')
    assert rows.count() == len(contact.thresholds)
    for row, step in zip(rows.all(), contact.thresholds, strict=True):
        text = row.inner_text()
        assert text.startswith(str(step.vp)) and f"+{step.pays}" in text
        assert ("enough" in text) == (step.can_meet and not step.is_passed)


def test_the_odds_are_told_on_request(open_page: Open, site: str) -> None:  # LEG-10.1
    found, s = moment(in_space)
    odds = seen(s).deck.odds
    page = open_page(link(laid(site, found)))
    page.locator(".odds").click()
    said = page.locator(".answer").inner_text()
    assert f"Of {odds['all']} cards" in said and f"{odds['planet']} are planets" in said
    assert f"{odds['risk']} are Risks" in said and "1 is R.A.Z." in said


def test_both_faces_of_the_ship_can_be_looked_at(open_page: Open, site: str) -> None:  # LEG-15.6
    found, _ = moment(in_space)
    page = open_page(link(laid(site, found)))
    page.locator("#tab-ship").click()
    assert "Frombola" in page.locator(".ship-board h2").first.inner_text()
    page.locator(".ship-board .turn").click()
    assert "Spatha" in page.locator(".ship-board h2").first.inner_text()
    assert "7–9" in page.locator(".ship-board").inner_text()


@pytest.mark.parametrize("tab", ["planets", "ship", "fleet", "cards", "list"])
def test_on_a_phone_every_page_is_a_tap_away_and_the_hand_stays(open_page: Open, site: str, tab: str) -> None:
    found, _ = moment(in_space)
    page = open_page(link(laid(site, found)), **ON_PHONE)
    page.locator(f"#tab-{tab}").tap()
    assert page.locator(".sheets").is_visible() and page.locator(".strip").is_visible()
    strip, dock = page.locator(".strip").bounding_box(), page.locator("#ask").bounding_box()
    assert strip and dock and strip["y"] + strip["height"] <= dock["y"] + 1
