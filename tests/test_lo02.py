"""What the LO02 brief asks of the product and of its documents is there, and true; tests elsewhere cite the rest."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.games.rulebook import rulebook
from tablee.kernel import BadSetup
from tablee.players.levels import player_for
from tablee.table import Place, Setup, Table
from tests.test_packaging import imports
from tests.test_recipes import RECIPES
from tools import class_pages, diagram, drawn, games_page, site, status

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SOURCE = ROOT / "src" / "tablee"
INTERFACES = {"textual", "rich", "cyclopts", "curses", "tkinter", "litestar", "tablee.tui", "tablee.web", "tablee.cli"}
WIDEST = 2000  # of a diagram, in the units of its letters, which are 16 high
PATTERNS = ["Strategy", "Model–View–Controller", "Observer", "Command", "Composite", "Factory", "Singleton"]


def text(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


# The game.


def test_a_whole_game_is_played_from_set_up_to_a_winner() -> None:  # LO02-1, LO02-4, LO02-6
    table = Table.begin(Setup.of("karmaka", seed=5), [Place("Anna", "sensible"), Place("Bob", "novice")], player_for)
    table.play_on()
    assert table.over and table.result is not None
    assert table.result.reason == "transcendence" and len(table.result.winners) == 1
    winner = table.names[table.result.winners[0]]
    assert table.sentences(0, "en")[-1] in (f"{winner} wins the game!", "You win the game!")


def test_every_rule_of_the_annex_is_cited_by_a_test() -> None:  # LO02-2
    cited = status.citations()
    rules = [rule.id for chapter in rulebook("tablee.games.karmaka") for rule in chapter.rule]
    assert len(rules) > 150 and [rule for rule in rules if rule not in cited] == []


@pytest.mark.parametrize("players", [1, 3, 4])
def test_without_an_option_karmaka_is_for_two(players: int) -> None:  # LO02-3, KMK-1.1
    karmaka = GAMES["karmaka"]
    assert karmaka.new().seats == 2
    with pytest.raises(BadSetup):
        karmaka.new(players=players)


# The design.


@pytest.mark.parametrize("room", ["kernel", "games", "players", "table"])
def test_the_rules_and_the_table_import_no_interface(room: str) -> None:  # LO02-9, LO02-10, LO02-20
    for file in sorted((SOURCE / room).rglob("*.py")):
        for name in imports(file):
            parts = name.split(".")
            assert not {parts[0], ".".join(parts[:2])} & INTERFACES, f"{file.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("room", ["kernel", "games", "players", "table"])
def test_the_rules_and_the_table_print_nothing_and_ask_nobody(room: str) -> None:  # LO02-9
    for file in sorted((SOURCE / room).rglob("*.py")):
        code = re.sub(r'""".*?"""', "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.search(r"(?<![\w.])(print|input)\(", code), file.relative_to(ROOT)


def test_a_card_a_game_and_a_player_are_added_by_recipes_that_are_run() -> None:  # LO02-11
    assert {"add_a_card.md", "add_a_game.md", "add_a_player.md"} <= set(RECIPES)
    assert all(f"]({recipe})" in text("index.md") or recipe[:-3] in text("index.md") for recipe in RECIPES)


def test_the_patterns_are_named_with_classes_that_exist() -> None:  # LO02-12
    page = text("lo02/patterns.md")
    assert all(name in page for name in PATTERNS) and "no Singleton" in page
    known = {one.name for one in diagram.classes()}
    named = set(re.findall(r"`([A-Z][a-z]\w+)(?:\.\w+)?`", page))
    assert len(named) > 20 and sorted(named - known) == []


# The models.


def test_the_initial_model_has_its_four_parts() -> None:  # LO02-13, LO02-16
    page = text("lo02/initial.md")
    headings = [line[3:] for line in page.splitlines() if line.startswith("## ")]
    assert [heading.split(":")[0] for heading in headings] == [
        "The project as understood",
        "Class diagram",
        "Sequence diagram",
        "What was sure, what might change",
    ]


def test_every_element_of_the_initial_diagram_is_explained() -> None:  # LO02-14
    classes = set(re.findall(r"^    class (\w+)", text("lo02/initial.mmd"), re.MULTILINE))
    explained = text("lo02/initial.md").split("## Class diagram")[1].split("\n## ")[0]
    assert len(classes) > 12 and [name for name in classes if f"`{name}`" not in explained] == []
    assert not [name for name in classes if re.search("Screen|Window|Console|Menu|Button", name)]


def test_the_sequence_shows_a_turn_with_a_power_and_its_offer() -> None:  # LO02-15
    shown = text("lo02/plan_turn.mmd")
    order = [
        "Anna draws",
        "play Vengeance",
        "power(Game, Anna)",
        "discard(exposed Deed)",
        "accept or decline",
        ": accept",
    ]
    places = [shown.index(word) for word in [*order, ": accept", "the turn ends"]]
    assert places == sorted(places)


def test_the_sequence_of_the_plan_is_drawn_with_the_classes_of_the_plan() -> None:  # LO02-15
    planned = set(re.findall(r"^    class (\w+)", text("lo02/initial.mmd"), re.MULTILINE))
    taking_part = re.findall(r"^    (?:actor|participant) (.+)$", text("lo02/plan_turn.mmd"), re.MULTILINE)
    named = [set(re.findall(r"\w+", each)) & planned for each in taking_part]
    assert len(named) == 6 and all(named)


def test_the_final_sequence_shows_the_same_turn() -> None:  # LO02-33
    shown = text("lo02/turn.mmd")
    order = ["draws", "submit(Anna", "push(power", "discard the exposed Deed", "karmic_offer", "submit(Bob, accept)"]
    places = [shown.index(word) for word in [*order, "the turn ends"]]
    assert places == sorted(places)


def test_the_final_diagrams_are_those_of_the_code(request: pytest.FixtureRequest) -> None:  # LO02-32
    if request.config.getoption("--regenerate"):
        class_pages.main()
    made = {path.name: path.read_text(encoding="utf-8") for path in (DOCS / "lo02").glob("final_*.mmd")}
    assert made == class_pages.diagrams(), "python3 dev.py docs draws them anew"
    assert text("lo02/rooms.md") == class_pages.index()


def test_every_class_is_on_one_page_and_no_page_is_crowded() -> None:  # LO02-32
    shown = Counter[str]()
    for room in class_pages.rooms(every := diagram.classes()):
        for page, by_name in class_pages.pages(room, every):
            assert len(page) <= (class_pages.MOST_NAMES if by_name else class_pages.MOST_BOXES)
            shown.update(f"{room}.{one.name}" for one in page)
    assert shown == Counter(f"{one.room}.{one.name}" for one in every if one.room != ".")


@pytest.mark.parametrize("picture", sorted((DOCS / "lo02").glob("final_*.svg")), ids=lambda path: path.stem)
def test_a_final_diagram_can_be_read_on_one_page(picture: Path) -> None:  # LO02-32
    shown = picture.read_text(encoding="utf-8")
    assert drawn.boxes(shown) and list(drawn.hidden(shown)) == []
    assert drawn.size(shown)[0] <= WIDEST, "a page that is wider would be drawn too small to read"


@pytest.mark.parametrize("source", sorted(DOCS.rglob("*.mmd")), ids=lambda path: path.stem)
def test_every_diagram_is_drawn_as_it_is_written(source: Path) -> None:  # LO02-14, LO02-15, LO02-32
    assert site.is_drawn(source), "python3 dev.py docs draws it anew"


def test_each_element_of_the_plan_is_found_in_the_comparison() -> None:  # LO02-33
    page = text("lo02/final.md")
    assert "(initial.svg)" in page and "(final_overview_rules.svg)" in page
    compared = page.split("## What changed, and why")[1].split("\n## ")[0]
    planned = set(re.findall(r"^    class (\w+)", text("lo02/initial.mmd"), re.MULTILINE))
    cards_and_tastes = {"Transmigrate", "Vengeance", "Denial", "CautiousStrategy", "AggressiveStrategy"}
    assert [name for name in planned - cards_and_tastes if f"`{name}" not in compared] == []
    assert "22 subclasses" in compared and "two strategies" in compared


# The status.


def test_the_status_is_up_to_date(request: pytest.FixtureRequest) -> None:  # LO02-34
    if request.config.getoption("--regenerate"):
        status.main()
    assert text("lo02/status.md") == status.page(), "python3 dev.py docs writes it anew"


def test_the_table_of_the_games_is_up_to_date(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--regenerate"):
        games_page.main()
    assert text("games.md") == games_page.page(), "python3 dev.py docs writes it anew"


def test_every_requirement_is_done_written_a_record_or_a_stated_gap() -> None:  # LO02-34
    listed, cited = status.requirements(), status.citations()
    assert list(listed) == [f"LO02-{number}" for number in range(1, 38)]
    assert [
        name for name, entry in listed.items() if status.state_of(entry, cited.get(name, [])) == "**not done**"
    ] == []
    assert [name for name in cited if name.startswith("LO02") and name not in listed] == []


def test_the_pages_that_answer_requirements_exist() -> None:  # LO02-26, LO02-34
    pages = [entry["page"] for entry in status.requirements().values() if "page" in entry]
    assert len(pages) > 10 and [page for page in pages if not (DOCS / page).is_file()] == []


def test_every_java_item_has_its_counterpart() -> None:  # LO02-23, LO02-29
    page = text("lo02/mapping.md")
    assert [number for number in range(23, 32) if f"| LO02-{number} |" not in page] == []
    assert "python3 dev.py docs" in page
