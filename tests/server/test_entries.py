"""Entries: what was told is kept short, comes back as it was, and is kept once for all who were told the same."""

from tablee.kernel import SPECTATOR
from tablee.server.play import scene
from tablee.server.play.entries import Entries
from tablee.server.play.room import Room, begun
from tablee.server.play.visitors import Asker
from tablee.server.wire.shapes import ENCODER, Entry, EventInfo
from tablee.table import Place, Setup


def told(words: str) -> Entry:
    """An entry of one event."""
    return Entry(3, "choice", 0, 2, [EventInfo("played", [4, 1], True, {"en": words, "fr": words}, 2, -1)])


def test_what_was_told_comes_back_as_it_was() -> None:
    entries = Entries()
    entries.keep(3, 0, told("Anna plays Panic : « bien »"))
    assert entries.of(3, 0) == told("Anna plays Panic : « bien »")
    assert entries.of(3, 1) is None and entries.of(4, 0) is None


def test_what_two_readers_were_told_alike_is_kept_once_and_a_secret_for_its_reader_alone() -> None:
    entries = Entries()
    entries.keep(3, SPECTATOR, told("a card"))
    once = entries.size
    entries.keep(3, 1, told("a card"))
    assert entries.size == once == len(ENCODER.encode(told("a card")))
    entries.keep(3, 0, told("Panic"))
    assert entries.of(3, 0) == told("Panic") and entries.of(3, 1) == told("a card") and entries.size > once


def test_a_copy_goes_its_own_way() -> None:
    entries = Entries()
    entries.keep(3, 0, told("Panic"))
    other = entries.copy()
    other.keep(3, 1, told("a card"))
    entries.clear()
    assert entries.size == 0 and entries.of(3, 0) is None
    assert other.of(3, 0) == told("Panic")


def test_a_log_is_the_same_the_second_time() -> None:
    room = Room([line.text for line in begun(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob")])])
    for _ in range(6):
        room.take(room.chosen(room.to_move, room.state.options[0]))
    for seat in (0, 1, SPECTATOR):
        asker = Asker("any", seat, None, 0)
        first = ENCODER.encode(scene.log(room, asker, 0))
        assert ENCODER.encode(scene.log(room, asker, 0)) == first
