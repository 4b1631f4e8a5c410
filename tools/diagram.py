"""Draw the class diagrams of docs/lo02/final.md from the code as it is: Mermaid text, one file for each room."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "tablee"
FOLDER: Final = ROOT / "docs" / "lo02"
HEAD: Final = """%%{init: {"class": {"hideEmptyMembersBox": true}}}%%
%% Written by tools/diagram.py from the code: do not edit.
classDiagram
"""
STEP_OF: Final = re.compile(r"Step\[\w+\]")
MANY: Final = {"list", "dict", "tuple", "set", "deque", "Sequence"}

# What the overview shows: the classes that a move meets, and who they work with.
OVERVIEW: Final = [
    "Machine", "Game", "Rules", "Telling", "Mind", "State", "Frame", "Step", "Decision", "Event", "Player", "Seat",
    "Result", "KarmakaRules", "SpokenTelling", "KarmakaMind", "KarmakaState", "Soul", "Variant", "KarmakaView",
    "PlayCard", "AimAtRival",
    "Random", "Sensible", "Slipping", "Expert", "Master", "Novice", "Lookahead", "Search",
    "Sitting", "Table", "History", "Moment", "Journal", "JournalFile", "Setup", "Place", "Audience", "News",
    "Saves", "Match",
]  # fmt: skip
BY_NAME: Final = ("_steps", "_data", "tui", "server")  # rooms of many classes, which are shown by name alone


@dataclass
class Class:
    """A class of the code: where it is, what it extends, what it holds and what it does."""

    room: str
    name: str
    bases: list[str] = field(default_factory=list)
    fields: dict[str, str] = field(default_factory=dict)
    methods: list[str] = field(default_factory=list)
    uses: set[str] = field(default_factory=set)  # the names in its methods' signatures


def room_of(file: Path) -> str:
    """The diagram a file belongs to: its package, with the steps of a game apart."""
    parts = file.relative_to(SOURCE).parts
    if parts[0] == "games":
        name = parts[1] if len(parts) > 2 else "games"
        apart = "steps" if file.stem in ("steps", "turns") else file.stem.split("_")[-1]
        apart = "data" if "data" in parts[2:-1] else apart
        return f"{name}_{apart}" if f"_{apart}" in BY_NAME and name != "games" else name
    return parts[0] if len(parts) > 1 else "program"


def classes() -> list[Class]:
    """Every public class of the package, in the order of the files."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.append(_class(room_of(file), node))
    return found


def _class(room: str, node: ast.ClassDef) -> Class:
    made = Class(room, node.name, [_named(base) for base in node.bases])
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            made.fields[part.target.id] = _read(part.annotation)
        elif isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            _take(made, part)
    made.fields = {name: kind for name, kind in made.fields.items() if not name.startswith("__")}
    return made


def _read(annotation: ast.expr | None) -> str:
    """A type as it is read: without quotes, and a step by its name alone."""
    return STEP_OF.sub("Step", ast.unparse(annotation).replace("'", "")) if annotation else ""


def _named(base: ast.expr) -> str:
    """The name of a base class, without its module or its parameter."""
    whole = base.value if isinstance(base, ast.Subscript) else base
    return whole.attr if isinstance(whole, ast.Attribute) else ast.unparse(whole)


