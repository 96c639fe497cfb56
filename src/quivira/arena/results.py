"""Results on disk: one line of JSON per game, written as it ends, so that a run that was stopped can go on."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from quivira.arena.contest import Played
from quivira.arena.plan import Plan
from quivira.kernel import QuiviraError

FORMAT: Final = "quivira-arena-1"


class Header(msgspec.Struct, frozen=True):
    """The first line: what is played."""

    format: str
    plan: Plan


class Results:
    """The games of a plan that were played already, and the file to which more are added."""

    def __init__(self, path: Path, plan: Plan, fresh: bool = False) -> None:
        self.path, self.plan = path, plan
        self.played: dict[int, Played] = {}
        try:
            if path.exists():
                self._read(fresh)
            if not path.exists() or fresh:
                path.write_bytes(msgspec.json.encode(Header(FORMAT, plan)) + b"\n")
        except OSError as error:
            raise QuiviraError(f"the results cannot be kept in {path}: {error.strerror}") from None

    def add(self, played: Played) -> None:
        self.played[played.number] = played
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")

    def _read(self, fresh: bool) -> None:
        """What the file holds; fresh, only that it is one of ours, which may be overwritten."""
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            header = msgspec.json.decode(lines[0], type=Header)
            found = [] if fresh else [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except (IndexError, msgspec.DecodeError, UnicodeDecodeError):
            raise QuiviraError(f"{self.path} holds no results of an arena; name another file") from None
        if header.format != FORMAT:
            raise QuiviraError(f"{self.path} has the format '{header.format}'; this version reads '{FORMAT}'")
        if fresh:
            return
        for field in ("game", "rules", "seats", "options", "bots", "seed"):
            there, here = getattr(header.plan, field), getattr(self.plan, field)
            if there != here:
                raise QuiviraError(
                    f"{self.path} holds another run ({field} there: {_plain(there)}; here: {_plain(here)}); "
                    "name another file, or start over (fresh)"
                )
        self.played = {played.number: played for played in found}
        if len(whole) < len(data):  # the run was killed while it wrote a line
            self.path.write_bytes(whole)


def own_file(plan: Plan) -> Path:
    """Where a run is kept that was given no file: in this folder, until it is done."""
    return Path(f"arena-{plan.game}-{sha256(msgspec.json.encode(plan)).hexdigest()[:8]}.jsonl")


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{key}={word}" for key, word in value.items()).lower() or "none"
    return str(value)
