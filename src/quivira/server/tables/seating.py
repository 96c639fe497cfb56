"""Who sits where before the start: chairs come and go, people move, choose a mark, and are drawn by lot."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

import msgspec

from quivira.server import problems
from quivira.server.kept import Chair
from quivira.server.people import Person

MARKS: Final = 8  # colours and symbols that a client draws
_chance = secrets.SystemRandom()


def mark_of(chair: Chair) -> int:
    return chair.seat if chair.mark is None else chair.mark


def placed(chair: Chair, seat: int) -> Chair:
    """The same somewhere else; a mark goes where its owner goes."""
    mark = mark_of(chair)
    return msgspec.structs.replace(chair, seat=seat, mark=None if mark == seat else mark)


def seated(chair: Chair, person: Person, name: str | None = None, *, beside: bool = False) -> Chair:
    """Somebody sits down; under another name where it is not they who play."""
    program = person.kind == "bot"
    return msgspec.structs.replace(chair, name=name or person.name, person=person.id, beside=beside, program=program)


def emptied(chair: Chair) -> Chair:
    return Chair(chair.seat, mark=chair.mark)


def kept_for(chairs: Iterable[Chair], person: str) -> bool:
    """Whether somebody has not come yet to the seat that they had a game earlier."""
    return any(chair.gone for chair in chairs if chair.person == person)


def come(chairs: list[Chair], person: str) -> list[Chair]:
    """Somebody takes the seats that were kept for them."""
    return [msgspec.structs.replace(chair, gone=chair.gone and chair.person != person) for chair in chairs]


def numbered(chairs: Iterable[Chair]) -> list[Chair]:
    """In this order round the table."""
    return [placed(chair, seat) for seat, chair in enumerate(chairs)]


def taken(chairs: list[Chair]) -> list[Chair]:
    return [chair for chair in chairs if not chair.is_free]


def resized(chairs: list[Chair], seats: int) -> list[Chair]:
    """So many chairs; nobody who sits loses theirs."""
    if len(taken(chairs)) > seats:
        raise problems.conflict("too-few-seats", "More sit here than that; somebody has to stand up first.")
    kept = chairs
    if len(chairs) > seats:
        spare = len(chairs) - seats
        gone = {chair.seat for chair in [chair for chair in chairs if chair.is_free][-spare:]}
        kept = [chair for chair in chairs if chair.seat not in gone]
    found = numbered(kept)
    for seat in range(len(found), seats):
        unused = next(mark for mark in range(seats) if mark not in map(mark_of, found))
        found.append(placed(Chair(seat, mark=unused), seat))
    return found


def by_lot(chairs: list[Chair]) -> list[Chair]:
    return numbered(_chance.sample(chairs, len(chairs)))


def changed_places(chairs: list[Chair], one: int, other: int) -> list[Chair]:
    places = {one: other, other: one}
    moved = [placed(chair, places.get(chair.seat, chair.seat)) for chair in chairs]
    return sorted(moved, key=lambda chair: chair.seat)


def marked(chairs: list[Chair], seat: int, mark: int) -> list[Chair]:
    """With the mark that somebody wants, unless it is another's; an empty chair gets theirs instead."""
    owner = next((chair for chair in chairs if mark_of(chair) == mark), None)
    if owner is not None and owner.seat != seat and not owner.is_free:
        raise problems.conflict("mark-taken", "Somebody else has that colour.")
    given = {seat: mark} if owner is None else {owner.seat: mark_of(chairs[seat]), seat: mark}
    return [
        msgspec.structs.replace(chair, mark=given[chair.seat]) if chair.seat in given else chair for chair in chairs
    ]


def unready(chairs: list[Chair]) -> list[Chair]:
    return [msgspec.structs.replace(chair, ready=False, unasked=False) for chair in chairs]


def asked_again(chairs: list[Chair], by: str) -> list[Chair]:
    """The terms have changed: nobody is ready any more, and all have to agree but whoever has changed them."""
    return [msgspec.structs.replace(chair, ready=False, unasked=may_object(chair, by)) for chair in chairs]


def may_object(chair: Chair, by: str) -> bool:
    """Whether somebody sits there who has to agree to what `by` has changed."""
    return chair.person not in (None, by) and not chair.program


def undecided(chairs: list[Chair]) -> list[Chair]:
    """Those who sat down to other terms, and have not agreed to these."""
    return [chair for chair in chairs if chair.unasked and not chair.ready]
