"""Text as the eye sees it: whether it shows anything, and whether two names look the same.

There is no attempt at every look-alike of Unicode: `NFKC` folds the thousands of styled letters, and a small table
those of Greek, Cyrillic, Armenian and Cherokee that people really use to pass for somebody else.
"""

import re
import unicodedata
from typing import Final

# Signs that count as letters or symbols, and print nothing.
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
FAMILIES: Final = ("LATIN", "GREEK", "CYRILLIC")  # whose letters are told by their shape, not by their marks
STRETCH: Final = "\u0640"  # lengthens an Arabic word


def _table(looks: dict[str, str]) -> dict[int, str]:
    return {ord(sign): look for look, signs in looks.items() for sign in signs}


SMALL: Final = _table(
    {
        "a": "аɑα",
        "b": "ьƅ",
        "c": "сϲᴄ",
        "d": "ԁ",
        "e": "еҽ",
        "g": "ɡց",
        "h": "һհ",
        "i": "іιıɩ",
        "j": "јϳ",
        "k": "кκ",
        "l": "1|ӏǀ",
        "n": "ηո",
        "o": "0оοօ",
        "p": "рρ",
        "q": "ԛ",
        "r": "г",
        "s": "ѕ",
        "u": "υս",
        "v": "νѵ",
        "w": "ԝѡա",
        "x": "х",
        "y": "уγү",
        "3": "зʒ",
        "'": "’‘ʼ`´′",
        "-": "‐‑‒–—−",
        "ي": "یى",
        "ك": "ک",
    }
)
CAPITAL: Final = _table(
    {
        "A": "ΑАᎪ",
        "B": "ΒВᏴ",
        "C": "СϹᏟ",
        "D": "Ꭰ",
        "E": "ΕЕᎬ",
        "F": "Ϝ",
        "G": "ԌᏀ",
        "H": "ΗНᎻ",
        "J": "ЈͿᎫ",
        "K": "ΚКᏦ",
        "L": "Ꮮ",
        "M": "ΜМϺᎷ",
        "N": "Ν",
        "O": "ΟОՕ",
        "P": "ΡРᏢ",
        "Q": "Ԛ",
        "R": "Ꭱ",
        "S": "ЅՏᏚ",
        "T": "ΤТᎢ",
        "U": "Ս",
        "V": "ѴᏙ",
        "W": "ԜᎳ",
        "X": "ΧХ",
        "Y": "ΥУҮ",
        "Z": "ΖᏃ",
        "l": "IΙІӀ",
    }
)
PAIRS: Final = (("rn", "m"), ("vv", "w"))
SPACES: Final = re.compile(r"\s+")


def shows(text: str) -> bool:
    """Whether anything of a text can be seen.

    >>> shows("⠓⠊"), shows("\u2800"), shows("\u3164\u200d")
    (True, False, False)
    """
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK for sign in text)


def alike(one: str, other: str) -> bool:
    """Whether two names would be taken for one another: by their letters, or by the shapes of their letters.

    >>> alike("Anna", "АNNА"), alike("Bill", "BiII"), alike("Anna", "Hannah")
    (True, True, False)
    """
    return any(mine == theirs for mine, theirs in zip(_looks(one), _looks(other), strict=True))


def _looks(name: str) -> tuple[str, str]:
    """What is left of a name when its case is passed over, and when its capitals are taken for what they look like."""
    usual = unicodedata.normalize("NFKC", name)
    return _small(usual), _small(_bare(usual).translate(CAPITAL))


def _small(text: str) -> str:
    shape = SPACES.sub(" ", _bare(text.casefold()).translate(SMALL)).strip()
    for pair, look in PAIRS:
        shape = shape.replace(pair, look)
    return shape


def _bare(text: str) -> str:
    """Without what prints nothing, and without the marks on letters that are told by their shape."""
    kept: list[str] = []
    base = ""
    for sign in unicodedata.normalize("NFD", text):
        kind = unicodedata.category(sign)
        if kind in ("Mn", "Me"):
            if not base or _is_selector(sign) or unicodedata.name(base, "").startswith(FAMILIES):
                continue
        elif kind in ("Cf", "Cc") or sign in BLANK or sign == STRETCH:
            continue
        else:
            base = sign
        kept.append(sign)
    return "".join(kept)


def _is_selector(sign: str) -> bool:
    """Whether a mark only chooses between two forms of the sign before it, or joins it to the next."""
    return sign == "\u034f" or "VARIATION SELECTOR" in unicodedata.name(sign, "")
