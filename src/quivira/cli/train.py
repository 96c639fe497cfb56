"""quivira train: a network learns a game by playing against itself."""

from __future__ import annotations

import argparse
from contextlib import closing, nullcontext
from importlib.resources import as_file
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console

from quivira.arena import Crew, cluster, games, make_plan, outcome
from quivira.cli.arguments import Commands, command
from quivira.kernel import BadTable, Game
from quivira.kernel.errors import NotInstalled
from quivira.kernel.registry import find
from quivira.learning.training.curve import Point
from quivira.learning.weights import weights

if TYPE_CHECKING:
    from quivira.learning.training.course import Course, Length
    from quivira.learning.training.learner import Round

EXAMPLES = """  quivira train GAME --minutes 10               learn, and say how strong it becomes
  quivira train GAME --hours 2                  the same command goes on where it was stopped
  quivira train GAME --hours 8 --into DIR --against easy hard:time=0.1
  quivira train GAME --decisions 20000000       the same seed gives the same curve
  quivira train GAME --hours 1 --begin own      train the network further that the game comes with
  quivira train GAME --hours 8 --ray --jobs 64   its games are played by a Ray cluster
  quivira arena GAME expert:weights=training-GAME/weights.npz easy easy easy

A folder holds the checkpoint, the weights and the curve of strength. See docs/learning.md.
"""
OWN = "own"  # the network that a game comes with
BOT = "expert:temperature=0,weights={}"
MEASURED = 100  # games of a measurement; of the last one four times as many
MEASURES = 12  # in a training
SPOKEN_EVERY = 10.0  # seconds


def add_parser(commands: Commands) -> None:
    parser = command(commands, "train", "let a network learn a game by playing against itself", EXAMPLES)
    parser.add_argument("game", metavar="GAME")
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--hours", type=float, metavar="H", help="how long in all, earlier pieces included")
    length.add_argument("--minutes", type=float, metavar="M", help="the same in minutes")
    length.add_argument("--decisions", type=int, metavar="D", help="the same in choices made while playing")
    parser.add_argument("--into", metavar="DIR", help="the folder of the training (default: training-GAME)")
    parser.add_argument("--fresh", action="store_true", help="start over, even if the folder holds a training")
    parser.add_argument(
        "--begin", metavar="FILE", help=f"begin with the network in this file; '{OWN}' is the one that the game has"
    )
    parser.add_argument("--seed", type=int, help="the same seed gives the same start (default: 1)")
    parser.add_argument("--jobs", type=int, metavar="J", help="how many processes play (default: one a core)")
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster; needs quivira[cluster]"
    )
    parser.add_argument("--games", type=int, metavar="N", help="how many games each of them plays at once")
    parser.add_argument(
        "--set", nargs="+", default=[], metavar="KEY=VALUE", help="other settings, such as layers=256,256 or passes=4"
    )
    parser.add_argument("--device", default="", help="cpu, or cuda for a GPU (default: a GPU if there is one)")
    parser.add_argument(
        "--against", nargs="*", default=["easy"], metavar="BOT", help="whom to measure it against (default: easy)"
    )
    parser.add_argument(
        "--measures", type=int, default=MEASURES, metavar="K", help=f"how often to measure (default: {MEASURES})"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    console = Console(highlight=False)
    game = find(given.game)
    crew = Crew(given.jobs if given.ray is None else None)  # whoever measures needs the weights, which lie here
    folder = Path(given.into or f"training-{game.meta.name}")
    for bot in given.against:
        make_plan(game, [bot], max(game.meta.seats))
    training = _course(given, game, folder)
    if given.ray is not None:
        training.learner.ray, _ = cluster.connected(given.ray or None)
    _headline(console, training)
    try:
        _train(console, training, given.against, given.measures, crew)
    except KeyboardInterrupt:
        console.print(f"Stopped. The same command goes on where it stopped (all is kept in {folder}).")
        return 130
    finally:
        _draw(console, training)
    console.print(f"Weights: {training.weights}", soft_wrap=True)
    return 0


def _course(given: argparse.Namespace, game: Game[Any], folder: Path) -> Course:
    from quivira.learning.training.course import course

    file = weights(game.meta.name) if given.begin == OWN else given.begin and Path(given.begin)
    if given.begin == OWN and file is None:
        raise BadTable(f"{game.meta.name} comes without a network; leave --begin out, and a new one learns")
    with as_file(file) if file else nullcontext() as network:
        return course(game, folder, _length(given), _changes(given), given.fresh, given.device, network)


def _length(given: argparse.Namespace) -> Length:
    from quivira.learning.training.course import Length

    hours = given.hours if given.minutes is None else given.minutes / 60
    if (hours if given.decisions is None else given.decisions) <= 0:
        raise BadTable("a training takes some time: more than 0")
    return Length(None if hours is None else 3600 * hours, given.decisions)


def _changes(given: argparse.Namespace) -> dict[str, Any]:
    """Settings that are to be others than the usual ones, or than those of the training that is gone on with."""
    found: dict[str, Any] = {key: getattr(given, key) for key in ("seed", "jobs", "games")}
    found = {key: value for key, value in found.items() if value is not None}
    for word in given.set:
        key, mark, value = word.partition("=")
        try:
            found[key] = msgspec.json.decode(f"[{value}]" if "," in value else value)
        except msgspec.DecodeError:
            mark = ""
        if not mark:
            raise BadTable(f"--set takes KEY=NUMBER or KEY=NUMBER,NUMBER, not '{word}'")
    return found


def _headline(console: Console, training: Course) -> None:
    learner = training.learner
    s, done = learner.settings, learner.done
    console.print(
        f"[bold]{training.game.meta.name}[/bold]: {learner.rows.size} columns, {learner.rows.actions} actions, layers "
        f"{' '.join(map(str, s.layers))}; {s.jobs} x {s.games} games at once, on {learner.device}"
    )
    if done.rounds:
        console.print(
            f"Going on in {training.folder} after {done.seconds / 60:.1f} minutes, "
            f"{done.decisions / 1e6:.1f} M decisions; --fresh starts over."
        )


def _train(console: Console, training: Course, against: list[str], measures: int, crew: Crew) -> None:
    spoken = perf_counter()
    due = int(training.progress() * measures) + 1
    last: Round | None = None
    with closing(training.rounds()) as rounds:
        for last in rounds:
            if perf_counter() - spoken > SPOKEN_EVERY:
                console.print(_line(training, last), soft_wrap=True)
                spoken = perf_counter()
            if due <= training.progress() * measures < measures:
                due = int(training.progress() * measures) + 1
                _measure(console, training, last, against, crew, MEASURED)
    if last is None:
        console.print("All of it is done; a longer time trains it further.")
        return
    console.print(_line(training, last), soft_wrap=True)
    _measure(console, training, last, against, crew, 4 * MEASURED)


def _line(training: Course, last: Round) -> str:
    done = training.learner.done
    pace = last.decisions / (last.playing + last.learning)
    return (
        f"{done.seconds / 60:6.1f} min  {done.decisions / 1e6:7.1f} M decisions  {done.games / 1e6:6.2f} M games  "
        f"{pace / 1e3:5.0f} k/s ({last.learning / (last.playing + last.learning):2.0%} learning)  "
        f"points {_number(last.points)}  entropy {last.losses.entropy:.2f}  moved {last.losses.moved:.4f}"
    )


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}"


