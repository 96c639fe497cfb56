"""A game in progress: what lies on the table, and the stack of questions."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self, TypeAlias

from mypy_extensions import i64, mypyc_attr

from quivira.kernel import written
from quivira.kernel.action import Action
from quivira.kernel.chance import Rng
from quivira.kernel.errors import BrokenGame, IllegalAction
from quivira.kernel.event import EVERYONE, NOTHING, Event, EventKind
from quivira.kernel.fields import declare, write
from quivira.kernel.step import NOBODY, Chance, Seat, Step
from quivira.kernel.text import Text

Options: TypeAlias = dict[str, bool | int | str]

ENDLESS: Final = 100_000  # steps in a row that ask nobody

GAME_OVER: Final = Text("why-game-over")
NOT_YOUR_TURN: Final = Text("why-not-your-turn")
NOT_ASKED: Final = Text("why-not-asked")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game has: seats, options, the stack. A game's own state declares its fields in its body.

    A field with a value begins with it, a list begins empty, every other one is set by `set_up`.
    """

    FIELDS: ClassVar[dict[str, str]] = {"seats": "i64", "options": "Options", "stack": "list[Step[Any]]"}
    seats: i64
    options: Options
    stack: list[Step[Any]]

    def __init_subclass__(cls) -> None:
        declare(cls)
        own = [written.Field(name, kind) for name, kind in cls.FIELDS.items() if name not in State.FIELDS]
        write(cls, "clone", written.copy_of_state(cls.__name__, own), {})

    def __init__(self, seats: int, options: Options, stack: list[Step[Any]] | None = None) -> None:
        """A new table, which remembers what is told until somebody listens; a copy brings its stack."""
        self.seats = seats
        self.options = options
        self.stack = [] if stack is None else stack
        self.events: list[Event] | None = [] if stack is None else None  # None: nobody listens
        if stack is None:
            for name, kind in type(self).FIELDS.items():
                if kind.startswith("list["):
                    setattr(self, name, [])

    def clone(self) -> Self:
        raise NotImplementedError

    def check(self) -> None:
        """Assert the invariants."""
        raise NotImplementedError

    def is_over(self) -> bool:
        return not self.stack

    def actors(self) -> list[Seat]:
        """Who may act: [] when over, [CHANCE] while a draw is pending."""
        return self.stack[-1].actors() if self.stack else []

    def legal(self, seat: Seat) -> list[Action]:
        step = self.stack[-1] if self.stack else None
        return step.legal(self, seat) if step is not None and step.asks(seat) else []

    def chance(self) -> list[tuple[Action, int]]:
        """The outcomes of a pending draw with their weights."""
        top = self.stack[-1] if self.stack else None
        return top.outcomes(self) if isinstance(top, Chance) else []

    def refusal(self, seat: Seat, action: Action) -> Text | None:
        """Why `seat` cannot do this now; None if it can."""
        if not self.stack:
            return GAME_OVER
        step = self.stack[-1]
        if not step.asks(seat):
            return NOT_YOUR_TURN
        if action not in step.choices(self, seat):
            return NOT_ASKED
        return step.refusal(self, seat, action)

    def apply(self, seat: Seat, action: Action) -> None:
        """Do it, or raise IllegalAction with the reason and change nothing."""
        step = self.stack[-1] if self.stack else None
        if step is None or not step.asks(seat) or action not in step.legal(self, seat):
            raise IllegalAction(action.key, self.refusal(seat, action) or NOT_ASKED)
        step.answer(self, seat, action)
        self.run()

    def run(self) -> None:
        """Go on until somebody is asked or the game is over."""
        for _ in range(ENDLESS):
            if not self.stack:
                return
            top = self.stack[-1]
            if top.seat > NOBODY:
                return
            top.proceed(self)
        raise BrokenGame(
            f"{type(top).__name__} goes on for ever: `proceed` pushes a step that asks, or leaves the stack"
        )

    def follow(self, *steps: Step[Any]) -> None:
        """These steps come next, in this order."""
        for i in range(len(steps) - 1, -1, -1):
            self.stack.append(steps[i])

    def emit(
        self, kind: EventKind, seat: Seat, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING, to: i64 = EVERYONE
    ) -> None:
        """Tell whoever listens what happened."""
        if self.events is not None:
            self.events.append(kind.event(seat, [a, b, c], to))


def settle(s: State, rng: Rng) -> Step[Any] | None:
    """Answer for chance until a seat is asked or the game is over; the open question, if there is one."""
    while s.stack:
        top = s.stack[-1]
        seat = top.seat
        if seat == NOBODY:
            top.proceed(s)
        elif seat >= 0:
            return top
        else:
            top.settle(s, rng)
    return None


def play_out(s: State, rng: Rng) -> int:
    """Play uniformly random legal actions to the end; the number of decisions."""
    decisions: i64 = 0
    step = settle(s, rng)
    while step is not None:
        step.answer(s, step.seat, step.random(s, step.seat, rng))
        step = settle(s, rng)
        decisions += 1
    return decisions
