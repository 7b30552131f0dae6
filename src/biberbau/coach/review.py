"""The review of a finished game: chances over the game, each decision judged, luck and skill apart.

A decision is judged from its seat's view alone (``judging``): neither later events nor others' cards count. Only luck
is computed with all cards open (``luck``). The same match, budget and seed give the same review.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np

from ..errors import ReplayError
from ..match import Game, Match, Position
from ..search.budget import Budget
from .judging import Judge, Judged
from .labels import Label, limits
from .luck import Part, Shares, luck_and_skill

FORMAT = "biberbau-review/1"

SAMPLED, FEWEST_SAMPLES, MOST_SAMPLES = 2, 16, 2000
"""The number of a decision's playouts for each playout of a moment's value, and the fewest and most of the latter."""


def default_playouts(game: Game) -> int:
    """The default number of playouts for a decision of this game."""
    return limits(game.id).playouts


def samples(playouts: int) -> int:
    """The number of playouts for a moment's value."""
    return min(MOST_SAMPLES, max(FEWEST_SAMPLES, playouts // SAMPLED))


@dataclass(frozen=True)
class ReviewStep:
    """The findings about one action, or (``part.ply`` 0) about the deal."""

    part: Part
    decision: Judged | None


def reviewed(match: Match, playouts: int, seed: bytes) -> Iterator[ReviewStep]:
    """The review of a finished match, one action after the other. ReplayError if it is not over."""
    return (step for step in reviewing(match, playouts, seed) if step is not None)


def reviewing(match: Match, playouts: int, seed: bytes) -> Iterator[ReviewStep | None]:
    """The same in small slices: yields None after each, and a step whenever one is done."""
    if not match.over:
        raise ReplayError("only a game that is over can be reviewed")
    called = limits(match.game.id)
    judge, budget = Judge(match.game, called.drift), Budget(playouts=playouts)
    before = [was for was, _, _ in match.moments()]
    for part in luck_and_skill(match, samples(playouts), seed):
        decision, moment = None, before[part.ply]
        if part.ply and moment is not None:
            view = Position(match.game, moment.state, ply=part.ply - 1).as_seen_by(part.seat)
            view = replace(view, past=match.past(part.seat, view.ply))
            action = match.history[part.ply - 1]
            yield None
            dice = seed + f"-{part.ply}".encode()
            for decision in judge.judging(view, action, budget, dice, called.certain):
                if decision is None:
                    yield None
        yield ReviewStep(part, decision)


@dataclass(frozen=True)
class Account:
    """The sources of a result, each ``float64[players]`` in shares of the win.

    ``fair`` + ``luck`` + ``own`` + ``others`` is the result. ``error``: the standard error of ``luck``.
    """

    fair: Shares
    luck: Shares
    own: Shares
    others: Shares
    error: Shares

    @classmethod
    def of(cls, parts: Sequence[Part]) -> Account:
        """The account of a game, or of its first actions."""
        first, players = parts[0], len(parts[0].value)
        luck, own, others, variance = np.zeros((4, players))
        for part in parts:
            luck += part.luck
            variance += part.variance
            if part.seat is not None:
                mine = np.arange(players) == part.seat
                own += np.where(mine, part.decision, 0.0)
                others += np.where(mine, 0.0, part.decision)
        return cls(first.value - first.luck, luck, own, others, np.sqrt(variance))

    @property
    def result(self) -> Shares:
        """Everybody's share at the end."""
        return self.fair + self.luck + self.own + self.others


def document(match: Match, playouts: int, steps: Sequence[ReviewStep]) -> dict[str, Any]:
    """A review, or as much of it as there is, as plain JSON data; ``complete``: whether it is all."""
    parts, called = [step.part for step in steps], limits(match.game.id)
    decisions = [(step.decision, called.called(step.decision)) for step in steps if step.decision]
    account, players = Account.of(parts), match.game.players
    counts = [
        {str(label): sum(one.seat == seat and name is label for one, name in decisions) for label in Label}
        for seat in range(players)
    ]
    return {
        "format": FORMAT,
        "game": match.game.id,
        "options": dict(match.game.options),
        "commitment": match.commitment,
        "playouts": playouts,
        "samples": samples(playouts),
        "complete": len(parts) == match.ply + 1,
        "actions": match.ply,
        "winners": list(match.winners),
        "scores": list(match.scores),
        "limits": {"slip": called.slip, "mistake": called.mistake, "blunder": called.blunder},
        "chances": [_rounded(part.value) for part in parts],
        "luck": [_rounded(part.luck) for part in parts],
        "decisions": [
            {
                "ply": one.ply,
                "seat": one.seat,
                "action": one.action.notation,
                "best": one.best.notation,
                "chance": round(one.chance, 4),
                "best_chance": round(one.best_chance, 4),
                "loss": round(one.loss, 4),
                "loss_least": round(one.least, 4),
                "loss_most": round(one.most, 4),
                "label": str(label),
                "choices": one.choices,
            }
            for one, label in decisions
        ],
        "counts": counts,
        "account": {
            "fair": account.fair.tolist(),
            "luck": account.luck.tolist(),
            "own_decisions": account.own.tolist(),
            "others_decisions": account.others.tolist(),
            "result": account.result.tolist(),
            "luck_error": account.error.tolist(),
        },
    }


DECISIVE = 0.1
"""An action that brings the winners less than this, in shares of the win, decides nothing by itself."""


@dataclass(frozen=True)
class Decisive:
    """The action ``ply`` that brought the winners most: their chances before and after it, in shares."""

    ply: int
    before: float
    after: float


def decisive(found: Mapping[str, Any]) -> Decisive | None:
    """The decisive moment of a document; None where no single one was, or it is not complete.

    Of equal ones the last: until then the game was still open.
    """
    if not found["complete"]:
        return None
    shares = [sum(moment[seat] for seat in found["winners"]) for moment in found["chances"]]
    rises = [(after - before, ply) for ply, (before, after) in enumerate(pairwise(shares), start=1)]
    rise, ply = max(rises, default=(0.0, 0))
    return Decisive(ply, shares[ply - 1], shares[ply]) if rise >= DECISIVE else None


def gave_away(found: Mapping[str, Any], one: Mapping[str, Any]) -> bool:
    """Whether a decision of a document surely gave something away: such decisions are listed, even where the label is
    close.

    Documents from before bounds were stored have labels only.
    """
    if "loss_least" not in one:
        return bool(one["label"] != Label.FINE)
    return bool(one["loss_least"] >= found["limits"]["slip"])


def _rounded(values: Shares) -> list[float]:
    return [round(float(value), 4) for value in values]


SOLE = 0.999
"""A player with more of the win than this is taken to have all of it."""

VERDICT_FROM = 0.05
"""Less luck than this, in shares of the win, is not worth a sentence."""


def verdict(account: dict[str, list[float]], seat: int) -> str:
    """The sentence that compares luck and skill: ``better``, ``despite``, ``lucky`` or ``even``.

    Luck that is less than twice its error, or less than ``VERDICT_FROM``, proves nothing.
    """
    luck, error = account["luck"][seat], account["luck_error"][seat]
    if abs(luck) < max(VERDICT_FROM, 2 * error):
        return "even"
    if luck > 0:
        return "lucky"
    return "despite" if account["result"][seat] > SOLE else "better"  # nobody has more than the whole win
