"""The catalogue: what can be played here, with its settings, levels and rules, in each language."""

from functools import cache

from tablee.games import game_named, game_names, package_of
from tablee.games.language import words
from tablee.games.overlaid import checksum
from tablee.games.rulebook import Chapter, rulebook
from tablee.games.texts import ENGLISH, each_language
from tablee.kernel import BadSetup, Game
from tablee.kernel.setting import Setting
from tablee.players.levels import level_names
from tablee.server.wire.game_shapes import ChapterInfo, GameInfo, LevelInfo, RuleInfo, SettingInfo, Value
from tablee.server.wire.shapes import Text


@cache
def games() -> list[GameInfo]:
    """All games that can be played."""
    return [info(game_named(name)) for name in game_names()]


def info(game: Game) -> GameInfo:
    """A game as a list shows it."""
    package = package_of(game)
    settings = [_setting(game, setting) for setting in game.settings]
    return GameInfo(
        name=game.name,
        title=game.name.replace("_", " ").title(),
        about=_about(package, settings),
        seats=game.seats,
        settings=settings,
        levels=[level(name) for name in level_names(game)],
        numbers=checksum(package),
    )


def _setting(game: Game, setting: Setting) -> SettingInfo:
    title = said(package_of(game), f"setting-{setting.name.replace('_', '-')}", setting.name)
    values = [_value(game, setting.name, value) for value in setting.values]
    return SettingInfo(setting.name, title, values, setting.default, setting.low, setting.high)


def _value(game: Game, setting: str, value: str) -> Value:
    package, name, dashed = package_of(game), setting.replace("_", "-"), value.replace("_", "-")
    fitting = [players for players in game.seats if _fits(game, players, {setting: value})]
    return Value(value, said(package, f"{name}-{dashed}", value), said(package, f"about-{dashed}", ""), fitting)


def _fits(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        game.new(players, options)
    except BadSetup:
        return False
    return True


def _about(package: str, settings: list[SettingInfo]) -> Text:
    """The game in one paragraph: that of the first setting whose usual value has one, or the game's own."""
    usual = [value.about for setting in settings for value in setting.values if value.value == setting.default]
    return next((about for about in usual if about[ENGLISH]), said(package, "about-game", ""))


def level(name: str) -> LevelInfo:
    """A level of virtual players."""
    package = "tablee.games"
    return LevelInfo(name, said(package, f"level-{name}", name), said(package, f"about-level-{name}", ""))


def said(package: str, message: str, otherwise: str) -> Text:
    """A message of a package in each language, or something else where it has none."""
    is_there = words(package, ENGLISH).has(message)
    return each_language(lambda language: words(package, language).say(message) if is_there else otherwise)


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
