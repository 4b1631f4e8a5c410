"""What can be played here, with its settings, levels, pieces and rules: the catalogue of all games, on the wire."""

from functools import cache

from tablee.games import catalogue as shared
from tablee.games import game_named, game_names, package_of, title_named
from tablee.games.overlaid import checksum
from tablee.games.rulebook import Chapter, rulebook
from tablee.players.levels import level_names
from tablee.server.wire.game_shapes import ChapterInfo, GameInfo, LevelInfo, RuleInfo, SettingInfo, Value


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
    found = [RuleInfo(rule.id, rule.text) for rule in chapter.rule]
    return ChapterInfo(chapter.id, chapter.title, found)


def rule(game: str, rule_id: str) -> RuleInfo:
    """A rule by its id; UnknownRule if there is none."""
    found = rulebook(package_of(game_named(game))).rule(rule_id)
    return RuleInfo(found.id, found.text)
