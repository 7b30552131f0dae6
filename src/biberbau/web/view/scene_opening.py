"""Adds a scene's derivable values, for templates. Browsers do the same (``opened`` in drawing.js).

Prints of cards and rules are put in place of their names; picks are numbered and get their defaults; the turns on the
table are taken from the log.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from .plain import Doc
from .prints import Prints

FATE = ("pick", "kind", "text")


def opened(scene: Doc, prints: Prints) -> Doc:
    """All of a live table's scene."""
    recent, log = scene["recent"], opened_turns(scene["log"])
    turns = [_part(log[at], first, end, last) for at, first, end, last in recent["turns"]]
    return Doc(
        scene,
        board=opened_board(scene["board"], prints),
        recent=Doc(recent, turns=turns),
        log=log,
        steps=opened_steps(scene["steps"]),
    )


def _part(turn: Doc, first: int, end: int, last: bool) -> Doc:
    return Doc(turn, lines=turn["lines"][first:end], by=turn["by"] + " last" * last)


def opened_turns(turns: Sequence[Doc]) -> list[Doc]:
    """Turns of the log, with the number of each line within its ply, by which pages identify it."""
    return [
        Doc(
            turn,
            by=turn["by"] or "",
            lines=[
                Doc(ply=ply, number=number, text=text, hit=hit)
                for (ply, text, hit), number in _numbered(turn["lines"])
            ],
        )
        for turn in turns
    ]


def opened_steps(steps: Sequence[list[Any]]) -> list[Doc]:
    """Movements, each with its ply and its number within that."""
    return [
        Doc(id=f"{ply}-{number}", ply=ply, cue=cue, ops=ops) for (ply, cue, ops), number in _numbered(steps)
    ]


def _numbered(told: Sequence[list[Any]]) -> Iterator[tuple[list[Any], int]]:
    for _, group in groupby(told, lambda one: one[0]):
        yield from ((one, number) for number, one in enumerate(group))


def opened_board(board: Doc, prints: Prints) -> Doc:
    """A game's own board."""
    usual = board["usually"] or ""
    picks = [_pick(pick, number, usual, prints) for number, pick in enumerate(board["picks"])]
    found = _opened(board, prints)
    assert isinstance(found, Doc)
    return Doc(found | {"picks": picks})


def _pick(pick: Doc, number: int, usual: str, prints: Prints) -> Doc:
    label = pick["label"]
    found = Doc(pick, number=number, legal=label is not None, label=label or "")
    for name, otherwise in (("says", usual), ("rule", "")):
        known, said = pick[f"{name}_of"], pick[name]
        found[name] = prints.rules[known] if known is not None else otherwise if said is None else said
    return found


def _opened(value: Any, prints: Prints) -> Any:
    if isinstance(value, list):
        return [_opened(one, prints) for one in value]
    if not isinstance(value, Doc):
        return value
    printed = value["printed"]
    found = Doc(() if printed is None else prints.cards[printed])
    for name, one in value.items():
        if one is None:
            continue
        if name == "fates":
            found[name] = [_fate(fate) for fate in one]
        else:
            found[name] = _fate(one) if name == "fate" else _opened(one, prints)
    return found


def _fate(fate: list[Any]) -> Doc:
    return Doc(zip(FATE, fate, strict=True))
