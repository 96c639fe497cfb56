"""A game at one keyboard: shows what a seat may see, asks, explains, and hides hands between people."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule

from quivira.bots import Bot
from quivira.cli.show import Shower
from quivira.kernel import Action, Event, IllegalAction, Seat, Side, Text, UnknownAction
from quivira.locale import Catalog
from quivira.locale.rulebook import rules
from quivira.match import Match


class Quit(Exception):
    """The player leaves."""


class Session:
    def __init__(
        self, match: Match[Any], names: list[str], bots: dict[Seat, Bot], words: Catalog, console: Console
    ) -> None:
        self.match = match
        self.names = names
        self.bots = bots
        self.words = words
        self.show = Shower(words, names)
        self.console = console
        self.read = dict.fromkeys(range(len(names)), 0)  # the last line of the log that each seat has read
        self.at_keyboard: Seat | None = None

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.console.print(Rule(self.words.text("title")))
        try:
            while not self.match.state.is_over():
                self._next()
        except Quit:
            return
        self._log(self.at_keyboard)
        self.console.print(self.show.scores(self.match.game.scores(self.match.state)))

    def _next(self) -> None:
        actors = self.match.state.actors()
        waiting = [seat for seat in actors if seat in self.bots]
        seat = waiting[0] if waiting else actors[0]
        if seat in self.bots:
            self.match.play(seat, [self.bots[seat].choose(self.match.turn(seat))])
            return
        self._hand_over(seat)
        self._log(seat)
        side = self.match.side(seat)
        self.console.print(self.show.view(side.view))
        self._question(seat, side)
        while not self._answer(seat, side):
            pass

    def _hand_over(self, seat: Seat) -> None:
        """Nobody sees the hand of the one before."""
        people = len(self.names) - len(self.bots)
        if people > 1 and self.at_keyboard != seat:
            self.console.clear()
            self.console.print(Panel(f"{self._say('pass-keyboard', seat=seat)}\n{self._say('pass-keyboard-how')}"))
            self._input("")
            self.console.clear()
        self.at_keyboard = seat

    def _log(self, seat: Seat | None) -> None:
        """What happened since the seat last looked; a spectator reads from the start."""
        since = self.read[seat] if seat is not None else 0
        told = [event for line in self.match.told(seat, since) for event in line.events]
        if told:
            self.console.print(Rule(self._say("since-then"), style="dim"))
        for event in told:
            self.console.print(self.show.event(Event(event.verb, event.seat, event.args)))
        if seat is not None:
            self.read[seat] = self.match.number

    def _question(self, seat: Seat, side: Side[Any]) -> None:
        self.console.print(Rule(style="dim"))
        whose = self._say("whose-turn", seat=seat)
        self.console.print(f"[bold]{escape(whose)}: {escape(self.show.text(side.prompt or ''))}[/bold]")
        choices = [f"{number:>3}  {self._describe(action)}" for number, action in _numbered(side).items()]
        self.console.print(Columns([escape(choice) for choice in choices], padding=(0, 3), column_first=True))
        self.console.print(self._say("how-to-choose"), style="dim")

    def _answer(self, seat: Seat, side: Side[Any]) -> bool:
        """Read one line; true if the table has changed."""
        line = self._input("> ").strip()
        word, _, rest = line.partition(" ")
        if word == "quit":
            raise Quit
        if word == "undo":
            return self._undo(seat)
        if word == "save":
            self._save(rest.strip())
        elif word.startswith("?"):
            self._explain(seat, side, line[1:].strip())
        elif rest:
            return self._choose_all(seat, line.split())
        elif word:
            return self._choose(seat, side, word)
        return False

    def _choose_all(self, seat: Seat, keys: list[str]) -> bool:
        """Several choices in one go, such as all cards of a payment: all or nothing."""
        try:
            self.match.play(seat, keys)
        except IllegalAction as error:
            self.console.print(f"[red]{escape(error.key)}: {escape(self.show.text(error.reason))}[/red]")
            return False
        except UnknownAction as error:
            self.console.print(escape(str(error)))
            return False
        return True

    def _choose(self, seat: Seat, side: Side[Any], word: str) -> bool:
        action = self._find(side, word)
        if action is None:
            self.console.print(escape(self.words.say("unknown-input", word=word)))
            return False
        if action not in side.legal:
            self._why_not(seat, action)
            return False
        self.match.play(seat, [action.key])
        return True

    def _find(self, side: Side[Any], word: str) -> Action | None:
        """The action of a number in the list, or of a key."""
        if word.isdigit():
            return _numbered(side).get(int(word))
        try:
            return side.game.space.parse(word)
        except UnknownAction:
            return None

    def _undo(self, seat: Seat) -> bool:
        undone = self.match.undo(seat)
        if undone:
            self.read[seat] = self.match.number
        self.console.print(self._say("undone" if undone else "cannot-undo"))
        return undone

    def _save(self, name: str) -> None:
        path = Path(name or f"{self.match.game.meta.name}.json")
        try:
            path.write_bytes(self.match.record(self.names).encode())
        except OSError as error:
            self.console.print(escape(self.words.say("not-saved", problem=str(error))))
            return
        self.console.print(escape(self.words.say("saved", file=str(path))))

    def _explain(self, seat: Seat, side: Side[Any], word: str) -> None:
        """The question and its rule; what a choice means, or why it is refused; or what a named thing does."""
        if not word:
            self.console.print(escape(self._say("help")))
            self._rule(side)
            self._refused(side)
            return
        thing = self.words.named(word)
        action = self._find(side, word)
        if thing is not None:
            self.console.print(f"[bold]{escape(self.show.text(thing))}[/bold]  {escape(self.words.about(thing) or '')}")
        elif action is None:
            self._choose(seat, side, word)
        elif action in side.legal:
            self.console.print(f"[bold]{escape(self._describe(action))}[/bold]  [dim]{action.key}[/dim]")
            self._about(side, action)
            self._rule(side)
        else:
            self._why_not(seat, action)

    def _about(self, side: Side[Any], action: Action) -> None:
        """The longer explanation of the thing that the action is about."""
        for label in side.game.space.describe(action, self.match.state.options).args.values():
            about = self.words.about(label) if isinstance(label, str) else None
            if about:
                self.console.print(f"  {escape(about)}")

    def _why_not(self, seat: Seat, action: Action) -> None:
        reason = self.match.state.refusal(seat, action)
        if reason is not None:
            self.console.print(f"[red]{escape(self._describe(action))}: {escape(self.show.text(reason))}[/red]")

    def _rule(self, side: Side[Any]) -> None:
        text = rules(side.game.meta.name, self.words.language).get(side.cites)
        if text:
            self.console.print(f"[dim]{self.words.say('rule', n=side.cites)}: {escape(text)}[/dim]")

    def _refused(self, side: Side[Any]) -> None:
        """What is not possible now, gathered by reason."""
        by_reason: dict[str, list[str]] = defaultdict(list)
        for action, reason in side.refused():
            by_reason[self.show.text(reason)].append(action.key)
        if by_reason:
            self.console.print(f"[bold]{escape(self._say('refused'))}[/bold]")
        for sentence, keys in by_reason.items():
            more = " …" if len(keys) > 6 else ""
            self.console.print(f"  {escape(sentence)} [dim]{escape(', '.join(keys[:6]))}{more}[/dim]")

    def _describe(self, action: Action) -> str:
        return self.show.text(self.match.game.space.describe(action, self.match.state.options))

    def _say(self, key: str, **args: int) -> str:
        return self.show.text(Text(key, dict(args)))

    def _input(self, prompt: str) -> str:
        try:
            return self.console.input(prompt)
        except EOFError:
            raise Quit from None


def _numbered(side: Side[Any]) -> dict[int, Action]:
    """The choices by number: where all are about a number, by that one, else counted from 1."""
    labels = [list(side.game.space.describe(action).args.values()) for action in side.legal]
    numbers = [label[0] for label in labels if label and isinstance(label[0], int)]
    if len(set(numbers)) < len(side.legal):
        numbers = list(range(1, len(side.legal) + 1))
    return dict(zip(numbers, side.legal, strict=True))
