"""The application: all handlers over one house, behind the guard."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme

from tablee.kernel import TableeError
from tablee.server.door.door import Door
from tablee.server.door.guard import Guard, Receive, Scope, Send
from tablee.server.door.protocol import whole
from tablee.server.door.sharing import Sharing
from tablee.server.door.shortening import Shortening
from tablee.server.ground.config import Config
from tablee.server.http import catalogue
from tablee.server.http.games_api import games_router
from tablee.server.http.pages import WEB, lost_page, pages
from tablee.server.http.play_api import play_router
from tablee.server.http.requests import BASE
from tablee.server.http.review_api import review_router
from tablee.server.http.sockets import live
from tablee.server.http.tables_api import tables_router
from tablee.server.live.house import House
from tablee.server.live.steward import Steward
from tablee.server.peers.channels import Notice
from tablee.server.play.closing import close_older
from tablee.server.store.store import Store
from tablee.server.wire.messages import Bye
from tablee.server.wire.refusals import Refusal, refusal_of, refused
from tablee.server.wire.shapes import VERSION, Problem

log = logging.getLogger(__name__)

ROUTES: list[Any] = [games_router, tables_router, play_router, review_router, live]
CODES = {404: "not-found", 405: "method", 429: "too-fast"}


class Watched(Protocol):
    """Tells watchmen how a server is, while it runs."""

    def start(self) -> None:
        """Begin to answer, in the loop of the server."""

    async def stop(self) -> None:
        """End."""


WatchFor = Callable[[House], Watched | None]


def nobody(_: House) -> Watched | None:
    """No watchman asks."""
    return None


class Application:
    """A server as ASGI servers run it; `house` is its inside.

    >>> from tablee.server.ground.config import Config
    >>> application = Application(Config("sqlite+aiosqlite://"))
    >>> application.house.config.names[0]
    '127.0.0.1'
    """

    def __init__(self, config: Config, web: Path = WEB, watch_for: WatchFor = nobody) -> None:
        self.house = House(Store(config.database), config)
        self.steward = Steward(self.house)
        self.watch = watch_for(self.house)  # whoever tells watchmen how we are
        self.litestar = _litestar(self, config, web)
        self.door = Door(config, self.house.metrics)
        inner: Any = self.litestar  # whose scopes are narrower
        guarded = Shortening(inner, f"{BASE}/games")
        self._sharing = Sharing(self.door)
        self._guard = Guard(guarded, config, self.house.metrics, self.door)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        await self._guard(scope, whole(receive) if scope["type"] == "http" else receive, send)

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Open the database, work, and leave nothing half done."""
        await self.house.store.open()
        await close_older(self.house.store)
        await self.house.store.forgive()
        self.house.peers.start(self._hear)
        self.steward.start()
        reading = asyncio.create_task(asyncio.to_thread(catalogue.games))  # before the first visitor asks
        if self.watch is not None:
            self.watch.start()
        telling = asyncio.create_task(self._sharing.keep_telling(self.house.peers.share))
        try:
            yield
        finally:
            telling.cancel()
            await reading
            await self.farewell()
            self.house.reviews.close()
            self.house.turnings.close()
            await self.steward.stop()
            await self.house.commits.settle()
            self.house.peers.share(self._sharing.goodbye())
            await self.house.peers.stop()
            self.house.thinkers.close()
            await self.house.store.close()
            if self.watch is not None:
                await self.watch.stop()

    def _hear(self, notice: Notice) -> None:
        """Take what another server tells."""
        if notice.counts is not None:
            self._sharing.hear(notice.counts)
            return
        if notice.kind == "again":
            self._sharing.begin_again()
        self.steward.ears.hear(notice)

    async def farewell(self) -> None:
        """Take nothing new, finish what is being written, and ask all clients to come back in a moment."""
        if self.house.is_stopping:
            return
        self.house.is_stopping = True
        await self.house.commits.settle()
        for listener in self.house.hub.everyone():
            listener.say(Bye(refused("stopping").problem, again=True))
            listener.close(1012)


def _litestar(application: Application, config: Config, web: Path) -> Litestar:
    return Litestar(
        route_handlers=[Router(BASE, route_handlers=ROUTES), *pages(web)],
        state=State({"house": application.house, "lost": lost_page(web)}),
        lifespan=[application.lifespan],
        openapi_config=_description(),
        exception_handlers={
            TableeError: _ours,
            HTTPException: _theirs,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _unforeseen,
        },
        request_max_body_size=config.limits.body,
        logging_config=None,
    )


def _description() -> OpenAPIConfig:
    schemes: dict[str, SecurityScheme | Reference] = {
        "token": SecurityScheme(type="http", scheme="bearer", description="A seat's token."),
        "cookie": SecurityScheme(type="apiKey", name="tablee-{table}", security_scheme_in="cookie"),
    }
    return OpenAPIConfig(
        title="Tablée",
        version=VERSION,
        path=f"{BASE}/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes=schemes),
        security=[{}, {"token": []}, {"cookie": []}],
    )


def _answer(request: Request[Any, Any, Any], why: Refusal) -> Response[Problem]:
    house = request.app.state["house"]
    house.metrics.refused(why.problem.code)
    return Response(why.problem, status_code=why.status, media_type="application/json")


def _ours(request: Request[Any, Any, Any], error: TableeError) -> Response[Problem]:
    why = refusal_of(error)
    if why.status == 500:
        log.error("unforeseen", exc_info=error)
    return _answer(request, why)


def _theirs(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[str]:
    if error.status_code >= 500:
        return _unforeseen(request, error)
    if error.status_code == 404 and not request.url.path.startswith(BASE):
        request.app.state["house"].metrics.refused("not-found")
        return Response(request.app.state["lost"], status_code=404, media_type="text/html; charset=utf-8")
    if error.status_code == 413:
        return _answer(request, refused("too-large", most=request.app.state["house"].config.limits.body))
    return _answer(request, refused(CODES.get(error.status_code, "malformed")))


def _unreadable(request: Request[Any, Any, Any], _: Exception) -> Response[Problem]:
    """A body with too many brackets in brackets, or one that is no text."""
    return _answer(request, refused("malformed"))


def _unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("unforeseen", exc_info=error)
    return _answer(request, refused("internal"))
