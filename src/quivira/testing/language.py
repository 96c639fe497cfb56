"""Whether a game speaks all languages fully: every key, every variable, every numbered rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, get_args, get_type_hints

import msgspec
from fluent.syntax import FluentParser, Visitor
from fluent.syntax import ast as ftl

from quivira.kernel import EventKind, Game, Label, Step, Text
from quivira.kernel.registry import module
from quivira.lessons import keys as lesson_keys
from quivira.locale import LANGUAGES, folder_of, source
from quivira.locale.rulebook import rulebook, rules
from quivira.testing.glossary import glossary_problems
from quivira.testing.play import tables, walk

BOARD_WORD: Final = re.compile(r"""['"`]([a-z][\w-]*)['"`]""")
BOARD_FAMILY: Final = re.compile(r"`(board-[\w-]*-)\$\{")  # words of a board that are put together
TOLD: Final = (".about", ".brings", ".you", ".whom", ".forced")  # parts of a message that every language has
OFFERED: Final = {"board-round"}  # said around the board, where a game has words of its own for it
HEADING: Final = re.compile(r"^#+ ", re.MULTILINE)
STOP: Final = re.compile(r"[^\d\s][.!?](?=\s|$)")
FEWEST: Final = 5  # words of a sentence that says something
MOST: Final = 86  # letters of one that a phone has room for


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's protocol
        self.names.add(node.id.name)


def messages(fluent: str) -> dict[str, set[str]]:
    """The variables of each message and, as `key.attribute`, of each attribute of a Fluent file."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(fluent).body:
        assert not isinstance(entry, ftl.Junk), f"this is not Fluent: {entry.content}"
        if isinstance(entry, ftl.Message):
            parts = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"the key {key} stands twice"
                variables = _Variables()
                variables.visit(pattern)
                found[key] = variables.names
    return found


def compare(package: str, texts: dict[str, str]) -> list[str]:
    """What the other languages lack or have too much, measured by English. Cases of a name are a language's own."""
    english = messages(texts["en"])
    problems: list[str] = []
    for language, text in texts.items():
        words = messages(text)
        spoken = {key for key in words if "." not in key or key.endswith(TOLD)}
        expected = {key for key in english if "." not in key or key.endswith(TOLD)}
        problems += [f"{package}: {language} lacks {key}" for key in expected - spoken]
        problems += [f"{package}: {language} has {key}, which English lacks" for key in spoken - expected]
        for key in expected & spoken:
            names = {name.split("-")[0] for name in words[key]}
            if names - english[key]:
                problems.append(f"{package}: {language} uses {names - english[key]} in {key}")
    return sorted(problems)


def common_problems() -> list[str]:
    return compare("quivira.locale", {language: source("quivira.locale", f"{language}.ftl") for language in LANGUAGES})


def problems(game: Game[Any]) -> list[str]:
    """Everything that a game fails to say in one of the languages; a draft speaks English alone."""
    name = game.meta.name
    folder = folder_of(name)
    languages = ("en",) if game.meta.english_only else LANGUAGES
    files = [f"{part}/{lang}.{end}" for part, end in _files(game) for lang in languages]
    absent = [f"{name} has no {file}" for file in files if not (folder / file).is_file()]
    if absent:
        return absent
    texts = {language: (folder / "locale" / f"{language}.ftl").read_text("utf-8") for language in languages}
    found = compare(name, texts) + unspoken(game, texts["en"])
    return found if game.meta.english_only else found + rulebook_problems(name) + glossary_problems(name)


def _files(game: Game[Any]) -> list[tuple[str, str]]:
    """What a game keeps in each language: a folder and how its files end."""
    needed = [("locale", "ftl"), ("rulebook", "md"), ("glossary", "md")]
    return needed[:2] if game.meta.english_only else needed


def unspoken(game: Game[Any], english: str) -> list[str]:
    """Keys that the game needs but English lacks, and keys that nothing needs."""
    spoken = {key for key in messages(english) if "." not in key}
    needed = set(_needed(game))
    literals = set(_literals(game.meta.name))
    needed |= {word for word in literals if re.match(r"(ask|why|board)-", word)}
    families = tuple(_families(game.meta.name))
    idle = {key for key in spoken - needed - literals - OFFERED if not key.startswith(families)}
    return sorted(
        [f"{game.meta.name}: en lacks {key}" for key in needed - spoken]
        + [f"{game.meta.name}: nothing uses {key}" for key in idle]
    )


