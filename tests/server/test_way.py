"""A command's way through the server is short, and docs/architecture.md tells it as it is."""

from __future__ import annotations

import re
import threading
from contextlib import ExitStack, closing
from pathlib import Path
from types import FrameType

import quivira
from quivira.kernel.registry import find, names
from quivira.server.config import Config
from quivira.testing.server import Player, Serving, TableClient

FIRST = names()[0]
ROOT = Path(quivira.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
MOST = 20
MOVES = 5  # what all of them run through is the way; what only some do is done now and then
BESIDE = {"server/tables/bots.py"}  # listens to the bus as browsers do


class Footprints:
    """The files of the server and the match whose code runs, in all threads that start from now on."""

    def __init__(self) -> None:
        self.found: set[str] | None = None

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        found = self.found  # the test may take it away at any moment
        if event == "call" and found is not None:
            file = Path(frame.f_code.co_filename)
            if file.is_relative_to(ROOT / "server") or file.is_relative_to(ROOT / "match"):
                found.add(file.relative_to(ROOT).as_posix())


def told() -> list[str]:
    """The files of the way, as the page lists them."""
    page = PAGE.read_text("utf-8")
    table = page[page.index("**A command's way**") :]
    return re.findall(r"^\| \d+ \| (?:the game's )?`([^`]+)` \|", table[: table.index("Bots listen")], re.MULTILINE)


def seated(server: Serving, stack: ExitStack) -> list[TableClient]:
    """A running table, and everybody's socket."""
    seats = find(FIRST).meta.seats[0]
    players = [stack.enter_context(closing(Player(server.url, f"P{seat}"))) for seat in range(seats)]
    table = players[0].post("/api/tables", {"game": FIRST, "seats": seats})["table"]
    for player in players[1:]:
        player.post(f"/api/tables/{table}/sit")
    players[0].post(f"/api/tables/{table}/start")
    clients = [stack.enter_context(closing(player.socket(table, changes=True))) for player in players]
    for client in clients:
        client.wait("play")
    return clients


def move(clients: list[TableClient]) -> None:
    """One move, until everybody has seen it."""
    seat = clients[0].position["waiting"][0]
    answer = clients[seat].play(seat, clients[seat].legal(seat)[0])
    assert answer["type"] == "ack"
    for client in clients:
        client.until(answer["number"])


def test_a_move_runs_through_the_files_that_the_page_lists(tmp_path: Path) -> None:
    prints = Footprints()
    threading.setprofile(prints)
    try:
        with Serving(Config(database=str(tmp_path / "way.db"), port=0)) as server, ExitStack() as stack:
            clients = seated(server, stack)
            move(clients)  # connections are made, and what is looked up once is looked up
            moves: list[set[str]] = []
            for _ in range(MOVES):
                prints.found = set()
                move(clients)
                moves.append(prints.found)
                prints.found = None
    finally:
        threading.setprofile(None)
    python = {file for file in told() if file.endswith(".py")}
    listed = {file if file.startswith("match/") else f"server/{file}" for file in python}
    assert set.intersection(*moves) - BESIDE == listed


def test_the_way_has_twenty_files_and_comes_to_none_twice_but_the_writer() -> None:
    files = told()
    assert len(set(files)) <= MOST
    assert [file for file in set(files) if files.count(file) > 1] == ["tables/writer.py"]
    web = [file for file in files if file.startswith("web/")]
    assert web
    assert all((PAGE.parents[1] / file).is_file() for file in web)
