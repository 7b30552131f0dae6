"""The form for a new table: name, seats and options."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ...bots import ALL_LEVELS, LEVELS, newest
from ...errors import OptionError
from ...kernel.game import GameKind
from ...kernel.options import Option, Value
from ...match import Game
from .messages import RefusedError
from .names import checked_name
from .seed_commitment import checked_words
from .terms import ABSENT, USUAL, Terms

OPEN = "open"

CLOCKS = ("", "live 300 10", "live 600 15", "live 1200 30", "days 1", "days 3", "days 7")
"""The clocks that a form offers; empty: none."""

FILLS = (0, 30, 60, 180)
"""The seconds that a form offers until bots take the empty seats; 0: never."""

PLAY_CLOCK, PLAY_FILL = CLOCKS[2], FILLS[2]
"""The terms of a table where strangers meet, so that nobody waits for ever."""


@dataclass(frozen=True)
class Setup:
    """A new table as its host wants it. ``seats``: of seats 1, 2, …: ``open`` or a bot level.

    ``words``: the host's words for the deal, chosen after the seal was shown; ``seal``: that seal as the form sent it
    back; ``listed``: whether anybody may find the table; ``program``: whether a program opens it.
    """

    name: str
    game: Game
    seats: tuple[str, ...]
    words: str = ""
    seal: str = ""
    listed: bool = False
    terms: Terms = USUAL
    program: bool = False


def clock_choice(text: str) -> str:
    """A clock that forms offer; a RefusedError for any other."""
    if text not in CLOCKS:
        raise RefusedError(400, "option-choice")
    return text


def fill_choice(text: str) -> int:
    """The seconds until bots take the empty seats, as forms offer them; a RefusedError for anything else."""
    if text not in map(str, FILLS):
        raise RefusedError(400, "option-choice")
    return int(text)


def _one_of(choices: Collection[str]) -> Callable[[str], str]:
    def choice(text: str) -> str:
        if text not in choices:
            raise RefusedError(400, "option-choice")
        return text

    return choice


_TERMS: Mapping[str, Callable[[str], object]] = {
    "level": _one_of(ALL_LEVELS),
    "fill": fill_choice,
    "clock": clock_choice,
    "absent": _one_of(ABSENT),
}


def read_terms(form: Mapping[str, str]) -> tuple[Terms, dict[str, RefusedError]]:
    """The terms in a form, and, by field name, what is wrong with them."""
    found: dict[str, Any] = {}
    errors: dict[str, RefusedError] = {}
    for name, read in _TERMS.items():
        try:
            if name in form:
                found[name] = read(form[name])
        except RefusedError as refusal:
            errors[name] = refusal
    return Terms(ranked=form.get("ranked") == "1", programs=form.get("programs") == "1", **found), errors


def checked_ranked(terms: Terms) -> dict[str, RefusedError]:
    """The errors of a game that is to count for ratings, by field name: it needs a live clock, and people alone."""
    if terms.ranked and terms.programs:
        return {"programs": RefusedError(400, "ranked-programs")}
    if terms.ranked and not terms.timed().bank:
        return {"clock": RefusedError(400, "ranked-clock")}
    return {}


def _of_people(terms: Terms, seats: Collection[str]) -> Terms:
    """The terms of a table: where one person plays with bots, there is no waiting and no clock."""
    return terms if OPEN in seats else Terms(level=terms.level)


def for_all_ages(kind: GameKind) -> dict[str, str]:
    """The options for tables that strangers can join: there cards with rude names are renamed."""
    return {f"option.{option}": "true" for option in kind.said_instead}


def unlike(option: Option) -> RefusedError:
    """The refusal of a value that this option cannot have."""
    if option.kind == "int":
        return RefusedError(400, "option-number", low=option.low, high=option.high)
    return RefusedError(400, "option-choice")


def clash(kind: GameKind, given: Mapping[str, object]) -> dict[str, RefusedError]:
    """The option that, set to its usual value, lets the others go together, by field name; else the first."""
    for name in given:
        try:
            usual = Game.of(kind.id, {other: given[other] for other in given if other != name}).options[name]
        except OptionError:
            continue
        return {f"option.{name}": RefusedError(400, "option-clash", option=name, usual=str(usual).lower())}
    return {f"option.{next(iter(given))}": RefusedError(400, "option-clashes")}


def read_options(
    kind: GameKind, form: Mapping[str, str]
) -> tuple[dict[str, object], dict[str, RefusedError]]:
    """The options in a form, and, by field name, what is wrong with the others."""
    given: dict[str, object] = {}
    errors: dict[str, RefusedError] = {}
    for option in kind.options:
        field = f"option.{option.name}"
        if form.get(field) == "" and option.where:
            continue  # its default, which may depend on the other options
        if field in form:
            try:
                given[option.name] = option.parsed(form[field])
            except OptionError:
                errors[field] = unlike(option)
    return given, errors


def read_setup(kind: GameKind, form: Mapping[str, str]) -> tuple[Setup | None, dict[str, RefusedError]]:
    """The setup in a form, or, by field name, what is wrong with it."""
    errors: dict[str, RefusedError] = {}
    name = ""
    if OPEN in (value for field, value in form.items() if field.startswith(("seat", "opponents"))):
        form = for_all_ages(kind) | dict(form)
    try:
        name = checked_name(form.get("name", ""))
    except RefusedError as refusal:
        errors["name"] = refusal
    given, wrong = read_options(kind, form)
    errors |= wrong
    words, seal = "", form.get("seal", "")
    try:
        words = checked_words(form.get("words", ""))
        if words and not seal:
            raise RefusedError(400, "words-first")
    except RefusedError as refusal:
        errors["words"] = refusal
    terms, wrong = read_terms(form)
    errors |= wrong
    if form.get("listed", "") not in ("", "1"):
        errors["listed"] = RefusedError(400, "option-choice")
    game: Game | None = None
    if not errors:
        try:
            game = Game.of(kind.id, given)
        except OptionError:
            errors |= clash(kind, given)
    default = form.get("opponents", LEVELS[1])
    seats = tuple(form.get(f"seat{i}", default) for i in range(1, game.players if game else 1))
    for index, seat in enumerate(seats, start=1):
        if seat != OPEN and seat not in ALL_LEVELS:
            errors[f"seat{index}"] = RefusedError(400, "seat-kind", levels=", ".join(ALL_LEVELS))
    if OPEN in seats:
        errors |= checked_ranked(terms)
    if game is None or errors:
        return None, errors
    listed = form.get("listed") == "1" and OPEN in seats
    return Setup(name, game, seats, words, seal, listed, _of_people(terms, seats)), {}


def as_set(kind: GameKind, options: Mapping[str, Value]) -> dict[str, str]:
    """A table's options as form fields; defaults stay defaults, whatever else is changed."""
    given = dict(options)
    for option in kind.options:
        rest = {name: value for name, value in given.items() if name != option.name}
        if option.where and Game.of(kind.id, rest).options[option.name] == given.get(option.name):
            given = rest
    return {f"option.{name}": str(value).lower() for name, value in given.items()}


