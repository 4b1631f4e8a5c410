"""Spoil saved games in every way, for the loader to refuse: bytes, lines, and lies with right checksums."""

import hashlib
import json
from functools import cache

from hypothesis import strategies as st

from tablee.games import FIRST, game_named
from tablee.kernel import seeded
from tablee.table import BadJournal, Journal, Place, Setup, Table
from tools.kills import player_for

Edit = tuple[str, int, bytes]


@cache
def real_save() -> bytes:
    """A save with every kind of record."""
    table = Table.begin(Setup.of(FIRST, seed=11), [Place("Zoé"), Place("Bob", "random")], player_for)
    rng = seeded(3)
    for at in range(24):
        table.play_on()
        decision = table.decision(0)
        assert decision is not None
        table.submit(0, decision.options[rng.below(len(decision.options))])
        if at == 4:
            table.take_back(0)
        if table.why_not_undo(0) is None:
            table.undo(0)
    table.rename(1, "Robert")
    table.hand_over(0, "random")
    table.hand_over(0, None)
    table.resign(0)
    return table.text().encode()


def edits() -> st.SearchStrategy[list[Edit]]:
    """Changes of bytes and of lines."""
    verbs = st.sampled_from(["put", "insert", "delete", "cut", "drop line", "double line", "swap lines", "flip"])
    edit = st.tuples(verbs, st.integers(0, 1 << 20), st.binary(max_size=8))
    return st.lists(edit, min_size=1, max_size=4)


def spoiled(data: bytes, changes: list[Edit]) -> bytes:
    """A save after some changes."""
    for verb, where, what in changes:
        at = where % (len(data) + 1)
        data = _lines_spoiled(data, verb, where) if "line" in verb else _bytes_spoiled(data, verb, at, what)
    return data


def _bytes_spoiled(data: bytes, verb: str, at: int, what: bytes) -> bytes:
    match verb:
        case "put":
            return data[:at] + what + data[at + len(what) :]
        case "insert":
            return data[:at] + what + data[at:]
        case "delete":
            return data[:at] + data[at + len(what) + 1 :]
        case "flip" if at < len(data):
            return data[:at] + bytes([data[at] ^ 1 << (len(what) % 8)]) + data[at + 1 :]
    return data[:at]


def _lines_spoiled(data: bytes, verb: str, where: int) -> bytes:
    lines = data.splitlines(keepends=True)
    if len(lines) < 2:
        return data
    at, other = where % len(lines), where // 7 % len(lines)
    if verb == "drop line":
        del lines[at]
    elif verb == "double line":
        lines.insert(other, lines[at])
    else:
        lines[at], lines[other] = lines[other], lines[at]
    return b"".join(lines)


def lies() -> st.SearchStrategy[list[tuple[int, str, object]]]:
    """Other values in some lines: any field may hold anything."""
    keys = ["t", "ply", "seat", "kind", "choice", "to", "level", "name", "winners", "scores", "reason"]
    keys += ["journal", "game", "rules", "players", "seed", "options", "seats", "created", "chance", "key", "more"]
    kind = game_named(FIRST).rules.kinds[0]
    words = st.sampled_from(["choice", "undo", "take_back", "seat", "name", "end", "table", FIRST, kind, "pass"])
    plain = st.none() | st.booleans() | st.integers(-3, 40) | st.integers() | st.floats() | words | st.text(max_size=9)
    value = st.recursive(plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner))
    return st.lists(st.tuples(st.integers(0, 400), st.sampled_from(keys), value), min_size=1, max_size=3)


def lying(data: bytes, changes: list[tuple[int, str, object]]) -> bytes:
    """A save that lies, with its numbers and checksums made right again."""
    bodies = [json.loads(line) for line in data.splitlines()]
    for where, key, value in changes:
        bodies[where % len(bodies)][key] = value
    return sealed(bodies)


def sealed(bodies: list[dict[str, object]]) -> bytes:
    """Lines with their numbers and checksums, written down from the documentation and not from the code."""
    text, last = "", ""
    for number, body in enumerate(bodies, start=1):
        kept = {"n": number, **{key: value for key, value in body.items() if key not in ("n", "sum")}}
        line = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
        last = hashlib.sha256((last + line).encode(errors="surrogatepass")).hexdigest()[:16]
        text += f'{line[:-1]},"sum":"{last}"}}\n'
    return text.encode(errors="surrogatepass")


def survives(data: bytes) -> bool:
    """Whether a save is loaded, whole; a refusal is a BadJournal with a line, and any other error goes through."""
    try:
        journal = Journal.read(data)
        journal.history()
    except BadJournal as error:
        if error.line < 1 or error.said("fr") == error.said("en"):
            raise ValueError("a refusal names its line, in both languages") from error
        return False
    assert (data + b"\n").startswith(journal.text().encode()), "something else was loaded"
    return True
