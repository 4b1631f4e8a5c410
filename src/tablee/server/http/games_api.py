"""The API: what can be played, and its rules."""

from typing import Annotated, Any

from litestar import Router, get
from litestar.params import PathParameter

from tablee.server.http import catalogue
from tablee.server.http.requests import fails
from tablee.server.wire.game_shapes import ChapterInfo, GameInfo, RuleInfo
from tablee.server.wire.lesson_shapes import LessonsInfo, PrimerInfo

GameName = Annotated[str, PathParameter(max_length=40, description="A game.")]
RuleId = Annotated[str, PathParameter(max_length=40, description="A rule, such as KMK-6.7.")]


@get("/", summary="The games, with settings and levels", responses=fails())
async def games() -> list[GameInfo]:
    """All games that can be played here."""
    return catalogue.games()


@get("/{game:str}/catalogue", summary="The pieces of a game", responses=fails(404))
async def pieces(game: GameName) -> Any:
    """What boards show and never changes: names, texts and numbers of cards, planets and such; null without any."""
    return catalogue.pieces(game)


@get("/{game:str}/lessons", summary="First steps and coach", responses=fails(404))
async def lessons(game: GameName) -> LessonsInfo:
    """What newcomers to a game are told, and when."""
    return catalogue.lessons(game)


@get("/{game:str}/primer", summary="A game in ten lines", responses=fails(404))
async def primer(game: GameName) -> PrimerInfo:
    """A game in ten lines and a picture."""
    return catalogue.primer(game)


@get("/{game:str}/rules", summary="A rulebook", responses=fails(404))
async def rules(game: GameName) -> list[ChapterInfo]:
    """The rules of a game, chapter by chapter."""
    return catalogue.rules(game)


@get("/{game:str}/rules/{rule_id:str}", summary="One rule", responses=fails(404))
async def rule(game: GameName, rule_id: RuleId) -> RuleInfo:
    """A rule by its id."""
    return catalogue.rule(game, rule_id)


games_router = Router("/games", route_handlers=[games, pieces, lessons, primer, rules, rule], tags=["games"])
