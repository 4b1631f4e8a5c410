"""The API: a finished game is looked at again, from any side or with open cards, with the master's opinion."""

from typing import Annotated

from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from tablee.kernel import SPECTATOR
from tablee.server.http.requests import AnyRequest, TableId, fails, finished_of, house_of
from tablee.server.live.makers import account
from tablee.server.play import scene
from tablee.server.wire.refusals import refused
from tablee.server.wire.review_shapes import Judgements, Moment, Review, Turning
from tablee.server.wire.shapes import MOST_OPTIONS

At = Annotated[int, PathParameter(ge=0, lt=MOST_OPTIONS, description="So many choices after the deal.")]
Side = Annotated[
    int | None, QueryParameter(ge=0, le=6, description="The seat that looks; without it, all cards lie open.")
]
After = Annotated[int, QueryParameter(ge=0, lt=MOST_OPTIONS, description="The last judgement that was seen.")]

Wished = Annotated[bool, QueryParameter(description="Somebody wishes to know, and waits for it.")]


@get("/", summary="A finished game", responses=fails(401, 404, 409))
async def review(request: AnyRequest, table_id: TableId) -> Review:
    """How long a finished game was, who chose at each moment, and how it ended."""
    return scene.review(await finished_of(request, table_id))


@get("/judgements", summary="The master's opinion", responses=fails(401, 404, 409))
async def judgements(request: AnyRequest, table_id: TableId, after: After = 0) -> Judgements:
    """What the master thinks of each choice, as far as it is known; asking has the rest worked on."""
    game, house = await finished_of(request, table_id), house_of(request)
    return house.reviews.ask(await account(house, table_id), game, after)


@get("/turning", summary="Where it turned", responses=fails(401, 404, 409))
async def turning(request: AnyRequest, table_id: TableId, wished: Wished = False) -> Turning:
    """The choice that cost most, once known; unless one wishes it, it is sought while nobody waits for thoughts."""
    game, house = await finished_of(request, table_id), house_of(request)
    return house.turnings.ask(await account(house, table_id), game, is_wished=wished)


@get("/{at:int}", summary="A moment", responses=fails(401, 404, 409))
async def moment(request: AnyRequest, table_id: TableId, at: At, seat: Side = None) -> Moment:
    """A finished game after so many choices: as a seat saw it, or with open cards."""
    game = await finished_of(request, table_id)
    if at > game.room.ply:
        raise refused("not-found")
    if seat is not None:
        game.room.game.check_seat(game.room.state, seat)
    return scene.moment(game, at, SPECTATOR if seat is None else seat)


review_router = Router(
    "/tables/{table_id:str}/review", route_handlers=[review, judgements, turning, moment], tags=["review"]
)
