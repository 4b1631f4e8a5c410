"""The API: a game is played, asked about, and kept."""

from typing import Annotated, Final

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tablee.server.http.requests import AnyRequest, SeatId, TableId, fails, house_of, who_asks
from tablee.server.live import acts
from tablee.server.live import quick as agreeing
from tablee.server.play import endings, ordering, scene
from tablee.server.store.rows import OVER
from tablee.server.wire.hint_shapes import HintInfo
from tablee.server.wire.order_shapes import OrderInfo, OrderWish, PlanInfo
from tablee.server.wire.refusals import refused
from tablee.server.wire.shapes import (
    MOST_OPTIONS,
    Agreement,
    ChatInfo,
    ChatWish,
    ChoiceWish,
    Done,
    Log,
    Position,
    TouchWish,
    Undone,
    UndoWish,
    WhyNot,
    World,
)

OptionId = Annotated[int, PathParameter(ge=0, lt=MOST_OPTIONS, description="An option by its number.")]
After = Annotated[int, QueryParameter(ge=0, lt=MOST_OPTIONS, description="The last number that was seen.")]


LINES: Final = "application/x-ndjson"  # one JSON object on each


@get("/position", summary="The position", responses=fails(401, 404, 409))
async def position(request: AnyRequest, table_id: TableId) -> Position:
    """The game as the asker may know it, with the open decision and its options in words."""
    who = await who_asks(request, table_id)
    return (await house_of(request).visits.game(who)).position(who.asker)


@get("/log", summary="What happened", responses=fails(401, 404, 409))
async def log(request: AnyRequest, table_id: TableId, after: After = 0) -> Log:
    """What the asker was told after a line, in sentences; long logs come in parts."""
    who = await who_asks(request, table_id)
    return (await house_of(request).visits.game(who)).log(who.asker, after)


@post("/choices", summary="Choose", responses=fails(401, 404, 409, 413))
async def choose(request: AnyRequest, table_id: TableId, data: JSONBody[ChoiceWish]) -> Done:
    """Choose an option; what is answered is durable. Whoever is behind gets 409 with the position now."""
    house, who = house_of(request), await who_asks(request, table_id)
    room = await house.commits.choose(who.seated(), data.option, data.n)
    if not house.hub.is_here(table_id, who.seat):
        await house.store.here([(table_id, who.seat)], house.store.now())  # a sign of life without a socket
    return Done(room.last.n)


@get("/options/{option:int}", summary="Why not", responses=fails(401, 404, 409))
async def why_not(request: AnyRequest, table_id: TableId, option: OptionId) -> WhyNot:
    """Whether an option of the game is allowed now; with the rule if it is not."""
    who = await who_asks(request, table_id)
    asker = who.seated()
    return scene.why_not(await house_of(request).rooms.of(who), asker, option)


@post("/meant", status_code=200, summary="What a thing means", responses=fails(401, 404, 409, 413))
async def meant(request: AnyRequest, table_id: TableId, data: JSONBody[TouchWish]) -> WhyNot:
    """The option that the asker would mean by a thing on the table: one that touches it, or one and why not."""
    who = await who_asks(request, table_id)
    asker = who.seated()
    return scene.meant(await house_of(request).rooms.of(who), asker, data)


@post("/hint", status_code=200, summary="A hint", responses=fails(401, 404, 409))
async def hint(request: AnyRequest, table_id: TableId) -> list[HintInfo]:
    """What the master thinks of each option, from what the seat knows."""
    return await acts.hint(house_of(request), await who_asks(request, table_id))


@get("/world", summary="An imagined world", responses=fails(401, 404, 409))
async def world(request: AnyRequest, table_id: TableId) -> World:
    """A whole state that the seat could not tell from the true one: for players that imagine."""
    return await acts.world(house_of(request), await who_asks(request, table_id))


@post("/undo", status_code=200, summary="Undo", responses=fails(401, 404, 409, 413))
async def undo(request: AnyRequest, table_id: TableId, data: JSONBody[UndoWish]) -> Undone:
    """Undo one's last choice: at once where that is fair, else if all other people agree."""
    who = await who_asks(request, table_id)
    return await acts.undo(house_of(request), who, data.n, take_back=data.take_back)


