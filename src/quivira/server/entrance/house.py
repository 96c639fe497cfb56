"""By which addresses others in the house find this machine."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

import psutil

EVERYWHERE: Final = {  # what a server listens at, to be found by every network, and the kinds of addresses it then has
    "0.0.0.0": (socket.AF_INET,),  # noqa: S104 - only compared
    "::": (socket.AF_INET6,),
    "": (socket.AF_INET, socket.AF_INET6),
}
FAR: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # nobody's; nothing is sent there


def for_others(host: str) -> list[str]:
    """Hosts, as a URL names them, under which others find a server that listens at one; the likeliest first."""
    if host not in EVERYWHERE:
        return [] if is_here(host) else [in_url(host)]
    found = [address for family in EVERYWHERE[host] for address in (*_on_the_way_out(family), *_interfaces(family))]
    return [in_url(address) for address in dict.fromkeys(found)]


def is_here(host: str) -> bool:
    """Whether a host's name means this device, on whichever device it is read."""
    name = host.strip("[]").lower()
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def _on_the_way_out(family: socket.AddressFamily) -> list[str]:
    """The address that the system would send from, if it knows a way out."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((FAR[family], 9))
            return _usable([str(probe.getsockname()[0])])
    except OSError:
        return []


def _interfaces(family: socket.AddressFamily) -> list[str]:
    try:
        running = {name for name, state in psutil.net_if_stats().items() if state.isup}
        known = psutil.net_if_addrs()
    except OSError:
        return []
    return _usable([one.address for name in known if name in running for one in known[name] if one.family == family])


def _usable(addresses: list[str]) -> list[str]:
    """Those that another device's browser can open: a link-local one would need to know the interface."""
    kept = []
    for text in addresses:
        address = ip_address(text.partition("%")[0])
        if not (address.is_loopback or address.is_link_local or address.is_unspecified):
            kept.append(text)
    return kept
