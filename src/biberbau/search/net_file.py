"""Files of trained nets: weights, and what they were trained for and by.

A file is NumPy's ``.npz``: the arrays of ``ARRAYS``, and ``about``, a JSON text as bytes. The same training writes the
same bytes. docs/strength/learned.md says what stands in it.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import BiberbauError, OptionError
from ..kernel.game import Document, GameKind
from ..kernel.observation_spec import Plane
from ..match import Game
from ..structured_text import read_json
from .net import Floats, Net

FORMAT = "biberbau-net/1"

LAYERS = ("weights1", "bias1", "weights2", "bias2", "weights3", "bias3")
ARRAYS = ("columns", *LAYERS)
"""``columns: int16[inputs]``; ``weights1: float16[inputs, hidden1]``, ``bias1: float16[hidden1]`` and so on."""

FOLDER = "learned"
"""The folder of a game that holds the nets which come with it: a file for each number of players, ``2.npz``."""


class NetFileError(BiberbauError, ValueError):
    """A file of a net that cannot be read, or a net that does not fit a game."""


def fingerprint(kind: GameKind) -> str:
    """Says of what a net sees where each of its numbers lies and how it is scaled; not in which words that is told.

    What a number means may only change with the game's version, which a net names beside it.
    """
    return _hash_of(kind.planes if kind.net_inputs is None else kind.net_inputs.PLANES)


def inputs_of(kind: GameKind) -> int:
    """How many numbers a net can look at."""
    return kind.encoded if kind.net_inputs is None else kind.net_inputs.INPUTS


@lru_cache(maxsize=64)
def _hash_of(planes: tuple[Plane, ...]) -> str:
    text = json.dumps([_scales(plane) for plane in planes], sort_keys=True)
    return _digest(text.encode())


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _scales(plane: Plane) -> Document:
    words = ("meaning", "known_to")
    return {name: value for name, value in asdict(plane).items() if name not in words}


@dataclass(frozen=True)
class TrainedNet:
    """A net, and what it was trained for and by.

    ``options``: of the tables it plays at, all of them. ``secret``: whether it sees what the seat to act knows, or a
    whole world. ``exploration``: of the tree that it plays best with; ``turns``: how many turns a
    rollout goes on before it is asked. ``recipe``: what was asked of the training;
    ``data``: a row for each round, what it was trained on; ``curve``: losses on training and held-out deals.
    ``digest``: which file it was read from, by its content.
    """

    game: str
    version: int
    observation: str
    options: Mapping[str, Any]
    secret: bool
    exploration: float
    recipe: Mapping[str, Any]
    data: Sequence[Mapping[str, Any]]
    curve: Sequence[Mapping[str, Any]]
    columns: NDArray[np.int64]
    layers: Mapping[str, Floats]
    turns: int = 0
    digest: str = field(default="", compare=False)

    def fits(self, game: Game) -> None:
        """NetFileError unless it was trained for just this table."""
        kind = game.kind
        if self.game != game.id:
            raise NetFileError(f"this net was trained for {self.game}, not for {game.id}")
        if (self.version, self.observation) != (kind.version, fingerprint(kind)):
            raise NetFileError(
                f"this net was trained for another observation of {game.id} (version {self.version}, "
                f"{self.observation}) than the game has (version {kind.version}, {fingerprint(kind)}): train it again"
            )
        # an option that it is older than was as usual
        usual = {option.name: option.default for option in kind.options}
        for name in {**game.options, **self.options}:
            was, now = self.options.get(name, usual.get(name)), game.options.get(name)
            if was != now:
                raise NetFileError(
                    f"this net was trained for {game.id} with {name}={_told(was)}, not {name}={_told(now)}"
                )

    @property
    def players(self) -> int:
        """For how many seats it has a value."""
        return len(self.layers["bias3"])

    def net(self) -> Net:
        """For one thread: it shares the weights and has room of its own."""
        hidden1, hidden2 = len(self.layers["bias1"]), len(self.layers["bias2"])
        return Net(
            seen=np.zeros(self.recipe["encoded"], dtype=np.float32),
            columns=self.columns,
            secret=int(self.secret),
            turns=self.turns,
            **self.layers,
            hidden1=np.zeros(hidden1, dtype=np.float32),
            hidden2=np.zeros(hidden2, dtype=np.float32),
            values=np.zeros(self.players, dtype=np.float32),
        )

    def about(self) -> Document:
        """All but the weights, as JSON."""
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "observation": self.observation,
            "options": dict(self.options),
            "secret": self.secret,
            "exploration": self.exploration,
            "turns": self.turns,
            "recipe": dict(self.recipe),
            "data": list(self.data),
            "curve": list(self.curve),
        }

    def packed(self) -> bytes:
        """As a file holds it."""
        text = json.dumps(self.about(), sort_keys=True, ensure_ascii=False).encode()
        halves: dict[str, Any] = {name: self.layers[name].astype(np.float16) for name in LAYERS}
        out = io.BytesIO()
        np.savez_compressed(
            out, about=np.frombuffer(text, np.uint8), columns=self.columns.astype(np.int16), **halves
        )
        return out.getvalue()

    def save(self, path: Path) -> None:
        """Write a file, all at once: a training that is killed leaves the whole file or none."""
        beside = path.with_name(f".{path.name}.part")
        beside.write_bytes(self.packed())
        beside.replace(path)


def load(path: Path) -> TrainedNet:
    """Read a file; NetFileError says what is wrong with it."""
    try:
        packed = path.read_bytes()
        with np.load(io.BytesIO(packed), allow_pickle=False) as arrays:
            found = {name: arrays[name] for name in ("about", *ARRAYS)}
        about = read_json(found.pop("about").tobytes().decode())
        if about["format"] != FORMAT:
            raise NetFileError(f"{path} is of the format {str(about['format'])[:40]!r}, not {FORMAT}")
        names = (
            "game",
            "version",
            "observation",
            "options",
            "secret",
            "exploration",
            "recipe",
            "data",
            "curve",
        )
        columns = found.pop("columns").astype(np.int64)
        layers = {name: found[name].astype(np.float32) for name in LAYERS}
        trained = TrainedNet(
            **{name: about[name] for name in names},
            columns=columns,
            layers=layers,
            turns=about.get("turns", 0),
            digest=_digest(packed),
        )
    except OSError as error:
        raise NetFileError(f"cannot read {path}: {error.strerror or error}") from error
    except (KeyError, TypeError, ValueError, EOFError, zipfile.BadZipFile) as error:
        if isinstance(error, NetFileError):
            raise
        raise NetFileError(f"{path} is no file of a net ({FORMAT})") from error
    _check_shapes(trained, path)
    return trained


def _check_shapes(trained: TrainedNet, path: Path) -> None:
    """Compiled code reads weights without looking whether they are there."""
    layers = trained.layers
    widths = [len(trained.columns), *(layers[f"bias{number}"].size for number in (1, 2, 3))]
    encoded = trained.recipe.get("encoded", 0)
    right = all(
        layers[f"weights{number}"].shape == (widths[number - 1], widths[number])
        and layers[f"bias{number}"].shape == (widths[number],)
        for number in (1, 2, 3)
    )
    if (
        not right
        or trained.columns.size == 0
        or not 0 <= trained.columns.min() <= trained.columns.max() < encoded
    ):
        raise NetFileError(f"{path} is no file of a net ({FORMAT}): its arrays do not fit each other")
    if widths[3] != trained.options.get("players"):
        raise NetFileError(f"{path}: a net has a value for each of {trained.options.get('players')} players")


@lru_cache(maxsize=64)
def shipped(game: Game) -> TrainedNet:
    """The net that comes with a game for just this table; OptionError where there is none."""
    path = game.kind.folder / FOLDER / f"{game.players}.npz"
    if not path.exists():
        sizes = shipped_sizes(game.kind)
        there = f"; there are nets for {', '.join(map(str, sizes))} players" if sizes else ""
        raise OptionError(
            f"no net has been trained for {game.id} with {game.players} players{there}: search plays every game"
        )
    trained = load(path)
    try:
        trained.fits(game)
    except NetFileError as error:
        raise OptionError(f"no learned bot plays at this table: {error}; search plays every game") from error
    return trained


def shipped_sizes(kind: GameKind) -> list[int]:
    """For how many players nets come with a game."""
    return sorted(int(file.stem) for file in (kind.folder / FOLDER).glob("*.npz"))


def shipped_if_any(game: Game) -> TrainedNet | None:
    """The net that comes with a game for just this table, if there is one."""
    try:
        return shipped(game)
    except OptionError:
        return None


def _told(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
