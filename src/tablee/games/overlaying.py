"""One partial file laid over a game's own: entries are found by their ids, and only their fields change."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec.inspect as forms

from tablee.games.language import worded
from tablee.games.records import FIXED
from tablee.kernel import Worded

Form = forms.Type | None  # what a value must be, where that is known


class BadOverlay(Worded):
    """Numbers that cannot be laid over a game; the message names their address or their file."""


class Laying:
    """A file of a game, and what a partial one makes of it; `changes` are the values that differ, by address.

    >>> laying = Laying("cards", {"card": [{"id": "panic", "value": 1}, {"id": "peek", "value": 1}]})
    >>> laying.lay({"panic": {"value": 3}, "peek": {"value": 1}})
    {'card': [{'id': 'panic', 'value': 3}, {'id': 'peek', 'value': 1}]}
    >>> laying.changes
    {'cards.panic.value': 3}
    """

    def __init__(self, stem: str, own: dict[str, Any], form: type | None = None) -> None:
        self.stem = stem
        self.own = own
        self.form = None if form is None else forms.type_info(form)
        self.changes: dict[str, object] = {}
        self._ids = Counter(entry["id"] for entry in entries(own))

    def lay(self, given: dict[str, Any]) -> dict[str, Any]:
        """The whole file with what is given laid over it."""
        merged: dict[str, Any] = self.own
        for name, value in given.items():
            if name in self.own:
                merged = self._table(merged, {name: value}, self.form, self.stem)
            else:
                self._only(name)
                merged = self._within(merged, name, value, self.form)
        return merged

    def _only(self, name: str) -> None:
        if self._ids[name] != 1:
            message = "overlay-two-entries" if self._ids[name] else "overlay-no-entry"
            raise worded(BadOverlay, message, address=f"{self.stem}.{name}")

    def _within(self, table: dict[str, Any], name: str, value: Any, form: Form) -> dict[str, Any]:
        """A table with an entry changed that lies anywhere below it."""
        for field, below in table.items():
            if is_entries(below) and any(entry["id"] == name for entry in entries({field: below})):
                inner = item_of(field_of(form, field))
                changed = [
                    self._table(entry, value, inner, self._address(self.stem, name))
                    if entry["id"] == name
                    else self._within(entry, name, value, inner)
                    for entry in below
                ]
                return {**table, field: changed}
        return table

    def _laid(self, own: Any, given: Any, form: Form, at: str) -> Any:
        if isinstance(own, dict):
            return self._table(own, given, form, at)
        if is_tables(own):
            return self._list(own, given, form, at)
        if own != given or isinstance(own, bool) != isinstance(given, bool):
            self.changes[at] = plain(given)
        return given

    def _table(self, own: dict[str, Any], given: Any, form: Form, at: str) -> dict[str, Any]:
        if not isinstance(given, dict):
            raise worded(BadOverlay, "overlay-no-table", address=at)
        merged = dict(own)
        for name, value in given.items():
            here, inner = f"{at}.{name}", field_of(form, name)
            if form is not None and is_fixed(inner):
                raise worded(BadOverlay, "overlay-fixed", address=here)
            if name == "id" and value != own.get("id"):
                raise worded(BadOverlay, "overlay-id", address=here)
            if name in own:
                merged[name] = self._laid(own[name], value, inner, here)
            else:
                merged[name] = self._new(value, form, name, here)
        return merged

    def _new(self, value: Any, form: Form, name: str, at: str) -> Any:
        """A field that the entry leaves as usual: its record must know it, and a table of names gets no new one."""
        if form is not None and field_of(form, name) is None:
            raise worded(BadOverlay, "overlay-no-field", address=at)
        if form is not None and isinstance(bare(form), forms.DictType):
            raise worded(BadOverlay, "overlay-added", address=at)
        if value != default_of(form, name):
            self.changes[at] = plain(value)
        return value

    def _list(self, own: list[dict[str, Any]], given: Any, form: Form, at: str) -> list[dict[str, Any]]:
        """Entries by their ids, or counted from 1 where they have none."""
        if not isinstance(given, dict):
            raise worded(BadOverlay, "overlay-no-table", address=at)
        names = [str(entry.get("id", number)) for number, entry in enumerate(own, start=1)]
        for name in given:
            if name not in names:
                raise worded(BadOverlay, "overlay-no-entry", address=f"{at}.{name}")
        merged = list(own)
        for place, name in enumerate(names):
            if name in given:
                here = self._address(at, name) if "id" in own[place] else f"{at}.{name}"
                merged[place] = self._table(own[place], given[name], item_of(form), here)
        return merged

    def _address(self, at: str, name: str) -> str:
        """An entry by its id alone, where no other of the file has it."""
        return f"{self.stem}.{name}" if self._ids[name] == 1 else f"{at}.{name}"


# What a file is made of.


def entries(table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All entries with ids below a table."""
    for value in table.values():
        if is_entries(value):
            for entry in value:
                yield entry
                yield from entries(entry)


def is_tables(value: object) -> bool:
    """Whether this is a list of tables."""
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def is_entries(value: object) -> bool:
    """Whether this is a list of tables with ids."""
    return isinstance(value, list) and is_tables(value) and all("id" in each for each in value)


def plain(value: Any) -> Any:
    """A value as it is summed up: 2.0 is 2, whatever the order of names."""
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


# What its record says.


def bare(form: Form) -> Form:
    """A form without what is said about it, and without its being left out."""
    if isinstance(form, forms.Metadata):
        return bare(form.type)
    if isinstance(form, forms.UnionType):
        whole = [each for each in form.types if not isinstance(each, forms.NoneType)]
        return bare(whole[0]) if len(whole) == 1 else form
    return form


def is_fixed(form: Form) -> bool:
    """Whether a field says what the code does, so that another value would change nothing."""
    return isinstance(form, forms.Metadata) and bool((form.extra or {}).get(FIXED))


def field_of(form: Form, name: str) -> Form:
    """The form of a field of a record, or of the values of a table of names."""
    whole = bare(form)
    if isinstance(whole, forms.StructType):
        return next((field.type for field in whole.fields if field.encode_name == name), None)
    return whole.value_type if isinstance(whole, forms.DictType) else None


def item_of(form: Form) -> Form:
    """The form of what a list holds."""
    whole = bare(form)
    return whole.item_type if isinstance(whole, forms.ListType | forms.VarTupleType) else None


def default_of(form: Form, name: str) -> object:
    """What a field is where it is left out."""
    whole = bare(form)
    if isinstance(whole, forms.StructType):
        return next((field.default for field in whole.fields if field.encode_name == name), None)
    return None
