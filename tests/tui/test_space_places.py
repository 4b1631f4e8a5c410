"""SpacePaper in the places around a game: form, rulebook, resume, review, plain mode; and the screens as text."""

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from tablee.cli import main
from tablee.games.texts import LANGUAGES
from tablee.games.typography import french
from tablee.players.thinking import Budget
from tablee.tui.plain.console import Console
from tablee.tui.plain.plain_mode import Plain
from tablee.tui.screens.game.end import End
from tablee.tui.screens.places.home import Home
from tablee.tui.screens.places.new_game import NewGame
from tablee.tui.screens.places.review import Review
from tablee.tui.screens.places.rules import RulesScreen
from tablee.tui.widgets.maps.chart import MapView
from tablee.tui.wishes.game_wishes import about, credit, game_title, lines, seated
from tablee.tui.wishes.settings_file import GameWish
from tests.tui.pilots import LARGE, SMALL, playing, press, program, screen_text, settled, sit, until
from tests.tui.pilots import wish as karmaka_wish
from tests.tui.space import desk_at, finished, wish
from tests.tui.test_app_screens import HERE, check
from tests.tui.test_spacepaper import VAST, at_table, screen_of

# The form.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_the_author_and_the_licence_are_shown(tmp_path: Path, language: str) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"), language)

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        text = " ".join(screen_text(app).split())
        assert "SpacePaper" in text and "Jne[CrAcK]" in text and "CC BY-NC-SA 4.0" in text
        await press(pilot, "enter")
        assert screen_text(app).lstrip().startswith("SpacePaper · ")
        await press(pilot, "r")
        assert isinstance(app.screen, RulesScreen) and "Jne[CrAcK]" in screen_text(app)

    sit(app, walk)
    assert game_title("spacepaper", language) == "SpacePaper" and game_title("karmaka", language) == "Karmaka"
    assert credit("karmaka", language) == "" and "2018" in credit("spacepaper", language)
    assert "Jne[CrAcK]" in about(seated(wish("Anna", "Bob")), language)
    assert "Jne" not in about(seated(karmaka_wish("Anna", "Bob")), language)


