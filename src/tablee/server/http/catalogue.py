"""What can be played here, with its settings, levels, pieces and rules: the catalogue of all games, on the wire."""

from functools import cache
from typing import TypeVar

import msgspec

from tablee.games import catalogue as shared
from tablee.games import game_named, game_names, package_of, title_named
from tablee.games.lessons import lessons as lessons_of
from tablee.games.overlaid import checksum
from tablee.games.primer import primer as primer_of
from tablee.games.rulebook import Chapter, Rule, rulebook
from tablee.players.levels import level_names
from tablee.server.wire.game_shapes import ChapterInfo, GameInfo, LevelInfo, RuleInfo, SettingInfo, Value
from tablee.server.wire.lesson_shapes import LessonMoment, LessonsInfo, PrimerInfo, ShapeInfo, ZoneInfo

T = TypeVar("T")


def games() -> list[GameInfo]:
    """All games that can be played."""
    return [info(name) for name in game_names()]


@cache
def info(name: str) -> GameInfo:
    """A game as a list shows it."""
    entry = shared.entry(name)
    return GameInfo(
        name=name,
        title=entry.title,
        about=entry.about,
        credit=entry.credit,
        seats=list(entry.seats),
        presets=entry.presets,
        settings=[_setting(setting) for setting in entry.settings],
        levels=[level(each) for each in level_names(game_named(name))],
        numbers=checksum(title_named(name).package),
        solo=entry.solo,
    )


def _setting(entry: shared.SettingEntry) -> SettingInfo:
    values = [_value(value) for value in entry.values]
    return SettingInfo(entry.name, entry.title, entry.about, values, entry.default, entry.low, entry.high)


def _value(entry: shared.ValueEntry) -> Value:
    return Value(entry.value, entry.title, entry.about, list(entry.players), entry.seat)


def level(name: str) -> LevelInfo:
    """A level of virtual players."""
    found = shared.level(name)
    return LevelInfo(name, found.title, found.about)


@cache
def pieces(game: str) -> object:
    """What the boards of a game show and never changes: cards, planets, names; nothing where it has none."""
    return game_named(game).telling.catalogue()


def rules(game: str) -> list[ChapterInfo]:
    """The whole rulebook of a game."""
    return [chapter_info(chapter) for chapter in rulebook(package_of(game_named(game)))]


def chapter_info(chapter: Chapter) -> ChapterInfo:
    """A chapter with its rules."""
    return ChapterInfo(chapter.id, chapter.title, [rule_info(rule) for rule in chapter.rule])


def rule_info(rule: Rule) -> RuleInfo:
    """A rule, in each language."""
    return RuleInfo(rule.id, rule.text, rule.appendix)


def rule(game: str, rule_id: str) -> RuleInfo:
    """A rule by its id; UnknownRule if there is none."""
    return rule_info(rulebook(package_of(game_named(game))).rule(rule_id))


@cache
def lessons(game: str) -> LessonsInfo:
    """What newcomers to a game are told; nothing where it has no lessons."""
    found = lessons_of(title_named(game).package)
    moments = found.first_steps.moment if found.first_steps else []
    return LessonsInfo(
        _sent(moments, list[LessonMoment]),
        _sent(found.coach, list[LessonMoment]),
        _sent(found.zone, list[ZoneInfo]),
        found.rules,
    )


@cache
def primer(game: str) -> PrimerInfo:
    """A game in ten lines and a picture; empty where it has none."""
    found = primer_of(title_named(game).package)
    if found is None:
        return PrimerInfo([], [0, 0], {}, [])
    picture = found.picture
    return PrimerInfo(list(found.line), list(picture.size), picture.about, _sent(picture.shape, list[ShapeInfo]))


def _sent(records: object, form: type[T]) -> T:
    """Records of a game's files in the shape of the same fields that is sent."""
    return msgspec.convert(msgspec.to_builtins(records), form)
