"""Packing: long messages on sockets are sent in fewer bytes, short ones as they are.

Compressors that remember what they have sent took 100 KB for each table, and a part of what a choice costs: so
none is kept, and what fits into a few packets is not packed.
"""

from collections.abc import Sequence
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LONG: Final = 8_192  # bytes of a message that is packed


class Packing(PerMessageDeflate):
    """The compression of one socket."""

    def encode(self, frame: Frame) -> Frame:
        """Pack a message, which is one frame, if it is long."""
        return frame if len(frame.data) < LONG else super().encode(frame)


class Packer(ServerPerMessageDeflateFactory):
    """Agrees with a client that is asked in on how to pack."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed, and the compression for it."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, Packing(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )


PACKER: Final = Packer(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=15,
    client_max_window_bits=12,
)