@post("/undo/{seat:int}", status_code=200, summary="Agree to an undo", responses=fails(401, 404, 409, 413))
async def agree(request: AnyRequest, table_id: TableId, seat: SeatId, data: JSONBody[Agreement]) -> Undone:
    """Answer a seat that asks for an undo."""
    who = await who_asks(request, table_id)
    return await acts.agree(house_of(request), who, seat, data.n, yes=data.yes)


@post("/quick", status_code=200, summary="Play quick", responses=fails(401, 404, 409))
async def quick(request: AnyRequest, table_id: TableId) -> Undone:
    """Agree that answers may be guessed from their speed: once all people have, news is not held back any more."""
    return await agreeing.agree(house_of(request), await who_asks(request, table_id))


@post("/quick/decline", status_code=200, summary="Do not play quick", responses=fails(401, 404, 409))
async def unhurried(request: AnyRequest, table_id: TableId) -> Undone:
    """Say no to playing quick, or end it: what was agreed counts no more, and all are told."""
    return await agreeing.decline(house_of(request), await who_asks(request, table_id))


@post("/goals", status_code=200, summary="What may be ordered", responses=fails(401, 404, 409, 413))
async def goals(request: AnyRequest, table_id: TableId, data: JSONBody[TouchWish]) -> list[PlanInfo]:
    """All that the asker may order of a thing on the table, each with its way, its cost and its end."""
    who = await who_asks(request, table_id)
    asker = who.seated()
    return ordering.goals(await house_of(request).rooms.of(who), asker, data)


@post("/plan", status_code=200, summary="What an order would do", responses=fails(401, 404, 409, 413))
async def plan(request: AnyRequest, table_id: TableId, data: JSONBody[OrderWish]) -> PlanInfo:
    """What an order would do from here, without giving it."""
    who = await who_asks(request, table_id)
    asker = who.seated()
    return ordering.plan(await house_of(request).rooms.of(who), asker, data.order)


@get("/orders", summary="Orders that stand", responses=fails(401, 404, 409))
async def orders(request: AnyRequest, table_id: TableId) -> list[OrderInfo]:
    """The asker's own orders."""
    who = await who_asks(request, table_id)
    asker = who.seated()
    return ordering.standing(await house_of(request).rooms.of(who), asker)


@post("/orders", summary="Give an order", responses=fails(401, 404, 409, 413))
async def order(request: AnyRequest, table_id: TableId, data: JSONBody[OrderWish]) -> Done:
    """Give an order; on one's move it is carried out at once, until something new turns up or another decides."""
    who = await who_asks(request, table_id)
    return Done(await acts.order(house_of(request), who.seated(), data.order))


@delete("/orders/{number:int}", status_code=200, summary="End an order", responses=fails(401, 404, 409))
async def cancel(request: AnyRequest, table_id: TableId, number: OptionId) -> Done:
    """End an order of one's own, at any time."""
    who = await who_asks(request, table_id)
    return Done(await acts.cancel(house_of(request), who.seated(), number))


@get("/chat", summary="What was said", responses=fails(404))
async def chats(request: AnyRequest, table_id: TableId, after: After = 0) -> list[ChatInfo]:
    """The last lines of chat after a number."""
    house = house_of(request)
    return await house.teller.chats((await house.visits.visitor(table_id, None)).id, after)


@post("/chat", summary="Say something", responses=fails(401, 404, 413))
async def chat(request: AnyRequest, table_id: TableId, data: JSONBody[ChatWish]) -> ChatInfo:
    """Say something to all at the table."""
    return await acts.chat(house_of(request), await who_asks(request, table_id), data.text)


@get("/journal", summary="The journal", media_type=LINES, responses=fails(401, 404, 409))
async def journal(request: AnyRequest, table_id: TableId) -> Response[str]:
    """The whole record of a game that goes on no more, key included, as it was written; never before its end."""
    house, who = house_of(request), await who_asks(request, table_id)
    if who.table.status not in OVER:
        raise refused("not-over")
    if not who.table.told:
        await house.store.tell(table_id)
    text = await endings.journal(house.store, table_id)
    if text is None:
        raise refused("not-over")  # taken back at this moment
    headers = {"content-disposition": f'attachment; filename="{who.table.game}.jsonl"'}
    return Response(text, media_type=LINES, headers=headers)


play_router = Router(
    "/tables/{table_id:str}",
    route_handlers=[
        *(position, log, choose, why_not, meant, hint, world, undo, agree, quick, unhurried, chats, chat, journal),
        *(goals, plan, orders, order, cancel),
    ],
    tags=["play"],
)
