"""``game``: a ``GameKind`` from what a game declares; whatever it does not say follows from that.

A game says a thing in its own module or in the file that is called after it, ``rules.py``, ``judgement.py`` and so on
(``kernel/parts.py``). So a small game is one file, and a default is replaced by adding a file of its name.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ....kernel import no_facts, no_memory, no_questions
from ....kernel.cards import UNKNOWN
from ....kernel.compiled import specialise
from ....kernel.contract import Rules
from ....kernel.game import GameKind
from ....kernel.observation_spec import size
from ....kernel.options import resolve
from ....kernel.parts import offered, where
from ..document import fields
from ..document.fields import Bag, Field
from ..document.positions import UNKNOWN_NAME
from ..document.zones import Zone
from .observation import layout

_HERE = __package__ or ""
_RULES = [name for name in vars(Rules) if not name.startswith("_")]


class Legal(IntEnum):
    """The reasons of a game that gives none."""

    LEGAL = 0


class Declared:
    """What a game says, by the name of the file and its own; MissingError names both where there is no default."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.module = sys.modules[package]
        self.id = package.rpartition(".")[2]
        self.folder = Path(str(self.module.__file__)).parent

    def __call__(self, file: str, name: str, otherwise: object = None) -> Any:
        """What it says there."""
        found = offered(self.package, file, name)
        if found is None and otherwise is None:
            raise TypeError(f"{self.id} does not say {name}, neither in its own module nor in {file}.py")
        return otherwise if found is None else found

    def part(self, file: str, name: str, otherwise: ModuleType) -> Any:
        """The module that says a thing."""
        return where(self.package, file, name) or otherwise


def game(package: str, *, title: str, contract: int, credit: str = "", **given: Any) -> GameKind:
    """The game of a package (``__name__``); ``given``: what else its ``GameKind`` says, in place of what would follow."""
    says = Declared(package)
    options = says("options", "Opt").all()
    dtype, frames = says("state", "DTYPE"), says("state", "Frame")
    most = not given.get("fewest_win", lambda _: False)(resolve(options, {}))
    rules = says.part("rules", "deal", says.module)
    _complete(says, rules, "rules", {"most": most, "ACTIONS": len(says("actions", "TABLE"))})
    names = tuple(says("deck", "NAMES", ("",)))
    found: dict[str, Any] = {
        "id": says.id,
        "folder": says.folder,
        "options": options,
        "dtype": dtype,
        "actions": says("actions", "TABLE"),
        "rules": rules,
        "reasons": says("reasons", "Why", Legal),
        "unknown_card": UNKNOWN,
        "card_name": says("deck", "card_name", partial(_card_name, names)),
        "events": says("state", "Ev"),
        "facts": says.part("facts", "count", no_facts),
        "memory": says.part("memory", "forget", no_memory),
        "questions": says.part("questions", "asked", no_questions),
        "rollout_policy": where(package, "rollout_policy", "playout_action"),
        "net_inputs": where(package, "net_inputs", "begins_turn"),
    }
    table = says("document", "FIELDS", ())
    found["to_document"] = says("document", "to_document", partial(fields.to_document, table))
    found["from_document"] = says("document", "from_document", _reader(table, dtype, options))
    if offered(package, "rules", "encode") and offered(package, "observation_spec", "PLANES"):
        found["planes"] = says("observation_spec", "PLANES")
    else:
        shown = layout(table, frames, options, dtype)
        _complete(says, rules, "encode", shown.constants())
        found["planes"] = tuple(shown.planes)
    found["encoded"] = size(found["planes"])
    found["judgement"] = where(package, "judgement", "estimate") or specialise(
        f"{_HERE}.judgement", says.id, rules, {"most": most}
    )
    zones = says("table", "ZONES", ())
    found["invariants"] = where(package, "invariants", "complaint") or specialise(
        f"{_HERE}.invariants", says.id, rules, _cards(says, table, zones, frames, dtype, options[0].high)
    )
    if "deck" in (dtype.names or ()):
        found["pile_faces"] = names
    return GameKind(title=title, credit=credit, contract=contract, **{**found, **given})


def _complete(says: Declared, rules: Any, template: str, constants: Mapping[str, object]) -> None:
    """Give the rules what they lack, where the template has it."""
    made = specialise(f"{_HERE}.{template}", says.id, rules, constants)
    for name in _RULES:
        if name not in vars(rules) and name in vars(made):
            setattr(rules, name, vars(made)[name])


def _card_name(names: Sequence[str], card: int) -> str:
    """A card as documents write it."""
    return UNKNOWN_NAME if card == UNKNOWN else names[card]


def _reader(table: Sequence[Field], dtype: np.dtype[Any], options: Any) -> Callable[..., np.record]:
    """What reads a document with these fields."""
    return lambda document, chosen: fields.from_document(table, document, dtype, options, chosen)


def _cards(
    says: Declared,
    table: Sequence[Field],
    zones: Sequence[Zone],
    frames: type[fields.FrameKind],
    dtype: np.dtype[Any],
    players: int,
) -> dict[str, object]:
    """Where the cards are that the invariants count; nothing is counted of a game that does not say where they lie."""
    columns: Any = dtype.fields
    by_column = {one.column: one for one in table if one.column}
    rows, bags = list[tuple[int, ...]](), list[tuple[int, ...]]()
    for zone in zones:
        if zone.kind == "tokens":
            continue
        (base, at, *_), field = columns[zone.column], by_column[zone.column]
        item = base.base.itemsize
        if isinstance(field.holds, Bag):
            counter = columns.get(f"{zone.column}_n")
            counts = (counter[1], counter[0].itemsize) if counter else (-1, 0)
            bags.append((at, item, base.itemsize // item, 0, *counts))
        else:
            stride = base.itemsize // players if field.seat else 0
            rows.append((at, item, (stride or base.itemsize) // item, stride))
    faces = len(says("deck", "NAMES", ())) if zones else 0
    return {
        "ROWS": np.array(rows, dtype=np.int64).reshape(-1, 4),
        "BAGS": np.array(bags, dtype=np.int64).reshape(-1, 6),
        "COPIES": np.array(says("deck", "COPIES", (1,) * faces) if zones else (), dtype=np.int64),
        "KINDS": len(frames),
    }