def _take(made: Class, method: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    """A method's signature; a property is a field, and a constructor says what the fields are."""
    returns = _read(method.returns)
    parameters = [*method.args.args, *method.args.kwonlyargs]
    made.uses.update(_words(" ".join([returns, *(_read(arg.annotation) for arg in parameters)])))
    if method.name == "__init__":
        made.fields = {**_attributes(method), **made.fields}
    elif any(_named(mark) == "property" for mark in method.decorator_list):
        made.fields[method.name] = returns
    elif not method.name.startswith("_"):
        given = [arg.arg for arg in parameters if arg.arg not in ("self", "cls")]
        made.methods.append(f"{method.name}({', '.join(given)}) {'' if returns == 'None' else returns}".strip())


def _attributes(init: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
    """What a constructor sets, with the declared type or that of the parameter or call it comes from."""
    given = {arg.arg: _read(arg.annotation) for arg in init.args.args}
    found: dict[str, str] = {}
    for node in ast.walk(init):
        if isinstance(node, ast.AnnAssign) and _is_own(node.target):
            found[ast.unparse(node.target)[5:]] = _read(node.annotation)
        elif isinstance(node, ast.Assign) and len(node.targets) == 1 and _is_own(node.targets[0]):
            found.setdefault(ast.unparse(node.targets[0])[5:], _kind(node.value, given))
    return found


def _is_own(target: ast.expr) -> bool:
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"


def _kind(value: ast.expr, given: dict[str, str]) -> str:
    """The type of a value, where it can be read off."""
    if isinstance(value, ast.Name):
        return given.get(value.id, "")
    if isinstance(value, ast.Constant):
        return type(value.value).__name__
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id[0].isupper():
        return value.func.id
    return ""


def _words(kind: str) -> list[str]:
    """The names in a type."""
    return "".join(letter if letter.isalnum() or letter == "_" else " " for letter in kind).split()


def relations(shown: list[Class], *, using: bool = False) -> Iterator[str]:
    """Who extends whom, who holds whom and, if asked, who else is named by a method, among the classes shown."""
    names = {one.name for one in shown}
    used = {one.name: one.uses for one in shown}
    for one in shown:
        yield from (f"    {base} <|-- {one.name}" for base in one.bases if base in names)
        held = holds(one, names - {one.name})
        yield from (f'    {one.name} --> "{number}" {other}' for other, number in held.items())
        if using:
            inherited = {name for base in one.bases for name in used.get(base, ())}
            others = sorted((one.uses & names) - inherited - {one.name, *one.bases, *held})
            yield from (f"    {one.name} ..> {other}" for other in others)


def holds(one: Class, names: set[str]) -> dict[str, str]:
    """The classes that the fields of a class name: one of it, or many."""
    held: dict[str, str] = {}
    for kind in one.fields.values():
        inside = _words(kind)
        for other in inside:
            if other in names:
                held[other] = "*" if MANY & set(inside) else held.get(other, "1")
    return held


def boxes(shown: list[Class]) -> Iterator[str]:
    """The classes with what they hold and do, as far as it is public."""
    for one in shown:
        lines = [f"        +{name}{f': {kind}' if kind else ''}" for name, kind in one.fields.items() if name[0] != "_"]
        lines += [f"        +{method}" for method in one.methods]
        yield "\n".join([f"    class {one.name} {{", *lines, "    }"]) if lines else f"    class {one.name}"


def diagram(room: str, every: list[Class]) -> str:
    """The diagram of one room: its classes whole, and by name what they extend elsewhere."""
    ours = [one for one in every if one.room == room]
    names = {one.name for one in ours}
    bases = {base for one in ours for base in one.bases} - names
    elsewhere = [Class(one.room, one.name) for one in every if one.name in bases and one.room != room]
    drawn = [f"    class {one.name}" for one in ours] if room.endswith(BY_NAME) else list(boxes(ours))
    return HEAD + "\n".join([*drawn, *relations([*ours, *elsewhere])]) + "\n"


def overview(every: list[Class]) -> str:
    """The classes that a move meets, by name, with all that ties them."""
    shown = [one for one in every if one.name in OVERVIEW]
    return HEAD + "\n".join([*(f"    class {one.name}" for one in shown), *relations(shown, using=True)]) + "\n"


def diagrams() -> dict[str, str]:
    """The text of every diagram, by the name of its file."""
    every = classes()
    rooms = dict.fromkeys(one.room for one in every)
    drawn = {f"final_{room}.mmd": diagram(room, every) for room in rooms if room != "program"}
    return {"final_overview.mmd": overview(every), **drawn}


def main() -> None:
    """Write the diagrams."""
    for name, text in diagrams().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
