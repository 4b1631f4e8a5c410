"""The pages: the built web client where there is one, else a plain page that says how to get it."""

from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.response import File
from litestar.router import Router

from tablee.games.language import words
from tablee.games.texts import ENGLISH, LANGUAGES
from tablee.server.http.assets import assets
from tablee.server.http.requests import BASE
from tablee.server.wire.refusals import PACKAGE

WEB: Final = Path(__file__).parents[1] / "web"
ROOT: Final = {  # files beside the page, whose names stay: what a system that installs the page asks for
    "manifest.webmanifest": "application/manifest+json",
    "worker.js": "text/javascript",
    "offline.html": "text/html",
    "offline.css": "text/css",
    "icon.svg": "image/svg+xml",
    "icon-whole.svg": "image/svg+xml",
    "icon-turn.svg": "image/svg+xml",
}
SHEETS: Final = "assets/base-*.css"  # of every page
BUILD: Final = "python3 dev.py run serve"


def plain_page() -> str:
    """What is shown where the web client is not built."""
    parts = []
    for language in LANGUAGES:
        say = words(PACKAGE, language).say
        how = say("page-how", command=BUILD, schema=f"{BASE}/schema/openapi.json")
        parts.append(f'<section lang="{language}"><p>{escape(say("page-about"))}</p><p>{escape(how)}</p></section>')
    title = escape(words(PACKAGE, ENGLISH).say("page-title"))
    head = f'<meta charset="utf-8"><title>{title}</title>'
    body = f"<h1>{title}</h1>{''.join(parts)}"
    return f'<!doctype html><html lang="{LANGUAGES[0]}"><head>{head}</head><body>{body}</body></html>'


def lost_page(web: Path = WEB) -> str:
    """What is shown at an address that leads nowhere: a way home, in each language, as the other pages look."""
    parts = []
    for language in LANGUAGES:
        say = words(PACKAGE, language).say
        home = f'<a class="button" href="/">{escape(say("page-home"))}</a>'
        lost = escape(say("page-lost"))
        lines = f"<h1>{lost}</h1><p>{home}</p>"
        parts.append(f'<section class="panel" lang="{language}">{lines}</section>')
    title = escape(words(PACKAGE, ENGLISH).say("page-title"))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    head += "".join(f'<link rel="stylesheet" href="/assets/{sheet.name}">' for sheet in sorted(web.glob(SHEETS)))
    body = f"<main>{''.join(parts)}</main>"
    return f'<!doctype html><html lang="{LANGUAGES[0]}"><head>{head}</head><body>{body}</body></html>'


def beside(file: Path, kind: str) -> BaseRouteHandler:
    """The handler of a file that lies beside the page."""

    @get(f"/{file.name}", include_in_schema=False)
    async def found() -> File:
        if not file.is_file():
            raise NotFoundException
        return File(file, media_type=kind, content_disposition_type="inline")

    return found


def pages(web: Path = WEB) -> list[Router | BaseRouteHandler | Any]:
    """The handlers of all pages: one file shows the home page and every table, the rest lies under /assets."""
    index = web / "index.html"

    @get(["/", "/table/{table_id:str}", "/about"], include_in_schema=False, media_type=MediaType.HTML)
    async def page() -> Response[str] | File:
        if index.is_file():
            return File(index, media_type="text/html", content_disposition_type="inline")
        return Response(plain_page(), media_type=MediaType.HTML)

    found: list[Router | BaseRouteHandler | Any] = [page, *(beside(web / name, kind) for name, kind in ROOT.items())]
    if (web / "assets").is_dir():
        found += assets(web / "assets")
    return found
