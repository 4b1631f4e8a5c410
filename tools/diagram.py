"""The classes of the code, read from its sources: what they extend, hold and do; `tools/class_pages.py` draws them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "tablee"
STEP_OF: Final = re.compile(r"Step\[\w+\]")
MANY: Final = {"list", "dict", "tuple", "set", "deque", "Sequence"}


@dataclass
class Class:
    """A class of the code: where it is, what it extends, what it holds and what it does."""

    room: str
    name: str
    file: str = ""
    bases: list[str] = field(default_factory=list)
    fields: dict[str, str] = field(default_factory=dict)
    lent: set[str] = field(default_factory=set)  # the fields that were handed in, and may be shared with others
    methods: list[str] = field(default_factory=list)
    uses: set[str] = field(default_factory=set)  # the names in its methods' signatures


def room_of(file: Path) -> str:
    """The room of a file: the folder it lies in."""
    return file.parent.relative_to(SOURCE).as_posix()


def classes() -> list[Class]:
    """Every public class of the package, in the order of the files."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.append(_class(room_of(file), file.stem, node))
    return found


def _class(room: str, file: str, node: ast.ClassDef) -> Class:
    made = Class(room, node.name, file, [_named(base) for base in node.bases])
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            made.fields[part.target.id] = _read(part.annotation)
        elif isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            _take(made, part)
    made.fields = {
        name: kind for name, kind in made.fields.items() if not name.startswith("__") and not _is_shared(kind)
    }
    return made


def _is_shared(kind: str) -> bool:
    """Whether a field is the class's own, the same for all its objects: how a library is told something."""
    return kind.startswith("ClassVar")


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
        made.lent = _lent(method)
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


def _lent(init: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """The attributes that a constructor sets to what it was given."""
    given = {arg.arg for arg in [*init.args.args, *init.args.kwonlyargs]}
    found = set()
    for node in ast.walk(init):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        value = getattr(node, "value", None)
        if isinstance(target, ast.expr) and _is_own(target) and isinstance(value, ast.Name) and value.id in given:
            found.add(ast.unparse(target)[5:])
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


def extends(one: Class, names: set[str]) -> Iterator[str]:
    """The lines of what a class extends."""
    yield from (f"    {base} <|-- {one.name}" for base in one.bases if base in names)


def holds(one: Class, shown: list[Class]) -> dict[str, tuple[str, str]]:
    """The classes that the fields of a class name, each with its diamond and number.

    A full diamond is a part: made by its holder, or a class of the same file. A hollow one was handed in.
    """
    at = {other.name: (other.room, other.file) for other in shown if other.name != one.name}
    held: dict[str, tuple[str, str]] = {}
    for name, kind in one.fields.items():
        inside = _words(kind)
        for other in at.keys() & inside:
            number = "*" if MANY & set(inside) else held.get(other, ("", "1"))[1]
            is_part = name not in one.lent or at[other] == (one.room, one.file)
            held[other] = ("*" if is_part else "o", number)
    return held


def relations(shown: list[Class]) -> Iterator[str]:
    """Who extends whom and who holds whom, among the classes shown."""
    names = {one.name for one in shown}
    for one in shown:
        yield from extends(one, names)
        held = sorted(holds(one, shown).items())
        yield from (f'    {one.name} {diamond}-- "{number}" {other}' for other, (diamond, number) in held)
