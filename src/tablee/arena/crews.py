"""Crews on this machine: the process itself, or several beside it; one that dies is replaced."""

import signal
import threading
from collections import Counter, deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, cast

from tablee.arena.pieces import Done, Piece, Study
from tablee.table.errors import Said

TRIES: Final = 3  # processes that may die of one piece before it is given up


class LostPiece(Said):
    """A piece that no process survives."""


class Alone:
    """This process."""

    def work(self, study: Study, pieces: Sequence[Piece]) -> Iterator[Done]:
        """One piece after the other."""
        return map(study.play, pieces)


@dataclass(slots=True)
class Hand:
    """A process at work, and the piece that it has."""

    process: SpawnProcess
    pipe: Connection
    piece: Piece


class Processes:
    """Several processes: each has one piece at a time; a piece whose process has died is played again by another."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def work(self, study: Study, pieces: Sequence[Piece]) -> Generator[Done, None, None]:
        """The pieces in any order; whatever ends this ends the processes too."""
        waiting, deaths = deque(pieces), Counter[int]()
        hands: dict[Connection, Hand] = {}
        try:
            while waiting or hands:
                while waiting and len(hands) < self.jobs:
                    hand = employ(study, waiting.popleft())
                    hands[hand.pipe] = hand
                for pipe in cast(list[Connection], wait(list(hands))):
                    hand = hands.pop(pipe)
                    done = answer(hand)
                    if done is None:
                        dismiss(hand)
                        deaths[hand.piece.number] += 1
                        if deaths[hand.piece.number] == TRIES:
                            raise LostPiece("match-lost", piece=str(hand.piece.number), tries=str(TRIES))
                        waiting.appendleft(hand.piece)
                        continue
                    if waiting:
                        hands[pipe] = give(hand, waiting.popleft())
                    else:
                        dismiss(hand)
                    yield done
        finally:
            for hand in hands.values():
                dismiss(hand)


def employ(study: Study, piece: Piece) -> Hand:
    """A new process, with its first piece."""
    ours, theirs = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=obey, args=(theirs, study), daemon=True)
    with deaf():
        process.start()
    theirs.close()  # so that its death is heard here
    return give(Hand(process, ours, piece), piece)


def give(hand: Hand, piece: Piece) -> Hand:
    """Hand a piece over; that the process is dead is heard when it is asked for an answer."""
    hand.piece = piece
    with suppress(OSError):
        hand.pipe.send(piece)
    return hand


def answer(hand: Hand) -> Done | None:
    """What a process has to say; nothing if it is dead. What went wrong there goes wrong here."""
    try:
        said = hand.pipe.recv()
    except (EOFError, OSError):
        return None
    if isinstance(said, Exception):
        raise said
    assert isinstance(said, Done)
    return said


def dismiss(hand: Hand) -> None:
    """End a process, whatever it is doing, before it can notice that nobody listens."""
    hand.process.kill()
    hand.process.join()
    hand.process.close()
    hand.pipe.close()


def obey(pipe: Connection, study: Study) -> None:
    """The life of a process: play what is given, until nobody is there to give."""
    while True:
        try:
            piece = pipe.recv()
        except EOFError:
            return
        try:
            said: Done | Exception = study.play(piece)
        except Exception as error:
            said = error
        pipe.send(said)


@contextmanager
def deaf() -> Iterator[None]:
    """Let processes that are begun now leave Ctrl-C to this one, which ends them, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
