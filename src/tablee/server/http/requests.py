"""What all handlers share: who asks, what may be refused, and how a token is kept in a cookie."""

from typing import Annotated, Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from tablee.server.live.house import House
from tablee.server.play.finished import Finished, finished
from tablee.server.play.visitors import Visitor
from tablee.server.wire.refusals import refused
from tablee.server.wire.shapes import Problem

TableId = Annotated[str, PathParameter(max_length=64, description="A table.")]
SeatId = Annotated[int, PathParameter(ge=0, le=6, description="A seat.")]
BASE: Final = "/api/v1"
BEARER: Final = "Bearer "
YEAR: Final = 366 * 24 * 3600
TOLD: Final = {
    400: "It cannot be understood, or does not fit the game.",
    401: "The token is missing or is not of this table.",
    403: "Not for this seat, this page or this name.",
    404: "There is no such thing.",
    405: "Not by this method.",
    408: "It did not arrive in time.",
    409: "Not as things stand.",
    413: "Too large.",
    429: "Too fast.",
    500: "A fault of ours.",
    503: "Not now: try again in a moment.",
}
ALWAYS: Final = (400, 403, 408, 429, 500, 503)

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def fails(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a handler, for its description."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=TOLD[status])
        for status in sorted({*statuses, *ALWAYS})
    }


def house_of(connection: AnyConnection) -> House:
    """The house that a connection came to."""
    house = connection.app.state["house"]
    assert isinstance(house, House)
    return house


def bearer_of(connection: AnyConnection) -> str | None:
    """The token of the header, if there is one."""
    given: str = connection.headers.get("authorization", "")
    return given.removeprefix(BEARER).strip() if given.startswith(BEARER) else None


async def who_asks(connection: AnyConnection, table_id: str) -> Visitor:
    """Who asks: a token of the header must be right; a cookie that counts no more makes a spectator."""
    visits, bearer = house_of(connection).visits, bearer_of(connection)
    if bearer:
        return await visits.visitor(table_id, bearer)
    return await visits.visitor(table_id, connection.cookies.get(cookie_name(table_id)), strict=False)


async def finished_of(connection: AnyConnection, table_id: str) -> Finished:
    """A game that is over, of which everything is told from now on; that it is told is written down before."""
    house, who = house_of(connection), await who_asks(connection, table_id)
    if who.table.status != "over":
        raise refused("closed" if who.table.status == "closed" else "not-over")
    if not who.table.told:
        await house.store.tell(table_id)
    return finished(await house.rooms.of(who))


def cookie_name(table_id: str) -> str:
    """The cookie that holds the token of one's seat at a table."""
    return f"tablee-{table_id}"


def cookie(connection: AnyConnection, table_id: str, token: str) -> Cookie:
    """A token as a cookie: never read by scripts, never sent from other sites, and for this table alone."""
    return Cookie(
        key=cookie_name(table_id),
        value=token,
        path=f"{BASE}/tables/{table_id}",
        max_age=YEAR if token else 0,
        httponly=True,
        samesite="strict",
        secure=house_of(connection).config.secure,
    )
