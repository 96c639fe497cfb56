"""The network that plays: NumPy alone, on one core, from a file of half precision in the game's folder."""

from __future__ import annotations

import json
import logging
from functools import cache
from importlib.resources import as_file
from pathlib import Path
from typing import Any, Final

from quivira.kernel import QuiviraError
from quivira.kernel.errors import needs
from quivira.learning.rows import Rows
from quivira.learning.weights import weights

with needs("research"):
    import numpy as np
    from numpy.typing import NDArray

log = logging.getLogger("quivira.learning")

FEW: Final = 4  # rows of which the first layer looks at nothing but what is not zero


class Network:
    """Layers with ReLU, then two heads: a logit for each action, and what the seat that is asked may expect.

    The expected result is from 0 to 1: mostly the share of the victory, and a little for the lead.
    """

    def __init__(self, arrays: dict[str, NDArray[Any]], meta: dict[str, Any]) -> None:
        self.meta = meta
        layers = range(sum(name.startswith("w") for name in arrays))
        self._layers = [(_single(arrays[f"w{n}"]), _single(arrays[f"b{n}"])) for n in layers]
        self._policy = _single(arrays["policy_w"]), _single(arrays["policy_b"])
        self._value = _single(arrays["value_w"]).reshape(-1), float(arrays["value_b"].reshape(-1)[0])
        self.columns = len(self._layers[0][0])
        self.actions = len(self._policy[1])

    def look(self, rows: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Logits of all actions, and values, for each row."""
        x = self._first(rows)
        for matrix, bias in self._layers[1:]:
            x = x @ matrix
            x += bias
            np.maximum(x, 0, out=x)
        logits = x @ self._policy[0]
        logits += self._policy[1]
        values = 1 / (1 + np.exp(-(x @ self._value[0] + self._value[1])))
        return logits, values

    def laid(self, written: list[tuple[bytes, bytes]]) -> NDArray[np.float32]:
        """Rows as they were taken from paper, one at a time."""
        rows = np.zeros((len(written), self.columns), np.float32)
        for row, (positions, values) in zip(rows, written, strict=True):
            row[np.frombuffer(positions, "<i8")] = np.frombuffer(values, "<f4")
        return rows

    def _first(self, rows: NDArray[np.float32]) -> NDArray[np.float32]:
        matrix, bias = self._layers[0]
        if len(rows) > FEW:
            x = rows @ matrix
        else:  # most columns are zero
            x = np.stack([row[used] @ matrix[used] for row in rows for used in [np.flatnonzero(row)]])
        x += bias
        np.maximum(x, 0, out=x)
        return x


def read(path: Path, rows: Rows) -> Network:
    """A network from a file, if it was trained for this game as it is now."""
    return opened(path, rows)[1]


def opened(path: Path, rows: Rows) -> tuple[dict[str, NDArray[Any]], Network]:
    """The weights in a file as they lie there, and the network that they make."""
    try:
        with np.load(path, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        meta = json.loads(arrays.pop("meta").item())
        network = Network(arrays, meta)
    except (OSError, ValueError, KeyError) as error:
        raise QuiviraError(f"{path} holds no network: {error}") from None
    name = rows.game.meta.name
    if meta.get("fingerprint") != rows.fingerprint or (network.columns, network.actions) != (rows.size, rows.actions):
        raise QuiviraError(
            f"the network in {path.name} was trained for another version of {name}, "
            f"with other rules, actions or features; train it again with: quivira train {name}"
        )
    return arrays, network


@cache
def rows_of(name: str) -> Rows:
    """The rows of a game, put together once."""
    return Rows(name)


@cache
def network_of(name: str, path: str = "") -> Network | None:
    """The network in a file, or the one that a game comes with, read once; None, and a warning, if it does not fit."""
    try:
        if path:
            return read(Path(path), rows_of(name))
        file = weights(name)
        if file is None:
            raise QuiviraError(f"{name} comes without a network; train one with: quivira train {name}")
        with as_file(file) as place:
            return read(place, rows_of(name))
    except QuiviraError as error:
        log.warning("%s; a bot that searches plays instead", error)
        return None


def _single(array: NDArray[Any]) -> NDArray[np.float32]:
    return np.ascontiguousarray(array, np.float32)
