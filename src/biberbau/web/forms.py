"""What people type to open a table: their name, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..bots import LEVELS
from ..errors import OptionError
from ..kernel.game import GameKind
from ..match import Game
from .messages import RefusedError
from .names import checked_name
from .seals import checked_words

OPEN = "open"


@dataclass(frozen=True)
class Setup:
    """A new table as its host wants it. ``seats``: what sits on seat 1, 2, …: ``open`` or a bot level.

    ``words``: what the host adds to the deal after having seen the seal; ``seal``: what the form brought of it.
    """

    name: str
    game: Game
    seats: tuple[str, ...]
    words: str = ""
    seal: str = ""


def read_setup(kind: GameKind, form: Mapping[str, str]) -> tuple[Setup | None, dict[str, RefusedError]]:
    """The setup that a form describes, or what is wrong by field name."""
    errors: dict[str, RefusedError] = {}
    given: dict[str, object] = {}
    name = ""
    try:
        name = checked_name(form.get("name", ""))
    except RefusedError as refusal:
        errors["name"] = refusal
    for option in kind.options:
        field = f"option.{option.name}"
        if form.get(field) == "" and option.where:
            continue  # as usual, whatever that is beside the other options
        if field in form:
            try:
                given[option.name] = option.parsed(form[field])
            except OptionError as error:
                errors[field] = RefusedError(400, "option-bad", reason=str(error))
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
        except OptionError as error:
            errors["options"] = RefusedError(400, "option-bad", reason=str(error))
    default = form.get("opponents", LEVELS[1])
    seats = tuple(form.get(f"seat{i}", default) for i in range(1, game.players if game else 1))
    for index, seat in enumerate(seats, start=1):
        if seat != OPEN and seat not in LEVELS:
            errors[f"seat{index}"] = RefusedError(400, "seat-kind", levels=", ".join(LEVELS))
    if game is None or errors:
        return None, errors
    return Setup(name, game, seats, words, seal), {}
