"""HTTP as uvicorn speaks it; but a request that is none, or breaks off, is refused in our words: no fault of ours."""

from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tablee.server.door.guard import Message, Receive
from tablee.server.wire.refusals import refused
from tablee.server.wire.shapes import ENCODER

UNANSWERED: Final = (h11.IDLE, h11.SEND_RESPONSE)


class Http(H11Protocol):
    """A connection. Whatever still works on a request that turns out to be none has nobody to answer any more."""

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP, if no answer has begun, and close."""
        if self.conn.our_state in UNANSWERED:
            self._refuse(ENCODER.encode(refused("malformed").problem))
        if getattr(self, "cycle", None) is not None:  # there is none before the first request
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    def _refuse(self, body: bytes) -> None:
        headers = [("content-type", "application/json"), ("content-length", str(len(body))), ("connection", "close")]
        start = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
        for event in (start, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event))


def whole(receive: Receive) -> Receive:
    """Hears a request; one that breaks off before its end is refused like any other that is none."""
    is_whole = False

    async def heard() -> Message:
        nonlocal is_whole
        message = await receive()
        if message["type"] == "http.request":
            is_whole = not message.get("more_body", False)
        elif not is_whole:
            raise refused("malformed")
        return message

    return heard
