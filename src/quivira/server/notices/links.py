"""Links in letters. Each is sealed for one thing, so nothing about it has to be stored."""

from __future__ import annotations

from typing import Final

from quivira.server import problems
from quivira.server.now import now
from quivira.server.people import DAY, Identity

CONFIRM: Final = 7 * DAY


class Links:
    def __init__(self, identity: Identity, base: str) -> None:
        self._identity, self._base = identity, base

    def confirm(self, endpoint: str) -> str:
        until = now() + CONFIRM
        return f"{self._base}/mail#confirm={endpoint}.{until}.{self._identity.seal('confirm', endpoint, until)}"

    def confirmed(self, token: str) -> str:
        """The endpoint whose owner has read our letter."""
        endpoint, _, rest = token.partition(".")
        until, _, seal = rest.partition(".")
        if not self._identity.is_sealed(seal, "confirm", endpoint, until) or int(until) < now():
            raise problems.Problem(400, "old-link", "This link is not valid any more; ask for a new one.")
        return endpoint

    def stop(self, endpoint: str) -> str:
        """For a mail program, which asks there without showing a page."""
        return f"{self._base}/api/mail/stop/{self._stop(endpoint)}"

    def stop_page(self, endpoint: str) -> str:
        return f"{self._base}/mail#stop={self._stop(endpoint)}"

    def stopped(self, token: str) -> str:
        endpoint, _, seal = token.partition(".")
        if not self._identity.is_sealed(seal, "stop", endpoint):
            raise problems.Problem(400, "old-link", "This link is not valid any more; ask for a new one.")
        return endpoint

    def reset(self, token: str) -> str:
        return f"{self._base}/mail#reset={token}"

    def _stop(self, endpoint: str) -> str:
        return f"{endpoint}.{self._identity.seal('stop', endpoint)}"
