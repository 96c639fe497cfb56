"""The client as it was built: read once, sent as it lies there, compressed where the browser takes it."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

FOLDER: Final = files("quivira.server") / "www"
YEAR: Final = "public, max-age=31536000, immutable"  # a name under /assets holds a hash of what it names
KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}


class File(msgspec.Struct, frozen=True):
    kind: str
    caching: str
    plain: bytes
    packed: dict[str, bytes]  # by encoding


@cache
def client_files() -> dict[str, File]:
    """All files of the built client by their path; none, if it was not built."""
    found = dict(_walk(FOLDER, "")) if FOLDER.is_dir() else {}
    return {path: _file(path, found) for path in found if not path.endswith(tuple(ENCODINGS.values()))}


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _walk(entry, f"{path}{entry.name}/")
        else:
            yield f"{path}{entry.name}", entry.read_bytes()


def _file(path: str, found: dict[str, bytes]) -> File:
    kind = KINDS.get(f".{path.rpartition('.')[2]}") or mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "image/svg+xml":
        kind += "; charset=utf-8"
    packed = {name: found[path + end] for name, end in ENCODINGS.items() if path + end in found}
    return File(kind, YEAR if path.startswith("assets/") else "no-cache", found[path], packed)


def answer(file: File, accepted: str) -> tuple[bytes, dict[str, str]]:
    """The bytes and headers for a browser that accepts these encodings."""
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    offered = {part.partition(";")[0].strip() for part in accepted.split(",")}
    for name, data in file.packed.items():
        if name in offered:
            return data, {**headers, "content-encoding": name}
    return file.plain, headers
