"""Addresses: what a client is counted as. One home has a whole range of IPv6 addresses, so ranges are counted there."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

NEAR: Final = 64  # bits that the machines of one home share
WIDE: Final = 48  # bits that all homes of one customer may share
SHARE: Final = 16  # how many homes' worth such a wide range may have
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # an IPv4 address behind a translator
LONGEST: Final = 64  # characters of a name that is no address
WIDER: Final = f"/{WIDE}"  # how the name of such a range ends
STRANGERS: Final = "strangers"  # all who come when too many others are being counted

Client = tuple[str, ...]


@lru_cache(maxsize=8192)
def counted(host: str) -> Client:
    """The names under which an address is counted: the nearest first, then a wider one with a larger share.

    >>> counted("192.0.2.7"), counted("::ffff:192.0.2.7")
    (('192.0.2.7',), ('192.0.2.7',))
    >>> counted("2001:db8:1:2::7")
    ('2001:db8:1:2::/64', '2001:db8:1::/48')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return (host[:LONGEST],)
    if isinstance(address, IPv4Address):
        return (str(address),)
    inner = _inner(address)
    if inner is not None:
        return (str(inner),)
    return tuple(str(IPv6Network((int(address) >> 128 - bits << 128 - bits, bits))) for bits in (NEAR, WIDE))


def _inner(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address only dresses."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def share(name: str) -> int:
    """How many times the limits of one client a name has."""
    return SHARE if name == STRANGERS or name.endswith(WIDER) else 1
