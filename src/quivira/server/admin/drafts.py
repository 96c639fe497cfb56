"""Lessons on which an author is at work in the browser. It holds the draft; here each deed is done by the rules.

Nothing is kept here, and nothing is written unless whoever started the server has allowed it: else the author gets the
files to put them into the game's folder.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec

from quivira import lessons
from quivira.bots import Bot, levels
from quivira.kernel import CHANCE, Game, IllegalAction, Options, QuiviraError, Seat, Turn
from quivira.kernel.errors import unknown
from quivira.kernel.registry import find
from quivira.lessons import AnyDeed, BadLesson, Draft, Lesson, Sketch, Taught
from quivira.locale import catalog
from quivira.match import SecretRng
from quivira.match.wire import Choice, Position
from quivira.server.admin.audit import WHOM, Actor, record
from quivira.server.config import Config
from quivira.server.kept import LESSONS, Changes, one_at_a_time
from quivira.server.problems import Problem
from quivira.server.tables import Thinkers

NEWS = 8  # lines of the log that are told again with a position
THINKS = 1.0  # seconds that a bot has for a move
MOST = 16  # seats that a game may have
LOCK = 0x51_56_4C_45  # of PostgreSQL: files are written by one at a time
T = TypeVar("T")


class Begin(msgspec.Struct, forbid_unknown_fields=True):
    """The table of a new lesson."""

    seats: int | None = None  # the fewest
    seat: Seat = 0  # the reader's
    options: Options = {}


class Edit(msgspec.Struct, forbid_unknown_fields=True):
    """A draft, and what is done in it; without a draft one begins, with the lesson of that name if there is one."""

    sketch: Sketch | None = None
    begin: Begin = msgspec.field(default_factory=Begin)
    deed: AnyDeed | None = None
    at: str = ""  # the station that is looked at; else where the draft ends


class Drafted(msgspec.Struct):
    """A draft as it stands now."""

    sketch: Sketch
    position: Position  # the reader's side and, where the draft ends, those of others who are asked
    chance: list[Choice]  # what chance may bring, where it is asked
    waits: bool  # for what the reader does next
    broken: str  # why the lesson in the game's folder could not be taken up to its end
    flaws: list[str]  # but for missing words
    missing: dict[str, list[str]]  # keys of words, by language
    levels: list[str]  # of bots
    writes: bool  # into the game's folder, if asked to


class LessonFile(msgspec.Struct):
    """A file, or lines of one, by its path in the game's folder."""

    path: str
    content: str


class SavedLesson(msgspec.Struct):
    """Either they have been written, or they are to be put there by hand."""

    written: bool
    files: list[LessonFile]


