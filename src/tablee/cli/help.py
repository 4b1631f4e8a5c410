"""The help of commands, in the language that is spoken: its texts are data (help.toml), read when help is asked for."""

import inspect
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from cyclopts import App

from tablee.games.texts import ENGLISH

TEXTS: Final = Path(__file__).with_name("help.toml")
Texts = dict[str, dict[str, dict[str, str]]]  # by command and parameter, in each language


def examples(*lines: str) -> str:
    """A list of commands below the help of one, as Markdown."""
    return "\n".join(["Examples:", "", *(f"- `{line}`" for line in lines)])


def spelled(options: dict[str, str]) -> dict[str, str]:
    """Settings as the game names them."""
    return {name.replace("-", "_"): value for name, value in options.items()}


def texts() -> Texts:
    """All that help says."""
    found: Texts = tomllib.loads(TEXTS.read_text(encoding="utf-8"))
    return found


def commands_of(app: App, before: str = "") -> dict[str, App]:
    """Every command of a program by its name, those of commands too."""
    found: dict[str, App] = {}
    for name in app:
        if not name.startswith("-"):
            command = app[name]
            found |= {f"{before}{name}": command, **commands_of(command, f"{before}{name} ")}
    return found


def translate(app: App, language: str) -> None:
    """Have the whole help of a program said in a language."""
    from tablee.cli.layout import Layout  # and with it rich: only help needs it

    said = texts()
    app.help = _in(said["tablee"]["about"], language)
    layout = Layout({name: _in(text, language) for name, text in said["words"].items()})
    for name, command in {"": app, **commands_of(app)}.items():
        command.group_parameters = _in(said["words"]["parameters"], language)
        command.group_commands = _in(said["words"]["commands"], language)
        command.help_formatter = layout
        command.help_epilogue = _retitled(command, said, language)
        for flag in ("help", "version"):
            if f"--{flag}" in command:
                command[f"--{flag}"].help = _in(said["words"][flag], language)
        if name:
            _document(command, name, said, language)


def _document(command: App, name: str, said: Texts, language: str) -> None:
    """Give a command its sentence, and its function the words of each parameter."""
    command.help = _about(said, name, language)
    function: Any = command.default_command
    if function is not None:
        function.__doc__ = documented(name, inspect.signature(function).parameters, said, language)


def documented(name: str, parameters: Mapping[str, object], said: Texts, language: str) -> str:
    """What a command does and takes, in the form that functions are documented in."""
    lines = [_about(said, name, language), "", "Parameters", "----------"]
    for each in parameters:
        found = said[name].get(each) or said["shared"].get(each)
        lines += [each, f"    {_in(found, language)}"] if found else []
    return "\n".join(lines)


def _about(said: Texts, name: str, language: str) -> str:
    """What a command does: its first sentence for lists, and the rest below it."""
    first, dot, rest = _in(said[name]["about"], language).partition(". ")
    return f"{first}.\n\n{rest}" if dot else first


def _retitled(command: App, said: Texts, language: str) -> str | None:
    """The examples of a command, under a title in this language."""
    told: str | None = command.help_epilogue
    if told is None:
        return None
    return "\n".join([_in(said["words"]["examples"], language), *told.split("\n")[1:]])


def _in(text: dict[str, str], language: str) -> str:
    return text.get(language) or text[ENGLISH]
