"""What a person asks of the laboratory: which game, who plays it, how often, compared with what."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from ...errors import OptionError
from ...games import kind as game_kind
from ...kernel.game import GameKind
from ...kernel.numbers import whole_number
from ...kernel.options import Value
from ...match import Game
from .messages import RefusedError
from .setup_forms import clash, read_options, unlike

QUICK = ("relaxed", "greedy:1", "greedy:4", "greedy", "random")
"""Players of a report that are compiled: thousands of games a minute."""

THINKING = ("keen", "strong")
"""Players that think about every move, as at a table: seconds to minutes for a game."""

BOTS = (*QUICK, *THINKING)

PARTS = ("worth", "regret", "kingmaking", "luck", "levels", "rules")
"""What a report may have besides whole games; each is a part of so many games (``OF``)."""

OF: Mapping[str, int] = {"worth": 4, "regret": 10, "kingmaking": 100, "luck": 100, "levels": 10, "rules": 20}
"""One game of that part for so many whole games."""

GAMES, USUAL, USUAL_OF_BOTS = (10, 20_000), 1_000, 20
"""The fewest and the most games of a report, and as many as a form begins with."""

GAMES_OF_BOTS = (2, 100)
"""The fewest and the most where bots think."""

SEEDS = 999_999

AGAINST = "against."
"""What fields of the other variant are called before their names; an empty one is as in the first."""


@dataclass(frozen=True)
class LabPlan:
    """What is to be played. ``against``: the options of another variant that differ from this game's; none: there is no
    other. ``gone``: what a plan of an earlier release says of rules that the game no longer has.
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
        """Whether its players take their time."""
        return self.bots in THINKING

    @property
    def other(self) -> Game | None:
        """The other variant."""
        return Game.of(self.game.id, {**self.game.options, **self.against}) if self.against else None

    def text(self) -> str:
        """The plan as the database has it."""
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
        """The plan that this text is of, an earlier release's as far as the rules still have its options."""
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
    together."""
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
    """The fields of the form that this plan came from; ``options``: those of its game."""
    against = {f"{AGAINST}option.{name}": str(value).lower() for name, value in plan.against.items()}
    numbers = {"bots": plan.bots, "games": str(plan.games), "seed": str(plan.seed), "parts": "1"}
    return {**options, **against, **numbers, **{f"part.{name}": "1" for name in plan.parts}}


def read_plan(kind: GameKind, form: Mapping[str, str]) -> tuple[LabPlan | None, dict[str, RefusedError]]:
    """The plan that a form describes, or, by field name, what is wrong with it. ``parts``: its boxes have been shown."""
    given, errors = read_options(kind, form)
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
    """In what the other variant differs, or, by field name, what is wrong with it."""
    found: dict[str, Value] = {}
    errors: dict[str, RefusedError] = {}
    for option in kind.options:
        name = f"{AGAINST}option.{option.name}"
        if option.name != "players" and form.get(name):
            try:
                found[option.name] = option.parsed(form[name])
            except OptionError:
                errors[name] = unlike(option)
    if errors:
        return {}, errors
    try:
        other = Game.of(kind.id, {**game.options, **found})
    except OptionError:
        return {}, {f"{AGAINST}option.{next(iter(found))}": RefusedError(400, "option-clashes")}
    against = {name: value for name, value in other.options.items() if value != game.options[name]}
    if found and not against:
        first = next(iter(found))
        errors[f"{AGAINST}option.{first}"] = RefusedError(400, "lab-same")
    return against, errors


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
