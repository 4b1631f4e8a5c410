"""From wishes to a table: what may be chosen before play, and the set-up it makes. The games say what fits."""

from dataclasses import dataclass

import msgspec

from tablee.games import catalogue, game_named, game_names, title_named
from tablee.games.language import words
from tablee.kernel import BadSetup, Game, TableeError
from tablee.players.levels import level_names
from tablee.table import Place, Setup, any_seed
from tablee.tui.wishes.seating import named
from tablee.tui.wishes.settings_file import HUMAN, GameWish, SeatWish

PACKAGE = "tablee.tui"
RIVAL = "sensible"  # who sits opposite in a first game


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A setting as the form shows it: its values that fit the rest, the one taken, and the numbers it takes too."""

    name: str
    values: tuple[str, ...]
    value: str
    numbers: tuple[int, int] | None = None


def game_of(wish: GameWish) -> Game:
    """The game wished for, or the first we have."""
    return game_named(wish.game if wish.game in game_names() else game_names()[0])


def seated(wish: GameWish) -> GameWish:
    """The wish made whole: a game we have, a number it takes, a seat for everyone, settings that fit."""
    game = game_of(wish)
    players = wish.players if wish.players in game.seats else game.seats[0]
    seats = tuple(_seat(game, wish, seat) for seat in range(players))
    whole = replace_wish(wish, game=game.name, players=players, seats=seats)
    return replace_wish(whole, options={line.name: line.value for line in lines(whole)})


def replace_wish(wish: GameWish, **changes: object) -> GameWish:
    """A wish with some things changed."""
    return msgspec.structs.replace(wish, **changes)


def _seat(game: Game, wish: GameWish, seat: int) -> SeatWish:
    if seat >= len(wish.seats):
        return SeatWish(who=HUMAN if seat == 0 else RIVAL)
    found = wish.seats[seat]
    return found if found.who in (HUMAN, *level_names(game)) else SeatWish(found.name, RIVAL)


def lines(wish: GameWish) -> list[SettingRow]:
    """Each setting of the game with the values that fit the number of players and the settings before it."""
    game, taken, found = game_of(wish), dict[str, str](), list[SettingRow]()
    for setting in game.settings:
        values = tuple(value for value in setting.values if _fits(game, wish.players, taken | {setting.name: value}))
        wanted = wish.options.get(setting.name, setting.default)
        if wanted not in values and setting.takes(wanted) and _fits(game, wish.players, taken | {setting.name: wanted}):
            values += (wanted,)
        value = wanted if wanted in values else next(iter(values), setting.default)
        taken[setting.name] = value
        numbers = (setting.low, setting.high) if setting.low <= setting.high else None
        found.append(SettingRow(setting.name, values, value, numbers))
    return found


def _fits(game: Game, players: int, options: dict[str, str]) -> bool:
    """Whether the game can be set up so, whatever comes after."""
    try:
        game.new(players, options)
    except BadSetup:
        return False
    return True


def setup_of(wish: GameWish) -> Setup:
    """The set-up of a wish; refuses a seed that is no number."""
    seed = any_seed() if not wish.seed.strip() else _seed(wish.seed)
    return Setup.of(wish.game, wish.players, seed, wish.options)


def _seed(text: str) -> int:
    if not text.strip().isdecimal():
        raise BadSeed(text)
    return int(text)


class BadSeed(TableeError):
    """A seed that is no whole number."""

    def __init__(self, text: str) -> None:
        super().__init__(f"a seed is a whole number, not {text!r}")
        self.text = text


def places_of(wish: GameWish, language: str, me: str = "", root: str = "") -> list[Place]:
    """Who sits where; who has no name is called by one of a list, the first person by their own, `me`."""
    names = named([(seat.name.strip(), seat.who == HUMAN) for seat in wish.seats], language, root or wish.seed, me)
    return [Place(name, None if seat.who == HUMAN else seat.who) for name, seat in zip(names, wish.seats, strict=True)]


def my_seat(wish: GameWish) -> int | None:
    """The seat of whoever sits before the screen: the first that is a person's."""
    return next((at for at, seat in enumerate(wish.seats) if seat.who == HUMAN), None)


def setting_title(game: Game, setting: str, language: str) -> str:
    """What a setting is called."""
    return catalogue.setting_title(title_named(game.name), setting, language)


def value_title(game: Game, setting: str, value: str, names: list[str], language: str) -> str:
    """What a value of a setting is called; a seat goes by the name of who sits there."""
    return catalogue.value_title(title_named(game.name), setting, value, language, names)


def about_setting(game: Game, setting: str, value: str, language: str) -> str:
    """What a value of a setting means, or what the setting is for; "" where that is told above already, or not."""
    title = title_named(game.name)
    told = catalogue.value_about(title, setting, value, language)
    if setting == title.presets and told == catalogue.about(title, language, value):
        return ""  # the paragraph above the settings
    return told or catalogue.setting_about(title, setting, language)


def game_title(name: str, language: str) -> str:
    """The name of a game as people write it; of one that is not here, its own."""
    return title_named(name).called(language) if name in game_names() else name.replace("_", " ").title()


def credit(name: str, language: str) -> str:
    """Whose game it is, and how it may be used, where a game says so."""
    return catalogue.credit(title_named(name), language) if name in game_names() else ""


def about(wish: GameWish, language: str) -> str:
    """The game in one paragraph, with whose it is; where it has none, that of the ready-made game wished for."""
    title = title_named(game_of(wish).name)
    preset = wish.options.get(title.presets, "")
    text = catalogue.about(title, language, preset)
    return f"{text} {catalogue.credit(title, language)}".strip()


def who_title(who: str, language: str) -> str:
    """A person, or the name of a level."""
    return words(PACKAGE, language).say("who-human") if who == HUMAN else catalogue.level(who).title.in_(language)


def about_who(who: str, language: str) -> str:
    """What a level does, in a sentence."""
    return words(PACKAGE, language).say("about-human") if who == HUMAN else catalogue.level(who).about.in_(language)


def whos(game: Game) -> list[str]:
    """Who may sit at a seat: a person, or a virtual player of some level."""
    return [HUMAN, *level_names(game)]
