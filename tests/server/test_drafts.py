"""Lessons that are written in the browser: only by administrators, by the rules, within bounds."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quivira.bots import RandomBot
from quivira.cli import main
from quivira.kernel import CHANCE
from quivira.kernel.registry import find
from quivira.lessons import Sketch, decode, home, names, taught
from quivira.lessons.deeds import Choose, Let, Say
from quivira.server.admin import Actor, Drafts, Edit
from quivira.server.config import Config
from quivira.server.kept import LESSONS, Changes
from quivira.server.problems import Problem
from quivira.server.tables import Thinkers
from quivira.testing.play import long_game
from quivira.testing.process import process
from quivira.testing.server import Player, Serving

GAME = long_game()
PATH = f"/api/admin/lessons/{GAME}/mine"


@pytest.fixture
def boss(server: Serving, people: Callable[..., Player]) -> Player:
    player = people("Boss")
    name = f"Author {player.id}"
    player.post("/api/account", {"name": name, "password": "correct horse"})
    assert main(["admin", "grant", name, "--database", server.config.database]) == 0
    return player


class Author:
    """Holds the draft, as a browser does."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.now: Any = player.post(PATH, {}, status=200)

    def does(self, deed: str, **parts: Any) -> Any:
        body = {"sketch": self.now["sketch"], "deed": {"type": deed, **parts}}
        self.now = self.player.post(PATH, body, status=200)
        return self.now

    def refused(self, deed: str, **parts: Any) -> str:
        body = {"sketch": self.now["sketch"], "deed": {"type": deed, **parts}}
        problem = self.player.post(PATH, body, status=409)
        assert problem["code"] == "bad-draft"
        return str(problem["message"])


def test_an_administrator_writes_a_lesson_and_gets_its_files(boss: Player) -> None:
    author = Author(boss)
    author.does("let", level="random", on=True)
    author.does("say", name="hello")
    key = author.now["position"]["sides"][0]["legal"][0]["key"]
    other = author.now["position"]["sides"][0]["legal"][-1]["key"]
    author.does("choose", seat=0, keys=[key])
    author.does("show", at="hello", shows=["bar"], points="bar")
    author.does("reply", at="hello", to=other, name="other")
    author.does("cite", at="hello", rules=["1"])
    assert "bot" in author.refused("let", level="os:system", on=False)
    assert any("others are to move" in flaw for flaw in author.now["flaws"])
    author.does("let", level="random", on=True)
    author.does("say", name="end")
    assert author.now["flaws"] == []
    assert author.refused("say", name="hello").startswith("There is a station 'hello' already")
    assert author.refused("choose", seat=0, keys=["nonsense"])
    sketch = author.now["sketch"]
    assert sketch["lesson"]["stations"][0]["does"] == [key]
    sketch["texts"] = {"en": {"lesson-mine": "Mine", "lesson-mine-hello": "Look.", "lesson-mine-gone": "x"}}
    looked = boss.post(PATH, {"sketch": sketch, "at": "hello"}, status=200)
    assert looked["position"]["number"] < author.now["position"]["number"]
    assert looked["missing"]["en"] == ["lesson-mine.about", "lesson-mine-hello-other", "lesson-mine-end"]
    whole = boss.post(f"{PATH}/preview", {"sketch": sketch}, status=200)
    assert whole["stations"][0]["does"] == [key]
    saved = boss.post(f"{PATH}/save", {"sketch": sketch}, status=200)
    files = {file["path"]: file["content"] for file in saved["files"]}
    assert not saved["written"]
    assert files["locale/en.ftl"] == "lesson-mine = Mine\nlesson-mine-hello = Look.\n"
    assert taught(find(GAME), "mine", decode(files["lessons/mine.json"].encode())).stations[0].does == [key]
    assert "mine" not in names(GAME)


