"""How each language sets its signs: where a space that is typed must not break a line."""

import re
from collections.abc import Callable
from typing import Final

STICKY: Final = "\u00a0"  # the no-break space; a narrow one (U+202F) is missing from old terminals and encodings

# French: before : ; ! ? » %, after «, and between a number and its unit.
FRENCH: Final = re.compile(r" (?=[:;!?»%](?!\w))|(?<=«) |(?<=\d) (?=(?:pts?|PV|s|min|h|ms|[kMG]o|€)(?!\w))")
CODE: Final = re.compile("(`[^`]*`)")  # as typed


def french(text: str) -> str:
    """French as it is printed.

    >>> french("Jouez-vous « Panique » ? À 12:30 : 1 pt.").replace("\\u00a0", "~")
    'Jouez-vous «~Panique~»~? À 12:30~: 1~pt.'
    """
    parts = CODE.split(text)
    return "".join(part if at % 2 else FRENCH.sub(STICKY, part) for at, part in enumerate(parts))


SETTERS: Final[dict[str, Callable[[str], str]]] = {"fr": french}  # other languages are printed as they are typed


def typeset(text: str, language: str) -> str:
    """A text as its language prints it."""
    setter = SETTERS.get(language)
    return text if setter is None else setter(text)
