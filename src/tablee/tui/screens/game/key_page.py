"""The page of keys: every key of a game in progress, by what one wants to do. Help shows it, and so do the docs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from textual.content import Content

Say = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class KeyLine:
    """Keys by the names that the library gives them, how they are shown (or a message that says it), what they do."""

    names: tuple[str, ...]
    shown: str
    word: str


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys for one purpose; some are for boards with a map alone."""

    word: str
    lines: tuple[KeyLine, ...]
    with_map: bool = False


KEY_PAGE: Final = (
    KeyGroup(
        "keys-answer",
        (
            KeyLine(("up", "down", "left", "right"), "↑ ↓ ← →", "keys-move"),
            KeyLine(("0", "1", "2", "3", "4", "5", "6", "7", "8", "9"), "1 2 3 …", "keys-number"),
            KeyLine(("enter",), "key-enter", "keys-take"),
            KeyLine(("e",), "e", "keys-end"),
            KeyLine(("full_stop",), ".", "keys-again"),
            KeyLine(("slash",), "/", "keys-find"),
            KeyLine(("escape",), "key-escape", "keys-all"),
            KeyLine(("pageup", "pagedown", "home", "end"), "keys-leap-keys", "keys-leap"),
        ),
    ),
    KeyGroup(
        "keys-know",
        (
            KeyLine(("question_mark",), "?", "keys-help"),
            KeyLine(("h",), "h", "keys-hint"),
            KeyLine(("j",), "j", "keys-story"),
            KeyLine(("z",), "z", "keys-whole"),
            KeyLine(("tab", "shift+tab"), "⇥", "keys-pages"),
            KeyLine(("r",), "r", "keys-rules"),
            KeyLine(("c",), "c", "keys-got-it"),
            KeyLine(("C", "shift+c"), "C", "keys-silence"),
            KeyLine(("n",), "n", "keys-own-game"),
        ),
    ),
    KeyGroup(
        "keys-map",
        (
            KeyLine(("m",), "m", "keys-to-map"),
            KeyLine(("o",), "o", "keys-orders"),
            KeyLine(("v",), "v", "keys-other"),
            KeyLine(("plus", "equals_sign", "minus", "f"), "+ - f", "keys-zoom"),
            KeyLine(("shift+left", "shift+right", "shift+up", "shift+down"), "⇧ ↑ ↓ ← →", "keys-pan"),
        ),
        with_map=True,
    ),
    KeyGroup(
        "keys-game",
        (
            KeyLine(("u",), "u", "keys-undo"),
            KeyLine(("space",), "key-space", "keys-faster"),
            KeyLine(("s",), "s", "keys-leave"),
            KeyLine(("l",), "l", "keys-language"),
            KeyLine(("ctrl+c", "ctrl+q"), "Ctrl+C", "keys-quit"),
        ),
    ),
)


def shown(line: KeyLine, say: Say) -> str:
    """The keys of a line as people read them."""
    return say(line.shown) if line.shown.startswith("key") else line.shown


def key_page(say: Say, *, has_map: bool) -> Content:
    """The page in words, a line for each key."""
    groups = [group for group in KEY_PAGE if has_map or not group.with_map]
    wide = max(len(shown(line, say)) for group in groups for line in group.lines)
    parts: list[Content] = []
    for group in groups:
        parts.append(Content.assemble((say(group.word), "bold")))
        for line in group.lines:
            key = f"  {shown(line, say):<{wide}}  "
            parts.append(Content.assemble((key, "bold"), say(line.word)))
    return Content("\n").join(parts)
