"""Proximal policy optimisation: choices that turned out well become more likely, a little at a time.

Where the policy is held, it shall stay what it was, and only the value learns.
"""

from __future__ import annotations

from typing import NamedTuple

from quivira.kernel.errors import needs
from quivira.learning.training.net import Net
from quivira.learning.training.rollout import Rollout
from quivira.learning.training.settings import Settings

with needs("train"):
    import torch
    from torch import Tensor
    from torch.nn import functional

LONGEST = 1.0  # a gradient is cut to this length


class Losses(NamedTuple):
    """Means over an update."""

    policy: float
    value: float
    entropy: float
    moved: float  # how far the policy moved: the mean of the divergence (KL)


class Batch(NamedTuple):
    """Choices of a rollout, in one row each."""

    rows: Tensor
    masks: Tensor
    action: Tensor
    chance: Tensor
    advantage: Tensor
    target: Tensor

    def some(self, which: Tensor) -> Batch:
        return Batch(*[part[which] for part in self])


def update(
    net: Net,
    optimiser: torch.optim.Optimizer,
    played: Rollout,
    advantage: Tensor,
    told: Tensor,
    settings: Settings,
    entropy: float,
    held: Net | None = None,
) -> Losses:
    """Learn from a rollout, in some passes over all its choices in random order."""
    which = told.flatten().nonzero().squeeze(1)
    known = advantage.flatten()[which]
    spread = (advantage - known.mean()) / (known.std() + 1e-8)
    target = (played.value + advantage).clamp(0, 1)
    parts = (played.rows, played.masks, played.action, played.chance, spread, target)
    everything = Batch(*[part.flatten(0, 1) for part in parts])
    size = min(settings.batch, len(which))
    sums = torch.zeros(4, device=known.device)
    batches = 0
    for _ in range(settings.passes):
        order = which[torch.randperm(len(which), device=which.device)]
        for first in range(0, len(order) - size + 1, size):
            losses = _losses(net, everything.some(order[first : first + size]), settings.clip, held)
            optimiser.zero_grad(set_to_none=True)
            if held is None:
                (losses[0] + settings.worth * losses[1] - entropy * losses[2]).backward()
            else:
                (settings.hold * losses[3] + losses[1]).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), LONGEST)
            optimiser.step()
            sums += losses.detach()
            batches += 1
    return Losses(*(sums / batches).tolist())


def _losses(net: Net, some: Batch, clip: float, held: Net | None) -> Tensor:
    chances, value = net(some.rows, some.masks)
    chance = chances.gather(1, some.action[:, None]).squeeze(1)
    change = chance - some.chance
    ratio = change.exp()
    policy = -torch.minimum(ratio * some.advantage, ratio.clamp(1 - clip, 1 + clip) * some.advantage).mean()
    worth = functional.binary_cross_entropy_with_logits(value, some.target)
    entropy = -(chances.exp() * chances).sum(1).mean()
    moved = (ratio - 1 - change).mean() if held is None else _moved(held, chances, some)
    return torch.stack([policy, worth, entropy, moved])


def _moved(held: Net, chances: Tensor, some: Batch) -> Tensor:
    with torch.no_grad():
        before, _ = held(some.rows, some.masks)
    return (before.exp() * (before - chances)).sum(1).mean()
