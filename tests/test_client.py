"""The browser's client as source: its words in all languages, its types, and that it names no game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import quivira
from quivira.kernel.registry import names
from quivira.locale import LANGUAGES
from quivira.server.tables.characters import APART, CHARACTERS
from quivira.testing.glossary import broken, said
from quivira.testing.language import compare, messages
from quivira.testing.typescript import files

ROOT = Path(quivira.__file__).parent.parent.parent
WEB = ROOT / "web"
SOURCES = sorted(
    path
    for folder in (WEB / "src", WEB / "plugins", WEB / "tests", *(ROOT / "src/quivira/games").glob("*/web"))
    for path in folder.rglob("*")
    if path.suffix in (".ts", ".svelte", ".css")
)
OWN = [path for path in SOURCES if WEB in path.parents]
WORD = re.compile(r"""['"`](ui-[a-z0-9-]+)['"`]""")
MADE = re.compile(r"`(ui-[a-z-]+-)\$\{")  # keys put together at run time


def words(language: str) -> str:
    """All that the client says, also what it loads late."""
    return "\n".join(path.read_text("utf-8") for path in sorted((WEB / "locale").rglob(f"{language}.ftl")))


def test_the_client_speaks_all_languages() -> None:
    texts = {language: words(language) for language in LANGUAGES}
    assert compare("web", texts) == []


def test_the_client_says_one_word_for_one_thing() -> None:
    """What the server sends by mail and push stands beside what the client shows, so it keeps to the same words."""
    sent = {language: (ROOT / "src/quivira/locale" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}
    spoken = {language: [*said(words(language)), *said(sent[language])] for language in LANGUAGES}
    assert broken("web", WEB / "glossary", spoken) == []


def test_every_word_of_the_client_is_used_and_every_used_one_is_there() -> None:
    spoken = {key for key in messages(words("en")) if "." not in key}
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    used, made = set(WORD.findall(code)), tuple(MADE.findall(code))
    assert len(used) > 100
    assert sorted(used - spoken) == []
    assert [key for key in sorted(spoken - used) if not key.startswith(made)] == []


def test_levels_of_bots_have_names() -> None:
    from quivira.bots import LEVELS

    spoken = messages(words("en"))
    assert [level for level in LEVELS if f"ui-level-{level}" not in spoken] == []


def refusals() -> set[str]:
    """The codes of all that the server refuses, as its source says them."""
    place = {"conflict": 0, "Problem": 1, "Nack": 1}  # of the code among the arguments
    found = set()
    for path in (ROOT / "src/quivira/server").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call):
                name = getattr(call.func, "attr", getattr(call.func, "id", ""))
                code = call.args[place[name]] if name in place and len(call.args) > place[name] else None
                if isinstance(code, ast.Constant):
                    found.add(str(code.value))
    return found


def test_every_refusal_is_said_to_people_and_explained_to_programs() -> None:
    spoken = messages(words("en"))
    _, _, protocol = (ROOT / "docs" / "protocol.md").read_text("utf-8").partition("## Refusals")
    explained = set(re.findall(r"`([a-z-]+)`", protocol.partition("\n## ")[0]))
    assert {"stale", "not-full", "malformed", "no-such-table"} <= refusals()
    assert sorted(code for code in refusals() if f"ui-code-{code}" not in spoken) == []
    assert sorted(refusals() - explained) == []


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_types_are_those_of_what_is_sent(path: Path) -> None:
    assert path.read_text("utf-8") == files()[path], "run: python -m quivira.testing.typescript"


@pytest.mark.parametrize("name", names())
def test_the_client_names_no_game(name: str) -> None:
    assert len(OWN) > 50
    assert [path.name for path in OWN if name in path.read_text("utf-8")] == []


def test_no_line_is_longer_than_can_be_read() -> None:
    """Prettier does not break strings and comments."""
    long = {path.name for path in SOURCES if any(len(line) > 200 for line in path.read_text("utf-8").splitlines())}
    assert long == set()


def test_no_style_stands_in_an_attribute() -> None:
    """The server's policy forbids it; `style:name={value}` goes another way."""
    assert [path.name for path in SOURCES if re.search(r'\sstyle=["{]', path.read_text("utf-8"))] == []


def test_bots_have_one_name_here_and_there() -> None:
    source = (WEB / "src/parts/characters.ts").read_text("utf-8")
    people = source[source.index("export const CHARACTERS") :]
    assert re.findall(r"person\(\s*'\w+',\s*'([^']+)'", people) == list(CHARACTERS)
    assert f"const APART = {APART};" in source
    assert "(opened + seat * APART) % CHARACTERS.length" in source


DEVICE = WEB / "src/device.ts"
WORKER = WEB / "src/worker.ts"  # runs only where the device has lent it
# Wherever a page may run; of all else that browsers lend, much exists in secure contexts only.
ANYWHERE = {"navigator": {"languages", "userActivation"}, "crypto": {"getRandomValues"}}
SECURE_ONLY = re.compile(
    r"\b(caches|cookieStore|documentPictureInPicture|show(?:Open|Save)FilePicker|SharedArrayBuffer"
    r"|(?:Device|Notification|Payment|PublicKey|Push|ServiceWorker)\w*)(?=[.(])"
)


def asked_of_the_device(source: str) -> set[str]:
    """What a source wants of the browser that a page of plain HTTP may not get."""
    found = set(SECURE_ONLY.findall(source))
    for owner, anywhere in ANYWHERE.items():
        used = set(re.findall(rf"\b{owner}\??\.(\w+)", source))
        found |= {f"{owner}.{name}" for name in used - anywhere}
    return found


def test_only_one_module_asks_for_what_plain_http_lacks() -> None:
    """`quivira serve --host 0.0.0.0` is reached without HTTPS: what is missing there has another way, in one place."""
    asking = "const id = crypto.randomUUID(); await navigator?.clipboard.writeText(id); new Notification(id)"
    assert asked_of_the_device(asking) == {"crypto.randomUUID", "navigator.clipboard", "Notification"}
    found = {path: asked_of_the_device(path.read_text("utf-8")) for path in SOURCES}
    lent = {"clipboard", "onLine", "serviceWorker", "share", "userAgent", "vibrate"}
    assert found.pop(DEVICE) == {"Notification", *(f"navigator.{name}" for name in lent)}
    assert found.pop(WORKER) == {"caches"}
    assert {path.name: asked for path, asked in found.items() if asked} == {}
