"""Fits a net to positions by Adam (Kingma & Ba, 2015), in NumPy, which is enough at this size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...kernel.game import Document
from ...search.net import Floats
from ...search.net_file import LAYERS

Layers = dict[str, Floats]

BATCH = 1024
LOOK = 250
"""Steps between two evaluations on the held-out deals."""
PATIENCE = 8
"""The number of evaluations without progress that ends it."""

_FORGET = 0.9, 0.99
_DECAY = 1e-5
_LEAST_RATE = 0.02


@dataclass(frozen=True)
class Examples:
    """``inputs: float16[rows, columns]``; ``targets: float32[rows, players]``, the seat to act first."""

    inputs: NDArray[np.float16]
    targets: Floats

    def __len__(self) -> int:
        return len(self.inputs)

    def batch(self, rows: NDArray[np.int64] | slice) -> tuple[Floats, Floats]:
        """Some of them."""
        return self.inputs[rows].astype(np.float32), self.targets[rows]


def together(parts: list[Examples]) -> Examples:
    """All of them."""
    return Examples(
        np.concatenate([part.inputs for part in parts]), np.concatenate([part.targets for part in parts])
    )


def fresh(widths: tuple[int, int, int, int], seed: int) -> Layers:
    """Random weights (He et al., 2015; about 40 inputs are not zero) from inputs over two hidden layers to values."""
    by_lot, layers = np.random.default_rng(seed), Layers()
    for number, inputs in enumerate((min(40, widths[0]), *widths[1:3]), 1):
        shape = widths[number - 1], widths[number]
        layers[f"weights{number}"] = (by_lot.normal(size=shape) * np.sqrt(2 / inputs)).astype(np.float32)
        layers[f"bias{number}"] = np.zeros(shape[1], dtype=np.float32)
    return layers


def forward(layers: Mapping[str, Floats], inputs: Floats) -> tuple[Floats, Floats, Floats]:
    """Both hidden layers and the values, each value between 0 and 1."""
    hidden1 = np.maximum(inputs @ layers["weights1"] + layers["bias1"], 0)
    hidden2 = np.maximum(hidden1 @ layers["weights2"] + layers["bias2"], 0)
    logits = hidden2 @ layers["weights3"] + layers["bias3"]
    return hidden1, hidden2, 0.5 + 0.5 * np.tanh(0.5 * logits)  # the logistic function, without overflow


def loss(layers: Mapping[str, Floats], examples: Examples) -> float:
    """The mean cross entropy, in nats a seat."""
    total = 0.0
    for at in range(0, len(examples), 8192):
        inputs, targets = examples.batch(slice(at, at + 8192))
        total += _cross_entropy(forward(layers, inputs)[2], targets)
    return total / examples.targets.size


def _cross_entropy(values: Floats, targets: Floats) -> float:
    sure = np.clip(values, 1e-6, 1 - 1e-6)
    return -float((targets * np.log(sure) + (1 - targets) * np.log1p(-sure)).sum(dtype=np.float64))


def explained(layers: Mapping[str, Floats], examples: Examples) -> float:
    """The share of the outcomes' variance, for the seat to act, that the net explains, at most 1."""
    values = [
        forward(layers, examples.batch(slice(at, at + 8192))[0])[2][:, 0]
        for at in range(0, len(examples), 8192)
    ]
    targets = examples.targets[:, 0]
    return float(1 - np.var(targets - np.concatenate(values)) / np.var(targets))


def _gradients(
    layers: Mapping[str, Floats], passed: tuple[Floats, Floats, Floats], inputs: Floats, targets: Floats
) -> Layers:
    hidden1, hidden2, values = passed
    down3 = (values - targets) / np.float32(targets.size)
    down2 = (down3 @ layers["weights3"].T) * (hidden2 > 0)
    down1 = (down2 @ layers["weights2"].T) * (hidden1 > 0)
    return {
        "weights1": inputs.T @ down1,
        "bias1": down1.sum(0),
        "weights2": hidden1.T @ down2,
        "bias2": down2.sum(0),
        "weights3": hidden2.T @ down3,
        "bias3": down3.sum(0),
    }


def fit(
    layers: Layers,
    training: Examples,
    held_out: Examples,
    steps: int,
    rate: float,
    seed: int,
    hears: Callable[[Document], None],
) -> tuple[Layers, list[Document]]:
    """The weights with the least loss on the held-out deals, and the curve, which ``hears`` gets row by row.

    The learning rate falls along a cosine; it ends after ``steps``, or when the loss has not fallen for ``PATIENCE``
    looks.
    """
    best, least, since = layers, loss(layers, held_out), 0
    layers = {name: layer.copy() for name, layer in layers.items()}
    curve: list[Document] = []
    seen = 0.0
    for step, part in enumerate(_descent(layers, training, steps, rate, seed), 1):
        seen += part
        if step % LOOK and step < steps:
            continue
        now = loss(layers, held_out)
        looked = (step - 1) % LOOK + 1
        curve.append({"step": step, "training": round(seen / looked, 5), "held_out": round(now, 5)})
        hears(curve[-1])
        seen, since = 0.0, since + 1
        if now < least:
            best, least, since = {name: layer.copy() for name, layer in layers.items()}, now, 0
        if since == PATIENCE:
            break
    return best, curve


def _descent(layers: Layers, training: Examples, steps: int, rate: float, seed: int) -> Iterator[float]:
    """Take steps in place; yields the loss of each batch."""
    by_lot = np.random.default_rng(seed)
    means = {name: np.zeros_like(layers[name]) for name in LAYERS}
    squares = {name: np.zeros_like(layers[name]) for name in LAYERS}
    slow, fast = _FORGET
    for step in range(1, steps + 1):
        inputs, targets = training.batch(by_lot.integers(0, len(training), BATCH))
        passed = forward(layers, inputs)
        now = rate * (_LEAST_RATE + (1 - _LEAST_RATE) * 0.5 * (1 + np.cos(np.pi * step / steps)))
        for name, gradient in _gradients(layers, passed, inputs, targets).items():
            means[name] = slow * means[name] + (1 - slow) * gradient
            squares[name] = fast * squares[name] + (1 - fast) * gradient**2
            change = (means[name] / (1 - slow**step)) / (np.sqrt(squares[name] / (1 - fast**step)) + 1e-8)
            if name.startswith("weights"):
                change += _DECAY * layers[name]
            layers[name] -= (now * change).astype(np.float32)
        yield _cross_entropy(passed[2], targets) / targets.size
