"""Lessons over HTTP, and the table at which one plays on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quivira.kernel.registry import find, names
from quivira.lessons import end, load
from quivira.lessons import names as lessons_of
from quivira.server.tables.characters import CHARACTERS
from quivira.testing.server import Player

People = Callable[..., Player]
every_lesson = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in names() for name in lessons_of(game)]
)


@every_lesson
def test_a_lesson_is_read_by_anybody_and_played_on_where_it_ends(people: People, game: str, name: str) -> None:
    path = f"/api/games/{game}/lessons/{name}"
    stranger = people("Stranger", join=False)
    whole = stranger.get(path)
    lesson = load(game, name)
    assert [station["says"] for station in whole["stations"]] == [f"lesson-{name}-{s.name}" for s in lesson.stations]
    stranger.post(f"{path}/play-on", {}, status=401)
    reader = people("Reader")
    info = reader.post(f"{path}/play-on", {"language": "hu"})
    assert info["status"] == "playing"
    assert [chair["bot"] for chair in info["chairs"]].count("easy") == lesson.seats - 1
    assert info["chairs"][lesson.seat]["name"] == "Reader"
    assert info["created"] % len(CHARACTERS) == 0  # the bots are called as in the lesson
    position = reader.get(f"/api/tables/{info['table']}/position")
    match = end(find(game), lesson)
    legal = [action.key for action in match.state.legal(lesson.seat)]
    assert [choice["key"] for choice in position["sides"][0]["legal"]] == legal


@pytest.mark.parametrize("game", names())
def test_lessons_tell_their_stations_and_the_rules_that_they_show(people: People, game: str) -> None:
    told = people("Reader", join=False).get(f"/api/games/{game}/lessons")
    assert [outline["name"] for outline in told] == lessons_of(game)
    for outline in told:
        stations = {station.name: station.rules for station in load(game, outline["name"]).stations}
        assert outline["stations"] == list(stations)
        assert all(rule in stations[station] for rule, station in outline["shows"].items())
        assert set(outline["shows"]) == {rule for rules in stations.values() for rule in rules}


def test_games_say_which_lessons_they_have(people: People) -> None:
    infos = {info["name"]: info["lessons"] for info in people("Reader", join=False).get("/api/games")}
    assert infos == {game: lessons_of(game) for game in names()}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in names() for name in lessons_of(game)][:1])
def test_a_lesson_that_is_not_there_is_a_problem(people: People, game: str, name: str) -> None:
    reader = people("Reader")
    assert reader.get(f"/api/games/{game}/lessons/nothing", status=404)["code"] == "no-lesson"
    assert reader.get(f"/api/games/nothing/lessons/{name}", status=404)["code"] == "unknown-game"
    assert reader.get("/api/games/nothing/lessons", status=404)["code"] == "unknown-game"
    assert reader.post(f"/api/games/{game}/lessons/nothing/play-on", {}, status=404)["code"] == "no-lesson"
