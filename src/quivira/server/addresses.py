"""Where somebody comes from: what counts as one address, and whose word about addresses we take."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from quivira.kernel import QuiviraError


def household(address: str) -> str:
    """What counts as one sender: an IPv4 address, the /64 of an IPv6 address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


class Proxies:
    """Addresses and networks whose word about other addresses we take."""

    def __init__(self, trusted: Sequence[str]) -> None:
        try:
            self._networks: list[IPv4Network | IPv6Network] = [ip_network(word) for word in trusted]
        except ValueError as error:
            raise QuiviraError(f"a proxy is an address or a network, such as 10.0.0.0/8: {error}") from None

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)
