"""Lessons hold for every game: each question has its sentence, and whatever a lesson names is there."""

from itertools import pairwise

import msgspec
import pytest

from connect_four.title import TITLE as TEMPLATE
from tablee.games import GAMES, made
from tablee.games.lessons import Lessons, Met, Moment, Trigger, due, lessons, lying, taught
from tablee.games.primer import primer
from tablee.games.rulebook import rulebook
from tablee.games.telling import SpokenTelling
from tablee.games.texts import LANGUAGES, Text, own_names
from tablee.games.title import Title
from tablee.kernel import Touch
from tablee.players.levels import level_names

TITLES = [*(GAMES.title(name) for name in GAMES), TEMPLATE]
every_game = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
LONGEST = 240  # letters of a moment: it is read at a glance, on a phone too
WIDEST = 72  # columns of a sketch: a terminal of 80, with its margins


def told(title: Title) -> Lessons:
    return lessons(title.package)


def moments(title: Title) -> list[Moment]:
    script = told(title).first_steps
    assert script is not None
    return [*script.moment, *told(title).coach]


@every_game
def test_every_kind_of_question_has_a_sentence_of_the_coach(title: Title) -> None:
    assert {each.on.decision for each in told(title).coach} - {""} == set(made(title).rules.kinds)


@every_game
def test_every_kind_of_event_has_the_rule_behind_it(title: Title) -> None:
    assert set(told(title).rules) == set(made(title).rules.event_names)


@every_game
def test_all_that_a_lesson_names_is_there(title: Title) -> None:
    game, zones = made(title), {zone.id for zone in told(title).zone}
    ids = {rule.id for chapter in rulebook(title.package) for rule in chapter.rule}
    assert set(told(title).rules.values()) <= ids
    for each in moments(title):
        on = each.on
        assert sum(map(bool, (on.start, on.decision or on.event, on.zone, on.over))) == 1, each.id
        assert on.decision in ("", *game.rules.kinds), each.id
        assert on.event in ("", *game.rules.event_names), each.id
        assert on.zone in ("", *zones), each.id
        assert each.rule in ids, each.id
        assert set(each.after) <= {other.id for other in moments(title)}, each.id


@every_game
def test_whose_an_event_is_is_asked_only_where_its_first_number_says_so(title: Title) -> None:
    telling = made(title).telling
    assert isinstance(telling, SpokenTelling)
    for each in moments(title):
        if each.on.who != "anyone":
            kind = telling.rules.event_names.index(each.on.event)
            assert telling.arguments[kind][:1] == ("player",), each.id


@every_game
def test_lessons_are_short_and_said_in_every_language(title: Title) -> None:
    ids = [each.id for each in moments(title)]
    assert len(ids) == len(set(ids))
    for each in moments(title):
        said = [each.say[language] for language in own_names(None)]
        assert all(0 < len(words) <= LONGEST for words in said), each.id
        assert all(one != other for one, other in pairwise(said)), each.id


@every_game
def test_the_script_can_be_dealt_and_has_an_end(title: Title) -> None:
    script = told(title).first_steps
    assert script is not None and script.level in level_names(made(title))
    state = made(title).rules.new(script.players, script.settings, script.seed)
    assert not state.over
    ends = [each for each in script.moment if each.last]
    assert ends and any(each.on.over for each in ends)


@every_game
def test_zones_stand_in_the_view(title: Title) -> None:
    view = msgspec.to_builtins(made(title).telling.view(made(title).rules.new(), 0))
    for zone in told(title).zone:
        assert lying(view, zone.path, 0), zone.id


@every_game
def test_the_first_thing_pointed_at_is_on_the_table(title: Title) -> None:
    script, game = told(title).first_steps, made(title)
    assert script is not None
    state = game.rules.new(script.players, script.settings, script.seed)
    kind = game.rules.kinds[state.kind]
    for each in script.moment:
        if each.on.decision == kind and each.point is not None and state.to_move == 0:
            point = each.point
            seat = 0 if point.who == "me" else -1
            assert game.telling.touched(state, 0, Touch(point.zone, seat, point.what)) is not None


def test_a_moment_may_wait_for_a_question_after_an_event() -> None:
    moment = Moment(id="late", on=Trigger(decision="drop", event="turn", times=2), say=Text({"en": "Now."}))
    met = Met(0, kind="drop")
    met.hear("turn", [0])
    assert due([moment], met, set()) == []
    met.hear("turn", [0])
    assert due([moment], met, set()) == [moment]
    met.kind = "other"
    assert due([moment], met, set()) == []


def test_what_was_told_is_told_no_more_and_moments_wait_for_each_other() -> None:
    script = told(TEMPLATE).first_steps
    assert script is not None
    met = Met(0, kind="drop")
    assert [each.id for each in due(script.moment, met, set())] == ["drop"]
    assert due(script.moment, met, {"drop"}) == []
    assert taught(script.moment[0], told(TEMPLATE).coach) == ["drop", "ask-drop"]


@every_game
def test_a_primer_is_ten_lines_at_most_and_a_picture_in_every_language(title: Title) -> None:
    found = primer(title.package)
    assert found is not None and 3 <= len(found.line) <= 10
    for language in own_names(None):
        assert all(line[language].strip() for line in found.line)
        assert found.picture.about[language] and len(found.sketch[language].splitlines()) <= 14
        assert all(len(row) <= WIDEST for row in found.sketch[language].splitlines())
    width, height = found.picture.size
    for shape in found.picture.shape:
        for x, y in (shape.at, shape.to or shape.at):
            assert 0 <= x <= width and 0 <= y <= height


def test_there_are_words_for_all_languages_that_we_speak() -> None:
    assert set(own_names(None)) <= set(LANGUAGES)
