"""Words: turns the engine's texts into sentences of a reader's language (Fluent), with real grammar."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from quivira.kernel import Label, QuiviraError, Text
from quivira.kernel.errors import unknown
from quivira.kernel.registry import module

LANGUAGES: Final = ("en", "pl", "nl", "hu", "de")
SOFT_HYPHEN: Final = "\u00ad"  # where a browser may break a long name; nothing else needs it
SEATS: Final = ("seat", "other")  # arguments that hold a seat


class Catalog:
    """The sentences of one language: the common ones and those of a game."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        resources = [FluentResource(source) for source in sources]
        for resource in resources:
            self._bundle.add_resource(resource)
        self._keys = [entry.id.name for resource in resources for entry in resource.body if isinstance(entry, Message)]

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def text(self, label: Label, names: Sequence[str] = ()) -> str:
        """The words for a label; `names` are those of the seats."""
        if isinstance(label, int):
            return str(label)
        if isinstance(label, list):
            return self.enumeration([self.text(item, names) for item in label])
        if isinstance(label, str):
            label = Text(label)
        return self._format(label.key, None, dict(self._arguments(label.args, names)))

    def say(self, key: str, **values: int | str) -> str:
        """A sentence with words that need no translation, such as a file's name."""
        return self._format(key, None, values)

    def enumeration(self, words: Sequence[str]) -> str:
        return str(format_list(words, locale=self.language))

    def about(self, key: str) -> str | None:
        """The longer explanation of a named thing, if it has one."""
        return self._format(key, "about", {}) if "about" in self._attributes(key) else None

    def named(self, word: str) -> str | None:
        """The key of an explained thing that people call so."""
        explained = (key for key in self._keys if "about" in self._attributes(key))
        return next((key for key in explained if self.text(key).lower() == word.lower()), None)

    def _arguments(self, args: Mapping[str, Label], names: Sequence[str]) -> Iterator[tuple[str, int | str]]:
        """Numbers stay numbers; a name comes with its cases: `$card` and, where it has them, `$card-acc` and so on."""
        for name, value in args.items():
            if isinstance(value, int):
                yield name, names[value] if name in SEATS else value
                continue
            yield name, self.text(value, names)
            if isinstance(value, str):
                yield from ((f"{name}-{case}", self._format(value, case, {})) for case in self._attributes(value))

    def _attributes(self, key: str) -> list[str]:
        return list(self._bundle.get_message(key).attributes) if key in self else []

    def _format(self, key: str, attribute: str | None, args: dict[str, Any]) -> str:
        if key not in self:
            language = self.language
            raise QuiviraError(f"no text '{key}' in the language '{language}'; add it to locale/{language}.ftl")
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        words, errors = self._bundle.format_pattern(pattern, args) if pattern else (None, ["it is empty"])
        if errors:
            raise QuiviraError(f"the text '{key}' in the language '{self.language}' is broken: {errors[0]}")
        return str(words).replace(SOFT_HYPHEN, "")


@cache
def catalog(game: str | None, language: str) -> Catalog:
    """The common sentences and those of a game, in English where the game does not speak the language."""
    return Catalog(language, sources(game, language))


def sources(game: str | None, language: str) -> list[str]:
    """The Fluent files behind a catalog."""
    must_speak(language)
    found = [source("quivira.locale", f"{language}.ftl")]
    if game is not None:
        folder = folder_of(game) / "locale"
        spoken = language if (folder / f"{language}.ftl").is_file() else "en"
        found.append((folder / f"{spoken}.ftl").read_text("utf-8"))
    return found


def must_speak(language: str) -> None:
    if language not in LANGUAGES:
        raise QuiviraError(unknown("language", language, LANGUAGES))


def folder_of(game: str) -> Traversable:
    return files(module(game))


def source(package: str, name: str) -> str:
    return (files(package) / name).read_text("utf-8")


def preferred() -> str:
    """The language of the reader's terminal, English if we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"