def test_each_setting_is_explained_where_it_is_chosen(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        for name, words in (
            ("preset", "The usual length"),
            ("turn_cap", "The last turn is that of the length chosen"),
            ("economic_target", "The gold to exceed is that of the length"),
            ("bankruptcy_from_turn", "spares a table of beginners"),
            ("living_target", "living planets wins"),
            ("movement", "Each player moves all ships"),
            ("races_and_homes", "Each player chooses a race"),
        ):
            app.screen.query_one(f"#set-{name}").focus()
            await settled(pilot)
            assert words in " ".join(screen_text(app).split()), name
        await press(pilot, "right")
        assert "Chance gives each player a race" in " ".join(screen_text(app).split())

    sit(app, walk)


def test_all_settings_are_explained_at_once_where_there_is_room(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        text = " ".join(screen_text(app).split())
        assert "The usual length" in text and "Each player chooses a race" in text

    sit(app, walk, VAST)


def test_a_number_is_typed_where_a_setting_takes_any(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        app.screen.query_one("#set-turn_cap").focus()
        await press(pilot, "7", "5")
        assert "75▏" in screen_text(app)
        await press(pilot, "enter")
        assert "◂ 75 turns ▸" in screen_text(app) and app.settings.last.options["turn_cap"] == "75"
        app.screen.query_one("#set-turn_cap").focus()
        await press(pilot, "5", "enter")  # fewer than the rules take
        assert app.settings.last.options["turn_cap"] == "75"
        app.screen.query_one("#start").focus()
        await press(pilot, "enter")
        assert "Set-up" in screen_text(app) and playing(app).desk.table.setup.options["turn_cap"] == "75"

    sit(app, walk)


def test_a_number_that_no_rule_takes_is_not_wished_for() -> None:
    taken = {line.name: line.value for line in lines(seated(wish("Anna", "Bob", turn_cap="9999", movement="7")))}
    assert taken["turn_cap"] == "preset" and taken["movement"] == "one_by_one"


def test_all_games_are_a_few_arrows_apart(tmp_path: Path) -> None:
    app = program(tmp_path, karmaka_wish("Anna", "Bob=random"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        app.screen.query_one("#game").focus()
        for title in ("Karman Swap", "SpacePaper"):
            await press(pilot, "right")
            assert isinstance(app.screen, NewGame) and title in screen_text(app)
        app.screen.query_one("#start").focus()
        await press(pilot, "enter")
        assert playing(app).query(MapView)

    sit(app, walk)
    assert app.settings.last.game == "spacepaper"


def test_people_who_share_a_screen_need_no_curtain_and_read_who_is_asked(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob"))

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        asked = set()
        for _ in range(6):
            screen = playing(app)
            name = screen.desk.table.names[screen.reader]
            assert f"▌{name}: " in screen_text(app)
            asked.add(name)
            await press(pilot, "enter")
        assert asked == {"Anna", "Bob"}

    sit(app, walk)


def test_a_whole_game_is_played_by_enter_alone(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random", turn_cap="10", bankruptcy_from_turn="10"))

    async def walk(pilot: Pilot[None]) -> None:
        for _ in range(900):
            if isinstance(app.screen, End):
                break
            await press(pilot, "enter")
        assert isinstance(app.screen, End)
        assert re.search("you win|Bob wins|share", screen_text(app)) and "science" in screen_text(app)
        await press(pilot, "down", "enter")
        assert isinstance(app.screen, Review) and app.screen.query_one(MapView).region.height > 5

    sit(app, walk)


# Resume and review.


def test_a_game_is_left_and_resumed_where_it_was(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"))
    plies: list[int] = []

    async def leave(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter", "enter", "enter", "enter")
        plies.append(playing(app).desk.table.ply)
        await press(pilot, "s", "enter")
        assert isinstance(app.screen, Home)

    async def resume(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "enter")
        await until(pilot, lambda: again.screen.query_one("#shelf", OptionList).option_count > 0)
        assert "SpacePaper" in screen_text(again)
        await press(pilot, "enter")
        assert playing(again).desk.table.ply == plies[0] > 0
        assert playing(again).query(MapView)

    sit(app, leave)
    again = program(tmp_path, wish("Anna", "Bob=random"))
    sit(again, resume)


def test_a_finished_game_is_walked_through_on_the_map(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob"))

    async def walk(pilot: Pilot[None]) -> None:
        screen = Review(finished(), Budget(iterations=2))
        await app.push_screen(screen)
        await settled(pilot)
        assert "Moment 0" in screen_text(app) and screen.query_one(MapView).region.height > 5
        await press(pilot, "down", "down", "right", "right")
        assert "Turn 2/10" in screen_text(app) or "Turn 3/10" in screen_text(app)
        await press(pilot, "tab", "v")
        assert "seen by" in screen_text(app) and screen.atlas is not None
        await press(pilot, "end")
        assert "victory" in screen_text(app)

    sit(app, walk, LARGE)


# Plain mode.


Run = Callable[..., str]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """What `tablee play spacepaper --plain` prints when some lines are typed."""

    def run(typed: str, *args: str) -> str:
        words = ["tablee", "play", "spacepaper", "--plain", "--saves", str(tmp_path), *args]
        monkeypatch.setattr(sys, "argv", words)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        main()
        return capsys.readouterr().out

    return run


SEATS = ("--seats", "Anna,Bob=random", "--seed", "5", "--bankruptcy-from-turn", "60")


def test_plain_mode_tells_the_same_facts_page_by_page(plain: Run) -> None:
    pages = ["map", "system oméga", "civ bob", "view sciences anna", "view rivals", "view ships", "view"]
    typed = "\n".join(["1", "1", "1", "2", "1", *pages, "list", "?", "log", ""])
    out = plain(typed, "--lang", "en", *SEATS)
    for part in (
        "SpacePaper. Answer with a number",
        "Jne[CrAcK]",
        "The galaxy as a list",
        "Lanes: Olho 2 (1 step), sN22 (2 steps)",
        "Omega · ? not revealed",
        "● Bob",
        "Technology wheel of Anna",
        "All civilisations",
        "All ships",
        "Pages to look at: Map, System, Planets",
        "In this game also:",
        "SPP-",
        "end: end the phase",
    ):
        assert part in out, part


def test_with_many_players_the_rivals_are_named_in_full_and_counted_in_columns(plain: Run) -> None:
    out = plain("view rivals\n", "--lang", "en", "--seats", "Anna,Bob=random,Cleo=random,Dan=random,Eve=random")
    page = out[out.index("All civilisations") :]
    shapes = ["■", "●", "◆", "★", "▲"]
    assert [shape for shape in shapes if re.search(rf"^ *{shape} \w+$", page, re.MULTILINE)] == shapes
    assert re.search(r"^ +■ +● +◆ +★ +▲$", page, re.MULTILINE)
    assert re.search(r"^ *Income( +\+\d+ −\d+){5}$", page, re.MULTILINE)
    assert "…" not in page[: page.index("Infrastructure")]


def test_no_question_of_plain_mode_prints_a_hundred_lines(plain: Run) -> None:
    out = plain("1\n2\n3\n1\n" * 60, "--lang", "fr", *SEATS)
    questions = re.split(french(r"Votre choix \(de 1 à \d+, ou « \? »\) :"), out)
    assert len(questions) > 100
    assert max(part.count("\n") for part in questions[1:]) < 60


def test_plain_mode_groups_long_lists_and_shows_a_group_by_its_words() -> None:
    desk = desk_at("build", 150, seed=9)
    sink = io.StringIO()
    source = io.StringIO("science\nfin\nend\nagain\nquit\n")
    assert len(desk.choices(0, "en")) > 20
    Plain(desk, Console(source, sink), "en", Budget(iterations=2)).run()
    out = sink.getvalue()
    assert re.search(r"^\d+ to \d+\. .*energy \d+$", out, re.MULTILINE) and "To read the options under a heading" in out
    assert re.search(r"^\d+\. Science level", out, re.MULTILINE)
    assert "Nothing like your last answer" in out or "again" in out


def test_plain_mode_goes_a_way_of_several_steps() -> None:
    desk = desk_at("step", 150, seed=10)
    ply, sink = desk.table.ply, io.StringIO()
    seat = Plain(desk, Console(io.StringIO("quit\n"), sink), "en", Budget(iterations=2))
    way = next(choice for choice in seat.choices(0) if len(choice.chain) > 2)
    assert seat.chosen(0, str(way.number)) and desk.table.ply >= ply + len(way.chain)


# The screens as text.

PICTURES = (  # the state, and the keys that lead from one picture to the next
    ("build", 150, 9, ((), ("tab", "tab"), ("tab",), ("tab",), ("tab",))),
    ("step", 150, 9, (("down",), ("slash", *"stop", *["down"] * 6), ("escape", "m", "plus"))),
)


@pytest.mark.parametrize("size", [SMALL, LARGE, VAST], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_of_spacepaper_look_as_before(
    tmp_path: Path, language: str, size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    shown: list[str] = []
    for kind, after, seed, steps in PICTURES:

        async def walk(pilot: Pilot[None], kind: str = kind, steps: tuple[tuple[str, ...], ...] = steps) -> None:
            for at, keys in enumerate(steps):
                await press(pilot, *keys)
                shown.append(f"== {kind} {at} ==\n{screen_of(pilot)}")

        at_table(tmp_path / kind, desk_at(kind, after, seed=seed), walk, size, language)
    check(HERE / f"spacepaper-{language}-{size[0]}x{size[1]}.txt", "\n".join(shown), request)


def test_the_form_of_a_new_game_looks_as_before(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    shown: list[str] = []
    for language in LANGUAGES:
        app = program(tmp_path / language, wish("Anna", "Bob=random"), language)

        async def walk(pilot: Pilot[None]) -> None:
            await press(pilot, "enter")
            shown.append(screen_of(pilot))

        sit(app, walk)
    check(HERE / "spacepaper-new.txt", "\n".join(shown), request)


def test_a_wish_of_old_for_a_game_that_is_gone_is_made_whole() -> None:
    assert seated(GameWish("chess")).game == "karmaka"
