"""What cannot be done, for people and programs alike: a code that never changes and a sentence."""

from __future__ import annotations

from http import HTTPStatus

import msgspec

from quivira.kernel import IllegalAction, QuiviraError, Text, UnknownAction, UnknownGame
from quivira.match import Unforeseen


class ProblemBody(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The body of every refusal."""

    code: str
    message: str
    reason: Text | None = None  # the rules' own reason, to be said in the reader's language
    number: int | None = None  # where the table stands, if the request was stale


class Problem(QuiviraError):
    """A request that is refused."""

    def __init__(
        self, status: int, code: str, message: str, *, reason: Text | None = None, number: int | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.body = ProblemBody(code=code, message=message, reason=reason, number=number)


def no_such_table() -> Problem:
    return Problem(HTTPStatus.NOT_FOUND, "no-such-table", "There is no such table; check the link.")


def sign_in() -> Problem:
    return Problem(HTTPStatus.UNAUTHORIZED, "sign-in", "Say who you are first: POST /api/guest with a name.")


def forbidden(message: str) -> Problem:
    return Problem(HTTPStatus.FORBIDDEN, "forbidden", message)


def lacks_scope(scope: str) -> Problem:
    return Problem(HTTPStatus.FORBIDDEN, "scope", f"This token lacks the scope '{scope}'.")


def banned() -> Problem:
    return Problem(HTTPStatus.FORBIDDEN, "banned", "You have been banned from this server.")


def blocked() -> Problem:
    return Problem(HTTPStatus.FORBIDDEN, "blocked", "The host of this table has blocked you.")


def matched() -> Problem:
    return conflict("matched", "This table begins by itself, and nobody arranges it.")


def closed() -> Problem:
    return conflict("closed", "An administrator has closed this table.")


def quiet() -> Problem:
    return Problem(
        HTTPStatus.FORBIDDEN, "players-only", "At this table only those who play may write while the game is on."
    )


def no_spectators() -> Problem:
    return Problem(HTTPStatus.FORBIDDEN, "no-spectators", "The host has closed this table to spectators.")


def not_shared() -> Problem:
    return Problem(HTTPStatus.FORBIDDEN, "not-shared", "Those who played this game have not shared it.")


def resigned() -> Problem:
    return conflict("resigned", "That seat has been given up for good; a bot plays there.")


def conflict(code: str, message: str) -> Problem:
    return Problem(HTTPStatus.CONFLICT, code, message)


def invalid(message: str) -> Problem:
    return Problem(HTTPStatus.BAD_REQUEST, "invalid", message)


def stale(number: int) -> Problem:
    message = "The table has changed since you looked; here is how it stands."
    return Problem(HTTPStatus.CONFLICT, "stale", message, number=number)


def used_id() -> Problem:
    return conflict("used-id", "A command with this id was done long ago; give every command an id of its own.")


def failed() -> Problem:
    """A bug of ours. The log has all of it, the client nothing."""
    return Problem(HTTPStatus.INTERNAL_SERVER_ERROR, "failed", "Something went wrong here; it has been written down.")


def damaged() -> Problem:
    message = "What is stored of this table is damaged and cannot be read; tell whoever runs this server."
    return conflict("damaged", message)


def not_installed(game: str) -> Problem:
    message = f"This table plays {game}, which this server does not have any more; ask whoever runs it to install it."
    return conflict("not-installed", message)


def unavailable() -> Problem:
    message = "The storage does not answer; send the same command with the same id again."
    return Problem(HTTPStatus.SERVICE_UNAVAILABLE, "try-again", message)


def too_many() -> Problem:
    return Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-many", "Too many requests; wait a little.")


def problem_of(error: QuiviraError) -> Problem:
    """Any of the library's errors as a refusal."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, IllegalAction):
        code = "unforeseen" if isinstance(error, Unforeseen) else "illegal"
        return Problem(HTTPStatus.CONFLICT, code, f"Not possible: {error.key}.", reason=error.reason)
    if isinstance(error, UnknownAction):
        return Problem(HTTPStatus.BAD_REQUEST, "unknown-action", str(error))
    if isinstance(error, UnknownGame):
        return Problem(HTTPStatus.NOT_FOUND, "unknown-game", str(error))
    return invalid(str(error))
