"""Steps: the questions a game asks. They lie on the state's stack, hold numbers and actions, and never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from quivira.kernel.action import Action
from quivira.kernel.chance import Deck, Rng
from quivira.kernel.errors import BrokenGame
from quivira.kernel.event import CHOSE, EVERYONE, NOTHING
from quivira.kernel.fields import Declared, fixed
from quivira.kernel.text import Text

if TYPE_CHECKING:
    from quivira.kernel.state import State

Seat: TypeAlias = i64  # 0 .. n-1, in table order
CHANCE: Final = -1  # the seat that draws cards
NOBODY: Final = -2  # the step asks nothing and goes on by itself
DEALING: Final = -3  # so does a deal, but all at once where chance need not be asked card by card
NONE: Final = -1  # no card, no seat, no place

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Declared, Generic[S]):
    """One question to one seat. A kind of step declares its fields in its body and is made from them, `seat` first.

    Steps on a stack are shared by copies of the state: to change one, put a changed `clone` in its place.
    """

    seat: Seat

    ask: ClassVar[str] = ""  # locale key of the question
    cites: ClassVar[str] = ""  # the rule that asks it
    shows: ClassVar[bool] = False  # whoever is asked sees something new by it
    private: ClassVar[bool] = False  # what it allows hangs on secrets of its seat, so that even a lack of choice is one

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
        done(s)
        self.apply(s, seat, action)

    def proceed(self, s: S) -> None:
        """Go on without a question; called while `seat` is NOBODY and the step is on top."""
        raise NotImplementedError

    def settle(self, s: S, rng: Rng) -> None:
        """Answer for chance; called while `seat` is CHANCE or DEALING and the step is on top."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(Step[S]):
    """A stretch of the game, read like a table of contents: `proceed` pushes its next part, or pops itself."""

    seat: Seat = fixed(NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A question to chance: outcomes with integer weights."""

    seat: Seat = fixed(CHANCE)

    def outcomes(self, s: S) -> list[tuple[Action, int]]:
        raise NotImplementedError

    def choices(self, s: S, seat: Seat) -> list[Action]:
        return [action for action, _ in self.outcomes(s)]

    def settle(self, s: S, rng: Rng) -> None:
        self.answer(s, CHANCE, pick(self.outcomes(s), rng))


def done(s: State) -> None:
    """The top step leaves the stack. Compiled, to pop it would look at its class, and nobody asks for that."""
    cast("list[object]", s.stack).pop()


def pick(outcomes: list[tuple[Action, int]], rng: Rng) -> Action:
    """One of the outcomes, by its weight."""
    left = rng.below(sum([weight for _, weight in outcomes]))
    for action, weight in outcomes:
        if left < weight:
            return action
        left -= weight
    raise BrokenGame("chance has nothing to choose from; look at the deck's size before a draw is pushed")


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
        done(s)
        self.drawn(s, kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Step[S]):
    """Cards off a deck for somebody, one after the other, for as long as there are any."""

    seat: Seat = fixed(DEALING)
    owner: Seat
    left: i64
    dealt: i64 = 0

    def deck(self, s: S) -> Deck:
        raise NotImplementedError

    def actions(self) -> list[Action]:
        """The outcome for each kind of card in the deck."""
        raise NotImplementedError

    def has_cards(self, s: S) -> bool:
        """Whether there is a card to deal; to be written again where a deck is made from discards."""
        return self.deck(s).size > 0

    def put(self, s: S, kind: i64) -> None:
        """Where a card goes; it has left the deck."""
        raise NotImplementedError

    def finished(self, s: S, dealt: i64, missing: i64) -> None:
        """What follows the last card. The step has left the stack."""

    def proceed(self, s: S) -> None:
        if self.left and self.has_cards(s):
            s.stack.append(NEXT_CARD)
        else:
            done(s)
            self.finished(s, self.dealt, self.left)

    def take(self, s: S, kind: i64) -> None:
        """One card; the step for the others takes the place of this one."""
        done(s)
        self.deck(s).take(kind)
        rest = self.clone()
        rest.left -= 1
        rest.dealt += 1
        s.stack.append(rest)
        self.put(s, kind)

    def settle(self, s: S, rng: Rng) -> None:
        """All cards at once."""
        done(s)
        dealt, left = self.dealt, self.left
        while left and self.has_cards(s):
            deck = self.deck(s)
            while left and deck.size:
                kind = deck.pick(rng)
                deck.take(kind)
                left -= 1
                dealt += 1
                self.put(s, kind)
        self.finished(s, dealt, left)


class NextCard(Chance[S]):
    """The next card of the deal below."""

    def outcomes(self, s: S) -> list[tuple[Action, int]]:
        deal = cast("Deal[S]", s.stack[-2])
        actions = deal.actions()
        return [(actions[kind], count) for kind, count in enumerate(deal.deck(s).counts) if count]

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        cast("Deal[S]", s.stack[-1]).take(s, action.arg)

    def settle(self, s: S, rng: Rng) -> None:
        done(s)
        cast("Deal[S]", s.stack[-1]).settle(s, rng)


NEXT_CARD: Final[NextCard[Any]] = NextCard()


def pending(s: State) -> Deal[Any] | None:
    """The deal whose next card is about to come."""
    return cast("Deal[Any]", s.stack[-2]) if s.stack and isinstance(s.stack[-1], NextCard) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """One question to several seats at once. Answers are final and stay secret until the last is in.

    A seat that has nothing to choose comes with its answer filled in.
    """

    seat: Seat = fixed(NOBODY)  # the first who has not answered
    answers: list[Action | None]

    def __init__(self, answers: list[Action | None]) -> None:
        super().__init__(NOBODY)
        self.answers = answers
        self._ask_from(0)

    def actors(self) -> list[Seat]:
        return [seat for seat, answer in enumerate(self.answers) if answer is None]

    def asks(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.answers) and self.answers[seat] is None

    def answer(self, s: S, seat: Seat, action: Action) -> None:
        rest = self.clone()
        rest.answers[seat] = action
        if rest.seat == seat:
            rest._ask_from(seat + 1)
        s.stack[-1] = rest
        s.emit(CHOSE, seat, NOTHING, NOTHING, NOTHING, EVERYONE)  # compiled, an interpreted state gets no defaults

    def proceed(self, s: S) -> None:
        done(s)
        self.reveal(s, cast("list[Action]", self.answers))

    def reveal(self, s: S, answers: list[Action]) -> None:
        """What the answers, one a seat, do together. The question has left the stack."""
        raise NotImplementedError

    def continues(self, earlier: Step[S]) -> bool:
        """Whether this is an earlier question with more answers."""
        return type(self) is type(earlier) and len(self.actors()) < len(earlier.actors())

    def reopened(self, s: S, seat: Seat) -> Sealed[S]:
        """The question as it was before others than `seat` answered, but for those who had no choice."""
        again = self.clone()
        for other in range(len(again.answers)):
            if other != seat and again.answers[other] is not None and len(self.legal(s, other)) > 1:
                again.answers[other] = None
        again._ask_from(0)
        return again

    def resampled(self, s: S, seat: Seat, rng: Rng) -> Sealed[S]:
        """The question with other answers in the place of those that `seat` cannot know."""
        again = self.clone()
        for other in range(len(again.answers)):
            if other != seat and again.answers[other] is not None:
                legal = self.legal(s, other)
                again.answers[other] = legal[rng.below(len(legal))]
        return again

    def _ask_from(self, first: i64) -> None:
        """The seat is the first, from here on, that has not answered."""
        answers = self.answers
        self.seat = NOBODY
        for seat in range(first, len(answers)):
            if answers[seat] is None:
                self.seat = seat
                return


def answered(s: State, seat: Seat) -> Action | None:
    """What a seat has answered in secret, while others still think."""
    step = s.stack[-1] if s.stack else None
    return step.answers[seat] if isinstance(step, Sealed) else None