def rulebook_problems(name: str) -> list[str]:
    """Rulebooks are numbered alike and have the same sections in all languages."""
    found: list[str] = []
    for language in LANGUAGES:
        if list(rules(name, language)) != list(rules(name, "en")):
            differ = set(rules(name, language)) ^ set(rules(name, "en"))
            found.append(f"{name}: the rulebook in {language} is numbered otherwise: {sorted(differ) or 'order'}")
        if len(HEADING.findall(rulebook(name, language))) != len(HEADING.findall(rulebook(name, "en"))):
            found.append(f"{name}: the rulebook in {language} has other sections")
        for number in _cited(name):
            told = in_short(rules(name, language)[number])
            if len(told.split()) < FEWEST or len(told) > MOST:
                what = "is too long for" if len(told) > MOST else "tells nothing to"
                found.append(
                    f"{name}: rule {number} in {language} begins with '{told}', which {what} whoever is asked by it"
                )
    return found


def in_short(rule: str) -> str:
    """Its first sentence, which is what the coach says (`inShort` of the client's coach.ts)."""
    ends = (stop.end() for stop in STOP.finditer(rule))
    return next((rule[:end] for end in ends if not rule[end:].strip() or rule[end:].lstrip()[0].isupper()), rule)


def _cited(name: str) -> list[str]:
    """The rules by which a game asks its questions."""
    things = (thing for part in _modules(import_module(module(name))) for thing in vars(part).values())
    steps = (thing for thing in things if isinstance(thing, type) and issubclass(thing, Step))
    return sorted({step.cites for step in steps} & set(rules(name, "en")))


def _needed(game: Game[Any]) -> Iterator[str]:
    yield from ("title", "summary")
    for option in game.meta.options:
        yield f"option-{option.key}"
        yield from (f"option-{option.key}-{value}".lower() for value in option.values)
    yield from (f"end-{reason}" for reason in game.meta.end_reasons)
    yield from lesson_keys(game)
    for verb in game.space.verbs.values():
        yield f"do-{verb.name}"
        for labels in (verb.labels, *verb.labels_at.values()):
            yield from (key for label in labels for key in _keys(label))
    for kind in _event_kinds(game.meta.name):
        yield f"log-{kind.verb}"
        yield from (key for labels in kind.args.values() for label in labels or [] for key in _keys(label))
    yield from (f"view-{name}" for name in _fields(get_type_hints(game.view)["return"]) if name != "key")
    for s, _ in walk(tables(game)[0], 0):
        last = s
    yield from game.scores(last)[0].parts


def _keys(label: Label) -> Iterator[str]:
    if isinstance(label, str):
        yield label
    elif isinstance(label, list):
        for item in label:
            yield from _keys(item)
    elif isinstance(label, Text):
        yield label.key
        for arg in label.args.values():
            yield from _keys(arg)


def _event_kinds(name: str) -> list[EventKind]:
    return [
        thing
        for part in _modules(import_module(module(name)))
        for thing in vars(part).values()
        if isinstance(thing, EventKind) and thing.verb != "chose"
    ]


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    """The modules of a package and of the packages in it, but not its tests."""
    for found in iter_modules(package.__path__):
        if found.name != "tests":
            part = import_module(f"{package.__name__}.{found.name}")
            yield part
            if found.ispkg:
                yield from _modules(part)


def _fields(kind: Any) -> Iterator[str]:
    """The field names of a view and of all structs in it that are not shown by a label."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not Text:
        hints = get_type_hints(kind)
        for name, hint in hints.items() if "label" not in hints else ():
            yield name
            yield from _fields(hint)
    for part in get_args(kind):
        yield from _fields(part)


def _literals(name: str) -> Iterator[str]:
    """Every string in the game's code, and every word in the one of its board."""
    for file in _code(folder_of(name), (".svelte", ".ts")):
        yield from BOARD_WORD.findall(file.read_text("utf-8"))
    for file in _code(folder_of(name), (".py",)):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _families(name: str) -> Iterator[str]:
    """How the words begin that a board puts together, such as `board-about-${place.kind}`."""
    for file in _code(folder_of(name), (".svelte", ".ts")):
        yield from BOARD_FAMILY.findall(file.read_text("utf-8"))


def _code(folder: Traversable, endings: tuple[str, ...]) -> Iterator[Traversable]:
    for file in folder.iterdir():
        if file.name.endswith(endings):
            yield file
        elif file.is_dir() and file.name != "tests":
            yield from _code(file, endings)
