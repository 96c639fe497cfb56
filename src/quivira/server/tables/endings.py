"""How a game ends but by its rules, who comes last, and what is noted of what happens around a game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quivira.match.wire import Points
from quivira.server.kept import Chair, Clocks, Ended, Incident, IncidentKind, Sheet, with_incident


def noted(
    sheet: Sheet,
    what: IncidentKind,
    at: int,
    *,
    seat: int | None = None,
    whom: int | None = None,
    level: str | None = None,
) -> Sheet:
    """Everybody at the table is to know: `seat` did that, to `whom`."""
    incident = Incident(at, sheet.number, what, seat, whom, level)
    return msgspec.structs.replace(sheet, incidents=with_incident(sheet, incident))


def ended(sheet: Sheet, how: Ended, at: int, seat: int | None = None) -> Sheet:
    """The game is over as it stands, and nobody has won."""
    return msgspec.structs.replace(
        noted(sheet, "ended", at, seat=seat),
        status="over",
        ended=how,
        waiting=0,
        vote=None,
        paused=None,
        clocks=Clocks(),
        updated=at,
    )


def placed(scores: Sequence[Points], chairs: Sequence[Chair]) -> list[Points]:
    """The places, with those behind all others who have resigned or lost on time."""
    behind = {chair.seat for chair in chairs if chair.resigned is not None}
    if not behind:
        return list(scores)
    keys = {score.seat: (score.seat in behind, score.rank) for score in scores}
    ranks = {seat: 1 + sum(other < key for other in keys.values()) for seat, key in keys.items()}
    return [msgspec.structs.replace(score, rank=ranks[score.seat]) for score in scores]
