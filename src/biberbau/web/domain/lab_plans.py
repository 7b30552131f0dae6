"""A person's request to the laboratory: the game, its players, how many games, compared with which variant."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

import yaml

from ...errors import OptionError
from ...games import kind as game_kind
from ...kernel.game import GameKind
from ...kernel.numbers import whole_number
from ...kernel.options import Value
from ...match import Game
from ...match.decks import (
    DECK_FORMAT,
    MOST_QUOTED,
    MOST_TOLD,
    REASONS,
    DeckError,
    NoSuchDeckError,
    deck_document,
    deck_options,
)
from ...structured_text import DuplicateNameError, read_yaml
from .messages import SAYS, RefusedError
from .setup_forms import clash, read_options, unlike

QUICK = ("relaxed", "greedy:1", "greedy:4", "greedy", "random")
"""Compiled players of a report: thousands of games a minute."""

THINKING = ("keen", "strong")
"""Players that think about every move, as at a table: seconds to minutes for a game."""

BOTS = (*QUICK, *THINKING)

PARTS = ("worth", "regret", "kingmaking", "luck", "levels", "rules")
"""The optional parts of a report besides whole games."""

GAMES, USUAL, USUAL_OF_BOTS = (10, 20_000), 1_000, 20
"""The fewest and the most games of a report, and the default of the form."""

GAMES_OF_BOTS = (2, 100)
"""The fewest and the most where bots think."""

SEEDS = 999_999

DECK, LONGEST_DECK = "deck", 4000
"""The field for a custom deck, and how many characters of it are read."""

NO_DECK = SAYS.family("lab-deck", REASONS)
"""The refusal of a text that is no deck."""

DEEPEST_DECK = 4
"""At most this many brackets may be opened in it."""

AGAINST = "against."
"""The prefix of the other variant's fields; an empty one is as in the first."""


@dataclass(frozen=True)
class LabPlan:
    """A plan of games. ``against``: the options of another variant that differ from this game's; none: there is no
    other. ``gone``: options in a plan of an earlier release that the game no longer has.
    """

    game: Game
    bots: str
    games: int
    seed: int = 0
    parts: tuple[str, ...] = PARTS
    against: Mapping[str, Value] = field(default_factory=dict)
    gone: Mapping[str, Value] = field(default_factory=dict)

    @property
    def thinks(self) -> bool:
        """Whether its players think about every move."""
        return self.bots in THINKING

    @property
    def other(self) -> Game | None:
        """The other variant."""
        return Game.of(self.game.id, {**self.game.options, **self.against}) if self.against else None

    def text(self) -> str:
        """The plan as stored in the database."""
        plan = {
            "options": dict(self.game.options),
            "bots": self.bots,
            "games": self.games,
            "seed": self.seed,
            "parts": list(self.parts),
            "against": dict(self.against),
        }
        return json.dumps(plan, separators=(",", ":"))

    @classmethod
    def read(cls, game: str, text: str) -> LabPlan:
        """The plan that this text holds, an earlier release's as far as the game still has its options."""
        plan = json.loads(text)
        found, gone = _still(game, {}, plan["options"])
        other, gone_there = _still(game, found.options, plan["against"])
        return cls(
            found,
            plan["bots"],
            plan["games"],
            plan["seed"],
            tuple(plan["parts"]),
            {name: other.options[name] for name in plan["against"] if name not in gone_there},
            gone | gone_there,
        )


def _still(
    game_id: str, before: Mapping[str, Value], given: Mapping[str, Value]
) -> tuple[Game, dict[str, Value]]:
    """The game with these options, others as ``before``, and those of them that it no longer has or that no longer go
    together.
    """
    known, kept, gone = {option.name: option for option in game_kind(game_id).options}, dict(before), {}
    for name, value in given.items():
        try:
            kept[name] = known[name].validated(value)
        except (KeyError, OptionError):
            gone[name] = value
    try:
        return Game.of(game_id, kept), gone
    except OptionError:
        found = Game.of(game_id, {"players": kept["players"], **before})
        return found, {name: value for name, value in given.items() if found.options.get(name) != value}


def as_typed(plan: LabPlan, options: Mapping[str, str]) -> dict[str, str]:
    """The form's fields that this plan came from; ``options``: those of its game."""
    against = {f"{AGAINST}option.{name}": str(value).lower() for name, value in plan.against.items()}
    numbers = {"bots": plan.bots, "games": str(plan.games), "seed": str(plan.seed), "parts": "1"}
    return {**options, **against, **numbers, **{f"part.{name}": "1" for name in plan.parts}}


