"""First steps and coach at a table: whatever is chosen, each question is explained once, and the script ends."""

import pytest

from tablee.games import GAMES, title_named
from tablee.games.lessons import Moment, lessons
from tablee.kernel import seeded
from tablee.players.levels import player_for
from tablee.table import Place, Setup, Table
from tablee.table.coaching import Course
from tablee.table.seating.first_steps import NoLesson, is_first_steps, lesson_places, lesson_setup

every_game = pytest.mark.parametrize("game", GAMES)
LONGEST = 200  # choices of the learner


def begun(game: str) -> Table:
    return Table.begin(lesson_setup(game), lesson_places(game, "Anna"), player_for)


def course(table: Table, *told: str, is_script: bool = True) -> Course:
    return Course(lessons(title_named(table.setup.game).package), 0, told, is_script=is_script)


def told_until_the_end(table: Table, learner: Course, seed: int) -> list[Moment]:
    """All that a learner is told who chooses at random, up to the last moment of the script."""
    rng, said = seeded(seed), list[Moment]()
    for _ in range(LONGEST):
        table.play_on()
        for moment in learner.follow(table.chair(0)):
            learner.tell(moment)
            said.append(moment)
            if moment.last:
                return said
        decision = table.decision(0)
        assert decision is not None
        table.submit(0, decision.options[rng.below(len(decision.options))])
    raise AssertionError("the script has no end")


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_any_choices_lead_to_the_end_of_the_script(game: str, seed: int) -> None:
    table = begun(game)
    said = told_until_the_end(table, course(table), seed)
    ids = [moment.id for moment in said]
    assert len(ids) == len(set(ids)) and said[0].on.start and said[-1].last
    explained = {moment.on.decision for moment in said}
    assert set(table.chair(0).answered()) <= explained


@every_game
def test_the_deal_is_always_the_same_and_for_one_person_alone(game: str) -> None:
    one, other = begun(game), begun(game)
    assert one.data() == other.data()
    assert [place.is_human for place in one.places] == [True] + [False] * (len(one.places) - 1)


@every_game
def test_a_table_is_known_for_first_steps_by_its_set_up(game: str) -> None:
    setup = lesson_setup(game)
    assert is_first_steps(setup)
    assert not is_first_steps(Setup.of(game, setup.players, setup.seed + 1, setup.options))
    assert not is_first_steps(Setup.of(game, setup.players, setup.seed, setup.options, bytes(32)))


def test_the_friend_of_a_learner_with_the_same_name_takes_another() -> None:
    friend = lesson_places("karmaka", "Anna")[1].name
    assert lesson_places("karmaka", friend.upper()) == [Place(friend.upper()), Place(f"{friend} Bis", "novice")]


def test_a_game_without_a_script_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.table.seating.first_steps.lessons", lambda package: lessons("nowhere" * 0))
    with pytest.raises(NoLesson) as caught:
        lesson_places("karmaka", "Anna")
    assert "Premiers pas" in caught.value.said("fr")


def test_a_resumed_script_goes_on_where_it_was() -> None:
    table = begun("karmaka")
    learner = course(table)
    first = [moment.id for moment in learner.follow(table.chair(0))]
    assert first == ["welcome", "play"]
    for moment in learner.follow(table.chair(0)):
        learner.tell(moment)
    decision = table.decision(0)
    assert decision is not None
    table.submit(0, decision.options[0])
    table.play_on()
    again = course(table)
    again.catch_up(table.chair(0))
    due = [moment.id for moment in again.follow(table.chair(0))]
    assert "welcome" not in due and "play" not in due and "offer" in due


def test_the_coach_speaks_of_what_is_met_and_never_twice() -> None:
    table = Table.begin(
        Setup.of("karmaka", seed=491, options={"first_player": "seat_0"}), [Place("Anna"), Place("Bob")]
    )
    coach = course(table, is_script=False)
    assert [moment.id for moment in coach.follow(table.chair(0))] == ["ask-play"]
    assert coach.tell(coach.follow(table.chair(0))[0]) == ["ask-play"]
    assert coach.follow(table.chair(0)) == []
    assert course(table, "ask-play", is_script=False).follow(table.chair(0)) == []


def test_the_coach_is_silent_about_what_happened_before_one_sat_down() -> None:
    table = begun("karmaka")
    told_until_the_end(table, course(table), 1)
    late = course(table, is_script=False)
    late.catch_up(table.chair(0))
    assert not any(moment.on.event for moment in late.follow(table.chair(0)))
    assert late.told == set()


def test_what_first_steps_has_told_the_coach_need_not_say() -> None:
    table = begun("karmaka")
    learner = course(table)
    play = next(moment for moment in learner.follow(table.chair(0)) if moment.id == "play")
    assert learner.tell(play) == ["play", "ask-play"]