def terms_as_set(terms: Terms, listed: bool) -> dict[str, str]:
    """A table's terms and openness as form fields, with today's bots."""
    ticked = {"listed": listed, "ranked": terms.ranked, "programs": terms.programs}
    chosen = {
        "fill": str(terms.fill),
        "level": newest(terms.level),
        "clock": terms.clock,
        "absent": terms.absent,
    }
    return {name: "1" for name, value in ticked.items() if value} | chosen


@dataclass(frozen=True)
class PlayWish:
    """The wish of a person who takes any seat. ``game``: empty for any; ``fill``: as in ``Terms``."""

    game: str = ""
    fill: int = PLAY_FILL

    def setup(self, kind: GameKind, name: str, words: str = "", seal: str = "") -> Setup:
        """The table that is opened where none is found: listed, with the usual number of players."""
        options = dict.fromkeys(kind.said_instead, True)
        game = Game.of(kind.id, options)
        terms = Terms(fill=self.fill, clock=PLAY_CLOCK)
        return Setup(name, game, (OPEN,) * (game.players - 1), words, seal, listed=True, terms=terms)


def read_wish(form: Mapping[str, str]) -> PlayWish:
    """The wish in a form."""
    return PlayWish(form.get("game", ""), fill_choice(form.get("fill", str(PLAY_FILL))))
