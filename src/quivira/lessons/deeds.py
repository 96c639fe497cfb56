"""What an author does in a draft, as it is sent: one deed at a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Final

import msgspec

from quivira.bots import Bot
from quivira.kernel import Rng, Seat
from quivira.lessons.draft import CHOICES, Draft
from quivira.lessons.lesson import Question

Short = Annotated[str, msgspec.Meta(max_length=80)]
Several = Annotated[list[Short], msgspec.Meta(max_length=20)]
ON: Final = 100  # moves that others make at most, until the reader is asked
SECONDS: Final = 5.0  # and how long that may take


class Deed(msgspec.Struct, forbid_unknown_fields=True, tag=str.lower):
    """Something that an author does."""


class Choose(Deed):
    """For a seat, or for chance. What the reader does right after a station is awaited there, or just happens."""

    seat: Seat
    keys: Several
    awaited: bool = True


class Let(Deed):
    """Chance or a bot choose; `on`: until the reader is asked."""

    level: Short
    on: bool = False


class Say(Deed):
    """Stop here."""

    name: Short


class Show(Deed):
    """What is lit at a station, and what the arrow points at."""

    at: Short
    shows: Several
    points: Short


class Reply(Deed):
    """What is said to another choice there; without a name nothing is."""

    at: Short
    to: Short
    name: Short


class Cite(Deed):
    """The rules that can be seen at work at a station."""

    at: Short
    rules: Several


class Drop(Deed):
    """The station; what happened there stays."""

    at: Short


class Back(Deed):
    """To a station, without all that comes after it."""

    at: Short


class Quiz(Deed):
    """A question of the quiz; without choices it is taken out."""

    name: Short
    choices: Annotated[int, msgspec.Meta(ge=0, le=CHOICES)]
    right: int


class End(Deed):
    """Against whom one plays on, whether the strongest bots would do what it advises, its place among the lessons."""

    level: Short
    advises: bool
    place: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0


AnyDeed = Choose | Let | Say | Show | Reply | Cite | Drop | Back | Quiz | End


def do(draft: Draft, deed: AnyDeed, bot: Callable[[str, Seat], Bot], rng: Rng) -> None:
    """Raises why it cannot be; the draft may be in pieces then."""
    match deed:
        case Choose():
            draft.play(deed.seat, deed.keys, awaited=deed.awaited)
        case Let():
            _let(draft, lambda seat: bot(deed.level, seat), rng, on=deed.on)
        case Say():
            draft.say(deed.name)
        case Show():
            station = draft.station(deed.at)
            station.shows, station.points = deed.shows, deed.points
        case Reply():
            draft.answer(deed.to, deed.name, deed.at)
        case Cite():
            draft.station(deed.at).rules = deed.rules
        case Drop():
            draft.leave_out(deed.at)
        case Back():
            draft.go_back(deed.at)
        case Quiz() if deed.choices:
            draft.ask(Question(deed.name, deed.choices, deed.right))
        case Quiz():
            draft.lesson.quiz = [question for question in draft.lesson.quiz if question.name != deed.name]
        case End():
            draft.lesson.level, draft.lesson.advises, draft.lesson.place = deed.level, deed.advises, deed.place


def _let(draft: Draft, bots: Callable[[Seat], Bot], rng: Rng, *, on: bool) -> None:
    until = time.monotonic() + SECONDS
    draft.let_choose(bots, rng)
    for _ in range(ON if on else 0):
        actors = draft.match.state.actors()
        if not actors or draft.lesson.seat in actors or time.monotonic() > until:
            return
        draft.let_choose(bots, rng)