class Away(Bot):
    """A bot that thinks in a process of its own, while the thread of a draft waits for it."""

    def __init__(self, think: Callable[[Turn[Any]], Coroutine[Any, Any, str]], loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(SecretRng())
        self._think, self._loop = think, loop

    def choose(self, turn: Turn[Any]) -> str:
        return asyncio.run_coroutine_threadsafe(self._think(turn), self._loop).result()


class Drafts:
    def __init__(self, config: Config, changes: Changes, thinkers: Thinkers) -> None:
        self._writes, self._changes, self._thinkers = config.write_lessons, changes, thinkers
        self._thread = ThreadPoolExecutor(1, "drafts")  # one after the other: each plays a lesson through

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def edit(self, actor: Actor, game: str, name: str, edit: Edit, language: str) -> Drafted:
        bots = self._bots(actor, game)
        return await self._aside(partial(self._edit, find(game), name, edit, bots), game, language)

    async def preview(self, game: str, name: str, sketch: Sketch, language: str) -> Taught:
        return await self._aside(partial(_preview, find(game), name, sketch), game, language)

    async def save(self, actor: Actor, game: str, name: str, sketch: Sketch, language: str) -> SavedLesson:
        """Files are written in the transaction that tells of them; for that nobody waits until it is all worked out."""
        if not self._writes:
            return await self._aside(partial(_files, find(game), name, sketch), game, language)
        draft = await self._aside(partial(_finished, find(game), name, sketch), game, language)
        async with self._changes.making() as change:
            await one_at_a_time(change.connection, LOCK)
            await record(change.connection, actor, "save-lesson", game[:WHOM], f"{game}: {name}", "")
            with _told(game, language):
                saved = await asyncio.to_thread(_written, draft)
            change.topics.append(LESSONS)
        return saved

    def _bots(self, actor: Actor, game: str) -> Callable[[str, Seat], Bot]:
        loop = asyncio.get_running_loop()

        def made(level: str, seat: Seat) -> Bot:
            if level not in levels(game):
                raise QuiviraError(unknown("bot", level, levels(game)))
            return Away(lambda turn: self._thinkers.choose_for(actor.id or "", turn, level, THINKS), loop)

        return made

    def _edit(self, game: Game[Any], name: str, edit: Edit, bots: Callable[[str, Seat], Bot]) -> Drafted:
        broken = ""
        if edit.sketch is not None:
            draft = Draft.of(game, name, edit.sketch)
        else:
            lesson = _lesson(game, name, edit.begin)
            draft = Draft(game, name, lesson)
            broken = draft.take_up(lesson)
        if edit.deed is not None:
            lessons.do(draft, edit.deed, bots, SecretRng())
        return self._drafted(draft, edit.at, broken)

    def _drafted(self, draft: Draft, at: str, broken: str) -> Drafted:
        game, reader = draft.game, draft.lesson.seat
        match = draft.stood[draft.station(at).name] if at else draft.match
        actors = match.state.actors()
        others = [] if at else [seat for seat in actors if seat not in (CHANCE, reader)]
        position = match.position([reader, *others], max(0, match.number - NEWS))
        chance = match.state.legal(CHANCE) if CHANCE in actors and not at else []
        describe = game.space.describe
        try:
            flaws = lessons.flaws(game, draft.name, draft.lesson)
        except BadLesson as error:
            flaws = [str(error)]
        missing = lessons.missing(game, draft.name, draft.lesson, draft.texts)
        return Drafted(
            draft.sketch(),
            position,
            [Choice(action.key, describe(action, match.state.options)) for action in chance],
            draft.waits,
            broken,
            flaws,
            {language: list(lacking) for language, lacking in missing.items()},
            levels(game.meta.name),
            self._writes,
        )

    async def _aside(self, work: Callable[[], T], game: str, language: str) -> T:
        """In a thread, for a long lesson takes a while."""
        with _told(game, language):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)


@contextmanager
def _told(game: str, language: str) -> Iterator[None]:
    """What cannot be is told in words."""
    try:
        yield
    except IllegalAction as error:
        words = catalog(game, language)
        raise _refused(words.text(error.reason, [words.say("player-name", n=n + 1) for n in range(MOST)])) from None
    except QuiviraError as error:
        raise _refused(f"{error}.") from None


def _files(game: Game[Any], name: str, sketch: Sketch) -> SavedLesson:
    """For their author to put them where they belong."""
    draft = Draft.of(game, name, sketch)
    draft.station()  # there must be one
    files = [LessonFile(f"lessons/{name}.json", lessons.encode(draft.lesson).decode())]
    for language, lines in lessons.lines(draft, lessons.home(game.meta.name)).items():
        files.append(LessonFile(f"locale/{language}.ftl", lines))
    return SavedLesson(False, files)


def _finished(game: Game[Any], name: str, sketch: Sketch) -> Draft:
    """Whatever is written is offered to all at once."""
    draft = Draft.of(game, name, sketch)
    draft.station()
    if flaws := lessons.flaws(game, name, draft.lesson):
        raise BadLesson(f"it cannot be offered yet: {'; '.join(flaws)}")
    return draft


def _written(draft: Draft) -> SavedLesson:
    home = lessons.home(draft.game.meta.name)
    paths = lessons.save(draft, home)
    return SavedLesson(True, [LessonFile(str(path.relative_to(home)), "") for path in paths])


def _preview(game: Game[Any], name: str, sketch: Sketch) -> Taught:
    return lessons.taught(game, name, Draft.of(game, name, sketch).lesson)


def _lesson(game: Game[Any], name: str, begin: Begin) -> Lesson:
    if name in lessons.names(game.meta.name):
        return lessons.load(game.meta.name, name)
    return Lesson(
        format=lessons.FORMAT,
        game=game.meta.name,
        rules=game.meta.rules_version,
        seats=begin.seats or game.meta.seats[0],
        options=begin.options,
        seat=begin.seat,
        stations=[],
    )


def _refused(message: str) -> Problem:
    return Problem(HTTPStatus.CONFLICT, "bad-draft", message[:1].upper() + message[1:])
