"""Saved games as the command line lists them."""

from tablee.games.language import PACKAGE as GAMES
from tablee.games.language import listed, words
from tablee.table import Place, Save
from tablee.table.errors import say


def told(save: Save, language: str) -> str:
    """A saved game in one line."""
    if save.damaged is not None:
        return say("list-damaged", language, name=save.name, reason=save.damaged)
    players = listed([_player(place, language) for place in save.places], language)
    when = save.modified.astimezone().strftime("%Y-%m-%d %H:%M")
    marks = [_progress(save, language)]
    marks += [say("list-taken-back", language)] if save.taken_back else []
    marks += [say("list-torn", language)] if save.torn else []
    return " · ".join([say("list-save", language, name=save.name, game=save.game, players=players), *marks, when])


def _progress(save: Save, language: str) -> str:
    if save.finished:
        return say("list-finished", language, ply=str(save.ply))
    return say("list-playing", language, ply=str(save.ply), who=save.places[save.to_move].name)


def _player(place: Place, language: str) -> str:
    """A name, with the level of a virtual player: in words if the level is one of ours."""
    if place.level is None:
        return place.name
    ours = words(GAMES, language)
    message = f"level-{place.level}"
    level = ours.say(message).lower() if ours.has(message) else place.level
    return say("list-player", language, name=place.name, level=level)