def _measure(console: Console, training: Course, last: Round, against: list[str], crew: Crew, wanted: int) -> None:
    """Let the network meet bots at the full table, one against the others."""
    from quivira.learning.network import network_of

    training.learner.export(training.weights)
    network_of.cache_clear()  # games in this process read the file again
    seats = max(training.game.meta.seats)
    done = training.learner.done
    for bot in against:
        plan = make_plan(training.game, [BOT.format(training.weights), *[bot] * (seats - 1)], seats)
        own = outcome(plan, games(plan, plan.enough(wanted), crew)).standings()
        found = next(line for line in own if line.bot == plan.players[0])
        point = Point(
            minutes=round(done.seconds / 60, 3),
            decisions=done.decisions,
            games=done.games,
            points=round(last.points or 0.0, 2),
            entropy=round(last.losses.entropy, 4),
            bot=bot,
            seats=seats,
            wins=round(found.share, 4),
            low=round(found.low, 4),
            high=round(found.high, 4),
        )
        training.curve.add(point)
        console.print(f"            against {seats - 1} {bot}: {_percent(point)}")


def _percent(point: Point) -> str:
    return f"{100 * point.wins:.1f} % ({100 * point.low:.1f} – {100 * point.high:.1f}); {100 / point.seats:.0f} is fair"


def _draw(console: Console, training: Course) -> None:
    points = training.curve.read()
    if not points:
        return
    from quivira.arena import plots

    try:
        plots.curve(training.game.meta.name, points, training.folder / "curve.png")
    except NotInstalled as error:
        console.print(f"No picture of the curve: {error}", markup=False)
