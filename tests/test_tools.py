"""The tools behind dev.py and the documentation: the lock, the diagrams of the code, the status of the rules."""

import ast
from pathlib import Path
from threading import Event, Thread

from tools import class_pages, diagram, drawn, site, status
from tools.lock import held

SOURCE = '''
class Base:
    """A contract."""

    def decide(self, seat: "Seat", rng: int) -> int:
        """One option."""


class Kind(Base):
    """One kind."""

    label: str

    def __init__(self, seats: "list[Seat]", step: "Step[State]") -> None:
        self.seats = seats
        self._step = step
        self.count = 0

    @property
    def size(self) -> int:
        """How many."""


class Seat:
    """A seat."""
'''


def classes() -> list[diagram.Class]:
    return [diagram._class("room", "file", node) for node in ast.parse(SOURCE).body if isinstance(node, ast.ClassDef)]


def test_a_lock_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    waits, entered = Event(), Event()

    def other() -> None:
        with held(tmp_path / "lock", waits.set):
            entered.set()

    with held(tmp_path / "lock", lambda: None):
        thread = Thread(target=other)
        thread.start()
        assert waits.wait(10) and not entered.is_set()
    assert entered.wait(10)
    thread.join()


def test_a_class_is_drawn_with_what_it_extends_holds_and_does() -> None:
    shown = class_pages.drawn(classes(), [], by_name=False)
    assert "Base <|-- Kind" in shown and 'Kind *-- "*" Seat' in shown
    assert "+decide(seat, rng) int" in shown and "+label: str" in shown and "+size: int" in shown
    assert "_step" not in shown and "+count: int" in shown


def test_what_was_handed_in_from_another_file_is_shared_and_what_was_made_is_a_part() -> None:
    base, kind, seat = classes()
    seat.file = "elsewhere"
    assert diagram.holds(kind, [base, seat]) == {"Seat": ("o", "*")}
    kind.lent.clear()
    assert diagram.holds(kind, [base, seat]) == {"Seat": ("*", "*")}


def test_classes_that_belong_together_share_a_page_until_it_is_full() -> None:
    many = [diagram.Class("room", f"C{at}") for at in range(class_pages.MOST_BOXES + 1)]
    many.append(diagram.Class("room", "Last", bases=["C0"]))
    pages = [[one.name for one in page] for page, _ in class_pages.pages("room", many)]
    assert pages[0] == ["C0", "Last"], "what nothing ties is apart, so that no line runs behind it"
    assert [len(page) for page in pages] == [2, class_pages.MOST_BOXES]


BOX = (
    '<g class="node default" id="my-svg-classId-{name}-0" transform="translate({x}, 50)">'
    '<g class="basic label-container outer-path"><path d="M-20 -10 L20 10"/>'
)
LINE = '<path d="M0,50L{x},50" id="e" data-id="id_A_C_1"/>'


def test_a_line_that_runs_behind_a_box_is_found_and_its_own_ends_are_none() -> None:
    boxes = "".join(BOX.format(name=name, x=x) for name, x in (("A", 0), ("B", 100), ("C", 200)))
    assert list(drawn.hidden(boxes + LINE.format(x=200))) == ["A_C runs behind B"]
    assert list(drawn.hidden(boxes + LINE.format(x=70))) == []


def test_a_rule_is_cited_by_tests_and_opening_sentences_alone() -> None:
    table = 'TABLE = "KMK-99.2"\n'
    tests = "def helper() -> None:  # KMK-99.3\n    pass\n\n\ndef test_it() -> None:  # KMK-99.4\n    pass\n"
    text = f'"""About KMK-99.1."""\n{table}{tests}'
    assert status.ID.findall(status._tests_in(text)) == ["KMK-99.1", "KMK-99.4"]


def test_a_requirement_without_test_page_or_record_states_its_gap() -> None:
    assert status.state_of({"kind": "F", "gap": "to come"}, []) == "**not done**: to come"
    assert status.state_of({"kind": "F", "gap": "to come"}, ["test_x.py"]) == "done"
    assert status.state_of({"kind": "F", "partly": "half"}, ["test_x.py"]) == "**partly**: half"
    assert status.state_of({"kind": "A"}, []) == "record"


def test_a_picture_remembers_what_it_was_drawn_from(tmp_path: Path) -> None:
    source = tmp_path / "one.mmd"
    source.write_text("flowchart LR; a --> b")
    assert not site.is_drawn(source)
    source.with_suffix(".svg").write_text(f"<!-- drawn from {site.digest(source.read_text())} -->\n<svg/>")
    assert site.is_drawn(source)
    source.write_text("flowchart LR; a --> c")
    assert not site.is_drawn(source)
