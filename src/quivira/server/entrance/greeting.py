"""What the server says when it has started: where it is, and who can reach it there."""

from __future__ import annotations

import io

import segno

from quivira.server.config import Config
from quivira.server.entrance.house import EVERYWHERE, for_others, in_url


def greet(config: Config) -> str:
    """The address, the same for another device's camera, and where the tables are."""
    found = [config.public_url] if config.public_url else [_url(host, config) for host in for_others(config.host)]
    if not found:
        return "\n\n".join((_alone(config), _kept(config)))
    picture = io.StringIO()
    segno.make(found[0], error="l", micro=False).terminal(picture, compact=True, border=1)
    also = f"Others may also find it at {' or '.join(found[1:])}\n" if found[1:] else ""
    return f"Quivira is at {found[0]}\n\n{picture.getvalue()}\n{also}{_kept(config)}"


def _alone(config: Config) -> str:
    """No QR code: scanned by another device, it would lead that device to itself."""
    if config.host in EVERYWHERE:
        here = {"::": "::1"}.get(config.host, "127.0.0.1")
        why = "This machine has no address in a network that others could use."
    else:
        here, why = config.host, "Only this machine can open it; to let others in, start it with --host 0.0.0.0"
    return f"Quivira is at {_url(in_url(here), config)}\n{why}"


def _url(host: str, config: Config) -> str:
    return f"http://{host}:{config.port}"


def _kept(config: Config) -> str:
    where = "PostgreSQL" if "://" in config.database else config.database
    return f"Tables are kept in {where}; Ctrl-C stops."
