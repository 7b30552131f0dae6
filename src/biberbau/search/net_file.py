"""Files of trained nets: weights and metadata.

A file is NumPy's ``.npz``: the arrays of ``ARRAYS``, and ``about``, a JSON text as bytes. The same training writes the
same bytes. docs/strength/learned.md describes it.
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
"""A game's folder of shipped nets: a file for each number of players, ``2.npz``."""


class NetFileError(BiberbauError, ValueError):
    """A net's file that cannot be read, or a net that does not fit a game."""


def fingerprint(kind: GameKind) -> str:
    """Identifies a net's inputs: the place and scale of each number, not the words of its description.

    The meaning of a number may change only with the game's version, which a net names beside it.
    """
    return _hash_of(kind.planes if kind.net_inputs is None else kind.net_inputs.PLANES)


def inputs_of(kind: GameKind) -> int:
    """The number of a net's possible inputs."""
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
    """A net and its metadata.

    ``options``: of the tables it plays at, all of them. ``secret``: whether it sees the view of the seat to act, or a
    whole world. ``exploration``: the best constant of its tree; ``turns``: the turns of a rollout before it evaluates.
    ``recipe``: the parameters of its training; ``data``: its training data, a row for each round; ``curve``: losses on
    training and held-out deals. ``digest``: of its file.
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
        """NetFileError unless it was trained for exactly this table."""
        kind = game.kind
        if self.game != game.id:
            raise NetFileError(f"this net was trained for {self.game}, not for {game.id}")
        if (self.version, self.observation) != (kind.version, fingerprint(kind)):
            raise NetFileError(
                f"this net was trained for another observation of {game.id} (version {self.version}, "
                f"{self.observation}) than the game has (version {kind.version}, {fingerprint(kind)}): train it again"
            )
        # an option that is newer than the net has its default
        usual = {option.name: option.default for option in kind.options}
        for name in {**game.options, **self.options}:
            was, now = self.options.get(name, usual.get(name)), game.options.get(name)
            if was != now:
                raise NetFileError(
                    f"this net was trained for {game.id} with {name}={_told(was)}, not {name}={_told(now)}"
                )

    @property
    def players(self) -> int:
        """The number of seats that it values."""
        return len(self.layers["bias3"])

    def net(self) -> Net:
        """A net for one thread: it shares the weights and has working space of its own."""
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
        """Everything but the weights, as JSON."""
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
        """Write a file atomically: a training that is killed leaves the whole file or none."""
        beside = path.with_name(f".{path.name}.part")
        beside.write_bytes(self.packed())
        beside.replace(path)


def load(path: Path) -> TrainedNet:
    """Read a file; NetFileError says what is wrong."""
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
    """Compiled code does not check bounds when it reads weights."""
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
    """The net that is shipped with a game for exactly this table; OptionError where there is none."""
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
    """The numbers of players with shipped nets."""
    return sorted(int(file.stem) for file in (kind.folder / FOLDER).glob("*.npz"))


def shipped_if_any(game: Game) -> TrainedNet | None:
    """The net that is shipped with a game for exactly this table, if there is one."""
    try:
        return shipped(game)
    except OptionError:
        return None


def _told(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
