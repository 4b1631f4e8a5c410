"""The tools behind dev.py and the documentation: the lock, the diagrams of the code, the status of the rules."""

import ast
from pathlib import Path
from threading import Event, Thread

from tools import diagram, site, status
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
    return [diagram._class("room", node) for node in ast.parse(SOURCE).body if isinstance(node, ast.ClassDef)]


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
    drawn = diagram.diagram("room", classes())
    assert "Base <|-- Kind" in drawn and 'Kind --> "*" Seat' in drawn
    assert "+decide(seat, rng) int" in drawn and "+label: str" in drawn and "+size: int" in drawn
    assert "_step" not in drawn and "+count: int" in drawn


def test_what_only_a_method_names_is_used_not_held() -> None:
    lines = list(diagram.relations(classes(), using=True))
    assert "    Base ..> Seat" in lines and "    Kind ..> Seat" not in lines


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
