"""The languages that people may read, and texts: the same words in each of them."""

import os
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tablee.games.typography import typeset

ENGLISH: Final = "en"  # stands in where another language has no words
LIST: Final = "languages.toml"


def folder_beside() -> Path | None:
    """The folder of more languages that TABLEE_WORDS names, if there is one; docs/words.md says what lies in it."""
    named = os.environ.get("TABLEE_WORDS", "")
    return Path(named) if named else None


def own_names(beside: Path | None) -> dict[str, str]:
    """Each language by its own name: ours, and those of a folder laid beside."""
    lists = [files(__package__).joinpath(LIST).read_text(encoding="utf-8")]
    if beside is not None:
        lists.append((beside / LIST).read_text(encoding="utf-8"))
    return {language: name for text in lists for language, name in tomllib.loads(text).items()}


BESIDE: Final = folder_beside()
OWN_NAMES: Final = own_names(BESIDE)
LANGUAGES: Final = tuple(OWN_NAMES)


class Text(dict[str, str]):
    """The same words in each language.

    >>> each_language(lambda language: f"in {language}").in_("fr")
    'in fr'
    """

    def in_(self, language: str) -> str:
        """The words in one language; in English where it has none."""
        return self[language] if language in self else self[ENGLISH]


class TextList(dict[str, list[str]]):
    """Several texts, in each language."""

    def in_(self, language: str) -> list[str]:
        """All of them in one language."""
        return self[language] if language in self else self[ENGLISH]


def each_language(said: Callable[[str], str]) -> Text:
    """A text said in each language."""
    return Text({language: said(language) for language in LANGUAGES})


def next_language(language: str) -> str:
    """The language that comes after one in the list, round and round."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)] if language in LANGUAGES else ENGLISH


def language_of(locale: str) -> str:
    """The language of a locale such as "fr_CA.UTF-8"; English where we do not speak it."""
    return next((each for each in LANGUAGES if locale.lower().startswith(each)), ENGLISH)


def written(form: type, raw: object) -> object:
    """A text or a list of texts as a TOML file writes it, set and filled up; ValueError if it is none."""
    if form is Text:
        return Text({language: typeset(words, language) for language, words in _filled(raw, _is_text).items()})
    if form is TextList:
        lists = _filled(raw, _is_list).items()
        return TextList({language: [typeset(each, language) for each in words] for language, words in lists})
    raise NotImplementedError(f"no {form} is written in a TOML file")


def _is_text(words: object) -> bool:
    return isinstance(words, str)


def _is_list(words: object) -> bool:
    return isinstance(words, list) and all(isinstance(each, str) for each in words)


def _filled(raw: object, is_right: Callable[[object], bool]) -> dict[str, Any]:
    """What is written for each language: English is always there, and no language that is not in the list."""
    given = raw if isinstance(raw, dict) else {}
    if ENGLISH not in given:
        raise ValueError(f"no words in `{ENGLISH}`")
    for language, words in given.items():
        if language not in LANGUAGES:
            raise ValueError(f"field {language}: there is no such language; we speak {', '.join(LANGUAGES)}")
        if not is_right(words):
            raise ValueError(f"field {language}: these are no words")
    return {language: given.get(language, given[ENGLISH]) for language in LANGUAGES}
