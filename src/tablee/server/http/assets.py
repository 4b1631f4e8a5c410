"""Assets: the files of the web client, each by its exact name; what a client asks for never becomes a path.

Their names hold a hash of what is in them, so they are kept for ever. Where the build has left a shorter form beside a
file, and the client reads it, that is sent.
"""

from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from litestar.response import File

FileName = Annotated[str, PathParameter(description="A file.")]
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
SHORTER: Final = {"br": ".br", "gzip": ".gz"}  # the shortest first
TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def assets(folder: Path) -> list[HTTPRouteHandler]:
    """The handlers of the files that lie in a folder."""

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(request: Request[Any, Any, Any], name: FileName) -> File:
        return _file(folder, name, accepted(request.headers.get("accept-encoding", "")))

    return [asset]


def accepted(header: str) -> set[str]:
    """The forms that a client reads, by a header.

    >>> sorted(accepted("gzip, br;q=0.9, deflate;q=0"))
    ['br', 'gzip']
    """
    parts = [part.replace(" ", "").partition(";q=") for part in header.lower().split(",")]
    return {name for name, _, weight in parts if name and (not weight or weight.strip("0."))}


def _file(folder: Path, name: str, forms: set[str]) -> File:
    there = {each.name: each for each in folder.iterdir() if each.is_file()}
    if name not in there:
        raise NotFoundException
    for form, ending in SHORTER.items():
        if form in forms and f"{name}{ending}" in there:
            return _sent(there[f"{name}{ending}"], name, {**FOR_EVER, "content-encoding": form})
    return _sent(there[name], name, FOR_EVER)


def _sent(file: Path, name: str, headers: dict[str, str]) -> File:
    kind = TYPES.get(Path(name).suffix)
    return File(file, filename=name, content_disposition_type="inline", media_type=kind, headers=headers)
