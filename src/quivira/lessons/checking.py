"""Whether a game's lessons can be played by the rules installed and read in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from quivira.bots import levels
from quivira.kernel import Game, QuiviraError
from quivira.kernel.errors import unknown
from quivira.lessons.lesson import QUESTIONS, BadLesson, Lesson, load, names
from quivira.lessons.working import end, taught
from quivira.locale import LANGUAGES, catalog
from quivira.locale.rulebook import rules


def keys(game: Game[Any]) -> Iterator[str]:
    """The words that the lessons of a game need."""
    for name in names(game.meta.name):
        yield from keys_of(name, load(game.meta.name, name))


def problems(game: Game[Any], only: str | None = None) -> list[str]:
    """What is wrong with the lessons of a game, or with one of them; each says where and what to do."""
    found: list[str] = []
    for name in names(game.meta.name) if only is None else [only]:
        found += [f"{game.meta.name}: the lesson '{name}': {problem}" for problem in _problems(game, name)]
    return found


def _problems(game: Game[Any], name: str) -> Iterator[str]:
    try:
        lesson = load(game.meta.name, name)
        yield from flaws(game, name, lesson)
    except BadLesson as error:
        again = f"quivira lesson record {game.meta.name} {name}"
        yield f"{error}. If the rules have changed, play it anew from there: {again}"
        return
    for lacking in missing(game, name, lesson).values():
        yield from lacking.values()


def flaws(game: Game[Any], name: str, lesson: Lesson) -> list[str]:
    """What is wrong with a lesson but its words; raises BadLesson where it cannot be played."""
    taught(game, name, lesson)
    end(game, lesson)
    known = rules(game.meta.name, "en")
    unknown_rules = [
        f"'{station.name}': the rulebook has no rule {rule}"
        for station in lesson.stations
        for rule in station.rules
        if rule not in known
    ]
    doubled = sorted(key for key, times in Counter(keys_of(name, lesson)).items() if times > 1)
    return [*_unclear(lesson), *unknown_rules, *(f"two of its words have the key {key}" for key in doubled)]


def missing(
    game: Game[Any], name: str, lesson: Lesson, written: Mapping[str, Mapping[str, str]] | None = None
) -> dict[str, dict[str, str]]:
    """By language: the words that a lesson lacks, with what is wrong; besides those of the game, some are `written`."""
    found: dict[str, dict[str, str]] = {}
    for language in ("en",) if game.meta.english_only else LANGUAGES:
        words, own = catalog(game.meta.name, language), (written or {}).get(language, {})
        lacking = found.setdefault(language, {})
        for key in keys_of(name, lesson):
            try:
                if key not in own:
                    words.text(key)
                elif not own[key].strip():
                    raise QuiviraError(f"no text '{key}' in the language '{language}'; it was cleared")
            except QuiviraError as error:
                lacking[key] = str(error)
            if _explains(key, name) and not own.get(f"{key}.about", words.about(key) or "").strip():
                told = f"'{key}' in the language '{language}' does not say more about it; give it an .about"
                lacking.setdefault(f"{key}.about", told)
    return found


def _explains(key: str, name: str) -> bool:
    """Whether more is said about it: what the lesson is about, why an answer is right."""
    return key == f"lesson-{name}" or bool(key.count("-quiz-") and not key[-1].isdigit())


def _unclear(lesson: Lesson) -> Iterator[str]:
    """What the rules do not forbid, but readers would stumble over."""
    stations = [station.name for station in lesson.stations]
    if len(set(stations)) < len(stations) or "quiz" in stations:
        yield "two stations have the same name, or one is called quiz"
    if lesson.quiz and len(lesson.quiz) != QUESTIONS:
        yield f"its quiz has {len(lesson.quiz)} questions; {QUESTIONS} are due"
    if lesson.level not in levels(lesson.game):
        yield unknown("bot", lesson.level, levels(lesson.game))
    for question in lesson.quiz:
        if not 1 <= question.right <= question.choices:
            yield f"of {question.choices} answers to '{question.name}' the right one cannot be number {question.right}"


def keys_of(name: str, lesson: Lesson) -> Iterator[str]:
    """The words that a lesson needs."""
    prefix = f"lesson-{name}"
    yield prefix
    for station in lesson.stations:
        yield f"{prefix}-{station.name}"
        yield from (f"{prefix}-{station.name}-{answer}" for answer in sorted(set(station.answers.values())))
    for question in lesson.quiz:
        yield f"{prefix}-quiz-{question.name}"
        yield from (f"{prefix}-quiz-{question.name}-{n + 1}" for n in range(question.choices))
