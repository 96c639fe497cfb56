"""The network while it learns (PyTorch), and as it lies in a game's folder (NumPy)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from quivira.kernel.errors import needs

with needs("train"):
    import numpy as np
    import torch
    from torch import Tensor, nn

EVEN = 16  # a GPU multiplies matrices fast whose sides are multiples of this


def padded(size: int) -> int:
    return -(-size // EVEN) * EVEN


class Net(nn.Module):
    """A trunk that policy and value share. Rows and masks are padded; a padded action is never legal."""

    def __init__(self, columns: int, actions: int, layers: Sequence[int]) -> None:
        super().__init__()
        self.columns, self.actions, self.layers = columns, actions, tuple(layers)
        sizes = [padded(columns), *layers]
        self.trunk = nn.ModuleList(nn.Linear(inner, outer) for inner, outer in pairwise(sizes))
        self.policy = nn.Linear(sizes[-1], padded(actions))
        self.value = nn.Linear(sizes[-1], 1)
        for layer in self.trunk:
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        for head, gain in ((self.policy, 0.01), (self.value, 0.1)):
            nn.init.orthogonal_(head.weight, gain)
            nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the probabilities of all actions, and the value before it is squashed to 0..1."""
        x = rows
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            for layer in self.trunk:
                x = torch.relu(layer(x))
        x = x.float()
        logits = self.policy(x).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, 1), self.value(x).squeeze(1)

    def arrays(self) -> dict[str, Any]:
        """The weights as a game's folder keeps them: rows times `w0`, plus `b0`, and so on."""
        found: dict[str, Any] = {}
        for number, layer in enumerate(self.trunk):
            found[f"w{number}"], found[f"b{number}"] = _half(layer.weight.T), _half(layer.bias)
        found["w0"] = found["w0"][: self.columns]
        found["policy_w"] = _half(self.policy.weight.T)[:, : self.actions]
        found["policy_b"] = _half(self.policy.bias)[: self.actions]
        found["value_w"], found["value_b"] = _half(self.value.weight.T), _half(self.value.bias)
        return found

    def take(self, arrays: dict[str, Any]) -> None:
        """Have these weights, as a game's folder keeps them; whatever is padded is zero."""
        layers = [(f"w{n}", f"b{n}", layer) for n, layer in enumerate(self.trunk)]
        layers += [("policy_w", "policy_b", self.policy), ("value_w", "value_b", self.value)]
        with torch.no_grad():
            for weights, bias, layer in layers:
                _lay(layer, arrays[weights], arrays[bias])


def _lay(layer: nn.Linear, weights: Any, bias: Any) -> None:
    inner, outer = weights.shape
    layer.weight.zero_()[:outer, :inner] = torch.from_numpy(weights.T.astype(np.float32))
    layer.bias.zero_()[:outer] = torch.from_numpy(bias.astype(np.float32))


def _half(weights: Tensor) -> Any:
    return weights.detach().cpu().numpy().astype(np.float16)


def export(net: Net, path: Path, meta: dict[str, object]) -> None:
    """Write the weights for a game's folder; whoever reads the file meanwhile finds the one before."""
    draft = path.with_name(f"{path.name}.new")
    with draft.open("wb") as file:
        np.savez_compressed(file, meta=np.array(json.dumps(meta)), **net.arrays())
    draft.replace(path)
