"""The engine for many games: the same result whoever plays them, in whatever order, however often somebody dies."""

from collections.abc import Generator

from tablee.arena.folder import StudyFolder
from tablee.arena.pieces import Crew, Done, Study


def run(study: Study, crew: Crew, folder: StudyFolder | None = None) -> Generator[Done, None, None]:
    """Every piece once, as they are finished; what a folder already holds comes first and is not played again."""
    kept = folder.begin(study) if folder else []
    yield from kept
    known = {done.piece.number for done in kept}
    for done in crew.work(study, [piece for piece in study.pieces() if piece.number not in known]):
        if folder:
            folder.keep(done)
        yield done
