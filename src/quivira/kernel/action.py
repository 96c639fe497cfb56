"""Actions: made once at import, compared with `is`. A dense id for machines, a stable key for records and people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from quivira.kernel.errors import BrokenGame, UnknownAction, unknown
from quivira.kernel.text import Label, Text


class Action:
    """One thing a seat, or chance, can do."""

    def __init__(self, id: int, key: str, verb: str, arg: int) -> None:  # noqa: A002 - the design's word
        self.id: i64 = id
        self.key = key
        self.verb = verb
        self.arg: i64 = arg

    def __repr__(self) -> str:
        return self.key


class Verb:
    """All actions of one kind: `actions[i]` acts on the i-th word."""

    def __init__(self, name: str, actions: list[Action], labels: list[Label]) -> None:
        self.name = name
        self.actions = actions
        self.labels = labels
        self.labels_at: dict[tuple[str, bool | int | str], list[Label]] = {}  # other ones, by an option and its value

    def __getitem__(self, arg: int) -> Action:
        return self.actions[arg]


class ActionSpace:
    """Every action of a game, in the order of its verbs."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.verbs: dict[str, Verb] = {}
        self._by_key: dict[str, Action] = {}

    def verb(self, name: str, words: Sequence[str], labels: Sequence[Label] | None = None) -> Verb:
        """Declare `name:word` for each word. Labels name the words to people; numbers are their own label."""
        self._new(name)
        if labels is not None and len(labels) != len(words):
            raise BrokenGame(f"the verb '{name}' has {len(words)} words and {len(labels)} labels; each word needs one")
        verb = Verb(name, [], list(labels) if labels is not None else [int(w) if w.isdigit() else w for w in words])
        for word in words:
            self._add(verb, f"{name}:{word}")
        return verb

    def single(self, name: str) -> Action:
        """Declare an action without an argument."""
        self._new(name)
        return self._add(Verb(name, [], []), name)

    def parse(self, key: str) -> Action:
        if key not in self._by_key:
            raise UnknownAction(unknown("action", key, self._by_key))
        return self._by_key[key]

    def describe(self, action: Action, options: Mapping[str, bool | int | str] | None = None) -> Text:
        """What the action does, as a choice offered to a player at a table with these options."""
        verb = self.verbs[action.verb]
        labels = next((verb.labels_at[at] for at in (options or {}).items() if at in verb.labels_at), verb.labels)
        return Text(f"do-{action.verb}", {"arg": labels[action.arg]} if labels else {})

    def _new(self, name: str) -> None:
        if name in self.verbs:
            raise BrokenGame(f"the verb '{name}' is declared twice; declare it once, with all its words")

    def _add(self, verb: Verb, key: str) -> Action:
        if key in self._by_key:
            raise BrokenGame(f"two actions share the key '{key}'; each word of a verb comes once")
        action = Action(len(self.actions), key, verb.name, len(verb.actions))
        verb.actions.append(action)
        self.actions.append(action)
        self.verbs[verb.name] = verb
        self._by_key[key] = action
        return action

    def __len__(self) -> int:
        return len(self.actions)
