"""First steps of SpacePaper: who follows the script is never short of gold, and is told of discontent and combat."""

import pytest

from tablee.games import title_named
from tablee.games.lessons import lessons
from tablee.games.spacepaper.people.view import SpaceView
from tablee.players.levels import player_for
from tablee.table import Table
from tablee.table.coaching import Course
from tablee.table.seating.first_steps import lesson_places, lesson_setup

# What the script suggests at each question, the first that is offered; what it leaves open, as it is asked.
ADVICE: dict[str, tuple[str, ...]] = {
    "leader": ("Scientist",),
    "event": ("Great discovery", "Galactic lottery"),
    "sys0": ("Capitalism",),
    "sys": ("Keep Capitalism",),
    "cap": ("Leave the capital",),
    "build": ("Colonise Pino2 · 1", "Colonise Pino2 · 3", "paceport", "Start nothing", "nothing"),
    "act": ("Scout",),
    "step": ("Go to RS22", "Stop in wide orbit"),
}
SHORT = {"sell", "pay"}  # what is asked of who has not gold enough
LONGEST = 100


def advised(table: Table, technology: str) -> int:
    """What a learner chooses who follows."""
    chair = table.chair(0)
    offered = [(option, words.in_("en")) for option, words in chair.options() if chair.rank(option) >= 0]
    wanted = {**ADVICE, "tech": (technology,)}.get(chair.kind() or "", ())
    return next((option for word in wanted for option, words in offered if word in words), offered[0][0])


@pytest.mark.parametrize("technology", ["Infrastructure", "Revenue", "Weapons"])
def test_who_follows_the_script_is_never_short_of_gold_and_learns_of_discontent_and_combat(technology: str) -> None:
    table = Table.begin(lesson_setup("spacepaper"), lesson_places("spacepaper", "Anna"), player_for)
    told = lessons(title_named("spacepaper").package)
    learner = Course(told, 0, is_script=True)
    said: list[str] = []
    gold: list[int] = []
    for _ in range(LONGEST):
        table.play_on()
        for moment in learner.follow(table.chair(0)):
            learner.tell(moment)
            said.append(moment.id)
        if "closing" in said:
            break
        assert table.chair(0).kind() not in SHORT, said
        view = table.chair(0).view()
        assert isinstance(view, SpaceView)
        gold.append(view.civs[0].gold)
        table.submit(0, advised(table, technology))
    assert told.first_steps is not None
    assert said == [moment.id for moment in told.first_steps.moment if not moment.on.over]
    mine = {table.game.event_names[event.kind] for event in table.chair(0).log() if list(event.args[:1]) == [0]}
    assert "bankrupt" not in mine
    assert gold[-1] > 10, "there is more to spend than to pay"


def test_even_who_always_takes_the_first_answer_of_a_page_is_not_short_of_gold() -> None:
    table = Table.begin(lesson_setup("spacepaper"), lesson_places("spacepaper", "Anna"), player_for)
    for _ in range(LONGEST):
        table.play_on()
        chair = table.chair(0)
        if table.game.rules.turn(table._history.state) > 2:
            return
        assert chair.kind() not in SHORT
        table.submit(0, max((option for option, _ in chair.options()), key=chair.rank))
    raise AssertionError("two turns take no longer")
