"""The built client as the server sends it, and the words, rules and notes that it asks for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from quivira.lessons import names as lessons_of
from quivira.locale.rulebook import rulebook
from quivira.server.entrance import files
from quivira.server.entrance.files import answer, client_files
from quivira.testing.play import long_game, long_games
from quivira.testing.server import Player

People = Callable[..., Player]
FIRST = long_game()


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A client of three files."""
    (tmp_path / "assets").mkdir()
    for name, data in {"index.html": b"<p>", "assets/a-1.js": b"1", "assets/a-1.js.br": b"b", "x.woff2": b"w"}.items():
        (tmp_path / name).write_bytes(data)
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    client_files.cache_clear()
    yield
    client_files.cache_clear()


@pytest.mark.usefixtures("built")
def test_files_are_sent_as_they_were_built() -> None:
    script = client_files()["assets/a-1.js"]
    assert script.kind == "text/javascript; charset=utf-8"
    assert answer(script, "gzip, br;q=1")[0] == b"b"
    assert answer(script, "gzip, br")[1]["content-encoding"] == "br"
    assert answer(script, "")[0] == b"1"
    assert "immutable" in answer(script, "")[1]["cache-control"]
    assert answer(client_files()["index.html"], "br")[1]["cache-control"] == "no-cache"
    assert set(client_files()) == {"index.html", "assets/a-1.js", "x.woff2"}


@pytest.mark.usefixtures("built")
def test_pages_and_files_are_found(people: People) -> None:
    anna = people()
    assert anna.request("GET", "/settings").text == "<p>"
    assert anna.request("GET", "/assets/a-1.js").text in ("1", "b")
    assert anna.request("GET", "/assets/none.js").status_code == 404
    assert anna.request("GET", "/t/nothing").status_code == 404
    for path in ("/nothing", "/nothing/here", "/t/nothing/here", "/assets/none.js"):
        page = anna.request("GET", path, headers={"accept": "text/html"})
        assert (page.status_code, page.text) == (404, "<p>")
    for path in ("/nothing", "/nothing/here"):
        assert anna.request("GET", path).json()["code"] == "not-found"
    for path in ("/api/nothing", "/api/nothing/here"):
        assert anna.request("GET", path, headers={"accept": "text/html"}).json()["code"] == "not-found"


@pytest.mark.parametrize("game", long_games())
def test_a_game_shows_a_round_as_an_example(people: People, game: str) -> None:
    """Each step tells something, and shows what one seat may know then; later on what has not been told before."""
    found = people().get(f"/api/games/{game}/example")
    assert len(found["moments"]) > 5
    assert all(moment["lines"] for moment in found["moments"])
    rounds = [
        event["args"]["n"]
        for moment in found["moments"]
        for line in moment["lines"]
        for event in line["events"]
        if event["verb"] == "round-begins"
    ]
    assert rounds in ([], [1, 2])  # not every game has rounds
    moments = [*found["moments"], *found["later"]]
    told = [{event["verb"] for line in moment["lines"] for event in line["events"]} for moment in moments]
    for number in range(len(found["moments"]), len(moments)):
        assert moments[number]["number"] > moments[number - 1]["number"]
        assert told[number] - set().union(*told[:number])
    assert min(points["rank"] for points in found["outcome"]["scores"]) == 1
    assert people().get("/api/games/nothing/example", status=404)["code"] == "unknown-game"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/assets/a-1.js", "/nothing", "/api/games"])
def test_a_head_is_what_a_get_would_begin_with(people: People, path: str) -> None:
    anna = people()
    whole, head = (anna.request(method, path, headers={"accept": "text/html"}) for method in ("GET", "HEAD"))
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "cache-control"):
        assert head.headers[name] == whole.headers[name]


def test_a_tree_without_a_client_says_what_to_do(
    people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "FOLDER", tmp_path / "none")
    client_files.cache_clear()
    page = people().request("GET", "/")
    client_files.cache_clear()
    assert page.status_code == 503
    assert "make client" in page.text


def test_words_rules_and_notes_are_served(people: People) -> None:
    anna = people()
    assert "why-not-your-turn" in anna.request("GET", "/api/words/pl").text
    assert "\ntitle = " in anna.request("GET", f"/api/words/hu?game={FIRST}").text
    brief, whole = (anna.request("GET", f"/api/words/hu?game={FIRST}{more}").text for more in ("", "&lessons=true"))
    for name in lessons_of(FIRST):
        assert f"\nlesson-{name} = " in brief
        assert f"\nlesson-{name}-" not in brief
        assert f"\nlesson-{name}-" in whole
    assert set(brief.splitlines()) < set(whole.splitlines())
    assert anna.request("GET", "/api/words/xx").status_code == 400
    assert anna.request("GET", "/api/words/en?game=nothing").status_code == 404
    assert "**1.**" in anna.request("GET", f"/api/games/{FIRST}/rules/de").text
    kept = rulebook.cache_info().currsize
    for letters in product("bcdfghjk", repeat=2):
        strange = anna.request("GET", f"/api/games/{FIRST}/rules/{''.join(letters)}")
        assert strange.status_code == 400
    assert rulebook.cache_info().currsize == kept
    packed, plain = (
        anna.request("GET", f"/api/words/en?game={FIRST}", headers={"accept-encoding": how}) for how in ("gzip", "")
    )
    assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.text == plain.text
    assert any(path.startswith("players") for path in anna.get(f"/api/games/{FIRST}/view")["seats"])
