"""Mutation testing: changes are small, mean something, leave out what does nothing, and are drawn by a seed."""

import ast
from pathlib import Path

import pytest

from tools.mutants import FIXED, ROOT, Fate, Mutant, chosen, judges, note, noted, possible, summary
from tools.mutating import changes


def made(source: str) -> set[str]:
    """What becomes of a line of code."""
    return {change.applied(source).replace("(", "").replace(")", "").strip() for change in changes(source)}


@pytest.mark.parametrize(
    ("source", "mutants"),
    [
        ("a == b", {"a != b"}),
        ("a < b <= c", {"a <= b <= c", "a < b < c"}),
        ("a in b", {"a not in b"}),
        ("a and b or c", {"a or b or c", "a and b and c"}),
        ("not a", {"a"}),
        ("x = True", {"x = False"}),
        ("x = 7", {"x = 8", "x = 6"}),
        ("x = a + b", {"x = a - b"}),
        ("x = a << b", {"x = a >> b"}),
        ("x += y", {"x -= y"}),
        ("s.x = y", {"pass"}),
        ("s.x += y", {"s.x -= y", "pass"}),
        ("draws", set()),
        ("draws()", {"pass"}),
        ("x = min(y)", {"x = maxy"}),
        ("x = [A(), B()]", {"x = [A]", "x = [B]"}),
        ("x = y if z else w", {"x = y if not z else w"}),
    ],
)
def test_each_kind_of_change_is_made(source: str, mutants: set[str]) -> None:
    assert made(source) == {mutant.replace("(", "").replace(")", "") for mutant in mutants}


@pytest.mark.parametrize(
    "source",
    [
        '"""Seven."""',
        "import a",
        "x: Literal[7]",
        "def f(x: Literal[7]) -> Literal[8]: ...",
        "raise BadSetup(7)",
        '@cache(7)\ndef f() -> int:\n    """Eight."""\n    return x',
    ],
)
def test_what_does_nothing_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_a_procedure_returns_early_after_its_docstring() -> None:
    source = 'def f() -> None:\n    """Do."""\n    draw(s)\n'
    early = next(change for change in changes(source) if "returned" in change.told)
    assert early.applied(source) == 'def f() -> None:\n    """Do."""\n    return\n    draw(s)\n'
    assert (early.line, early.told) == (3, "`f` returned at once")


def test_letters_of_several_bytes_do_not_shift_a_change() -> None:
    source = 'x = "é"; y = 7\n'
    assert changes(source)[0].applied(source) == 'x = "é"; y = (6)\n'


def test_every_mutant_of_the_rules_is_python_and_every_module_has_some() -> None:
    mutants = possible()
    stems = {mutant.file.stem for mutant in mutants}
    assert len(stems) > 8 and not stems & FIXED
    for mutant in chosen(mutants, 50, 3):
        source = (ROOT / mutant.file).read_text(encoding="utf-8")
        assert ast.dump(ast.parse(mutant.change.applied(source))) != ast.dump(ast.parse(source))


def test_a_seed_draws_the_same_sample() -> None:
    mutants = possible()
    assert chosen(mutants, 20, 1) == chosen(mutants, 20, 1) != chosen(mutants, 20, 2)
    assert len(chosen(mutants, 10**6, 1)) == len(mutants)


def test_the_summary_gives_the_score_and_each_survivor() -> None:
    first, second, third = (Mutant(mutant.file, mutant.change) for mutant in possible()[:3])
    told = summary([Fate(first, "a test", 1.0), Fate(second, "the time limit", 20.0), Fate(third, "", 2.0)])
    assert told.splitlines()[0] == "2 of 3 mutants noticed (66.7 %), 1 of them by the time limit"
    assert told.splitlines()[1:] == ["1 survived", f"  {third}"]


def test_what_was_noticed_is_noted_and_survivors_are_tried_again(tmp_path: Path) -> None:
    first, second, third = possible()[:3]
    notes = tmp_path / "notes.txt"
    assert noted([first], notes) == []
    for fate in (Fate(first, "a test", 1.0), Fate(second, "", 2.0), Fate(third, "the time limit", 20.0)):
        note(fate, notes)
    found = noted([first, second, third], notes)
    assert [(fate.mutant, fate.noticed) for fate in found] == [(first, "a test"), (third, "the time limit")]


def test_the_scenarios_of_a_game_judge_it_and_the_laws_if_asked() -> None:
    assert judges("karmaka", laws=False) == ["tests/games/karmaka"]
    assert judges("karmaka", laws=True)[:2] == ["tests/games/karmaka", "tests/laws"]
