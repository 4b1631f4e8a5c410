"""The layout of help: as it always is, with its own few words (usage, required, default) in the language spoken."""

from collections.abc import Mapping
from typing import Any

from cyclopts.help import ColumnSpec, DefaultFormatter, DescriptionRenderer, HelpEntry, HelpPanel
from cyclopts.help.specs import DescriptionColumn, get_default_parameter_columns
from rich.console import Console, ConsoleOptions
from rich.text import Text

USAGE = "Usage:"


class Noting(DescriptionRenderer):
    """What a parameter is, and in brackets what it may be, what it is by itself, and whether it must be given."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__()
        self._words = words

    def __call__(self, entry: HelpEntry) -> Any:
        """The description of an entry."""
        told: Any = super().__call__(entry.copy(choices=None, env_var=None, default=None, required=False))
        for what, value in self._notes(entry):
            told.append(Text(f"[{self._words[what]}{value}]", f"cyclopts.{what}"))
        return told

    def _notes(self, entry: HelpEntry) -> list[tuple[str, str]]:
        choices, default = ", ".join(entry.choices or ()), entry.default
        found = [("choices", f" {choices}")] if choices else []
        found += [("default", f" {default}")] if default is not None else []
        return [*found, ("required", "")] if entry.required else found


class Layout:
    """How help is laid out, in some words."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self._words = words
        self._plain = DefaultFormatter()
        self._noting = DefaultFormatter(column_specs=self._columns)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print a panel."""
        (self._noting if panel.format == "parameter" else self._plain)(console, options, panel)

    def render_usage(self, console: Console, _: ConsoleOptions, usage: Any) -> None:
        """Print how a command is written."""
        if usage:
            console.print(Text(f"{self._words['usage']} {str(usage).strip().removeprefix(USAGE).strip()}\n", "bold"))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Print what a command does."""
        self._plain.render_description(console, options, description)

    def _columns(self, console: Console, options: ConsoleOptions, entries: list[HelpEntry]) -> tuple[ColumnSpec, ...]:
        noting = ColumnSpec(renderer=Noting(self._words), header="", justify="left", overflow="fold")
        usual = get_default_parameter_columns(console, options, entries)
        return tuple(noting if column is DescriptionColumn else column for column in usual)
