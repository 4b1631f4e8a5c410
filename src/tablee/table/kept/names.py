"""The names of saved games: what every file system can keep."""

import re
import unicodedata
from typing import Final

from tablee.table.errors import BadName, Said

LONGEST: Final = 80
MOST_BYTES: Final = 200  # file systems allow 255, and the ending needs some
FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*]')
RESERVED: Final = {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(10)}


def checked_save_name(name: str) -> str:
    """A name in its usual form; refuses one that a file system somewhere could not keep."""
    usual = unicodedata.normalize("NFC", name)
    why = _what_is_wrong(usual)
    if why is not None:
        raise BadName("save-name-bad", name=ascii(name[: 2 * LONGEST]), why=why)
    return usual


def safe_save_name(text: str) -> str:
    """A name made of any text: what no file system could keep is left out."""
    usual = unicodedata.normalize("NFC", text)
    kept = "".join(sign for sign in FORBIDDEN.sub(" ", usual) if sign.isprintable())
    name = " ".join(kept.split())[:LONGEST].encode()[:MOST_BYTES].decode(errors="ignore").strip(" .")
    return name if name and _what_is_wrong(name) is None else f"game {name}".strip()


def _what_is_wrong(name: str) -> Said | None:
    if not name or name != name.strip():
        return Said("save-name-empty")
    if not name.isprintable() or FORBIDDEN.search(name):
        return Said("save-name-sign")
    if len(name) > LONGEST or len(name.encode()) > MOST_BYTES:
        return Said("save-name-long", most=str(LONGEST))
    if name.startswith(".") or name.endswith("."):
        return Said("save-name-dot")
    return Said("save-name-reserved") if name.split(".")[0].strip().lower() in RESERVED else None
