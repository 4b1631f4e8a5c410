"""First steps at a table: the set-up of a game's script, who sits there, and whether a table is one of these."""

from functools import cache

from tablee.games import title_named
from tablee.games.lessons import FirstSteps, lessons
from tablee.table.errors import BadName, Said
from tablee.table.seating.places import Place, checked_name
from tablee.table.setup import Setup


class NoLesson(Said):
    """A game has no First steps."""


def script_of(game: str) -> FirstSteps:
    """The script of a game; NoLesson if it has none."""
    found = lessons(title_named(game).package).first_steps
    if found is None:
        raise NoLesson("no-lesson", game=game)
    return found


@cache
def lesson_setup(game: str) -> Setup:
    """The one deal of First steps: dealt by the seed of the script, for one person alone among virtual players."""
    script = script_of(game)
    return Setup.of(game, script.players, script.seed, script.settings)


def lesson_places(game: str, name: str) -> list[Place]:
    """The learner at the first seat, and the friendly players of the script."""
    return [Place(checked_name(name)), *lesson_friends(game, name)]


def lesson_friends(game: str, name: str | None) -> list[Place]:
    """The friendly players of the script; one who would be taken for the learner takes another name."""
    script, taken = script_of(game), [] if name is None else [name]
    return [Place(_free(other, taken), script.level) for other in script.names]


def is_first_steps(setup: Setup) -> bool:
    """Whether a table was set up for First steps."""
    script = lessons(title_named(setup.game).package).first_steps
    return script is not None and not setup.key and setup == lesson_setup(setup.game)


def _free(name: str, taken: list[str]) -> str:
    try:
        return checked_name(name, taken)
    except BadName:
        return checked_name(f"{name} Bis", taken)
