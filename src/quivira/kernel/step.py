"""Steps: the questions a game asks. They lie on the state's stack and hold plain ints and actions, nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from quivira.kernel.action import Action
from quivira.kernel.chance import Deck, Rng
from quivira.kernel.event import CHOSE
from quivira.kernel.text import Text

if TYPE_CHECKING:
    from quivira.kernel.state import State

Seat: TypeAlias = i64  # 0 .. n-1, in table order
CHANCE: Final = -1  # the seat that draws cards
NOBODY: Final = -2  # the step asks nothing and goes on by itself

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One question to one seat."""

    ask: ClassVar[str] = ""  # locale key of the question
    cites: ClassVar[str] = ""  # the rule that asks it
    shows: ClassVar[bool] = False  # whoever is asked sees something new by it
    private: ClassVar[bool] = False  # what it allows hangs on secrets of its seat, so that even a lack of choice is one

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actors(self) -> list[Seat]:
        return [self.seat]

    def asks(self, seat: Seat) -> bool:
        return seat == self.seat

    def prompt(self, s: S) -> Text:
        """The question in one sentence."""
        return Text(self.ask)

    def choices(self, s: S, seat: Seat) -> list[Action]:
        """What the question is about, allowed or not."""
        raise NotImplementedError

    def refusal(self, s: S, seat: Seat, action: Action) -> Text | None:
        """Why one of the choices is not allowed; None if it is."""
        return None

    def legal(self, s: S, seat: Seat) -> list[Action]:
        return [a for a in self.choices(s, seat) if self.refusal(s, seat, a) is None]

    def random(self, s: S, seat: Seat, rng: Rng) -> Action:
        """One of `legal`, each equally likely; to be written again where it can do without the list."""
        legal = self.legal(s, seat)
        return legal[rng.below(len(legal))]

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        """What the answer does. The question has left the stack; push what comes next."""
        raise NotImplementedError

    def answer(self, s: S, seat: Seat, action: Action) -> None:
        s.stack.pop()
        self.apply(s, seat, action)

    def proceed(self, s: S) -> None:
        """Go on without a question; called while `seat` is NOBODY and the step is on top."""
        raise NotImplementedError

    def settle(self, s: S, rng: Rng) -> None:
        """Answer at random; called while `seat` is CHANCE and the step is on top."""
        raise NotImplementedError

    def clone(self) -> Step[S]:
        """A copy that may change on its own; a step without a field of its own may return itself."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(Step[S]):
    """A stretch of the game, read like a table of contents: `proceed` pushes its next part, or pops itself."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A question to chance: outcomes with integer weights."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, s: S) -> list[tuple[Action, int]]:
        raise NotImplementedError

    def choices(self, s: S, seat: Seat) -> list[Action]:
        return [action for action, _ in self.outcomes(s)]

    def settle(self, s: S, rng: Rng) -> None:
        self.answer(s, CHANCE, pick(self.outcomes(s), rng))


def pick(outcomes: list[tuple[Action, int]], rng: Rng) -> Action:
    """One of the outcomes, by its weight."""
    left = rng.below(sum([weight for _, weight in outcomes]))
    for action, weight in outcomes:
        if left < weight:
            return action
        left -= weight
    raise IndexError("pick from no outcomes")


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S]):
    """One card off a deck of counts."""

    def deck(self, s: S) -> Deck:
        raise NotImplementedError

    def actions(self) -> list[Action]:
        """The outcome for each kind of card in the deck."""
        raise NotImplementedError

    def drawn(self, s: S, kind: int) -> None:
        """Where the card goes; it has left the deck, and this step the stack."""
        raise NotImplementedError

    def outcomes(self, s: S) -> list[tuple[Action, int]]:
        actions = self.actions()
        return [(actions[kind], count) for kind, count in enumerate(self.deck(s).counts) if count]

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        self.deck(s).take(action.arg)
        self.drawn(s, action.arg)

    def settle(self, s: S, rng: Rng) -> None:
        deck = self.deck(s)
        kind = deck.pick(rng)
        deck.take(kind)
        s.stack.pop()
        self.drawn(s, kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """One question to several seats at once. Answers are final and stay secret until the last is in.

    A seat that has nothing to choose comes with its answer filled in.
    """

    def __init__(self, answers: list[Action | None]) -> None:
        super().__init__(NOBODY)
        self.answers = answers
        self._next()

    def actors(self) -> list[Seat]:
        return [seat for seat, answer in enumerate(self.answers) if answer is None]

    def asks(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.answers) and self.answers[seat] is None

    def answer(self, s: S, seat: Seat, action: Action) -> None:
        self.answers[seat] = action
        s.emit(CHOSE, seat)
        self._next()

    def proceed(self, s: S) -> None:
        s.stack.pop()
        self.reveal(s, [a for a in self.answers if a is not None])

    def reveal(self, s: S, answers: list[Action]) -> None:
        """What the answers, one a seat, do together. The question has left the stack."""
        raise NotImplementedError

    def _next(self) -> None:
        self.seat = NOBODY
        for seat, answer in enumerate(self.answers):
            if answer is None:
                self.seat = seat
                return
