"""Lessons and their words become files of the game's folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from quivira.kernel import QuiviraError
from quivira.kernel.registry import module
from quivira.lessons.checking import keys_of
from quivira.lessons.draft import Draft, Texts, words_of
from quivira.lessons.lesson import FOLDER, encode
from quivira.locale import LANGUAGES

# A message of a lesson with all its lines; found without parsing, for it is asked for with every first visit.
_TEXT: Final = re.compile(r"^(lesson-[\w-]+) *=.*\n(?:[ \t]+\S.*\n)*", re.MULTILINE)


def home(game: str) -> Path:
    """The folder of a game, as files are written there."""
    return Path(next(iter(import_module(module(game)).__path__)))


def spoken(folder: Path) -> list[str]:
    """The languages of a game, English first: words of a lesson alone would not make another one."""
    return [language for language in LANGUAGES if _file(folder, language).is_file() or language == "en"]


def save(draft: Draft, folder: Path) -> list[Path]:
    """The lesson, and what is new of its words; the files that were written."""
    for language in draft.texts:
        if language not in spoken(folder):
            raise QuiviraError(f"the game does not speak '{language}' yet: it needs locale/{language}.ftl first")
    files = {folder / FOLDER / f"{draft.name}.json": encode(draft.lesson)}
    files |= {_file(folder, language): text.encode() for language, text in _made(draft, folder, with_words).items()}
    for path, content in files.items():
        try:
            path.parent.mkdir(exist_ok=True)
            whole = path.with_name(f"{path.name}.new")  # nobody ever reads half a file
            whole.write_bytes(content)
            whole.replace(path)
        except OSError as error:
            raise QuiviraError(f"cannot write {path}: {error.strerror}") from None
    return list(files)


def new_words(draft: Draft) -> Texts:
    """Those that the lesson needs: of what was left out again nothing stays."""
    needed = set(keys_of(draft.name, draft.lesson))
    found = {
        language: {key: text for key, text in texts.items() if key.removesuffix(".about") in needed}
        for language, texts in draft.texts.items()
    }
    return {language: texts for language, texts in found.items() if texts}


def lines(draft: Draft, folder: Path) -> dict[str, str]:
    """By language: what is to be put into the game's file by hand, each message whole."""
    return {language: text for language, text in _made(draft, folder, _only_words).items() if text}


def _made(draft: Draft, folder: Path, made: Callable[[str, dict[str, str]], str]) -> dict[str, str]:
    """By language: what is made of the game's file and what is new."""
    found = {}
    for language, texts in new_words(draft).items():
        path = _file(folder, language)
        try:
            found[language] = made(path.read_text("utf-8") if path.is_file() else "", texts)
        except QuiviraError as error:
            raise QuiviraError(f"locale/{path.name}: {error}") from None
    return found


def with_words(source: str, texts: dict[str, str]) -> str:
    """A Fluent file with these words: in their place where they have one, else at its end."""
    source += "" if source.endswith("\n") or not source else "\n"
    known = _messages(source)
    new, changed = "", []
    for key, message in _written(known, texts):
        if key in known and (span := known[key].span) is not None:
            changed.append((span.start, span.end + 1, message))  # with the end of its line
        else:
            new += message
    for start, end, message in sorted(changed, reverse=True):
        source = source[:start] + message + source[end:]
    return source + new


def _only_words(source: str, texts: dict[str, str]) -> str:
    """What is new or different in a Fluent file with these words."""
    return "".join(message for _, message in _written(_messages(source), texts))


def has_words(folder: Path, language: str, key: str) -> bool:
    """Whether they stand in the game's file."""
    path = _file(folder, language)
    return path.is_file() and key in _messages(path.read_text("utf-8"))


def without_texts(source: str, lessons: Iterable[str]) -> str:
    """A Fluent file that only names these lessons, and says what they are about."""
    titles = {f"lesson-{name}" for name in lessons}
    return _TEXT.sub(lambda text: text[0] if text[1] in titles else "", source)


def _messages(source: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)}


def _written(known: dict[str, ftl.Message], texts: dict[str, str]) -> Iterator[tuple[str, str]]:
    """By key: the message as it will stand; nothing where all of it was cleared."""
    for key, text, about in words_of(texts):
        yield key, _message(known.get(key) or ftl.Message(ftl.Identifier(key)), text, about)


def _message(message: ftl.Message, text: str | None, about: str | None) -> str:
    if text is not None:
        message.value = _pattern(text) if text else None
    if about is not None:
        others = [one for one in message.attributes if one.id.name != "about"]
        told = [ftl.Attribute(ftl.Identifier("about"), _pattern(about))] if about else []
        message.attributes = [*told, *others]
    if message.value is None and message.attributes:
        raise QuiviraError(f"'{message.id.name}' has an .about, but no words of its own; write them too")
    return FluentSerializer().serialize_entry(message) if message.value is not None else ""


def _pattern(text: str) -> ftl.Pattern:
    """Braces mean something to Fluent; an author's mean themselves."""
    parts: list[ftl.TextElement | ftl.Placeable] = []
    for part in re.split(r"([{}])", text):
        if part in ("{", "}"):
            parts.append(ftl.Placeable(ftl.StringLiteral(part)))
        elif part:
            parts.append(ftl.TextElement(part))
    return ftl.Pattern(parts)


def _file(folder: Path, language: str) -> Path:
    return folder / "locale" / f"{language}.ftl"
