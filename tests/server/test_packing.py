"""Packing: long messages in fewer bytes, short ones as they are, and nothing kept between two of them."""

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from tablee.server.door.packing import LONG, PACKER


def text(length: int) -> Frame:
    """A message."""
    return Frame(Opcode.TEXT, b"la " * (length // 3 + 1))


def test_short_messages_go_as_they_are_and_long_ones_are_packed() -> None:
    _, packing = PACKER.process_request_params([], [])
    short, long = text(LONG - 10), text(LONG)
    assert packing.encode(short) is short
    packed = packing.encode(long)
    assert packed.rsv1 and len(packed.data) < LONG // 20
    assert packing.encode(Frame(Opcode.PING, b"?")) == Frame(Opcode.PING, b"?")


@pytest.mark.parametrize("bits", [None, 12])
def test_a_client_reads_both_in_any_order(bits: int | None) -> None:
    client = ClientPerMessageDeflateFactory(client_max_window_bits=bits or True)
    agreed, packing = PACKER.process_request_params(client.get_request_params(), [])
    theirs = client.process_response_params(agreed, [])
    for message in (text(LONG), text(5), text(2 * LONG), text(LONG)):
        assert bytes(theirs.decode(packing.encode(message)).data) == message.data
        assert bytes(packing.decode(theirs.encode(message)).data) == message.data


def test_nothing_is_kept_between_two_messages() -> None:
    agreed, packing = PACKER.process_request_params([], [])
    assert ("server_no_context_takeover", None) in agreed and ("client_no_context_takeover", None) in agreed
    first = packing.encode(text(LONG))
    assert bytes(packing.encode(text(LONG)).data) == bytes(first.data)
    assert not hasattr(packing, "encoder") and not hasattr(packing, "decoder")
