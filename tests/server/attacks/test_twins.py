"""Twins: everything that a seat is sent in whole games is the same when what it may not know is another.

Two people play on two servers of one database, undo, agree, go away, are replaced, return, chat, look back and play
again; one looks on. Every byte is noted and held against the law. Leaks that are planted are found.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tablee.games import GAMES
from tablee.kernel import Rng, seeded
from tablee.players.thinking import Budget
from tablee.server.start.run import served
from tests.server.attacks.strength import SHARE, sum_up, tell, times
from tests.server.attacks.twins.deeds import DEEDS, Deed, absence, late, log, look_back, rematch, skip, undo
from tests.server.attacks.twins.evening import CHAT, Evening
from tests.server.attacks.twins.inside import PLANTS, Truth
from tests.server.attacks.twins.law import Law
from tests.server.attacks.twins.recording import Notebook, NotingClient
from tests.server.attacks.twins.tally import Leak, Tally
from tests.server.company import config

BUDGET: Final = Budget(4)
POSITIONS: Final = times(60, 5_000)  # of each game
WORLDS: Final = times(1, 2)
DOUBT: Final = times(60, 2_000)  # worlds in which an undo is judged, here and in every twin of here
EVERY: Final = 5  # choices between two other deeds, in the mean
MOST: Final = 5_000  # choices in a game
MIDDLE: Final = 12  # choices before what is written at once, and after it


@contextmanager
def evening(folder: Path, seed: int) -> Iterator[Evening]:
    """Two servers of one database, and nobody there yet."""
    notebook, settings = Notebook(), config(folder, budget=BUDGET)
    with (
        served(settings) as (one, application),
        served(settings) as (two, _),
        NotingClient(one, notebook) as here,
        NotingClient(two, notebook) as there,
        Evening((here, there), notebook, seeded(seed), application) as found,
    ):
        yield found


def play(there: Evening, choices: int, deeds: list[Deed], every: int = EVERY) -> None:
    """So many choices, or to the end; and now and then something else."""
    for _ in range(choices):
        if not there.is_over and there.below(every) == 0:
            deeds[there.below(len(deeds))](there)
        if there.is_over:
            return
        there.choose()


def play_whole(there: Evening) -> None:
    """A game to its end, in which somebody goes away and comes back; shortly, its middle is written at once."""
    play(there, 10 + there.below(20), DEEDS)
    if not there.is_over:
        absence(there, 2)
    if not SHARE:
        play(there, MIDDLE, DEEDS)
        skip(there, MIDDLE)
    play(there, MOST, DEEDS)
    assert there.is_over, "the game has no end"
    look_back(there)


def judged(there: Evening, rng: Rng, worlds: int = WORLDS) -> Tally:
    """Hold everything that was heard at the table against the law."""
    truth = Truth.of(there.application, there.table, rng, worlds, BUDGET)
    tokens = {guest.seat: guest.token for guest in there.guests if guest.token}
    Law(there.table, truth, {*CHAT, *there.tables, "sensible"}, tokens).check(there.notebook.of(there.table))
    return truth.tally


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_seat_is_sent_is_the_same_in_every_world_it_cannot_tell_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(GAMES[game].rules, "doubt", min(DOUBT, GAMES[game].doubt))
    rng, tally = seeded(11), Tally()
    with evening(tmp_path, 5) as there:
        there.sit_down(game, dict(GAMES.title(game).trials.brief.settings))
        while True:
            play_whole(there)
            tally.add(judged(there, rng))
            rematch(there)
            tell(f"{game}: {tally}")
            if tally.positions >= POSITIONS:
                break
        play(there, 5, DEEDS, 1)
        tally.add(judged(there, rng))
    sum_up(f"twins of {game}: {tally}; {len(there.notebook.pages):,} answers and messages, none told anything")
    assert tally.positions >= POSITIONS and tally.entries > tally.positions // 2
    assert game == "spacepaper" or tally.strange > tally.worlds // 2
    assert GAMES[game].orders is None or there.deeds["order"]
    assert there.deeds["absence"] and there.deeds["return"] <= there.deeds["absence"]


@pytest.mark.parametrize("planted", ["nothing", *PLANTS])
def test_a_leak_that_is_planted_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: str) -> None:
    with evening(tmp_path, 7) as there:
        PLANTS.get(planted, lambda _: None)(monkeypatch)
        there.sit_down("karmaka", {})
        play(there, 40, [late, undo, log], 2)
        if planted == "nothing":
            judged(there, seeded(3), 4)
            return
        with pytest.raises(Leak):
            judged(there, seeded(3), 4)