def test_nobody_else_may_and_bad_drafts_are_refused_in_words(boss: Player, people: Callable[..., Player]) -> None:
    guest = people("Guest")
    sketch = Author(boss).now["sketch"]
    for path, body in ((PATH, {}), (f"{PATH}/preview", {"sketch": sketch}), (f"{PATH}/save", {"sketch": sketch})):
        assert people("Nobody", join=False).post(path, body, status=401)["code"] == "sign-in"
        assert guest.post(path, body, status=403)["code"] == "scope"
    bad: list[tuple[dict[str, Any], str]] = [
        ({"lesson": {**sketch["lesson"], "seat": 9}}, "seat"),
        ({"lesson": {**sketch["lesson"], "seats": 99}}, "99"),
        ({"lesson": {**sketch["lesson"], "game": "other"}}, "not a lesson of"),
        ({"texts": {"../x": {"a": "b"}}}, "language"),
        ({"moves": [[0, "nonsense"]]}, "not asked"),
        ({"moves": [[-1, "x"]] * 1000}, "at most"),
        ({"lesson": {**sketch["lesson"], "stations": [{"name": "x", "does": ["nonsense"]}]}}, "cannot be played"),
    ]
    for change, words in bad:
        problem = boss.post(PATH, {"sketch": {**sketch, **change}}, status=409)
        assert (problem["code"], words in problem["message"]) == ("bad-draft", True), problem
    boss.post(f"{PATH}/save", {"sketch": sketch}, status=409)
    boss.post("/api/admin/lessons/nothing/mine", {}, status=404)
    boss.post(f"/api/admin/lessons/{GAME}/Not%20a%20name", {}, status=409)
    boss.post(PATH, {"sketch": {**sketch, "surplus": 1}}, status=400)
    boss.post(PATH, {"sketch": {**sketch, "texts": {"en": {"x": "y" * 70_000}}}}, status=413)


def test_bots_think_about_a_draft_in_processes_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here they would keep everybody waiting: compiled code gives no other thread a turn."""
    asked: list[str] = []
    ask = Thinkers.ask

    async def heard(thinkers: Thinkers, question: Any) -> str:
        asked.append(question.level)
        return await ask(thinkers, question)

    def thinks(*_: object) -> str:
        raise AssertionError("it thinks here")

    monkeypatch.setattr(Thinkers, "ask", heard)
    monkeypatch.setattr(RandomBot, "choose", thinks)

    async def story() -> None:
        async with process(str(tmp_path / "tables.db")) as services:
            boss, let = Actor("boss", "Boss"), Let(level="random")
            now = await services.drafts.edit(boss, GAME, "mine", Edit(deed=Let(level="random", on=True)), "en")
            while 0 in now.position.waiting and len(now.position.waiting) == 1:
                key = now.position.sides[0].legal[0].key
                play = Edit(sketch=now.sketch, deed=Choose(seat=0, keys=[key]))
                now = await services.drafts.edit(boss, GAME, "mine", play, "en")
            now = await services.drafts.edit(boss, GAME, "mine", Edit(sketch=now.sketch, deed=let), "en")
            others = [seat for seat, _ in now.sketch.moves if seat not in (CHANCE, 0)]
            assert others
            assert asked == ["random"] * len(others)

    asyncio.run(story())


def test_it_is_written_only_where_the_server_was_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(home(GAME) / "locale", tmp_path / "locale")
    monkeypatch.setattr("quivira.lessons.home", lambda game: tmp_path)

    boss = Actor(None, "Boss")

    async def story() -> None:
        async with process(str(tmp_path / "tables.db")) as services:
            changes = Changes(services.database, services.bus)
            drafts, heard = Drafts(Config(write_lessons=True), changes, services.drivers.thinkers), list[str]()
            services.bus.follow(LESSONS, heard.append)
            now = await drafts.edit(boss, GAME, "mine", Edit(deed=Let(level="random", on=True)), "en")
            now = await drafts.edit(boss, GAME, "mine", Edit(sketch=now.sketch, deed=Say(name="hello")), "en")
            flawed = msgspec.structs.replace(now.sketch.lesson, level="nobody")
            with pytest.raises(Problem, match="cannot be offered yet: unknown bot 'nobody'"):
                await drafts.save(boss, GAME, "mine", Sketch(flawed), "en")
            unsaid = Sketch(now.sketch.lesson, [], {"de": {"lesson-mine.about": "Wovon sie handelt"}})
            with pytest.raises(Problem, match="no words of its own"):
                await drafts.save(boss, GAME, "mine", unsaid, "en")
            assert (await services.admin.audit.entries(None, None), (tmp_path / "lessons").exists()) == ([], False)
            now.sketch.texts = {"de": {"lesson-mine": "Meine"}}
            saved = await drafts.save(boss, GAME, "mine", now.sketch, "en")
            drafts.close()
            assert (now.writes, saved.written, heard) == (True, True, [LESSONS])
            assert [file.path for file in saved.files] == ["lessons/mine.json", "locale/de.ftl"]
            (entry,) = await services.admin.audit.entries(None, None)
            assert (entry.name, entry.what, entry.about) == ("Boss", "save-lesson", f"{GAME}: mine")

    asyncio.run(story())
    assert [path.name for path in (tmp_path / "lessons").iterdir()] == ["mine.json"]
    assert (tmp_path / "locale" / "de.ftl").read_text("utf-8").endswith("\nlesson-mine = Meine\n")
    assert decode((tmp_path / "lessons" / "mine.json").read_bytes()).stations[0].name == "hello"