def read_plan(kind: GameKind, form: Mapping[str, str]) -> tuple[LabPlan | None, dict[str, RefusedError]]:
    """The plan of a form, or, by field name, what is wrong with it. ``parts``: its boxes have been shown."""
    given, errors = read_options(kind, form)
    given |= _deck(kind, form, DECK, errors)
    bots = form.get("bots", QUICK[0])
    if bots not in BOTS:
        errors["bots"] = RefusedError(400, "option-choice")
    thinks = bots in THINKING
    low, high = GAMES_OF_BOTS if thinks else GAMES
    usual = USUAL_OF_BOTS if thinks else USUAL
    games = _number(form, "games", usual, low, high, "lab-too-many" if thinks else "option-number", errors)
    seed = _number(form, "seed", 0, 0, SEEDS, "option-number", errors)
    parts = tuple(name for name in PARTS if form.get(f"part.{name}") == "1") if "parts" in form else PARTS
    if errors:
        return None, errors
    try:
        game = Game.of(kind.id, given)
    except OptionError:
        return None, clash(kind, given)
    against, errors = _other(kind, game, form)
    return (None, errors) if errors else (LabPlan(game, bots, games, seed, parts, against), {})


def _other(
    kind: GameKind, game: Game, form: Mapping[str, str]
) -> tuple[dict[str, Value], dict[str, RefusedError]]:
    """The differences of the other variant, or, by field name, what is wrong with it."""
    found: dict[str, Value] = {}
    errors: dict[str, RefusedError] = {}
    for option in kind.options:
        name = f"{AGAINST}option.{option.name}"
        if option.name != "players" and form.get(name):
            try:
                found[option.name] = option.parsed(form[name])
            except OptionError:
                errors[name] = unlike(option)
    found |= _deck(kind, form, f"{AGAINST}{DECK}", errors)
    if errors:
        return {}, errors
    try:
        other = Game.of(kind.id, {**game.options, **found})
    except OptionError:
        return {}, {_field_of(found, form): RefusedError(400, "option-clashes")}
    against = {name: value for name, value in other.options.items() if value != game.options[name]}
    if found and not against:
        errors[_field_of(found, form)] = RefusedError(400, "lab-same")
    return against, errors


def _field_of(found: Mapping[str, Value], form: Mapping[str, str]) -> str:
    """The field by which the other variant was chosen: its deck, or its first option."""
    by_deck = f"{AGAINST}{DECK}"
    return by_deck if form.get(by_deck, "").strip() else f"{AGAINST}option.{next(iter(found))}"


def deck_text(game: Game) -> str:
    """A deck as the form takes it: a line for each card."""
    return "\n".join(f"{card}: {count}" for card, count in deck_document(game)["cards"].items())


def _deck(
    kind: GameKind, form: Mapping[str, str], field: str, errors: dict[str, RefusedError]
) -> dict[str, Value]:
    """The options for the deck in a field; none where it is empty."""
    text = form.get(field, "").strip()
    if not text:
        return {}
    try:
        return deck_options(_document(kind, text), kind.id)
    except NoSuchDeckError as error:
        told = [f"{card} {there} ({wanted})" for card, there, wanted in error.cards[:MOST_TOLD]]
        told += ["…"] if len(error.cards) > MOST_TOLD else []
        errors[field] = RefusedError(400, NO_DECK[error.reason], nearest=error.nearest, cards=", ".join(told))
    except DeckError as error:
        errors[field] = RefusedError(400, NO_DECK[error.reason], **error.values)
    except RefusedError as error:
        errors[field] = error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        errors[field] = _unread(error)
    return {}


def _unread(error: Exception) -> RefusedError:
    """The refusal of a text that is no YAML, or none that we read."""
    if isinstance(error, DuplicateNameError):
        return RefusedError(400, "lab-deck-twice", name=error.name[:MOST_QUOTED])
    mark = error.problem_mark if isinstance(error, yaml.MarkedYAMLError) else None
    if mark is None:
        return RefusedError(400, "lab-deck-odd")
    return RefusedError(400, "lab-deck-line", line=mark.line + 1)


def _document(kind: GameKind, text: str) -> object:
    """A deck as a file has it, or its cards alone, a line for each; a RefusedError where it is neither.

    It comes from anybody, so it must be small and plain: YAML's references could grow without end.
    """
    if len(text) > LONGEST_DECK:
        raise RefusedError(400, "lab-deck-long", most=LONGEST_DECK)
    if odd := next((sign for sign in "&*!?" if sign in text), ""):
        raise RefusedError(400, "lab-deck-sign", sign=odd)
    if text.count("{") + text.count("[") > DEEPEST_DECK:  # a thousand of them take YAML a second
        raise RefusedError(400, "lab-deck-deep")
    found = read_yaml(text)
    if isinstance(found, Mapping) and not {"format", "cards", "points"} & found.keys():
        return {"format": DECK_FORMAT, "game": kind.id, "cards": found}
    return found


def _number(
    form: Mapping[str, str],
    name: str,
    usual: int,
    low: int,
    high: int,
    key: str,
    errors: dict[str, RefusedError],
) -> int:
    found = whole_number(form[name]) if form.get(name, "") else usual
    if found is None or not low <= found <= high:
        errors[name] = RefusedError(400, key, low=low, high=high)
        return usual
    return found
