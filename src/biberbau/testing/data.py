"""Family ``data``: the game's tables, ids, options and contract."""

from __future__ import annotations

import inspect

from ..kernel.contract import Judgement, Memory, NetInputs, Questions, RolloutPolicy, Rules
from ..kernel.game import GameKind
from ..kernel.observation_spec import size
from ..kernel.options import resolve
from .case import Case
from .golden import cards, is_recorded, read_lines
from .report import BrokenPromiseError

MOST_ACTIONS = 300


def check_data(case: Case) -> None:
    """Ids unique and stable, notation parses back, options sound, cards as recorded, contract complete."""
    kind = case.kind
    if len(kind.actions) > MOST_ACTIONS:
        raise BrokenPromiseError(
            f"{len(kind.actions)} actions; at most {MOST_ACTIONS} keep encodings and searches small"
        )
    notations = [action.notation for action in kind.actions.actions]
    if len(set(notations)) != len(notations):
        raise BrokenPromiseError("two actions have the same notation")
    for number, action in enumerate(kind.actions.actions):
        if action.id != number:
            raise BrokenPromiseError(f"{action.notation!r} has id {action.id} at place {number}")
        for text in (action.notation, action.notation.upper(), f"  {action.notation} "):
            if kind.actions.parse(text) != action:
                raise BrokenPromiseError(f"{text!r} parses to {kind.actions.parse(text).notation!r}")
    if is_recorded(kind) and notations != read_lines(kind, "actions.txt"):
        raise BrokenPromiseError(
            "the action ids are not those of golden/actions.txt; they are stable for ever"
        )
    if is_recorded(kind) and cards(kind) != read_lines(kind, "data.txt"):
        raise BrokenPromiseError("the cards are not those of golden/data.txt")
    check_contract(kind)
    names = [plane.name for plane in kind.planes]
    if len(set(names)) != len(names):
        raise BrokenPromiseError("two planes of the observation have the same name")
    if size(kind.planes) != kind.encoded:
        raise BrokenPromiseError(
            f"the planes have {size(kind.planes)} numbers, but encode writes {kind.encoded}"
        )
    check_options(case)


def check_contract(kind: GameKind) -> None:
    """The types that mypy would check, for a game that mypy has not checked."""
    modules: list[tuple[object, type]] = [
        (kind.rules, Rules),
        (kind.judgement, Judgement),
        (kind.memory, Memory),
        (kind.questions, Questions),
    ]
    modules += [(kind.rollout_policy, RolloutPolicy)] if kind.rollout_policy else []
    modules += [(kind.net_inputs, NetInputs)] if kind.net_inputs else []
    for module, protocol in modules:
        for name in vars(protocol):
            if not name.startswith("_") and name not in vars(module):
                raise BrokenPromiseError(f"{protocol.__name__.lower()}: there is no function {name}")


def check_options(case: Case) -> None:
    """Defaults are valid, every option is explained, and its values survive text."""
    kind = case.kind
    kind.check_options(resolve(kind.options, {}))
    for option in kind.options:
        if not inspect.cleandoc(option.doc):
            raise BrokenPromiseError(f"option {option.name} is not explained")
        for value in option.choices or (option.default,):
            if option.parsed(str(value)) != value:
                raise BrokenPromiseError(f"option {option.name}: {value!r} does not survive as text")
    if not 1 <= kind.players[0] <= kind.players[1] <= 8:
        raise BrokenPromiseError(f"{kind.players} players; knowledge masks have room for 8 seats")
