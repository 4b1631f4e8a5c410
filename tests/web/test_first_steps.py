"""First steps and the coach in the browser: a stranger is led to the end, on a phone and on a desktop."""

from typing import TYPE_CHECKING, Any

import pytest

from tablee.games import GAMES, title_named
from tablee.games.lessons import lessons
from tablee.games.texts import LANGUAGES
from tests.web.boxes import MOST_SHIFT, SCRIPT, WATCH, jumps, shifted
from tests.web.conftest import Open
from tests.web.table import ON_PHONE, choose_first, create, fits, link, options, start_solo, until
from tests.web.test_pages import has_no_fault

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.wiped
COACH = ".coach"
NEXT = f"{COACH} .button.main"
BOARDS = ("overlap", "covered corner", "too small")  # of cards, maps and tabs: tests/web/test_boxes.py
LONGEST = 150  # questions and moments
PATIENCE = 60_000  # milliseconds that a busy machine may need for the next of them
# The coach covers no track, such as the ladder that it speaks of.
CLEAR = """() => {
    const a = document.querySelector('.coach').getBoundingClientRect();
    const tracks = [...document.querySelectorAll('.board .track')].map((each) => each.getBoundingClientRect());
    return tracks.every((b) => a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom);
}"""
# First steps to its end by first choices and *Got it*: in the page itself, as a browser takes long to be asked.
# Something more urgent may be told between a look and a click: both are one here. Where a look finds a fault, the page
# may not have been drawn yet, on a busy machine: it is looked at again once it is.
WALK = f"""async ([boards, longest, patience]) => {{
    const faults = {SCRIPT.strip().rstrip(";")};
    const find = (selector) => document.querySelector(selector);
    const until = async (holds) => {{
        for (const since = Date.now(); !holds(); ) {{
            if (Date.now() - since > patience) throw new Error(`nothing comes after ${{told.at(-1)}}`);
            await new Promise((done) => setTimeout(done, 4));
        }}
    }};
    const told = [];
    const wrong = [];
    const look = () => {{
        const found = faults().filter((fault) => !boards.some((each) => fault.startsWith(each)));
        const news = find('.dock .tell')?.getBoundingClientRect().top ?? 0;
        const last = find('.dock .tell')?.lastElementChild?.getBoundingClientRect().top ?? news;
        return last < news - 1 ? [...found, 'news without its beginning'] : found;
    }};
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const seen = async () => {{
        if (!look().length) return [];
        await frame();
        await frame();
        return look();
    }};
    for (let step = 0; step < longest; step++) {{
        const asks = () => find('.coach') || find('[data-option]:not([disabled])');
        await until(asks);
        const found = await seen();
        await until(asks);
        const coach = find('.coach');
        const now = coach?.dataset.moment ?? null;
        if (found.length) wrong.push([told.length, now, ...found]);
        if (coach?.matches('.last')) return [[...told, now], wrong];
        const line = find('[data-n]').dataset.n;
        if (coach) {{
            told.push(now);
            coach.querySelector('.button.main').click();
            await until(() => find('.coach')?.dataset.moment !== now);
        }} else {{
            find('[data-option]:not([disabled])').click();
            await until(() => find('[data-n]')?.dataset.n !== line);
        }}
    }}
    throw new Error('the script has no end');
}}"""


def moment(page: "Page") -> str | None:
    """What is told now."""
    told = page.locator(COACH)
    return told.get_attribute("data-moment") if told.count() else None


def heights(page: "Page", selector: str) -> list[float]:
    """How high things are on the page."""
    found = [each.bounding_box() for each in page.locator(selector).all()]
    return [box["height"] for box in found if box is not None]


def led(page: "Page") -> list[str]:
    """All that First steps tells, up to its last moment; nothing runs off, is cut or lies under the coach."""
    told, wrong = page.evaluate(WALK, [BOARDS, LONGEST, PATIENCE])
    assert wrong == []
    found: list[str] = told
    return found


