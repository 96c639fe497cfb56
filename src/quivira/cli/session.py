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
from quivira.kernel import Action, IllegalAction, Seat, Text, Turn, UnknownAction
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
        self.heard = dict.fromkeys(range(len(names)), 0)  # how much of the log each seat has read
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
        turn = self.match.turn(seat)
        self.console.print(self.show.view(turn.view))
        self._question(turn)
        while not self._answer(turn):
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
        since = self.heard[seat] if seat is not None else 0
        told = self.match.told(seat, since)
        if told:
            self.console.print(Rule(self._say("since-then"), style="dim"))
        for event in told:
            self.console.print(self.show.event(event))
        if seat is not None:
            self.heard[seat] = len(self.match.entries)

    def _question(self, turn: Turn[Any]) -> None:
        self.console.print(Rule(style="dim"))
        whose = self._say("whose-turn", seat=turn.seat)
        self.console.print(f"[bold]{escape(whose)}: {escape(self.show.text(turn.prompt))}[/bold]")
        choices = [f"{number:>3}  {self._describe(turn, action)}" for number, action in _numbered(turn).items()]
        self.console.print(Columns([escape(choice) for choice in choices], padding=(0, 3), column_first=True))
        self.console.print(self._say("how-to-choose"), style="dim")

    def _answer(self, turn: Turn[Any]) -> bool:
        """Read one line; true if the table has changed."""
        line = self._input("> ").strip()
        word, _, rest = line.partition(" ")
        if word == "quit":
            raise Quit
        if word == "undo":
            return self._undo(turn.seat)
        if word == "save":
            self._save(rest.strip())
        elif word.startswith("?"):
            self._explain(turn, line[1:].strip())
        elif rest:
            return self._choose_all(turn, line.split())
        elif word:
            return self._choose(turn, word)
        return False

    def _choose_all(self, turn: Turn[Any], keys: list[str]) -> bool:
        """Several choices in one go, such as all cards of a payment: all or nothing."""
        try:
            self.match.play(turn.seat, keys)
        except IllegalAction as error:
            self.console.print(f"[red]{escape(error.key)}: {escape(self.show.text(error.reason))}[/red]")
            return False
        except UnknownAction as error:
            self.console.print(escape(str(error)))
            return False
        return True

    def _choose(self, turn: Turn[Any], word: str) -> bool:
        action = self._find(turn, word)
        if action is None:
            self.console.print(escape(self.words.say("unknown-input", word=word)))
            return False
        if action not in turn.legal:
            self._why_not(turn, action)
            return False
        self.match.play(turn.seat, [action.key])
        return True

    def _find(self, turn: Turn[Any], word: str) -> Action | None:
        """The action of a number in the list, or of a key."""
        if word.isdigit():
            return _numbered(turn).get(int(word))
        try:
            return turn.game.space.parse(word)
        except UnknownAction:
            return None

    def _undo(self, seat: Seat) -> bool:
        undone = self.match.undo(seat)
        if undone:
            self.heard = {s: min(number, len(self.match.entries)) for s, number in self.heard.items()}
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

    def _explain(self, turn: Turn[Any], word: str) -> None:
        """The question and its rule; what a choice means, or why it is refused; or what a named thing does."""
        if not word:
            self.console.print(escape(self._say("help")))
            self._rule(turn)
            self._refused(turn)
            return
        thing = self.words.named(word)
        action = self._find(turn, word)
        if thing is not None:
            self.console.print(f"[bold]{escape(self.show.text(thing))}[/bold]  {escape(self.words.about(thing) or '')}")
        elif action is None:
            self._choose(turn, word)
        elif action in turn.legal:
            self.console.print(f"[bold]{escape(self._describe(turn, action))}[/bold]  [dim]{action.key}[/dim]")
            self._about(turn, action)
            self._rule(turn)
        else:
            self._why_not(turn, action)

    def _about(self, turn: Turn[Any], action: Action) -> None:
        """The longer explanation of the thing that the action is about."""
        for label in turn.game.space.describe(action, self.match.state.options).args.values():
            about = self.words.about(label) if isinstance(label, str) else None
            if about:
                self.console.print(f"  {escape(about)}")

    def _why_not(self, turn: Turn[Any], action: Action) -> None:
        reason = self.match.state.refusal(turn.seat, action)
        if reason is not None:
            self.console.print(f"[red]{escape(self._describe(turn, action))}: {escape(self.show.text(reason))}[/red]")

    def _rule(self, turn: Turn[Any]) -> None:
        text = rules(turn.game.meta.name, self.words.language).get(turn.cites)
        if text:
            self.console.print(f"[dim]{self.words.say('rule', n=turn.cites)}: {escape(text)}[/dim]")

    def _refused(self, turn: Turn[Any]) -> None:
        """What is not possible now, gathered by reason."""
        by_reason: dict[str, list[str]] = defaultdict(list)
        for action, reason in turn.refused():
            by_reason[self.show.text(reason)].append(action.key)
        if by_reason:
            self.console.print(f"[bold]{escape(self._say('refused'))}[/bold]")
        for sentence, keys in by_reason.items():
            more = " …" if len(keys) > 6 else ""
            self.console.print(f"  {escape(sentence)} [dim]{escape(', '.join(keys[:6]))}{more}[/dim]")

    def _describe(self, turn: Turn[Any], action: Action) -> str:
        return self.show.text(turn.game.space.describe(action, self.match.state.options))

    def _say(self, key: str, **args: int) -> str:
        return self.show.text(Text(key, dict(args)))

    def _input(self, prompt: str) -> str:
        try:
            return self.console.input(prompt)
        except EOFError:
            raise Quit from None


def _numbered(turn: Turn[Any]) -> dict[int, Action]:
    """The choices by number: where all are about a number, by that one, else counted from 1."""
    labels = [list(turn.game.space.describe(action).args.values()) for action in turn.legal]
    numbers = [label[0] for label in labels if label and isinstance(label[0], int)]
    if len(set(numbers)) < len(turn.legal):
        numbers = list(range(1, len(turn.legal) + 1))
    return dict(zip(numbers, turn.legal, strict=True))
