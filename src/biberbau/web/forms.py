"""What people type to open a table: their name, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..bots import LEVELS
from ..errors import OptionError
from ..kernel.game import GameKind
from ..kernel.options import Option
from ..match import Game
from .messages import RefusedError
from .names import checked_name
from .seals import checked_words
from .terms import USUAL, Terms

OPEN = "open"


@dataclass(frozen=True)
class Setup:
    """A new table as its host wants it. ``seats``: what sits on seat 1, 2, …: ``open`` or a bot level.

    ``words``: what the host adds to the deal after having seen the seal; ``seal``: that seal as the form brought it back.
    """

    name: str
    game: Game
    seats: tuple[str, ...]
    words: str = ""
    seal: str = ""
    terms: Terms = USUAL


def for_all_ages(kind: GameKind) -> dict[str, str]:
    """Fields that are switched on where strangers can sit down: what has a rude name is called something else."""
    return {f"option.{option}": "true" for option in kind.said_instead}


def _unlike(option: Option) -> RefusedError:
    """A value that this option cannot have."""
    if option.kind == "int":
        return RefusedError(400, "option-number", low=option.low, high=option.high)
    return RefusedError(400, "option-choice")


def _clash(kind: GameKind, given: Mapping[str, object]) -> dict[str, RefusedError]:
    """The option without which the others go together, by field name, with what it usually is; else the first."""
    for name in given:
        try:
            usual = Game.of(kind.id, {other: given[other] for other in given if other != name}).options[name]
        except OptionError:
            continue
        return {f"option.{name}": RefusedError(400, "option-clash", option=name, usual=str(usual).lower())}
    return {f"option.{next(iter(given))}": RefusedError(400, "option-clashes")}


def read_setup(kind: GameKind, form: Mapping[str, str]) -> tuple[Setup | None, dict[str, RefusedError]]:
    """The setup that a form describes, or, by field name, what is wrong with it."""
    errors: dict[str, RefusedError] = {}
    given: dict[str, object] = {}
    name = ""
    if OPEN in (value for field, value in form.items() if field.startswith(("seat", "opponents"))):
        form = for_all_ages(kind) | dict(form)
    try:
        name = checked_name(form.get("name", ""))
    except RefusedError as refusal:
        errors["name"] = refusal
    for option in kind.options:
        field = f"option.{option.name}"
        if form.get(field) == "" and option.where:
            continue  # as usual, whatever that is with the other options
        if field in form:
            try:
                given[option.name] = option.parsed(form[field])
            except OptionError:
                errors[field] = _unlike(option)
    words, seal = "", form.get("seal", "")
    try:
        words = checked_words(form.get("words", ""))
        if words and not seal:
            raise RefusedError(400, "words-first")
    except RefusedError as refusal:
        errors["words"] = refusal
    game: Game | None = None
    if not errors:
        try:
            game = Game.of(kind.id, given)
        except OptionError:
            errors |= _clash(kind, given)
    default = form.get("opponents", LEVELS[1])
    seats = tuple(form.get(f"seat{i}", default) for i in range(1, game.players if game else 1))
    for index, seat in enumerate(seats, start=1):
        if seat != OPEN and seat not in LEVELS:
            errors[f"seat{index}"] = RefusedError(400, "seat-kind", levels=", ".join(LEVELS))
    if game is None or errors:
        return None, errors
    terms = Terms(ranked=form.get("ranked") == "1" and OPEN in seats)
    return Setup(name, game, seats, words, seal, terms=terms), {}