def plain(text: str) -> str:
    """Words without the spaces that hold a line together."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


DESKTOP: dict[str, Any] = {"size": (1280, 800)}
SIZES_OF = {"phone": ON_PHONE, "desk": DESKTOP}
RUNS = [(game, language, size) for game in GAMES for language in LANGUAGES for size in SIZES_OF]


@pytest.mark.each("game")
@pytest.mark.parametrize(("game", "language", "size"), RUNS)
def test_first_steps_leads_to_its_end(open_page: Open, game: str, language: str, size: str) -> None:
    page = open_page(coach=True, language=language, **SIZES_OF[size])
    page.locator(f"input[name=game][value={game}]").check()
    page.locator(f"form .first-steps[data-game={game}]").click()
    page.locator(COACH).wait_for()
    page.evaluate(WATCH)
    page.evaluate("new Promise(done => requestIdleCallback(() => done(window.shifts.splice(0).length)))")
    assert fits(page) and min(heights(page, f"{COACH} .button, {COACH} .link")) >= 44
    script = lessons(title_named(game).package).first_steps
    assert script is not None
    assert plain(page.locator(f"{COACH} [aria-live]").inner_text()) == plain(script.moment[0].say[language])
    if language == LANGUAGES[0]:
        has_no_fault(page)
    until(page, CLEAR)
    said = led(page)
    assert shifted(page) < MOST_SHIFT, jumps(page)
    assert said[0] == "welcome" and said[-1] == "closing" and len(said) == len(set(said))
    if size == "phone":
        page.locator(f"{COACH} .button:not(.main)").click()
        options(page).first.wait_for()
        assert moment(page) != said[-1]
    else:
        own_game(page)


def own_game(page: "Page") -> None:
    """From the end of First steps to an ordinary game, at once and against a novice."""
    lesson = page.url
    name = page.locator(".players .owner").first.inner_text()
    page.locator(f"{COACH} .own-game").click()
    until(page, "before => location.href !== before", arg=lesson)
    options(page).first.wait_for()
    assert page.locator(".players .owner").first.inner_text() == name, "a name that was drawn stays"
    table = page.evaluate("fetch(`api/v1/tables/${location.hash.split('/')[2]}`).then(answer => answer.json())")
    levels = [seat["level"] for seat in table["table"]["seats"]]
    assert levels == ([None] if table["table"]["options"].get("level") == "easy" else [None, "novice"])
    assert table["table"]["game"] == page.evaluate("JSON.parse(localStorage['tablee.tables'])[1].game")


# Choices without *Got it*: what is told at each, with the question and what has happened since the last one.
HASTE = """async (longest) => {
    const find = (selector) => document.querySelector(selector);
    const api = `api/v1/tables/${location.hash.split('/')[2]}`;
    const asked = (address) => fetch(address).then((answer) => answer.json());
    const until = async (holds) => {
        for (let tries = 0; !holds() && tries < 3000; tries++) await new Promise((done) => setTimeout(done, 4));
    };
    const met = [];
    while (met.length < longest && !find('.coach.last')) {
        await until(() => find('[data-option]:not([disabled])'));
        const line = find('[data-n]').dataset.n;
        const log = (await asked(`${api}/log?after=0`)).entries;
        const last = log.findLast((entry) => entry.what === 'choice' && entry.seat === 0)?.n ?? 0;
        const news = log.filter((entry) => entry.n >= last).flatMap((entry) => entry.events.map((each) => each.event));
        met.push([find('.coach')?.dataset.moment ?? null, (await asked(`${api}/position`)).decision.kind, news]);
        find('[data-option]:not([disabled])').click();
        await until(() => find('[data-n]').dataset.n !== line);
    }
    return met;
}"""


def test_who_acts_before_reading_is_told_what_is_true_now(open_page: Open) -> None:
    page = open_page(coach=True)
    page.locator("input[name=game][value=spacepaper]").check()
    page.locator("form .first-steps[data-game=spacepaper]").click()
    page.locator(COACH).wait_for()
    told = lessons(title_named("spacepaper").package)
    assert told.first_steps is not None
    moments = {each.id: each.on for each in (*told.first_steps.moment, *told.coach)}
    met = page.evaluate(HASTE, 40)
    said = [name for name, _, _ in met if name is not None]
    assert len(said) == len(set(said)) > 4
    for name, kind, news in met:
        if name is not None and not moments[name].start:
            assert moments[name].decision == kind or moments[name].event in news, (name, kind, news)


def test_first_steps_goes_on_where_it_was_left(open_page: Open) -> None:
    page = open_page(coach=True)
    page.locator("form .first-steps").click()
    page.locator(f"{COACH}[data-moment=welcome]").wait_for()
    page.locator(NEXT).click()
    page.locator(f"{COACH}[data-moment=play]").wait_for()
    page.reload()
    page.locator(f"{COACH}[data-moment=play]").wait_for()
    assert page.locator(".board.guided .lit").count(), "what it speaks of is lit, in the colour of the coach"
    options(page).first.hover()
    page.locator(".board:not(.guided) .lit").first.wait_for()
    page.locator(f"{COACH} .button.quiet").click()
    page.locator("dialog a", has_text="KMK-6.1").wait_for()


def test_the_coach_speaks_once_and_can_be_silenced(open_page: Open, site: str) -> None:
    page = open_page(coach=True)
    start_solo(page)
    page.locator(COACH).wait_for()
    first = moment(page)
    choose_first(page)  # who goes on has read it
    options(page).first.wait_for()
    assert moment(page) != first
    page.reload()
    options(page).first.wait_for()
    assert moment(page) != first
    made = create(page, site, "spacepaper", [{"who": "me"}, {"who": "sensible"}])
    page.goto(site + link(made["seats"][0]))
    page.locator(COACH).wait_for()
    page.locator(f"{COACH} .link").click()
    page.reload()
    options(page).first.wait_for()
    assert moment(page) is None
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("switch", name="Tips: off").click()
    page.keyboard.press("Escape")
    page.locator(COACH).wait_for()


def test_first_steps_guides_whoever_silenced_the_coach_elsewhere(open_page: Open, site: str) -> None:
    page = open_page()  # where the coach is silent
    page.locator("form .first-steps").click()
    page.locator(f"{COACH}[data-moment=welcome]").wait_for()
    page.locator(f"{COACH} .link").click()
    until(page, "() => !document.querySelector('.coach')")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("switch", name="Tips: off").click()
    page.keyboard.press("Escape")
    page.locator(COACH).wait_for()
    page.locator(f"{COACH} .link").click()
    page.goto(site)
    page.locator("form .first-steps").click()
    page.locator(f"{COACH}[data-moment=welcome]").wait_for()


def test_a_number_finds_its_rule_and_every_rule_has_an_address(open_page: Open) -> None:
    page = open_page("#/rules/karmaka/KMK-10.7", size=(390, 844))
    page.locator("[id='KMK-10.7'].here").wait_for()
    assert page.evaluate("document.getElementById('KMK-10.7').getBoundingClientRect().top < innerHeight")
    page.locator("#find").fill("9.1")
    assert page.locator("dl .rule").first.get_attribute("id") == "KMK-9.1"
    page.locator("#find").fill("")
    appendix = page.locator(".appendix ~ section").all_inner_texts()
    assert any("generator" in text for text in appendix)
    assert page.locator(".primer svg[role=img]").get_attribute("aria-label")
    page.locator("dd a.inline").first.click()
    page.locator(".rule.here, section.here").first.wait_for()


def test_home_remembers_name_game_and_level(open_page: Open, site: str) -> None:
    page = open_page()
    name = page.locator(".name input")
    name.fill("Maël ")
    start_solo(page, "spacepaper", "novice")
    page.goto(site)
    assert name.input_value() == "Maël"
    page.locator("input[name=game][value=spacepaper]:checked").wait_for()
    page.locator("input[name=level][value=novice]:checked").wait_for()
    name.fill("")
    start_solo(page, "karmaka", "apprentice")
    page.goto(site)
    page.locator("input[name=game][value=karmaka]:checked").wait_for()
    page.locator("input[name=level][value=apprentice]:checked").wait_for()
    assert name.input_value() == ""


def test_who_is_new_is_led_to_first_steps_before_the_start(open_page: Open) -> None:
    page = open_page(**ON_PHONE)
    steps, start = page.locator("form .first-steps.main"), page.locator(".start")
    steps.wait_for()
    above, below = steps.bounding_box(), start.bounding_box()
    assert above is not None and below is not None
    assert above["y"] + above["height"] < min(ON_PHONE["size"][1], below["y"])
    assert "we pick one" in page.locator("#unnamed").inner_text()
    rows = [row.locator("a, .first-steps").all() for row in page.locator(".lessons li").all()]
    left = {tuple(each.evaluate("each => Math.round(each.getBoundingClientRect().x)") for each in row) for row in rows}
    assert len(rows) == len(GAMES) and len(left) == 1
    page.evaluate("localStorage.setItem('tablee.tables', JSON.stringify([{id: 'x', game: 'karmaka', seat: 0}]))")
    page.reload()
    page.locator("form .first-steps:not(.main)").wait_for()
    assert page.locator(".start.main").count() == 1
