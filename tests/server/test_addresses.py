"""An address is counted as whoever may use it: one of IPv4 as itself, one of IPv6 as its network."""

import pytest

from tablee.server.door.addresses import LONGEST, SHARE, counted, share


@pytest.mark.parametrize("written", ["192.0.2.7", "::ffff:192.0.2.7", "::ffff:c000:207", "64:ff9b::c000:207"])
def test_an_address_of_ipv4_is_itself_however_it_is_dressed(written: str) -> None:
    assert counted(written) == ("192.0.2.7",)


def test_an_address_of_ipv6_is_its_network_and_a_wider_one_with_a_larger_share() -> None:
    near, wide = counted("2001:db8:1:2:3:4:5:6")
    assert (near, wide) == counted("2001:0DB8:1:2::") and (share(near), share(wide)) == (1, SHARE)
    assert counted("2001:db8:1:3::")[0] != near and counted("2001:db8:1:3::")[1] == wide
    assert counted("2001:db8:2:2::")[1] != wide
    assert counted("fe80::1%eth0") == counted("fe80::2")


@pytest.mark.parametrize("name", ["", "unknown", "999.1.1.1", "x" * 1000])
def test_what_is_no_address_is_a_short_name(name: str) -> None:
    (found,) = counted(name)
    assert name.startswith(found) and len(found) <= LONGEST and share(found) == 1
