"""Write the web client's types of all that travels, from the structs that the server speaks in; or check them.

    python -m tools.webtypes            write web/src/wire/*.ts anew
    python -m tools.webtypes --check    say which are stale, and fail

The server's shapes, the messages of its sockets, and what each game shows: its view and its catalogue. A game that its
telling gives types for has a file of its own; nothing is listed by hand.
"""

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, get_args, get_type_hints

import msgspec

from tablee.games import GAMES
from tablee.games.telling import SpokenTelling
from tablee.games.texts import Text
from tablee.server import wire
from tablee.server.wire import messages
from tools.webcheck import WEB, fetched, node

FOLDER: Final = WEB / "src" / "wire"
BANNER: Final = "// Written by tools/webtypes.py from the structs of {source}; do not edit. {digest}\n"
REFERENCE: Final = "#/definitions/{name}"
# What the generator writes and nobody needs: the root, where a type was found, comments that say nothing, aliases of
# types that another file has.
CHAFF: Final = [
    re.compile(r"export interface Everything \{.*?\}\n", re.DOTALL),
    re.compile(r"^ \*\s*\n \* This interface was referenced by .*\n \* via the .*\n", re.MULTILINE),
    re.compile(r"^ \* This interface was referenced by .*\n \* via the .*\n", re.MULTILINE),
    re.compile(r"^/\*\*\n \*/\n", re.MULTILINE),
    re.compile(r"^export type (\w+) = \1;\n", re.MULTILINE),
]
Schema = dict[str, Any]
File = tuple[str, list[str], Schema]  # what its types come from, those that server.ts has, and the rest


def structs(*modules: ModuleType) -> list[type]:
    """The structs that modules define themselves."""
    found = [each for module in modules for each in vars(module).values() if isinstance(each, type)]
    names = {module.__name__ for module in modules}
    return [each for each in found if issubclass(each, msgspec.Struct) and each.__module__ in names]


def definitions(kinds: Iterable[Any]) -> dict[str, Schema]:
    """The schema of each kind and of all that it holds, by name; what is always sent is never optional."""
    _, found = msgspec.json.schema_components(kinds, schema_hook=text_schema, ref_template=REFERENCE)
    known = {each.__name__: each for kind in kinds for each in reached(kind)}
    for name, schema in found.items():
        schema.pop("title", None)
        if name in known and is_whole(known[name]):
            schema["required"] = list(schema.get("properties", {}))
    return dict(sorted(found.items()))


def text_schema(kind: type) -> Schema:
    """A text: words by language."""
    if kind is Text:
        return {"type": "object", "additionalProperties": {"type": "string"}}
    raise NotImplementedError


def reached(kind: Any) -> Iterable[type]:
    """A struct or dataclass, and all that it is made of."""
    if not isinstance(kind, type) or not (issubclass(kind, msgspec.Struct) or is_dataclass(kind)):
        for part in get_args(kind):
            yield from reached(part)
        return
    yield kind
    for hint in get_type_hints(kind).values():
        if hint is not kind:
            yield from reached(hint)


def is_whole(kind: type) -> bool:
    """Whether all fields are sent, those at their default too: not in wishes, and not where defaults are left out."""
    config: Any = getattr(kind, "__struct_config__", None)
    return config is None or not (config.omit_defaults or config.forbid_unknown_fields)


def shapes() -> list[ModuleType]:
    """The modules of the wire that hold what is asked and answered: `shapes`, and those named after it."""
    found = sorted(module.name for module in iter_modules(wire.__path__) if module.name.endswith("shapes"))
    return [import_module(f"{wire.__name__}.{name}") for name in found]


def schemas() -> dict[str, File]:
    """Every file of types."""
    server = definitions(structs(*shapes()))
    spoken = definitions([*structs(messages)])
    shared = sorted(set(server) & set(spoken) - {"Done"})
    spoken |= {name: {"tsType": name} for name in shared}
    spoken |= {"Asked": union(messages.Asked), "Sent": union(messages.Sent)}
    files: dict[str, File] = {
        "server": ("server/wire", [], root(server)),
        "socket": ("server/wire/messages.py", shared, root(spoken)),
    }
    for name in GAMES:
        telling = GAMES[name].telling
        if isinstance(telling, SpokenTelling):
            files[name] = (f"games/{name}/people", [], root(definitions(shown(telling))))
    return files


def shown(telling: SpokenTelling[Any]) -> list[type]:
    """The types of a game's view and catalogue."""
    found = [get_type_hints(part).get("return") for part in (telling.parts.view, telling.parts.catalogue)]
    return [each for each in found if isinstance(each, type) and each is not type(None)]


def union(kinds: Any) -> Schema:
    """One of several messages."""
    return {"anyOf": [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in get_args(kinds)]}


def root(found: dict[str, Schema]) -> Schema:
    """A schema that holds others."""
    return {"type": "object", "properties": {}, "definitions": tupled(found)}


def tupled(schema: Any) -> Any:
    """A schema with tuples as the generator reads them, by their items; and lists of any length, which are checked."""
    if isinstance(schema, list):
        return [tupled(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: tupled(part) for key, part in schema.items()}
    if "prefixItems" in found:
        return {**found, "items": found.pop("prefixItems")}
    return {key: part for key, part in found.items() if key not in ("minItems", "maxItems")}


def written() -> dict[Path, str]:
    """Every file as it should be."""
    files = schemas()
    asked = json.dumps({name: schema for name, (_, _, schema) in files.items()})
    done = subprocess.run(node("types.mjs"), cwd=WEB, input=asked, capture_output=True, text=True, check=True)
    texts: dict[str, str] = json.loads(done.stdout)
    return {FOLDER / f"{name}.ts": text(files[name], texts[name]) for name in files}


def text(file: File, types: str) -> str:
    """A file with its first lines; the schema's digest shows that it is stale where nothing can be compiled."""
    source, shared, schema = file
    for chaff in CHAFF:
        types = chaff.sub("", types)
    used = [name for name in shared if re.search(rf"\b{name}\b", types)]
    heading = f'import type {{ {", ".join(used)} }} from "./server";\n\n' if used else ""
    return BANNER.format(source=source, digest=digest(schema)) + heading + types.strip() + "\n"


def digest(schema: Schema) -> str:
    """A short name for a schema."""
    return hashlib.sha256(json.dumps(schema, sort_keys=True).encode()).hexdigest()[:12]


def stale() -> list[str]:
    """The files that are not as they should be, or should not be there."""
    due = written()
    there = {file for file in FOLDER.glob("*.ts") if file.read_text(encoding="utf-8").startswith(BANNER[:20])}
    wrong = [file for file, text in due.items() if not file.is_file() or file.read_text(encoding="utf-8") != text]
    return sorted(file.name for file in {*wrong, *(there - set(due))})


def main(arguments: list[str]) -> int:
    """Write the types, or say which are stale."""
    if not fetched():
        return 1
    if "--check" in arguments:
        names = stale()
        if names:
            print(f"stale: web/src/wire: {', '.join(names)}; run python -m tools.webtypes", file=sys.stderr)
        return 1 if names else 0
    FOLDER.mkdir(exist_ok=True)
    for file, words in written().items():
        file.write_text(words, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
