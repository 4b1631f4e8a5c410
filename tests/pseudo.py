"""A language made out of English by machine: every word in accents, every sentence between brackets."""

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, Message, Pattern, Resource, SelectExpression, Term, TextElement
from fluent.syntax.visitor import Visitor

LANGUAGE = "qps"  # no people speak it
SOURCES = Path(__file__).parents[1] / "src"
PLAIN, STRANGE = "aceinosuyzACEINOSUYZ", "åçëïñöšüÿžÅÇËÏÑÖŠÜŸŽ"
ACCENTS = str.maketrans(PLAIN, STRANGE)
OPEN, CLOSE = "⟦", "⟧"
# A word as English writes it: letters that are all plain, at least one of which the language would have changed.
ENGLISH = re.compile(rf"(?<![^\W_])[A-Za-z]*[{PLAIN}][A-Za-z]*(?![^\W_])")


def strange(text: str) -> str:
    """A text in the language."""
    return f"{OPEN}{text.translate(ACCENTS)}{CLOSE}" if text else ""


def english_in(text: str, known: Iterable[str] = ()) -> list[str]:
    """The English words of a text, but those that are known to be no words."""
    for each in known:
        text = text.replace(each, " ")
    return ENGLISH.findall(text)


class Accents(Visitor):
    """Changes every piece of text of a message."""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the name that Fluent wants
        """Put on the accents."""
        node.value = node.value.translate(ACCENTS)


def strange_fluent(text: str) -> str:
    """A Fluent file in the language; what is put in stays as it is."""
    resource: Resource = FluentParser().parse(text)
    Accents().visit(resource)
    for entry in resource.body:
        if isinstance(entry, Message | Term) and entry.value is not None:
            bracket(entry.value)
    return str(FluentSerializer().serialize(resource))


def bracket(pattern: Pattern) -> None:
    """Put brackets around a sentence; around each of its forms where it is nothing but forms."""
    only = pattern.elements[0] if len(pattern.elements) == 1 else None
    chooser: BaseNode | None = getattr(only, "expression", None)
    if isinstance(chooser, SelectExpression):
        for variant in chooser.variants:
            bracket(variant.value)
    else:
        pattern.elements = [TextElement(OPEN), *pattern.elements, TextElement(CLOSE)]


def strange_tables(raw: Any) -> Any:
    """The texts of a TOML file in the language, with the ids by which they are found; None where there are none."""
    if isinstance(raw, dict) and "en" in raw:
        words = raw["en"]
        return {LANGUAGE: [strange(each) for each in words] if isinstance(words, list) else strange(words)}
    if isinstance(raw, dict):
        found = {name: strange_tables(value) for name, value in raw.items()}
        kept = {name: value for name, value in found.items() if value is not None}
        return (kept and {**({"id": raw["id"]} if "id" in raw else {}), **kept}) or None
    if isinstance(raw, list) and any(strange_tables(each) for each in raw):
        return [strange_tables(each) or {} for each in raw if strange_tables(each) or "id" not in each]
    return None


def written(tables: dict[str, Any]) -> str:
    """Tables as TOML: one line for each name at the top, inline below."""
    return "".join(f"{name} = {inline(value)}\n" for name, value in tables.items())


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(name)} = {inline(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def package_of(room: Path) -> str:
    """The package whose words lie in a folder; those of a game lie in its rooms `people` and `data`."""
    home = room.parent if room.name in ("people", "data") else room
    return ".".join(home.relative_to(SOURCES).parts)


def lay(folder: Path) -> Path:
    """Lay the language down in a folder, for TABLEE_WORDS."""
    (folder / "languages.toml").write_text(f'{LANGUAGE} = "{strange("Strange")}"\n', encoding="utf-8")
    for file in sorted(SOURCES.glob("tablee/**/en*.ftl")):
        name = f"{LANGUAGE}{file.name.removeprefix('en')}"
        _put(folder / package_of(file.parent) / name, strange_fluent(file.read_text(encoding="utf-8")))
    tables_of_games = [*SOURCES.glob("tablee/games/*/data/*.toml"), *SOURCES.glob("tablee/games/*/people/*.toml")]
    for file in sorted(tables_of_games):
        tables = strange_tables(tomllib.loads(file.read_text(encoding="utf-8")))
        if tables:
            _put(folder / package_of(file.parent) / file.name, written(tables))
    return folder


def _put(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
