"""First steps of Wild Space: who follows meets all that the script speaks of, and who does not comes to its end too."""

from collections.abc import Callable

from tablee.games import title_named
from tablee.games.lessons import lessons
from tablee.players.levels import player_for
from tablee.table import Table
from tablee.table.chair import Chair
from tablee.table.coaching import Course
from tablee.table.seating.first_steps import lesson_places, lesson_setup

# What the script suggests at each question, the first that is offered; what it leaves open, as it is asked.
ADVICE: dict[str, tuple[str, ...]] = {
    "move": ("Land on Dusk Harbour, right", "Land on Mossgreen, right", "Explore Dusk Harbour, right"),
    "play": ("Monkey Botanist", "Owl Mechanic", "Veteran Monkey"),
    "draw": ("Veteran Monkey",),
    "take_and_play": ("Robot",),
    "action": ("Play",),
}
LONGEST = 60


def followed(chair: Chair) -> int:
    """What a learner chooses who follows."""
    offered = [(option, words.in_("en")) for option, words in chair.options() if chair.rank(option) >= 0]
    wanted = ADVICE.get(chair.kind() or "", ())
    return next((option for word in wanted for option, words in offered if word in words), offered[0][0])


def first(chair: Chair) -> int:
    """What one chooses who does not read."""
    return chair.options()[0][0]


def told(choose: Callable[[Chair], int]) -> list[str]:
    """The moments that are told up to the closing one."""
    table = Table.begin(lesson_setup("wild_space"), lesson_places("wild_space", "Anna"), player_for)
    learner = Course(lessons(title_named("wild_space").package), 0, is_script=True)
    said: list[str] = []
    for _ in range(LONGEST):
        table.play_on()
        for moment in learner.follow(table.chair(0)):
            learner.tell(moment)
            said.append(moment.id)
        if "closing" in said:
            return said
        table.submit(0, choose(table.chair(0)))
    raise AssertionError("the script has no end")


def test_who_follows_the_script_is_told_all_of_it() -> None:  # WSP-10.6, WSP-11.1, WSP-16.1
    script = lessons(title_named("wild_space").package).first_steps
    assert script is not None
    assert set(told(followed)) == {moment.id for moment in script.moment if not moment.on.over}


def test_who_takes_the_first_answer_comes_to_the_end_too() -> None:
    said = told(first)
    assert said[0] == "welcome" and {"move", "draw", "end", "smuggler", "recruited"} <= set(said)


def test_the_deal_is_the_one_that_the_script_speaks_of() -> None:  # WSP-13.2
    table = Table.begin(lesson_setup("wild_space"), lesson_places("wild_space", "Anna"), player_for)
    names = {"Monkey Botanist", "Owl Mechanic", "Bear Scientist"}
    renewals = {
        words.in_("en").removeprefix("Renew the Reserve by discarding ") for _, words in table.chair(0).options()
    }
    assert names <= renewals
