"""Who types at a table just now. Nothing of it is stored: a word to those who look, forgotten after a moment."""

from __future__ import annotations

from typing import Final

from quivira.server.kept import UNREAD, Bus
from quivira.server.now import now
from quivira.server.tables.room import Room

TOPIC: Final = "typing:"  # the id of a table, a colon, a person
CALM: Final = 2_000  # milliseconds in which the same is not told twice
LASTS: Final = 6_000


class Typists:
    def __init__(self, bus: Bus, room: Room) -> None:
        self._bus, self._room = bus, room
        self._tables: set[str] = set()  # where somebody types
        self._unsaid: list[str] = []
        bus.follow(UNREAD, self._heard)

    def types(self, table: str, person: str) -> None:
        """Somebody here; a client that says so all the time is heard now and then."""
        if self._note(table, person):
            self._unsaid.append(f"{TOPIC}{table}:{person}")

    def unsaid(self) -> list[str]:
        """What the other processes are still to be told; it is told once, or never."""
        self._forget()
        unsaid, self._unsaid = self._unsaid, []
        return unsaid

    def _heard(self, topic: str) -> None:
        if topic.startswith(TOPIC):
            self._note(*topic.removeprefix(TOPIC).split(":"))

    def _note(self, table: str, person: str) -> bool:
        live = self._room.get(table)
        if live is None or now() - live.typing.get(person, 0) < CALM:
            return False
        live.typing = {**live.typing, person: now()}
        self._tables.add(table)
        self._bus.wake([table])
        return True

    def _forget(self) -> None:
        old = now() - LASTS
        for table in tuple(self._tables):
            live = self._room.get(table)
            if live is not None:
                live.typing = {person: at for person, at in live.typing.items() if at > old}
            if live is None or not live.typing:
                self._tables.discard(table)
