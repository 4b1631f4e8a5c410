"""The API: tables are made, found, joined, begun and left."""

from typing import Annotated, Literal

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, QueryParameter

from tablee.server.http.requests import AnyRequest, SeatId, TableId, cookie, cookie_name, fails, house_of, who_asks
from tablee.server.live import acts, seating
from tablee.server.live.makers import maker_of
from tablee.server.wire.shapes import (
    Created,
    Given,
    JoinWish,
    KnownTables,
    LessonWish,
    Play,
    Rematch,
    TableInfo,
    TableWish,
    TokenWish,
    Undone,
    Vote,
)

Status = Annotated[Literal["open", "playing", "over", "closed"], QueryParameter(description="Which tables.")]


@post("/", summary="Make a table", responses=fails(413))
async def create(request: AnyRequest, data: JSONBody[TableWish]) -> Response[Created]:
    """Make a table; the answer holds the tokens of host and seats, told this once."""
    house = house_of(request)
    made = await seating.create(house, data, maker_of(house, request.client.host if request.client else ""))
    return Response(made, cookies=[cookie(request, made.table.id, made.host)])


@post("/first-steps", summary="Begin First steps", responses=fails(404, 413))
async def first_steps(request: AnyRequest, data: JSONBody[LessonWish]) -> Response[Created]:
    """Begin a guided first game: one person alone, virtual players, and always the same deal."""
    house = house_of(request)
    made = await seating.begin_lesson(house, data, maker_of(house, request.client.host if request.client else ""))
    return Response(made, cookies=[cookie(request, made.table.id, made.host)])


@get("/", summary="Public tables", responses=fails())
async def listed(request: AnyRequest, status: Status = "open") -> list[TableInfo]:
    """The public tables of a status, the last touched first."""
    house = house_of(request)
    found = await house.store.listed(status)
    await house.rooms.look_at(found)
    seats = await house.store.all_seats([table.id for table in found])
    return [house.teller.info(table, seats.get(table.id, [])) for table in found]


@post("/mine", status_code=200, summary="Tables that one remembers", responses=fails(413))
async def mine(request: AnyRequest, data: JSONBody[KnownTables]) -> list[TableInfo]:
    """The tables of these names that there still are, in the order of the question: one request for a page of them."""
    house = house_of(request)
    found = {table.id: table for table in await house.store.some(data.tables)}
    await house.rooms.look_at(found.values())
    seats = await house.store.all_seats(list(found))
    return [house.teller.info(found[name], seats.get(name, [])) for name in dict.fromkeys(data.tables) if name in found]


@get("/{table_id:str}", summary="A table", responses=fails(401, 404))
async def one(request: AnyRequest, table_id: TableId) -> Play:
    """A table as the asker may see it: with a token as its seat, else as a spectator."""
    return await house_of(request).visits.play(await who_asks(request, table_id))


@post("/{table_id:str}/seats", summary="Sit down", responses=fails(404, 409, 413))
async def join(request: AnyRequest, table_id: TableId, data: JSONBody[JoinWish]) -> Response[Given]:
    """Take an open seat under a name; the answer holds the seat's token, told this once."""
    house = house_of(request)
    given = await seating.join(house, await house.visits.visitor(table_id, None), data.name, data.seat)
    return Response(given, cookies=[cookie(request, table_id, given.token)])


@post("/{table_id:str}/leave", status_code=200, summary="Leave", responses=fails(401, 404, 409))
async def leave(request: AnyRequest, table_id: TableId) -> TableInfo:
    """Leave one's seat: before the game it is open again; during it, a virtual player sits there until one returns."""
    house, who = house_of(request), await who_asks(request, table_id)
    if who.table.status == "open":
        return await seating.leave(house, who)
    await acts.leave(house, who)
    now = await house.visits.again(who)
    return house.teller.info(now.table, now.seats)


@post("/{table_id:str}/resign", status_code=200, summary="Resign", responses=fails(401, 404, 409))
async def resign(request: AnyRequest, table_id: TableId) -> Undone:
    """Give up: a game of two sides ends; among more, a virtual player sits there for good and wins nothing."""
    return await acts.resign(house_of(request), await who_asks(request, table_id))


@post("/{table_id:str}/start", status_code=200, summary="Begin the game", responses=fails(401, 404, 409))
async def start(request: AnyRequest, table_id: TableId) -> Play:
    """Deal, once no seat is open: by the host or anyone who sits there."""
    house, who = house_of(request), await who_asks(request, table_id)
    await seating.begin(house, who)
    return await house.visits.play(await house.visits.again(who))


@post("/{table_id:str}/session", status_code=200, summary="Keep a token", responses=fails(401, 404, 413))
async def enter(request: AnyRequest, table_id: TableId, data: JSONBody[TokenWish]) -> Response[Play]:
    """Keep a token in a cookie that scripts cannot read: how a personal link is opened."""
    house = house_of(request)
    play = await house.visits.play(await house.visits.visitor(table_id, data.token))
    return Response(play, cookies=[cookie(request, table_id, data.token)])


@delete("/{table_id:str}/session", status_code=200, summary="Forget a token", responses=fails(404))
async def go(request: AnyRequest, table_id: TableId) -> Response[None]:
    """Forget the cookie; the token itself still counts."""
    await house_of(request).visits.visitor(table_id, None)  # the name of a cookie is the name of a table that there is
    return Response(None, cookies=[cookie(request, table_id, "")])


@post("/{table_id:str}/token", status_code=200, summary="Renew a token", responses=fails(401, 404))
async def renew(request: AnyRequest, table_id: TableId) -> Response[Given]:
    """Get a new token for one's seat; the old one counts until the new one is used."""
    given = await seating.renew(house_of(request), await who_asks(request, table_id))
    return Response(given, cookies=[cookie(request, table_id, given.token)])


@post("/{table_id:str}/seats/{seat:int}/replace", status_code=200, summary="Replace", responses=fails(401, 404, 409))
async def replace(request: AnyRequest, table_id: TableId, seat: SeatId) -> Vote:
    """Vote that a virtual player sits down for somebody who is away."""
    return await acts.replace(house_of(request), await who_asks(request, table_id), seat)


@post("/{table_id:str}/return", status_code=200, summary="Come back", responses=fails(401, 404, 409))
async def come_back(request: AnyRequest, table_id: TableId) -> Undone:
    """Take one's seat back from a virtual player."""
    return await acts.come_back(house_of(request), await who_asks(request, table_id))


@post("/{table_id:str}/rematch", status_code=200, summary="Play again", responses=fails(401, 404, 409))
async def rematch(request: AnyRequest, table_id: TableId) -> Response[Rematch]:
    """The same people at a new table, once all of them wish it; each one's token counts there, and a cookie is kept."""
    new = await seating.rematch(house_of(request), await who_asks(request, table_id))
    kept = request.cookies.get(cookie_name(table_id))
    cookies = [cookie(request, new.table.id, kept)] if kept and new.table else []
    return Response(new, cookies=cookies)


@post("/{table_id:str}/rematch/decline", status_code=200, summary="Play no more", responses=fails(401, 404, 409))
async def decline(request: AnyRequest, table_id: TableId) -> Rematch:
    """Say no to a rematch that others wish: they are told, and wait no more."""
    return await seating.decline(house_of(request), await who_asks(request, table_id))


made = [create, first_steps, listed, mine, one, join, start, enter, go, renew, rematch, decline]
played = [leave, resign, replace, come_back]
tables_router = Router("/tables", route_handlers=[*made, *played], tags=["tables"])
