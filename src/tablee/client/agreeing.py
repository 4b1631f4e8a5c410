"""What people settle among themselves at a table afar: undoing, talking, who plays, and how."""

from typing import TypeVar

from tablee.server.wire.shapes import ChatInfo, Rematch, Undone, Vote

T = TypeVar("T")


class Agreeing:
    """The part of a client's seat that is about the others."""

    def ask(self, method: str, what: str, kind: type[T], body: object = None) -> T:
        """Ask something about the table."""
        raise NotImplementedError

    def undo(self, n: int, *, take_back: bool = False) -> Undone:
        """Undo our last choice, or ask the others for it."""
        return self.ask("POST", "/undo", Undone, {"n": n, "take_back": take_back})

    def agree(self, seat: int, n: int, *, yes: bool = True) -> Undone:
        """Answer a seat that asks for an undo."""
        return self.ask("POST", f"/undo/{seat}", Undone, {"n": n, "yes": yes})

    def say(self, text: str) -> ChatInfo:
        """Say something to all."""
        return self.ask("POST", "/chat", ChatInfo, {"text": text})

    def chats(self, after: int = 0) -> list[ChatInfo]:
        """What was said."""
        return self.ask("GET", f"/chat?after={after}", list[ChatInfo])

    def replace(self, seat: int) -> Vote:
        """Vote to replace somebody who is away."""
        return self.ask("POST", f"/seats/{seat}/replace", Vote)

    def come_back(self) -> Undone:
        """Take our seat back from a virtual player."""
        return self.ask("POST", "/return", Undone)

    def decline(self) -> Rematch:
        """Say no to a rematch that others wish."""
        return self.ask("POST", "/rematch/decline", Rematch)

    def quick(self) -> Undone:
        """Agree that answers may be guessed from their speed; "asked" until all people have."""
        return self.ask("POST", "/quick", Undone)

    def unhurried(self) -> Undone:
        """Say no to that, or end it."""
        return self.ask("POST", "/quick/decline", Undone)
