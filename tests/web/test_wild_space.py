"""Wild Space in a browser: cards told apart, crews at a glance, renewals kept apart, and a game for one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, cast

import httpx
import pytest

from tablee.games.title import Way
from tablee.games.wild_space.data import CARDS, PLANETS
from tablee.games.wild_space.people.foresight import leads
from tablee.games.wild_space.people.view import view
from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.conditions import is_offered
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.table import Place, Setup, Table
from tests.web.boxes import SIZES, faults
from tests.web.conftest import Open, Site
from tests.web.fullest import KEY, NAMES, Fullest, laid
from tests.web.table import GONE_ON, ON_PHONE, link, marked, options, start_solo, until

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SOLO: Final = Way(1, {"level": "easy", "first_player": "seat_0"})
CREW: Final = 15
DRAWN: Final = """async (ids) => {
    const chunks = performance.getEntriesByType("resource").map((each) => each.name);
    for (const chunk of chunks.filter((name) => name.endsWith(".js"))) {
        const board = Object.values(await import(chunk)).find((each) => each?.face && each?.detail);
        if (!board) continue;
        const face = (id) => board.face({ form: "play", touches: [{ zone: "hand", seat: 0, what: id }] });
        return ids.map(face).map((each) => JSON.stringify([each.sign, each.value, each.emblem, each.marks]));
    }
}"""  # what is drawn on each card
FEW: Final = 3  # cards in hand: who has no more draws first


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose games all have one key, so that each is dealt as it was found."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("tablee.server.live.seating.any_key", lambda: KEY)
        serving = Site(tmp_path_factory.mktemp("wild"))
        serving.start()
        yield serving.url
        serving.stop()


def keen(s: WildSpaceState) -> int:
    """Who plays cards as long as there are some, those that play others first: crews grow fast."""
    answers = [option for option in s.options if option >= number.PLAY]
    hand = s.hands[s.to_move]
    if number.APPLY in answers:
        return number.APPLY
    if s.kind == ask.ACTION:
        return answers[-1] if len(hand) > 1 else answers[0]
    if s.kind == ask.PLAY:
        return max(answers, key=lambda option: worth(s, option - number.PLAY))
    if s.kind == ask.DRAW:
        open_ = [option for option in answers if option != number.TAKE_DECK and plays(s.reserve[option - number.TAKE])]
        return open_[0] if open_ else answers[-1]
    return max(answers, key=lambda option: wish(option, len(hand))) if s.kind == ask.MOVE else answers[0]


def plays(card: int) -> bool:
    """Whether a card may lead to another one."""
    return ask.EFFECT[card] >= ask.PLAYING or ask.IS_VETERAN[card]


def worth(s: WildSpaceState, card: int) -> tuple[bool, bool]:
    """Whether a card would lead to another one now, and whether it bears the medal."""
    follows = ask.EFFECT[card] >= ask.PLAYING and is_offered(s, s.to_move, ask.CONDITION[card], ask.EFFECT[card])
    return follows, ask.IS_VETERAN[card]


def wish(option: int, held: int) -> int:
    """How much a keen player wants a move: to take and play, to play while there is a hand, to draw else."""
    if not number.LAND <= option < number.EXPLORE:
        return 1
    actions = ask.SECTOR_ACTIONS[option - number.LAND]
    if ask.TAKING in actions:
        return 3
    return 2 if any((action >= ask.PLAYING) == (held > FEW) for action in actions) else 0


def walked(way: Way) -> Iterator[tuple[WildSpaceState, list[tuple[int, int]]]]:
    """A game of keen players, and the choices so far."""
    setup = Setup.of("wild_space", way.players, 0, dict(way.settings), KEY)
    table = Table.begin(setup, [Place(name) for name in NAMES[: way.players]])
    choices: list[tuple[int, int]] = []
    while not table.over:
        s = cast(WildSpaceState, table._history.state)
        yield s, choices
        choices.append((s.to_move, keen(s)))
        table.submit(*choices[-1])


def moment(way: Way, kind: int, after: int = 0) -> tuple[WildSpaceState, Fullest]:
    """The first question of a kind after so many choices, with cards in hand."""
    for s, choices in walked(way):
        if s.kind == kind and len(choices) >= after and len(s.hands[s.to_move]) >= FEW:
            return s.copy(), Fullest("wild_space", way, list(choices), s.to_move)
    raise AssertionError("it was never asked")


def apart(page: "Page") -> "Locator":
    """The one button behind which renewals wait."""
    return page.locator("[data-apart=renew]:visible")


def test_all_cards_are_told_apart_by_what_is_drawn_on_them(open_page: Open, site: str) -> None:
    page = open_page(link(laid(site, moment(SOLO, ask.MOVE)[1])))
    options(page).first.wait_for()
    drawn = page.evaluate(
        DRAWN,
        [card.id for card in CARDS if card.kind != "captain"],
    )
    assert len(drawn) == len(set(drawn)) == ask.DECK


def test_five_crews_of_about_fifteen_cards_stand_at_1280(open_page: Open, site: str) -> None:
    found = [(s.copy(), list(choices)) for s, choices in walked(Way(5)) if s.kind == ask.MOVE]
    s, choices = found[-1]
    assert max(map(len, s.crews)) >= CREW and sum(map(len, s.crews)) >= 5 * CREW - 5
    page = open_page(link(laid(site, Fullest("wild_space", Way(5), choices, s.to_move))), size=(1280, SIZES[1280]))
    options(page).first.wait_for()
    assert faults(page) == []
    shown = page.locator(".crew [data-card]").evaluate_all("all => all.filter(each => each.checkVisibility()).length")
    assert shown == sum(map(len, s.crews))
    hand = page.locator(".hand ul").bounding_box()
    dock = page.locator("#ask").bounding_box()
    assert hand and dock and hand["y"] + hand["height"] <= dock["y"], "my hand is in sight however large the crews are"


def test_renewals_wait_behind_one_more_step_and_only_then_ask_for_the_card(open_page: Open, site: str) -> None:
    s, at = moment(SOLO, ask.MOVE)
    page = open_page(link(laid(site, at)))
    options(page).first.wait_for()
    renewals = [option for option in s.options if option < number.PLAY]
    assert options(page).count() == len(s.options) - len(renewals)
    assert page.locator(".hand .open").count() == 0, "a card is no answer to where a shuttle goes"
    apart(page).click()
    assert options(page).count() == len(renewals) == page.locator(".hand .open").count()
    page.locator("[data-back]").click()
    assert options(page).count() == len(s.options) - len(renewals) and apart(page).count() == 1
    assert page.evaluate("document.activeElement.matches('[data-apart]')"), "the focus is where one came from"
    apart(page).click()
    before, reserve = marked(page), page.locator(".reserve [data-card]").all()
    names = [each.get_attribute("data-card") for each in reserve]
    options(page).first.click()
    until(page, GONE_ON, arg=before)
    options(page).first.wait_for()
    assert [each.get_attribute("data-card") for each in page.locator(".reserve [data-card]").all()] != names
    assert apart(page).count() == 1, "the same question is asked again"


def test_the_reserve_opens_its_renewal_by_a_click(open_page: Open, site: str) -> None:
    page = open_page(link(laid(site, moment(SOLO, ask.MOVE)[1])))
    options(page).first.wait_for()
    page.locator(".reserve .head button").click()
    assert page.locator("[data-back]").count() == 1 and page.locator(".hand .open").count() > 0


def test_a_card_says_what_it_scores_now_and_whether_its_effect_follows(open_page: Open, site: str) -> None:
    s, at = moment(SOLO, ask.PLAY, 6)
    page = open_page(link(laid(site, at)))
    options(page).first.wait_for()
    words = {
        "follows": "Its effect would follow.",
        "unmet": "Its condition is not met.",
        "idle": "Its effect would do nothing.",
    }
    for lead in [each for each in leads(s, 0) if ask.CARD[each.card] in s.hands[0]]:
        card = page.locator(f'.hand [data-card="{lead.card}"]')
        card.focus()
        page.keyboard.press("Shift")  # by keys: what has the focus is shown large
        card.hover(position={"x": 6, "y": 10})
        said = page.locator(".spotlight").inner_text()
        assert f"would add {lead.credits or 'no'} Credit" in said
        assert lead.effect == "none" or words[lead.effect] in said


def test_a_sector_has_words_and_a_click_lands_there(open_page: Open, site: str) -> None:
    s, at = moment(SOLO, ask.MOVE)
    landing = next(option for option in s.options if number.LAND <= option < number.EXPLORE)
    tile, side = PLANETS[(landing - number.LAND) // 2], ("left", "right")[(landing - number.LAND) % 2]
    page = open_page(link(laid(site, at)))
    sector = page.locator(f'[data-sector="{tile.id}:{side}"].open')
    sector.hover()
    said = page.locator(".spotlight").inner_text()
    assert tile.name.in_("en") in said and getattr(tile, side).text.in_("en") in said
    before = marked(page)
    sector.click()
    assert marked(page) == before, "a single click never answers"
    sector.click()
    until(page, GONE_ON, arg=before)
    assert page.locator(f'[data-sector="{tile.id}:{side}"] [data-shuttle="0"]').count() == 1


def test_a_tap_on_a_sector_shows_its_words_and_what_can_be_done(open_page: Open, site: str) -> None:
    s, at = moment(SOLO, ask.MOVE)
    landing = next(option for option in s.options if number.LAND <= option < number.EXPLORE)
    name = number.option_name(landing).removeprefix("land:")
    page = open_page(link(laid(site, at)), **ON_PHONE)
    options(page).first.wait_for()
    before = marked(page)
    page.locator(f'[data-sector="{name}"]').tap()
    page.locator(f'dialog[open] [data-option="{landing}"]').tap()
    until(page, GONE_ON, arg=before)


def test_the_smugglers_planets_and_icons_are_shown_and_moved(open_page: Open, site: str) -> None:
    _, at = moment(SOLO, ask.SMUGGLER)
    page = open_page(link(laid(site, at)))
    options(page).first.wait_for()
    assert page.locator(".smuggler.active").count() == 1 and page.locator("[data-hostile].open").count() == 2
    assert page.locator(".smuggler .icon").count() > 0
    page.locator(".legend").click()
    assert "he recruits the card of that place" in page.locator("dialog").inner_text()
    page.keyboard.press("Escape")
    before = marked(page)
    page.locator("[data-hostile].open").first.click()
    page.locator("[data-hostile].open").first.click()
    until(page, GONE_ON, arg=before)


SEEN: Final = """each => {
    const box = each.getBoundingClientRect();
    const felt = document.querySelector(".felt").getBoundingClientRect();
    return box.top >= felt.top - 1 && box.bottom <= felt.bottom + 1;
}"""  # whole, on the part of the board that scrolls


def test_on_a_phone_what_is_asked_about_comes_into_sight(open_page: Open, site: str) -> None:
    _, at = moment(SOLO, ask.SMUGGLER)
    page = open_page(link(laid(site, at)), **ON_PHONE)
    options(page).first.wait_for()
    assert page.locator("[data-hostile].open").first.evaluate(SEEN)
    for _ in range(9):
        before = marked(page)
        options(page).first.click()
        until(page, GONE_ON, arg=before)
        options(page).first.wait_for()
        if page.locator(".felt [data-sector].open").count():
            break
    assert page.locator(".felt [data-sector].open").first.evaluate(SEEN), "and the planets again"


@pytest.mark.parametrize("how", [{}, ON_PHONE], ids=["desktop", "phone"])
def test_a_game_for_one_takes_two_clicks_from_home(open_page: Open, site: str, how: dict[str, Any]) -> None:
    page = open_page(**how)
    page.goto(site)
    page.locator("input[name=game][value=wild_space]").check()
    assert page.locator("input[name=level]:checked").get_attribute("value") == "solo:medium"
    page.locator(".start").click()
    options(page).first.wait_for()
    assert page.locator(".smuggler").count() == 1
    table = page.url.split("/t/")[1].split("/")[0]
    assert len(httpx.get(f"{site}api/v1/tables/{table}").json()["table"]["seats"]) == 1


def test_a_virtual_player_is_chosen_on_the_same_page(open_page: Open, site: str) -> None:
    page = open_page()
    page.goto(site)
    page.locator("input[name=game][value=wild_space]").check()
    page.locator("input[name=level][value=novice]").check()
    page.locator(".start").click()
    page.locator(".others .crew").first.wait_for()
    assert page.locator(".smuggler").count() == 0 and page.locator(".crew").count() == 2


def test_the_score_is_one_tap_away_with_its_parts_and_what_one_more_would_add(open_page: Open, site: str) -> None:
    s, at = moment(SOLO, ask.MOVE, 30)
    page = open_page(link(laid(site, at)))
    options(page).first.wait_for()
    page.locator(".own .credits button").click()
    said = page.locator("dialog[open]").inner_text()
    for part in (
        "Same animals",
        "Series",
        "Missions",
        "Robots",
        "Captain",
        "The Smuggler",
        "What one more card would add",
    ):
        assert part in said, part
    more = {each.id: each.credits for each in view(s, 0).crews[0].more}
    row = page.locator("dialog[open] tr", has_text="Rhinoceros").inner_text().split()
    assert row[-1] == (f"+{more['species:rhinoceros']}" if more["species:rhinoceros"] else "0")


def test_the_signs_have_a_legend_and_the_smuggler_is_set_for_one_player_alone(open_page: Open, site: str) -> None:
    page = open_page("#/new/wild_space")
    page.locator("#count").select_option("2")
    assert page.locator("#set-level").count() == 0
    page.locator("#count").select_option("1")
    page.locator("#set-level").wait_for()
    page.goto(site)
    start_solo(page, "wild_space")
    page.locator(".legend").click()
    assert "your crew must hold this" in page.locator("dialog").inner_text()
    assert "Owl" in page.locator("dialog").inner_text()
    assert "so many cards, Captain included" in page.locator("dialog").inner_text()


def test_the_end_is_the_score_sheet_row_by_row_with_the_smuggler(open_page: Open, site: str) -> None:
    choices = [list(choices) for _, choices in walked(SOLO)][-1]
    page = open_page(link(laid(site, Fullest("wild_space", SOLO, choices, 0))))
    options(page).first.wait_for()
    while options(page).count():
        before = marked(page)
        options(page).first.click()
        until(page, GONE_ON, arg=before)
        page.wait_for_function(
            "() => document.querySelector('#ended') || document.querySelector('[data-option]:not([disabled])')"
        )
        if page.locator("#ended").count():
            break
    sheet = page.locator("section.end")
    sheet.wait_for()
    said = sheet.inner_text()
    for part in ("The Smuggler", "Same animals", "Missions", "Icons", "Crew cards"):
        assert part in said, part
    assert faults(page) == []


def test_a_solo_game_is_played_by_keys_alone(open_page: Open, site: str) -> None:
    page = open_page(link(laid(site, moment(SOLO, ask.MOVE)[1])))
    for _ in range(12):
        options(page).first.wait_for()
        before = marked(page)
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        until(page, GONE_ON, arg=before)
    assert not page.locator("#ended").count()
