"""A game by turns, without a clock: letters alone bring people to the table, and one of them comes no more."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path

import pytest

from quivira.kernel.registry import find
from quivira.server.config import Config
from quivira.server.people import Person
from quivira.server.services import Services
from quivira.server.tables import NewTable, TableInfo, table_info
from quivira.testing.notices import HOUR, SITE, Mailboxes, World, answers, guests, later, opened, started
from quivira.testing.notices import told as heard_at
from quivira.testing.process import FIRST
from quivira.testing.server import PATIENCE

SEATS = next(seats for seats in find(FIRST).meta.seats if seats >= 3)
LATE = "P1 has kept the table waiting for days; you may call a bot in"


def told(letter: EmailMessage) -> dict[str, str]:
    """What a letter says, by where it leads."""
    part = letter.get_body(("plain",))
    assert part is not None
    said = str(part.get_content()).replace("\r\n", "\n").partition("\n-- \n")[0]
    return {url: says for says, url in (paragraph.strip().split("\n") for paragraph in said.split("\n\n"))}


class Readers:
    """People who do nothing but read their letters and do what these lead to."""

    def __init__(self, services: Services, boxes: Mailboxes, people: list[Person]) -> None:
        self.services, self.people, self._boxes, self._read = services, people, boxes, 0
        self.vanished: set[str] = set()

    async def give_addresses(self) -> None:
        for person in self.people:
            await self.services.notices.add_mailbox(person.id, f"{person.name}@table.example")
        await self.services.notices.work()
        for letter in self._fresh():
            (link,) = told(letter)
            await self.services.notices.confirm(link.removeprefix(f"{SITE}/mail#confirm="))

    def _fresh(self) -> list[EmailMessage]:
        fresh, self._read = self._boxes.letters[self._read :], len(self._boxes.letters)
        return fresh

    async def read(self, table: str) -> None:
        """Whoever has got a letter that leads to the table, and has not vanished, goes there."""
        for letter in self._fresh():
            person = next(one for one in self.people if letter["To"] == f"{one.name}@table.example")
            says = told(letter).get(f"{SITE}/t/{table}")
            if person.name not in self.vanished and says is not None:
                await self._come(person, table, says)

    async def _come(self, person: Person, table: str, says: str) -> None:
        """Do what the letter asks for, and what the table shows them."""
        info = await self.look(table)
        if info.status == "waiting":
            if person.id == info.host:
                await self.services.desk.start(person, table, None)
            else:
                await self.services.desk.sit(person, table, None, None)
        elif info.status == "playing":
            for chair in info.chairs if says.startswith(LATE) else ():
                if chair.late and not chair.stand_in:
                    await self.services.leaving.stand_in(person, table, chair.seat, "easy")
            await answers(self.services, table, person.id)

    async def look(self, table: str) -> TableInfo:
        return table_info(await self.services.room.find(table))

    async def bots_have_played(self, table: str) -> None:
        until = time.monotonic() + PATIENCE
        while (info := await self.look(table)).status == "playing" and any(
            info.chairs[seat].stand_in for seat in info.waiting
        ):
            assert time.monotonic() < until, f"the bots do not move: the table waits for {info.waiting}"
            await asyncio.sleep(0.01)


@pytest.mark.untraced
def test_a_game_without_a_clock_outlives_one_who_vanishes(
    config: Config, world: World, mail: tuple[Mailboxes, int], tmp_path: Path
) -> None:
    """The others hear that they have waited long enough, one of them calls a bot in, and all find the game's page."""
    boxes, _ = mail

    async def story() -> None:
        quick = replace(config, database=str(tmp_path / "days.db"), bot_pause=0, bot_seconds=1.0)
        async with opened(quick) as services:
            people = await guests(services, *(f"P{seat}" for seat in range(SEATS)))
            readers = Readers(services, boxes, people)
            await readers.give_addresses()
            await started(services, people)  # so they know each other
            live = await services.desk.open(people[0], NewTable(FIRST, seats=SEATS, pace="turns"))
            table = live.sheet.id
            await services.notices.add_webhook(people[0].id, f"{world.url}/group", "json", "", table)
            for person in people[1:]:
                await services.notices.company.invite(people[0], live, person.id)
            for _ in range(1000):
                later(HOUR)
                await services.notices.work()
                await readers.read(table)
                await readers.bots_have_played(table)
                info = await readers.look(table)
                if info.number and not readers.vanished:
                    readers.vanished.add("P1")
                if info.status == "over":
                    break
            assert (info.status, info.ended) == ("over", None)
            (bot,) = [chair for chair in info.chairs if chair.stand_in]
            assert (bot.name, bot.stand_in) == ("P1", "easy")
            later(HOUR)
            await services.notices.work()
            heard = {
                person.name: [told(letter) for letter in boxes.letters if letter["To"].startswith(person.name)]
                for person in people
            }
            here = {
                name: [says[url] for says in letters if (url := f"{SITE}/t/{table}") in says]
                for name, letters in heard.items()
            }
            for name, letters in heard.items():
                times = 0 if name == "P1" else 1
                assert sum(says.startswith(LATE) for says in here[name]) == times
                ((link, says),) = letters[-1].items()
                assert says.startswith("The game is over. ")
                assert (await services.history.page(link.removeprefix(f"{SITE}/g/"), None)).outcome is not None
            assert any(says.startswith("A bot plays for you now") for says in here["P1"])
            in_group = [event for events in heard_at(world, "/group") for event in events]
            assert (in_group.count("late"), in_group.count("over")) == (1, 1)  # of all of them together

    asyncio.run(story())
