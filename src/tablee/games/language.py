"""What people read: the sentences of a package in each language, kept in its Fluent files."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

from tablee.games.gaps import cut, gaps_of, stand_in
from tablee.games.texts import BESIDE, ENGLISH, LANGUAGES
from tablee.games.typography import typeset
from tablee.kernel import TableeError, Worded

E = TypeVar("E", bound=Worded)
PACKAGE: Final = "tablee.games"
NONE: Final[frozenset[str]] = frozenset()
KEPT: Final = 8192  # sentences of one package in one language that are not put together again
ELIDES: Final = re.compile(r"[aeiouœæ]|h(?!ibou|aut)|y(?![aeiou])", re.IGNORECASE)  # le hibou, la Haute-Serre


class BadWords(TableeError):
    """A sentence that cannot be said: no such language or message, or an argument is missing. A fault of ours."""


def of(name: str) -> str:
    """A name after the French « de »: de Bob, d'Anna, d'Yves, de Yann. In Fluent files: { OF($name) }."""
    plain = unicodedata.normalize("NFD", name)
    return f"d'{name}" if ELIDES.match(plain) else f"de {name}"


def le(name: str) -> str:
    """A masculine name with its French article: l'éclaireur, le croiseur. In Fluent files: { LE($name) }."""
    plain = unicodedata.normalize("NFD", name)
    return f"l'{name}" if ELIDES.match(plain) else f"le {name}"


def le_first(name: str) -> str:
    """The same at the beginning of a sentence: { LE_FIRST($name) }."""
    return f"L{le(name)[1:]}"


def du(name: str) -> str:
    """A masculine name and its article after the French « de »: de l'ours, du hibou. In Fluent files: { DU($name) }."""
    plain = unicodedata.normalize("NFD", name)
    return f"de l'{name}" if ELIDES.match(plain) else f"du {name}"


def fluent_texts(package: str, language: str) -> list[str]:
    """The Fluent files of a package in one language; those of a game lie in its room `people`, more may lie beside."""
    people = files(package).joinpath("people")
    room = people if people.is_dir() else files(package)
    return [*_texts_in(room, language), *(_texts_in(BESIDE / package, language) if BESIDE else [])]


def _texts_in(room: Traversable, language: str) -> list[str]:
    """The Fluent files of a folder in one language."""
    names = sorted(file.name for file in room.iterdir()) if room.is_dir() else []
    ours = [name for name in names if name.startswith(f"{language}.") and name.endswith(".ftl")]
    return [room.joinpath(name).read_text(encoding="utf-8") for name in ours]


def either(names: str) -> str:
    """Names between commas as a choice between them: a or b. In Fluent files: { OR($names) }."""
    return names.replace(", ", " or ")


def ou(names: str) -> str:
    """The same in French: a ou b. In Fluent files: { OU($names) }."""
    return names.replace(", ", " ou ")


FUNCTIONS: Final[dict[str, Any]] = {"OF": of, "LE": le, "LE_FIRST": le_first, "DU": du, "OR": either, "OU": ou}


class Words:
    """The sentences of one package in one language: its files fr.ftl and fr.*.ftl, or en.ftl and en.*.ftl.

    What a language does not say is said in English.

    >>> words("tablee.games", "en").say("list-last", first="Anna", last="Bob")
    'Anna and Bob'
    """

    def __init__(self, package: str, language: str) -> None:
        if language not in LANGUAGES:
            raise BadWords(f"we speak {' and '.join(LANGUAGES)}, not {language!r}")
        from fluent.runtime import FluentBundle  # which takes a tenth of a second: who says nothing does not wait

        self.package = package
        self.language = language
        self.place = f"{package} in {language}"
        self._bundle = FluentBundle([language, ENGLISH], functions=FUNCTIONS, use_isolating=False)
        self._kept: Callable[..., tuple[str, ...]] = lru_cache(KEPT, typed=True)(self._shaped)
        self._gaps: dict[str, frozenset[str]] = {}
        for text in fluent_texts(package, language):
            self._add(text)

    def _add(self, text: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BadWords(f"{self.place}: not Fluent: {(entry.content or '').splitlines()[0]}")
        self._bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message_id) or (self.language != ENGLISH and self._english.has(message_id))

    @property
    def _english(self) -> "Words":
        return words(self.package, ENGLISH)

    def say(self, message_id: str, **args: str | int) -> str:
        """A message with its arguments put in; the last ones are kept, with gaps for what is said as it is."""
        gaps = self._gaps.get(message_id)
        if gaps is None:
            gaps = self._gaps[message_id] = self._gaps_of(message_id)
        names = [name for name in gaps if type(args.get(name)) is str]
        stands = {name: stand_in(name, str(args[name]), self.language) for name in names}
        shape = {name: stands.get(name) or value for name, value in args.items()}
        parts = self._kept(message_id, **shape)
        return parts[0] if len(parts) == 1 else _filled(parts, args)

    def _gaps_of(self, message_id: str) -> frozenset[str]:
        """The arguments of a message that are said as they are."""
        return gaps_of(self._bundle.get_message(message_id).value) if self._bundle.has_message(message_id) else NONE

    def _shaped(self, message_id: str, **args: str | int) -> tuple[str, ...]:
        return cut(self._formatted(message_id, **args))

    def _formatted(self, message_id: str, **args: str | int) -> str:
        pattern = self._bundle.get_message(message_id).value if self._bundle.has_message(message_id) else None
        if pattern is None and self.language != ENGLISH and self._english.has(message_id):
            return self._english.say(message_id, **args)
        if pattern is None:
            raise BadWords(f"{self.place}: there is no message {message_id}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BadWords(f"{self.place}: {message_id}: {errors[0]}")
        return typeset(str(text), self.language)


def _filled(parts: tuple[str, ...], given: Mapping[str, str | int]) -> str:
    """A sentence whose gaps are filled."""
    return "".join(str(given[part]) if at % 2 else part for at, part in enumerate(parts))


@cache
def words(package: str, language: str) -> Words:
    """The sentences of a package in one language, read once."""
    return Words(package, language)


def worded(kind: type[E], message: str, **given: str) -> E:
    """An error that people can cause, with a sentence of all games: `kind` is made of it."""
    return kind(words(PACKAGE, ENGLISH).say(message, **given), message, given)


def sentence(error: Worded, language: str) -> str:
    """An error that people can cause, in a language; in English if it has no other words."""
    if not error.message:
        return str(error)
    return words(error.package, language).say(error.message, **error.given)


def listed(items: Sequence[str], language: str) -> str:
    """Several things in one breath: "A, B et C", "A, B and C"."""
    say = words(PACKAGE, language).say
    if not items:
        return say("list-none")
    text = items[-1]
    if len(items) > 1:
        text = say("list-last", first=items[-2], last=text)
    for item in reversed(items[:-2]):
        text = say("list-more", first=item, rest=text)
    return text
