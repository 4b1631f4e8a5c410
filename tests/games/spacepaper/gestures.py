"""Small gestures that scenarios of SpacePaper share: pass a turn, invade, read what was told."""

from tablee.games.spacepaper.rules.galaxy import PLANET_NAMES
from tablee.games.spacepaper.rules.realm import set_owner
from tablee.kernel import NOBODY
from tests.games.spacepaper.sitting import Sitting

PASSES = ("keep", "done", "end", "nothing", "pass")


def let_pass(t: Sitting) -> None:
    """The seat asked passes, or takes the first option where it must choose."""
    words = [word for word in PASSES if word in t.options]
    t.chooses(words[0] if words else t.options[0])


def after_turns(t: Sitting, turns: int) -> Sitting:
    """Everyone passes until this many turns are over (or the game is)."""
    last = t.state.turn + turns
    while not t.state.over and t.state.turn < last:
        let_pass(t)
    return t


def reaches(t: Sitting, seat: int, kind: str) -> Sitting:
    """Everyone passes until this seat is asked this kind of question."""
    while not t.state.over and (t.to_move, t.kind) != (seat, kind):
        let_pass(t)
    assert not t.state.over
    return t


def invades(t: Sitting, *ships: str) -> Sitting:
    """Each of these cruisers invades the planet below it."""
    for ship in ships:
        t.chooses(("ship", ship))
        if t.kind == "step":
            t.chooses("stay")
        t.chooses("invade")
    return t


def tellings(t: Sitting, name: str) -> list[list[int]]:
    """The numbers of each telling of this name, in order."""
    return [args for told, args in t.told() if told == name]


def income(t: Sitting, seat: int) -> tuple[int, int]:
    """The gold and science of a seat in the last resources phase."""
    return next((args[1], args[2]) for args in reversed(tellings(t, "income")) if args[0] == seat)


def leave_behind(t: Sitting, name: str) -> Sitting:
    """Make a planet without owner an abandoned one."""
    assert t.owner(name) is None
    set_owner(t.state, PLANET_NAMES.index(name), NOBODY, True, False)
    return t
