"""Assets: the files of the web client, each by its exact name; what a client asks for never becomes a path."""

from pathlib import Path
from typing import Annotated

from litestar import get, head
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from litestar.response import File

FileName = Annotated[str, PathParameter(description="A file.")]


def assets(folder: Path) -> list[HTTPRouteHandler]:
    """The handlers of the files that lie in a folder."""

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(name: FileName) -> File:
        return _file(folder, name)

    @head("/assets/{name:str}", include_in_schema=False)
    async def asset_head(name: FileName) -> File:
        return _file(folder, name)

    return [asset, asset_head]


def _file(folder: Path, name: str) -> File:
    found = next((each for each in folder.iterdir() if each.name == name and each.is_file()), None)
    if found is None:
        raise NotFoundException
    return File(found, filename=found.name, content_disposition_type="inline")
